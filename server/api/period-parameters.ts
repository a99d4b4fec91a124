import * as z from 'zod';
import { type Period, parsePeriod } from '../engine/add-period.js';
import { SCHEDULE_CONVENTIONS } from '../engine/adjusted-schedule.js';
import { A_PERIOD, expectedPeriod } from '../engine/nearest-period.js';
import { text, word } from './parameters.js';

/** Parameters of periods such as 6M. */

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
