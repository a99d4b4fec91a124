import { subscriptions } from '../pages/subscriptions.js';
import { addressOf, NoAnswer, reach, storedKey } from './api.js';
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
for (const button of document.querySelectorAll<HTMLButtonElement>('[formaction="/feeds/token"]')) {
  button.hidden = key !== null;
  button.addEventListener('click', (event) => {
    const form = button.form!;
    const own = form.querySelector<HTMLInputElement>('input[name=key]')!.value.trim();
    const place = [...places].find(({ dataset }) => dataset.feed === button.value);
    if (own === '' || !place) return;
    event.preventDefault();
    void drawFeed(place, own);
  });
}

/** Puts the links for calendar programs in the place of its text, with a token that the server makes for the key. */
async function drawFeed(place: HTMLElement, own: string): Promise<void> {
  const { feed = '', name = '', title = '', lang = '' } = place.dataset;
  try {
    const query = { calendars: feed, ...(lang !== '' && { lang }) };
    const response = await reach(addressOf('/feeds/token', query), own);
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
