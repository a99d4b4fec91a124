import { civilDate, type DayNumber, daysInMonth } from '../civil-date.js';
import { yearsOf360 } from './months-of-30.js';
import type { CountedPeriod } from './terms.js';

/**
 * 30E/360 (ISDA): months of 30 days; the last day of a month becomes 30, except the last day of February as the second
 * day if it is the termination date. 2006 ISDA Definitions, section 4.16 (h), as FpML's scheme cites it
 * (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code 30E/360.ISDA, read 2026).
 */
export function thirtyE360Isda({ start, end, isLast }: CountedPeriod): number {
  return yearsOf360(thirtieths(start, false), thirtieths(end, isLast));
}

function thirtieths(date: DayNumber, isTermination: boolean) {
  const { year, month, day } = civilDate(date);
  const isMonthEnd = day === daysInMonth(year, month) && !(month === 2 && isTermination);
  return { year, month, day: isMonthEnd ? 30 : Math.min(day, 30) };
}
