import type { BusinessDays } from '../business-days.js';
import type { DayNumber } from '../civil-date.js';

/** What the day counts are asked about: a period of accrual, from `start` (counted) to `end` (not counted). */
export interface CountedPeriod {
  readonly start: DayNumber;
  /** Not before start. */
  readonly end: DayNumber;
  /** The business days that BUS/252 counts; start..end - 1 lies within the data. */
  readonly business: BusinessDays;
  /** What ACT/ACT ICMA looks at; null where there is no regular period of months. */
  readonly regular: RegularPeriods | null;
}

/** The regular periods beside or within a period of accrual. */
export interface RegularPeriods {
  /** Whether the period of accrual is one of them. */
  readonly isRegular: boolean;
  /** Ascending boundaries of consecutive regular periods, real or notional, that hold the period of accrual. */
  readonly boundaries: readonly DayNumber[];
  /** Regular periods a year: 12 by their months, so that 5M has 2.4. */
  readonly perYear: number;
}
