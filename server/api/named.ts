import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { requireCovered } from '../queries/within-data.js';

/** A date or a result outside the data is told with the parameter it comes from and its value, as other mistakes are. */

/** The result of `compute`; its Problem `out_of_coverage` gets the name of a parameter and, unless it begins with it, its value. */
export function named<T>(name: string, value: string, compute: () => T): T {
  try {
    return compute();
  } catch (thrown) {
    throw withName(thrown, name, value);
  }
}

/** `named` for a date. */
export function namedDay<T>(name: string, day: DayNumber, compute: () => T): T {
  try {
    return compute();
  } catch (thrown) {
    throw withName(thrown, name, formatDay(day));
  }
}

/** The problem of one of several dates: with its number, and its value if it is outside the data. */
export function numbered(problem: Problem, index: number, day: DayNumber): Problem {
  const message =
    problem.code === 'out_of_coverage'
      ? withValue(formatDay(day), problem.message)
      : problem.message;
  return reworded(problem, `dates: number ${index + 1}: ${message}`);
}

/** The problem of a result, with the value of a date and of another parameter that led to it. */
export function ofValues(problem: Problem, day: DayNumber, other: string, value: string): Problem {
  return reworded(
    problem,
    `${formatDay(day)} was read, with ${other}: ${value}; ${problem.message}`,
  );
}

interface RangeQuery {
  readonly days?: number | undefined;
  readonly year?: number | undefined;
}

/** Throws a Problem unless every calendar has data on both ends of a range, which its parameters gave. */
export function requireRange(
  catalog: Catalog,
  indexes: readonly number[],
  { days, year }: RangeQuery,
  from: DayNumber,
  to: DayNumber,
): void {
  for (const [name, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const require = () => requireCovered(catalog, indexes, day);
    if (year !== undefined) named('year', String(year).padStart(4, '0'), require);
    else if (name === 'to' && days !== undefined) named('days', String(days), require);
    else namedDay(name, day, require);
  }
}

function withName(thrown: unknown, name: string, value: string): unknown {
  const isOutside = thrown instanceof Problem && thrown.code === 'out_of_coverage';
  return isOutside ? reworded(thrown, `${name}: ${withValue(value, thrown.message)}`) : thrown;
}

/** A message about another date than the one that was read, or about a parameter that has a name already. */
function withValue(value: string, message: string): string {
  return message.startsWith(`${value} `) ? message : `${value} was read; ${message}`;
}

function reworded({ code, status, headers }: Problem, message: string): Problem {
  return new Problem(code, message, status, headers);
}
