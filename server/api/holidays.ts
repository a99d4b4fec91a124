import * as z from 'zod';
import { firstDayOf, formatDay, lastDayOf, yearOf } from '../engine/civil-date.js';
import { Problem } from '../queries/problem.js';
import { lookUpLanguage } from '../text/language.js';
import { calendarsIn, yearsOf } from './cost.js';
import { type Context, defineEndpoint, inFormat, jsonText } from './endpoint.js';
import { type CalendarEntries, csvDescription, findEntries } from './entries-of-kind.js';
import { requireRange } from './named.js';
import { day, entryParameters, integer, type RequestedDay, year } from './parameters.js';
import { type ResolvedDay, resolveDay, selectCalendars } from './request.js';
import { DataRelease, DateText, Entry } from './schemas.js';

const MAX_RANGE_DAYS = 36_600;

/** GET /v1/holidays */
export const listHolidays = defineEndpoint({
  route: '/v1/holidays',
  example: '/v1/holidays?calendars=XNYS&from=2026-12-01&to=2026-12-31',
  operationId: 'listHolidays',
  tool: {
    name: 'holidays',
    operation: 'range',
    words: {
      kind: 'Only of this kind; late opens only with it',
      from: 'First day. Default 1 January; next: today',
      to: 'Last day, inclusive. Default 31 December',
      days: 'Length in days, instead of `to`',
      year: 'A whole year, instead of a range',
    },
  },
  summary: 'Holidays, early closes and working weekend days in a date range',
  description:
    'The range is either `from` to `to`, both inclusive, or `days` days from `from`, or a whole `year`. Late opens of exchanges are business days, listed only with kind=late_open.',
  path: z.object({}),
  query: z.object({
    ...entryParameters,
    from: day('First day of the range. Default 1 January of the current year').optional(),
    to: day(
      'Last day of the range, inclusive. Default 31 December of the year of `from`',
    ).optional(),
    days: integer('Length of the range in days, instead of `to`', 1, MAX_RANGE_DAYS, 30).optional(),
    year: year('A whole year, instead of `from`, `to` and `days`').optional(),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    from: DateText,
    to: DateText,
    calendars: z.array(
      z.strictObject({ id: z.string(), name: z.string(), entries: z.array(Entry) }),
    ),
  }),
  csv: csvDescription(),
  text: 'One date per line, for one calendar',
  demo: { formats: ['json'], isOfYear: true },
  units: ({ query }) => (calendarsIn(query.calendars) * yearsOf(query)) / 8,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const lang = lookUpLanguage(query.lang, catalog.languages);
    const indexes = selectCalendars(catalog, query.calendars);
    const { from, to, asOf } = rangeOf(query, context);
    requireRange(catalog, indexes, query, from, to);
    const found = findEntries(catalog, { ...query, lang });
    const perCalendar = () =>
      indexes.map((index) => ({
        id: catalog.calendar(index).id,
        entries: found.list(index, from, to),
      }));
    const calendarJson = (index: number) =>
      `{${catalog.nameJson(index)},"entries":${found.json(index, from, to).json}}`;
    return inFormat(
      query.format,
      {
        json: () => {
          const range = `"from":"${formatDay(from)}","to":"${formatDay(to)}"`;
          return jsonText(catalog, `${range},"calendars":[${indexes.map(calendarJson).join()}]`);
        },
        csv: () => found.csv(perCalendar()),
        text: () => datesText(indexes, perCalendar),
      },
      asOf,
      lang,
    );
  },
});

interface RangeQuery {
  readonly from?: RequestedDay | undefined;
  readonly to?: RequestedDay | undefined;
  readonly days?: number | undefined;
  readonly year?: number | undefined;
  readonly tz: string;
}

/** First and last day of the range; throws a Problem for `to` with `days` and if `from` is after `to`. */
function rangeOf(query: RangeQuery, context: Context): { from: number; to: number; asOf?: string } {
  if (query.year !== undefined) {
    const other = (['from', 'to', 'days'] as const).find((name) => query[name] !== undefined);
    if (other === undefined) return { from: firstDayOf(query.year), to: lastDayOf(query.year) };
    throw new Problem(
      'invalid_parameter',
      `year: was given together with ${other}; expected one of the two`,
    );
  }
  if (query.to !== undefined && query.days !== undefined) {
    throw new Problem(
      'invalid_parameter',
      'days: was given together with to; expected one of the two',
    );
  }
  const from =
    query.from === undefined
      ? startOfThisYear(query.tz, context)
      : resolveDay(query.from, query.tz, context);
  const end: ResolvedDay =
    query.days === undefined
      ? resolveDay(query.to ?? lastDayOf(yearOf(from.day)), query.tz, context)
      : { day: from.day + query.days - 1 };
  if (end.day < from.day) {
    throw new Problem(
      'invalid_parameter',
      `from: ${formatDay(from.day)} is after to, ${formatDay(end.day)}; expected from <= to`,
    );
  }
  const asOf = from.asOf ?? end.asOf;
  return { from: from.day, to: end.day, ...(asOf !== undefined && { asOf }) };
}

function startOfThisYear(tz: string, context: Context): ResolvedDay {
  const { day: today, asOf } = resolveDay('today', tz, context);
  return { day: firstDayOf(yearOf(today)), ...(asOf !== undefined && { asOf }) };
}

/** One date per line without a final newline; throws a Problem unless the request has exactly one calendar. */
export function datesText(
  indexes: readonly number[],
  perCalendar: () => readonly CalendarEntries[],
): string {
  if (indexes.length > 1) {
    throw new Problem(
      'invalid_parameter',
      `format: text was requested for ${indexes.length} calendars; expected exactly one`,
    );
  }
  return perCalendar()[0]!
    .entries.map(({ date }) => date)
    .join('\n');
}
