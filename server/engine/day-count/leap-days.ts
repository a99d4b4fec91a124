import { type DayNumber, dayNumber, isLeapYear, yearOf } from '../civil-date.js';

/** How many 29ths of February lie after `start` and not after `end`. */
export function leapDaysWithin(start: DayNumber, end: DayNumber): number {
  let found = 0;
  for (let year = yearOf(start); year <= yearOf(end); year++) {
    if (!isLeapYear(year)) continue;
    const leapDay = dayNumber(year, 2, 29);
    if (leapDay > start && leapDay <= end) found++;
  }
  return found;
}
