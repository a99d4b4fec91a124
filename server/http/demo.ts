import type { Address } from '../text/address.js';

/** The requests that the demo key allows: only those of the explorer. For a new kind of request, add a row. */

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
export function isOpenToDemo({ pathname, query }: Address): boolean {
  const opened = OPENED.get(pathname) ?? (CALENDAR.test(pathname) || DAY.test(pathname) ? JSON_ALONE : undefined);
  if (!opened || query.release !== undefined) return false;
  const { format = 'json', limit } = query;
  if (typeof format !== 'string' || !opened.formats.includes(format)) return false;
  const { from, to, days } = query;
  if (opened.isOfYear && [from, to, days].some((given) => given !== undefined)) return false;
  return !opened.isList || (typeof limit === 'string' && /^\d{1,2}$/.test(limit) && Number(limit) <= MAX_LISTED);
}
