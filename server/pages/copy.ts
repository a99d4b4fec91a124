import { say } from './said.js';

/** Texts to take along. */

const TOLD_MS = 1500;

/** Copies a text and says so on the button; where that is not allowed, selects it where it stands. */
export function copyText(text: string, button: HTMLElement, shown: HTMLElement | null = null): void {
  const before = button.textContent;
  navigator.clipboard.writeText(text).then(
    () => {
      button.textContent = say('copied');
      setTimeout(() => {
        button.textContent = before;
      }, TOLD_MS);
    },
    () => shown && getSelection()?.selectAllChildren(shown),
  );
}
