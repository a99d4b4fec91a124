import * as z from 'zod';
import { businessDayBefore, isBusinessDay, trustIn } from '../engine/business-days.js';
import { formatDay } from '../engine/civil-date.js';
import { adjust } from '../engine/conventions.js';
import { dateRange, rangeOfAdjust } from '../engine/ranges.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import { type CsvValue, toCsv } from '../text/csv.js';
import { rangeMembers, sharedMembers } from './business-days.js';
import { datesIn } from './cost.js';
import {
  answerForDates,
  datesParameter,
  forOneDate,
  oneOrMany,
  refuseBesideDates,
  required,
} from './dates.js';
import { type Context, defineEndpoint, inFormat, json } from './endpoint.js';
import { type PairCalendars, pairOf } from './fx-pair.js';
import { pair, paymentSystemDays } from './fx-parameters.js';
import { type TradeDay, tradeDayOf, tradeMembers, tradeQuery } from './fx-trade-date.js';
import { day, format } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { Coverage, DateText } from './schemas.js';

const COLUMNS = [
  'calendars',
  'pair',
  'value_date',
  'is_value_date',
  'next',
  'previous',
  'closed',
  'coverage',
  'estimated',
  'earliest',
  'latest',
];

/** GET /v1/fx/value-date */
export const brokenDate = defineEndpoint({
  route: '/v1/fx/value-date',
  example: '/v1/fx/value-date?pair=EURUSD&value_date=2026-11-26',
  operationId: 'getValueDate',
  tool: { name: 'fx_dates', operation: 'value_date', required: ['value_date'] },
  summary: 'Whether a date is a value date of a currency pair, and the next one',
  description:
    'For broken dates: a business day of both currencies and no New York holiday (except for pairs not traded through the dollar). /v1/fx/spot tells whether it is before spot.',
  path: z.object({}),
  query: z.object({
    pair,
    value_date: day('The date to check').optional(),
    dates: datesParameter('Dates to check, instead of `value_date`'),
    at: tradeQuery.at.meta({
      description: 'Instead of `value_date`: the trade date of an instant',
    }),
    tz: tradeQuery.tz,
    format,
  }),
  response: oneOrMany({
    pair: z.string(),
    value_date: DateText,
    is_value_date: z.boolean(),
    next: DateText.meta({
      description: 'The date itself if it is a value date, otherwise the next value date',
    }),
    previous: DateText.nullable().meta({
      description:
        'The date itself if it is a value date, otherwise the previous one; null: before the data',
    }),
    calendars: z
      .array(z.string())
      .meta({ description: 'Calendars that must be open on a value date' }),
    payment_system_days: paymentSystemDays,
    closed: z.array(z.string()).meta({ description: 'Those of them that are closed on the date' }),
    coverage: Coverage.meta({
      description: 'Coverage of the days from the date to `next`, in every calendar',
    }),
    estimated: sharedMembers.estimated,
    ...rangeMembers,
    ...tradeMembers,
  }),
  csv: `${COLUMNS.join()}: one row, or one for each of \`dates\`; calendars separated by spaces`,
  text: 'The next value date, or the date itself if it is one; with `dates` one per line',
  units: ({ query }) => datesIn(query.dates) / 25,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { dates, tz = 'UTC', format } = query;
    const calendars = pairOf(catalog, query.pair);
    const compute = ({ day }: ResolvedDay) => membersOf(context, calendars, day);
    if (dates) {
      refuseBesideDates({ value_date: query.value_date, at: query.at });
      return answerForDates({ dates, tz, format }, context, compute, {
        json: (row) => JSON.stringify(row),
        columns: () => COLUMNS,
        csv: csvRow,
        text: ({ next }) => next,
      });
    }
    const { at, value_date } = query;
    const date: ResolvedDay & Partial<TradeDay> =
      at === undefined
        ? resolveDay(required('value_date', value_date), tz, context)
        : tradeDayOf({ at, tz: query.tz }, query.pair, context, { value_date });
    const found = forOneDate(at === undefined ? 'value_date' : 'at', date, compute);
    const row = { ...found, ...date.told };
    const forms = {
      json: () => json(catalog, row),
      csv: () => toCsv(COLUMNS, [csvRow(row)]),
      text: () => row.next,
    };
    return inFormat(format, forms, date.asOf);
  },
});

function membersOf(
  { catalog }: Context,
  { base, quoted, indexes, ids, payment_system_days }: PairCalendars,
  day: number,
) {
  const days = combinedCovering(catalog, indexes, 'all', day);
  const found = adjust(days, day, 'following');
  if (!found) throw resultOutside(catalog, indexes, 'after');
  const isValueDate = isBusinessDay(days, day);
  const previous = isValueDate ? day : (businessDayBefore(days, day, 1)?.day ?? null);
  const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
  return {
    pair: `${base}${quoted}`,
    value_date: formatDay(day),
    is_value_date: isValueDate,
    next: formatDay(found.day),
    previous: previous === null ? null : formatDay(previous),
    calendars: ids,
    payment_system_days,
    closed: ids.filter((_, index) => !isBusinessDay(catalog.businessDays(indexes[index]!), day)),
    coverage,
    estimated,
    ...(estimated && dateRange(rangeOfAdjust(days, day, 'following', found))),
  };
}

function csvRow(row: ReturnType<typeof membersOf>) {
  const lists = { calendars: row.calendars.join(' '), closed: row.closed.join(' ') };
  const cells = { ...row, ...lists } as unknown as Record<string, CsvValue>;
  return COLUMNS.map((column) => cells[column] ?? null);
}
