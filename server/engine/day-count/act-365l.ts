import { isLeapYear, yearOf } from '../civil-date.js';
import { leapDaysWithin } from './leap-days.js';
import type { CountedPeriod } from './terms.js';

/**
 * ACT/365L: the actual number of days divided by 365, or by 366. Of a contract with periods of a year, if a 29 February lies
 * after the start and not after the end; of one with shorter periods, if the period ends in a leap year. 2006 ISDA
 * Definitions, section 4.16 (i), by Rule 251 of the International Capital Market Association, as FpML's scheme cites it
 * (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code ACT/365L, read 2026).
 */
export function act365L({ start, end }: CountedPeriod, perYear: number): number {
  const isLong = perYear <= 1 ? leapDaysWithin(start, end) > 0 : isLeapYear(yearOf(end));
  return (end - start) / (isLong ? 366 : 365);
}
