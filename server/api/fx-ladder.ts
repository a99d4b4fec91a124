import * as z from 'zod';
import { parseTenor, STANDARD_TENORS } from '../engine/fx-tenor.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { toCsv } from '../text/csv.js';
import { rangeMembers } from './business-days.js';
import { forOneDate } from './dates.js';
import { defineEndpoint, inFormat, json } from './endpoint.js';
import { optionOfTenor } from './fx-option.js';
import { type PairCalendars, pairOf, valueOn } from './fx-pair.js';
import { conventionMembers, type NamedTenor, pair, SPOT } from './fx-parameters.js';
import { tradeDayOf, tradeMembers, tradeQuery } from './fx-trade-date.js';
import { day, format } from './parameters.js';
import { Coverage, DataRelease, DateText } from './schemas.js';

const TENORS: readonly NamedTenor[] = STANDARD_TENORS.map((name) => ({
  name,
  tenor: parseTenor(name)!,
}));
const COLUMNS = [
  'calendars',
  'pair',
  'date',
  'tenor',
  'spot',
  'near',
  'result',
  'coverage',
  'estimated',
  'trade_date',
  'reason',
  'earliest',
  'latest',
  'expiry',
  'delivery',
];

/** GET /v1/fx/ladder */
export const tenorLadder = defineEndpoint({
  route: '/v1/fx/ladder',
  example: '/v1/fx/ladder?pair=EURUSD&date=2026-10-09',
  operationId: 'getTenorLadder',
  tool: { name: 'fx_dates', operation: 'ladder' },
  summary: 'The value dates of a currency pair for all standard tenors',
  description:
    'ON, TN, SP, SN, weeks, months and years up to ten, IMM1 to IMM4: each as in /v1/fx/spot. If a tenor ends after the data, its `result` is null, with a `reason`.',
  path: z.object({}),
  query: z.object({ pair, date: day('The trade date').optional(), ...tradeQuery, format }),
  response: z.strictObject({
    data_release: DataRelease,
    pair: z.string(),
    date: DateText,
    spot: DateText,
    ...conventionMembers,
    trade_date: DateText.meta({
      description: 'The trade date used: `date`, or the next day on which somebody trades',
    }),
    note: z
      .string()
      .nullable()
      .meta({ description: 'Explains if `trade_date` is not `date`; otherwise null' }),
    ...tradeMembers,
    tenors: z.array(
      z.strictObject({
        tenor: z.string(),
        near: DateText.nullable(),
        result: DateText.nullable(),
        coverage: Coverage.nullable().meta({ description: 'null: the tenor ends after the data' }),
        estimated: z.boolean(),
        reason: z.string().nullable(),
        ...rangeMembers,
        option: z
          .strictObject({
            expiry: DateText,
            delivery: DateText,
            coverage: Coverage,
            estimated: z.boolean(),
          })
          .nullable()
          .meta({
            description: 'As in /v1/fx/option; null: none of this tenor, or after the data',
          }),
      }),
    ),
  }),
  csv: `${COLUMNS.join()}: one row per tenor; calendars separated by spaces`,
  text: 'One line per tenor: its name, a space, and its value date or the word none',
  /** More than thirty tenors, most of them with an option. */
  units: () => 5,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const pairDays = pairOf(catalog, query.pair);
    const date = tradeDayOf(query, query.pair, context);
    const { members } = forOneDate(query.at === undefined ? 'date' : 'at', date, ({ day }) =>
      valueOn(catalog, pairDays, day, SPOT),
    );
    const {
      lag,
      calendars,
      payment_system_days,
      convention_source,
      convention_source_of,
      conventions,
      trade_date,
      note,
    } = members;
    const tenors = TENORS.map((tenor) => rowOf(catalog, pairDays, date.day, tenor));
    const forms = {
      json: () =>
        json(catalog, {
          pair: members.pair,
          date: members.date,
          spot: members.spot,
          lag,
          calendars,
          payment_system_days,
          convention_source,
          convention_source_of,
          conventions,
          trade_date,
          note,
          ...date.told,
          tenors,
        }),
      csv: () =>
        toCsv(
          COLUMNS,
          tenors.map(({ tenor, near, result, coverage, estimated, reason, option, ...range }) => [
            calendars.join(' '),
            members.pair,
            members.date,
            tenor,
            members.spot,
            near,
            result,
            coverage,
            estimated,
            trade_date,
            reason,
            range.earliest ?? null,
            range.latest ?? null,
            option?.expiry ?? null,
            option?.delivery ?? null,
          ]),
        ),
      text: () => tenors.map(({ tenor, result }) => `${tenor} ${result ?? 'none'}`).join('\n'),
    };
    return inFormat(query.format, forms, date.asOf);
  },
});

interface TenorRow {
  readonly tenor: string;
  readonly near: string | null;
  readonly result: string | null;
  readonly coverage: string | null;
  readonly estimated: boolean;
  readonly reason: string | null;
  readonly earliest?: string | null;
  readonly latest?: string | null;
  readonly option: ReturnType<typeof optionOfTenor>;
}

function rowOf(
  catalog: Catalog,
  pairDays: PairCalendars,
  day: number,
  tenor: NamedTenor,
): TenorRow {
  const option = optionOfTenor(catalog, pairDays, day, tenor);
  try {
    const { members } = valueOn(catalog, pairDays, day, tenor);
    const { near, result, coverage, estimated, reason } = members;
    const { earliest, latest } = members as { earliest?: string | null; latest?: string | null };
    const range = earliest === undefined || latest === undefined ? {} : { earliest, latest };
    return { tenor: tenor.name, near, result, coverage, estimated, reason, ...range, option };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'out_of_coverage') throw error;
    const none = { near: null, result: null, coverage: null, estimated: false };
    return { tenor: tenor.name, ...none, reason: error.message, option };
  }
}
