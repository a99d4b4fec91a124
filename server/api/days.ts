import * as z from 'zod';
import { isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { Mode } from '../engine/types.js';
import { weakerOf } from '../queries/basis.js';
import { type CalendarDay, calendarDay, combinedDay } from '../queries/calendar-day.js';
import type { Catalog } from '../queries/catalog.js';
import { type PublicEntry, publicEntries } from '../queries/entries.js';
import { Problem } from '../queries/problem.js';
import { requireCovered } from '../queries/within-data.js';
import { toCsv } from '../text/csv.js';
import { lookUpLanguage } from '../text/language.js';
import { BasisName } from './basis-schemas.js';
import { CalendarDayBody, calendarDayJson, EstimatedDay } from './calendar-day.js';
import { type Context, defineEndpoint, inFormat, jsonText } from './endpoint.js';
import { namedDay } from './named.js';
import {
  calendars,
  day,
  format,
  LOCAL,
  lang,
  mode,
  type RequestedDay,
  tzOrLocal,
  word,
} from './parameters.js';
import { localDates, resolveDay, selectCalendars } from './request.js';
import { Coverage, DataRelease, DateText, ModeWord } from './schemas.js';

export const FIELDS = [
  'is_business_day',
  'is_holiday',
  'is_early_close',
  'close_time',
  'status',
] as const;
const CSV_COLUMNS = [
  'calendar',
  'date',
  'status',
  'is_business_day',
  'close_time',
  'coverage',
  'name',
  'estimated',
  'basis',
];

/** GET /v1/days/{date} */
export const getDay = defineEndpoint({
  route: '/v1/days/:date',
  example: '/v1/days/2026-12-24?calendars=XNYS,EUR',
  operationId: 'getDay',
  tool: {
    name: 'day_status',
    operation: 'day',
    words: {
      date: 'YYYY-MM-DD or today',
      tz: 'IANA time zone of the word today; day: or local, of each calendar. Default UTC',
    },
  },
  summary: 'Whether a date is a business day, per calendar and combined',
  description:
    'The first that applies: a holiday makes the day `closed`, on a weekend too; a working weekend day is `open`; a weekend day is `weekend`; an early close makes it `early_close`, which is a business day; otherwise it is `open`. With `today` and tz=local each calendar uses and returns the `date` of its own `timezone`; the top-level one is that of the first calendar.',
  path: z.object({ date: day('The date') }),
  query: z.object({
    calendars,
    mode,
    lang,
    include: word(
      ['sources'],
      'sources: every calendar and entry has the ids of its sources; the sources of an open day are lists of all closures of its year',
    ).optional(),
    tz: tzOrLocal,
    format,
    field: word(
      FIELDS,
      'The value that format=text returns; an error with another format. Default is_business_day; the others need exactly one calendar',
    ).optional(),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    date: DateText,
    mode: ModeWord,
    is_business_day: z.boolean(),
    coverage: Coverage,
    basis: BasisName.meta({ description: 'The weakest of the calendars' }),
    estimated: EstimatedDay,
    calendars: z.array(CalendarDayBody),
  }),
  csv: `${CSV_COLUMNS.join()}: one row per calendar; name joins the names of the entries; with include=sources also sources, separated by spaces`,
  text: 'The value of `field`; booleans are true or false, a close_time of null is empty',
  demo: { formats: ['json'] },
  problems: [400, 422],
  answer({ path, query }, context) {
    const { catalog } = context;
    const lang = lookUpLanguage(query.lang, catalog.languages);
    const indexes = selectCalendars(catalog, query.calendars);
    checkField(query, indexes.length);
    const field = query.field ?? 'is_business_day';
    const isLocal = query.tz === LOCAL && path.date === 'today';
    const { dates, asOf } = isLocal
      ? localDates(catalog, indexes, context)
      : oneDate(indexes, path.date, query.tz, context);
    for (const [position, index] of indexes.entries()) {
      namedDay('date', dates[position]!, () => requireCovered(catalog, [index], dates[position]!));
    }
    const isOpen = () => {
      const opens = indexes.map((index, position) =>
        isBusinessDay(catalog.businessDays(index), dates[position]!),
      );
      return query.mode === 'all' ? !opens.includes(false) : opens.includes(true);
    };
    const withSources = query.include === 'sources';
    const perCalendar = () =>
      indexes.map((index, position) => calendarDay(catalog, index, dates[position]!, withSources));
    const entryQuery = { lang, withSources };
    return inFormat(
      query.format,
      {
        json: () => {
          const days = perCalendar();
          const parts = days.map((day, position) => {
            const [index, date] = [indexes[position]!, dates[position]!];
            const own = isLocal ? ownDate(catalog, index, date) : '';
            return calendarDayJson(catalog, index, date, day, entryQuery, own);
          });
          return jsonText(catalog, dayJson(dates[0]!, query.mode, days, parts));
        },
        csv: () => {
          const names = indexes.map((index, position) =>
            publicEntries(catalog, index, dates[position]!, dates[position]!, entryQuery),
          );
          return toCsv(
            withSources ? [...CSV_COLUMNS, 'sources'] : CSV_COLUMNS,
            perCalendar().map((row, position) => {
              const cells = csvRow(row, dates[position]!, names[position]!);
              return withSources ? [...cells, row.sources.join(' ')] : cells;
            }),
          );
        },
        text: () => {
          if (field === 'is_business_day') return String(isOpen());
          return fieldOf(perCalendar()[0]!, field);
        },
      },
      asOf,
      lang,
    );
  },
});

/** The members of the answer; `parts`: the days of the calendars as JSON. */
function dayJson(
  date: DayNumber,
  mode: Mode,
  days: readonly CalendarDay[],
  parts: readonly string[],
): string {
  const coverage = days.every((one) => one.coverage === 'verified') ? 'verified' : 'library';
  const { is_business_day, estimated } = combinedDay(days, mode);
  const own = `"date":"${formatDay(date)}","mode":"${mode}","is_business_day":${is_business_day}`;
  const basis = days.map((day) => day.basis).reduce(weakerOf);
  const trust = `"coverage":"${coverage}","basis":${JSON.stringify(basis)},"estimated":${estimated}`;
  return `${own},${trust},"calendars":[${parts.join()}]`;
}

interface Dates {
  /** In the order of the calendars. */
  readonly dates: readonly DayNumber[];
  readonly asOf: string | undefined;
}

function oneDate(
  indexes: readonly number[],
  requested: RequestedDay,
  tz: string,
  context: Context,
): Dates {
  // With a fixed date no time zone matters, so local is accepted too.
  const { day, asOf } = resolveDay(requested, tz === LOCAL ? 'UTC' : tz, context);
  return { dates: indexes.map(() => day), asOf };
}

function ownDate(catalog: Catalog, index: number, date: DayNumber): string {
  return `,"date":"${formatDay(date)}","timezone":${JSON.stringify(catalog.calendar(index).timezone)}`;
}

/** Throws a Problem for a field in another format than text, or of several calendars. */
export function checkField(
  { field, format }: { readonly field?: string | undefined; readonly format: string },
  calendars: number,
): void {
  if (field === undefined) return;
  if (format !== 'text') {
    const read = `field: was given with format=${format}`;
    throw new Problem('invalid_parameter', `${read}; expected format=text with it`);
  }
  if (field !== 'is_business_day' && calendars > 1) {
    const read = `field: ${field} was requested for ${calendars} calendars`;
    const expected = 'expected exactly one calendar, or the field is_business_day';
    throw new Problem('invalid_parameter', `${read}; ${expected}`);
  }
}

export function fieldOf(
  calendar: Pick<CalendarDay, 'status' | 'close_time'>,
  field: Exclude<(typeof FIELDS)[number], 'is_business_day'>,
): string {
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
  return [
    row.id,
    formatDay(date),
    row.status,
    row.is_business_day,
    row.close_time,
    row.coverage,
    name,
    row.estimated,
    row.basis,
  ];
}
