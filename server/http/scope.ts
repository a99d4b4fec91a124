import type { Key } from '../keys/key.js';
import type { HeaderList } from '../limits/rate-limit.js';
import type { Catalog } from '../queries/catalog.js';
import { limitedTo } from '../queries/limited.js';
import { Problem } from '../queries/problem.js';
import { sha256Of } from '../store/build-record.js';
import type { Address } from '../text/address.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import { noFile } from './release-files.js';

/** Checks the scope of a key: against the URL before the answer is made, and against the answer itself. */

/** All other routes that need a key are under /v1, in any letter case. */
const FILES = /^\/releases(?:\/|$)/;
const FEED_FILE = /\.(?:ics|csv|atom|xlsx)$/i;
const FEED_TYPE = /^(?:text\/(?:calendar|csv|plain)|application\/atom\+xml)\b/;
const DEMO = 'only the requests of the explorer; feeds, tables, files and everything else need a key of your own';
const CHALLENGE = ['www-authenticate', 'Bearer realm="Kalends", error="insufficient_scope"'];

/** Throws a Problem if the scope of the key does not allow the URL (path and query); with the headers of its limit. */
export function checkAddress({ scope }: Key, address: Address, headers: HeaderList): void {
  if (scope === 'all') return;
  if (scope === 'demo') {
    if (!isOpenToDemo(address)) throw refused(DEMO, headers);
    return;
  }
  const { pathname, query } = address;
  const isFile = FILES.test(pathname);
  if (scope === 'api' && isFile) throw refused('only requests under /v1', headers);
  const isTable = !isFile && (query.format === 'csv' || query.format === 'text');
  if (scope === 'feeds' && !isTable && !FEED_FILE.test(pathname)) throw refusedFeeds(headers);
}

/** Throws a Problem if the scope of the key does not allow the answer, whose format may differ from the requested one. */
export function checkAnswer({ scope }: Key, contentType: string): void {
  if (scope === 'feeds' && !FEED_TYPE.test(contentType)) throw refusedFeeds();
}

const CALENDAR_FILE = /^\/releases\/([^/]+)\/((?:csv|ics)\/([^/]+)\.(?:csv|ics))$/;
const SOME_CALENDARS = 'only some calendars: requests under /v1, and their tables and feeds among release files';

/**
 * Throws a Problem if a key limited to some calendars must not get a release file: for that key, other calendars do not exist.
 */
export function checkFile({ calendars }: Key, path: string, catalog: Catalog): void {
  if (calendars === undefined) return;
  const [, requested, name, calendar] = CALENDAR_FILE.exec(path) ?? [];
  if (calendar === undefined) throw refused(SOME_CALENDARS, []);
  const isSeen = limitedTo(calendars, catalog)
    .listed()
    .some(({ id }) => id.replace(':', '-') === calendar);
  const release = requested === 'latest' ? catalog.release.id : requested!;
  if (!isSeen) throw new Problem('not_found', noFile(release, name!));
}

/** Throws a Problem for a key limited to some calendars: a shared cache cannot distinguish it from others. */
export function refuseLimited({ calendars }: Key): void {
  if (calendars !== undefined) throw refused(SOME_CALENDARS, []);
}

/** The part of an ETag that identifies the patterns of a key. */
export function viewOf(patterns: CalendarPatterns): string {
  return sha256Of(patterns.join(' ')).slice(0, 8);
}

function refusedFeeds(headers: HeaderList = []): Problem {
  return refused('only feeds: .ics, .atom, format=csv and format=text', headers);
}

function refused(what: string, headers: HeaderList): Problem {
  return new Problem('insufficient_scope', `this API key allows ${what}`, undefined, [...CHALLENGE, ...headers]);
}

/** A kind of request that the demo key allows: only those of the explorer. For a new kind, add a row to OPENED. */
interface Opened {
  /** Allowed formats; the default JSON is always allowed. */
  readonly formats: readonly string[];
  /** Whether the endpoint could return all calendars: then the demo key must name a short list. */
  readonly isList?: true;
  /** Whether the endpoint could return all years: then the demo key must name one. */
  readonly isOfYear?: true;
}

const JSON_ALONE: Opened = { formats: ['json'] };
const OPENED: ReadonlyMap<string, Opened> = new Map([
  ['/v1/calendars', { ...JSON_ALONE, isList: true }],
  ['/v1/days', { formats: ['json', 'csv'] }],
  ['/v1/holidays', { ...JSON_ALONE, isOfYear: true }],
  ['/v1/fx/spot', JSON_ALONE],
  ...['next', 'previous', 'add', 'count', 'adjust', 'schedule'].map(
    (question) => [`/v1/business-days/${question}`, JSON_ALONE] as const,
  ),
]);
/** Paths of a calendar by its id, never its feed, and of a day. */
const CALENDAR = /^\/v1\/calendars\/(?:[\w-]|:|%3[Aa])+$/;
const DAY = /^\/v1\/days\/[\w-]+$/;
const MAX_LISTED = 20;

/** Whether the demo key allows the request. Unusual spellings are refused. */
function isOpenToDemo({ pathname, query }: Address): boolean {
  const opened = OPENED.get(pathname) ?? (CALENDAR.test(pathname) || DAY.test(pathname) ? JSON_ALONE : undefined);
  if (!opened || query.release !== undefined) return false;
  const { format = 'json', limit } = query;
  if (typeof format !== 'string' || !opened.formats.includes(format)) return false;
  const { from, to, days } = query;
  if (opened.isOfYear && [from, to, days].some((given) => given !== undefined)) return false;
  return !opened.isList || (typeof limit === 'string' && /^\d{1,2}$/.test(limit) && Number(limit) <= MAX_LISTED);
}
