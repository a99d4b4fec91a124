import type { CivilDate } from '../civil-date.js';

/** The years between two dates in years of 360 days and months of 30: rules differ in the days that they count a date as. */
export function yearsOf360(from: CivilDate, to: CivilDate): number {
  const days = 360 * (to.year - from.year) + 30 * (to.month - from.month) + (to.day - from.day);
  return days / 360;
}
