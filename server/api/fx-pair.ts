import { isBusinessDay, isEstimatedSpan, isVerifiedSpan } from '../engine/business-days.js';
import { type DayNumber, formatDay, isoWeekday } from '../engine/civil-date.js';
import {
  type Absence,
  type CurrencyDays,
  exceptionOf,
  type FxStep,
  hasLateTomorrow,
  type Leg,
  marketWeekend,
  pairRuleOf,
  ruleOf,
  type Tenor,
  type TradedDays,
  tradeDate,
  valueDate,
} from '../engine/fx.js';
import { rangeOfValueDate } from '../engine/fx-ranges.js';
import { ASSUMED, CROSS_SOURCE, type CurrencyRule, type PairRule } from '../engine/fx-table.js';
import { dateRange } from '../engine/ranges.js';
import type { Catalog } from '../queries/catalog.js';
import { fxMarketIndex, keepsPaymentDays } from '../queries/fx-market.js';
import { Problem, quote } from '../queries/problem.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import { WEEKDAYS } from '../text/date-words.js';

/** The value date of a currency pair by the calendars of a release, as members of a response. */

const DOLLAR = 'USD';

export interface PairCalendars {
  readonly base: string;
  readonly quoted: string;
  /** The calendars of the currencies' markets that must be open on the value date, and their ids. */
  readonly indexes: readonly number[];
  readonly ids: readonly string[];
  /** The currencies of which those are the days of the payment system, for want of a text about their market. */
  readonly payment_system_days: readonly string[];
  readonly exception: ReturnType<typeof exceptionOf>;
}

/** Throws a Problem if a currency has no settlement calendar. */
export function pairOf(catalog: Catalog, pair: readonly [string, string]): PairCalendars {
  const [base, quoted] = pair;
  const exception = exceptionOf(base, quoted);
  const currencies = [...new Set([base, quoted, ...(exception ? [] : [DOLLAR])])];
  for (const currency of currencies) requireSettlement(catalog, currency, pair);
  const indexes = marketsOf(catalog, currencies);
  return {
    base,
    quoted,
    indexes,
    ids: indexes.map((index) => catalog.calendar(index).id),
    payment_system_days: currencies.filter((currency) => keepsPaymentDays(catalog, currency)),
    exception,
  };
}

/** The value date of a trade, as members of the response. Throws a Problem outside the data. */
export function valueOn(
  catalog: Catalog,
  pair: PairCalendars,
  requested: DayNumber,
  { name, tenor }: { readonly name: string; readonly tenor: Tenor },
) {
  const { base, quoted, indexes, ids, payment_system_days } = pair;
  const all = combinedCovering(catalog, indexes, 'all', requested);
  const traded = tradeDate(tradedDays(catalog, pair), requested);
  const trade = traded?.chosen ?? all.last + 1;
  const { legs, own } = legsOn(catalog, pair, trade);
  const found = trade > all.last ? null : valueDate({ legs, all }, trade, tenor);
  if (!traded || !found) throw resultOutside(catalog, indexes, 'after');
  const { spot, near, far, absence } = found;
  const steps = [traded, ...found.steps];
  const rules = legs.map(({ rule }) => rule);
  const rest = restsOn(pair, rules, own);
  const isVerified = steps.every(({ days, from, to }) => isVerifiedSpan(days, from, to));
  const isDoubtful = steps.some(({ days, from, to }) => isEstimatedSpan(days, from, to));
  const range = isDoubtful
    ? rangeOfValueDate({ legs, all }, tradedDays(catalog, pair), requested, tenor, found)
    : null;
  const members = {
    pair: `${base}${quoted}`,
    date: formatDay(requested),
    tenor: name,
    spot: formatDay(spot),
    near: near === null ? null : formatDay(near),
    result: far === null ? null : formatDay(far),
    lag: Math.max(...rules.map(({ lag }) => lag)),
    calendars: ids,
    payment_system_days,
    convention_source: rest.source?.url ?? null,
    convention_source_of: rest.of,
    conventions: rules.map(conventionOf),
    coverage: isVerified ? ('verified' as const) : ('library' as const),
    estimated: range !== null,
    trade_date: formatDay(trade),
    note: trade === requested ? null : nobodyTrades(pair, requested, trade),
    reason:
      absence !== null
        ? reasonOf(catalog, pair, absence, { tenor: name, trade, spot })
        : tenor.kind === 'TN' && hasLateTomorrow(legs)
          ? lateTomorrow(pair, near!, spot)
          : null,
  };
  return { members: { ...members, ...(far !== null && range && dateRange(range)) }, steps };
}

export type Valued = ReturnType<typeof valueOn>;

/** The currencies that count days for trades of a day, and the pair's own rule if it has one. */
export function legsOn(catalog: Catalog, { base, quoted }: PairCalendars, trade: DayNumber) {
  const own = pairRuleOf(base, quoted, trade);
  const legs = [base, quoted]
    .filter((currency) => currency !== DOLLAR)
    .map((currency) => legOf(catalog, currency, trade, own));
  return { legs, own };
}

export function nobodyTrades(
  { base, quoted }: PairCalendars,
  requested: DayNumber,
  used: DayNumber,
): string {
  const weekday = isoWeekday(requested);
  const why = weekday > 5 ? '' : `, on which ${base} and ${quoted} are closed`;
  const day = `${formatDay(requested)}, a ${WEEKDAYS[weekday - 1]}${why}`;
  return `nobody trades ${base}${quoted} on ${day}: ${formatDay(used)} was used as the trade date`;
}

/** What TN is where spot is the next day or the same one. */
function lateTomorrow({ base, quoted }: PairCalendars, near: DayNumber, spot: DayNumber): string {
  const swap =
    near === spot
      ? `begins on spot, ${formatDay(spot)}, and is the same swap as SN`
      : `begins on the value date after the trade, ${formatDay(near)}; spot is ${formatDay(spot)}`;
  return `${base}${quoted} settles within a day: TN ${swap}`;
}

/** Why there is no ON or TN, in words. */
function reasonOf(
  catalog: Catalog,
  { indexes, ids }: PairCalendars,
  absence: Absence,
  {
    tenor,
    trade,
    spot,
  }: { readonly tenor: string; readonly trade: DayNumber; readonly spot: DayNumber },
): string {
  if (absence === 'spot_is_next') {
    const between = `between the trade date, ${formatDay(trade)}, and spot, ${formatDay(spot)}`;
    return `there is no ${tenor}: no business day of ${ids.join(' and ')} lies ${between}; the swap from spot to the next value date is SN`;
  }
  const closed = ids.filter(
    (_, position) => !isBusinessDay(catalog.businessDays(indexes[position]!), trade),
  );
  return `there is no ${tenor}: the trade date, ${formatDay(trade)}, is no business day of ${closed.join(' and ')}, so nothing is delivered on it`;
}

/** The calendars whose days a step checks. */
export function calendarsOf(
  catalog: Catalog,
  { base, quoted, indexes }: PairCalendars,
  of: FxStep['of'],
): readonly number[] {
  if (of === 'pair') return indexes;
  const either = of === 'either' ? [base, quoted] : [of.currency];
  const currencies =
    of !== 'either' && of.intermediate === 'new_york' ? [...either, DOLLAR] : either;
  return marketsOf(catalog, currencies);
}

/** The calendars of the markets of currencies that have one. The same array for the same list, by which days are kept. */
export function marketsOf(catalog: Catalog, currencies: readonly string[]): readonly number[] {
  return [...new Set(currencies.map((currency) => fxMarketIndex(catalog, currency)!))];
}

/** The days on which a pair is traded. */
export function tradedDays(catalog: Catalog, { base, quoted }: PairCalendars): TradedDays {
  return {
    both: [base, quoted].map((currency) => currencyDays(catalog, currency)),
    either: catalog.combined(marketsOf(catalog, [base, quoted]), 'any'),
  };
}

function currencyDays(catalog: Catalog, currency: string): CurrencyDays {
  const index = fxMarketIndex(catalog, currency)!;
  return {
    own: catalog.businessDays(index),
    isWeekend: marketWeekend(catalog.calendar(index).weekend),
  };
}

function legOf(catalog: Catalog, currency: string, trade: number, own: PairRule | undefined): Leg {
  const rule = ruleOf(currency, trade);
  return {
    ...currencyDays(catalog, currency),
    rule: own ? ofPair(rule, own) : rule,
    withDollar: catalog.combined(marketsOf(catalog, [currency, DOLLAR]), 'all'),
  };
}

/** The rule of a currency in a pair with its own lag. */
function ofPair(rule: CurrencyRule, { lag, source, note, pair }: PairRule): CurrencyRule {
  return {
    ...rule,
    lag,
    source,
    sourceOf: 'lag',
    note: note ?? `the convention of ${pair.join('/')}`,
  };
}

/** Throws a Problem that lists the settlement calendars unless the currency has one. */
function requireSettlement(catalog: Catalog, currency: string, pair: readonly string[]): void {
  const index = catalog.find(currency);
  if (index !== undefined && catalog.calendar(index).kind === 'settlement') return;
  const known = catalog.data.ids.flatMap(([id]) => (/^[A-Z]{3}$/.test(id!) ? [id] : []));
  const read = `pair: ${quote(pair.join(''))} was read; there is no settlement calendar of ${currency}`;
  // A key may be limited to calendars without currencies.
  const right =
    known.length < 2
      ? 'there are no two currencies among the calendars that can be asked here'
      : `expected two of ${known.join(', ')}`;
  throw new Problem('invalid_parameter', `${read}; ${right}`);
}

/** The source of a pair's convention: both rules must have a source; for a cross, that of the rule for crosses. */
function restsOn(
  { exception }: PairCalendars,
  rules: readonly CurrencyRule[],
  own: PairRule | undefined,
) {
  if (own) return { source: own.source, of: 'lag' as const };
  if (exception) return { source: exception.source, of: 'value_date' as const };
  if (rules.some(({ source }) => source === null)) return { source: null, of: null };
  if (rules.length > 1) return { source: CROSS_SOURCE, of: 'cross' as const };
  return { source: rules[0]!.source, of: rules[0]!.sourceOf };
}

function conventionOf({ currency, lag, intermediate, source, sourceOf, note }: CurrencyRule) {
  const shown = note ?? (source === null ? ASSUMED : null);
  return { currency, lag, intermediate, source, source_of: sourceOf, note: shown };
}
