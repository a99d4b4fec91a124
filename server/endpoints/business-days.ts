import * as z from 'zod';
import { type CsvValue, toCsv } from '../core/csv.js';
import type { Catalog } from '../service/catalog.js';
import { forEachDate, refuseBesideDates, required } from './dates.js';
import { type Answer, type Context, inFormat, json } from './endpoint.js';
import { explainedAnswer, requireExplainable, type Walk } from './explanation.js';
import { type AskedDay, calendars, format, mode, tz } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { Coverage, DataRelease, ModeWord } from './schemas.js';

/** What the endpoints of business-day arithmetic share. */

export const sharedQuery = { calendars, mode, tz, format };

export const sharedMembers = {
  mode: ModeWord,
  coverage: Coverage.meta({ description: 'verified only when every calendar is, on every day the answer depended on' }),
  estimated: z.boolean().meta({ description: 'True when an estimated or provisional date affected the answer' }),
};

/** Of an answer that stands alone. */
export const sharedResponse = { data_release: DataRelease, ...sharedMembers };

/** What an endpoint answers of one question: its fields in the order of the contract, and the bare value. */
export interface Row {
  readonly fields: Readonly<Record<string, CsvValue>>;
  readonly result: string | number;
  readonly beside?: Beside;
}

/** What is told beside the fields: members of JSON, where there are any, and cells of CSV, which may be empty. */
export interface Beside {
  readonly json: object;
  readonly csv: Readonly<Record<string, CsvValue>>;
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

function membersOf({ fields, beside }: Row): object {
  return { ...fields, ...beside?.json };
}

function rowsCsv(catalog: Catalog, indexes: readonly number[], rows: readonly Row[]): string {
  const ids = indexes.map((index) => catalog.calendar(index).id).join(' ');
  const cells = rows.map(({ fields, beside }) => ({ ...fields, ...beside?.csv }));
  return toCsv(
    ['calendars', ...Object.keys(cells[0]!)],
    cells.map((one) => [ids, ...Object.values(one)]),
  );
}

export const TEXT_OF_RESULTS = 'The result; with `dates` one a line';

export function csvDescription(...columns: string[]): string {
  // Of T+n alone: see Beside.
  const beside = columns.includes('n') ? ',settlement_calendars,settlement_result' : '';
  return `calendars,${columns.join()},mode,coverage,estimated${beside}: one row, or one for each of \`dates\`; calendars separated by spaces`;
}
