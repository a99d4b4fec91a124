import type { Locale } from '../locale/locales.js';
import { escapeHtml } from '../text/html.js';
import { hiddenFields, queryOf, queryText, type Values } from './site.js';
import { subscriptions } from './subscriptions.js';

/** Subscribing to a feed from a page: by links where feeds are public, else by a token made for a key. */

export interface SubscribedFeed {
  /** Where it is if feeds are public, and the parameters there. */
  readonly path: string;
  readonly values: Values;
  /** The parameters of its token (/feeds/token). */
  readonly asked: Values;
  /** For a calendar program. */
  readonly name: string;
}

/** The feed of some calendars. */
export function calendarFeed(ids: readonly string[], name: string): SubscribedFeed {
  const path = ids.length === 1 ? `/v1/calendars/${ids[0]}.ics` : `/feeds/${ids.join()}.ics`;
  return { path, values: [], asked: [['calendars', ids.join()]], name };
}

/** With the language of the page: calendar programs ask in none. */
function inLanguage(values: Values, { lang }: Locale): Values {
  return lang === 'en' ? values : [...values, ['lang', lang]];
}

/** Links for the programs; `host` is that of the request. */
export function openFeed(host: string, feed: SubscribedFeed, locale: Locale): string {
  const query = queryOf(inLanguage(feed.values, locale));
  const address = host + feed.path + (query === '' ? '' : `?${query}`);
  const links = subscriptions(address, feed.name).map(
    ([href, label]) => `<a class="button" href="${escapeHtml(href)}" rel="noreferrer">${label}</a>`,
  );
  return `<p class="buttons screen-only"><span class="label">${locale.message('subscribe')}</span> ${links.join(' ')}</p>`;
}

/** The button in a form with a key, for the script alone (server/client/export-links.ts). */
export function tokenButton({ message }: Locale): string {
  return `<button type="button" data-subscribe hidden>${message('subscribe')}</button>`;
}

/** Where the links stand once there is a token; without a script, a form that leads to the address with the token. */
export function feedPlace(feed: SubscribedFeed, locale: Locale): string {
  const { message } = locale;
  const asked = inLanguage(feed.asked, locale);
  return `<p class="quiet screen-only" data-feed="${queryText(asked)}" data-name="${escapeHtml(feed.name)}" data-title="${message('subscribe')}">${message('subscribeTo')}</p>
<noscript><form class="buttons screen-only" action="/feeds/token">${hiddenFields(asked)}<label>${message('yourKey')} <input name="key" type="password" autocomplete="off" required></label> <button type="submit">${message('subscribe')}</button></form></noscript>`;
}
