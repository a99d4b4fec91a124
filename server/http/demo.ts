import type { Address } from '../text/parse-address.js';

/** What the demo key opens: what the explorer asks, and nothing beside it. A table, so that a new question is a row. */

interface Opened {
  /** Forms that it may be asked in; JSON, too, where none is asked for. */
  readonly formats: readonly string[];
  /** Whether every calendar could be asked for at once: then a short list has to be. */
  readonly isList?: true;
  /** Whether all years could be asked for at once: then one has to be. */
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
/** A calendar by its id, never its feed, and a day. */
const CALENDAR = /^\/v1\/calendars\/(?:[\w-]|:|%3[Aa])+$/;
const DAY = /^\/v1\/days\/[\w-]+$/;
const MOST_LISTED = 20;

/** Whether the explorer may ask for it. What is written in an unusual way is not. */
export function isOpenToDemo({ pathname, query }: Address): boolean {
  const opened = OPENED.get(pathname) ?? (CALENDAR.test(pathname) || DAY.test(pathname) ? JSON_ALONE : undefined);
  if (!opened || query.release !== undefined) return false;
  const { format = 'json', limit } = query;
  if (typeof format !== 'string' || !opened.formats.includes(format)) return false;
  const { from, to, days } = query;
  if (opened.isOfYear && [from, to, days].some((given) => given !== undefined)) return false;
  return !opened.isList || (typeof limit === 'string' && /^\d{1,2}$/.test(limit) && Number(limit) <= MOST_LISTED);
}
