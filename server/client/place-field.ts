import type { Choice } from '../pages/find.js';
import { inSameLanguage } from './dom.js';
import { suggestFor } from './suggest.js';

/**
 * A field for a place, on every page that has some: a click selects what stands in it, so that typing replaces the name and never
 * adds to it; a choice shows the name, with a button that removes it; and the page follows each change.
 */

interface PlaceField {
  /** The calendars of a choice, and its name. */
  readonly take: (choice: Choice) => void;
  /** The place was removed, or another text stands there. */
  readonly changed: () => void;
}

export function placeField(input: HTMLInputElement, { take, changed }: PlaceField): void {
  const was = input.value;
  suggestFor(input, {
    take: (choice) => {
      if (choice.href !== undefined) return location.assign(inSameLanguage(choice.href));
      input.dataset.id = choice.ids[0]!;
      input.value = choice.name;
      take(choice);
    },
  });
  input.addEventListener('input', () => {
    input.dataset.id = '';
  });
  input.addEventListener('change', () => {
    const isChosen = Boolean(input.dataset.id);
    if (input.isConnected && !isChosen && input.value.trim() !== was) changed();
  });
  input.addEventListener('focus', () => input.select());
  // The pointer that brings the focus would put the cursor into the name.
  input.addEventListener('pointerup', (event) => {
    if (input.selectionStart === input.selectionEnd) input.select();
    event.preventDefault();
  });
  // The keys that empty a selected field remove its place at once, as the button does for a pointer.
  input.addEventListener('keydown', (event) => {
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    if (!input.dataset.id || !isWhole || !['Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    input.value = '';
    input.dataset.id = '';
    changed();
  });
  if (input.dataset.id) input.setAttribute('aria-keyshortcuts', 'Delete');
  const remove = input.parentElement?.querySelector<HTMLButtonElement>('.remove-place');
  if (!remove) return;
  remove.hidden = false;
  remove.addEventListener('click', () => {
    input.value = '';
    input.dataset.id = '';
    changed();
  });
}

/** What a field asks for: the id of a choice, or what was written. */
export function placeIn(input: HTMLInputElement): string {
  return input.dataset.id || input.value.trim();
}
