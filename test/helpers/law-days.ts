import { type DayNumber, dayNumber, isoWeekday } from '../../server/engine/civil-date.js';

/** Days as laws name them, worked out apart from the program's own rules. */

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterSunday(year: number): DayNumber {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The nth Monday (1) to Sunday (7) of a month; -1 is the last. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): DayNumber {
  if (nth < 0) {
    const next = month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1);
    return next - 1 - ((isoWeekday(next - 1) - weekday + 7) % 7);
  }
  const first = dayNumber(year, month, 1);
  return first + ((weekday - isoWeekday(first) + 7) % 7) + 7 * (nth - 1);
}

/** Days of a year, written MM-DD and separated by spaces. */
export function fixedDays(year: number, days: string): DayNumber[] {
  return days
    .split(' ')
    .map((day) => dayNumber(year, Number(day.slice(0, 2)), Number(day.slice(3))));
}

export const isWeekend = (day: DayNumber) => isoWeekday(day) > 5;
