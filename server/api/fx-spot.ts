import * as z from 'zod';
import { parseTenor, type Tenor } from '../engine/fx.js';
import { type CsvValue, toCsv } from '../text/csv.js';
import { boundMembers, sharedMembers, TEXT_OF_RESULTS } from './business-days.js';
import { datesParameter, forEachDate, oneOrMany, refuseBesideDates, required } from './dates.js';
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
import { day, format, text, tz } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { Coverage, DateText } from './schemas.js';

const PAIR = /^([A-Z]{3})[/-]?([A-Z]{3})$/;
const A_PAIR = 'two ISO 4217 codes such as EURUSD or EUR/USD';
const A_TENOR = 'ON, TN, SP, SN, or weeks, months or years up to two years, such as 1W, 3M or 1Y';
const INTERMEDIATES = ['own', 'new_york', 'weekdays'] as const;
const COLUMNS = [
  ...['calendars', 'pair', 'date', 'tenor', 'spot', 'near', 'result', 'lag', 'convention_source'],
  ...['coverage', 'estimated', 'trade_date', 'note', 'reason', 'convention_source_of'],
  ...['earliest', 'latest'],
];
const SOURCES_OF = ['lag', 'days_between', 'lag_and_days_between'] as const;

const pair = text(A_PAIR)
  .meta({ description: 'The currency pair, in either order', examples: ['EURUSD', 'USD/CAD', 'EURGBP'] })
  .transform((value, context): readonly [string, string] => {
    const match = PAIR.exec(value.toUpperCase());
    if (match && match[1] !== match[2]) return [match[1]!, match[2]!];
    context.addIssue({ code: 'custom', message: match ? `${A_PAIR}, of two currencies` : A_PAIR });
    return z.NEVER;
  });

const tenor = text(A_TENOR)
  .meta({
    description:
      'ON: from the trade date to the next day; TN: from the day before spot to spot; SP: spot; SN: from spot to the next day, all of them days on which the pair is delivered. There is no ON on a trade date that is none, and no TN where no such day lies between trade and spot: then `result` is null and `reason` says why. 1W, 3M, 1Y ...: from spot so many weeks (following), or months (modified following; from the last business day of a month to the last of a month). Default SP',
    examples: ['SP', '1W', '3M', '1Y'],
  })
  .transform((value, context): { readonly name: string; readonly tenor: Tenor } => {
    const read = parseTenor(value);
    if (read) return { name: value.toUpperCase(), tenor: read };
    context.addIssue({ code: 'custom', message: A_TENOR });
    return z.NEVER;
  })
  .optional();

const Convention = z
  .strictObject({
    currency: z.string(),
    lag: z.int().min(0).max(2),
    intermediate: z.enum(INTERMEDIATES).meta({
      description:
        'How days between are counted. own: business days of the currency, never a day of its weekend, worked or not; new_york: of New York too; weekdays: of the currency, without Saturdays and Sundays',
    }),
    source: z
      .strictObject({ publisher: z.string(), title: z.string(), url: z.string(), year: z.int() })
      .nullable()
      .meta({ description: 'A publication that names the currency; null when the general rule was assumed' }),
    source_of: z.enum(SOURCES_OF).nullable().meta({
      description:
        'What the publication says of the currency: its lag, how days between are counted (intermediate), or both; the rest is the general rule. null: nothing',
    }),
    note: z.string().nullable(),
  })
  .meta({ id: 'SpotConvention', description: 'The spot convention of a currency against the US dollar' });

/** GET /v1/fx/spot */
export const spotValueDate = defineEndpoint({
  route: '/v1/fx/spot',
  operationId: 'getSpotValueDate',
  summary: "The market's value date of a currency pair: spot, or a tenor from it",
  description:
    'Each currency but the dollar counts its own business days from the trade date: two as a rule, one or none where the market does so. The value date is the first day from then on that is a business day of both currencies and, for crosses too, no New York holiday. A New York holiday on the day between does not count, unless the convention says so. /v1/business-days/add counts days on which all calendars are open instead: right for securities and contracts that say so, a day late for currencies around New York holidays. `date` is the trade date of the market, which changes at 17:00 in New York; where nobody trades on it (a weekend, a holiday of both currencies) the next day is used on which somebody does: `trade_date`.',
  path: z.object({}),
  query: z.object({
    pair,
    date: day('The trade date').optional(),
    dates: datesParameter('Trade dates, instead of `date`'),
    tenor,
    tz,
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
        description: 'The first value date of a swap of this tenor; else as `spot`. null with `result`',
      }),
      result: DateText.nullable().meta({
        description: 'The value date; of a swap the second one. null: there is none of this tenor, `reason` says why',
      }),
      lag: z.int().meta({ description: 'The longest lag of the two currencies against the dollar: the n of T+n' }),
      calendars: z.array(z.string()).meta({ description: 'Settlement calendars that must be open on the value date' }),
      convention_source: z
        .string()
        .nullable()
        .meta({ description: 'Address of the publication that the rule rests on; null when it was assumed' }),
      convention_source_of: z
        .enum([...SOURCES_OF, 'cross', 'value_date'])
        .nullable()
        .meta({
          description:
            'What `convention_source` is the source of: the lag, how days between are counted (days_between), both; cross: that the later date of both currencies counts, and no New York holiday; value_date: that the pair is delivered on New York holidays. What it is not the source of is in `conventions`, or the general rule. null: nothing',
        }),
      conventions: z.array(Convention),
      coverage: Coverage.meta({ description: 'verified only when every day that was looked at is, in every calendar' }),
      estimated: sharedMembers.estimated,
      ...boundMembers,
      trade_date: DateText.meta({
        description: 'The trade date that was used: `date`, or the next one on which somebody trades',
      }),
      note: z.string().nullable().meta({ description: 'Says so where `trade_date` is not `date`; else null' }),
      reason: z
        .string()
        .nullable()
        .meta({ description: 'Why there is no value date of this tenor; null where there is one' }),
    },
    { explanation: SpotExplanation.optional() },
  ),
  csv: `${COLUMNS.join()}: one row, or one for each of \`dates\`; calendars separated by spaces; ${EXPLAINED_SPOT_CSV}`,
  text: `${TEXT_OF_RESULTS}; the reason where there is no value date`,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { dates, format } = query;
    const pairDays = pairOf(catalog, query.pair);
    const asked = query.tenor ?? { name: 'SP', tenor: { kind: 'SP' as const } };
    if (query.explain === 'true') requireExplainable(query);
    const compute = ({ day }: ResolvedDay) => valueOn(catalog, pairDays, day, asked);
    if (dates) {
      refuseBesideDates({ date: query.date });
      const { rows, asOf } = forEachDate(dates, query.tz, context, compute);
      const forms = {
        json: () => json(catalog, { results: rows.map(({ members }) => members) }),
        csv: () => toCsv(COLUMNS, rows.map(csvRow)),
        text: () => rows.map(bareText).join('\n'),
      };
      return inFormat(format, forms, asOf);
    }
    const date = resolveDay(required('date', query.date), query.tz, context);
    const value = compute(date);
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

/** The bare value; no cell stays empty without a word. */
function bareText({ members: { result, reason } }: Valued): string {
  return result ?? reason!;
}

function csvRow({ members }: Valued) {
  const cells = { ...members, calendars: members.calendars.join(' ') } as unknown as Record<string, CsvValue>;
  return COLUMNS.map((column) => cells[column] ?? null);
}
