import * as z from 'zod';
import { type Period, parsePeriod } from '../engine/add-period.js';
import { SCHEDULE_CONVENTIONS } from '../engine/adjusted-schedule.js';
import { text, word } from './parameters.js';

/** Parameters of periods such as 6M. */

const A_PERIOD =
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

export interface NamedPeriod extends Period {
  readonly name: string;
}

export function period(description: string) {
  return text(A_PERIOD)
    .meta({ description, examples: ['6M', '2W', '1Y'] })
    .transform((value, context): NamedPeriod => {
      const read = parsePeriod(value);
      if (read !== null) return { name: value.toUpperCase().replace(/^\+/, ''), ...read };
      context.addIssue({ code: 'custom', message: expectedPeriod(A_PERIOD, value) });
      return z.NEVER;
    });
}

export const PERIOD_UNITS = ['business', 'calendar'] as const;

/** Parameters of a date that is a period, or a number of calendar days, after another. */
export const addedPeriodQuery = {
  period: period(
    '`n` times this by the calendar, then `convention`: days, weeks, months, years',
  ).optional(),
  unit: word(
    PERIOD_UNITS,
    'calendar: `n` calendar days, then `convention`. Default business',
  ).optional(),
  convention: word(
    SCHEDULE_CONVENTIONS,
    'With `period` or unit=calendar. Default following',
  ).optional(),
  end_of_month: word(
    ['true', 'false'],
    'With `period`: from the last business day of a month to that of another. Default false',
  ).optional(),
};
