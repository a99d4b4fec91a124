import { type BusinessDays, covers, isBusinessDay } from '../engine/business-days.js';
import {
  type DayNumber,
  dayNumber,
  daysInMonth,
  formatDay,
  isoWeekday,
  mustParseDay,
} from '../engine/civil-date.js';
import type { Locale } from '../locale/locales.js';
import type { PublicEntry } from '../queries/entries.js';
import { escapeHtml } from '../text/html.js';

/** Draws a year as twelve months of days, like the explorer. */

const DAYS_A_WEEK = 7;

/** The data for drawing a year. */
interface DrawnYear {
  readonly year: number;
  readonly days: BusinessDays;
  /** The entries of the year. */
  readonly entries: readonly PublicEntry[];
  /** Today in the calendar's time zone, YYYY-MM-DD. */
  readonly today: string;
}

/** Returns HTML, hidden from screen readers because the list beside it has the same content. */
export function drawYear(drawn: DrawnYear, locale: Locale): string {
  const byDay = entriesByDay(drawn.entries);
  const months = Array.from({ length: 12 }, (_, at) => drawMonth(drawn, byDay, at + 1, locale));
  return `<div class="months" aria-hidden="true">${months.join('\n')}</div>`;
}

type EntriesByDay = ReadonlyMap<DayNumber, readonly PublicEntry[]>;

export function entriesByDay(entries: readonly PublicEntry[]): EntriesByDay {
  const byDay = new Map<DayNumber, PublicEntry[]>();
  for (const entry of entries) {
    const day = mustParseDay(entry.date);
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return byDay;
}

function drawMonth(drawn: DrawnYear, byDay: EntriesByDay, month: number, locale: Locale): string {
  const first = dayNumber(drawn.year, month, 1);
  const cells: string[] = Array.from({ length: isoWeekday(first) - 1 }, () => '<td></td>');
  for (let day = first; day < first + daysInMonth(drawn.year, month); day++) {
    cells.push(`<td>${drawDay(drawn, byDay.get(day) ?? [], day, locale)}</td>`);
  }
  const rows = [];
  for (let at = 0; at < cells.length; at += DAYS_A_WEEK)
    rows.push(`<tr class="week">${cells.slice(at, at + DAYS_A_WEEK).join('')}</tr>`);
  const heads = [1, 2, 3, 4, 5, 6, 7].map(
    (weekday) => `<th>${locale.weekday(weekday, 'narrow')}</th>`,
  );
  return `<table class="month"><caption>${locale.month(month)} ${drawn.year}</caption><thead><tr class="week">${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The CSS classes of a day, common to all pages. */
export function classesOf(
  days: BusinessDays,
  entries: readonly PublicEntry[],
  day: DayNumber,
): string {
  if (!covers(days, day)) return 'none';
  const kinds = entries.map(({ kind }) => kind);
  const isOpen = isBusinessDay(days, day);
  const open = kinds.includes('early_close')
    ? 'early_close'
    : kinds.includes('weekend_workday')
      ? 'weekend_workday'
      : 'open';
  const look = isOpen ? open : kinds.includes('holiday') ? 'closed' : 'weekend';
  return entries.some(({ status }) => status !== 'confirmed') ? `${look} estimated` : look;
}

function drawDay(
  { days, today }: DrawnYear,
  entries: readonly PublicEntry[],
  day: DayNumber,
  locale: Locale,
): string {
  const date = formatDay(day);
  const closes = entries.find(({ kind }) => kind === 'early_close')?.close_time;
  const title =
    entries.length === 0
      ? ''
      : ` title="${escapeHtml(`${locale.shortDate(day)}: ${entries.map(({ name }) => name).join(', ')}`)}"`;
  const isToday = date === today ? ' today' : '';
  const hour = closes ? `<span class="closes" data-closes="${closes}"></span>` : '';
  return `<span class="day ${classesOf(days, entries, day)}${isToday}"${title}>${Number(date.slice(8))}${hour}</span>`;
}
