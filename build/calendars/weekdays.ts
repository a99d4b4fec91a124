import { formatDay, isoWeekday, parseDay } from '../../server/engine/civil-date.js';
import { Mistake } from '../command-line.js';
import type { ListedDate } from './vocabulary.js';

/**
 * Dates of rows with the weekday that the text prints: '2026-12-02 Wed'. A weekday that is not the date's own shows that one
 * of the two was mistyped. A `*` after the date marks a day to which a holiday was moved: '2024-06-17*'.
 */
const MARKED = /^([^\s*]+)(\*?)(?: (Mon|Tue|Wed|Thu|Fri|Sat|Sun))?$/;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The dates of a text of dates: '2023-04-21 Fri 2023-04-22 Sat' or, of one year, '04-21 04-22 Sat'. */
export function datesIn(text: string): string[] {
  return text.split(/ (?=\d)/).filter((date) => date !== '');
}

/** The date alone. */
export function dateOf(text: string): string {
  return MARKED.exec(text)?.[1] ?? text;
}

/** The row with the marks of its date as members of its own; throws a Mistake if the weekday is not the date's. The same row if it has none. */
export function withWeekday(plain: ListedDate): ListedDate {
  const [, date = plain.date, moved, weekday] = MARKED.exec(plain.date) ?? [];
  const row = moved ? { ...plain, date, observed: true } : plain;
  if (weekday === undefined) return row;
  const day = parseDay(date);
  if (day !== null && WEEKDAYS[isoWeekday(day) - 1] !== weekday) {
    const own = WEEKDAYS[isoWeekday(day) - 1]!;
    throw new Mistake(
      `${formatDay(day)} ${row.kind} (${row.name}, ${row.source}): it is a ${own}, read was ${weekday}: the day or the weekday is mistyped`,
    );
  }
  return { ...row, date, weekday };
}
