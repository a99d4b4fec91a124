import * as z from 'zod';
import {
  type BusinessDays,
  businessDayBefore,
  covers,
  isBusinessDay,
  type Trust,
  trustIn,
} from '../engine/business-days.js';
import { type DayNumber, formatDay, mustParseDay } from '../engine/civil-date.js';
import { adjust } from '../engine/conventions.js';
import { FIXING_RULES, type FixingRule, WITHOUT_FIXING_RULE } from '../engine/fx-ndf-table.js';
import { type DayRange, dateRange, rangeOfAdd, rangeOfAdjust } from '../engine/ranges.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem, quote } from '../queries/problem.js';
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
import { marketsOf, type PairCalendars, pairOf, valueOn } from './fx-pair.js';
import {
  ConventionSource,
  type NamedTenor,
  pairParameter,
  paymentSystemDays,
  SPOT,
  tenor,
} from './fx-parameters.js';
import { type TradeDay, tradeDayOf, tradeMembers, tradeQuery } from './fx-trade-date.js';
import { day, format } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { Coverage, DateText } from './schemas.js';

const COLUMNS = [
  'calendars',
  'pair',
  'value_date',
  'fixing_date',
  'lag',
  'rate',
  'convention_source',
  'coverage',
  'estimated',
  'convention_source_of',
  'date',
  'tenor',
  'note',
  'earliest',
  'latest',
];

const WITH_NEW_YORK = FIXING_RULES.filter(({ counted }) => counted.length > 1).map(
  ({ currency }) => currency,
);

const daysText = (days: number) =>
  FIXING_RULES.filter(({ lag }) => lag === days)
    .map(({ currency }) => currency)
    .join(', ');

/** GET /v1/fx/fixing */
export const fixingDate = defineEndpoint({
  route: '/v1/fx/fixing',
  example: '/v1/fx/fixing?pair=USDINR&value_date=2026-11-30',
  operationId: 'getFixingDate',
  tool: { name: 'fx_dates', operation: 'fixing' },
  summary: 'The fixing date of a non-deliverable forward, counted back from its value date',
  description: `The rate is fixed a number of business days of the currency before the value date: ${daysText(2)} two, ${daysText(1)} one. Without \`source\` it is estimated. New York holidays do not count for ${WITH_NEW_YORK.join(', ')}: \`fixing_calendars\`. The value date is \`value_date\` (or the next valid one), or that of a trade date and a tenor; a rate fixed before the trade is refused (400).`,
  path: z.object({}),
  query: z.object({
    pair: pairParameter('USDINR', 'BRL/USD', 'USDTWD'),
    value_date: day('The value date; either this, or `date` with `tenor`').optional(),
    dates: datesParameter('Value dates, instead of `value_date`'),
    date: day('The trade date, instead of the value date').optional(),
    tenor,
    ...tradeQuery,
    format,
  }),
  response: oneOrMany({
    pair: z.string(),
    value_date: DateText,
    fixing_date: DateText,
    lag: z.int().min(1).max(2).meta({
      description: 'Business days of `fixing_calendars` from the fixing to the value date',
    }),
    calendars: z
      .array(z.string())
      .meta({ description: 'Calendars that must be open on a value date' }),
    payment_system_days: paymentSystemDays,
    fixing_calendars: z
      .array(z.string())
      .meta({ description: 'Calendars whose common business days are counted' }),
    convention: z
      .strictObject({
        currency: z.string(),
        rate: z
          .string()
          .meta({ description: 'The rate by which the contracts are commonly settled' }),
        source: ConventionSource.nullable().meta({
          description: 'null: none was found, see `note`',
        }),
        source_of: z.enum(['fixing', 'rate']).nullable().meta({
          description:
            'What the source supports. fixing: the number of days; rate: the day for which the rate is quoted',
        }),
        note: z.string().nullable(),
      })
      .meta({
        id: 'FixingConvention',
        description: 'When the rate of the forwards of a currency is fixed',
      }),
    coverage: Coverage.meta({
      description: 'Coverage of the days from the fixing to the value date',
    }),
    estimated: sharedMembers.estimated,
    date: DateText.nullable().meta({ description: 'The requested trade date' }),
    tenor: z.string().nullable(),
    note: z
      .string()
      .nullable()
      .meta({ description: 'Explains if `value_date` is not the requested one' }),
    ...rangeMembers,
    ...tradeMembers,
  }),
  csv: `${COLUMNS.join()}: one row, or one for each of \`dates\`; calendars separated by spaces`,
  text: 'The fixing date; with `dates` one per line',
  units: ({ query }) => datesIn(query.dates) / 50,
  problems: [400, 422],
  demo: { formats: ['json'] },
  answer({ query }, context) {
    const { catalog } = context;
    const { dates, tz = 'UTC' } = query;
    const rule = ruleOf(query.pair);
    const requested: Requested = { rule, calendars: pairOf(catalog, query.pair) };
    if (dates) {
      const { value_date, date, tenor, at } = query;
      refuseBesideDates({ value_date, date, tenor, at });
      const compute = (one: ResolvedDay) => fixingOf(context, requested, one);
      return answerForDates({ dates, tz, format: query.format }, context, compute, {
        json: (row) => JSON.stringify(row),
        columns: () => COLUMNS,
        csv: csvRow,
        text: ({ fixing_date }) => fixing_date,
      });
    }
    const given = (['date', 'tenor', 'at'] as const).filter((name) => query[name] !== undefined);
    const isTraded = given.length > 0;
    if (isTraded && query.value_date !== undefined) {
      const [other] = given;
      throw new Problem(
        'invalid_parameter',
        `value_date: was given together with ${other}; expected one of the two`,
      );
    }
    const date: ResolvedDay & Partial<TradeDay> = isTraded
      ? tradeDayOf(query, query.pair, context)
      : resolveDay(required('value_date', query.value_date), tz, context);
    const row = isTraded
      ? forOneDate(query.at === undefined ? 'date' : 'at', date, (day) => ({
          ...fixingOfTrade(context, requested, day, query.tenor ?? SPOT),
          ...date.told,
        }))
      : forOneDate('value_date', date, (day) => fixingOf(context, requested, day));
    const forms = {
      json: () => json(catalog, row),
      csv: () => toCsv(COLUMNS, [csvRow(row)]),
      text: () => row.fixing_date,
    };
    return inFormat(query.format, forms, date.asOf);
  },
});

interface Requested {
  readonly rule: FixingRule;
  readonly calendars: PairCalendars;
}

/** The rule of the non-deliverable currency. Throws a Problem that lists the currencies with a rule. */
function ruleOf([base, quoted]: readonly [string, string]): FixingRule {
  const rules = FIXING_RULES.filter(({ currency }) => currency === base || currency === quoted);
  if (rules.length === 1) return rules[0]!;
  const known = FIXING_RULES.map(({ currency }) => currency).join(', ');
  const unknown = [base, quoted].find((currency) => currency in WITHOUT_FIXING_RULE);
  if (rules.length === 0 && unknown !== undefined) {
    const why = `there is no convention of ${unknown}: ${WITHOUT_FIXING_RULE[unknown]}`;
    throw new Problem(
      'invalid_parameter',
      `pair: ${quote(`${base}${quoted}`)} was read; ${why}; expected one of ${known}`,
    );
  }
  const which = rules.length === 0 ? 'neither currency has' : 'both currencies have';
  const message = `pair: ${quote(`${base}${quoted}`)} was read; ${which} a convention of non-deliverable forwards`;
  throw new Problem(
    'invalid_parameter',
    `${message}; expected one of ${known} with another currency`,
  );
}

/** A value date with its range and coverage. */
interface Value extends Trust {
  readonly day: DayNumber;
  /** For an estimated date; null if outside the data. */
  readonly range: DayRange;
  /** Null: a value date was given, and no trade. */
  readonly trade: DayNumber | null;
}

/** The members of the response for a given value date. Throws a Problem outside the data. */
function fixingOf({ catalog }: Context, requested: Requested, { day }: ResolvedDay) {
  const { indexes } = requested.calendars;
  const all = combinedCovering(catalog, indexes, 'all', day);
  const found = adjust(all, day, 'following');
  if (!found) throw resultOutside(catalog, indexes, 'after');
  const trust = trustIn(all, day, found.day);
  const fixed = { earliest: found.day, latest: found.day };
  const range = trust.estimated ? rangeOfAdjust(all, day, 'following', found) : fixed;
  const note = isBusinessDay(all, day) ? null : notDelivered(requested.calendars, day, found.day);
  return membersOf(
    catalog,
    requested,
    { day: found.day, ...trust, range, trade: null },
    { date: null, tenor: null, note },
  );
}

/**
 * Like `fixingOf`, for the value date of a trade. Throws a Problem if there is no such value date, or if its rate would be fixed
 * before the trade.
 */
function fixingOfTrade(
  { catalog }: Context,
  requested: Requested,
  date: ResolvedDay,
  named: NamedTenor,
) {
  const { members } = valueOn(catalog, requested.calendars, date.day, named);
  if (members.result === null) {
    throw new Problem(
      'invalid_parameter',
      `tenor: ${members.reason}; expected another tenor or trade date`,
    );
  }
  const day = mustParseDay(members.result);
  const { earliest, latest } = members as { earliest?: string | null; latest?: string | null };
  const read = (text: string | null | undefined) =>
    text === undefined ? day : text === null ? null : mustParseDay(text);
  const { coverage, estimated, note } = members;
  const trade = mustParseDay(members.trade_date);
  const value = {
    day,
    coverage,
    estimated,
    trade,
    range: { earliest: read(earliest), latest: read(latest) },
  };
  const row = membersOf(catalog, requested, value, {
    date: formatDay(date.day),
    tenor: named.name,
    note,
  });
  if (row.fixing_date < members.trade_date) throw fixedBefore(row, members.trade_date, named);
  return row;
}

function fixedBefore(
  { value_date, fixing_date }: Row,
  trade_date: string,
  { name }: NamedTenor,
): Problem {
  const why = `its rate for ${value_date} would be fixed on ${fixing_date}, before the trade date, ${trade_date}`;
  return new Problem(
    'invalid_parameter',
    `tenor: there is no ${name}: ${why}; expected another tenor or trade date`,
  );
}

interface Sourced {
  readonly date: string | null;
  readonly tenor: string | null;
  readonly note: string | null;
}

function membersOf(catalog: Catalog, { rule, calendars }: Requested, value: Value, shown: Sourced) {
  const { base, quoted, ids, payment_system_days } = calendars;
  if (rule.after !== undefined && value.day <= mustParseDay(rule.after))
    throw tooEarly(rule, value);
  const indexes = marketsOf(catalog, rule.counted);
  const own = combinedCovering(catalog, indexes, 'all', value.day);
  const fixing = businessDayBefore(own, value.day, rule.lag);
  if (!fixing) throw resultOutside(catalog, indexes, 'before');
  const trust = trustIn(own, fixing.dependsFrom, fixing.dependsTo);
  const isAssumed = rule.source === null;
  const estimated = value.estimated || trust.estimated || isAssumed;
  const range = rangeOf(own, value.range, rule.lag);
  // Of an assumed number of days it is known that it is not greater.
  const assumed = { earliest: range.earliest, latest: value.range.latest };
  const isVerified = value.coverage === 'verified' && trust.coverage === 'verified';
  return {
    pair: `${base}${quoted}`,
    value_date: formatDay(value.day),
    fixing_date: formatDay(fixing.day),
    lag: rule.lag,
    calendars: ids,
    payment_system_days,
    fixing_calendars: indexes.map((index) => catalog.calendar(index).id),
    convention: conventionOf(rule),
    coverage: isVerified ? ('verified' as const) : ('library' as const),
    estimated,
    ...shown,
    ...(estimated && dateRange(notBefore(value.trade, isAssumed ? assumed : range))),
  };
}

type Row = ReturnType<typeof membersOf>;

function tooEarly({ currency, after }: FixingRule, { day }: Value): Problem {
  return new Problem(
    'invalid_parameter',
    `value_date: ${formatDay(day)} was read; the convention of ${currency} is known for value dates after ${after}`,
  );
}

/** A later value date has a later fixing, so the range follows from the earliest and the latest value date. */
function rangeOf(own: BusinessDays, { earliest, latest }: DayRange, lag: number): DayRange {
  const of = (day: DayNumber | null): DayRange => {
    const found = day === null || !covers(own, day) ? null : businessDayBefore(own, day, lag);
    return found ? rangeOfAdd(own, day!, -lag, found) : { earliest: null, latest: null };
  };
  return { earliest: of(earliest).earliest, latest: of(latest).latest };
}

/** The range without the days before the trade, on which nothing can be fixed. */
function notBefore(trade: DayNumber | null, { earliest, latest }: DayRange): DayRange {
  return {
    earliest: trade === null || earliest === null ? earliest : Math.max(earliest, trade),
    latest,
  };
}

function notDelivered({ ids }: PairCalendars, requested: DayNumber, used: DayNumber): string {
  return `nothing is delivered on ${formatDay(requested)}, no business day of all of ${ids.join(', ')}: ${formatDay(used)} was used`;
}

function conventionOf({ currency, rate, source, sourceOf, note }: FixingRule) {
  return { currency, rate, source, source_of: sourceOf, note: note ?? null };
}

function csvRow(row: Row) {
  const { convention, calendars } = row;
  const sourced = {
    convention_source: convention.source?.url,
    convention_source_of: convention.source_of,
  };
  const shown = { calendars: calendars.join(' '), rate: convention.rate, ...sourced };
  const cells = { ...row, ...shown } as unknown as Record<string, CsvValue | undefined>;
  return COLUMNS.map((column) => cells[column] ?? null);
}
