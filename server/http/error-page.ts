import type { IncomingMessage } from 'node:http';
import type { Catalog } from '../queries/catalog.js';
import { findCalendars } from '../queries/find-calendars.js';
import type { Problem } from '../queries/problem.js';
import { choiceName } from '../site/calendar-name.js';
import { escapeHtml, htmlPage, type PartAddresses } from '../text/html.js';
import { parseAddress } from '../text/parse-address.js';
import { languageOf, type Reading, readingOf, type Word } from '../words/reading.js';

/** What a browser shows where a program is told a problem: what is wrong, what may be meant, and where to go on. */

const MOST_MEANT = 5;
const TITLES: Readonly<Record<number, Word>> = { 401: 'errorKey', 403: 'errorKey', 404: 'errorNotFound' };

/** Makes the pages of errors of one release. */
export function errorPages(catalog: Catalog, parts: PartAddresses) {
  return (problem: Problem, { url = '', headers }: IncomingMessage): string => {
    const reading = readingOf(languageOf(headers['accept-language']));
    const { say } = reading;
    const { status, code } = problem;
    const title = say(TITLES[status] ?? 'errorTitle');
    const body = [
      `<main class="error-page"><p class="kind">${status}</p><h1>${title}</h1>`,
      `<p class="lead">${escapeHtml(problem.message)}</p>`,
      meant(catalog, url, code, reading),
      status === 401 || status === 403
        ? `<p>${say('whoGivesKeys')} <code>npm run keys -- add NAME</code> · <a href="/docs/operating">${say('howKeys')}</a></p>`
        : '',
      `<p><a class="button" href="/">${say('errorHome')}</a> <a class="button" href="/calendars">${say('navCalendars')}</a> <a class="button" href="/problems/${code}">${say('errorMore')}</a></p></main>`,
    ];
    return htmlPage(title, body.join('\n'), parts, { reading });
  };
}

/** The calendars that a wrong id may stand for, each leading to its page. */
function meant(catalog: Catalog, address: string, code: string, reading: Reading): string {
  if (code !== 'unknown_calendar') return '';
  const asked = wrongId(address);
  const items = findCalendars(catalog, asked)
    .slice(0, MOST_MEANT)
    .map((index) => catalog.calendar(index))
    .map(
      (calendar) =>
        `<li><a href="/calendars/${calendar.id}">${escapeHtml(choiceName(calendar, reading))}</a> <code>${calendar.id}</code></li>`,
    );
  const found = items.length > 0 ? `<p>${reading.say('errorMeant')}</p><ul>${items.join('')}</ul>` : '';
  return `${found}<form class="filter" action="/calendars" role="search"><label for="q">${reading.say('findCalendar')}</label><input id="q" name="q" type="search" value="${escapeHtml(asked.slice(0, 60))}"><button type="submit">${reading.say('findIt')}</button></form>`;
}

/** What stands where the id of a calendar should. */
function wrongId(address: string): string {
  try {
    const { pathname } = parseAddress(address);
    return decodeURIComponent(pathname.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  } catch {
    return '';
  }
}
