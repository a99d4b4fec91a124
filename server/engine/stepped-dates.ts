import {
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  covers,
  type Found,
} from './business-days.js';
import { civilDate, type DayNumber } from './civil-date.js';
import { adjust, endOfMonth } from './conventions.js';
import { addMonths, type Joined, joinStubs, type UnadjustedDate } from './schedule.js';

/** Regular dates of which each follows from the business day before it, not from the calendar alone. */

export interface SteppedDates {
  readonly dates: UnadjustedDate[];
  readonly examined: readonly Found[];
}

interface SteppedTerms {
  readonly start: DayNumber;
  /** After start, or the number of periods. */
  readonly end: DayNumber | null;
  readonly count: number;
  readonly isLongStub: Joined;
}

/**
 * Every n-th business day from `start` (as 10B, a frequency of rateslib), or back from `end`. Null outside the data. Anchors that
 * are no business day count from the next one (back: from the one before).
 */
export function everyBusinessDays(
  days: BusinessDays,
  n: number,
  terms: SteppedTerms & { readonly direction: 'forward' | 'backward' },
): SteppedDates | null {
  const { start, end, count, direction, isLongStub } = terms;
  const isForward = direction === 'forward';
  const anchor = isForward ? start : end!;
  if (!covers(days, anchor)) return null;
  const first = isForward
    ? businessDayOnOrAfter(days, anchor)
    : businessDayOnOrBefore(days, anchor);
  const examined: Found[] = [];
  const regular: DayNumber[] = [];
  const limit = isForward ? (end ?? Number.POSITIVE_INFINITY) : start;
  const isWithin = (day: DayNumber) => (isForward ? day <= limit : day >= limit);
  for (let next = first; ; ) {
    if (!next) return null;
    examined.push(next);
    if (!isWithin(next.day)) break;
    regular.push(next.day);
    if (end === null && regular.length > count) break;
    next = isForward ? businessDayAfter(days, next.day, n) : businessDayBefore(days, next.day, n);
  }
  const ascending = isForward ? regular : regular.reverse();
  return { dates: withEnds(start, end, ascending, isForward, isLongStub), examined };
}

/**
 * The floating rate note or Eurodollar convention (ISDA Definitions, "FRN Convention"): each date has the number of the date
 * before it, as adjusted, in the month that is a step later; without such a day, or once a date is the last business day of its
 * month, the last day of the month is meant. The dates are to be adjusted by `modified_following`. Null outside the data.
 */
export function frnDates(
  days: BusinessDays,
  months: number,
  { start, end, count, isLongStub }: SteppedTerms,
): SteppedDates | null {
  const examined: Found[] = [];
  const regular: DayNumber[] = [];
  let isMonthEnd = false;
  for (let day = start; ; ) {
    if (end !== null && day > end) break;
    regular.push(day);
    if (end === null && regular.length > count) break;
    const adjusted = covers(days, day) ? adjust(days, day, 'modified_following') : null;
    const last = adjusted && lastOfMonth(days, adjusted.day);
    if (!adjusted || !last) return null;
    examined.push(adjusted, last);
    isMonthEnd ||= last.day === adjusted.day;
    const number = civilDate(adjusted.day).day;
    day = addMonths(adjusted.day, months, isMonthEnd ? 'EOM' : number);
    if (civilDate(day).day < number) isMonthEnd = true;
  }
  return { dates: withEnds(start, end, regular, true, isLongStub), examined };
}

function lastOfMonth(days: BusinessDays, day: DayNumber): Found | null {
  const end = endOfMonth(day);
  return covers(days, end) ? businessDayOnOrBefore(days, end) : null;
}

/** With start and end, each once; a stub between the last regular date and the other end may be joined to its neighbour. */
function withEnds(
  start: DayNumber,
  end: DayNumber | null,
  regular: readonly DayNumber[],
  isForward: boolean,
  isLongStub: Joined,
): UnadjustedDate[] {
  const last = end ?? regular.at(-1)!;
  const between = regular.filter((day) => day > start && day < last);
  const isStub = isForward ? regular.at(-1) !== last : regular[0] !== start;
  const joined = isStub && isLongStub;
  const ends = { front: !isForward && joined, back: isForward && joined };
  joinStubs(between, { start, end: last }, ends);
  // The anchor is regular even where it is no business day itself.
  return [
    { day: start, isRegular: isForward || !isStub },
    ...between.map((day) => ({ day, isRegular: true })),
    { day: last, isRegular: !isForward || !isStub },
  ];
}
