import * as z from 'zod';
import { parseDay } from '../engine/civil-date.js';
import { Problem, quote } from '../queries/problem.js';
import type { Context } from './endpoint.js';
import { type AskedDay, text } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { DataRelease } from './schemas.js';

/** Many dates in one request: a column of a spreadsheet, a book of trades. */

export const MAX_DATES = 1000;
const A_DATE = 'an existing date in the form YYYY-MM-DD, or the word today';
const SOME_DATES = `1 to ${MAX_DATES} existing dates in the form YYYY-MM-DD, or the word today, with commas between them`;

/** A `dates` parameter; `description` says what they are. */
export function datesParameter(description: string) {
  return text(SOME_DATES)
    .meta({
      description: `${description}: at most ${MAX_DATES}, with commas between them. The answer has a row for each, in their order, repeated ones too`,
      examples: ['2026-12-24,2026-12-25'],
    })
    .transform((value, context): readonly AskedDay[] => {
      const items = value.split(',');
      const read = items.length > MAX_DATES ? [] : items.map(readItem);
      const wrong = read.indexOf(null);
      if (items.length <= MAX_DATES && wrong === -1) return read as AskedDay[];
      const what = wrong === -1 ? `${items.length} were read` : `number ${wrong + 1} is ${quote(items[wrong]!)}`;
      context.addIssue({ code: 'custom', message: `${SOME_DATES}: ${what}` });
      return z.NEVER;
    })
    .optional();
}

function readItem(item: string): AskedDay | null {
  const date = item.trim();
  return date.toLowerCase() === 'today' ? 'today' : parseDay(date);
}

/** The value of `date`, or whatever it is called, where it must be given. Throws a Problem. */
export function required(name: string, value: AskedDay | undefined): AskedDay {
  if (value !== undefined) return value;
  throw new Problem('invalid_parameter', `${name}: is missing; expected ${A_DATE}, or dates=`);
}

/** Throws a Problem unless `dates` stands alone: each of `others`, by name, is absent. */
export function refuseBesideDates(others: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined) continue;
    throw new Problem('invalid_parameter', `dates: was given together with ${name}; expected one of the two`);
  }
}

/**
 * What `compute` makes of each date, and what stood for `today` if that was among them. A Problem of one date is thrown
 * with its place in the list: nothing is answered where one of them cannot be.
 */
export function forEachDate<T>(
  dates: readonly AskedDay[],
  tz: string,
  context: Context,
  compute: (date: ResolvedDay) => T,
): { readonly rows: readonly T[]; readonly asOf: string | undefined } {
  let asOf: string | undefined;
  const rows = dates.map((asked, index) => {
    const date = resolveDay(asked, tz, context);
    asOf ??= date.asOf;
    try {
      return compute(date);
    } catch (thrown) {
      throw thrown instanceof Problem ? atPlace(thrown, index) : thrown;
    }
  });
  return { rows, asOf };
}

function atPlace({ code, message, status, headers }: Problem, index: number): Problem {
  return new Problem(code, `dates: number ${index + 1}: ${message}`, status, headers);
}

/** The JSON answer to one question, of these members and the `more` that it alone has, or to many of the kind. */
export function oneOrMany(members: z.ZodRawShape, more: z.ZodRawShape = {}) {
  return z.union([z.strictObject({ data_release: DataRelease, ...members, ...more }), manyOf(members)]);
}

export function manyOf(members: z.ZodRawShape) {
  return z.strictObject({
    data_release: DataRelease,
    results: z.array(z.strictObject(members)).meta({ description: 'With `dates`: one for each, in their order' }),
  });
}
