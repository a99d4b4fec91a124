import { type DayNumber, dayNumber, daysInMonth, isoWeekday } from './civil-date.js';

/**
 * Roll conventions, named as in FpML's RollConventionEnum and defined there by the contracts that use them: days of a month,
 * the settlement days of futures, and weekdays. Each by the calendar alone: a convention moves it to a business day.
 */

/** Rolls that are a day of a month, by its weekdays. */
const IN_MONTH = {
  /** The third Wednesday. */
  IMM: (year: number, month: number) => nthWeekday(year, month, WEDNESDAY, 3),
  /** Bankers' acceptances of Montréal: the second banking day before the third Wednesday, the Monday. */
  IMMCAD: (year: number, month: number) => nthWeekday(year, month, WEDNESDAY, 3) - 2,
  /** Bank bills of Sydney: one business day before the second Friday, the Thursday. */
  IMMAUD: (year: number, month: number) => nthWeekday(year, month, FRIDAY, 2) - 1,
  /** Bank bills of New Zealand: the first Wednesday after the ninth day. */
  IMMNZD: (year: number, month: number) => onOrAfter(dayNumber(year, month, 10), WEDNESDAY),
  /** Bank bills of the Sydney Futures Exchange: the second Friday. */
  SFE: (year: number, month: number) => nthWeekday(year, month, FRIDAY, 2),
} as const;
const WEDNESDAY = 3;
const FRIDAY = 5;

export type FuturesRoll = keyof typeof IN_MONTH;
export const FUTURES_ROLLS = Object.keys(IN_MONTH) as FuturesRoll[];
/** Rolls of steps of weeks; TBILL: auctions of Treasury bills, each Monday (its holiday: the Tuesday, by `following`). */
export const WEEKDAY_ROLLS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN', 'TBILL'] as const;
export type WeekdayRoll = (typeof WEEKDAY_ROLLS)[number];
/** A day of the month (short months end before it), its last day, or a day of futures. */
export type MonthRoll = number | 'EOM' | FuturesRoll;
/** FRN: each date from the business day before it, as the Eurodollar convention: see frn-dates.ts. */
export type Roll = MonthRoll | WeekdayRoll | 'FRN';

/** Parses a roll, case-insensitive; null if it is something else. */
export function parseRoll(text: string): Roll | null {
  const upper = text.toUpperCase();
  const named = ['EOM', 'FRN', ...FUTURES_ROLLS, ...WEEKDAY_ROLLS] as const;
  return (
    named.find((one) => one === upper) ??
    (/^([1-9]|[12]\d|3[01])$/.test(text) ? Number(text) : null)
  );
}

/** Whether it is of the quarters' months where a step is of whole quarters. */
export function isFutures(roll: Roll | null): roll is FuturesRoll {
  return typeof roll === 'string' && roll in IN_MONTH;
}

/** The ISO weekday of a roll of weeks; null for another roll. */
export function weekdayOf(roll: Roll | null | undefined): number | null {
  if (roll === 'TBILL') return 1;
  const at = WEEKDAY_ROLLS.indexOf(roll as WeekdayRoll);
  return at < 0 ? null : at + 1;
}

/** The date of a roll in a month. */
export function rollDay(year: number, month: number, roll: MonthRoll): DayNumber {
  if (isFutures(roll)) return IN_MONTH[roll](year, month);
  const last = daysInMonth(year, month);
  return dayNumber(year, month, roll === 'EOM' ? last : Math.min(roll, last));
}

/** The date itself if it is that weekday, else the next one. */
export function onOrAfter(day: DayNumber, weekday: number): DayNumber {
  return day + ((weekday - isoWeekday(day) + 7) % 7);
}

function nthWeekday(year: number, month: number, weekday: number, n: number): DayNumber {
  return onOrAfter(dayNumber(year, month, 1), weekday) + 7 * (n - 1);
}
