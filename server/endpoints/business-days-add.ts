import * as z from 'zod';
import { addBusinessDays, trustIn } from '../core/business-days.js';
import { formatDay } from '../core/civil-date.js';
import { combinedCovering, resultOutside } from '../service/within-data.js';
import { answerDates, csvDescription, sharedMembers, sharedQuery, TEXT_OF_RESULTS } from './business-days.js';
import { datesParameter, oneOrMany } from './dates.js';
import { defineEndpoint } from './endpoint.js';
import { daysOfSearch, EXPLAINED_CSV, Explanation, explainQuery } from './explanation.js';
import { anyInteger, day } from './parameters.js';
import { type ResolvedDay, selectCalendars } from './request.js';
import { DateText } from './schemas.js';

/** GET /v1/business-days/add */
export const addDays = defineEndpoint({
  route: '/v1/business-days/add',
  operationId: 'addBusinessDays',
  summary: 'Move n business days (T+n)',
  description:
    'n > 0: the n-th business day after `date`; n < 0: the n-th before it; n = 0: the date itself when it is a business day, else the next one (following), as settlement does.',
  path: z.object({}),
  query: z.object({
    date: day('The date to start from').optional(),
    dates: datesParameter('Dates to start from, instead of `date`'),
    n: anyInteger('Business days to move', 1),
    ...sharedQuery,
    ...explainQuery,
  }),
  response: oneOrMany(
    { date: DateText, n: z.int(), result: DateText, ...sharedMembers },
    { explanation: Explanation.optional() },
  ),
  csv: `${csvDescription('date', 'n', 'result')}; ${EXPLAINED_CSV}`,
  text: TEXT_OF_RESULTS,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { n, mode } = query;
    const indexes = selectCalendars(catalog, query.calendars);
    const compute = ({ day: date, asOf }: ResolvedDay) => {
      const days = combinedCovering(catalog, indexes, mode, date);
      const found = addBusinessDays(days, date, n);
      if (!found) throw resultOutside(catalog, indexes, n < 0 ? 'before' : 'after');
      const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
      const result = formatDay(found.day);
      const fields = { date: formatDay(date), n, result, mode, coverage, estimated };
      return { fields, result, asOf, lookedAt: daysOfSearch(days, date, found, indexes) };
    };
    return answerDates(query, context, indexes, compute);
  },
});
