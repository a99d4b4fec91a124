import * as z from 'zod';
import { trustIn } from '../engine/business-days.js';
import { formatDay } from '../engine/civil-date.js';
import { numberInPeriod } from '../engine/number-in-period.js';
import { CALENDAR_PERIODS, periodOf } from '../engine/period.js';
import { rangeOfCount } from '../engine/ranges.js';
import { combinedCovering } from '../queries/within-data.js';
import {
  answerDates,
  countRangeMembers,
  csvDescription,
  sharedMembers,
  sharedQuery,
} from './business-days.js';
import { explainedUnits, walksOf } from './cost.js';
import { datesParameter, oneOrMany } from './dates.js';
import { defineEndpoint } from './endpoint.js';
import { daysOfRange, EXPLAINED_CSV, Explanation, explainQuery } from './explanation.js';
import { day, word } from './parameters.js';
import { type ResolvedDay, selectCalendars } from './request.js';
import { DateText } from './schemas.js';
import { inWeekend, weekendQuery, weekendUnits } from './weekend-parameter.js';

const DAYS_EXPLAINED = { month: 31, quarter: 92, year: 366 } as const;

/** GET /v1/business-days/number */
export const numberOfDay = defineEndpoint({
  route: '/v1/business-days/number',
  example: '/v1/business-days/number?date=2026-12-04&calendars=EUR',
  operationId: 'getBusinessDayNumber',
  tool: {
    name: 'business_days',
    operation: 'number',
    without: ['of'],
    required: ['date'],
  },
  summary: 'Which business day of its month, quarter or year a date is',
  description: 'From the beginning (1, 2 ...) and the end (-1 ...).',
  path: z.object({}),
  query: z.object({
    date: day('The date').optional(),
    dates: datesParameter('Dates, instead of `date`'),
    of: word(CALENDAR_PERIODS, 'Default month').optional().default('month'),
    ...sharedQuery,
    ...weekendQuery,
    ...explainQuery,
  }),
  response: oneOrMany(
    {
      date: DateText,
      of: z.enum(CALENDAR_PERIODS),
      nth: z.int().min(1).nullable().meta({ description: 'null: not a business day' }),
      nth_from_end: z.int().max(-1).nullable(),
      count: z.int().min(0).meta({ description: 'Business days of it' }),
      ...sharedMembers,
      ...countRangeMembers,
    },
    { explanation: Explanation.optional() },
  ),
  csv: `${csvDescription('date', 'of', 'nth', 'nth_from_end', 'count')}; ${EXPLAINED_CSV}`,
  text: '`nth`, empty if it is not a business day; with `dates` one per line',
  units: ({ query }) =>
    weekendUnits(query) + walksOf(query) / 100 + explainedUnits(query, DAYS_EXPLAINED[query.of]),
  problems: [400, 422],
  answer({ query }, asked) {
    const context = inWeekend(asked, query);
    const { catalog } = context;
    const { mode, of } = query;
    const indexes = selectCalendars(catalog, query.calendars);
    const compute = ({ day: date, asOf }: ResolvedDay) => {
      const days = combinedCovering(catalog, indexes, mode, date);
      const { from, to } = periodOf(date, of);
      const { nth, fromEnd, count } = numberInPeriod(days, date, from, to);
      const trust = trustIn(days, from, to);
      const fields = {
        date: formatDay(date),
        of,
        nth,
        nth_from_end: fromEnd,
        count,
        mode,
        ...trust,
      };
      const range = trust.estimated ? rangeOfCount(days, from, to + 1) : {};
      const lookedAt = daysOfRange(days, from, to, indexes);
      return { fields, range, result: nth ?? '', asOf, lookedAt };
    };
    return answerDates(query, context, indexes, compute);
  },
});
