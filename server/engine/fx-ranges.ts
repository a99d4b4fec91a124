import { type BusinessDays, businessDayAfter, isBusinessDay } from './business-days.js';
import type { DayNumber } from './civil-date.js';
import type { Certainty } from './combined-days.js';
import { adjust, endOfMonth } from './conventions.js';
import {
  afterMonthsFrom,
  hasLateTomorrow,
  type PairDays,
  type Tenor,
  type TradedDays,
  tradeDate,
  type ValueDate,
  valueDate,
} from './fx.js';
import { type DayRange, rangeOfAdjust, searchPart } from './ranges.js';

/** The range of a value date: see ranges.ts. */

/**
 * The range of the value date (for a swap, of the second one) of a deal on the day `asked`, whose answer is `found`; if there is no
 * ON or TN, the range it would have. Null if neither it nor the dates before it can change: an uncertain day does not matter if the
 * other currency is closed.
 */
export function rangeOfValueDate(
  pair: PairDays,
  traded: TradedDays,
  requested: DayNumber,
  tenor: Tenor,
  found: ValueDate,
): DayRange | null {
  const last = found.far ?? found.spot;
  const first = datesOn(pair, traded, 'possible', requested, tenor, last);
  const end = datesOn(pair, traded, 'certain', requested, tenor, last);
  if (!first || !end) return { earliest: first?.far ?? null, latest: end?.far ?? null };
  const range =
    tenor.kind === 'months' || tenor.kind === 'months_and_days'
      ? rangeOfMonths(pair.all, first.spot, end.spot, tenor)
      : { earliest: first.far, latest: end.far };
  // Whether ON or TN exists is decided elsewhere.
  const isSwap =
    tenor.kind === 'ON' ||
    tenor.kind === 'TOD' ||
    (tenor.kind === 'TN' && !hasLateTomorrow(pair.legs));
  const isSame =
    first.trade === end.trade && first.spot === end.spot && range.earliest === range.latest;
  return isSame && !isSwap && range.earliest === found.far ? null : range;
}

interface Dates {
  readonly trade: DayNumber;
  readonly spot: DayNumber;
  /** The second value date; for months spot. */
  readonly far: DayNumber;
}

/** The dates if the possibly (or the certainly) open days are business days: fewer business days make all dates later. */
function datesOn(
  pair: PairDays,
  traded: TradedDays,
  certainty: Certainty,
  requested: DayNumber,
  tenor: Tenor,
  last: DayNumber,
): Dates | null {
  return searchPart(pair.all, certainty, requested, last, (all): Dates | null => {
    const part = partWithin(all, certainty);
    const trade = tradeIn(traded, requested, part);
    if (trade === null || trade > all.last) return null;
    const dates = valueDate(pairIn(pair, all, part), trade, spotOr(tenor, pair));
    const far = farOf(all, trade, tenor, dates);
    return dates && typeof far === 'number' ? { trade, spot: dates.spot, far } : null;
  });
}

/** Days with only the certainly (or possibly) open ones as business days. */
type Part = (days: BusinessDays) => BusinessDays;

/** The part of any days that lies where `all` does, itself such a part. */
export function partWithin(all: BusinessDays, certainty: Certainty): Part {
  return (days) => searchPart(days, certainty, all.first, all.last, (some) => some)!;
}

/** The trade date with parts of the days; null outside them. */
export function tradeIn(
  { both, either }: TradedDays,
  requested: DayNumber,
  part: Part,
): DayNumber | null {
  const parts = both.map((one) => ({ ...one, own: part(one.own) }));
  return tradeDate({ both: parts, either: part(either) }, requested)?.chosen ?? null;
}

/** A pair with parts of its days; `all` is that of its value dates. */
export function pairIn(pair: PairDays, all: BusinessDays, part: Part): PairDays {
  const legs = pair.legs.map((leg) => ({
    ...leg,
    own: part(leg.own),
    withDollar: part(leg.withDollar),
  }));
  return { ...pair, legs, all };
}

function farOf(all: BusinessDays, trade: DayNumber, { kind }: Tenor, dates: ValueDate | null) {
  if (kind === 'TOD') return trade;
  return kind === 'ON' ? businessDayAfter(all, trade, 1)?.day : dates?.far;
}

/** ON ends on the day after the trade, TN on spot; for months several spot dates are checked. */
function spotOr(tenor: Tenor, { legs }: PairDays): Tenor {
  if (tenor.kind === 'TN' && hasLateTomorrow(legs)) return tenor;
  return MONOTONE.includes(tenor.kind) ? tenor : { kind: 'SP' };
}

/** A later spot (or trade date) makes all of them later. */
const MONOTONE: readonly Tenor['kind'][] = ['SN', 'days', 'imm', 'TOM'];

/** The range over every day first..last that could be spot, with or without being the last business day of its month. */
export function rangeOfMonths(
  all: BusinessDays,
  first: DayNumber,
  last: DayNumber,
  tenor: { readonly months: number; readonly days?: number },
): DayRange {
  // A tenor with months and days is not kept in its month.
  const convention = tenor.days === undefined ? 'modified_following' : 'following';
  const ranges: DayRange[] = [];
  for (let spot = first; spot <= last; spot++) {
    if (!isOpen(all, 'possible', spot)) continue;
    for (const isLast of [true, false]) {
      if (!couldBeLast(all, spot, isLast)) continue;
      const target = afterMonthsFrom(spot, tenor.months, isLast) + (tenor.days ?? 0);
      const found = target > all.last ? null : adjust(all, target, convention);
      ranges.push(
        found ? rangeOfAdjust(all, target, convention, found) : { earliest: null, latest: null },
      );
    }
  }
  return {
    earliest: extreme(
      ranges.map(({ earliest }) => earliest),
      Math.min,
    ),
    latest: extreme(
      ranges.map(({ latest }) => latest),
      Math.max,
    ),
  };
}

/** Whether spot could be (or not be) the last business day of its month. */
function couldBeLast(all: BusinessDays, spot: DayNumber, isLast: boolean): boolean {
  const next = searchPart(all, isLast ? 'certain' : 'possible', spot, endOfMonth(spot), (some) =>
    businessDayAfter(some, spot, 1),
  );
  const isWithin = next !== null && next.day <= endOfMonth(spot);
  return isLast ? !isWithin : isWithin;
}

function isOpen(days: BusinessDays, certainty: Certainty, day: DayNumber): boolean {
  return searchPart(days, certainty, day, day, (some) => isBusinessDay(some, day)) === true;
}

function extreme(
  days: readonly (DayNumber | null)[],
  of: (...days: number[]) => number,
): DayNumber | null {
  return days.includes(null) ? null : of(...(days as DayNumber[]));
}
