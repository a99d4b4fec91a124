import { h } from './dom.js';
import { say } from './said.js';
import { choicesOf } from './suggest.js';

/** Calendars in the address that are none: each is told, with links to those that its letters are most like. */

const MAX_OFFERED = 3;
/** An id as the view writes it, or a calendar with letters that no id has; not the name of a parameter, or `year=abc`. */
const PLACE = /^(?:calendars=)?([^=a-z][^=]*|(?<==)[^=]+)$/;

/** The message about a text; the links follow when they are known. `addressWith` gives the view with one calendar more. */
export function drawUnknown(text: string, addressWith: (id: string) => string): HTMLElement {
  const message = h('p', { class: 'refused' }, say('leftOut', { text }));
  const [, place] = PLACE.exec(text) ?? [];
  if (place !== undefined) void offer(message, place, addressWith);
  return message;
}

async function offer(message: HTMLElement, place: string, addressWith: (id: string) => string): Promise<void> {
  const choices = await choicesOf(place, new AbortController().signal).catch(() => []);
  const links = choices
    .filter(({ ids }) => ids.length === 1)
    .slice(0, MAX_OFFERED)
    .map(({ ids: [id], name }) => h('a', { href: addressWith(id!) }, `${name} (${id})`));
  if (links.length > 0)
    message.append(` ${say('errorMeant')}: `, ...links.flatMap((link, at) => (at > 0 ? [', ', link] : [link])));
}
