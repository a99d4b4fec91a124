import type { IncomingMessage } from 'node:http';
import { type Locale, localeFor, type MessageKey } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { findCalendars } from '../queries/find-calendars.js';
import type { Problem } from '../queries/problem.js';
import { escapeHtml, htmlPage, type PartAddresses } from '../text/html.js';
import { choiceName } from './calendar-name.js';
import { carryLanguage, languageToCarry } from './carry-language.js';

/** Error pages for browsers: the problem, suggestions, and links to continue. Programs get problem details. */

const MAX_MEANT = 5;
const MAX_SHOWN_LENGTH = 80;
const TITLES: Readonly<Record<number, MessageKey>> = {
  401: 'errorKey',
  403: 'errorKey',
  404: 'errorNotFound',
};

/** Makes error pages, which suggest the calendars that the reader may see. */
export function errorPages(parts: PartAddresses) {
  return (problem: Problem, { url = '', headers }: IncomingMessage, seen: Catalog): string => {
    const wanted = /[?&]lang=([\w-]+)/.exec(url)?.[1];
    const accept = headers['accept-language'];
    const locale = localeFor(wanted, accept);
    const { message } = locale;
    const { status, code } = problem;
    const title = message(TITLES[status] ?? 'errorTitle');
    const body = [
      `<main class="error-page"><p class="kind">${status}</p><h1>${title}</h1>`,
      `<p class="lead">${escapeHtml(leadOf(problem, url, locale))}</p>`,
      meant(seen, problem, locale),
      status === 401 || status === 403
        ? `<p>${message('whoGivesKeys')} <code>npm run keys -- add NAME</code> · <a href="/docs/operating">${message('howKeys')}</a></p>`
        : '',
      `<p class="buttons"><a class="button" href="/">${message('errorHome')}</a> <a class="button" href="/calendars">${message('navCalendars')}</a> <a class="button" href="/problems/${code}">${message('errorMore')}</a></p>`,
      `<p class="quiet"><code>${code}</code> <span lang="en" dir="ltr">${escapeHtml(problem.message)}</span></p></main>`,
    ];
    return carryLanguage(
      htmlPage(title, body.join('\n'), parts, { locale }),
      languageToCarry(wanted, accept),
    );
  };
}

/** The error for users of a browser; the text for programs follows it. */
function leadOf(problem: Problem, address: string, { message }: Locale): string {
  const { code, unknownId } = problem;
  if (code === 'not_found') return message('noPage', { text: pathOf(address) });
  if (unknownId !== undefined)
    return message('noCalendar', { text: unknownId.slice(0, MAX_SHOWN_LENGTH) });
  if (code === 'missing_api_key') return message('keyMissing');
  if (code === 'invalid_api_key') return message('keyWrong');
  return message(`problem_${code}`);
}

/** Without the query, which may contain a key. */
function pathOf(address: string): string {
  return address.split('?')[0]!.slice(0, MAX_SHOWN_LENGTH);
}

/** Links to calendars similar to an unknown id. */
function meant(catalog: Catalog, { unknownId: requested }: Problem, locale: Locale): string {
  if (requested === undefined) return '';
  const items = findCalendars(catalog, requested)
    .slice(0, MAX_MEANT)
    .map((index) => catalog.calendar(index))
    .map(
      (calendar) =>
        `<li><a href="/calendars/${calendar.id}">${escapeHtml(choiceName(calendar, locale))}</a> <code>${calendar.id}</code></li>`,
    );
  const found =
    items.length > 0 ? `<p>${locale.message('errorMeant')}</p><ul>${items.join('')}</ul>` : '';
  return `${found}<form class="filter" action="/calendars" role="search"><label for="q">${locale.message('findCalendar')}</label><input id="q" name="q" type="search" value="${escapeHtml(requested.slice(0, 60))}"><button type="submit">${locale.message('findIt')}</button></form>`;
}
