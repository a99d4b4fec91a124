import { wrong } from '../command-line.js';

/** The years of tables of days: the option --years. */

/** First and last year. */
export type Years = readonly [number, number];
export const DEFAULT_YEARS: Years = [2000, 2035];

const FORM = /^(\d{4})-(\d{4})$/;

/** The years that a command line asks for, null if it asks for no tables; a mistake ends the process with `usage`. */
export function yearsOfTables(
  usage: string,
  isAsked: boolean,
  years: string | undefined,
): Years | null {
  if (years === undefined) return isAsked ? DEFAULT_YEARS : null;
  if (!isAsked) wrong(usage, '--years was given without --tables');
  const [, first = '', last = ''] = FORM.exec(years) ?? [];
  if (first === '' || first > last)
    wrong(usage, `--years: ${years} was read; expected FIRST-LAST, such as 2000-2035`);
  return [Number(first), Number(last)];
}
