import { type DayNumber, isoWeekday, mustParseDay } from './civil-date.js';
import type { WeekendRule } from './types.js';

/** The weekend in force: rules sorted by start, each in force until the next one begins. */

/** A check whether a day is on the weekend in force; false before the first rule. */
export function weekendCheck(rules: readonly WeekendRule[]): (day: DayNumber) => boolean {
  const newestFirst = rules
    .map(({ start, days }) => ({ start: mustParseDay(start), days }))
    .reverse();
  return (day) => {
    for (const { start, days } of newestFirst)
      if (start <= day) return days.includes(isoWeekday(day));
    return false;
  };
}

/** Whether a day is on the weekend in force; for many days see `weekendCheck`. */
export function isWeekend(rules: readonly WeekendRule[], day: DayNumber): boolean {
  return weekendCheck(rules)(day);
}

/**
 * The rules in force in the years first..last, the first one starting with them. Throws an Error that names `whose`
 * weekend it is when none is in force on the first day.
 */
export function weekendWithin(
  rules: readonly WeekendRule[],
  [first, last]: readonly [number, number],
  whose: string,
): WeekendRule[] {
  const start = `${first}-01-01`;
  const atStart = rules.findLast((rule) => rule.start <= start);
  if (!atStart)
    throw new Error(`${whose}: no weekend is stated for ${start}, its first day of data`);
  return [
    { start, days: atStart.days },
    ...rules.filter((rule) => rule.start > start && rule.start <= `${last}-12-31`),
  ];
}
