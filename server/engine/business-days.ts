import { hasBit, rank, select } from './bits.js';
import type { CalendarDays } from './calendar-days.js';
import { type DayNumber, firstDayOf, lastDayOf } from './civil-date.js';
import {
  type BusinessDays,
  countTogether,
  isOpenTogether,
  isUncertainTogether,
  nthTogetherFrom,
  nthTogetherUpTo,
} from './combined-days.js';
import type { Coverage } from './types.js';

/**
 * Business-day arithmetic over one calendar or several together. For one calendar every query is a few look-ups in its running
 * counts, whatever the length of the range or n; for several it walks over the words of the days that it needs.
 */
export type { BusinessDays };

/** A day that was found, and the days it depends on: from..to, both inclusive; empty if from > to. */
export interface Found {
  readonly day: DayNumber;
  readonly dependsFrom: DayNumber;
  readonly dependsTo: DayNumber;
}

/** Whether the day lies in the data. */
export function covers(days: BusinessDays, day: DayNumber): boolean {
  return day >= days.first && day <= days.last;
}

/** Whether a whole year lies in the data. */
export function coversYear(days: BusinessDays, year: number): boolean {
  return covers(days, firstDayOf(year)) && covers(days, lastDayOf(year));
}

/** Whether a day within the data is a business day. */
export function isBusinessDay(days: BusinessDays, day: DayNumber): boolean {
  return days.members ? isOpenTogether(days, day) : hasBit(days.open, day - days.epoch);
}

/** Business days from `from` (counted) to `to` (not counted); both within the data, from <= to. */
export function countBusinessDays(days: BusinessDays, from: DayNumber, to: DayNumber): number {
  return days.members
    ? countTogether(days, from, to - 1)
    : countBefore(days, to) - countBefore(days, from);
}

/** The n-th business day after `date` (n >= 1); null when the data ends before it. */
export function businessDayAfter(days: BusinessDays, date: DayNumber, n: number): Found | null {
  const day = nthFrom(days, date + 1, n);
  return day === null ? null : { day, dependsFrom: date + 1, dependsTo: day };
}

/** The n-th business day before `date` (n >= 1); null when the data begins after it. */
export function businessDayBefore(days: BusinessDays, date: DayNumber, n: number): Found | null {
  const day = nthUpTo(days, date - 1, n);
  return day === null ? null : { day, dependsFrom: day, dependsTo: date - 1 };
}

/** The date itself when it is a business day, else the next one; null when the data ends before it. */
export function businessDayOnOrAfter(days: BusinessDays, date: DayNumber): Found | null {
  const day = nthFrom(days, date, 1);
  return day === null ? null : { day, dependsFrom: date, dependsTo: day };
}

/** The date itself when it is a business day, else the previous one; null when the data begins after it. */
export function businessDayOnOrBefore(days: BusinessDays, date: DayNumber): Found | null {
  const day = nthUpTo(days, date, 1);
  return day === null ? null : { day, dependsFrom: day, dependsTo: date };
}

/** T+n: forward for n > 0, back for n < 0; n = 0 is the date itself or, when it is no business day, the next one. */
export function addBusinessDays(days: BusinessDays, date: DayNumber, n: number): Found | null {
  if (n > 0) return businessDayAfter(days, date, n);
  return n < 0 ? businessDayBefore(days, date, -n) : businessDayOnOrAfter(days, date);
}

/** Whether every day from..to (inclusive) is checked against an official source. True for an empty span. */
export function isVerifiedSpan(days: BusinessDays, from: DayNumber, to: DayNumber): boolean {
  if (days.members) return days.members.every((member) => isVerifiedSpan(member, from, to));
  return (
    bitsInSpan(days.unverified, days.unverifiedCounts, from - days.epoch, to - days.epoch) === 0
  );
}

/** Whether an estimated or provisional entry could change the answer of a day from..to (inclusive). */
export function isEstimatedSpan(days: BusinessDays, from: DayNumber, to: DayNumber): boolean {
  if (days.members) {
    // Doubts are rare: mostly the calendars' counts tell that there are none.
    return (
      days.members.some((member) => isEstimatedSpan(member, from, to)) &&
      isUncertainTogether(days, from, to)
    );
  }
  return bitsInSpan(days.uncertain, days.uncertainCounts, from - days.epoch, to - days.epoch) > 0;
}

/** The coverage of the days from..to (inclusive) that an answer depends on. */
export interface Trust {
  readonly coverage: Coverage;
  readonly estimated: boolean;
}

export function trustIn(days: BusinessDays, from: DayNumber, to: DayNumber): Trust {
  return {
    coverage: isVerifiedSpan(days, from, to) ? 'verified' : 'library',
    estimated: isEstimatedSpan(days, from, to),
  };
}

/** The n-th business day from `date` on (n >= 1). */
function nthFrom(days: BusinessDays, date: DayNumber, n: number): DayNumber | null {
  return days.members
    ? nthTogetherFrom(days, date, n)
    : dayAt(days, countBefore(days, date) + n - 1);
}

/** The n-th business day up to `date`, backwards (n >= 1). */
function nthUpTo(days: BusinessDays, date: DayNumber, n: number): DayNumber | null {
  return days.members
    ? nthTogetherUpTo(days, date, n)
    : dayAt(days, countBefore(days, date + 1) - n);
}

function countBefore(days: CalendarDays, day: DayNumber): number {
  return rank(days.open, days.openCounts, day - days.epoch);
}

/** The k-th business day of the data (k from 0). */
function dayAt(days: CalendarDays, k: number): DayNumber | null {
  const index = select(days.open, days.openCounts, k);
  return index < 0 ? null : index + days.epoch;
}

function bitsInSpan(words: Uint32Array, counts: Uint16Array, from: number, to: number): number {
  return from > to ? 0 : rank(words, counts, to + 1) - rank(words, counts, from);
}
