import { yearOf } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { countIds, hasJoined } from '../queries/joint.js';
import type { Endpoint } from './endpoint.js';
import { isDay, type RequestedDay } from './parameters.js';

/**
 * The cost of a request against its key's limit, in units, computed from its parameters before it is answered. Most requests cost
 * one unit; endpoints whose work grows with their parameters declare their own `units`. A unit is some 16 KB of a response, or half
 * a millisecond of processor time with compression and sending. So the default limit of a key, 600 units a minute, is a third of a
 * second of processor time, whatever it requests. `npm run bench -- dearest` measures the most expensive requests of all routes.
 */

const DAYS_A_YEAR = 365.25;
const MS_A_DAY = 86_400_000;
/** Reading what an answer needs of an earlier release, which is mostly not in memory. */
const EARLIER_UNITS = 4;

/** Joining calendars: units of each member beside those of the answer. */
const JOINED_UNITS = 0.5;

/** Units of a request with valid parameters, at `nowMs` since 1970-01-01T00:00Z: an integer of at least 1. */
export function unitsOf(
  { units, query }: Pick<Endpoint, 'units' | 'query'>,
  input: Parameters<UnitsOf>[0],
  catalog: Catalog,
  nowMs: number,
): number {
  const { release } = input.query;
  const isEarlier = release !== undefined && release !== catalog.release.id;
  const own = units?.(withDays(input, query, nowMs), catalog, isEarlier) ?? 1;
  const joining = JOINED_UNITS * (joinedIn(input.path.id) + joinedIn(input.query.calendars));
  return Math.max(1, Math.ceil(own + joining)) + (isEarlier ? EARLIER_UNITS : 0);
}

type UnitsOf = NonNullable<Endpoint['units']>;

/** With day numbers where `today` was requested: from 1900 to today is no single year. In a text it is a word like others. */
function withDays(
  input: Parameters<UnitsOf>[0],
  { shape }: Endpoint['query'],
  nowMs: number,
): Parameters<UnitsOf>[0] {
  const { query } = input;
  if (!Object.values(query).includes('today')) return input;
  const today = Math.floor(nowMs / MS_A_DAY);
  const days = Object.entries(query).map(([name, value]) => {
    const schema = shape[name];
    return [name, value === 'today' && schema && isDay(schema) ? today : value];
  });
  return { ...input, query: Object.fromEntries(days) };
}

/** Members of joint calendars in a list. */
function joinedIn(list: unknown): number {
  return typeof list === 'string' && hasJoined(list) ? countIds(list) : 0;
}

/** Number of calendars of a list, each member of a joint one counted; 1 without a list. */
export function calendarsIn(list: string | undefined): number {
  return list === undefined ? 1 : countIds(list);
}

/** Number of dates; 1 without a list. */
export function datesIn(dates: readonly unknown[] | undefined): number {
  return dates?.length ?? 1;
}

/** Each date may be decades from the other end or the result, and of several calendars all words between are read. */
export function walksOf(query: {
  readonly calendars: string;
  readonly dates?: readonly unknown[] | undefined;
}): number {
  return datesIn(query.dates) * Math.max(1, calendarsIn(query.calendars) / 2.5);
}

interface Range {
  readonly from?: RequestedDay | undefined;
  readonly to?: RequestedDay | undefined;
  readonly days?: number | undefined;
}

/** Years between `from` and `to`, or of `days`; one if they are not known. */
export function yearsOf({ from, to, days }: Range): number {
  return days === undefined ? yearsBetween(from, to) : days / DAYS_A_YEAR;
}

/** One if one of them is not a date. */
export function yearsBetween(
  first: RequestedDay | undefined,
  last: RequestedDay | undefined,
): number {
  return typeof first === 'number' && typeof last === 'number'
    ? Math.abs(yearOf(last) - yearOf(first)) + 1
    : 1;
}

/** Days between `from` and `to`, both counted, or `days`; one without both. */
export function daysOf({ from, to, days }: Range, otherwise: number): number {
  if (days !== undefined) return days;
  if (typeof from === 'number' && typeof to === 'number') return Math.abs(to - from) + 1;
  return to === undefined ? 1 : otherwise;
}

/** Days that are looked at for the next or previous business day. */
export const EXPLAINED_DAYS = 12;

/** Days that are explained: each is shown in each calendar, with its sources. */
export function explainedUnits(
  query: { readonly explain: string; readonly calendars: string },
  days: number,
): number {
  return query.explain === 'true'
    ? (calendarsIn(query.calendars) * Math.min(days, MAX_EXPLAINED_DAYS)) / 60
    : 0;
}

/** A year and some days around it. */
export const MAX_EXPLAINED_DAYS = 400;
