/**
 * A field for a date, on every page that follows each change: a day of the picker is asked for at once, a typed date when it is
 * whole. While its digits are typed, a browser tells every one that makes some date as a change.
 */

/** Keys that open the picker; any other key that changes the date types it. */
const PICKER_KEYS = new Set([' ', 'F4']);

export function dateField(input: HTMLInputElement, ask: () => void): void {
  let asked = input.value;
  let isTyping = false;
  const changed = () => {
    if (!input.isConnected || input.value === '' || input.value === asked) return;
    asked = input.value;
    ask();
  };
  input.addEventListener('keydown', ({ key, altKey }) => {
    isTyping = !PICKER_KEYS.has(key) && !altKey;
  });
  input.addEventListener('pointerdown', () => {
    isTyping = false;
  });
  input.addEventListener('change', () => {
    if (!isTyping) changed();
  });
  // Enter sends the form as in every field.
  input.addEventListener('blur', changed);
}
