import { h } from './dom.js';
import { message } from './locale.js';
import { choicesOf } from './suggest.js';

/** Messages about unknown calendars in the URL, with links to similar ids. */

const MAX_OFFERED = 3;
/** A part of the URL that may name a calendar, with or without `calendars=`; not the name of another parameter, or `year=abc`. */
const PLACE = /^(?:calendars=)?([^=a-z][^=]*|(?<==)[^=]+)$/;

/** The message about a text; links are added once they are known. `addressWith` returns the URL with one more calendar. */
export function drawUnknown(text: string, addressWith: (id: string) => string): HTMLElement {
  const shown = h('p', { class: 'refused' }, message('leftOut', { text }));
  const [, place] = PLACE.exec(text) ?? [];
  if (place !== undefined) void offer(shown, place, addressWith);
  return shown;
}

async function offer(
  shown: HTMLElement,
  place: string,
  addressWith: (id: string) => string,
): Promise<void> {
  const choices = await choicesOf(place, new AbortController().signal).catch(() => []);
  const links = choices
    .filter(({ ids }) => ids.length === 1)
    .slice(0, MAX_OFFERED)
    .map(({ ids: [id], name }) => h('a', { href: addressWith(id!) }, `${name} (${id})`));
  if (links.length > 0)
    shown.append(
      ` ${message('errorMeant')}: `,
      ...links.flatMap((link, at) => (at > 0 ? [', ', link] : [link])),
    );
}
