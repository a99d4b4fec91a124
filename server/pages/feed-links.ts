import type { Locale } from '../locale/locales.js';
import { escapeHtml } from '../text/html.js';
import { subscriptions } from './subscriptions.js';

/** Subscribing to the feed of some calendars from a page: by links where feeds are public, else by a token made for a key. */

/** The feed where feeds are public, in the language of the page: calendar programs ask in none. */
function feedPath(ids: readonly string[], { lang }: Locale): string {
  const path = ids.length === 1 ? `/v1/calendars/${ids[0]}.ics` : `/feeds/${ids.join()}.ics`;
  return path + (lang === 'en' ? '' : `?lang=${lang}`);
}

/** Links for the programs; `host` is that of the request. */
export function openFeed(
  host: string,
  ids: readonly string[],
  name: string,
  locale: Locale,
): string {
  const links = subscriptions(host + feedPath(ids, locale), name).map(
    ([address, label]) =>
      `<a class="button" href="${escapeHtml(address)}" rel="noreferrer">${label}</a>`,
  );
  return `<p class="buttons screen-only"><span class="label">${locale.message('subscribe')}</span> ${links.join(' ')}</p>`;
}

/** The button of a form with a key; without a script it leads to the address with the token. */
export function tokenButton(ids: readonly string[], { message }: Locale): string {
  return `<button type="submit" formaction="/feeds/token" name="calendars" value="${ids.join()}">${message('subscribe')}</button>`;
}

/** Where the links stand once there is a token (server/client/export-links.ts). */
export function feedPlace(ids: readonly string[], name: string, { message, lang }: Locale): string {
  return `<p class="quiet screen-only" data-feed="${ids.join()}" data-lang="${lang === 'en' ? '' : lang}" data-name="${escapeHtml(name)}" data-title="${message('subscribe')}">${message('subscribeTo')}</p>`;
}
