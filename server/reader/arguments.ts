import { type DayNumber, parseDay } from '../engine/civil-date.js';
import { Problem, quote } from '../queries/problem.js';

/** What programs ask with, read as the server reads its parameters. All throw the Problem `invalid_parameter`. */

const A_DATE = 'an existing date in the form YYYY-MM-DD';

export function readDay(name: string, value: string): DayNumber {
  const day = typeof value === 'string' ? parseDay(value) : null;
  if (day === null) throw wrong(name, value, A_DATE);
  return day;
}

export function readInteger(name: string, value: number, least: number, most: number): number {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const bounds = most === Number.MAX_SAFE_INTEGER ? '' : ` from ${least} to ${most}`;
  throw wrong(name, value, `an integer${bounds}`);
}

export function readWord<T extends string>(name: string, value: T, words: readonly T[]): T {
  if (words.includes(value)) return value;
  throw wrong(name, value, `one of ${words.join(', ')}`);
}

function wrong(name: string, value: unknown, right: string): Problem {
  return new Problem('invalid_parameter', `${name}: ${quote(String(value))} was read; expected ${right}`);
}
