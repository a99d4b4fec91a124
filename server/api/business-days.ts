import * as z from 'zod';
import type { Bounds } from '../engine/bounds.js';
import { formatDay } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { type CsvValue, toCsv } from '../text/csv.js';
import { forEachDate, refuseBesideDates, required } from './dates.js';
import { type Answer, type Context, inFormat, json } from './endpoint.js';
import { explainedAnswer, requireExplainable, type Walk } from './explanation.js';
import { type AskedDay, calendars, format, mode, tz } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { Coverage, DataRelease, DateText, ModeWord } from './schemas.js';

/** What the endpoints of business-day arithmetic share. */

export const sharedQuery = { calendars, mode, tz, format };

export const sharedMembers = {
  mode: ModeWord,
  coverage: Coverage.meta({ description: 'verified only when every calendar is, on every day the answer depended on' }),
  estimated: z.boolean().meta({
    description:
      'True when an estimated or provisional date could change the answer: by going away, or by coming to stand on one of the days it depended on',
  }),
};

const BEYOND = 'null: it lies outside the data';

/** Of answers that are dates. */
export const boundMembers = {
  earliest: DateText.nullable()
    .optional()
    .meta({
      description: `Where \`estimated\` is true: the result is no earlier, whatever is announced. A bound: not every day from it to \`latest\` need be possible. ${BEYOND}`,
    }),
  latest: DateText.nullable()
    .optional()
    .meta({ description: `Where \`estimated\` is true: the result is no later, whatever is announced. ${BEYOND}` }),
};

/** Of answers that are counts. */
export const countBoundMembers = {
  least: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Where `estimated` is true: the count is no smaller, whatever is announced' }),
  most: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Where `estimated` is true: the count is no greater, whatever is announced' }),
};

/** Of an answer that stands alone. */
export const sharedResponse = { data_release: DataRelease, ...sharedMembers };

/** What an endpoint answers of one question: its fields in the order of the contract, and the bare value. */
export interface Row {
  readonly fields: Readonly<Record<string, CsvValue>>;
  readonly result: string | number;
  /** Between what an estimated answer lies: members of JSON where there are any, cells of CSV always. */
  readonly bounds: RowBounds;
  readonly beside?: Beside;
}

/** What is told beside the fields: members of JSON, where there are any, and cells of CSV, which may be empty. */
export interface Beside {
  readonly json: object;
  readonly csv: Readonly<Record<string, CsvValue>>;
}

type RowBounds = DateBounds | CountBounds;

interface DateBounds {
  readonly earliest?: string | null;
  readonly latest?: string | null;
}

interface CountBounds {
  readonly least?: number;
  readonly most?: number;
}

/** As members of an answer. */
export function dateBounds({ earliest, latest }: Bounds): DateBounds {
  const written = (day: number | null) => (day === null ? null : formatDay(day));
  return { earliest: written(earliest), latest: written(latest) };
}

/** A row, and what stood for `today` in its question. */
export interface DatedRow extends Row {
  readonly asOf?: string | undefined;
}

/** What the endpoints that start from `date`, or from each of `dates`, are asked beside their own parameters. */
interface DatesQuery extends ExplainedQuery {
  readonly date?: AskedDay | undefined;
  readonly dates?: readonly AskedDay[] | undefined;
  readonly tz: string;
}

/** The answer of such an endpoint, whose answer for one date `compute` makes: for `date`, or for each of `dates`. */
export function answerDates(
  query: DatesQuery,
  context: Context,
  indexes: readonly number[],
  compute: (date: ResolvedDay) => DatedRow & { readonly lookedAt: Walk },
): Answer {
  const { date, dates, tz } = query;
  if (query.explain === 'true') requireExplainable(query);
  if (dates) {
    refuseBesideDates({ date });
    return manyAnswers({ ...query, dates }, context, indexes, compute);
  }
  return dateAnswer(context.catalog, query, indexes, compute(resolveDay(required('date', date), tz, context)));
}

interface ExplainedQuery {
  readonly format: 'json' | 'csv' | 'text';
  readonly explain: 'true' | 'false';
  readonly lang: string;
}

/** The answer to one question, explained if that is asked for. */
export function dateAnswer(
  catalog: Catalog,
  query: ExplainedQuery,
  indexes: readonly number[],
  row: DatedRow & { readonly lookedAt: Walk },
): Answer {
  if (query.explain === 'true') return explainedAnswer(catalog, query, membersOf(row), row.lookedAt, row.asOf);
  return oneAnswer(catalog, query.format, indexes, row);
}

/** The answer of an endpoint to one question: CSV is one row of its fields, the calendars first; text is the result. */
export function oneAnswer(
  catalog: Catalog,
  format: 'json' | 'csv' | 'text',
  indexes: readonly number[],
  row: DatedRow,
): Answer {
  return inFormat(
    format,
    {
      json: () => json(catalog, membersOf(row)),
      csv: () => rowsCsv(catalog, indexes, [row]),
      text: () => String(row.result),
    },
    row.asOf,
  );
}

/** The answer to the question put of many dates: `results` in their order, a row of CSV or a line of text for each. */
export function manyAnswers(
  query: { readonly dates: readonly AskedDay[]; readonly tz: string; readonly format: 'json' | 'csv' | 'text' },
  context: Context,
  indexes: readonly number[],
  compute: (date: ResolvedDay) => Row,
): Answer {
  const { catalog } = context;
  const { rows, asOf } = forEachDate(query.dates, query.tz, context, compute);
  return inFormat(
    query.format,
    {
      json: () => json(catalog, { results: rows.map(membersOf) }),
      csv: () => rowsCsv(catalog, indexes, rows),
      text: () => rows.map(({ result }) => result).join('\n'),
    },
    asOf,
  );
}

/** The answer to a question put of many parts of it: `periods` beside the whole, or a row or a line for each part. */
export function answerInParts(
  catalog: Catalog,
  { format }: { readonly format: 'json' | 'csv' | 'text' },
  indexes: readonly number[],
  whole: DatedRow,
  parts: readonly Row[],
  more: object,
): Answer {
  return inFormat(
    format,
    {
      json: () => json(catalog, { ...membersOf(whole), ...more, periods: parts.map(membersOf) }),
      csv: () => rowsCsv(catalog, indexes, parts.length > 0 ? parts : [whole]),
      text: () => parts.map(({ result }) => result).join('\n'),
    },
    whole.asOf,
  );
}

function membersOf({ fields, bounds, beside }: Row): object {
  return { ...fields, ...bounds, ...beside?.json };
}

function rowsCsv(catalog: Catalog, indexes: readonly number[], rows: readonly Row[]): string {
  const ids = indexes.map((index) => catalog.calendar(index).id).join(' ');
  const cells = rows.map(({ fields, bounds, beside }) => ({
    ...fields,
    ...boundCells(bounds, fields),
    ...beside?.csv,
  }));
  return toCsv(
    ['calendars', ...Object.keys(cells[0]!)],
    cells.map((one) => [ids, ...Object.values(one)]),
  );
}

/** The cells of the bounds of dates, or of counts; empty where there are none. */
function boundCells(bounds: RowBounds, fields: Row['fields']): Readonly<Record<string, CsvValue>> {
  const none = 'count' in fields ? { least: null, most: null } : { earliest: null, latest: null };
  return { ...none, ...bounds };
}

export const TEXT_OF_RESULTS = 'The result; with `dates` one a line';

export function csvDescription(...columns: string[]): string {
  // Of T+n alone: see Beside.
  const beside = columns.includes('n') ? ',settlement_calendars,settlement_result' : '';
  const bounds = columns.includes('count') ? 'least,most' : 'earliest,latest';
  return `calendars,${columns.join()},mode,coverage,estimated,${bounds}${beside}: one row, or one for each of \`dates\`; calendars separated by spaces; the bounds are empty where estimated is false`;
}
