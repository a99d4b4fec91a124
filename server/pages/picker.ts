import type { Calendar } from './answers.js';
import { findCalendars, NoAnswer } from './api.js';
import { byId, debounced, h } from './dom.js';

/** Calendars picked by typing: a combobox whose list is the server's search. */

const TYPING_MS = 120;

export interface Picker {
  readonly focus: () => void;
}

export function startPicker(options: {
  readonly onPick: (calendar: Calendar) => void;
  /** Backspace where nothing is written. */
  readonly onTakeBack: () => void;
  readonly onFailure: (error: unknown) => void;
}): Picker {
  const input = byId<HTMLInputElement>('pick');
  const list = byId('found');
  let found: readonly Calendar[] = [];
  /** The text that they were found for. */
  let foundFor = '';
  let active = -1;
  let asking = new AbortController();
  /** The text that is asked for now, and whether Enter was pressed meanwhile. */
  let askedFor = '';
  let isWanted = false;

  const close = () => {
    asking.abort();
    found = [];
    foundFor = '';
    askedFor = '';
    isWanted = false;
    draw();
  };
  const pick = (calendar: Calendar | undefined) => {
    if (!calendar) return;
    input.value = '';
    close();
    options.onPick(calendar);
    input.focus();
  };
  const draw = (none = false) => {
    active = Math.min(active, found.length - 1);
    const items = found.map((calendar, index) =>
      h(
        'div',
        {
          ...{
            class: 'option',
            role: 'option',
            id: `found-${index}`,
            'aria-selected': index === active ? 'true' : 'false',
          },
          onpointerdown: (event) => event.preventDefault(),
          onclick: () => pick(calendar),
        },
        h('b', {}, calendar.id),
        ` ${calendar.name}`,
        h('small', {}, ` ${calendar.kind}`),
      ),
    );
    list.replaceChildren(...items);
    list.hidden = items.length === 0;
    byId('found-none').textContent = none ? 'No calendar is called that.' : '';
    input.setAttribute('aria-expanded', String(items.length > 0));
    if (active >= 0) input.setAttribute('aria-activedescendant', `found-${active}`);
    else input.removeAttribute('aria-activedescendant');
  };
  const written = () => input.value.trim();
  const look = async () => {
    const text = written();
    if (text === '') return close();
    if (text === askedFor || text === foundFor) return;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    askedFor = text;
    try {
      const calendars = await findCalendars(text, signal);
      if (signal.aborted) return;
      found = calendars;
      foundFor = text;
      active = 0;
      draw(found.length === 0);
      // Of several, whoever pressed Enter before they were seen has not chosen one.
      if (isWanted && (found.length === 1 || found[0]?.id === text.toUpperCase())) pick(found[0]);
    } catch (error) {
      if (!signal.aborted) options.onFailure(error instanceof NoAnswer ? error : new Error(String(error)));
    } finally {
      if (!signal.aborted) {
        askedFor = '';
        isWanted = false;
      }
    }
  };
  const lookSoon = debounced(TYPING_MS, () => void look());
  input.addEventListener('input', () => {
    isWanted = false;
    lookSoon();
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (found.length === 0) return;
      active = (active + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % found.length;
      draw();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What was found for another text is not what is meant.
      if (written() === foundFor) pick(found[active]);
      else {
        isWanted = true;
        void look();
      }
    } else if (event.key === 'Escape') close();
    else if (event.key === 'Backspace' && input.value === '') options.onTakeBack();
  });
  return { focus: () => input.focus() };
}
