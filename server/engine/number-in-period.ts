import { type BusinessDays, countBusinessDays, isBusinessDay } from './business-days.js';
import type { DayNumber } from './civil-date.js';

/** Which business day of its month, quarter or year a day is, from the beginning and from the end. */

export interface NumberInPeriod {
  /** From 1; null: not a business day. */
  readonly nth: number | null;
  /** From -1, the last one, as in lists of n-th days; null: not a business day. */
  readonly fromEnd: number | null;
  /** Business days of the period. */
  readonly count: number;
}

/** `from` and `to` are the first and the last day of the period, within the data; `day` is one of them. */
export function numberInPeriod(
  days: BusinessDays,
  day: DayNumber,
  from: DayNumber,
  to: DayNumber,
): NumberInPeriod {
  const count = countBusinessDays(days, from, to + 1);
  if (!isBusinessDay(days, day)) return { nth: null, fromEnd: null, count };
  const nth = countBusinessDays(days, from, day + 1);
  return { nth, fromEnd: nth - count - 1, count };
}
