import { type Bounds, boundsOfAdd, boundsOfSearch } from './bounds.js';
import { addBusinessDays, type BusinessDays, businessDayOnOrAfter, type Found, trustIn } from './business-days.js';
import { type DayNumber, formatDay } from './civil-date.js';
import { cycleOn, type SettlementCycle } from './market-conventions.js';
import type { Coverage } from './types.js';

/**
 * When a trade settles: the first trading day from the date on is the trade date, its cycle tells how many business days
 * of the settlement calendar follow it. T+0 settles on the trade date, or where that is no settlement day, on the next.
 */

/** The days that trades are made on and those that they settle on. */
export interface MarketDays {
  readonly trading: BusinessDays;
  /** By cycle: one may be counted on a calendar of its own. */
  readonly settling: (cycle: SettlementCycle) => BusinessDays;
}

export interface Settled {
  readonly trade: Found;
  readonly cycle: SettlementCycle;
  readonly settled: Found;
  readonly coverage: Coverage;
  /** Whether an unannounced date, or an announced cycle that is not law yet, could change the answer. */
  readonly estimated: boolean;
  /** Where `estimated`. */
  readonly bounds: Bounds | null;
}

/** Why there is no answer: no cycle is known of the trade date, or one of the two lies outside the data. */
export type Unsettled = 'before_first_cycle' | 'trade_outside' | 'settlement_outside';

/** When a trade of `date`, which the trading days cover, settles. `cycles`: those of its instrument, sorted. */
export function settle(days: MarketDays, cycles: readonly SettlementCycle[], date: DayNumber): Settled | Unsettled {
  const trade = businessDayOnOrAfter(days.trading, date);
  if (!trade) return 'trade_outside';
  const inForce = cycleOn(cycles, formatDay(trade.day));
  if (!inForce) return 'before_first_cycle';
  const { cycle, before } = inForce;
  const settling = days.settling(cycle);
  const isCovered = trade.day >= settling.first && trade.day <= settling.last;
  const settled = isCovered ? addBusinessDays(settling, trade.day, cycle.days) : null;
  if (!settled) return 'settlement_outside';
  const ofTrade = trustIn(days.trading, trade.dependsFrom, trade.dependsTo);
  const ofSettlement = trustIn(settling, settled.dependsFrom, settled.dependsTo);
  const isOpenCycle = cycle.status === 'announced' && before !== null;
  const estimated = ofTrade.estimated || ofSettlement.estimated || isOpenCycle;
  const coverage = ofTrade.coverage === 'verified' && ofSettlement.coverage === 'verified' ? 'verified' : 'library';
  const bounds = estimated ? boundsOf(days, cycles, date, trade) : null;
  return { trade, cycle, settled, coverage, estimated, bounds };
}

/**
 * Trade and settlement move on with the days that are announced as closed, and with a longer cycle. So the earliest date is
 * that of the earliest trade date with the shortest of the cycles that could hold, the latest that of the latest with the
 * longest.
 */
function boundsOf(
  { trading, settling }: MarketDays,
  cycles: readonly SettlementCycle[],
  date: DayNumber,
  trade: Found,
): Bounds {
  const search = (some: BusinessDays) => businessDayOnOrAfter(some, date);
  const traded = boundsOfSearch(trading, date, trade, 'after', search);
  const from = traded.earliest ?? trade.day;
  const possible = possibleCycles(cycles, from, traded.latest ?? trade.day);
  const onto = (day: DayNumber, cycle: SettlementCycle): Bounds => {
    const days = settling(cycle);
    const found = day > days.last ? null : addBusinessDays(days, day, cycle.days);
    return found ? boundsOfAdd(days, day, cycle.days, found) : { earliest: null, latest: null };
  };
  const earliest = possible.map((cycle) => onto(from, cycle).earliest);
  const latest = traded.latest === null ? [null] : possible.map((cycle) => onto(traded.latest!, cycle).latest);
  return { earliest: extreme(earliest, Math.min), latest: extreme(latest, Math.max) };
}

/** Null, which is outside the data, is later than any day and nothing is known to be earlier. */
function extreme(days: readonly (DayNumber | null)[], pick: (...days: number[]) => number): DayNumber | null {
  return days.includes(null) ? null : pick(...(days as readonly number[]));
}

/** The cycles of trades from..to, and where one is announced alone, the one before it. */
function possibleCycles(cycles: readonly SettlementCycle[], from: DayNumber, to: DayNumber): SettlementCycle[] {
  const [first, last] = [formatDay(from), formatDay(to)];
  const start = Math.max(
    0,
    cycles.findLastIndex((one) => one.from <= first),
  );
  const held = cycles.slice(start).filter((one) => one.from <= last);
  const doubted = held.flatMap((one) => (one.status === 'announced' ? [cycles[cycles.indexOf(one) - 1] ?? one] : []));
  return [...new Set([...held, ...doubted])];
}
