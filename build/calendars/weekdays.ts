import { formatDay, isoWeekday, parseDay } from '../../server/engine/civil-date.js';
import { Mistake } from '../command-line.js';
import type { ListedDate } from './vocabulary.js';

/**
 * Dates of rows with the weekday that the text prints: '2026-12-02 Wed'. A weekday that is not the date's own shows that one
 * of the two was mistyped.
 */
const WITH_WEEKDAY = /^(\S+) (Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The dates of a text of dates: '2023-04-21 Fri 2023-04-22 Sat' or, of one year, '04-21 04-22 Sat'. */
export function datesIn(text: string): string[] {
  return text.split(/ (?=\d)/).filter((date) => date !== '');
}

/** The date alone. */
export function dateOf(text: string): string {
  return WITH_WEEKDAY.exec(text)?.[1] ?? text;
}

/** The row with its weekday as a member of its own; throws a Mistake if it is not the date's. The same row if it has none. */
export function withWeekday(row: ListedDate): ListedDate {
  const [, date, weekday] = WITH_WEEKDAY.exec(row.date) ?? [];
  if (date === undefined || weekday === undefined) return row;
  const day = parseDay(date);
  if (day !== null && WEEKDAYS[isoWeekday(day) - 1] !== weekday) {
    const own = WEEKDAYS[isoWeekday(day) - 1]!;
    throw new Mistake(
      `${formatDay(day)} ${row.kind} (${row.name}, ${row.source}): it is a ${own}, read was ${weekday}: the day or the weekday is mistyped`,
    );
  }
  return { ...row, date, weekday };
}
