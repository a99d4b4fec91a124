import { firstDayOf, isLeapYear, yearOf } from '../civil-date.js';
import type { CountedPeriod } from './terms.js';

/**
 * ACT/ACT (ISDA): the days of the period in leap years divided by 366, and those in other years divided by 365. 2006 ISDA
 * Definitions, section 4.16 (b), as FpML's scheme cites it
 * (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code ACT/ACT.ISDA, read 2026).
 */
export function actActIsda({ start, end }: CountedPeriod): number {
  let [inLeapYears, inOthers] = [0, 0];
  for (let year = yearOf(start); year <= yearOf(end); year++) {
    const days = Math.min(end, firstDayOf(year + 1)) - Math.max(start, firstDayOf(year));
    if (isLeapYear(year)) inLeapYears += days;
    else inOthers += days;
  }
  return inLeapYears / 366 + inOthers / 365;
}
