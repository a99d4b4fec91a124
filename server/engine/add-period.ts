import { adjustBy, type ScheduleConvention } from './adjusted-schedule.js';
import {
  type BusinessDays,
  businessDayAfter,
  businessDayOnOrBefore,
  covers,
  type Found,
  isEstimatedSpan,
} from './business-days.js';
import { civilDate, type DayNumber } from './civil-date.js';
import { endOfMonth } from './conventions.js';
import { type DayRange, onOrAfter, rangeOfAdjust, rangeOfSearch } from './ranges.js';
import { addMonths } from './schedule.js';

/** A date a period later or earlier, on a business day. As QuantLib's Calendar.advance and Strata's TenorAdjustment. */

/** Months, then days; both negative, or neither. */
export interface Period {
  readonly months: number;
  readonly days: number;
}

export interface AddTerms {
  readonly period: Period;
  readonly convention: ScheduleConvention;
  /** From the last business day of a month to the last business day of another (unadjusted: to its last day). */
  readonly endsMonths: boolean;
}

export interface Added {
  readonly unadjusted: DayNumber;
  readonly found: Found;
  /** The days that decided whether the date is the last business day of its month; null: nobody asked, or no day decides. */
  readonly decided: Found | null;
  readonly isEndOfMonth: boolean;
}

const PERIOD = /^([+-]?)(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?$/i;

/** Parses 2W, 6M, 1Y, 10D, 1Y6M or -3M, case-insensitive; null if it is something else. */
export function parsePeriod(text: string): Period | null {
  const match = /\d/.test(text) ? PERIOD.exec(text) : null;
  if (!match) return null;
  const [years, months, weeks, days] = match.slice(2).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const sign = match[1] === '-' ? -1 : 1;
  // Adding 0 makes -0 into 0.
  return { months: sign * (12 * years + months) + 0, days: sign * (7 * weeks + days) + 0 };
}

/** A period so many times. */
export function times({ months, days }: Period, n: number): Period {
  return { months: n * months + 0, days: n * days + 0 };
}

/** The date a period after `date`, by the calendar alone. */
export function addToDate(date: DayNumber, { months, days }: Period): DayNumber {
  return addMonths(date, months, civilDate(date).day) + days;
}

/** Null if the result is outside the data; `date` is within them. */
export function addPeriod(days: BusinessDays, date: DayNumber, terms: AddTerms): Added | null {
  const { period, convention, endsMonths } = terms;
  const { isEndOfMonth, decided } = endsMonths ? monthEnd(days, date) : NOT_ASKED;
  const plain = addToDate(date, period);
  const unadjusted = isEndOfMonth ? endOfMonth(plain) : plain;
  const found =
    isEndOfMonth && convention !== 'unadjusted'
      ? lastOfMonth(days, unadjusted)
      : adjustBy(days, unadjusted, convention);
  return found && { unadjusted, found, decided, isEndOfMonth };
}

const NOT_ASKED = { isEndOfMonth: false, decided: null };

/** Whether no business day follows in the month. */
function monthEnd(days: BusinessDays, date: DayNumber) {
  const end = endOfMonth(date);
  if (date === end) return { isEndOfMonth: true, decided: null };
  const next = businessDayAfter(days, date, 1);
  if (next && next.day <= end) return { isEndOfMonth: false, decided: next };
  return { isEndOfMonth: true, decided: { day: date, dependsFrom: date + 1, dependsTo: end } };
}

function lastOfMonth(days: BusinessDays, end: DayNumber): Found | null {
  return covers(days, end) ? businessDayOnOrBefore(days, end) : null;
}

/**
 * The range of an answer that estimated days could change; an end that is outside the data is null. Where they could change
 * whether the date is the last business day of its month, both answers are within it.
 */
export function rangeOfAddedPeriod(
  days: BusinessDays,
  date: DayNumber,
  terms: AddTerms,
  added: Added,
): DayRange {
  const own = rangeOf(days, terms, added);
  const { decided } = added;
  if (!decided || !mayBeEither(days, date)) return own;
  const plain = addToDate(date, terms.period);
  const ends = [plain, endOfMonth(plain)].map((unadjusted): DayRange => {
    const isEndOfMonth = unadjusted !== plain;
    const by =
      isEndOfMonth && terms.convention !== 'unadjusted'
        ? lastOfMonth
        : byConvention(terms.convention);
    const found = by(days, unadjusted);
    if (!found) return { earliest: null, latest: null };
    return rangeOf(days, terms, { unadjusted, found, decided, isEndOfMonth });
  });
  return {
    earliest: extreme(
      Math.min,
      [own, ...ends].map(({ earliest }) => earliest),
    ),
    latest: extreme(
      Math.max,
      [own, ...ends].map(({ latest }) => latest),
    ),
  };
}

/** Whether a date may be the last business day of its month, or not: a day after it may be open, but none is certainly. */
function mayBeEither(days: BusinessDays, date: DayNumber): boolean {
  const end = endOfMonth(date);
  const certain = onOrAfter(days, 'certain', date + 1);
  return (certain === null || certain > end) && isEstimatedSpan(days, date + 1, end);
}

function byConvention(convention: ScheduleConvention) {
  return (days: BusinessDays, day: DayNumber) => adjustBy(days, day, convention);
}

function extreme(
  of: (...days: readonly number[]) => number,
  days: readonly (DayNumber | null)[],
): DayNumber | null {
  return days.includes(null) ? null : of(...(days as readonly number[]));
}

function rangeOf(
  days: BusinessDays,
  { convention }: AddTerms,
  { unadjusted, found, isEndOfMonth }: Added,
): DayRange {
  if (convention === 'unadjusted') return { earliest: found.day, latest: found.day };
  if (!isEndOfMonth) return rangeOfAdjust(days, unadjusted, convention, found);
  return rangeOfSearch(days, unadjusted, found, 'before', (some) =>
    businessDayOnOrBefore(some, unadjusted),
  );
}
