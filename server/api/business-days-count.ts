import * as z from 'zod';
import { boundsOfCount } from '../engine/bounds.js';
import { countBusinessDays, trustIn } from '../engine/business-days.js';
import { formatDay } from '../engine/civil-date.js';
import { Problem } from '../queries/problem.js';
import { combinedCovering } from '../queries/within-data.js';
import {
  countBoundMembers,
  csvDescription,
  dateAnswer,
  manyAnswers,
  sharedMembers,
  sharedQuery,
} from './business-days.js';
import { datesParameter, oneOrMany, required } from './dates.js';
import { type Context, defineEndpoint } from './endpoint.js';
import { daysOfRange, EXPLAINED_CSV, Explanation, explainQuery, requireExplainable } from './explanation.js';
import { type AskedDay, day } from './parameters.js';
import { type ResolvedDay, resolveDay, selectCalendars } from './request.js';
import { DateText } from './schemas.js';

/** GET /v1/business-days/count */
export const countDays = defineEndpoint({
  route: '/v1/business-days/count',
  operationId: 'countBusinessDays',
  summary: 'Business days from one date (counted) to another (not counted)',
  description:
    '`from` after `to` is refused; equal dates count 0. The days counted must lie in the data: `to` may be the day after its last. A whole year is from=2026-01-01&to=2027-01-01. `from` with `dates` counts up to each of the dates, `to` with `dates` from each of them.',
  path: z.object({}),
  query: z.object({
    from: day('First day, counted').optional(),
    to: day('Last day, not counted').optional(),
    dates: datesParameter('Beside `from` or `to` alone, the dates that stand for the other'),
    ...sharedQuery,
    ...explainQuery,
  }),
  response: oneOrMany(
    { from: DateText, to: DateText, count: z.int().min(0), ...sharedMembers, ...countBoundMembers },
    { explanation: Explanation.optional() },
  ),
  csv: `${csvDescription('from', 'to', 'count')}; ${EXPLAINED_CSV}`,
  text: 'The count; with `dates` one a line',
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { mode, dates, tz } = query;
    const indexes = selectCalendars(catalog, query.calendars);
    const compute = (from: ResolvedDay, to: ResolvedDay) => {
      const [first, end] = [formatDay(from.day), formatDay(to.day)];
      if (from.day > to.day) {
        throw new Problem('invalid_parameter', `from: ${first} is after to, ${end}; expected from <= to`);
      }
      const days = combinedCovering(catalog, indexes, mode, from.day, Math.max(from.day, to.day - 1));
      const count = countBusinessDays(days, from.day, to.day);
      const { coverage, estimated } = trustIn(days, from.day, to.day - 1);
      const fields = { from: first, to: end, count, mode, coverage, estimated };
      const lookedAt = daysOfRange(days, from.day, to.day - 1, indexes);
      const bounds = estimated ? boundsOfCount(days, from.day, to.day) : {};
      return { fields, bounds, result: count, asOf: from.asOf ?? to.asOf, lookedAt };
    };
    if (query.explain === 'true') requireExplainable(query);
    if (dates) {
      const { from, to } = otherEnd(query, context);
      const answer = manyAnswers({ ...query, dates }, context, indexes, (date) => compute(from ?? date, to ?? date));
      const asOf = from?.asOf ?? to?.asOf;
      return asOf === undefined ? answer : { ...answer, asOf };
    }
    const from = resolveDay(required('from', query.from), tz, context);
    const to = resolveDay(required('to', query.to), tz, context);
    return dateAnswer(catalog, query, indexes, compute(from, to));
  },
});

/** The end of the ranges that `dates` does not stand for: exactly one of the two. */
function otherEnd(
  { from, to, tz }: { from?: AskedDay | undefined; to?: AskedDay | undefined; tz: string },
  context: Context,
): { readonly from?: ResolvedDay; readonly to?: ResolvedDay } {
  if (from !== undefined && to === undefined) return { from: resolveDay(from, tz, context) };
  if (to !== undefined && from === undefined) return { to: resolveDay(to, tz, context) };
  const read = from === undefined ? 'neither from nor to' : 'both from and to';
  throw new Problem('invalid_parameter', `dates: ${read} was given; expected one of them, dates being the other`);
}
