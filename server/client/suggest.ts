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
export function suggestFor(input: HTMLInputElement, options: SuggestOptions): void {
  const id = options.listId ?? `choices-${++lists}`;
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
  new Combobox(input, list, options).listen();
}

class Combobox {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #options: SuggestOptions;
  #choices: readonly Choice[] = [];
  /** The text of the choices, and the text being requested. */
  #foundFor = '';
  #requestedFor = '';
  /** Whether Enter was pressed before the choices were shown. */
  #isWanted = false;
  /** The position of the highlighted choice; -1: none. */
  #active = -1;
  #loading = new AbortController();

  constructor(input: HTMLInputElement, list: HTMLElement, options: SuggestOptions) {
    this.#input = input;
    this.#list = list;
    this.#options = options;
  }

  listen(): void {
    const lookSoon = debounced(TYPING_MS, () => void this.#look());
    this.#input.addEventListener('input', () => {
      this.#isWanted = false;
      lookSoon();
    });
    this.#input.addEventListener('blur', () => this.#close());
    this.#input.addEventListener('keydown', (event) => this.#press(event));
  }

  get #written(): string {
    return this.#input.value.trim();
  }

  #draw(): void {
    const { id } = this.#list;
    this.#list.hidden = this.#choices.length === 0;
    this.#input.setAttribute('aria-expanded', String(!this.#list.hidden));
    const options = this.#choices.map((choice, at) => {
      const option = {
        class: 'option',
        role: 'option',
        id: `${id}-${at}`,
        'aria-selected': String(at === this.#active),
      };
      const events = {
        onpointerdown: (event: Event) => event.preventDefault(),
        onclick: () => this.#pick(choice),
      };
      return h('div', { ...option, ...events }, ...drawChoice(choice));
    });
    this.#list.replaceChildren(...options);
    if (this.#active >= 0)
      this.#input.setAttribute('aria-activedescendant', `${id}-${this.#active}`);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #show(found: readonly Choice[], text: string): void {
    this.#choices = found;
    this.#foundFor = text;
    this.#active = found[0] && !found[0].isSimilar ? 0 : -1;
    this.#draw();
    this.#options.none?.(text !== '' && found.every(({ isSimilar }) => isSimilar));
  }

  #close(): void {
    this.#loading.abort();
    this.#requestedFor = '';
    this.#isWanted = false;
    this.#show([], '');
  }

  #pick(choice: Choice): void {
    this.#close();
    this.#options.take(choice);
  }

  async #look(): Promise<void> {
    const text = this.#written;
    if (text === '') return this.#close();
    if (text === this.#requestedFor || text === this.#foundFor) return;
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    this.#requestedFor = text;
    try {
      const found = await choicesOf(text, signal);
      if (signal.aborted) return;
      this.#show(found, text);
      const isSure =
        (found.length === 1 && !found[0]!.isSimilar) || found[0]?.ids[0] === text.toUpperCase();
      // Enter before the choices were shown does not choose one of several.
      if (this.#isWanted && found[0] && isSure) this.#pick(found[0]);
    } catch (error) {
      if (!signal.aborted) this.#options.fail?.(error);
    } finally {
      if (!signal.aborted) {
        this.#requestedFor = '';
        this.#isWanted = false;
      }
    }
  }

  #press(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#close();
    else if (event.key === 'Enter') this.#enter(event);
    else if (event.key === 'ArrowDown') this.#move(event, 1);
    else if (event.key === 'ArrowUp') this.#move(event, -1);
  }

  #move(event: KeyboardEvent, step: 1 | -1): void {
    const count = this.#choices.length;
    if (count === 0) return;
    event.preventDefault();
    this.#active = (this.#active + step + count) % count;
    this.#draw();
  }

  #enter(event: KeyboardEvent): void {
    const { none } = this.#options;
    // Choices for another text are outdated.
    const choice = this.#written === this.#foundFor ? this.#choices[this.#active] : undefined;
    if (choice || none) event.preventDefault();
    if (choice) this.#pick(choice);
    else if (none) {
      this.#isWanted = true;
      void this.#look();
    }
  }
}
