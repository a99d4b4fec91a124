import * as z from 'zod';
import { withWeekend } from '../queries/own-weekend.js';
import { splitList } from '../text/split-list.js';
import { calendarsIn } from './cost.js';
import type { Context } from './endpoint.js';
import { text } from './parameters.js';

/** The parameter of a weekend of one's own. */

const A_WEEKEND =
  'ISO weekdays (1 = Monday ... 7 = Sunday) separated by commas, none, or seven digits from Monday such as 0000011';
const DIGITS = /^[01]{7}$/;
/** NETWORKDAYS.INTL's kinds of one day: 11 is Sunday, 12 Monday ... 17 Saturday. */
const SINGLE = /^1[1-7]$/;
const WEEKDAYS = 7;

/** The weekdays of a weekend, ascending, each once; null if it is none, or all days. */
export function parseWeekend(written: string): readonly number[] | null {
  const value = written.trim().toLowerCase();
  if (value === 'none') return [];
  if (SINGLE.test(value)) return [value === '11' ? WEEKDAYS : Number(value) - 11];
  const days = DIGITS.test(value)
    ? Array.from(value, (digit, at) => (digit === '1' ? at + 1 : 0)).filter((day) => day > 0)
    : splitList(value, WEEKDAYS).parts.map((part) => (/^[1-7]$/.test(part) ? Number(part) : 0));
  const distinct = [...new Set(days)].sort();
  return distinct.includes(0) || distinct.length === WEEKDAYS ? null : distinct;
}

/** Of the endpoints that count business days; absent: each calendar has its own weekend. */
export const weekendQuery = {
  weekend: text(A_WEEKEND)
    .meta({
      description:
        "ISO weekdays instead of the calendars' weekend: 7 (Werktage, jours ouvrables), 6,7, none; 0000011, 11 to 17 as in NETWORKDAYS.INTL",
      examples: ['7', '5,6'],
    })
    .transform((value, context): readonly number[] => {
      const read = parseWeekend(value);
      if (read !== null) return read;
      context.addIssue({ code: 'custom', message: A_WEEKEND });
      return z.NEVER;
    })
    .optional(),
};

/** The context of a request, with its weekend. */
export function inWeekend(
  context: Context,
  { weekend = null }: { readonly weekend?: readonly number[] | null | undefined },
): Context {
  return weekend === null
    ? context
    : { ...context, catalog: withWeekend(context.catalog, weekend) };
}

/** Its cost: the days of each calendar are read once more. */
export function weekendUnits(query: {
  readonly weekend?: unknown;
  readonly calendars: string;
}): number {
  return query.weekend === undefined ? 0 : 2 * Math.max(1, calendarsIn(query.calendars));
}
