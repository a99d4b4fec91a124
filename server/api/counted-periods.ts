import * as z from 'zod';

import { SCHEDULE_CONVENTIONS, type ScheduleConvention } from '../engine/adjusted-schedule.js';
import { type BusinessDays, isEstimatedSpan, isVerifiedSpan } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { countPeriods, rangeOfPeriods } from '../engine/count-periods.js';
import { Problem } from '../queries/problem.js';
import { daysOfSearch } from './explanation.js';
import { word } from './parameters.js';
import { type NamedPeriod, period } from './period-parameters.js';
import { DateText } from './schemas.js';

/** /v1/business-days/count of whole periods between two dates. */

export const countedPeriodQuery = {
  period: period('Counts whole periods instead, such as 6M').optional(),
  convention: word(
    SCHEDULE_CONVENTIONS,
    'With `period`: how the ends of periods are adjusted. Default unadjusted',
  ).optional(),
};

export const countedPeriodMembers = {
  period: z.string().optional(),
  convention: z.enum(SCHEDULE_CONVENTIONS).optional(),
  last: DateText.optional().meta({ description: 'The end of the last whole period' }),
  days_left: z.int().optional().meta({ description: 'Calendar days from `last` to `to`' }),
};

interface PeriodQuery {
  readonly period?: NamedPeriod | undefined;
  readonly convention?: ScheduleConvention | undefined;
}

/** Throws a Problem for a convention without a period, and for a period of no length or one that leads back. */
export function requirePeriod({ period, convention }: PeriodQuery): void {
  if (period === undefined) {
    if (convention === undefined) return;
    const problem = `convention: ${convention} was read without period`;
    throw new Problem('invalid_parameter', `${problem}; expected both`);
  }
  if (period.months > 0 || period.days > 0) return;
  const problem = `period: ${period.name} was read, which leads to no later date`;
  throw new Problem('invalid_parameter', `${problem}; expected one such as 6M`);
}

/** The answer for two dates within the data. */
export function countedPeriods(
  days: BusinessDays,
  indexes: readonly number[],
  from: DayNumber,
  to: DayNumber,
  terms: { readonly period: NamedPeriod; readonly convention: ScheduleConvention },
) {
  const counted = countPeriods(days, from, to, terms);
  const { count, last, unadjusted, examined } = counted;
  const isVerified = examined.every((one) => isVerifiedSpan(days, one.dependsFrom, one.dependsTo));
  const estimated = examined.some((one) => isEstimatedSpan(days, one.dependsFrom, one.dependsTo));
  const beside = {
    period: terms.period.name,
    convention: terms.convention,
    last: formatDay(last),
    days_left: to - last,
  };
  const found = { day: last, dependsFrom: last, dependsTo: last - 1 };
  return {
    result: count,
    trust: { coverage: isVerified ? ('verified' as const) : ('library' as const), estimated },
    range: estimated ? rangeOfPeriods(days, from, to, terms, counted) : {},
    beside: { json: beside, csv: beside },
    lookedAt: daysOfSearch(days, unadjusted, examined[0] ?? found, indexes),
  };
}
