import * as z from 'zod';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { Mode } from '../engine/types.js';
import { csvOfRow, DAY_COLUMNS, type DayRow, dayRows, publicRow } from '../queries/day-row.js';
import { Problem } from '../queries/problem.js';
import { lookUpLanguage } from '../text/language.js';
import { BasisName } from './basis-schemas.js';
import { EstimatedDay } from './calendar-day.js';
import { calendarsIn, daysOf } from './cost.js';
import { answerOfRows } from './dates.js';
import { type FIELDS, fieldOf } from './days.js';
import type { Answer, Context } from './endpoint.js';
import { requireRange } from './named.js';
import { day, type RequestedDay } from './parameters.js';
import { resolveDay } from './request.js';
import { Coverage, DataRelease, DateText, DayStatus } from './schemas.js';

/** GET /v1/days?from=...&to=...: a row for each day and calendar, as in the tables of a release. */

/** Ten calendars for a year, or one for ten. */
const MAX_ROWS = 4000;
/** Rows of one unit. */
const ROWS_A_UNIT = 20;
/** Days of a range that is refused for want of an end. */
const SOME_DAYS = 366;

export const RANGE_DESCRIPTION = `With \`from\` and \`to\` a table: at most ${MAX_ROWS} rows, one for each day and calendar.`;

export const rangeQuery = {
  from: day('First day of a table').optional(),
  to: day('Its last day').optional(),
};

const OptionalDate = DateText.nullable();

const DayOfTable = z
  .strictObject({
    date: DateText,
    calendar: z.string(),
    status: DayStatus,
    is_business_day: z.boolean(),
    business_day_of_month: z.int().nullable().meta({ description: 'null: not a business day' }),
    business_day_of_year: z.int().nullable(),
    business_days_left_in_month: z.int(),
    previous_business_day: OptionalDate.meta({ description: 'null: outside the data' }),
    next_business_day: OptionalDate,
    first_business_day_of_month: OptionalDate.meta({ description: 'null: it has none' }),
    last_business_day_of_month: OptionalDate,
    quarter: z.int().min(1).max(4),
    year: z.int(),
    settlement_date: OptionalDate.meta({
      description: 'Of a trade on this day, in equity if it is traded',
    }),
    settlement_estimated: z.boolean().nullable(),
    close_time: z.string().nullable(),
    name: z.string().nullable(),
    coverage: Coverage,
    basis: BasisName,
    estimated: EstimatedDay,
    source: z.string().nullable(),
  })
  .meta({ id: 'DayOfTable', description: 'A row of a table' });

export const DaysOfRange = z.strictObject({
  data_release: DataRelease,
  from: DateText,
  to: DateText,
  days: z.array(DayOfTable),
});

interface RangeQuery {
  readonly from?: RequestedDay | undefined;
  readonly to?: RequestedDay | undefined;
  readonly calendars: string;
  readonly mode: Mode;
  readonly lang: string;
  readonly tz: string;
  readonly format: 'json' | 'csv' | 'text';
  readonly field?: (typeof FIELDS)[number] | undefined;
}

export function unitsOfRange(query: RangeQuery): number {
  const rows = calendarsIn(query.calendars) * daysOf(query, SOME_DAYS);
  return Math.min(rows, MAX_ROWS) / ROWS_A_UNIT;
}

/** The table of a range; throws a Problem if it is not one, outside the data of a calendar, or too long. */
export function answerForRange(
  query: RangeQuery,
  indexes: readonly number[],
  context: Context,
): Answer {
  const { catalog } = context;
  const { from, to, asOf } = rangeOf(query, context);
  if (query.mode !== 'all') {
    const expected = 'expected no mode: a table has a row for each calendar';
    throw new Problem('invalid_parameter', `mode: ${query.mode} was read; ${expected}`);
  }
  if (query.format === 'text' && indexes.length > 1) {
    const read = `text was requested for ${indexes.length} calendars`;
    throw new Problem('invalid_parameter', `format: ${read}; expected exactly one, or format=csv`);
  }
  requireRange(catalog, indexes, {}, from, to);
  requireFew(from, to, indexes.length);
  const lang = lookUpLanguage(query.lang, catalog.languages);
  function* rows(): Generator<DayRow> {
    for (const index of indexes) {
      const rowOf = dayRows(catalog, index, lang);
      for (let date = from; date <= to; date++) yield rowOf(date);
    }
  }
  const members = `"from":"${formatDay(from)}","to":"${formatDay(to)}","days":[`;
  const { field = 'is_business_day' } = query;
  const answer = answerOfRows(rows(), members, query.format, context, {
    json: (row) => JSON.stringify(publicRow(row)),
    columns: () => DAY_COLUMNS,
    csv: (row) => csvOfRow(row),
    text: (row) =>
      field === 'is_business_day' ? String(row.is_business_day) : fieldOf(row, field),
  });
  return { ...answer, language: lang, ...(asOf !== undefined && { asOf }) };
}

function rangeOf(query: RangeQuery, context: Context) {
  for (const name of ['from', 'to'] as const) {
    const other = name === 'from' ? query.to : query.from;
    if (query[name] === undefined) {
      const what = other === undefined ? 'dates' : name;
      const expected = 'expected 1 to 1000 dates, or both from and to';
      throw new Problem('invalid_parameter', `${what}: is missing; ${expected}`);
    }
  }
  const [from, to] = [query.from!, query.to!].map((one) => resolveDay(one, query.tz, context));
  if (from!.day > to!.day) {
    const read = `${formatDay(from!.day)} is after to, ${formatDay(to!.day)}`;
    throw new Problem('invalid_parameter', `from: ${read}; expected from <= to`);
  }
  return { from: from!.day, to: to!.day, asOf: from!.asOf ?? to!.asOf };
}

/** Throws a Problem that says how to split a range that is too long, and where the whole table is. */
function requireFew(from: DayNumber, to: DayNumber, calendars: number): void {
  const days = to - from + 1;
  if (days * calendars <= MAX_ROWS) return;
  const until = from + Math.floor(MAX_ROWS / calendars) - 1;
  const range = `${formatDay(from)} to ${formatDay(to)} of ${calendars} calendars`;
  const split = `to=${formatDay(until)} first, then from=${formatDay(until + 1)}`;
  throw new Problem(
    'invalid_parameter',
    `to: ${range} are ${days * calendars} rows; expected at most ${MAX_ROWS}: ${split}, or fewer calendars; whole tables are days.parquet and days/ in /releases/latest/, where they were built`,
  );
}
