import {
  type BusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  type Found,
  isBusinessDay,
} from './business-days.js';
import { civilDate, type DayNumber, dayNumber, daysInMonth, isoWeekday } from './civil-date.js';

/**
 * Business day conventions: the business day that replaces a date that is not one. By the 2006 ISDA Definitions, section 4.12,
 * unchanged in the 2021 Definitions; `nearest` by FpML (BusinessDayConventionEnum,
 * http://www.fpml.org/spec/fpml-5-3-2-wd-2/html/reporting/schemaDocumentation/schemas/fpml-shared-5-3_xsd/complexTypes/BusinessDayAdjustments/businessDayConvention.html).
 */

export const CONVENTIONS = [
  'following',
  'modified_following',
  'preceding',
  'modified_preceding',
  'nearest',
] as const;
export type Convention = (typeof CONVENTIONS)[number];

/** The meaning of each convention, for the description. */
export const CONVENTION_WORDS =
  'A date that is a business day stays. Otherwise following: the first following business day; modified_following: that day unless it falls in the next calendar month, then the first preceding business day; preceding: the first preceding business day; modified_preceding: that day unless it falls in the previous calendar month, then the first following one; nearest: the first preceding business day, and the first following one when the date is a Sunday or a Monday, whatever the weekend (FpML NEAREST, ISO 20022 NEAR): in CNY 2026-02-15, a Sunday, becomes 24 February, although the Saturday before was worked';

type Adjust = (days: BusinessDays, date: DayNumber) => Found | null;

const ADJUSTMENTS: Readonly<Record<Convention, Adjust>> = {
  following: businessDayOnOrAfter,
  modified_following: modifiedFollowing,
  preceding: businessDayOnOrBefore,
  modified_preceding: modifiedPreceding,
  nearest,
};

/**
 * The business day that replaces `date`, which is within the data, and the days that this depends on; null if it is outside the
 * data.
 */
export function adjust(days: BusinessDays, date: DayNumber, convention: Convention): Found | null {
  if (isBusinessDay(days, date)) return { day: date, dependsFrom: date, dependsTo: date };
  return ADJUSTMENTS[convention](days, date);
}

/** The direction in which a convention looks first. */
export function firstDirection(convention: Convention, date: DayNumber): 'after' | 'before' {
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
  // No business day is left in the month: the answer depends on that, and on the days back.
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
  return firstDirection('nearest', date) === 'after'
    ? businessDayOnOrAfter(days, date)
    : businessDayOnOrBefore(days, date);
}
