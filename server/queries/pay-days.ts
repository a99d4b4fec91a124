import {
  type BusinessDays,
  businessDayAfter,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  countBusinessDays,
  covers,
  isBusinessDay,
  isEstimatedSpan,
} from '../engine/business-days.js';
import {
  type DayNumber,
  dayNumber,
  daysInMonth,
  firstDayOf,
  lastDayOf,
} from '../engine/civil-date.js';

/** Pay days, working days, long weekends and bridge days of a year. */

export const PAY_RULES = ['first', 'last', 'nth'] as const;
export type PayRule = (typeof PAY_RULES)[number];

export interface PayDay {
  /** 1 to 12. */
  readonly month: number;
  /** Null: the month has no such business day. */
  readonly day: DayNumber | null;
  readonly isEstimated: boolean;
  /** Business days of the month. */
  readonly workingDays: number;
}

/** Whether a whole year lies in the data. */
export function coversYear(days: BusinessDays, year: number): boolean {
  return covers(days, firstDayOf(year)) && covers(days, lastDayOf(year));
}

/** The twelve pay days of a year within the data. `n` is that of the rule `nth`, from 1. */
export function payDays(days: BusinessDays, year: number, rule: PayRule, n: number): PayDay[] {
  return Array.from({ length: 12 }, (_, at) => {
    const month = at + 1;
    const first = dayNumber(year, month, 1);
    const last = first + daysInMonth(year, month) - 1;
    const day = payDay(days, first, last, rule, n);
    const isEstimated =
      rule === 'last'
        ? isEstimatedSpan(days, day ?? first, last)
        : isEstimatedSpan(days, first, day ?? last);
    // For the last December of the data, the day after it is outside the data, so it is not included.
    const end = covers(days, last + 1)
      ? countBusinessDays(days, first, last + 1)
      : countBusinessDays(days, first, last) + Number(isBusinessDay(days, last));
    return { month, day, isEstimated, workingDays: end };
  });
}

function payDay(
  days: BusinessDays,
  first: DayNumber,
  last: DayNumber,
  rule: PayRule,
  n: number,
): DayNumber | null {
  const found =
    rule === 'first'
      ? businessDayOnOrAfter(days, first)
      : rule === 'last'
        ? businessDayOnOrBefore(days, last)
        : (firstsOf(days, first, n) ?? null);
  return found && found.day >= first && found.day <= last ? found.day : null;
}

/** The n-th business day on or after a day. */
function firstsOf(days: BusinessDays, first: DayNumber, n: number) {
  const start = businessDayOnOrAfter(days, first);
  return start === null || n === 1 ? start : businessDayAfter(days, start.day, n - 1);
}

export interface FreeSpan {
  /** First and last free day. */
  readonly from: DayNumber;
  readonly to: DayNumber;
}

export interface Bridge extends FreeSpan {
  /** The business day to take off for a free period from..to. */
  readonly day: DayNumber;
}

const MIN_LONG_WEEKEND = 3;

/** Periods of at least three free days, of which one is in the year. */
export function longWeekends(days: BusinessDays, year: number): FreeSpan[] {
  return freeSpans(days, year).filter(({ from, to }) => to - from + 1 >= MIN_LONG_WEEKEND);
}

/** Single business days between free days. */
export function bridgeDays(days: BusinessDays, year: number): Bridge[] {
  const spans = freeSpans(days, year);
  return spans.flatMap(({ from, to }, at) => {
    const next = spans[at + 1];
    return next && next.from === to + 2 ? [{ day: to + 1, from, to: next.to }] : [];
  });
}

function freeSpans(days: BusinessDays, year: number): FreeSpan[] {
  const spans: FreeSpan[] = [];
  const last = lastDayOf(year);
  for (let day = firstDayOf(year); day <= last; day++) {
    if (isBusinessDay(days, day)) continue;
    let from = day;
    while (from > days.first && !isBusinessDay(days, from - 1)) from--;
    let to = day;
    while (to < days.last && !isBusinessDay(days, to + 1)) to++;
    spans.push({ from, to });
    day = to;
  }
  return spans;
}
