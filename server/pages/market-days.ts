import { covers, isBusinessDay } from '../engine/business-days.js';
import { formatDay, isoWeekday, lastDayOf, mustParseDay } from '../engine/civil-date.js';
import type { DayStatus, PlacedCalendar } from '../engine/types.js';
import type { Locale } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { publicEntries } from '../queries/entries.js';
import { dateIn } from '../queries/today.js';
import { shownIn } from './entry-query.js';

/** An exchange on its own date: today, the days of the table, and the next unusual one. */

/** Today and two more weeks; one day less or more where the date already differs. */
const DAYS = 15;

export type Look = DayStatus | 'none';

export interface MarketDay {
  readonly date: string;
  readonly look: Look;
  readonly names: readonly string[];
  readonly closes: string | null;
  readonly isEstimated: boolean;
}

export interface Market {
  readonly calendar: PlacedCalendar;
  readonly today: MarketDay;
  /** The dates of the table's columns, the same for all. */
  readonly days: readonly MarketDay[];
  /** The next special day, in the columns or after them. */
  readonly next: MarketDay | undefined;
  /** Its current state and end, if its hours are known. */
  readonly now: string;
  readonly isOpenNow: boolean;
}

export function exchanges(catalog: Catalog): number[] {
  return catalog
    .listed()
    .filter(({ kind }) => kind === 'exchange')
    .map(({ id }) => catalog.find(id)!);
}

export function todayOf(catalog: Catalog, index: number, nowMs: number): string {
  return dateIn(catalog.calendar(index).timezone ?? 'UTC', nowMs);
}

/** Starts with the earliest current date of all zones. */
export function columnsFrom(todays: readonly string[]): readonly number[] {
  const days = todays.map(mustParseDay);
  const first = Math.min(...days);
  return Array.from({ length: Math.max(...days) - first + DAYS }, (_, at) => first + at);
}

/** Number of entries checked for the next special day, since feasts on weekends are skipped. */
const MAX_LOOKED_AT = 24;

export function marketOf(
  catalog: Catalog,
  index: number,
  today: string,
  columns: readonly number[],
  locale: Locale,
): Omit<Market, 'now' | 'isOpenNow'> {
  const days = columns.map((day) => marketDay(catalog, index, day, locale));
  return {
    calendar: catalog.calendar(index),
    today: days.find(({ date }) => date === today)!,
    days,
    next: nextUnusual(catalog, index, mustParseDay(today) + 1, locale),
  };
}

function nextUnusual(
  catalog: Catalog,
  index: number,
  from: number,
  locale: Locale,
): MarketDay | undefined {
  const last = lastDayOf(catalog.calendar(index).data_years[1]);
  if (from > last) return undefined;
  const coming = publicEntries(catalog, index, from, last, shownIn(locale), MAX_LOOKED_AT);
  const days = catalog.businessDays(index);
  const unusual = coming.find(({ date, kind }) => {
    const day = mustParseDay(date);
    // A feast on a weekend changes nothing.
    return (
      kind === 'early_close' ||
      (kind === 'holiday' && !isBusinessDay(days, day) && !isWeekend(catalog, index, day))
    );
  });
  return unusual && marketDay(catalog, index, mustParseDay(unusual.date), locale);
}

function isWeekend(catalog: Catalog, index: number, day: number): boolean {
  const date = formatDay(day);
  const rule = catalog.calendar(index).weekend.findLast(({ start }) => start <= date);
  return rule?.days.includes(isoWeekday(day)) ?? false;
}

function marketDay(catalog: Catalog, index: number, day: number, locale: Locale): MarketDay {
  const date = formatDay(day);
  const days = catalog.businessDays(index);
  if (!covers(days, day))
    return { date, look: 'none', names: [], closes: null, isEstimated: false };
  const entries = publicEntries(catalog, index, day, day, shownIn(locale));
  const isOpen = isBusinessDay(days, day);
  const closing = isOpen ? entries.find(({ kind }) => kind === 'early_close') : undefined;
  const isHoliday = entries.some(({ kind }) => kind === 'holiday');
  const closed = isHoliday ? 'closed' : 'weekend';
  return {
    date,
    look: isOpen ? (closing ? 'early_close' : 'open') : closed,
    names: entries.map(({ name }) => name),
    closes: closing?.close_time ?? null,
    isEstimated: entries.some(({ status }) => status !== 'confirmed'),
  };
}
