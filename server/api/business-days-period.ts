import * as z from 'zod';
import { times } from '../engine/add-period.js';
import { SCHEDULE_CONVENTIONS } from '../engine/adjusted-schedule.js';
import type { Mode } from '../engine/types.js';
import { addedPeriod } from '../queries/added-period.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { daysOfSearch } from './explanation.js';
import { ofValues } from './named.js';
import { addedPeriodQuery } from './period-parameters.js';
import type { ResolvedDay } from './request.js';
import { DateText } from './schemas.js';

/** /v1/business-days/add by a period, or by calendar days. */

export const addedPeriodMembers = {
  period: z.string().optional(),
  unit: z.literal('calendar').optional(),
  unadjusted: DateText.optional().meta({
    description: 'With `period` or unit=calendar: the date by the calendar, before `convention`',
  }),
  convention: z.enum(SCHEDULE_CONVENTIONS).optional(),
  end_of_month: z.boolean().optional().meta({
    description: 'Whether the end of a month was kept, by `end_of_month`',
  }),
};

const periodSchema = z.object(addedPeriodQuery);
type PeriodQuery = z.output<typeof periodSchema> & {
  readonly n?: number | undefined;
  readonly mode: Mode;
};

/** Whether the date is moved by the calendar, not by business days. */
export function isByCalendar({ period, unit }: Pick<PeriodQuery, 'period' | 'unit'>): boolean {
  return period !== undefined || unit === 'calendar';
}

/** The `n` of a request. Throws a Problem if it is missing; one period is meant without it. */
export function requiredNumber({ n, period }: Pick<PeriodQuery, 'n' | 'period'>): number {
  if (n !== undefined) return n;
  if (period !== undefined) return 1;
  throw new Problem('invalid_parameter', 'n: is missing; expected an integer');
}

/** Throws a Problem for parameters that need a period. */
export function requireBusinessDays({ n, convention, end_of_month }: PeriodQuery): void {
  for (const [name, value] of Object.entries({ convention, end_of_month })) {
    if (value === undefined) continue;
    const problem = `${name}: ${value} was read beside n ${n}, which counts business days`;
    throw new Problem('invalid_parameter', `${problem}; expected it with period or unit=calendar`);
  }
}

const A_DAY = { months: 0, days: 1 };

function termsOf(n: number, { period, unit, convention = 'following', end_of_month }: PeriodQuery) {
  if (period !== undefined && unit !== undefined) {
    const problem = `unit: ${unit} was read beside period ${period.name}, which has units`;
    throw new Problem('invalid_parameter', `${problem}; expected one of the two`);
  }
  const endsMonths = end_of_month === 'true';
  if (endsMonths && !(period && period.months !== 0 && period.days === 0)) {
    const read = period ? `the period ${period.name}` : 'unit calendar';
    const problem = `end_of_month: true was read with ${read}`;
    throw new Problem('invalid_parameter', `${problem}; expected months or years with it`);
  }
  return { period: times(period ?? A_DAY, n), convention, endsMonths };
}

/** Computes the answer for one date. Throws a Problem for terms that contradict each other. */
export function addedByCalendar(catalog: Catalog, query: PeriodQuery, indexes: readonly number[]) {
  const n = requiredNumber(query);
  const terms = termsOf(n, query);
  const { period, mode } = query;
  return ({ day: date, asOf }: ResolvedDay) => {
    const added = addedPeriod(catalog, indexes, mode, date, terms);
    if (added instanceof Problem)
      throw ofValues(added, date, 'n', `${n}${period ? ` of ${period.name}` : ''}`);
    const { days, found, unadjusted, result, trust, range, members } = added;
    const beside = { ...(period ? { period: period.name } : { unit: 'calendar' }), ...members };
    return {
      fields: { date: added.date, n, result, mode, ...trust },
      range,
      result,
      beside: { json: beside, csv: { period: null, unit: null, ...beside } },
      asOf,
      lookedAt: daysOfSearch(days, unadjusted, found, indexes),
    };
  };
}
