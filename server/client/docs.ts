import { startKeyForm } from './key-form.js';
import { exampleButton, operationForm } from './question-form.js';
import { startSearch } from './search.js';
import { servedFrom, withOwnAddress } from './served-address.js';

/** Runs the examples of the documentation, which is readable without it, and shows the address it is served from. */

showOwnAddress(document.body, servedFrom(location));
startKeyForm({ check: '/v1/auth' });
startSearch();
for (const example of document.querySelectorAll<HTMLElement>('[data-request]'))
  exampleButton(example);
for (const operation of document.querySelectorAll<HTMLElement>('[data-path]'))
  operationForm(operation);

/** Shows the own address in all texts and links of an element. */
function showOwnAddress(place: HTMLElement, own: string): void {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes('kalends.example.com')) text.data = withOwnAddress(text.data, own);
  }
  for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href*="kalends.example.com"]'))
    link.href = withOwnAddress(link.getAttribute('href')!, own);
}
