import type { DemoRequests, Endpoint } from '../api/endpoint.js';
import type { Form } from '../api/question.js';
import type { Key, Scope } from '../keys/key.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { sha256Of } from '../store/build-record.js';
import type { Query } from '../text/address.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import { noFile } from './release-files.js';

/**
 * Which keys open a request. Every route names the scopes that open it (routes.ts), by the parameters as the route read them: the
 * spelling of a URL opens nothing.
 */
export type Scopes = readonly Scope[];

/** JSON of the API, and the tools. */
export const API: Scopes = ['all', 'api'];
/** Tables and feeds under /v1; a key with one of these can make tokens for feeds. */
export const TABLES: Scopes = [...API, 'feeds'];
const FEED_OF_CALENDAR: Scopes = [...TABLES, 'public'];
const RELEASE_FILES: Scopes = ['all'];
const RELEASE_TABLES: Scopes = ['all', 'feeds'];
/** Files of pages. */
export const PAGE_FILES: Scopes = ['all', 'feeds', 'public'];

const ALLOWED: Readonly<Record<Scope, string>> = {
  all: 'everything',
  api: 'only requests under /v1 and to /mcp',
  feeds: 'only feeds: .ics, .atom, format=csv and format=text',
  demo: 'only the requests of the explorer; feeds, tables, files and everything else need a key of your own',
  public: 'only the feed of each calendar and the files of pages',
};
const SOME_CALENDARS =
  'only some calendars: requests under /v1, and their tables and feeds among release files';
const CHALLENGE = ['www-authenticate', 'Bearer realm="Kalends", error="insufficient_scope"'];

/** Throws a Problem if the scope of a key is not among those that open the request. */
export function requireScope({ scope }: Key, scopes: Scopes): void {
  if (!scopes.includes(scope)) throw refused(ALLOWED[scope]);
}

/** The scopes that open a request to an endpoint; `form`: that of its answer, null if its parameters are invalid, a format among them. */
export function scopesOf(endpoint: Endpoint, form: Form | null, query: Query): Scopes {
  const scopes = scopesOfForm(endpoint, form);
  return form !== 'feed' && endpoint.demo && isOfExplorer(endpoint.demo, query)
    ? [...scopes, 'demo']
    : scopes;
}

function scopesOfForm({ feed, media, csv, text }: Endpoint, form: Form | null): Scopes {
  if (form === 'feed') return feed ? FEED_OF_CALENDAR : TABLES;
  return form !== 'json' && (feed ?? media ?? csv ?? text) !== undefined ? TABLES : API;
}

const TABLE_NAME = /\.(?:ics|csv)$/;

/** The scopes that open a release file. */
export function scopesOfFile(path: string): Scopes {
  return TABLE_NAME.test(path) ? RELEASE_TABLES : RELEASE_FILES;
}

const MAX_LISTED = 20;

/** Whether a request is one of the explorer. Unusual spellings of parameters are refused. */
function isOfExplorer({ formats, isList, isOfYear, needs }: DemoRequests, query: Query): boolean {
  const { format = 'json', release, limit, from, to, days } = query;
  if (release !== undefined || !formats.some((allowed) => allowed === format)) return false;
  if (needs && query[needs[0]] !== needs[1]) return false;
  if (isOfYear && [from, to, days].some((given) => given !== undefined)) return false;
  return (
    !isList || (typeof limit === 'string' && /^\d{1,2}$/.test(limit) && Number(limit) <= MAX_LISTED)
  );
}

/** Not packs: the record in one names the calendars that its days come from. */
const CALENDAR_FILE = /^\/releases\/([^/]+)\/((?:csv|days|ics)\/([^/]+)\.(?:csv|ics))$/;

/**
 * Throws a Problem if a key limited to some calendars must not get a release file: for that key, other calendars do not exist.
 */
export function checkFile({ calendars }: Key, path: string, seen: Catalog): void {
  if (calendars === undefined) return;
  const [, requested, name, calendar] = CALENDAR_FILE.exec(path) ?? [];
  if (calendar === undefined) throw refused(SOME_CALENDARS);
  const isSeen = seen.listed().some(({ id }) => id.replace(':', '-') === calendar);
  const release = requested === 'latest' ? seen.release.id : requested!;
  if (!isSeen) throw new Problem('not_found', noFile(release, name!));
}

/** Throws a Problem for a key limited to some calendars: a shared cache cannot distinguish it from others. */
export function refuseLimited({ calendars, scope }: Key): void {
  if (calendars !== undefined && scope !== 'public') throw refused(SOME_CALENDARS);
}

/** The part of an ETag that identifies the patterns of a key. */
export function viewOf(patterns: CalendarPatterns): string {
  return sha256Of(patterns.join(' ')).slice(0, 8);
}

function refused(what: string): Problem {
  return new Problem('insufficient_scope', `this API key allows ${what}`, undefined, CHALLENGE);
}
