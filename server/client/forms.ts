import './copy-buttons.js';
import { dateField } from './date-field.js';
import { focusAgain, focusIn } from './keep-focus.js';
import { placeField, placeIn } from './place-field.js';

/** Forms with places, which work without a script too: places are fields of their own kind, and each change is asked at once. */

/** Where the focus was when a form was sent, for the page that comes: `<path> <field> <1: its button>`. */
const FOCUS_NAME = 'kalends-focus';

for (const form of document.querySelectorAll<HTMLFormElement>('form:has(.place input)')) {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('.place input')];
  /** The ids beyond the first of a choice of several calendars, such as the two of a currency pair. */
  const more: string[] = [];
  // Chosen places are sent by their ids, not by the names that are shown.
  form.addEventListener('formdata', ({ formData }) => {
    formData.delete('for');
    for (const place of [...inputs.map(placeIn), ...more]) {
      if (place !== '') formData.append('for', place);
    }
  });
  let isSent = false;
  form.addEventListener('submit', () => {
    isSent = true;
  });
  // Only now it is certain which field the focus went on to.
  addEventListener('pagehide', () => {
    const focus = isSent ? focusIn(form) : null;
    if (focus) keep(`${location.pathname} ${focus.at} ${Number(focus.isButton)}`);
  });
  const needs = form.dataset.needs?.split(' ') ?? [];
  const isFilled = (name: string) =>
    [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].some(
      ({ value }) => value.trim() !== '',
    );
  const ask = () => {
    if (needs.every(isFilled)) form.requestSubmit();
  };
  for (const input of inputs) {
    placeField(input, {
      take: ({ ids }) => {
        more.push(...ids.slice(1));
        ask();
      },
      changed: ask,
    });
  }
  for (const choice of form.querySelectorAll('select')) choice.addEventListener('change', ask);
  for (const date of form.querySelectorAll<HTMLInputElement>('[type=date]')) {
    dateField(date, () => {
      if (form.checkValidity()) ask();
    });
  }
  for (const number of form.querySelectorAll<HTMLInputElement>('[type=number]')) {
    number.addEventListener('change', () => {
      if (number.value !== '' && form.checkValidity()) ask();
    });
  }
  const [path, at, isButton] = keep(null)?.split(' ') ?? [];
  if (path === location.pathname) focusAgain(form, { at: Number(at), isButton: isButton === '1' });
}

/** Keeps a text for the next page of this tab, or takes the one that was kept; null where the browser keeps none. */
function keep(text: string | null): string | null {
  try {
    const kept = sessionStorage.getItem(FOCUS_NAME);
    if (text === null) sessionStorage.removeItem(FOCUS_NAME);
    else sessionStorage.setItem(FOCUS_NAME, text);
    return kept;
  } catch {
    return null;
  }
}
