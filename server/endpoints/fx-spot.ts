import * as z from 'zod';
import { isEstimatedSpan, isVerifiedSpan } from '../core/business-days.js';
import { type DayNumber, formatDay } from '../core/civil-date.js';
import { toCsv } from '../core/csv.js';
import { exceptionOf, type FxStep, type Leg, parseTenor, ruleOf, type Tenor, valueDate } from '../core/fx.js';
import { ASSUMED, CROSS_SOURCE, type CurrencyRule, type FxSource } from '../core/fx-table.js';
import type { Catalog } from '../service/catalog.js';
import { Problem, quote } from '../service/problem.js';
import { combinedCovering, resultOutside } from '../service/within-data.js';
import { TEXT_OF_RESULTS } from './business-days.js';
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
import { day, format, text, tz } from './parameters.js';
import { type ResolvedDay, resolveDay, selectCalendars } from './request.js';
import { Coverage, DateText } from './schemas.js';

const DOLLAR = 'USD';
const PAIR = /^([A-Z]{3})[/-]?([A-Z]{3})$/;
const A_PAIR = 'two ISO 4217 codes such as EURUSD or EUR/USD';
const A_TENOR = 'ON, TN, SP, SN, or weeks, months or years up to two years, such as 1W, 3M or 1Y';
const INTERMEDIATES = ['own', 'new_york', 'weekdays'] as const;
const COLUMNS = [
  ...['calendars', 'pair', 'date', 'tenor', 'spot', 'near', 'result', 'lag', 'convention_source'],
  ...['coverage', 'estimated'],
];

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
      'ON: from the trade date to the next day; TN: from that day to the next; SP: spot; SN: from spot to the next day; 1W, 3M, 1Y ...: from spot so many weeks (following), or months (modified following; from the last business day of a month to the last of a month). Default SP',
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
        'How days between are counted. own: business days of the currency; new_york: of New York too; weekdays: of the currency, without Saturdays and Sundays',
    }),
    source: z
      .strictObject({ publisher: z.string(), title: z.string(), url: z.string(), year: z.int() })
      .nullable()
      .meta({ description: 'The publication that says so; null when the general rule was assumed' }),
    note: z.string().nullable(),
  })
  .meta({ id: 'SpotConvention', description: 'The spot convention of a currency against the US dollar' });

/** GET /v1/fx/spot */
export const spotValueDate = defineEndpoint({
  route: '/v1/fx/spot',
  operationId: 'getSpotValueDate',
  summary: "The market's value date of a currency pair: spot, or a tenor from it",
  description:
    'Each currency but the dollar counts its own business days from the trade date: two as a rule, one or none where the market does so. The value date is the first day from then on that is a business day of both currencies and, for crosses too, no New York holiday. A New York holiday on the day between does not count, unless the convention says so. /v1/business-days/add counts days on which all calendars are open instead: right for securities and contracts that say so, a day late for currencies around New York holidays. `date` is the trade date of the market, which changes at 17:00 in New York.',
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
      near: DateText.meta({ description: 'The first value date of a swap of this tenor; else as `spot`' }),
      result: DateText.meta({ description: 'The value date; of a swap the second one' }),
      lag: z.int().meta({ description: 'The longest lag of the two currencies against the dollar: the n of T+n' }),
      calendars: z.array(z.string()).meta({ description: 'Settlement calendars that must be open on the value date' }),
      convention_source: z
        .string()
        .nullable()
        .meta({ description: 'Address of the publication that the rule rests on; null when it was assumed' }),
      conventions: z.array(Convention),
      coverage: Coverage.meta({ description: 'verified only when every day that was looked at is, in every calendar' }),
      estimated: z.boolean().meta({ description: 'True when an estimated or provisional date affected the answer' }),
    },
    { explanation: SpotExplanation.optional() },
  ),
  csv: `${COLUMNS.join()}: one row, or one for each of \`dates\`; calendars separated by spaces; ${EXPLAINED_SPOT_CSV}`,
  text: TEXT_OF_RESULTS,
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
        text: () => rows.map(({ members }) => members.result).join('\n'),
      };
      return inFormat(format, forms, asOf);
    }
    const date = resolveDay(required('date', query.date), query.tz, context);
    const value = compute(date);
    if (query.explain === 'true') {
      const lookedAt = daysOfSteps(value.steps, (of) => calendarsOf(catalog, pairDays.indexes, of));
      return explainedAnswer(catalog, query, value.members, lookedAt, date.asOf);
    }
    const forms = {
      json: () => json(catalog, value.members),
      csv: () => toCsv(COLUMNS, [csvRow(value)]),
      text: () => value.members.result,
    };
    return inFormat(format, forms, date.asOf);
  },
});

interface PairCalendars {
  readonly base: string;
  readonly quoted: string;
  /** The settlement calendars that must be open on the value date, and their ids. */
  readonly indexes: readonly number[];
  readonly ids: readonly string[];
  readonly exception: ReturnType<typeof exceptionOf>;
}

/** Throws a Problem where a currency has no settlement calendar. */
function pairOf(catalog: Catalog, pair: readonly [string, string]): PairCalendars {
  const [base, quoted] = pair;
  const exception = exceptionOf(base, quoted);
  const currencies = [...new Set([base, quoted, ...(exception ? [] : [DOLLAR])])];
  for (const currency of currencies) requireSettlement(catalog, currency, pair);
  // A list that was asked for before is the same one, whose days are combined already.
  const indexes = selectCalendars(catalog, currencies.join());
  return { base, quoted, indexes, ids: indexes.map((index) => catalog.calendar(index).id), exception };
}

/** The value date of a trade, as the members of its answer. Throws a Problem outside the data. */
function valueOn(
  catalog: Catalog,
  { base, quoted, indexes, ids, exception }: PairCalendars,
  trade: DayNumber,
  { name, tenor }: { readonly name: string; readonly tenor: Tenor },
) {
  const all = combinedCovering(catalog, indexes, 'all', trade);
  const legs = [base, quoted]
    .filter((currency) => currency !== DOLLAR)
    .map((currency) => legOf(catalog, currency, trade));
  const found = valueDate({ legs, all }, trade, tenor);
  if (!found) throw resultOutside(catalog, indexes, 'after');
  const rules = legs.map(({ rule }) => rule);
  const isVerified = found.steps.every(({ days, from, to }) => isVerifiedSpan(days, from, to));
  const members = {
    pair: `${base}${quoted}`,
    ...{ date: formatDay(trade), tenor: name, spot: formatDay(found.spot), near: formatDay(found.near) },
    ...{ result: formatDay(found.far), lag: Math.max(...rules.map(({ lag }) => lag)), calendars: ids },
    convention_source: (exception?.source ?? sourceOf(rules))?.url ?? null,
    conventions: rules.map(conventionOf),
    coverage: isVerified ? ('verified' as const) : ('library' as const),
    estimated: found.steps.some(({ days, from, to }) => isEstimatedSpan(days, from, to)),
  };
  return { members, steps: found.steps };
}

/** The calendars whose days a step looks at. */
function calendarsOf(catalog: Catalog, pair: readonly number[], of: FxStep['of']): readonly number[] {
  if (of === 'pair') return pair;
  const currencies = of.intermediate === 'new_york' ? [of.currency, DOLLAR] : [of.currency];
  return currencies.map((currency) => catalog.find(currency)!);
}

function csvRow({ members: { calendars, conventions: _conventions, ...fields } }: ReturnType<typeof valueOn>) {
  return [calendars.join(' '), ...Object.values(fields)];
}

function legOf(catalog: Catalog, currency: string, trade: number): Leg {
  const own = catalog.find(currency)!;
  return {
    rule: ruleOf(currency, trade),
    own: catalog.businessDays(own),
    withDollar: catalog.combined(selectCalendars(catalog, `${currency},${DOLLAR}`), 'all'),
  };
}

/** Throws a Problem that lists the settlement calendars there are unless the currency has one. */
function requireSettlement(catalog: Catalog, currency: string, pair: readonly string[]): void {
  const index = catalog.find(currency);
  if (index !== undefined && catalog.calendar(index).kind === 'settlement') return;
  const known = catalog.data.meta.calendars.filter(({ id, kind }) => kind === 'settlement' && id.length === 3);
  const read = `pair: ${quote(pair.join(''))} was read; there is no settlement calendar of ${currency}`;
  throw new Problem('invalid_parameter', `${read}; expected two of ${known.map(({ id }) => id).join(', ')}`);
}

/** What a pair rests on: both rules must have a source, and for a cross the one for crosses is named. */
function sourceOf(rules: readonly CurrencyRule[]): FxSource | null {
  if (rules.some(({ source }) => source === null)) return null;
  return rules.length > 1 ? CROSS_SOURCE : rules[0]!.source;
}

function conventionOf({ currency, lag, intermediate, source, note }: CurrencyRule) {
  return { currency, lag, intermediate, source, note: note ?? (source === null ? ASSUMED : null) };
}
