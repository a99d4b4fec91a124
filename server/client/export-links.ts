import { subscriptions } from '../pages/subscriptions.js';
import { storedKey } from './api.js';
import { h } from './dom.js';

/** Downloads and subscriptions of a page for a browser that keeps a key: buttons instead of a form for the key. */

const key = storedKey();
if (key !== null) {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.keyed')) {
    const input = form.querySelector<HTMLInputElement>('input[name=key]')!;
    input.value = key;
    input.hidden = true;
    form.querySelector<HTMLElement>('label')!.hidden = true;
  }
  for (const text of document.querySelectorAll<HTMLElement>('[data-feed]')) {
    const { feed = '', name = '', title = '' } = text.dataset;
    const links = subscriptions(
      `${feed}${feed.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`,
      name,
    ).map(([address, label]) =>
      h('a', { class: 'button', href: address, rel: 'noreferrer' }, label),
    );
    text.replaceWith(h('p', { class: 'buttons' }, h('span', { class: 'label' }, title), ...links));
  }
}
