import {
  addBusinessDays,
  type BusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  countBusinessDays,
  type Found,
  withCounts,
} from './business-days.js';
import type { DayNumber } from './civil-date.js';
import { adjust, type Convention, endOfMonth, startOfMonth, turnsFirst } from './conventions.js';

/**
 * Between what an answer lies that estimated and provisional days could change. Every day is certainly open (open and not
 * uncertain), possibly open (open or uncertain), or neither; the bounds are the answers where the possible days are open,
 * and where only the certain ones are. What will be announced lies between them; that each day between them can be the
 * answer is not said, since days move together.
 */

/** Null: the bound lies outside the data. */
export interface Bounds {
  readonly earliest: DayNumber | null;
  readonly latest: DayNumber | null;
}

export type Certainty = 'certain' | 'possible';

/** Days looked at beyond those that an answer depended on: more than a month, so that conventions see whole months. */
const MARGIN = 64;

/**
 * What `ask` answers where the certainly (or the possibly) open days are the business days. It is asked of the days around
 * from..to, and of ever more of them as long as it finds nothing.
 */
export function askOf<T>(
  days: BusinessDays,
  certainty: Certainty,
  from: DayNumber,
  to: DayNumber,
  ask: (days: BusinessDays) => T | null,
): T | null {
  for (let margin = MARGIN; ; margin *= 4) {
    const part = partOf(days, certainty, from - margin, to + margin);
    const answer = ask(part);
    if (answer !== null || (part.first === days.first && part.last === days.last)) return answer;
  }
}

/** The certainly or possibly open days of from..to (and to the ends of their words) as the business days. */
function partOf(days: BusinessDays, certainty: Certainty, from: DayNumber, to: DayNumber): BusinessDays {
  const first = Math.max(from, days.first);
  const last = Math.min(to, days.last);
  const start = (first - days.epoch) >>> 5;
  const end = ((last - days.epoch) >>> 5) + 1;
  const open = days.open.slice(start, end);
  for (let word = start; word < end; word++) {
    const doubts = days.uncertain[word]!;
    if (certainty === 'certain') open[word - start]! &= ~doubts;
    else open[word - start]! |= doubts;
  }
  return withCounts(days.epoch + 32 * start, first, last, open, NONE, NONE);
}

const NONE = new Uint32Array();

/** Bounds of T+n from `date`, which is answered by `found`: see `addBusinessDays`. */
export function boundsOfAdd(days: BusinessDays, date: DayNumber, n: number, found: Found): Bounds {
  return boundsOfSearch(days, date, found, n < 0 ? 'before' : 'after', (some) => addBusinessDays(some, date, n));
}

/** Bounds of a search in one direction: the more days are open, the nearer is what it finds. */
export function boundsOfSearch(
  days: BusinessDays,
  date: DayNumber,
  found: Found,
  direction: 'after' | 'before',
  search: (days: BusinessDays) => Found | null,
): Bounds {
  const [from, to] = [Math.min(date, found.day), Math.max(date, found.day)];
  const near = askOf(days, 'possible', from, to, search)?.day ?? null;
  const far = askOf(days, 'certain', from, to, search)?.day ?? null;
  return direction === 'after' ? { earliest: near, latest: far } : { earliest: far, latest: near };
}

/** Bounds of what a convention makes of `date`: see `adjust`. */
export function boundsOfAdjust(days: BusinessDays, date: DayNumber, convention: Convention, found: Found): Bounds {
  if (convention === 'modified_following') return boundsOfModifiedFollowing(days, date);
  if (convention === 'modified_preceding') return boundsOfModifiedPreceding(days, date);
  return boundsOfSearch(days, date, found, turnsFirst(convention, date), (some) => adjust(some, date, convention));
}

/** Where the rest of the month might have no business day, the result may lie on either side of the date. */
function boundsOfModifiedFollowing(days: BusinessDays, date: DayNumber): Bounds {
  const end = endOfMonth(date);
  const after = onOrAfter(days, 'certain', date);
  if (after !== null && after <= end) return { earliest: onOrAfter(days, 'possible', date), latest: after };
  return { earliest: onOrBefore(days, 'certain', date), latest: onOrBefore(days, 'possible', end) };
}

function boundsOfModifiedPreceding(days: BusinessDays, date: DayNumber): Bounds {
  const start = startOfMonth(date);
  const before = onOrBefore(days, 'certain', date);
  if (before !== null && before >= start) return { earliest: before, latest: onOrBefore(days, 'possible', date) };
  return { earliest: onOrAfter(days, 'possible', start), latest: onOrAfter(days, 'certain', date) };
}

function onOrAfter(days: BusinessDays, certainty: Certainty, date: DayNumber): DayNumber | null {
  return askOf(days, certainty, date, date, (some) => businessDayOnOrAfter(some, date))?.day ?? null;
}

function onOrBefore(days: BusinessDays, certainty: Certainty, date: DayNumber): DayNumber | null {
  return askOf(days, certainty, date, date, (some) => businessDayOnOrBefore(some, date))?.day ?? null;
}

/** The least and the most business days from `from` (counted) to `to` (not counted). */
export function boundsOfCount(days: BusinessDays, from: DayNumber, to: DayNumber): { least: number; most: number } {
  const countOf = (certainty: Certainty) => countBusinessDays(partOf(days, certainty, from, to - 1), from, to);
  return { least: countOf('certain'), most: countOf('possible') };
}
