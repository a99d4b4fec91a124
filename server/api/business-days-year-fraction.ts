import * as z from 'zod';
import { trustIn } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { DAY_COUNTS, type DayCount, needsFrequency } from '../engine/day-count/day-counts.js';
import { expectedPeriod } from '../engine/nearest-period.js';
import { parseStep } from '../engine/schedule.js';
import type { Mode } from '../engine/types.js';
import { yearFraction as fractionOf } from '../engine/year-fraction.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { combinedCovering, requireCovered } from '../queries/within-data.js';
import { toCsv } from '../text/csv.js';
import { sharedMembers, sharedQuery } from './business-days.js';
import { yearsOf } from './cost.js';
import { dayCountParameter } from './day-count-parameter.js';
import { defineEndpoint, inFormat, json } from './endpoint.js';
import { namedDay } from './named.js';
import { day, type RequestedDay, text } from './parameters.js';
import { resolveDay, selectCalendars } from './request.js';
import { DataRelease, DateText } from './schemas.js';

const MONTHS = 'a number of months or years such as 6M or 1Y';
const COLUMNS = [
  'calendars',
  'from',
  'to',
  'day_count',
  'days',
  'year_fraction',
  'coverage',
  'estimated',
];

const frequency = text(MONTHS)
  .meta({
    description: 'A regular period, for ACT/ACT ICMA and ACT/365L',
    examples: ['6M'],
  })
  .transform((value, context): { readonly name: string; readonly months: number } => {
    const step = parseStep(value);
    if (step !== null && step !== 'term' && 'months' in step)
      return { name: value.toUpperCase(), months: step.months };
    context.addIssue({ code: 'custom', message: expectedPeriod(MONTHS, value) });
    return z.NEVER;
  })
  .optional();

/** GET /v1/business-days/year-fraction */
export const yearFraction = defineEndpoint({
  route: '/v1/business-days/year-fraction',
  example: '/v1/business-days/year-fraction?from=2026-01-31&to=2026-07-31&day_count=30E/360',
  operationId: 'getYearFraction',
  summary: 'The part of a year between two dates by a day count',
  description: 'As of a period of a schedule. Only BUS/252 needs calendars.',
  path: z.object({}),
  query: z.object({
    from: day('First day, counted'),
    to: day('Last day, not counted'),
    day_count: dayCountParameter('The day count'),
    frequency,
    termination: day('Last day of the contract, for 30E/360 ISDA').optional(),
    ...sharedQuery,
    calendars: sharedQuery.calendars.optional(),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    from: DateText,
    to: DateText,
    day_count: z.enum(DAY_COUNTS),
    days: z.int().min(0).meta({ description: 'Calendar days; of BUS/252 business days' }),
    year_fraction: z.number(),
    coverage: sharedMembers.coverage.optional(),
    estimated: sharedMembers.estimated.optional(),
  }),
  csv: `${COLUMNS.join()}: one row; the last two only of BUS/252`,
  text: 'The fraction',
  units: ({ query }) => yearsOf(query) / 50,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const resolved = (one: RequestedDay) => resolveDay(one, query.tz, context);
    const [from, to] = [resolved(query.from), resolved(query.to)];
    const termination = query.termination === undefined ? null : resolved(query.termination);
    requireOrder(from.day, to.day);
    requireTerms(query);
    const { calendars = null, mode, day_count } = query;
    const indexes = calendars === null ? [] : selectCalendars(catalog, calendars);
    const counted =
      day_count === 'BUS/252' ? businessDays(catalog, indexes, mode, from.day, to.day) : null;
    const fraction = fractionOf(from.day, to.day, {
      dayCount: day_count,
      months: query.frequency?.months ?? null,
      termination: termination?.day ?? null,
      business: counted?.days ?? null,
    })!;
    const members = {
      from: formatDay(from.day),
      to: formatDay(to.day),
      day_count,
      days: counted ? Math.round(fraction * 252) : to.day - from.day,
      year_fraction: fraction,
      ...counted?.trust,
    };
    const forms = {
      json: () => json(catalog, members),
      csv: () => {
        const ids = indexes.map((index) => catalog.calendar(index).id).join(' ');
        const cells: Readonly<Record<string, string | number | boolean>> = {
          calendars: ids,
          ...members,
        };
        return toCsv(COLUMNS, [COLUMNS.map((column) => cells[column] ?? null)]);
      },
      text: () => String(fraction),
    };
    return inFormat(query.format, forms, from.asOf ?? to.asOf ?? termination?.asOf);
  },
});

interface Terms {
  readonly day_count: DayCount;
  readonly frequency?: unknown;
  readonly calendars?: string | undefined;
}

/** Throws a Problem for a day count that lacks what it counts by. */
function requireTerms({ day_count, frequency: given, calendars }: Terms): void {
  const lacks = (name: string, expected: string) =>
    new Problem(
      'invalid_parameter',
      `${name}: is missing, by which ${day_count} counts; expected ${expected}`,
    );
  if (needsFrequency(day_count) && given === undefined) throw lacks('frequency', MONTHS);
  if (day_count === 'BUS/252' && calendars === undefined)
    throw lacks('calendars', 'one to ten calendar ids, separated by commas');
}

function requireOrder(from: DayNumber, to: DayNumber): void {
  if (from <= to) return;
  throw new Problem(
    'invalid_parameter',
    `from: ${formatDay(from)} is after to, ${formatDay(to)}; expected from <= to`,
  );
}

/** The business days of BUS/252 and their trust. Throws a Problem outside the data. */
function businessDays(
  catalog: Catalog,
  indexes: readonly number[],
  mode: Mode,
  from: DayNumber,
  to: DayNumber,
) {
  namedDay('from', from, () => requireCovered(catalog, indexes, from));
  const last = Math.max(from, to - 1);
  const days = namedDay('to', to, () => combinedCovering(catalog, indexes, mode, last));
  return { days, trust: trustIn(days, from, to - 1) };
}
