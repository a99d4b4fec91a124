import { askOf, type Bounds, boundsOfAdjust, type Certainty } from './bounds.js';
import { type BusinessDays, businessDayAfter, isBusinessDay } from './business-days.js';
import type { DayNumber } from './civil-date.js';
import { adjust, endOfMonth } from './conventions.js';
import {
  afterMonthsFrom,
  type CurrencyDays,
  type PairDays,
  type Tenor,
  type TradedDays,
  tradeDate,
  type ValueDate,
  valueDate,
} from './fx.js';

/** Between what a value date lies: see bounds.ts. */

/**
 * The bounds of the value date of a deal of the day `asked` (of a swap, of the second one), which is answered by `found`;
 * where there is none of ON or TN, those that it would have. Null when neither it nor the dates on the way to it can be
 * another: a day that may be open or closed does not matter beside one that is closed for the other currency.
 */
export function boundsOfValueDate(
  pair: PairDays,
  traded: TradedDays,
  asked: DayNumber,
  tenor: Tenor,
  found: ValueDate,
): Bounds | null {
  const last = found.far ?? found.spot;
  const first = datesOn(pair, traded, 'possible', asked, tenor, last);
  const end = datesOn(pair, traded, 'certain', asked, tenor, last);
  if (!first || !end) return { earliest: first?.far ?? null, latest: end?.far ?? null };
  const bounds =
    tenor.kind === 'months' || tenor.kind === 'months_and_days'
      ? boundsOfMonths(pair.all, first.spot, end.spot, tenor)
      : { earliest: first.far, latest: end.far };
  // Whether there is an ON or a TN is another question.
  const isSwap = tenor.kind === 'ON' || tenor.kind === 'TN' || tenor.kind === 'TOD';
  const isSame = first.trade === end.trade && first.spot === end.spot && bounds.earliest === bounds.latest;
  return isSame && !isSwap && bounds.earliest === found.far ? null : bounds;
}

interface Dates {
  readonly trade: DayNumber;
  readonly spot: DayNumber;
  /** The second value date; of months spot. */
  readonly far: DayNumber;
}

/** The dates where the possibly (or the certainly) open days are business days: all later, the fewer are. */
function datesOn(
  pair: PairDays,
  traded: TradedDays,
  certainty: Certainty,
  asked: DayNumber,
  tenor: Tenor,
  last: DayNumber,
): Dates | null {
  return askOf(pair.all, certainty, asked, last, (all): Dates | null => {
    const part = (days: BusinessDays) => askOf(days, certainty, all.first, all.last, (some) => some)!;
    const own = <T extends CurrencyDays>(one: T) => ({ ...one, own: part(one.own) });
    const trade = tradeDate({ both: traded.both.map(own), either: part(traded.either) }, asked)?.chosen ?? null;
    if (trade === null || trade > all.last) return null;
    const legs = pair.legs.map((leg) => ({ ...own(leg), withDollar: part(leg.withDollar) }));
    const dates = valueDate({ ...pair, legs, all }, trade, spotOr(tenor));
    const far = farOf(all, trade, tenor, dates);
    return dates && typeof far === 'number' ? { trade, spot: dates.spot, far } : null;
  });
}

function farOf(all: BusinessDays, trade: DayNumber, { kind }: Tenor, dates: ValueDate | null) {
  if (kind === 'TOD') return trade;
  return kind === 'ON' ? businessDayAfter(all, trade, 1)?.day : dates?.far;
}

/** ON ends on the day after the trade, TN on spot; of months more than one spot is looked at. */
function spotOr(tenor: Tenor): Tenor {
  return MONOTONE.includes(tenor.kind) ? tenor : { kind: 'SP' };
}

/** All later, the later spot (or the trade) is. */
const MONOTONE: readonly Tenor['kind'][] = ['SN', 'days', 'imm', 'TOM'];

/** The bounds over every day first..last that could be spot, being the last business day of its month or not. */
function boundsOfMonths(
  all: BusinessDays,
  first: DayNumber,
  last: DayNumber,
  tenor: { readonly months: number; readonly days?: number },
): Bounds {
  // After days as well as months the date is no longer kept in its month.
  const convention = tenor.days === undefined ? 'modified_following' : 'following';
  const bounds: Bounds[] = [];
  for (let spot = first; spot <= last; spot++) {
    if (!isOpen(all, 'possible', spot)) continue;
    for (const isLast of [true, false]) {
      if (!couldBeLast(all, spot, isLast)) continue;
      const target = afterMonthsFrom(spot, tenor.months, isLast) + (tenor.days ?? 0);
      const found = target > all.last ? null : adjust(all, target, convention);
      bounds.push(found ? boundsOfAdjust(all, target, convention, found) : { earliest: null, latest: null });
    }
  }
  return {
    earliest: extreme(
      bounds.map(({ earliest }) => earliest),
      Math.min,
    ),
    latest: extreme(
      bounds.map(({ latest }) => latest),
      Math.max,
    ),
  };
}

/** Whether spot could be (or not be) the last business day of its month. */
function couldBeLast(all: BusinessDays, spot: DayNumber, isLast: boolean): boolean {
  const next = askOf(all, isLast ? 'certain' : 'possible', spot, endOfMonth(spot), (some) =>
    businessDayAfter(some, spot, 1),
  );
  const isWithin = next !== null && next.day <= endOfMonth(spot);
  return isLast ? !isWithin : isWithin;
}

function isOpen(days: BusinessDays, certainty: Certainty, day: DayNumber): boolean {
  return askOf(days, certainty, day, day, (some) => isBusinessDay(some, day)) === true;
}

function extreme(days: readonly (DayNumber | null)[], of: (...days: number[]) => number): DayNumber | null {
  return days.includes(null) ? null : of(...(days as DayNumber[]));
}
