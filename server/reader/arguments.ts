import { type Period, parsePeriod } from '../engine/add-period.js';
import { type DayNumber, parseDay } from '../engine/civil-date.js';
import { A_PERIOD, expectedPeriod } from '../engine/nearest-period.js';
import { Problem, quote } from '../queries/problem.js';

/** Parses the arguments of programs like the server's parameters. All functions throw the Problem `invalid_parameter`. */

const A_DATE = 'an existing date in the form YYYY-MM-DD';

export function readDay(name: string, value: string): DayNumber {
  const day = typeof value === 'string' ? parseDay(value) : null;
  if (day === null) throw wrong(name, value, A_DATE);
  return day;
}

export function readInteger(name: string, value: number, min: number, max: number): number {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? '' : ` from ${min} to ${max}`;
  throw wrong(name, value, `an integer${range}`);
}

export function readWord<T extends string>(name: string, value: T, words: readonly T[]): T {
  if (words.includes(value)) return value;
  throw wrong(name, value, `one of ${words.join(', ')}`);
}

/** A period; with `endsMonths` one of months. */
export function readPeriod(value: string, endsMonths: boolean): Period {
  const period = typeof value === 'string' ? parsePeriod(value) : null;
  if (period === null) throw wrong('period', value, expectedPeriod(A_PERIOD, String(value)));
  if (endsMonths && (period.months === 0 || period.days !== 0)) {
    const problem = `end_of_month: true was read with the period ${value.toUpperCase()}`;
    throw new Problem('invalid_parameter', `${problem}; expected months or years with it`);
  }
  return period;
}

function wrong(name: string, value: unknown, right: string): Problem {
  return new Problem(
    'invalid_parameter',
    `${name}: ${quote(String(value))} was read; expected ${right}`,
  );
}
