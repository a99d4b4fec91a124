import { isBusinessDay } from '../../server/engine/business-days.js';
import type { ReleaseData } from '../../server/store/release-data.js';

/** The served data by plain dates, counted with `Date`: nothing of the program's own calendar arithmetic. */

const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a date YYYY-MM-DD. */
export function dayNo(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** Every date of a year. */
export function datesOf(year: number): string[] {
  const first = Date.UTC(year, 0, 1);
  const length = (Date.UTC(year + 1, 0, 1) - first) / DAY_MS;
  return Array.from({ length }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Whether a date lies on the weekend that the calendar states for it. */
export function isOnWeekend(data: ReleaseData, id: string, date: string): boolean {
  const rule = metaOf(data, id).weekend.findLast(({ start }) => start <= date);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return rule?.days.includes(weekday === 0 ? 7 : weekday) ?? false;
}

export function isOpen(data: ReleaseData, id: string, date: string): boolean {
  return isBusinessDay(data.days(data.calendarIndex.get(id)!), dayNo(date));
}

/** The days of the trading or working week on which the calendar is closed all day. */
export function closedDays(data: ReleaseData, id: string, year: number): string[] {
  return datesOf(year).filter((date) => !isOnWeekend(data, id, date) && !isOpen(data, id, date));
}

/** Closing times by date, as the entries of a year have them. */
export function earlyCloses(data: ReleaseData, id: string, year: number): Map<string, string> {
  const entries = data.entries(data.calendarIndex.get(id)!);
  const [from, to] = entries.range(dayNo(`${year}-01-01`), dayNo(`${year}-12-31`));
  const found = new Map<string, string>();
  for (let position = from; position < to; position++) {
    const { kind, close_time } = entries.payload(position);
    const date = new Date(entries.day(position) * DAY_MS).toISOString().slice(0, 10);
    if (kind === 'early_close') found.set(date, close_time!);
  }
  return found;
}

export function metaOf(data: ReleaseData, id: string): ReleaseData['meta']['calendars'][number] {
  const index = data.calendarIndex.get(id);
  if (index === undefined) throw new Error(`no calendar ${id}`);
  return data.meta.calendars[index]!;
}
