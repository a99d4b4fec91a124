import * as z from 'zod';
import { isBusinessDay, isEstimatedSpan, isVerifiedSpan } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { tradeDate } from '../engine/fx.js';
import { isNonDeliverable } from '../engine/fx-ndf-table.js';
import {
  OPTION_RULE,
  type OptionDates,
  type OptionDays,
  type OptionStep,
  type OptionTenor,
  optionDates,
  optionTenorOf,
  spotOf,
} from '../engine/fx-option.js';
import { rangesOfOption } from '../engine/fx-option-ranges.js';
import { parseTenor } from '../engine/fx-tenor.js';
import { type DayRange, dateRange } from '../engine/ranges.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
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
import {
  calendarsOf,
  legsOn,
  marketsOf,
  nobodyTrades,
  type PairCalendars,
  pairOf,
  tradedDays,
} from './fx-pair.js';
import { conventionMembers, type NamedTenor, pair, paymentSystemDays } from './fx-parameters.js';
import { tradeDayOf, tradeMembers, tradeQuery } from './fx-trade-date.js';
import { day, format, text } from './parameters.js';
import type { ResolvedDay } from './request.js';
import { Coverage, DateText } from './schemas.js';

const COLUMNS = [
  'calendars',
  'pair',
  'date',
  'tenor',
  'expiry',
  'delivery',
  'closed',
  'coverage',
  'estimated',
  'trade_date',
  'spot',
  'note',
  'earliest',
  'latest',
  'delivery_earliest',
  'delivery_latest',
];

/** Some seventy days in two calendars, with their sources. */
const EXPLAINED_UNITS = 3;

const A_TENOR = 'ON, or days, weeks, months or years up to ten years, such as 3D, 1W, 3M or 1Y';

const optionTenor = text(A_TENOR)
  .meta({ description: 'ON, days, weeks, months or years', examples: ['1M', '2W'] })
  .transform((value, context) => {
    const read = parseTenor(value);
    const tenor = read && optionTenorOf(read);
    if (tenor) return { name: value.toUpperCase(), tenor };
    const why = read ? ': options have no swap, spot or IMM tenors, and months without days' : '';
    context.addIssue({ code: 'custom', message: `${A_TENOR}${why}` });
    return z.NEVER;
  });

/** GET /v1/fx/option */
export const optionExpiry = defineEndpoint({
  route: '/v1/fx/option',
  example: '/v1/fx/option?pair=EURUSD&date=2026-10-09&tenor=1M',
  operationId: 'getOptionExpiry',
  tool: { name: 'fx_dates', operation: 'option', required: ['tenor'] },
  summary: 'Expiry and delivery of an option on a currency pair, from its tenor',
  description:
    'ON, days, weeks: the expiry is counted from the trade date to a weekday but 1 January. Months, years: it is the last day with the spot date of a forward. Of a non-deliverable currency it is a business day.',
  path: z.object({}),
  query: z.object({
    pair,
    tenor: optionTenor,
    date: day('The trade date').optional(),
    dates: datesParameter('Trade dates, instead of `date`'),
    ...tradeQuery,
    format,
    ...explainQuery,
  }),
  response: oneOrMany(
    {
      pair: z.string(),
      date: DateText,
      tenor: z.string(),
      expiry: DateText,
      delivery: DateText,
      spot: DateText,
      closed: z.array(z.string()).meta({ description: '`calendars` closed on the expiry' }),
      counted_from: z.enum(['expiry', 'delivery']).meta({
        description: 'Which of the two follows from the tenor',
      }),
      option_source: z.string().meta({ description: 'URL of the rule' }),
      calendars: conventionMembers.calendars,
      payment_system_days: paymentSystemDays,
      coverage: Coverage.meta({
        description: 'verified only if every day that was checked is verified in every calendar',
      }),
      estimated: sharedMembers.estimated,
      ...rangeMembers,
      delivery_earliest: rangeMembers.earliest,
      delivery_latest: rangeMembers.latest,
      trade_date: DateText.meta({
        description: 'The trade date used: `date`, or the next day on which somebody trades',
      }),
      note: z.string().nullable(),
      ...tradeMembers,
    },
    { explanation: SpotExplanation.optional() },
  ),
  csv: `${COLUMNS.join()}: one row, or one for each of \`dates\`; calendars separated by spaces; ${EXPLAINED_SPOT_CSV}`,
  text: 'The expiry; with `dates` one per line',
  // The range of an expiry years ahead, whose days announcements may move, takes as long as twenty spot dates.
  units: ({ query }) => datesIn(query.dates) + (query.explain === 'true' ? EXPLAINED_UNITS : 0),
  problems: [400, 422],
  demo: { formats: ['json'] },
  answer({ query }, context) {
    const { catalog } = context;
    const { dates, format, tz = 'UTC', tenor } = query;
    const calendars = pairOf(catalog, query.pair);
    if (query.explain === 'true') requireExplainable(query);
    const compute = ({ day }: ResolvedDay) => optionOn(catalog, calendars, day, tenor);
    if (dates) {
      refuseBesideDates({ date: query.date, at: query.at });
      return answerForDates({ dates, tz, format }, context, compute, {
        json: ({ members }) => JSON.stringify(members),
        columns: () => COLUMNS,
        csv: ({ members }) => csvRow(members),
        text: ({ members }) => members.expiry,
      });
    }
    const date = tradeDayOf(query, query.pair, context);
    const found = forOneDate(query.at === undefined ? 'date' : 'at', date, compute);
    const row = { ...found.members, ...date.told };
    if (query.explain === 'true') {
      const lookedAt = daysOfSteps(found.steps, (of) => calendarsOf(catalog, calendars, of));
      return explainedAnswer(catalog, query, row, lookedAt, date.asOf);
    }
    const forms = {
      json: () => json(catalog, row),
      csv: () => toCsv(COLUMNS, [csvRow(row)]),
      text: () => row.expiry,
    };
    return inFormat(format, forms, date.asOf);
  },
});

interface NamedOption {
  readonly name: string;
  readonly tenor: OptionTenor;
}

/** The option of a tenor of the ladder; null: options have no such tenor, or it ends after the data. */
export function optionOfTenor(
  catalog: Catalog,
  pair: PairCalendars,
  trade: DayNumber,
  { name, tenor }: NamedTenor,
) {
  const option = optionTenorOf(tenor);
  if (option === null) return null;
  try {
    const { members } = optionOn(catalog, pair, trade, { name, tenor: option });
    const { expiry, delivery, coverage, estimated } = members;
    return { expiry, delivery, coverage, estimated };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'out_of_coverage') throw error;
    return null;
  }
}

/** Expiry and delivery as members of the response. Throws a Problem outside the data. */
function optionOn(
  catalog: Catalog,
  pair: PairCalendars,
  requested: DayNumber,
  { name, tenor }: NamedOption,
) {
  const all = combinedCovering(catalog, pair.indexes, 'all', requested);
  const days = daysOf(catalog, pair);
  const traded = tradeDate(tradedDays(catalog, pair), requested);
  const trade = traded?.chosen ?? all.last + 1;
  const spot = spotOf(days, trade);
  const found = trade > all.last ? null : optionDates(days, trade, tenor);
  if (!traded || !found || !spot) throw resultOutside(catalog, pair.indexes, 'after');
  const { expiry, delivery, spotOfExpiry } = found;
  const steps: readonly OptionStep[] = [traded, ...found.steps];
  const deciding = steps.filter(({ isShown }) => !isShown);
  // Null as well where days in doubt leave both dates as they are.
  const ranges = deciding.some((step) => isEstimatedSpan(step.days, step.from, step.to))
    ? rangesOfOption(days, tradedDays(catalog, pair), requested, tenor, found)
    : null;
  const isVerified = deciding.every((step) => isVerifiedSpan(step.days, step.from, step.to));
  const notes = [
    ...(trade === requested ? [] : [nobodyTrades(pair, requested, trade)]),
    ...(spotOfExpiry === delivery ? [] : [noSpotDate(found)]),
  ];
  const members = {
    pair: `${pair.base}${pair.quoted}`,
    date: formatDay(requested),
    tenor: name,
    expiry: formatDay(expiry),
    delivery: formatDay(delivery),
    spot: formatDay(spot.spot),
    closed: pair.ids.filter(
      (_, at) => !isBusinessDay(catalog.businessDays(pair.indexes[at]!), expiry),
    ),
    counted_from: tenor.kind === 'months' ? ('delivery' as const) : ('expiry' as const),
    option_source: OPTION_RULE.url,
    calendars: pair.ids,
    payment_system_days: pair.payment_system_days,
    coverage: isVerified ? ('verified' as const) : ('library' as const),
    estimated: ranges !== null,
    ...(ranges && { ...dateRange(ranges.expiry), ...deliveryRange(ranges.delivery) }),
    trade_date: formatDay(trade),
    note: notes.length === 0 ? null : notes.join('; '),
  };
  return { members, steps };
}

function daysOf(catalog: Catalog, pair: PairCalendars): OptionDays {
  const all = catalog.combined(pair.indexes, 'all');
  const currencies = [pair.base, pair.quoted].filter(isNonDeliverable);
  const [currency] = currencies;
  return {
    pairOn: (trade) => ({ legs: legsOn(catalog, pair, trade).legs, all }),
    nonDeliverable:
      currency === undefined
        ? null
        : {
            days: catalog.combined(marketsOf(catalog, currencies), 'all'),
            of: currencies.length > 1 ? 'either' : { currency, intermediate: 'own' },
          },
  };
}

function deliveryRange(range: DayRange) {
  const { earliest, latest } = dateRange(range);
  return { delivery_earliest: earliest, delivery_latest: latest };
}

function noSpotDate({ expiry, delivery, spotOfExpiry }: OptionDates): string {
  return `no day has ${formatDay(delivery)} as its spot date: that of ${formatDay(expiry)} is ${formatDay(spotOfExpiry)}`;
}

function csvRow(row: ReturnType<typeof optionOn>['members']) {
  const lists = { calendars: row.calendars.join(' '), closed: row.closed.join(' ') };
  const cells = { ...row, ...lists } as unknown as Record<string, CsvValue | undefined>;
  return COLUMNS.map((column) => cells[column] ?? null);
}
