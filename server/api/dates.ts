import * as z from 'zod';
import { parseDay } from '../engine/civil-date.js';
import { Problem, quote } from '../queries/problem.js';
import { type CsvValue, csvFields, toCsv } from '../text/csv.js';
import { splitList } from '../text/split-list.js';
import { type Answer, type Context, CSV_TYPE, jsonText, TEXT_TYPE } from './endpoint.js';
import { namedDay, numbered } from './named.js';
import { type RequestedDay, text } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { DataRelease } from './schemas.js';

/** Many dates in one request, such as a column of a spreadsheet. */

export const MAX_DATES = 1000;
const A_DATE = 'an existing date in the form YYYY-MM-DD, or the word today';
const SOME_DATES = `1 to ${MAX_DATES} existing dates in the form YYYY-MM-DD, or the word today, with commas between them`;

/** A `dates` parameter; `description` describes the dates. */
export function datesParameter(description: string) {
  return text(SOME_DATES)
    .meta({
      description: `${description}: at most ${MAX_DATES}, separated by commas. The response has a row for each, in the same order, duplicates included`,
      examples: ['2026-12-24,2026-12-25'],
    })
    .transform((value, context): readonly RequestedDay[] => {
      const { parts, count } = splitList(value, MAX_DATES);
      const read = count > MAX_DATES ? [] : parts.map(readItem);
      const wrong = read.indexOf(null);
      if (count <= MAX_DATES && wrong === -1) return read as RequestedDay[];
      const what =
        wrong === -1 ? `${count} were read` : `number ${wrong + 1} is ${quote(parts[wrong]!)}`;
      context.addIssue({ code: 'custom', message: `${SOME_DATES}: ${what}` });
      return z.NEVER;
    })
    .optional();
}

function readItem(date: string): RequestedDay | null {
  return date.toLowerCase() === 'today' ? 'today' : parseDay(date);
}

/** The value of `date`, or of the parameter that replaces it; throws a Problem if it is missing. */
export function required(name: string, value: RequestedDay | undefined): RequestedDay {
  if (value !== undefined) return value;
  throw new Problem('invalid_parameter', `${name}: is missing; expected ${A_DATE}, or dates=`);
}

/** Throws a Problem if `dates` is combined with one of `others`, given by name. */
export function refuseBesideDates(others: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined) continue;
    throw new Problem(
      'invalid_parameter',
      `dates: was given together with ${name}; expected one of the two`,
    );
  }
}

/** A row for each date in the three formats. */
export interface FormsOfRow<Row> {
  /** JSON text. */
  readonly json: (row: Row) => string;
  readonly columns: (first: Row) => readonly string[];
  readonly csv: (row: Row) => readonly CsvValue[];
  readonly text: (row: Row) => string;
}

/**
 * The answer for many dates: `results` in their order, or a row of CSV or a line of text for each. Made in pieces, one for each
 * date: a thousand dates of ten calendars take more than one turn of the event loop may. If one date has a Problem, the whole
 * request fails with its position in the list.
 */
export function answerForDates<Row>(
  { dates, tz, format, language }: DatesQuery,
  context: Context,
  compute: (date: ResolvedDay) => Row,
  forms: FormsOfRow<Row>,
): Answer {
  const resolved = dates.map((requested) => resolveDay(requested, tz, context));
  const asOf = resolved.find((date) => date.asOf !== undefined)?.asOf;
  return {
    ...answerOfRows(computed(resolved, compute), '"results":[', format, context, forms),
    ...(asOf !== undefined && { asOf }),
    ...(language !== undefined && { language }),
  };
}

/** An answer of at least one row, made in pieces; `members`: what precedes the rows in the JSON, up to the bracket that opens them. */
export function answerOfRows<Row>(
  rows: Iterable<Row>,
  members: string,
  format: DatesQuery['format'],
  context: Context,
  forms: FormsOfRow<Row>,
): Answer {
  const form = formOf(format, members, context, forms);
  return { contentType: form.contentType, body: '', pieces: pieces(rows, form) };
}

interface DatesQuery {
  readonly dates: readonly RequestedDay[];
  readonly tz: string;
  readonly format: 'json' | 'csv' | 'text';
  readonly language?: string;
}

interface Form<Row> {
  readonly contentType: string;
  readonly start: (first: Row) => string;
  /** Between rows, and after the last one. */
  readonly between: string;
  readonly end: string;
  readonly row: (row: Row) => string;
}

function formOf<Row>(
  format: DatesQuery['format'],
  members: string,
  { catalog }: Context,
  forms: FormsOfRow<Row>,
): Form<Row> {
  if (format === 'csv') {
    const row = (of: Row) => `${csvFields(forms.csv(of))}\r\n`;
    const start = (first: Row) => toCsv(forms.columns(first), []);
    return { contentType: CSV_TYPE, start, between: '', end: '', row };
  }
  if (format === 'text')
    return { contentType: TEXT_TYPE, start: () => '', between: '\n', end: '', row: forms.text };
  const { contentType, body } = jsonText(catalog, members);
  const start = String(body).slice(0, -1);
  return { contentType, start: () => start, between: ',', end: ']}', row: forms.json };
}

function* pieces<Row>(
  rows: Iterable<Row>,
  { start, between, end, row }: Form<Row>,
): Generator<string> {
  let isFirst = true;
  for (const one of rows) {
    yield (isFirst ? start(one) : between) + row(one);
    isFirst = false;
  }
  yield end;
}

function* computed<Row>(
  dates: readonly ResolvedDay[],
  compute: (date: ResolvedDay) => Row,
): Generator<Row> {
  for (const [index, date] of dates.entries()) yield numberedDay(index, date, compute);
}

function numberedDay<Row>(
  index: number,
  date: ResolvedDay,
  compute: (date: ResolvedDay) => Row,
): Row {
  try {
    return compute(date);
  } catch (thrown) {
    throw thrown instanceof Problem ? numbered(thrown, index, date.day) : thrown;
  }
}

/** The result of `compute` for the one date of a parameter; a date or result outside the data is told with the parameter's name. */
export function forOneDate<T>(
  name: string,
  date: ResolvedDay,
  compute: (date: ResolvedDay) => T,
): T {
  return namedDay(name, date.day, () => compute(date));
}

/** The schema of the JSON response for one date (these members and `more`) or for many dates (these members only). */
export function oneOrMany<
  Members extends z.ZodRawShape,
  More extends z.ZodRawShape = Record<never, never>,
>(members: Members, more: More = {} as More) {
  return z.union([
    z.strictObject({ data_release: DataRelease, ...members, ...more }),
    manyOf(members),
  ]);
}

export function manyOf<Members extends z.ZodRawShape>(members: Members) {
  return z.strictObject({
    data_release: DataRelease,
    results: z
      .array(z.strictObject(members))
      .meta({ description: 'With `dates`: one for each, in the same order' }),
  });
}
