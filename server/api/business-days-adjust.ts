import * as z from 'zod';
import { trustIn } from '../engine/business-days.js';
import { formatDay } from '../engine/civil-date.js';
import { adjust, CONVENTION_WORDS, CONVENTIONS, firstDirection } from '../engine/conventions.js';
import { dateRange, rangeOfAdjust } from '../engine/ranges.js';
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

/** GET /v1/business-days/adjust */
export const adjustDay = defineEndpoint({
  route: '/v1/business-days/adjust',
  example: '/v1/business-days/adjust?date=2026-05-31&convention=modified_following&calendars=EUR',
  operationId: 'adjustBusinessDay',
  tool: {
    name: 'business_days',
    operation: 'adjust',
    words: { convention: 'The business day convention' },
    required: ['date'],
  },
  summary: 'A date moved to a business day by a business day convention',
  description: `The conventions of the 2006 and 2021 ISDA Definitions. ${CONVENTION_WORDS}. The answer depends on the days from \`date\` to \`result\`; with a modified convention that had to roll back, also on the rest of the month.`,
  path: z.object({}),
  query: z.object({
    date: day('The date to adjust').optional(),
    dates: datesParameter('Dates to adjust, instead of `date`'),
    convention: word(CONVENTIONS, 'The business day convention'),
    ...sharedQuery,
    ...weekendQuery,
    ...explainQuery,
  }),
  response: oneOrMany(
    {
      date: DateText,
      convention: z.enum(CONVENTIONS),
      result: DateText,
      adjusted: z.boolean().meta({ description: 'True if the date was not a business day' }),
      ...sharedMembers,
      ...rangeMembers,
    },
    { explanation: Explanation.optional() },
  ),
  csv: `${csvDescription('date', 'convention', 'result', 'adjusted')}; ${EXPLAINED_CSV}`,
  text: TEXT_OF_RESULTS,
  demo: { formats: ['json'] },
  units: ({ query }) =>
    weekendUnits(query) + datesIn(query.dates) / 100 + explainedUnits(query, EXPLAINED_DAYS),
  problems: [400, 422],
  answer({ query }, asked) {
    const context = inWeekend(asked, query);
    const { catalog } = context;
    const { convention, mode } = query;
    const indexes = selectCalendars(catalog, query.calendars);
    const compute = ({ day: date, asOf }: ResolvedDay) => {
      const days = combinedCovering(catalog, indexes, mode, date);
      const found = adjust(days, date, convention);
      if (!found) throw resultOutside(catalog, indexes, firstDirection(convention, date));
      const trust = trustIn(days, found.dependsFrom, found.dependsTo);
      const result = formatDay(found.day);
      const fields = {
        date: formatDay(date),
        convention,
        result,
        adjusted: found.day !== date,
        mode,
        ...trust,
      };
      const range = trust.estimated ? dateRange(rangeOfAdjust(days, date, convention, found)) : {};
      return { fields, range, result, asOf, lookedAt: daysOfSearch(days, date, found, indexes) };
    };
    return answerDates(query, context, indexes, compute);
  },
});
