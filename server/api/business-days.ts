import * as z from 'zod';
import type { DateRange } from '../engine/ranges.js';
import type { Catalog } from '../queries/catalog.js';
import { type CsvValue, toCsv } from '../text/csv.js';
import { answerForDates, forOneDate, refuseBesideDates, required } from './dates.js';
import { type Answer, type Context, inFormat, json } from './endpoint.js';
import { explainedAnswer, requireExplainable, type Walk } from './explanation.js';
import { calendars, format, mode, type RequestedDay, tz } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { Coverage, DataRelease, DateText, ModeWord } from './schemas.js';

/** Common code of the endpoints of business-day arithmetic. */

export const sharedQuery = { calendars, mode, tz, format };

export const sharedMembers = {
  mode: ModeWord,
  coverage: Coverage.meta({
    description: 'verified only if every calendar is verified on every day the answer depends on',
  }),
  estimated: z.boolean().meta({
    description:
      'True if an estimated or provisional date could change the answer: by being dropped, or by moving to one of the days the answer depends on',
  }),
};

const BEYOND = 'null: outside the data';

/** Ranges of answers that are dates. */
export const rangeMembers = {
  earliest: DateText.nullable()
    .optional()
    .meta({
      description: `If \`estimated\` is true: the result will not be earlier, whatever is announced. ${BEYOND}`,
    }),
  latest: DateText.nullable()
    .optional()
    .meta({
      description: `If \`estimated\` is true: the result will not be later, whatever is announced. ${BEYOND}`,
    }),
};

/** Ranges of answers that are counts. */
export const countRangeMembers = {
  least: z.int().min(0).optional().meta({
    description: 'If `estimated` is true: the count will not be smaller, whatever is announced',
  }),
  most: z.int().min(0).optional().meta({
    description: 'If `estimated` is true: the count will not be greater, whatever is announced',
  }),
};

/** Fields of a response to a single date. */
export const sharedResponse = { data_release: DataRelease, ...sharedMembers };

/** An endpoint's answer for one date: its fields in the order of the contract, and the bare value. */
export interface Row {
  readonly fields: Readonly<Record<string, CsvValue>>;
  readonly result: string | number;
  /** The range of an estimated answer: members of JSON if it has one, cells of CSV always. */
  readonly range: RowRange;
  readonly beside?: Beside;
}

/** Additional fields: members of JSON, if there are any, and cells of CSV, which may be empty. */
export interface Beside {
  readonly json: object;
  readonly csv: Readonly<Record<string, CsvValue>>;
}

type RowRange = Partial<DateRange> | CountRange;

interface CountRange {
  readonly least?: number;
  readonly most?: number;
}

/** A row, and the date that `today` resolved to. */
export interface DatedRow extends Row {
  readonly asOf?: string | undefined;
}

/** The common parameters of endpoints that start from `date`, or from each of `dates`. */
interface DatesQuery extends ExplainedQuery {
  readonly date?: RequestedDay | undefined;
  readonly dates?: readonly RequestedDay[] | undefined;
  readonly tz: string;
}

/** The answer of such an endpoint for `date`, or for each of `dates`; `compute` answers one date. */
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
  return dateAnswer(
    context.catalog,
    query,
    indexes,
    forOneDate('date', resolveDay(required('date', date), tz, context), compute),
  );
}

interface ExplainedQuery {
  readonly format: 'json' | 'csv' | 'text';
  readonly explain: 'true' | 'false';
  readonly lang: string;
}

/** The answer for one date, with its explanation if requested. */
export function dateAnswer(
  catalog: Catalog,
  query: ExplainedQuery,
  indexes: readonly number[],
  row: DatedRow & { readonly lookedAt: Walk },
): Answer {
  if (query.explain === 'true')
    return explainedAnswer(catalog, query, membersOf(row), row.lookedAt, row.asOf);
  return oneAnswer(catalog, query.format, indexes, row);
}

/** The answer for one date: CSV is one row of its fields, the calendars first; text is the result. */
function oneAnswer(
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

/** The answer for many dates: `results` in their order, a row of CSV or a line of text for each. */
export function manyAnswers(
  query: {
    readonly dates: readonly RequestedDay[];
    readonly tz: string;
    readonly format: 'json' | 'csv' | 'text';
  },
  context: Context,
  indexes: readonly number[],
  compute: (date: ResolvedDay) => Row,
): Answer {
  const ids = idsOf(context.catalog, indexes);
  return answerForDates(query, context, compute, {
    json: (row) => JSON.stringify(membersOf(row)),
    columns: (first) => ['calendars', ...Object.keys(cellsOf(first))],
    csv: (row) => [ids, ...Object.values(cellsOf(row))],
    text: ({ result }) => String(result),
  });
}

/** The answer for a range and its parts: `periods` beside the total, or a row or a line for each part. */
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

function membersOf({ fields, range, beside }: Row): object {
  return { ...fields, ...range, ...beside?.json };
}

function rowsCsv(catalog: Catalog, indexes: readonly number[], rows: readonly Row[]): string {
  const ids = idsOf(catalog, indexes);
  const cells = rows.map(cellsOf);
  return toCsv(
    ['calendars', ...Object.keys(cells[0]!)],
    cells.map((one) => [ids, ...Object.values(one)]),
  );
}

function idsOf(catalog: Catalog, indexes: readonly number[]): string {
  return indexes.map((index) => catalog.calendar(index).id).join(' ');
}

function cellsOf({ fields, range, beside }: Row): Readonly<Record<string, CsvValue>> {
  return { ...fields, ...rangeCells(range, fields), ...beside?.csv };
}

/** The cells of the range of a date or a count; empty if there is none. */
function rangeCells(range: RowRange, fields: Row['fields']): Readonly<Record<string, CsvValue>> {
  const none = 'count' in fields ? { least: null, most: null } : { earliest: null, latest: null };
  return { ...none, ...range };
}

export const TEXT_OF_RESULTS = 'The result; with `dates` one per line';

export function csvDescription(...columns: string[]): string {
  // Only of T+n: see Beside.
  const beside = columns.includes('n') ? ',settlement_calendars,settlement_result' : '';
  const range = columns.includes('count') ? 'least,most' : 'earliest,latest';
  return `calendars,${columns.join()},mode,coverage,estimated,${range}${beside}: one row, or one for each of \`dates\`; calendars separated by spaces; the columns of the range are empty where estimated is false`;
}
