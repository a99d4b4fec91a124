import { civilDate, type DayNumber, dayNumber, isLeapYear, yearOf } from '../civil-date.js';
import { addMonths } from '../schedule.js';
import type { CountedPeriod } from './terms.js';

/**
 * ACT/ACT (AFB): whole years counted back from the end (28 February of a leap year counts as its 29th), and the days before
 * them divided by 366 if they have a 29 February, else by 365. The master agreement of the Association Française des
 * Banques, as FpML's scheme cites it (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code ACT/ACT.AFB,
 * read 2026); the start is counted and the end is not.
 */
export function actActAfb({ start, end }: CountedPeriod): number {
  let [years, rest] = [0, end];
  for (;;) {
    const earlier = aYearBefore(rest);
    if (earlier < start) break;
    years++;
    rest = earlier;
  }
  return years + (rest - start) / (hasLeapDay(start, rest) ? 366 : 365);
}

function aYearBefore(day: DayNumber): DayNumber {
  const before = addMonths(day, -12, civilDate(day).day);
  const date = civilDate(before);
  return date.month === 2 && date.day === 28 && isLeapYear(date.year) ? before + 1 : before;
}

/** Whether a 29 February lies in from..to, `to` not counted. */
function hasLeapDay(from: DayNumber, to: DayNumber): boolean {
  return [yearOf(from), yearOf(to)].some((year) => {
    if (!isLeapYear(year)) return false;
    const leapDay = dayNumber(year, 2, 29);
    return from <= leapDay && leapDay < to;
  });
}
