import * as z from 'zod';
import { addBusinessDays, trustIn } from '../engine/business-days.js';
import { formatDay } from '../engine/civil-date.js';
import { dateRange, rangeOfAdd } from '../engine/ranges.js';
import { type Settlement as SettlementBeside, settlementBeside } from '../queries/settlement.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import {
  answerDates,
  type Beside,
  csvDescription,
  rangeMembers,
  sharedMembers,
  sharedQuery,
  TEXT_OF_RESULTS,
} from './business-days.js';
import {
  addedByCalendar,
  addedPeriodMembers,
  isByCalendar,
  requireBusinessDays,
  requiredNumber,
} from './business-days-period.js';
import { EXPLAINED_DAYS, explainedUnits, walksOf } from './cost.js';
import { datesParameter, oneOrMany } from './dates.js';
import { defineEndpoint } from './endpoint.js';
import { daysOfSearch, EXPLAINED_CSV, Explanation, explainQuery } from './explanation.js';
import { ofValues } from './named.js';
import { anyInteger, day, requiredUnless } from './parameters.js';
import { addedPeriodQuery } from './period-parameters.js';
import { type ResolvedDay, selectCalendars } from './request.js';
import {
  addedToResult,
  refuseBesidePeriod,
  resultMembers,
  resultQuery,
} from './result-calendars.js';
import { DateText } from './schemas.js';
import { inWeekend, weekendQuery, weekendUnits } from './weekend-parameter.js';

const Settlement = z
  .strictObject({
    calendars: z.array(z.string()).meta({
      description:
        'The requested calendars, with the settlement calendar instead of each exchange that has one',
    }),
    result: DateText,
    coverage: sharedMembers.coverage,
    estimated: sharedMembers.estimated,
  })
  .meta({
    id: 'Settlement',
    description:
      'When trades settle, if that is another date: T+n counted on the settlement calendars (MIC:SETTLEMENT) of the requested exchanges',
  });

/** GET /v1/business-days/add */
export const addDays = defineEndpoint({
  route: '/v1/business-days/add',
  example: '/v1/business-days/add?date=2026-10-09&n=1&calendars=XNYS:SETTLEMENT',
  operationId: 'addBusinessDays',
  tool: {
    name: 'business_days',
    operation: 'add',
    without: ['unit', 'end_of_month', 'result_calendars'],
    words: {
      n: 'add: days to move; list: how many, instead of `to`, back from `from` if negative',
      period: 'n times 2W, 6M or 1Y by the calendar, then convention',
    },
    required: ['date'],
  },
  summary: 'Move n business days (T+n), or n periods such as 6M',
  description:
    'n > 0: the n-th business day after `date`; n < 0: the n-th before it; n = 0: the date itself when it is a business day, else the next one. An exchange may trade on days on which nothing settles: if its settlement calendar (XNYS:SETTLEMENT) gives another date, `settlement` has it.',
  path: z.object({}),
  query: z.object({
    date: day('The date to start from').optional(),
    dates: datesParameter('Dates to start from, instead of `date`'),
    n: requiredUnless(
      anyInteger('Business days to move; of `unit`, or so many times `period`, then default 1', 1),
    ),
    ...addedPeriodQuery,
    ...resultQuery,
    ...sharedQuery,
    ...weekendQuery,
    ...explainQuery,
  }),
  response: oneOrMany(
    {
      date: DateText,
      n: z.int(),
      ...addedPeriodMembers,
      ...resultMembers,
      result: DateText,
      ...sharedMembers,
      ...rangeMembers,
      settlement: Settlement.optional(),
    },
    { explanation: Explanation.optional() },
  ),
  csv: `${csvDescription('date', 'n', 'result')}; settlement_calendars and settlement_result as in JSON, empty if JSON has no settlement; by the calendar instead period,unit,unadjusted,convention,end_of_month; with result_calendars counted,result_calendars; ${EXPLAINED_CSV}`,
  text: TEXT_OF_RESULTS,
  demo: { formats: ['json'] },
  units: ({ query }) =>
    weekendUnits(query) +
    walksOf(query) / 100 +
    explainedUnits(query, isByCalendar(query) ? EXPLAINED_DAYS : 1.6 * Math.abs(query.n ?? 1)),
  problems: [400, 422],
  answer({ query }, asked) {
    const context = inWeekend(asked, query);
    const { catalog } = context;
    const { mode } = query;
    const indexes = selectCalendars(catalog, query.calendars);
    const n = requiredNumber(query);
    if (isByCalendar(query)) {
      refuseBesidePeriod(query);
      return answerDates(query, context, indexes, addedByCalendar(catalog, query, indexes));
    }
    requireBusinessDays(query);
    if (query.result_calendars !== undefined) {
      const to = addedToResult(catalog, indexes, mode, n, query.result_calendars);
      return answerDates(query, context, indexes, to);
    }
    const compute = ({ day: date, asOf }: ResolvedDay) => {
      const days = combinedCovering(catalog, indexes, mode, date);
      const found = addBusinessDays(days, date, n);
      if (!found) {
        const outside = resultOutside(catalog, indexes, n < 0 ? 'before' : 'after');
        throw ofValues(outside, date, 'n', String(n));
      }
      const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
      const result = formatDay(found.day);
      const fields = { date: formatDay(date), n, result, mode, coverage, estimated };
      const beside = besideOf(settlementBeside(catalog, indexes, mode, date, n, found.day));
      const range = estimated ? dateRange(rangeOfAdd(days, date, n, found)) : {};
      return {
        fields,
        range,
        result,
        beside,
        asOf,
        lookedAt: daysOfSearch(days, date, found, indexes),
      };
    };
    return answerDates(query, context, indexes, compute);
  },
});

function besideOf(settlement: SettlementBeside | null): Beside {
  const ids = settlement?.calendars.join(' ') ?? null;
  return {
    json: settlement ? { settlement } : {},
    csv: { settlement_calendars: ids, settlement_result: settlement?.result ?? null },
  };
}
