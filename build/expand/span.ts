import type { HolidaysTypes } from 'date-holidays';
import { type DayNumber, mustParseDay } from '../../server/engine/civil-date.js';

/** The days and hours of what date-holidays' grammar gives. */
export interface Span {
  /** The day it starts on, in local days. */
  readonly first: DayNumber;
  /** The hour from which the rest of its first day is off, HH:MM; null: whole days. */
  readonly from: string | null;
  /** Its whole days; none where it is a part of a day. */
  readonly days: readonly DayNumber[];
}

const HOUR_MS = 3_600_000;
const LIBRARY_DATE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}):\d{2}/;
/** "12-24 14:00 if sunday then 00:00": a part-day whose Sunday is a Sunday, not a holiday. */
const PART_DAY_WITH_WHOLE_WEEKENDS = /\d\d:\d\d if .* then 00:00/;

/** Reads a holiday of the library or its parser. Throws an Error that names the rule when it is no day off. */
export function spanOf(
  holiday: Pick<HolidaysTypes.Holiday, 'date' | 'start' | 'end' | 'rule'>,
): Span {
  const match = LIBRARY_DATE.exec(holiday.date);
  if (!match)
    throw new Error(
      `date-holidays gave the date ${JSON.stringify(holiday.date)} for ${holiday.rule}`,
    );
  const first = mustParseDay(match[1]!);
  const time = match[2]!;
  if (time !== '00:00') return { first, from: time, days: [] };
  if (PART_DAY_WITH_WHOLE_WEEKENDS.test(holiday.rule)) return { first, from: null, days: [] };
  const hours = (holiday.end.getTime() - holiday.start.getTime()) / HOUR_MS;
  return { first, from: null, days: wholeDays(first, hours, holiday.rule) };
}

/**
 * The whole days of a span that starts at midnight: 24 h is one, with 23 and 25 h where clocks change; 90 h (Türkiye's
 * three and a half days, from the eve) are three, since the half-day is not at the end.
 */
function wholeDays(first: DayNumber, hours: number, rule: string): DayNumber[] {
  const count = wholeDaysIn(hours);
  if (count < 1) throw new Error(`a span of ${hours} h from midnight is no day off: ${rule}`);
  return Array.from({ length: count }, (_, offset) => first + offset);
}

/** The whole days of so many hours from midnight, of which one may have 23. */
export function wholeDaysIn(hours: number): number {
  return Math.floor((hours + 1.5) / 24);
}
