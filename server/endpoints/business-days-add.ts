import * as z from 'zod';
import { addBusinessDays } from '../core/business-days.js';
import { formatDay } from '../core/civil-date.js';
import { arithmeticAnswer, csvDescription, sharedQuery, sharedResponse, trustIn } from './business-days.js';
import { defineEndpoint } from './endpoint.js';
import { anyInteger, day } from './parameters.js';
import { combinedCovering, resolveDay, resultOutside, selectCalendars } from './request.js';
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
    date: day('The date to start from'),
    n: anyInteger('Business days to move', 2),
    ...sharedQuery,
  }),
  response: z.strictObject({ date: DateText, n: z.int(), result: DateText, ...sharedResponse }),
  csv: csvDescription('date', 'n', 'result'),
  text: 'The result',
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const indexes = selectCalendars(catalog, query.calendars);
    const { day: date, asOf } = resolveDay(query.date, query.tz, context);
    const days = combinedCovering(catalog, indexes, query.mode, date);
    const found = addBusinessDays(days, date, query.n);
    if (!found) throw resultOutside(catalog, indexes, query.n < 0 ? 'before' : 'after');
    const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
    const result = formatDay(found.day);
    const fields = { date: formatDay(date), n: query.n, result, mode: query.mode, coverage, estimated };
    return arithmeticAnswer(catalog, query.format, indexes, fields, result, asOf);
  },
});
