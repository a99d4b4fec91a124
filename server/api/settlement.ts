import * as z from 'zod';
import { isBusinessDay } from '../engine/business-days.js';
import { formatDay } from '../engine/civil-date.js';
import { INSTRUMENTS } from '../engine/market-conventions.js';
import { dateRange } from '../engine/ranges.js';
import type { Settled } from '../engine/settle.js';
import type { Catalog } from '../queries/catalog.js';
import {
  calendarsUsed,
  type Market,
  marketOf,
  settlementIndex,
  settlementOn,
  tradeNote,
} from '../queries/market-settlement.js';
import { publicCycle } from '../queries/public-conventions.js';
import { toCsv } from '../text/csv.js';
import { rangeMembers, sharedMembers, TEXT_OF_RESULTS } from './business-days.js';
import { datesIn } from './cost.js';
import {
  answerForDates,
  datesParameter,
  forOneDate,
  oneOrMany,
  refuseBesideDates,
  required,
} from './dates.js';
import { defineEndpoint, inFormat, json } from './endpoint.js';
import {
  EXPLAINED_SPOT_CSV,
  explainedAnswer,
  explainQuery,
  type LookedAt,
  requireExplainable,
  SettlementExplanation,
  type Walk,
} from './explanation.js';
import { day, format, text, tz, word } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { Coverage, DateText } from './schemas.js';
import { Cycle } from './settlement-cycle.js';

const A_MARKET = 'the id of an exchange such as XNYS, or of bonds such as USD:BOND';
const COLUMNS = [
  'market',
  'instrument',
  'date',
  'trade_date',
  'result',
  'cycle',
  'calendars',
  'coverage',
  'estimated',
  'earliest',
  'latest',
  'cycle_from',
  'cycle_start',
  'cycle_status',
  'cycle_source',
  'cycle_evidence',
  'note',
  'cycle_or_days',
  'cycle_note',
];

/** GET /v1/settlement */
export const settlementDate = defineEndpoint({
  route: '/v1/settlement',
  example: '/v1/settlement?market=XNYS&trade_date=2026-10-09',
  operationId: 'getSettlementDate',
  tool: {
    name: 'settlement_date',
    words: { instrument: 'Default equity', market: 'The id of the exchange' },
    required: ['trade_date'],
  },
  summary:
    'When a trade on an exchange or of bonds settles, by the cycle in force on its trade date',
  description:
    'The cycle of the trade date (T+1 in New York since 28 May 2024, T+2 before) counted on the days on which the market’s trades settle. If nobody trades on `trade_date`, the next trading day is used. A date before the first known cycle is refused (422).',
  path: z.object({}),
  query: z.object({
    market: text(A_MARKET)
      .min(1, { error: A_MARKET })
      .meta({
        description: 'The exchange or bond market, by its id',
        examples: ['XNYS', 'XHKG'],
      }),
    trade_date: day('The trade date').optional(),
    dates: datesParameter('Trade dates, instead of `trade_date`'),
    instrument: word(
      INSTRUMENTS,
      'Default equity. equity_t0: India’s optional cycle; b_share: China. If a market has no cycle for it, the error lists those it has',
    )
      .optional()
      .default('equity'),
    tz,
    format,
    ...explainQuery,
  }),
  response: oneOrMany(
    {
      market: z.string(),
      instrument: z.enum(INSTRUMENTS),
      date: DateText.meta({ description: 'The requested trade date' }),
      trade_date: DateText.meta({
        description: 'The trade date used',
      }),
      result: DateText.meta({ description: 'The settlement date' }),
      cycle: Cycle.meta({ description: 'The cycle in force on the trade date' }),
      calendars: z.array(z.string()).meta({
        description: 'The calendar of trading days and, if it is another, that of settlement days',
      }),
      coverage: Coverage.meta({
        description: 'verified only if every day that was checked is verified in both calendars',
      }),
      estimated: sharedMembers.estimated.meta({
        description:
          'Whether an estimated or provisional date, or a cycle that is announced, of unknown start or not of all trades could change the answer',
      }),
      ...rangeMembers,
      note: z
        .string()
        .nullable()
        .meta({ description: 'Explains if `trade_date` is not `date`; otherwise null' }),
    },
    { explanation: SettlementExplanation.optional() },
  ),
  csv: `${COLUMNS.join()}: one row, or one for each of \`dates\`; calendars separated by spaces; ${EXPLAINED_SPOT_CSV}`,
  text: TEXT_OF_RESULTS,
  demo: { formats: ['json'] },
  /** What is no market is told with the ids of all that are. */
  units: ({ query: { market, dates } }, catalog, isEarlier) =>
    isEarlier && !isMarket(catalog, market) ? 400 : datesIn(dates) / 25,
  listsAll: ({ query: { market } }, catalog) => !isMarket(catalog, market),
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { dates, format } = query;
    const market = marketOf(catalog, query.market, query.instrument);
    if (query.explain === 'true') requireExplainable(query);
    const compute = (requested: ResolvedDay) => answerOn(catalog, market, requested);
    if (dates) {
      refuseBesideDates({ trade_date: query.trade_date });
      return answerForDates({ dates, tz: query.tz, format }, context, compute, {
        json: ({ members }) => JSON.stringify(members),
        columns: () => COLUMNS,
        csv: csvRow,
        text: ({ members }) => members.result,
      });
    }
    const date = resolveDay(required('trade_date', query.trade_date), query.tz, context);
    const row = forOneDate('trade_date', date, compute);
    if (query.explain === 'true') {
      return explainedAnswer(
        catalog,
        query,
        row.members,
        lookedAt(catalog, market, date.day, row.settled),
        date.asOf,
      );
    }
    const forms = {
      json: () => json(catalog, row.members),
      csv: () => toCsv(COLUMNS, [csvRow(row)]),
      text: () => row.members.result,
    };
    return inFormat(format, forms, date.asOf);
  },
});

function isMarket(catalog: Catalog, id: string): boolean {
  const index = catalog.find(id);
  return index !== undefined && catalog.calendar(index).settlement_cycles !== undefined;
}

function answerOn(catalog: Catalog, market: Market, { day: date }: ResolvedDay) {
  const settled = settlementOn(catalog, market, date);
  const { trade, cycle, coverage, estimated, range } = settled;
  const members = {
    market: market.id,
    instrument: market.instrument,
    date: formatDay(date),
    trade_date: formatDay(trade.day),
    result: formatDay(settled.settled.day),
    cycle: publicCycle(cycle),
    calendars: calendarsUsed(catalog, market.id, cycle),
    coverage,
    estimated,
    ...(range && dateRange(range)),
    note: tradeNote(market.id, date, trade.day),
  };
  return { members, settled };
}

type Row = ReturnType<typeof answerOn>;

function csvRow({ members }: Row) {
  const { cycle, calendars, coverage, estimated, note } = members;
  return [
    members.market,
    members.instrument,
    members.date,
    members.trade_date,
    members.result,
    cycle.name,
    calendars.join(' '),
    coverage,
    estimated,
    members.earliest ?? null,
    members.latest ?? null,
    cycle.from,
    cycle.start,
    cycle.status,
    cycle.source,
    cycle.evidence,
    note,
    cycle.or_days,
    cycle.note,
  ];
}

/** Days of the exchange from the requested date to the trade date, then of the settlement calendar up to the settlement date. */
function lookedAt(
  catalog: Catalog,
  market: Market,
  date: number,
  { trade, cycle, settled }: Settled,
): Walk {
  const settling = settlementIndex(catalog, market.id, cycle);
  const steps = [
    { step: 'trade', index: market.index, from: date, to: trade.day },
    {
      step: 'count',
      index: settling,
      from: Math.min(settled.dependsFrom, settled.day),
      to: settled.day,
    },
  ] as const;
  return {
    days: walk(catalog, steps),
    total: steps.reduce((sum, { from, to }) => sum + to - from + 1, 0),
  };
}

interface Step {
  readonly step: 'trade' | 'count';
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

function* walk(catalog: Catalog, steps: readonly Step[]): Generator<LookedAt> {
  for (const { step, index, from, to } of steps) {
    let number = 0;
    const days = catalog.businessDays(index);
    for (let one = from; one <= to; one++) {
      const isOpen = isBusinessDay(days, one);
      const purpose = { step, is_result: one === to };
      yield { day: one, isOpen, number: isOpen ? ++number : null, indexes: [index], purpose };
    }
  }
}
