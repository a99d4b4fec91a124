import * as z from 'zod';
import type { DayNumber } from '../engine/civil-date.js';
import type { CalendarDay } from '../queries/calendar-day.js';
import type { Catalog } from '../queries/catalog.js';
import { entriesJson } from '../queries/entry-json.js';
import { lateOpenOn } from '../queries/late-opens.js';
import { BasisName } from './basis-schemas.js';
import { Coverage, DateText, DayStatus, Entry, OpenTime } from './schemas.js';

export const EstimatedDay = z.boolean().meta({
  description:
    'True if an estimated or provisional entry, also one of a nearby day, could change whether it is a business day: by being dropped, or by moving to it',
});

/** One day in one calendar, as in responses, with its entries. */
export const CalendarDayBody = z.strictObject({
  id: z.string(),
  date: DateText.optional().meta({ description: 'The date in `timezone`; with tz=local' }),
  timezone: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'null: UTC was used; with tz=local' }),
  status: DayStatus,
  is_business_day: z.boolean(),
  close_time: z.string().nullable(),
  open_time: OpenTime.optional(),
  coverage: Coverage,
  basis: BasisName.meta({
    description:
      'The basis of the weakest of its entries; for a day without entries the basis of its year: a publication that lists all closures, otherwise the weakest entry of the year. null: the release was made before the field existed',
  }),
  estimated: EstimatedDay,
  sources: z
    .array(z.string())
    .optional()
    .meta({ description: 'Ids of sources; with include=sources' }),
  entries: z.array(Entry),
});

/** As JSON text, in the order of the contract; `own` are further members after its times. */
export function calendarDayJson(
  catalog: Catalog,
  index: number,
  date: DayNumber,
  {
    id,
    status,
    is_business_day,
    close_time,
    coverage,
    basis,
    estimated,
    sources,
    hasEntries,
  }: CalendarDay,
  query: { readonly lang: string; readonly withSources: boolean },
  own = '',
): string {
  const entries = hasEntries ? entriesJson(catalog, index, date, date, query).json : '[]';
  const closes = close_time === null ? 'null' : `"${close_time}"`;
  const day = `"id":"${id}","status":"${status}","is_business_day":${is_business_day},"close_time":${closes}`;
  const late = lateOpenOn(catalog, index, date);
  const opens = late ? `,"open_time":"${late.open}"` : '';
  const named = query.withSources ? `,"sources":${JSON.stringify(sources)}` : '';
  return `{${day}${opens}${own},"coverage":"${coverage}","basis":${JSON.stringify(basis)},"estimated":${estimated}${named},"entries":${entries}}`;
}
