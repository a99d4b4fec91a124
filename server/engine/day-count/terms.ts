import type { BusinessDays } from '../business-days.js';
import type { DayNumber } from '../civil-date.js';

/** The input of day counts: a period of accrual, from `start` (counted) to `end` (not counted). */
export interface CountedPeriod {
  readonly start: DayNumber;
  /** Not before start. */
  readonly end: DayNumber;
  /** Whether the period ends on the termination date of the contract. */
  readonly isLast: boolean;
  /** Whether the regular dates of the contract are ends of months; absent: there is no schedule, and so they may be. */
  readonly endsMonths?: boolean;
  /** The business days that BUS/252 counts; start..end - 1 is within the data. */
  readonly business: BusinessDays;
  /** The regular periods for ACT/ACT ICMA; null if there is no regular period of months. */
  readonly regular: RegularPeriods | null;
}

/** The regular periods around or within a period of accrual. */
export interface RegularPeriods {
  /** Whether the period of accrual is one of them. */
  readonly isRegular: boolean;
  /** Ascending boundaries of consecutive regular periods, real or notional, that contain the period of accrual. */
  readonly boundaries: readonly DayNumber[];
  /** Regular periods per year: 12 divided by their months, so 5M has 2.4. */
  readonly perYear: number;
}
