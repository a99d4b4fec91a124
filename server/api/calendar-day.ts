import * as z from 'zod';
import type { DayNumber } from '../engine/civil-date.js';
import type { CalendarDay } from '../queries/calendar-day.js';
import type { Catalog } from '../queries/catalog.js';
import { entriesJson } from '../queries/entry-json.js';
import { KnownBasis } from './basis-schemas.js';
import { Coverage, DateText, DayStatus, Entry } from './schemas.js';

export const EstimatedDay = z.boolean().meta({
  description:
    'True when an estimated or provisional entry could make it a business day or none: by going away, or by coming to stand there. The entry may be that of a day near it',
});

/** What one calendar says of one day, as an answer tells it, with its entries. */
export const CalendarDayBody = z.strictObject({
  id: z.string(),
  date: DateText.optional().meta({ description: 'The date in `timezone`; with tz=local' }),
  timezone: z.string().nullable().optional().meta({ description: 'null: UTC was taken; with tz=local' }),
  status: DayStatus,
  is_business_day: z.boolean(),
  close_time: z.string().nullable(),
  coverage: Coverage,
  basis: KnownBasis.meta({
    description:
      'What it rests on: the weakest of its entries; of a day without one, what its year rests on: a publication that lists all its closures, else the weakest of the entries of the year. null: the release was made before that was recorded',
  }),
  estimated: EstimatedDay,
  sources: z.array(z.string()).optional().meta({ description: 'Ids of sources; with include=sources' }),
  entries: z.array(Entry),
});

/** As JSON text, in the order of the contract; `own` are further members behind the close_time. */
export function calendarDayJson(
  catalog: Catalog,
  index: number,
  date: DayNumber,
  { id, status, is_business_day, close_time, coverage, basis, estimated, sources, hasEntries }: CalendarDay,
  query: { readonly lang: string; readonly withSources: boolean },
  own = '',
): string {
  const entries = hasEntries ? entriesJson(catalog, index, date, date, query).json : '[]';
  const closes = close_time === null ? 'null' : `"${close_time}"`;
  const day = `"id":"${id}","status":"${status}","is_business_day":${is_business_day},"close_time":${closes}`;
  const named = query.withSources ? `,"sources":${JSON.stringify(sources)}` : '';
  return `{${day}${own},"coverage":"${coverage}","basis":${JSON.stringify(basis)},"estimated":${estimated}${named},"entries":${entries}}`;
}
