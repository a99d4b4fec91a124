import { civilDate, isoWeekday, parseDay } from '../engine/civil-date.js';
import { MONTHS, SHORT_MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from '../text/date-words.js';

/** Dates as people read them. */

/** `Friday 25 December 2026`; a text that is no date stays as it is. */
export function longDate(text: string): string {
  const day = parseDay(text);
  if (day === null) return text;
  const { year, month, day: date } = civilDate(day);
  return `${WEEKDAYS[isoWeekday(day) - 1]} ${date} ${MONTHS[month - 1]} ${year}`;
}

/** `Fri 25 Dec`. */
export function shortDate(text: string): string {
  const day = parseDay(text);
  if (day === null) return text;
  const { month, day: date } = civilDate(day);
  return `${SHORT_WEEKDAYS[isoWeekday(day) - 1]} ${date} ${SHORT_MONTHS[month - 1]}`;
}

/** The date (YYYY-MM-DD) that it is in a time zone; UTC where there is none. */
export function todayIn(timeZone: string | null): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: timeZone ?? 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(new Date());
  const of = (type: string) => parts.find((part) => part.type === type)!.value;
  return `${of('year')}-${of('month')}-${of('day')}`;
}
