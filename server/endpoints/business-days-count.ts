import * as z from 'zod';
import { countBusinessDays } from '../core/business-days.js';
import { formatDay } from '../core/civil-date.js';
import { Problem } from '../service/problem.js';
import { arithmeticAnswer, csvDescription, sharedQuery, sharedResponse, trustIn } from './business-days.js';
import { defineEndpoint } from './endpoint.js';
import { day } from './parameters.js';
import { combinedCovering, resolveDay, selectCalendars } from './request.js';
import { DateText } from './schemas.js';

/** GET /v1/business-days/count */
export const countDays = defineEndpoint({
  route: '/v1/business-days/count',
  operationId: 'countBusinessDays',
  summary: 'Business days from one date (counted) to another (not counted)',
  description:
    '`from` after `to` is refused; equal dates count 0. The days counted must lie in the data: `to` may be the day after its last. A whole year is from=2026-01-01&to=2027-01-01.',
  path: z.object({}),
  query: z.object({ from: day('First day, counted'), to: day('Last day, not counted'), ...sharedQuery }),
  response: z.strictObject({ from: DateText, to: DateText, count: z.int().min(0), ...sharedResponse }),
  csv: csvDescription('from', 'to', 'count'),
  text: 'The count',
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const indexes = selectCalendars(catalog, query.calendars);
    const from = resolveDay(query.from, query.tz, context);
    const to = resolveDay(query.to, query.tz, context);
    const [first, end] = [formatDay(from.day), formatDay(to.day)];
    if (from.day > to.day) {
      throw new Problem('invalid_parameter', `from: ${first} is after to, ${end}; expected from <= to`);
    }
    const days = combinedCovering(catalog, indexes, query.mode, from.day, Math.max(from.day, to.day - 1));
    const count = countBusinessDays(days, from.day, to.day);
    const { coverage, estimated } = trustIn(days, from.day, to.day - 1);
    const fields = { from: first, to: end, count, mode: query.mode, coverage, estimated };
    return arithmeticAnswer(catalog, query.format, indexes, fields, count, from.asOf ?? to.asOf);
  },
});
