/** Copying texts to the clipboard. */

const CONFIRMED_MS = 1500;

/** Copies a text and confirms it on the button; if the browser does not allow that, selects the text. */
export function copyText(
  text: string,
  button: HTMLElement,
  shown: HTMLElement | null,
  copied: string,
): void {
  const before = button.textContent;
  navigator.clipboard.writeText(text).then(
    () => {
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = before;
      }, CONFIRMED_MS);
    },
    () => shown && getSelection()?.selectAllChildren(shown),
  );
}
