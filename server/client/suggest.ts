import type { Choice } from '../pages/find.js';
import { addressOf, NoAnswer } from './api.js';
import { debounced, h } from './dom.js';

/** Makes a text field a combobox of the calendars that the server finds for its text; needs no key. */

interface SuggestOptions {
  readonly take: (choice: Choice) => void;
  /** The id of the list of choices; default: one of its own. */
  readonly listId?: string;
  /** Called with whether nothing was found. If given, Enter waits for the choices instead of submitting. */
  readonly none?: (isNone: boolean) => void;
  readonly fail?: (error: unknown) => void;
}

const TYPING_MS = 120;
let lists = 0;

/** The calendars that a text may mean, best match first. */
export async function choicesOf(text: string, signal: AbortSignal): Promise<readonly Choice[]> {
  const language = { lang: document.documentElement.lang || 'en' };
  const response = await fetch(addressOf('/find', { q: text, ...language }), {
    signal,
    credentials: 'omit',
  }).catch(() => null);
  if (!response?.ok) throw new NoAnswer('network', '');
  return ((await response.json()) as { choices: Choice[] }).choices;
}

/** The parts of an option: its name, what distinguishes it, its code. */
function drawChoice({ ids, name, kind, note }: Choice): HTMLElement[] {
  return [
    h(
      'span',
      { class: 'choice-name' },
      h('b', {}, name),
      ' ',
      h('small', {}, [kind, ...ids].join(' · ')),
    ),
    ...(note ? [h('small', { class: 'choice-note' }, note)] : []),
  ];
}

/** Makes a field a combobox. */
export function suggestFor(
  input: HTMLInputElement,
  { take, listId, none, fail }: SuggestOptions,
): void {
  const id = listId ?? `choices-${++lists}`;
  const list = h('div', { id, class: 'choices', role: 'listbox', hidden: true });
  list.setAttribute('aria-label', input.getAttribute('aria-label') ?? input.placeholder);
  input.after(list);
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  let choices: readonly Choice[] = [];
  /** The text of the choices, and the text being requested. */
  let foundFor = '';
  let requestedFor = '';
  /** Whether Enter was pressed before the choices were shown. */
  let isWanted = false;
  let active = -1;
  let loading = new AbortController();

  const written = () => input.value.trim();
  const draw = () => {
    list.hidden = choices.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    const options = choices.map((choice, at) => {
      const option = {
        class: 'option',
        role: 'option',
        id: `${id}-${at}`,
        'aria-selected': String(at === active),
      };
      const events = {
        onpointerdown: (event: Event) => event.preventDefault(),
        onclick: () => pick(choice),
      };
      return h('div', { ...option, ...events }, ...drawChoice(choice));
    });
    list.replaceChildren(...options);
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (found: readonly Choice[], text: string) => {
    choices = found;
    foundFor = text;
    active = found[0] && !found[0].isSimilar ? 0 : -1;
    draw();
    none?.(text !== '' && found.every(({ isSimilar }) => isSimilar));
  };
  const close = () => {
    loading.abort();
    requestedFor = '';
    isWanted = false;
    show([], '');
  };
  const pick = (choice: Choice) => {
    close();
    take(choice);
  };
  const look = async () => {
    const text = written();
    if (text === '') return close();
    if (text === requestedFor || text === foundFor) return;
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    requestedFor = text;
    try {
      const found = await choicesOf(text, signal);
      if (signal.aborted) return;
      show(found, text);
      const isSure =
        (found.length === 1 && !found[0]!.isSimilar) || found[0]?.ids[0] === text.toUpperCase();
      // Enter before the choices were shown does not choose one of several.
      if (isWanted && found[0] && isSure) pick(found[0]);
    } catch (error) {
      if (!signal.aborted) fail?.(error);
    } finally {
      if (!signal.aborted) {
        requestedFor = '';
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
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter') {
      const choice = written() === foundFor ? choices[active] : undefined;
      // Choices for another text are outdated.
      if (choice || none) event.preventDefault();
      if (choice) return pick(choice);
      if (!none) return;
      isWanted = true;
      void look();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && choices.length > 0) {
      event.preventDefault();
      active = (active + (event.key === 'ArrowDown' ? 1 : -1) + choices.length) % choices.length;
      draw();
    }
  });
}
