import type { Choice } from '../pages/find.js';
import { storedKey } from './api.js';
import { dateField } from './date-field.js';
import { byId, inSameLanguage } from './dom.js';
import { focusAgain, focusIn } from './keep-focus.js';
import { placeField, placeIn } from './place-field.js';

/** The first screen: each part of the question is edited in place, and the answer follows. Without this script it is a form. */

let loading = new AbortController();
/** Whether an answer was dropped because the question was being edited when it came. */
let isBehind = false;

/** The URL of the question as it is now. */
function address(): string {
  const form = byId<HTMLFormElement>('question');
  const query = new URLSearchParams();
  query.set('on', form.querySelector<HTMLInputElement>('.date')!.value);
  for (const input of form.querySelectorAll<HTMLInputElement>('.place input')) {
    const place = placeIn(input);
    if (place !== '') query.append('for', place);
  }
  return inSameLanguage(`/?${query.toString().replaceAll('%3A', ':')}`);
}

/** Loads the page of another question and takes over its question, answer and coming dates. */
async function show(next: string, isNew: boolean): Promise<void> {
  loading.abort();
  loading = new AbortController();
  isBehind = false;
  const { signal } = loading;
  const written = address();
  byId('answer').setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(next, { signal, credentials: 'omit' });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (address() !== written) {
      isBehind = true;
      return;
    }
    const focus = focusIn(byId('question'));
    for (const id of ['question', 'answer', 'coming'])
      byId(id).replaceWith(document.adoptNode(page.getElementById(id)!));
    if (isNew) history.pushState(null, '', next);
    enhance();
    if (focus) focusAgain(byId('question'), focus);
  } catch {
    // The browser loads the page itself, and shows the error.
    if (!signal.aborted) location.assign(next);
  }
}

function enhance(): void {
  const form = byId<HTMLFormElement>('question');
  form.classList.add('alive');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(address(), true);
  });
  const date = form.querySelector<HTMLInputElement>('.date')!;
  dateField(date, () => void show(address(), true));
  // Opens the picker wherever the field is clicked, since the browser's own button is hidden.
  date.addEventListener('click', () => date.showPicker?.());
  for (const input of form.querySelectorAll<HTMLInputElement>('.place input')) place(input);
}

function place(input: HTMLInputElement): void {
  const take = ({ ids: [, ...more] }: Choice) => {
    const next = new URLSearchParams(address().slice(2));
    for (const id of more) next.append('for', id);
    void show(`/?${next.toString().replaceAll('%3A', ':')}`, true);
  };
  // An emptied field is removed; another text is requested, so that the answer always belongs to the question above it.
  placeField(input, { take, changed: () => void show(address(), true) });
  input.addEventListener('input', () => {
    input.size = Math.max(4, input.value.length);
  });
  // A text that is the same again is no change to the browser.
  input.addEventListener('blur', () => {
    if (isBehind && input.isConnected) void show(address(), true);
  });
}

addEventListener('popstate', () => void show(location.pathname + location.search, false));
// Do not mark links as locked for users with a key.
if (storedKey() !== null)
  for (const locked of document.querySelectorAll<HTMLElement>('[data-locked]'))
    locked.hidden = true;
enhance();
