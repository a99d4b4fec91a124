import * as z from 'zod';
import { DAY_COUNTS, type DayCount, parseDayCount } from '../engine/day-count/day-counts.js';
import { nearestIds } from '../text/nearest.js';
import { text } from './parameters.js';

/** The parameter of a day count, by its name in the ISDA Definitions, FpML or QuantLib. */

const A_DAY_COUNT = `one of ${DAY_COUNTS.join(', ')}`;

export function dayCountParameter(of: string) {
  return text(A_DAY_COUNT)
    .meta({ description: of, examples: ['ACT/360', '30E/360', 'ACT/ACT ICMA'] })
    .transform((value, context): DayCount => {
      const read = parseDayCount(value);
      if (read !== null) return read;
      context.addIssue({ code: 'custom', message: `${A_DAY_COUNT}${nearest(value)}` });
      return z.NEVER;
    });
}

function nearest(value: string): string {
  return value === '' ? '' : `: ${nearestIds(value, DAY_COUNTS)[0]!}?`;
}
