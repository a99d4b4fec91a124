import { copyText } from './copy.js';

/** Buttons that copy the text beside them; a page without this script does not show them. */

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const shown = button.nextElementSibling as HTMLElement;
  button.hidden = false;
  button.addEventListener('click', () =>
    copyText(shown.textContent, button, shown, button.dataset.copied ?? ''),
  );
}
