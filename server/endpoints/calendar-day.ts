import * as z from 'zod';
import { isBusinessDay, isVerifiedSpan } from '../core/business-days.js';
import { type DayNumber, yearOf } from '../core/civil-date.js';
import { entryRange } from '../core/packed.js';
import type { Coverage as CoverageWord, DayStatus as DayStatusWord, Payload } from '../core/types.js';
import type { Catalog } from '../service/catalog.js';
import { entriesJson } from '../service/entry-json.js';
import { Coverage, DateText, DayStatus, Entry } from './schemas.js';

/** What one calendar says of one day. */
export interface CalendarDay {
  readonly id: string;
  readonly status: DayStatusWord;
  readonly is_business_day: boolean;
  readonly close_time: string | null;
  readonly coverage: CoverageWord;
  readonly hasEntries: boolean;
  /** What the answer rests on, if that is asked for; empty where it is not verified. */
  readonly sources: readonly string[];
}

/** The same as an answer tells it, with its entries. */
export const CalendarDayBody = z.strictObject({
  id: z.string(),
  date: DateText.optional().meta({ description: 'The date in `timezone`; with tz=local' }),
  timezone: z.string().nullable().optional().meta({ description: 'null: UTC was taken; with tz=local' }),
  status: DayStatus,
  is_business_day: z.boolean(),
  close_time: z.string().nullable(),
  coverage: Coverage,
  sources: z.array(z.string()).optional().meta({ description: 'Ids of sources; with include=sources' }),
  entries: z.array(Entry),
});

export function calendarDay(catalog: Catalog, index: number, date: DayNumber, withSources: boolean): CalendarDay {
  const { data } = catalog;
  const days = catalog.businessDays(index);
  const open = isBusinessDay(days, date);
  const [start, end] = entryRange(data, index, date, date);
  let closing: Payload | undefined;
  let isHoliday = false;
  let isVerified = isVerifiedSpan(days, date, date);
  for (let position = start; position < end; position++) {
    const payload = data.payloads[data.arrays.entryPayload[position]!]!;
    if (payload.kind === 'early_close') closing = payload;
    if (payload.kind === 'holiday') isHoliday = true;
    // A holiday on a weekend that no list names: no business day depends on it, but this answer tells of it.
    if (payload.coverage !== 'verified') isVerified = false;
  }
  return {
    id: catalog.calendar(index).id,
    status: statusOf(open, closing !== undefined, isHoliday),
    is_business_day: open,
    close_time: open && closing ? closing.close_time : null,
    coverage: isVerified ? 'verified' : 'library',
    hasEntries: start < end,
    sources: withSources && isVerified ? sourcesOf(catalog, index, date, start, end) : [],
  };
}

/** As JSON text, in the order of the contract; `own` are further members behind the close_time. */
export function calendarDayJson(
  catalog: Catalog,
  index: number,
  date: DayNumber,
  { id, status, is_business_day, close_time, coverage, sources, hasEntries }: CalendarDay,
  query: { readonly lang: string; readonly withSources: boolean },
  own = '',
): string {
  const entries = hasEntries ? entriesJson(catalog, index, date, date, query).json : '[]';
  const closes = close_time === null ? 'null' : `"${close_time}"`;
  const day = `"id":"${id}","status":"${status}","is_business_day":${is_business_day},"close_time":${closes}`;
  const named = query.withSources ? `,"sources":${JSON.stringify(sources)}` : '';
  return `{${day}${own},"coverage":"${coverage}"${named},"entries":${entries}}`;
}

/** Those of its entries, else those that list its year in full. */
function sourcesOf(catalog: Catalog, index: number, date: DayNumber, start: number, end: number): readonly string[] {
  const { data } = catalog;
  if (start === end) {
    const year = yearOf(date);
    return catalog.calendar(index).year_sources?.find(({ years }) => years.includes(year))?.sources ?? [];
  }
  const named = Array.from(data.arrays.entryPayload.subarray(start, end), (number) => data.payloads[number]!.sources);
  return [...new Set(named.flat())];
}

function statusOf(open: boolean, closesEarly: boolean, isHoliday: boolean): DayStatusWord {
  if (open) return closesEarly ? 'early_close' : 'open';
  return isHoliday ? 'closed' : 'weekend';
}
