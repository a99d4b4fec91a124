import * as z from 'zod';
import {
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  type Found,
  trustIn,
} from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { dateRange, rangeOfSearch } from '../engine/ranges.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import {
  answerDates,
  csvDescription,
  rangeMembers,
  sharedMembers,
  sharedQuery,
  TEXT_OF_RESULTS,
} from './business-days.js';
import { datesIn, EXPLAINED_DAYS, explainedUnits } from './cost.js';
import { datesParameter, oneOrMany } from './dates.js';
import { defineEndpoint } from './endpoint.js';
import { daysOfSearch, EXPLAINED_CSV, Explanation, explainQuery } from './explanation.js';
import { day, word } from './parameters.js';
import { type ResolvedDay, selectCalendars } from './request.js';
import { DateText } from './schemas.js';
import { inWeekend, weekendQuery, weekendUnits } from './weekend-parameter.js';

interface Step {
  readonly name: 'next' | 'previous';
  readonly direction: 'after' | 'before';
  /** The date of its example. */
  readonly example: string;
  readonly exclusive: (days: BusinessDays, date: DayNumber) => Found | null;
  readonly inclusive: (days: BusinessDays, date: DayNumber) => Found | null;
}

/** GET /v1/business-days/next */
export const nextBusinessDay = stepEndpoint({
  name: 'next',
  direction: 'after',
  example: '2026-12-24',
  exclusive: (days, date) => businessDayAfter(days, date, 1),
  inclusive: businessDayOnOrAfter,
});

/** GET /v1/business-days/previous */
export const previousBusinessDay = stepEndpoint({
  name: 'previous',
  direction: 'before',
  example: '2026-12-28',
  exclusive: (days, date) => businessDayBefore(days, date, 1),
  inclusive: businessDayOnOrBefore,
});

function stepEndpoint({ name, direction, example, exclusive, inclusive }: Step) {
  return defineEndpoint({
    route: `/v1/business-days/${name}`,
    example: `/v1/business-days/${name}?date=${example}&calendars=XNYS`,
    operationId: `${name}BusinessDay`,
    tool: {
      name: 'business_days',
      operation: name,
      words: {
        date: 'The date to start from',
        inclusive: 'The date itself if it is a business day. Default false',
      },
      required: ['date'],
    },
    summary: `The ${name} business day ${direction} a date`,
    description: `The answer depends on the days from \`date\` (included only with inclusive=true) to \`result\`.`,
    path: z.object({}),
    query: z.object({
      date: day('The date to start from').optional(),
      dates: datesParameter('Dates to start from, instead of `date`'),
      ...sharedQuery,
      ...weekendQuery,
      inclusive: word(
        ['true', 'false'],
        'true: the date itself when it is a business day. Default false',
      )
        .optional()
        .default('false'),
      ...explainQuery,
    }),
    response: oneOrMany(
      { date: DateText, result: DateText, ...sharedMembers, ...rangeMembers },
      { explanation: Explanation.optional() },
    ),
    csv: `${csvDescription('date', 'result')}; ${EXPLAINED_CSV}`,
    text: TEXT_OF_RESULTS,
    demo: { formats: ['json'] },
    units: ({ query }) =>
      weekendUnits(query) + datesIn(query.dates) / 100 + explainedUnits(query, EXPLAINED_DAYS),
    problems: [400, 422],
    answer({ query }, asked) {
      const context = inWeekend(asked, query);
      const { catalog } = context;
      const { mode } = query;
      const indexes = selectCalendars(catalog, query.calendars);
      const find = query.inclusive === 'true' ? inclusive : exclusive;
      const compute = ({ day: date, asOf }: ResolvedDay) => {
        const days = combinedCovering(catalog, indexes, mode, date);
        const found = find(days, date);
        if (!found) throw resultOutside(catalog, indexes, direction);
        const evaluate = (some: BusinessDays) => find(some, date);
        const result = formatDay(found.day);
        const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
        const fields = { date: formatDay(date), result, mode, coverage, estimated };
        const range = estimated
          ? dateRange(rangeOfSearch(days, date, found, direction, evaluate))
          : {};
        return { fields, range, result, asOf, lookedAt: daysOfSearch(days, date, found, indexes) };
      };
      return answerDates(query, context, indexes, compute);
    },
  });
}
