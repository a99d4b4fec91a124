import * as z from 'zod';
import { type CsvValue, toCsv } from '../text/csv.js';
import { rangeMembers, sharedMembers, TEXT_OF_RESULTS } from './business-days.js';
import { datesIn } from './cost.js';
import {
  answerForDates,
  datesParameter,
  forOneDate,
  oneOrMany,
  refuseBesideDates,
} from './dates.js';
import { defineEndpoint, inFormat, json } from './endpoint.js';
import {
  daysOfSteps,
  EXPLAINED_SPOT_CSV,
  explainedAnswer,
  explainQuery,
  requireExplainable,
  SpotExplanation,
} from './explanation.js';
import { calendarsOf, pairOf, type Valued, valueOn } from './fx-pair.js';
import { conventionMembers, pair, SPOT, tenor } from './fx-parameters.js';
import { tradeDayOf, tradeMembers, tradeQuery } from './fx-trade-date.js';
import { day, format } from './parameters.js';
import type { ResolvedDay } from './request.js';
import { Coverage, DateText } from './schemas.js';

const COLUMNS = [
  'calendars',
  'pair',
  'date',
  'tenor',
  'spot',
  'near',
  'result',
  'lag',
  'convention_source',
  'coverage',
  'estimated',
  'trade_date',
  'note',
  'reason',
  'convention_source_of',
  'earliest',
  'latest',
];
/** GET /v1/fx/spot */
export const spotValueDate = defineEndpoint({
  route: '/v1/fx/spot',
  example: '/v1/fx/spot?pair=EURUSD&date=2026-10-09',
  operationId: 'getSpotValueDate',
  tool: {
    name: 'fx_dates',
    operation: 'spot',
    words: {
      pair: 'The currency pair, in either order, such as EURUSD',
      date: 'The trade date',
      at: 'When it is dealt, instead of `date`: an instant with offset, or local time of `tz`',
      tenor:
        'ON, TN, SP (spot), SN, TOD, TOM; days, weeks, months, years up to ten alone or together (3D, 1W, 6M, 1Y6M); IMM1 to IMM40. Default SP',
    },
  },
  summary: "The market's value date of a currency pair: spot, or a tenor from it",
  description:
    'Each currency except the dollar counts its own business days from the trade date: usually two. The value date is the first day from then on that is a business day of both currencies and, for crosses too, no New York holiday; one on the day between does not matter, unless the convention says so. Without trading on `date` the next day with it: `trade_date`.',
  path: z.object({}),
  query: z.object({
    pair,
    date: day('The trade date').optional(),
    dates: datesParameter('Trade dates, instead of `date`'),
    tenor,
    ...tradeQuery,
    format,
    ...explainQuery,
  }),
  response: oneOrMany(
    {
      pair: z.string(),
      date: DateText,
      tenor: z.string(),
      spot: DateText,
      near: DateText.nullable().meta({
        description:
          'The first value date of a swap of this tenor; otherwise the same as `spot`. null if `result` is null',
      }),
      result: DateText.nullable().meta({
        description:
          'The value date; for a swap the second one. null: this tenor has none, see `reason`',
      }),
      ...conventionMembers,
      coverage: Coverage.meta({
        description: 'verified only if every day that was checked is verified in every calendar',
      }),
      estimated: sharedMembers.estimated,
      ...rangeMembers,
      trade_date: DateText.meta({
        description: 'The trade date used: `date`, or the next day on which somebody trades',
      }),
      note: z
        .string()
        .nullable()
        .meta({ description: 'Explains if `trade_date` is not `date`; otherwise null' }),
      reason: z.string().nullable().meta({
        description: 'Why this tenor has no value date, or which swap TN is; otherwise null',
      }),
      ...tradeMembers,
    },
    { explanation: SpotExplanation.optional() },
  ),
  csv: `${COLUMNS.join()}: one row, or one for each of \`dates\`; calendars separated by spaces; ${EXPLAINED_SPOT_CSV}`,
  text: `${TEXT_OF_RESULTS}; the reason if there is no value date`,
  demo: { formats: ['json'] },
  units: ({ query }) => datesIn(query.dates) / 25,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { dates, format } = query;
    const pairDays = pairOf(catalog, query.pair);
    const requested = query.tenor ?? SPOT;
    if (query.explain === 'true') requireExplainable(query);
    const { tz = 'UTC' } = query;
    const compute = ({ day }: ResolvedDay) => valueOn(catalog, pairDays, day, requested);
    if (dates) {
      refuseBesideDates({ date: query.date, at: query.at });
      return answerForDates({ dates, tz, format }, context, compute, {
        json: ({ members }) => JSON.stringify(members),
        columns: () => COLUMNS,
        csv: csvRow,
        text: bareText,
      });
    }
    const date = tradeDayOf(query, query.pair, context);
    const found = forOneDate(query.at === undefined ? 'date' : 'at', date, compute);
    const value = { ...found, members: { ...found.members, ...date.told } };
    if (query.explain === 'true') {
      const lookedAt = daysOfSteps(value.steps, (of) => calendarsOf(catalog, pairDays, of));
      return explainedAnswer(catalog, query, value.members, lookedAt, date.asOf);
    }
    const forms = {
      json: () => json(catalog, value.members),
      csv: () => toCsv(COLUMNS, [csvRow(value)]),
      text: () => bareText(value),
    };
    return inFormat(format, forms, date.asOf);
  },
});

/** The bare value, or the reason if there is none, so that no cell is empty. */
function bareText({ members: { result, reason } }: Valued): string {
  return result ?? reason!;
}

function csvRow({ members }: Valued) {
  const cells = { ...members, calendars: members.calendars.join(' ') } as unknown as Record<
    string,
    CsvValue
  >;
  return COLUMNS.map((column) => cells[column] ?? null);
}
