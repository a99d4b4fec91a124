import {
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  businessDayOnOrAfter,
  isBusinessDay,
} from './business-days.js';
import {
  civilDate,
  type DayNumber,
  dayNumber,
  daysInMonth,
  isoWeekday,
  mustParseDay,
} from './civil-date.js';
import { adjust, endOfMonth } from './conventions.js';
import {
  ASSUMED,
  CURRENCY_RULES,
  type CurrencyRule,
  type Intermediate,
  PAIR_EXCEPTIONS,
  PAIR_RULES,
  type PairRule,
} from './fx-table.js';
import { immAfter, type Tenor } from './fx-tenor.js';
import type { WeekendRule } from './types.js';
import { weekendCheck } from './weekend.js';

export { parseTenor, type Tenor } from './fx-tenor.js';

/**
 * Value dates of foreign exchange. Each currency counts its own business days from the trade (its rule in fx-table);
 * the value date is the first day from the later of the two on that is a business day of both currencies and, unless
 * the pair is an exception, of the US dollar: crosses are traded through it. Sources: London FX
 * (http://www.londonfx.co.uk/valdates.html) and ObjectLab (http://objectlabkit.sourceforge.net/currency.html).
 */

/** The days of one currency, and its weekend in the FX market (`marketWeekend`). */
export interface CurrencyDays {
  readonly own: BusinessDays;
  readonly isWeekend: (day: DayNumber) => boolean;
}

/** A currency of the pair that counts days. The dollar does not count; it only needs to be open on the value date. */
export interface Leg extends CurrencyDays {
  readonly rule: CurrencyRule;
  /** Days of the currency and of the dollar. */
  readonly withDollar: BusinessDays;
}

export interface PairDays {
  readonly legs: readonly Leg[];
  /** The value dates of the pair. */
  readonly all: BusinessDays;
}

/** The trading days of the pair: days of at least one of its currencies, including the dollar. */
export interface TradedDays {
  readonly both: readonly CurrencyDays[];
  readonly either: BusinessDays;
}

/** A step towards a date: the days from..to (inclusive) checked in some calendars; `chosen` is the result. */
export interface FxStep {
  readonly what: 'trade' | 'count' | 'value' | 'tenor' | 'end_of_month' | 'expiry';
  /** The currencies whose days these are. */
  readonly of:
    | 'pair'
    | 'either'
    | { readonly currency: string; readonly intermediate: Intermediate };
  readonly days: BusinessDays;
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** Null if there is no such day. */
  readonly chosen: DayNumber | null;
  /** For a counting step: whether it counts the day. */
  readonly counts?: (day: DayNumber) => boolean;
}

/** Why there is no ON or TN: the trade date is not a value date, or spot is the next value date after it. */
export type Absence = 'trade_date_closed' | 'spot_is_next';

export interface ValueDate {
  readonly spot: DayNumber;
  /** First and second value date of the tenor: both for a swap; for spot and outright the second counts. */
  readonly near: DayNumber | null;
  readonly far: DayNumber | null;
  /** Null if there are value dates. */
  readonly absence: Absence | null;
  readonly steps: readonly FxStep[];
}

type Dates = Pick<ValueDate, 'near' | 'far' | 'absence'>;

/** The rule of a currency against the dollar for trades of a day; the general rule if it has none. */
export function ruleOf(currency: string, trade: DayNumber): CurrencyRule {
  const inForce = CURRENCY_RULES.filter(
    (rule) =>
      rule.currency === currency && (rule.from === undefined || mustParseDay(rule.from) <= trade),
  );
  return (
    inForce.at(-1) ?? {
      currency,
      lag: 2,
      intermediate: 'own',
      source: null,
      sourceOf: null,
      note: ASSUMED,
    }
  );
}

/** The pair's own convention for trades of a day, if any, instead of those of its currencies. */
export function pairRuleOf(a: string, b: string, trade: DayNumber): PairRule | undefined {
  const sorted = [a, b].sort();
  return PAIR_RULES.findLast(
    ({ pair, from }) =>
      pair[0] === sorted[0] &&
      pair[1] === sorted[1] &&
      (from === undefined || mustParseDay(from) <= trade),
  );
}

/** The exception by which New York holidays can be value dates of a pair, if any. */
export function exceptionOf(a: string, b: string) {
  const sorted = [a, b].sort();
  return PAIR_EXCEPTIONS.find(({ pair }) => pair[0] === sorted[0] && pair[1] === sorted[1]);
}

/**
 * The weekend of a currency in the foreign exchange market: its own, and Saturday too where that has Sunday. Most
 * currencies cannot settle on a Saturday and Sunday (London FX), whether or not their banks work on single ones or, as in
 * Hong Kong until 2006 and Korea until 2002, on every Saturday.
 */
export function marketWeekend(rules: readonly WeekendRule[]): (day: DayNumber) => boolean {
  return weekendCheck(
    rules.map(({ start, days }) => ({ start, days: days.includes(7) ? [...days, 6] : days })),
  );
}

/**
 * The trade date of a deal: the first day on or after the requested one on which one of the currencies is open and has no weekend.
 * Weekend deals count as Monday's: value dates roll forward on Saturday, not on Friday and Sunday (London FX). Null if the data end
 * before it.
 */
export function tradeDate({ both, either }: TradedDays, requested: DayNumber): FxStep | null {
  const isTraded = (day: DayNumber) =>
    both.some(({ own, isWeekend }) => isBusinessDay(own, day) && !isWeekend(day));
  for (let day = requested; day <= either.last; day++) {
    if (isTraded(day))
      return { what: 'trade', of: 'either', days: either, from: requested, to: day, chosen: day };
  }
  return null;
}

/** The value dates of a trade; null if the data end before one of them. `trade` is within the data. */
export function valueDate(pair: PairDays, trade: DayNumber, tenor: Tenor): ValueDate | null {
  const steps: FxStep[] = [];
  const spot = spotDate(pair, trade, steps);
  if (spot === null) return null;
  const dates = datesOf(pair, trade, spot, tenor, steps);
  return dates && { spot, ...dates, steps };
}

/** The trace: every day that was checked, by step. */
export function* examinedDays(steps: readonly FxStep[]) {
  for (const { what, of, days, from, to, chosen, counts } of steps) {
    for (let day = from; day <= to; day++) {
      const isOpen = isBusinessDay(days, day);
      yield {
        what,
        of,
        day,
        isOpen,
        isCounted: isOpen && (counts?.(day) ?? false),
        isChosen: day === chosen,
      };
    }
  }
}

function spotDate({ legs, all }: PairDays, trade: DayNumber, steps: FxStep[]): DayNumber | null {
  let latest = trade;
  for (const leg of legs) {
    const counted = countLeg(leg, trade, steps);
    if (counted === null) return null;
    latest = Math.max(latest, counted);
  }
  return onOrAfter(all, latest, 'value', steps);
}

/** The day that is a number of days of a currency after the trade. */
function countLeg(
  { rule, own, withDollar, isWeekend }: Leg,
  trade: DayNumber,
  steps: FxStep[],
): DayNumber | null {
  const { currency, lag, intermediate } = rule;
  if (lag === 0) return trade;
  const days = intermediate === 'new_york' ? withDollar : own;
  const counts = (day: DayNumber) =>
    !isWeekend(day) && (intermediate !== 'weekdays' || isoWeekday(day) <= 5);
  let day = trade;
  for (let counted = 0; counted < lag; ) {
    const next = businessDayAfter(days, day, 1);
    if (!next) return null;
    day = next.day;
    if (counts(day)) counted++;
  }
  steps.push({
    what: 'count',
    of: { currency, intermediate },
    days,
    from: trade + 1,
    to: day,
    chosen: day,
    counts,
  });
  return day;
}

function datesOf(
  { legs, all }: PairDays,
  trade: DayNumber,
  spot: DayNumber,
  tenor: Tenor,
  steps: FxStep[],
): Dates | null {
  const pairOf = (near: DayNumber, far: DayNumber | null) =>
    far === null ? null : { near, far, absence: null };
  switch (tenor.kind) {
    case 'SP':
      return pairOf(spot, spot);
    case 'SN':
      return pairOf(spot, onOrAfter(all, spot + 1, 'tenor', steps));
    case 'TOM':
      return outright(onOrAfter(all, trade + 1, 'tenor', steps));
    case 'TOD':
    case 'ON':
      if (!isBusinessDay(all, trade)) {
        steps.push({ what: 'tenor', of: 'pair', days: all, from: trade, to: trade, chosen: null });
        return { near: null, far: null, absence: 'trade_date_closed' };
      }
      steps.push({ what: 'tenor', of: 'pair', days: all, from: trade, to: trade, chosen: trade });
      return tenor.kind === 'TOD'
        ? outright(trade)
        : pairOf(trade, onOrAfter(all, trade + 1, 'tenor', steps));
    case 'TN':
      return hasLateTomorrow(legs)
        ? afterTomorrow(all, trade, steps)
        : tomorrowNext(all, trade, spot, steps);
    case 'days':
      return pairOf(spot, onOrAfter(all, spot + tenor.days, 'tenor', steps));
    case 'months':
      return pairOf(spot, afterMonths(all, spot, tenor.months, steps));
    case 'months_and_days': {
      const target = monthsAfter(all, spot, tenor.months, steps);
      return pairOf(
        spot,
        target === null ? null : onOrAfter(all, target + tenor.days, 'tenor', steps),
      );
    }
    case 'imm':
      return pairOf(spot, onOrAfter(all, immAfter(spot, tenor.n), 'tenor', steps));
  }
}

/** A deal of one value date. */
function outright(day: DayNumber | null): Dates | null {
  return day === null ? null : { near: day, far: day, absence: null };
}

/** Whether spot is no later than the day after the trade by convention: TN then begins on spot or after it, not before. */
export function hasLateTomorrow(legs: readonly Leg[]): boolean {
  return legs.every(({ rule }) => rule.lag < 2);
}

/** TN of pairs of one day or none: from the first value date after the trade to the next one. */
function afterTomorrow(all: BusinessDays, trade: DayNumber, steps: FxStep[]): Dates | null {
  const near = onOrAfter(all, trade + 1, 'tenor', steps);
  const far = near === null ? null : onOrAfter(all, near + 1, 'tenor', steps);
  return far === null ? null : { near, far, absence: null };
}

/** From the value date between trade and spot to spot; if there is none, ON ends on spot and there is no TN. */
function tomorrowNext(
  all: BusinessDays,
  trade: DayNumber,
  spot: DayNumber,
  steps: FxStep[],
): Dates {
  const before = businessDayBefore(all, spot, 1)?.day ?? trade;
  const near = before > trade ? before : null;
  steps.push({
    what: 'tenor',
    of: 'pair',
    days: all,
    from: near ?? trade + 1,
    to: spot - 1,
    chosen: near,
  });
  return near === null
    ? { near, far: null, absence: 'spot_is_next' }
    : { near, far: spot, absence: null };
}

/**
 * A number of months after spot: modified following; if spot is the last business day of its month, the last business day of that
 * month (end-end).
 */
function afterMonths(
  all: BusinessDays,
  spot: DayNumber,
  months: number,
  steps: FxStep[],
): DayNumber | null {
  const target = monthsAfter(all, spot, months, steps);
  if (target === null || target > all.last) return null;
  const found = adjust(all, target, 'modified_following');
  if (!found) return null;
  const { dependsFrom: from, dependsTo: to, day: chosen } = found;
  steps.push({ what: 'tenor', of: 'pair', days: all, from, to, chosen });
  return chosen;
}

/** The unadjusted date a number of months after spot; null if the data end before the end of spot's month. */
function monthsAfter(
  all: BusinessDays,
  spot: DayNumber,
  months: number,
  steps: FxStep[],
): DayNumber | null {
  const end = endOfMonth(spot);
  if (end > all.last) return null;
  steps.push({ what: 'end_of_month', of: 'pair', days: all, from: spot, to: end, chosen: spot });
  const isLast = businessDayBefore(all, end + 1, 1)?.day === spot;
  return afterMonthsFrom(spot, months, isLast);
}

/** The date a number of months after spot, business day or not; from the last business day of a month to the last date of one. */
export function afterMonthsFrom(spot: DayNumber, months: number, isLast: boolean): DayNumber {
  const { year, month, day } = civilDate(spot);
  const total = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1];
  const length = daysInMonth(toYear, toMonth);
  return dayNumber(toYear, toMonth, isLast ? length : Math.min(day, length));
}

function onOrAfter(
  days: BusinessDays,
  day: DayNumber,
  what: FxStep['what'],
  steps: FxStep[],
): DayNumber | null {
  const found = day > days.last ? null : businessDayOnOrAfter(days, day);
  if (!found) return null;
  steps.push({ what, of: 'pair', days, from: day, to: found.day, chosen: found.day });
  return found.day;
}
