import * as z from 'zod';
import { isBusinessDay, isVerifiedSpan } from '../core/business-days.js';
import { type DayNumber, formatDay, yearOf } from '../core/civil-date.js';
import { toCsv } from '../core/csv.js';
import { lookUpLanguage } from '../core/language.js';
import { entryRange } from '../core/packed.js';
import type { Coverage as CoverageWord, DayStatus as DayStatusWord, Payload } from '../core/types.js';
import type { Catalog } from '../service/catalog.js';
import { type PublicEntry, publicEntries } from '../service/entries.js';
import { entriesJson } from '../service/entry-json.js';
import { Problem } from '../service/problem.js';
import { type Context, defineEndpoint, inFormat, jsonText } from './endpoint.js';
import { type AskedDay, calendars, day, format, LOCAL, lang, mode, tzOrLocal, word } from './parameters.js';
import { localDates, requireCovered, resolveDay, selectCalendars } from './request.js';
import { Coverage, DataRelease, DateText, DayStatus, Entry, ModeWord } from './schemas.js';

const FIELDS = ['is_business_day', 'is_holiday', 'is_early_close', 'close_time', 'status'] as const;
const CSV_COLUMNS = ['calendar', 'date', 'status', 'is_business_day', 'close_time', 'coverage', 'name'];

interface CalendarDay {
  readonly id: string;
  readonly status: DayStatusWord;
  readonly is_business_day: boolean;
  readonly close_time: string | null;
  readonly coverage: CoverageWord;
  readonly hasEntries: boolean;
  /** What the answer rests on, if that is asked for; empty where it is not verified. */
  readonly sources: readonly string[];
}

/** GET /v1/days/{date} */
export const getDay = defineEndpoint({
  route: '/v1/days/:date',
  operationId: 'getDay',
  summary: 'Whether a date is a business day, per calendar and combined',
  description:
    'A day is `closed` when a holiday falls on it, on a weekend too; else a working weekend day is open; else the weekend is `weekend`; else an early close makes it `early_close`, which is a business day; else it is `open`. With `today` and tz=local every calendar is asked about the date that it is in its own time zone: its own `date` and `timezone` are told, and `date` is that of the first.',
  path: z.object({ date: day('The date') }),
  query: z.object({
    calendars,
    mode,
    lang,
    include: word(
      ['sources'],
      'sources: every calendar and entry names the ids of its sources; those of an open day list all closures of its year',
    ).optional(),
    tz: tzOrLocal,
    format,
    field: word(
      FIELDS,
      'The value that format=text returns. Default is_business_day; the others need exactly one calendar',
    )
      .optional()
      .default('is_business_day'),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    date: DateText,
    mode: ModeWord,
    is_business_day: z.boolean(),
    coverage: Coverage,
    calendars: z.array(
      z.strictObject({
        id: z.string(),
        date: DateText.optional().meta({ description: 'The date in `timezone`; with tz=local' }),
        timezone: z.string().nullable().optional().meta({ description: 'null: UTC was taken; with tz=local' }),
        status: DayStatus,
        is_business_day: z.boolean(),
        close_time: z.string().nullable(),
        coverage: Coverage,
        sources: z.array(z.string()).optional().meta({ description: 'Ids of sources; with include=sources' }),
        entries: z.array(Entry),
      }),
    ),
  }),
  csv: `${CSV_COLUMNS.join()}: one row a calendar; name joins the names of the entries; with include=sources also sources, separated by spaces`,
  text: 'The value of `field`; booleans are true or false, a close_time of null is empty',
  problems: [400, 422],
  answer({ path, query }, context) {
    const { catalog } = context;
    const lang = lookUpLanguage(query.lang, catalog.languages);
    const indexes = selectCalendars(catalog, query.calendars);
    const isLocal = query.tz === LOCAL && path.date === 'today';
    const { dates, asOf } = isLocal
      ? localDates(catalog, indexes, context)
      : oneDate(indexes, path.date, query.tz, context);
    for (const [place, index] of indexes.entries()) requireCovered(catalog, [index], dates[place]!);
    const isOpen = () => {
      const opens = indexes.map((index, place) => isBusinessDay(catalog.businessDays(index), dates[place]!));
      return query.mode === 'all' ? !opens.includes(false) : opens.includes(true);
    };
    const withSources = query.include === 'sources';
    const perCalendar = () => indexes.map((index, place) => calendarDay(catalog, index, dates[place]!, withSources));
    const entryQuery = { lang, withSources };
    return inFormat(
      query.format,
      {
        json: () => {
          const days = perCalendar();
          const coverage = days.every((one) => one.coverage === 'verified') ? 'verified' : 'library';
          const parts = days.map(
            ({ id, status, is_business_day, close_time, coverage, sources, hasEntries }, place) => {
              const date = dates[place]!;
              const entries = hasEntries ? entriesJson(catalog, indexes[place]!, date, date, entryQuery).json : '[]';
              const closes = close_time === null ? 'null' : `"${close_time}"`;
              const day = `"id":"${id}","status":"${status}","is_business_day":${is_business_day},"close_time":${closes}`;
              const named = withSources ? `,"sources":${JSON.stringify(sources)}` : '';
              const own = isLocal ? ownDate(catalog, indexes[place]!, date) : '';
              return `{${day}${own},"coverage":"${coverage}"${named},"entries":${entries}}`;
            },
          );
          const own = `"date":"${formatDay(dates[0]!)}","mode":"${query.mode}","is_business_day":${isOpen()}`;
          return jsonText(catalog, `${own},"coverage":"${coverage}","calendars":[${parts.join()}]`);
        },
        csv: () => {
          const names = indexes.map((index, place) =>
            publicEntries(catalog, index, dates[place]!, dates[place]!, entryQuery),
          );
          return toCsv(
            withSources ? [...CSV_COLUMNS, 'sources'] : CSV_COLUMNS,
            perCalendar().map((row, place) => {
              const cells = csvRow(row, dates[place]!, names[place]!);
              return withSources ? [...cells, row.sources.join(' ')] : cells;
            }),
          );
        },
        text: () => {
          if (query.field === 'is_business_day') return String(isOpen());
          if (indexes.length > 1) {
            const expected = 'expected exactly one calendar, or the field is_business_day';
            const asked = `field: ${query.field} was asked of ${indexes.length} calendars`;
            throw new Problem('invalid_parameter', `${asked}; ${expected}`);
          }
          return fieldOf(perCalendar()[0]!, query.field);
        },
      },
      asOf,
      lang,
    );
  },
});

interface Dates {
  /** In the order of the calendars. */
  readonly dates: readonly DayNumber[];
  readonly asOf: string | undefined;
}

function oneDate(indexes: readonly number[], asked: AskedDay, tz: string, context: Context): Dates {
  // Beside a date the word local means nothing, as any zone does.
  const { day, asOf } = resolveDay(asked, tz === LOCAL ? 'UTC' : tz, context);
  return { dates: indexes.map(() => day), asOf };
}

function ownDate(catalog: Catalog, index: number, date: DayNumber): string {
  return `,"date":"${formatDay(date)}","timezone":${JSON.stringify(catalog.calendar(index).timezone)}`;
}

function calendarDay(catalog: Catalog, index: number, date: DayNumber, withSources: boolean): CalendarDay {
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

function fieldOf(calendar: CalendarDay, field: Exclude<(typeof FIELDS)[number], 'is_business_day'>): string {
  switch (field) {
    case 'is_holiday':
      return String(calendar.status === 'closed');
    case 'is_early_close':
      return String(calendar.status === 'early_close');
    case 'close_time':
      return calendar.close_time ?? '';
    case 'status':
      return calendar.status;
  }
}

function csvRow(row: CalendarDay, date: DayNumber, entries: readonly PublicEntry[]) {
  const name = entries.map((entry) => entry.name).join(' / ');
  return [row.id, formatDay(date), row.status, row.is_business_day, row.close_time, row.coverage, name];
}
