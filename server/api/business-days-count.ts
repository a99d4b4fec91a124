import * as z from 'zod';
import { countBusinessDays, trustIn } from '../engine/business-days.js';
import { civilDate, type DayNumber, formatDay } from '../engine/civil-date.js';
import { CALENDAR_PERIODS, type CalendarPeriod, calendarPeriods } from '../engine/period.js';
import { rangeOfCount } from '../engine/ranges.js';
import { Problem } from '../queries/problem.js';
import { combinedCovering, requireCovered } from '../queries/within-data.js';
import {
  answerInParts,
  countRangeMembers,
  csvDescription,
  dateAnswer,
  manyAnswers,
  sharedMembers,
  sharedQuery,
} from './business-days.js';
import { explainedUnits, walksOf, yearsOf } from './cost.js';
import {
  countedPeriodMembers,
  countedPeriodQuery,
  countedPeriods,
  requirePeriod,
} from './counted-periods.js';
import { datesParameter, oneOrMany, required } from './dates.js';
import { type Context, defineEndpoint } from './endpoint.js';
import {
  daysOfRange,
  EXPLAINED_CSV,
  Explanation,
  explainQuery,
  requireExplainable,
} from './explanation.js';
import { namedDay } from './named.js';
import { day, type RequestedDay, word } from './parameters.js';
import { type ResolvedDay, resolveDay, selectCalendars } from './request.js';
import { DateText } from './schemas.js';
import { inWeekend, weekendQuery, weekendUnits } from './weekend-parameter.js';

const Part = z
  .strictObject({
    from: DateText,
    to: DateText,
    count: z.int().min(0),
    ...sharedMembers,
    ...countRangeMembers,
    period: z
      .string()
      .meta({ description: 'The year (2026), the quarter (2026-Q1) or the month (2026-01)' }),
  })
  .meta({
    id: 'CountedPeriod',
    description: 'Business days of a month, a quarter or a year: from (counted) to (not)',
  });

/** GET /v1/business-days/count */
export const countDays = defineEndpoint({
  route: '/v1/business-days/count',
  example: '/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=XNYS',
  operationId: 'countBusinessDays',
  tool: {
    name: 'business_days',
    operation: 'count',
    without: ['by'],
    words: {
      from: 'The first day, counted',
      to: 'count: the day after the last; list: the last day',
    },
    required: ['from', 'to'],
  },
  summary: 'Business days from one date (counted) to another (not counted), or whole periods',
  description:
    '`from` after `to` is refused; equal dates count 0. A whole year is from=2026-01-01&to=2027-01-01. `from` with `dates` counts up to each of the dates, `to` with `dates` from each of them. With `period` whole periods: the greatest n of /v1/business-days/add not after `to`.',
  path: z.object({}),
  query: z.object({
    from: day('First day, counted').optional(),
    to: day('Last day, not counted').optional(),
    dates: datesParameter('With either `from` or `to`: the dates to use for the other one'),
    by: word(
      CALENDAR_PERIODS,
      'Also counts each month, quarter or year of the range (the first and last may be partial): `periods` in json, a row of csv or a line of text for each',
    ).optional(),
    ...countedPeriodQuery,
    ...sharedQuery,
    ...weekendQuery,
    ...explainQuery,
  }),
  response: oneOrMany(
    {
      from: DateText,
      to: DateText,
      count: z.int().min(0),
      ...sharedMembers,
      ...countRangeMembers,
      ...countedPeriodMembers,
    },
    {
      explanation: Explanation.optional(),
      by: z.enum(CALENDAR_PERIODS).optional(),
      periods: z.array(Part).optional(),
    },
  ),
  csv: `${csvDescription('from', 'to', 'count')}; with \`by\` one for each period, and the column period; with \`period\` also period,convention,last,days_left; ${EXPLAINED_CSV}`,
  text: 'The count; with `dates` and with `by` one a line',
  demo: { formats: ['json'] },
  units: ({ query }) =>
    weekendUnits(query) +
    Math.max(walksOf(query), query.by === undefined ? 0 : yearsOf(query) * 12) / 100 +
    explainedUnits(query, 366 * yearsOf(query)),
  problems: [400, 422],
  answer({ query }, asked) {
    const context = inWeekend(asked, query);
    const { catalog } = context;
    const { mode, dates, tz } = query;
    const indexes = selectCalendars(catalog, query.calendars);
    // One of `dates` is told by its number instead.
    const namedEnd = <T>(name: 'from' | 'to', day: DayNumber, check: () => T) =>
      dates ? check() : namedDay(name, day, check);
    const compute = (from: ResolvedDay, to: ResolvedDay) => {
      const [first, end] = [formatDay(from.day), formatDay(to.day)];
      if (from.day > to.day) {
        throw new Problem(
          'invalid_parameter',
          `from: ${first} is after to, ${end}; expected from <= to`,
        );
      }
      const last = Math.max(from.day, to.day - 1);
      namedEnd('from', from.day, () => requireCovered(catalog, indexes, from.day));
      const days = namedEnd('to', to.day, () => combinedCovering(catalog, indexes, mode, last));
      if (query.period !== undefined) {
        const terms = { period: query.period, convention: query.convention ?? 'unadjusted' };
        const counted = countedPeriods(days, indexes, from.day, to.day, terms);
        const fields = { from: first, to: end, count: counted.result, mode, ...counted.trust };
        return { ...counted, fields, asOf: from.asOf ?? to.asOf };
      }
      const count = countBusinessDays(days, from.day, to.day);
      const { coverage, estimated } = trustIn(days, from.day, to.day - 1);
      const fields = { from: first, to: end, count, mode, coverage, estimated };
      const lookedAt = daysOfRange(days, from.day, to.day - 1, indexes);
      const range = estimated ? rangeOfCount(days, from.day, to.day) : {};
      return { fields, range, result: count, asOf: from.asOf ?? to.asOf, lookedAt };
    };
    if (query.explain === 'true') requireExplainable(query);
    if (query.by !== undefined) requireWhole(query);
    requirePeriod(query);
    if (dates) {
      const { from, to } = otherEnd(query, context);
      if (from) namedDay('from', from.day, () => requireCovered(catalog, indexes, from.day));
      if (to) namedDay('to', to.day, () => requireCovered(catalog, indexes, to.day - 1));
      const answer = manyAnswers({ ...query, dates }, context, indexes, (date) =>
        compute(from ?? date, to ?? date),
      );
      const asOf = from?.asOf ?? to?.asOf;
      return asOf === undefined ? answer : { ...answer, asOf };
    }
    const from = resolveDay(required('from', query.from), tz, context);
    const to = resolveDay(required('to', query.to), tz, context);
    const whole = compute(from, to);
    const { by } = query;
    if (by === undefined) return dateAnswer(catalog, query, indexes, whole);
    const parts = calendarPeriods(from.day, to.day - 1, by).map((part) => {
      const period = nameOf(part.from, by);
      return {
        ...compute({ day: part.from }, { day: part.to + 1 }),
        beside: { json: { period }, csv: { period } },
      };
    });
    return answerInParts(catalog, query, indexes, whole, parts, { by });
  },
});

/** Periods need a single range, and have no explanation of days. */
function requireWhole({
  by,
  dates,
  explain,
  period,
}: {
  by?: string | undefined;
  dates?: unknown;
  explain: string;
  period?: unknown;
}): void {
  const of = { dates, explain: explain === 'true' ? explain : undefined, period };
  const other = Object.entries(of).find(([, value]) => value !== undefined)?.[0];
  if (!other) return;
  throw new Problem(
    'invalid_parameter',
    `by: ${by} was read beside ${other}; expected one of the two`,
  );
}

/** 2026, 2026-Q1 or 2026-01. */
function nameOf(day: DayNumber, by: CalendarPeriod): string {
  const { year, month } = civilDate(day);
  if (by === 'year') return String(year);
  return by === 'quarter' ? `${year}-Q${Math.ceil(month / 3)}` : formatDay(day).slice(0, 7);
}

/** The fixed end of the ranges, `from` or `to`; `dates` gives the other one. */
function otherEnd(
  { from, to, tz }: { from?: RequestedDay | undefined; to?: RequestedDay | undefined; tz: string },
  context: Context,
): { readonly from?: ResolvedDay; readonly to?: ResolvedDay } {
  if (from !== undefined && to === undefined) return { from: resolveDay(from, tz, context) };
  if (to !== undefined && from === undefined) return { to: resolveDay(to, tz, context) };
  const read = from === undefined ? 'neither from nor to' : 'both from and to';
  throw new Problem(
    'invalid_parameter',
    `dates: ${read} was given; expected one of them, dates being the other`,
  );
}
