import type { Key } from '../keys/key.js';
import type { HeaderList } from '../limits/rate-limit.js';
import type { Catalog } from '../queries/catalog.js';
import { limitedTo } from '../queries/limited.js';
import { Problem } from '../queries/problem.js';
import { sha256Of } from '../store/build-record.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import { parseAddress } from '../text/parse-address.js';
import { isOpenToDemo } from './demo.js';
import { noFile } from './files.js';

/** What a key with a scope opens: asked of an address before its answer is made, and of the answer itself. */

/** Everything else that asks for a key is under /v1, in whatever case it is written. */
const FILES = /^\/releases(?:\/|$)/;
const FEED_FILE = /\.(?:ics|csv|atom|xlsx)$/i;
const FEED_TYPE = /^(?:text\/(?:calendar|csv|plain)|application\/atom\+xml)\b/;
const DEMO = 'what the explorer asks alone; feeds, tables, files and all else need a key of your own';
const CHALLENGE = ['www-authenticate', 'Bearer realm="Kalends", error="insufficient_scope"'];

/** Throws the Problem of a request that is none for this key, as far as its address (path and query) tells; with the headers of its limit. */
export function checkAddress({ scope }: Key, address: string, headers: HeaderList): void {
  if (scope === 'all') return;
  const parsed = parseAddress(address);
  if (scope === 'demo') {
    if (!isOpenToDemo(parsed)) throw refused(DEMO, headers);
    return;
  }
  const { pathname, query } = parsed;
  const isFile = FILES.test(pathname);
  if (scope === 'api' && isFile) throw refused('answers under /v1 alone', headers);
  const isTable = !isFile && (query.format === 'csv' || query.format === 'text');
  if (scope === 'feeds' && !isTable && !FEED_FILE.test(pathname)) throw refusedFeeds(headers);
}

/** Throws the Problem of an answer that is none for this key: not every address has the formats that it is asked for. */
export function checkAnswer({ scope }: Key, contentType: string): void {
  if (scope === 'feeds' && !FEED_TYPE.test(contentType)) throw refusedFeeds();
}

const CALENDAR_FILE = /^\/releases\/([^/]+)\/((?:csv|ics)\/([^/]+)\.(?:csv|ics))$/;
const SOME_CALENDARS =
  'some calendars alone: their answers under /v1, and their tables and feeds among the files of releases';

/**
 * Throws the Problem of a file of a release that is none for a key which is limited to some calendars: a calendar that it
 * does not see is not there.
 */
export function checkFile({ calendars }: Key, path: string, catalog: Catalog): void {
  if (calendars === undefined) return;
  const [, asked, name, calendar] = CALENDAR_FILE.exec(path) ?? [];
  if (calendar === undefined) throw refused(SOME_CALENDARS, []);
  const isSeen = limitedTo(calendars, catalog)
    .listed()
    .some(({ id }) => id.replace(':', '-') === calendar);
  const release = asked === 'latest' ? catalog.release.id : asked!;
  if (!isSeen) throw new Problem('not_found', noFile(release, name!));
}

/** Throws the Problem of a key that is limited to some calendars: whoever keeps answers for all keys cannot tell it from others. */
export function refuseLimited({ calendars }: Key): void {
  if (calendars !== undefined) throw refused(SOME_CALENDARS, []);
}

/** What stands for the patterns of a key in an ETag. */
export function viewOf(patterns: CalendarPatterns): string {
  return sha256Of(patterns.join(' ')).slice(0, 8);
}

function refusedFeeds(headers: HeaderList = []): Problem {
  return refused('feeds alone: .ics, .atom, format=csv and format=text', headers);
}

function refused(what: string, headers: HeaderList): Problem {
  return new Problem('insufficient_scope', `this API key opens ${what}`, undefined, [...CHALLENGE, ...headers]);
}
