import {
  addBusinessDays,
  type BusinessDays,
  businessDayOnOrAfter,
  type Found,
  trustIn,
} from './business-days.js';
import { type DayNumber, formatDay } from './civil-date.js';
import { type CycleInForce, cycleOn, type SettlementCycle } from './market-conventions.js';
import { type DayRange, rangeOfAdd, rangeOfSearch } from './ranges.js';
import type { Coverage } from './types.js';

/**
 * Settlement of trades: the trade date is the first trading day on or after the date, and its cycle is the number of business days
 * of the settlement calendar to add. T+0 settles on the trade date, or on the next settlement day.
 */

/** The trading days and the settlement days. */
export interface MarketDays {
  readonly trading: BusinessDays;
  /** By cycle, which may have a calendar of its own. */
  readonly settling: (cycle: SettlementCycle) => BusinessDays;
}

export interface Settled {
  readonly trade: Found;
  readonly cycle: SettlementCycle;
  readonly settled: Found;
  readonly coverage: Coverage;
  /** Whether a date not announced yet, or an uncertain cycle (`othersBeside`), could change the answer. */
  readonly estimated: boolean;
  /** If `estimated`. */
  readonly range: DayRange | null;
}

/** Why there is no answer: no cycle is known for the trade date, or one of the two dates is outside the data. */
type Unsettled = 'before_first_cycle' | 'trade_outside' | 'settlement_outside';

/** The settlement of a trade of `date`, which is within the trading days' data. `cycles`: those of its instrument, sorted. */
export function settle(
  days: MarketDays,
  cycles: readonly SettlementCycle[],
  date: DayNumber,
): Settled | Unsettled {
  const trade = businessDayOnOrAfter(days.trading, date);
  if (!trade) return 'trade_outside';
  const inForce = cycleOn(cycles, formatDay(trade.day));
  if (!inForce) return 'before_first_cycle';
  const { cycle } = inForce;
  const settling = days.settling(cycle);
  const isCovered = trade.day >= settling.first && trade.day <= settling.last;
  const settled = isCovered ? addBusinessDays(settling, trade.day, cycle.days) : null;
  if (!settled) return 'settlement_outside';
  const ofTrade = trustIn(days.trading, trade.dependsFrom, trade.dependsTo);
  const ofSettlement = trustIn(settling, settled.dependsFrom, settled.dependsTo);
  const estimated = ofTrade.estimated || ofSettlement.estimated || othersBeside(inForce).length > 0;
  const coverage =
    ofTrade.coverage === 'verified' && ofSettlement.coverage === 'verified'
      ? 'verified'
      : 'library';
  const range = estimated ? rangeOf(days, cycles, date, trade) : null;
  return { trade, cycle, settled, coverage, estimated, range };
}

/**
 * Closed days and longer cycles make trade date and settlement later. So the earliest date is that of the earliest trade date with
 * the shortest possible cycle, and the latest that of the latest trade date with the longest.
 */
function rangeOf(
  { trading, settling }: MarketDays,
  cycles: readonly SettlementCycle[],
  date: DayNumber,
  trade: Found,
): DayRange {
  const search = (some: BusinessDays) => businessDayOnOrAfter(some, date);
  const traded = rangeOfSearch(trading, date, trade, 'after', search);
  const from = traded.earliest ?? trade.day;
  const possible = possibleCycles(cycles, from, traded.latest ?? trade.day);
  const onto = (day: DayNumber, cycle: SettlementCycle): DayRange => {
    const days = settling(cycle);
    const found = day > days.last ? null : addBusinessDays(days, day, cycle.days);
    return found ? rangeOfAdd(days, day, cycle.days, found) : { earliest: null, latest: null };
  };
  const earliest = possible.map((cycle) => onto(from, cycle).earliest);
  const latest =
    traded.latest === null ? [null] : possible.map((cycle) => onto(traded.latest!, cycle).latest);
  return { earliest: extreme(earliest, Math.min), latest: extreme(latest, Math.max) };
}

/** Null (outside the data) counts as later than any day. */
function extreme(
  days: readonly (DayNumber | null)[],
  pick: (...days: number[]) => number,
): DayNumber | null {
  return days.includes(null) ? null : pick(...(days as readonly number[]));
}

/** The cycles of trades from..to, and those that may have applied instead. */
function possibleCycles(
  cycles: readonly SettlementCycle[],
  from: DayNumber,
  to: DayNumber,
): SettlementCycle[] {
  const [first, last] = [formatDay(from), formatDay(to)];
  const start = Math.max(
    0,
    cycles.findLastIndex((one) => one.from <= first),
  );
  const inRange = cycles.slice(start).filter((one) => one.from <= last);
  const others = inRange.flatMap((one) => othersBeside(cycleOn(cycles, one.from)!));
  return [...new Set([...inRange, ...others])];
}

/**
 * The cycles that may apply instead of that of a trade date: for an announced one the one before it; the next one if its start is
 * not known; and the one by which some trades of the instrument settle.
 */
function othersBeside({ cycle, before, after }: CycleInForce): SettlementCycle[] {
  const others: SettlementCycle[] = [];
  if (cycle.or_days !== undefined) others.push({ ...cycle, days: cycle.or_days });
  if (cycle.status === 'announced' && before) others.push(before);
  if (after?.start === 'known' && after.days !== cycle.days) others.push(after);
  return others;
}
