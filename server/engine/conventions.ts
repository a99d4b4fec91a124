import {
  type BusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  type Found,
  isBusinessDay,
} from './business-days.js';
import { civilDate, type DayNumber, dayNumber, daysInMonth, isoWeekday } from './civil-date.js';

/**
 * Business day conventions: which business day stands for a date that is none. In the words of the 2006 ISDA
 * Definitions, section 4.12, as the 2021 Definitions keep them; nearest in those of FpML (BusinessDayConventionEnum,
 * http://www.fpml.org/spec/fpml-5-3-2-wd-2/html/reporting/schemaDocumentation/schemas/fpml-shared-5-3_xsd/complexTypes/BusinessDayAdjustments/businessDayConvention.html).
 */

export const CONVENTIONS = ['following', 'modified_following', 'preceding', 'modified_preceding', 'nearest'] as const;
export type Convention = (typeof CONVENTIONS)[number];

/** What each convention means, for the description. */
export const CONVENTION_WORDS =
  'A date that is a business day stays. Else following: the first following business day; modified_following: that day unless it falls in the next calendar month, then the first preceding business day; preceding: the first preceding business day; modified_preceding: that day unless it falls in the previous calendar month, then the first following one; nearest: the first preceding business day, and the first following one when the date is a Sunday or a Monday (FpML NEAREST, ISO 20022 NEAR; no other weekday is looked at, whatever the weekend, so that it need not be the nearest day: in CNY 2026-02-15, a Sunday, becomes 24 February, though the Saturday before it was worked)';

type Adjust = (days: BusinessDays, date: DayNumber) => Found | null;

const ADJUSTMENTS: Readonly<Record<Convention, Adjust>> = {
  following: businessDayOnOrAfter,
  modified_following: modifiedFollowing,
  preceding: businessDayOnOrBefore,
  modified_preceding: modifiedPreceding,
  nearest,
};

/**
 * The business day that stands for `date`, which lies within the data, and the days that the answer depended on; null
 * when the data ends (or begins) before it.
 */
export function adjust(days: BusinessDays, date: DayNumber, convention: Convention): Found | null {
  if (isBusinessDay(days, date)) return { day: date, dependsFrom: date, dependsTo: date };
  return ADJUSTMENTS[convention](days, date);
}

/** Where a convention first looks for the business day that stands for `date`. */
export function turnsFirst(convention: Convention, date: DayNumber): 'after' | 'before' {
  if (convention !== 'nearest') return convention.endsWith('following') ? 'after' : 'before';
  const weekday = isoWeekday(date);
  return weekday === 7 || weekday === 1 ? 'after' : 'before';
}

/** The last day of the date's month, business day or not. */
export function endOfMonth(date: DayNumber): DayNumber {
  const { year, month } = civilDate(date);
  return dayNumber(year, month, daysInMonth(year, month));
}

/** The first day of the date's month. */
export function startOfMonth(date: DayNumber): DayNumber {
  const { year, month } = civilDate(date);
  return dayNumber(year, month, 1);
}

function modifiedFollowing(days: BusinessDays, date: DayNumber): Found | null {
  const end = endOfMonth(date);
  const after = businessDayOnOrAfter(days, date);
  if (after ? after.day <= end : days.last < end) return after;
  // No business day is left in the month: that, and the days back, is what the answer rests on.
  const before = businessDayOnOrBefore(days, date);
  return before && { ...before, dependsTo: end };
}

function modifiedPreceding(days: BusinessDays, date: DayNumber): Found | null {
  const start = startOfMonth(date);
  const before = businessDayOnOrBefore(days, date);
  if (before ? before.day >= start : days.first > start) return before;
  const after = businessDayOnOrAfter(days, date);
  return after && { ...after, dependsFrom: start };
}

function nearest(days: BusinessDays, date: DayNumber): Found | null {
  return turnsFirst('nearest', date) === 'after' ? businessDayOnOrAfter(days, date) : businessDayOnOrBefore(days, date);
}
