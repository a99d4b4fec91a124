import type { PlacedCalendar } from '../engine/types.js';
import type { Locale } from '../locale/locales.js';
import { escapeHtml } from '../text/html.js';
import { nameFor } from './calendar-name.js';
import { calendarFeed, feedPlace, openFeed, tokenButton } from './feed-links.js';
import { hiddenFields, type Requested, type Values } from './site.js';

/** Ways to export a calendar: subscriptions, files, the print view, comparison. */

const FILES = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

/** Download buttons; if files need a key, a form for the key. */
export function exportLinks(requested: Requested, calendar: PlacedCalendar, year: number): string {
  const { message } = requested.locale;
  const { id } = calendar;
  // Files are those of this year and the next, unless a year was chosen.
  const chosen = requested.query.year === undefined ? null : year;
  return `<div class="export-links">
<p class="buttons"><a class="button" href="/print?for=${id}&amp;year=${year}">${message('printIt')}</a> <a class="button" href="/?calendars=${id}&amp;year=${year}">${message('compareIt')}</a> <a class="button" href="/paydays?for=${id}&amp;year=${year}">${message('taskPay')}</a> <a class="button" href="/own-days?for=${id}">${message('ownTitle')}</a></p>
${requested.isPublic ? openFeeds(requested, calendar, chosen) : keyedFeeds(requested, calendar, chosen)}
</div>`;
}

/** Subscription links and files. */
function openFeeds(requested: Requested, calendar: PlacedCalendar, year: number | null): string {
  const { host, locale } = requested;
  const { message } = locale;
  const { id } = calendar;
  const search = new URLSearchParams(inLanguage(locale));
  if (year !== null) search.set('year', String(year));
  const chosen = search.size > 0 ? `?${escapeHtml(search.toString())}` : '';
  const files = [
    `<a class="button" href="/v1/calendars/${id}.ics${inLanguage(locale)}">.ics</a>`,
    ...FILES.map(
      ([form, label]) => `<a class="button" href="/calendars/${id}.${form}${chosen}">${label}</a>`,
    ),
  ];
  return `${openFeed(host, calendarFeed([id], nameFor(calendar, locale)), locale)}
<p class="buttons"><span class="label">${message('download')}</span> ${files.join(' ')}</p>`;
}

/** A form without a script: a button sends the key. A browser that has a key needs no form (server/client/export-links.ts). */
function keyedFeeds({ locale }: Requested, calendar: PlacedCalendar, year: number | null): string {
  const language: Values = locale.lang === 'en' ? [] : [['lang', locale.lang]];
  const chosen = hiddenFields(year === null ? language : [...language, ['year', String(year)]]);
  const { message } = locale;
  const { id } = calendar;
  const files = FILES.map(
    ([form, label]) =>
      `<button type="submit" formaction="/calendars/${id}.${form}">${label}</button>`,
  );
  return `<form class="buttons keyed" action="/calendars/${id}.csv">${chosen}<label for="file-key">${message('filesNeedKey')}</label> <input id="file-key" name="key" type="password" autocomplete="off" required placeholder="${message('yourKey')}"> ${files.join(' ')} ${tokenButton(locale)}</form>
${feedPlace(calendarFeed([id], nameFor(calendar, locale)), locale)}`;
}

/** The query of a feed or file: calendar programs ask in no language, so the address has that of the page. */
function inLanguage({ lang }: Locale): string {
  return lang === 'en' ? '' : `?lang=${lang}`;
}
