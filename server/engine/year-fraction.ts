import type { BusinessDays } from './business-days.js';
import { civilDate, type DayNumber } from './civil-date.js';
import { endOfMonth } from './conventions.js';
import { type DayCount, dayCountFraction } from './day-count/day-counts.js';
import type { RegularPeriods } from './day-count/terms.js';
import { gridDatesWithin, gridFrom } from './schedule.js';

/** The part of a year between two dates by a day count, without a schedule around them. */

export interface FractionTerms {
  readonly dayCount: DayCount;
  /** Months of a regular period, for the day counts that need the frequency of a contract; null: none. */
  readonly months: number | null;
  /** The last date of the contract, by which 30E/360 ISDA tells the end of a February. */
  readonly termination: DayNumber | null;
  /** The business days that BUS/252 counts; start..end - 1 is within the data. */
  readonly business: BusinessDays | null;
}

/** start <= end. Null for a day count that lacks the frequency, or the business days. */
export function yearFraction(
  start: DayNumber,
  end: DayNumber,
  { dayCount, months, termination, business }: FractionTerms,
): number | null {
  if (dayCount === 'BUS/252' && business === null) return null;
  return dayCountFraction(dayCount, {
    start,
    end,
    isLast: end === termination,
    // Of the other day counts none looks at it.
    business: business as BusinessDays,
    regular: months === null ? null : regularPeriods(start, end, months),
  });
}

/**
 * Regular periods counted back from the end, as a bond's coupons are from its maturity: on ends of months if both dates are
 * such. QuantLib and rateslib take them so where no schedule is given.
 */
function regularPeriods(start: DayNumber, end: DayNumber, months: number): RegularPeriods {
  const endsMonths = start === endOfMonth(start) && end === endOfMonth(end);
  const roll = endsMonths ? 'EOM' : civilDate(end).day;
  const grid = gridFrom(end, { months }, roll, endsMonths, 'backward');
  const boundaries = gridDatesWithin(grid, start - 31 * months, end);
  return { isRegular: false, boundaries, perYear: 12 / months };
}
