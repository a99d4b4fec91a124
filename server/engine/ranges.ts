import {
  addBusinessDays,
  type BusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  type Found,
} from './business-days.js';
import { withCounts } from './calendar-days.js';
import { type DayNumber, formatDay } from './civil-date.js';
import { type Certainty, countBounds, openWord } from './combined-days.js';
import {
  adjust,
  type Convention,
  endOfMonth,
  firstDirection,
  startOfMonth,
} from './conventions.js';

/**
 * The range of an answer that estimated and provisional days could change. Its ends are the answers with all possibly open
 * days as business days, and with only the certainly open ones. The final answer lies between them, but not every day between is
 * possible, since days move together.
 */

/** Null: outside the data. */
export interface DayRange {
  readonly earliest: DayNumber | null;
  readonly latest: DayNumber | null;
}

/** As in responses: dates as text. */
export interface DateRange {
  readonly earliest: string | null;
  readonly latest: string | null;
}

/** A range as members of a response. */
export function dateRange({ earliest, latest }: DayRange): DateRange {
  const written = (day: DayNumber | null) => (day === null ? null : formatDay(day));
  return { earliest: written(earliest), latest: written(latest) };
}

/** Days checked beyond those that an answer depends on: more than a month, so that conventions see whole months. */
const MARGIN = 64;

/**
 * The result of `ask` with the certainly (or the possibly) open days as business days. It is called with the days around from..to,
 * and with more and more days as long as it finds nothing.
 */
export function searchPart<T>(
  days: BusinessDays,
  certainty: Certainty,
  from: DayNumber,
  to: DayNumber,
  evaluate: (days: BusinessDays) => T | null,
): T | null {
  for (let margin = MARGIN; ; margin *= 4) {
    const part = partOf(days, certainty, from - margin, to + margin);
    const answer = evaluate(part);
    if (answer !== null || (part.first === days.first && part.last === days.last)) return answer;
  }
}

/** The certainly or possibly open days of from..to (and to the ends of their words) as the business days. */
function partOf(
  days: BusinessDays,
  certainty: Certainty,
  from: DayNumber,
  to: DayNumber,
): BusinessDays {
  const first = Math.max(from, days.first);
  const last = Math.min(to, days.last);
  const start = (first - days.epoch) >>> 5;
  const end = ((last - days.epoch) >>> 5) + 1;
  const open = new Uint32Array(Math.max(end - start, 0));
  for (let word = start; word < end; word++) open[word - start] = openWord(days, word, certainty);
  return withCounts(days.epoch + 32 * start, first, last, open, NONE, NONE);
}

const NONE = new Uint32Array();

/** The range of T+n from `date`, whose answer is `found`: see `addBusinessDays`. */
export function rangeOfAdd(days: BusinessDays, date: DayNumber, n: number, found: Found): DayRange {
  return rangeOfSearch(days, date, found, n < 0 ? 'before' : 'after', (some) =>
    addBusinessDays(some, date, n),
  );
}

/** The range of a search in one direction: the more days are open, the nearer the result. */
export function rangeOfSearch(
  days: BusinessDays,
  date: DayNumber,
  found: Found,
  direction: 'after' | 'before',
  search: (days: BusinessDays) => Found | null,
): DayRange {
  const [from, to] = [Math.min(date, found.day), Math.max(date, found.day)];
  const near = searchPart(days, 'possible', from, to, search)?.day ?? null;
  const far = searchPart(days, 'certain', from, to, search)?.day ?? null;
  return direction === 'after' ? { earliest: near, latest: far } : { earliest: far, latest: near };
}

/** The range of `date` adjusted by a convention: see `adjust`. */
export function rangeOfAdjust(
  days: BusinessDays,
  date: DayNumber,
  convention: Convention,
  found: Found,
): DayRange {
  if (convention === 'modified_following') return rangeOfModifiedFollowing(days, date);
  if (convention === 'modified_preceding') return rangeOfModifiedPreceding(days, date);
  return rangeOfSearch(days, date, found, firstDirection(convention, date), (some) =>
    adjust(some, date, convention),
  );
}

/** If the rest of the month might have no business day, the result may be on either side of the date. */
function rangeOfModifiedFollowing(days: BusinessDays, date: DayNumber): DayRange {
  const end = endOfMonth(date);
  const after = onOrAfter(days, 'certain', date);
  if (after !== null && after <= end)
    return { earliest: onOrAfter(days, 'possible', date), latest: after };
  return { earliest: onOrBefore(days, 'certain', date), latest: onOrBefore(days, 'possible', end) };
}

function rangeOfModifiedPreceding(days: BusinessDays, date: DayNumber): DayRange {
  const start = startOfMonth(date);
  const before = onOrBefore(days, 'certain', date);
  if (before !== null && before >= start)
    return { earliest: before, latest: onOrBefore(days, 'possible', date) };
  return { earliest: onOrAfter(days, 'possible', start), latest: onOrAfter(days, 'certain', date) };
}

/** The first certainly (possibly) open day from a date on; null where the data end before it. */
export function onOrAfter(
  days: BusinessDays,
  certainty: Certainty,
  date: DayNumber,
): DayNumber | null {
  return (
    searchPart(days, certainty, date, date, (some) => businessDayOnOrAfter(some, date))?.day ?? null
  );
}

function onOrBefore(days: BusinessDays, certainty: Certainty, date: DayNumber): DayNumber | null {
  return (
    searchPart(days, certainty, date, date, (some) => businessDayOnOrBefore(some, date))?.day ??
    null
  );
}

/** The least and the most business days from `from` (counted) to `to` (not counted). */
export function rangeOfCount(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
): { least: number; most: number } {
  return countBounds(days, from, to - 1);
}
