import { subscriptions } from '../pages/subscriptions.js';
import { NoAnswer, reach, storedKey } from './api.js';
import { h } from './dom.js';

/**
 * Downloads and subscriptions of a page for a browser that keeps a key: buttons instead of a form for the key. The address of a feed
 * has a token of its own, never the key.
 */

const key = storedKey();
const places = document.querySelectorAll<HTMLElement>('[data-feed]');
if (key !== null) {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.keyed')) {
    const input = form.querySelector<HTMLInputElement>('input[name=key]')!;
    input.value = key;
    input.hidden = true;
    form.querySelector<HTMLElement>('label')!.hidden = true;
  }
  for (const place of places) void drawFeed(place, key);
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-subscribe]')) {
  const form = button.form!;
  const input = form.querySelector<HTMLInputElement>('input[name=key]')!;
  // Its place follows the form.
  const place = [...places].find(
    (one) => form.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  button.hidden = key !== null;
  button.addEventListener('click', () => {
    if (place && form.reportValidity()) void drawFeed(place, input.value.trim());
  });
}

/** Puts the links for calendar programs in the place of its text, with a token that the server makes for the key. */
async function drawFeed(place: HTMLElement, own: string): Promise<void> {
  const { feed = '', name = '', title = '' } = place.dataset;
  try {
    const response = await reach(`/feeds/token?${feed}`, own);
    const answer = (await response.json()) as { path: string; detail?: string };
    if (!response.ok) throw new NoAnswer('refused', answer.detail ?? '');
    const links = subscriptions(location.host + answer.path, name).map(([address, label]) =>
      h('a', { class: 'button', href: address, rel: 'noreferrer' }, label),
    );
    const file = h('a', { class: 'button', href: answer.path, rel: 'noreferrer' }, '.ics');
    place.className = 'buttons screen-only';
    place.replaceChildren(h('span', { class: 'label' }, title), ...links, file);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    place.className = 'refused';
    place.textContent = error.message;
  }
}
