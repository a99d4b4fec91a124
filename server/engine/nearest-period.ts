import { parsePeriod } from './add-period.js';

/** What was meant by a period that cannot be read. */

/** What a period is, in words. */
export const A_PERIOD =
  'days, weeks, months or years such as 10D, 2W, 6M, 1Y or 1Y6M, with - before it for earlier';
const LETTERS: Readonly<Record<string, readonly [factor: number, letter: string]>> = {
  d: [1, 'D'],
  w: [1, 'W'],
  m: [1, 'M'],
  q: [3, 'M'],
  s: [6, 'M'],
  y: [1, 'Y'],
  a: [1, 'Y'],
};
const SPOKEN = /^\s*([+-]?)\s*p?(\d{1,4})\s*([dwmqsya])[a-z]*\s*$/i;

/** What a period in other words is here (`P6M`, `2 weeks`, `1Q`); undefined if that is not clear. */
export function nearestPeriod(written: string): string | undefined {
  const [, sign = '', count, letter = ''] = SPOKEN.exec(written) ?? [];
  const [factor, own] = LETTERS[letter.toLowerCase()] ?? [];
  if (count === undefined || factor === undefined) return undefined;
  const nearest = `${sign === '-' ? '-' : ''}${factor * Number(count)}${own}`;
  return parsePeriod(nearest) === null ? undefined : nearest;
}

/** What is right, with the nearest period to what was read. */
export function expectedPeriod(right: string, written: string): string {
  const nearest = nearestPeriod(written);
  return nearest === undefined ? right : `${right}: ${nearest}?`;
}
