import type { BusinessDays } from '../engine/business-days.js';
import { type DayNumber, formatDay, isoWeekday } from '../engine/civil-date.js';
import { cyclesOf, type Instrument, type SettlementCycle } from '../engine/market-conventions.js';
import { type MarketDays, type Settled, settle } from '../engine/settle.js';
import { WEEKDAYS } from '../text/date-words.js';
import type { Calendars } from './calendars.js';
import { Problem, quote } from './problem.js';
import { requireCovered, resultOutside } from './within-data.js';

/** When trades of an exchange settle, by the cycles and calendars of a release. */

export interface Market {
  readonly id: string;
  readonly instrument: Instrument;
  /** The calendar of its trading days: the exchange's own, or that of the sessions of a bond market. */
  readonly index: number;
  /** Cycles of the instrument, sorted; at least one. */
  readonly cycles: readonly SettlementCycle[];
  readonly days: MarketDays;
}

/** The market of an id. Throws a Problem with the alternatives if there is none or it has no such convention. */
export function marketOf(calendars: Calendars, requested: string, instrument: Instrument): Market {
  const index = calendars.find(requested);
  if (index === undefined) throw withoutCycles(calendars, requested, 'unknown_calendar');
  return marketAt(calendars, index, instrument);
}

/** Like `marketOf`, for the calendar at `index`. */
export function marketAt(calendars: Calendars, index: number, instrument: Instrument): Market {
  const { id, settlement_cycles: all } = calendars.calendar(index);
  if (!all) throw withoutCycles(calendars, id, 'invalid_parameter');
  const cycles = cyclesOf(all, instrument);
  if (cycles.length === 0) {
    const known = [...new Set(all.map((one) => one.instrument))].join(', ');
    const read = `instrument: ${quote(instrument)} was read, of which ${id} has no settlement cycle`;
    throw new Problem('invalid_parameter', `${read}; it has: ${known}`);
  }
  const sessions = tradingIndex(calendars, index);
  const trading = calendars.businessDays(sessions);
  const settling = (cycle: SettlementCycle): BusinessDays =>
    calendars.businessDays(settlementIndex(calendars, id, cycle));
  return { id, instrument, index: sessions, cycles, days: { trading, settling } };
}

/** The calendar on which the days of a cycle are counted. Throws a Problem if the release has none. */
export function settlementIndex(
  calendars: Calendars,
  market: string,
  { calendar }: SettlementCycle,
): number {
  const id = calendar ?? `${market}:SETTLEMENT`;
  const index = calendars.find(id);
  if (index !== undefined) return index;
  throw new Problem(
    'out_of_coverage',
    `this data release has no calendar on which ${market} settles`,
  );
}

/** The calendar of trading days, which the record names where its own days are those of settlement. */
function tradingIndex(calendars: Calendars, index: number): number {
  const { trading } = calendars.calendar(index).companions ?? {};
  return trading === undefined ? index : (calendars.find(trading) ?? index);
}

/** The ids of the calendars of trading days and of settlement days, which may be one. Throws a Problem as `settlementIndex`. */
export function calendarsUsed(
  calendars: Calendars,
  market: string,
  cycle: SettlementCycle,
): string[] {
  const trading = tradingIndex(calendars, calendars.find(market)!);
  const used = [trading, settlementIndex(calendars, market, cycle)];
  return [...new Set(used.map((index) => calendars.calendar(index).id))];
}

/** The settlement of a trade date: see `settle`. Throws a Problem if there is none. */
export function settlementOn(calendars: Calendars, market: Market, date: DayNumber): Settled {
  const { id, index, cycles, instrument, days } = market;
  requireCovered(calendars, [index], date);
  const settled = settle(days, cycles, date);
  if (settled === 'trade_outside') throw resultOutside(calendars, [index], 'after');
  if (settled === 'before_first_cycle') {
    const first = cycles[0]!;
    const message = `the settlement cycle of ${id} (${instrument}) is known for trades of ${first.from} (T+${first.days}) and later`;
    throw new Problem('out_of_coverage', `${message}; ${formatDay(date)} lies before them`);
  }
  if (settled === 'settlement_outside') {
    const last = cycles.at(-1)!;
    throw resultOutside(
      calendars,
      [settlementIndex(calendars, id, last)],
      date < days.settling(last).first ? 'before' : 'after',
    );
  }
  return settled;
}

/** Why the trade date differs from the requested one; null if it does not. */
export function tradeNote(id: string, requested: DayNumber, used: DayNumber): string | null {
  if (requested === used) return null;
  const day = `${formatDay(requested)}, a ${WEEKDAYS[isoWeekday(requested) - 1]}`;
  return `${id} does not trade on ${day}: ${formatDay(used)} was used as the trade date`;
}

function withoutCycles(
  calendars: Calendars,
  id: string,
  code: 'unknown_calendar' | 'invalid_parameter',
): Problem {
  const known = calendars.listed().filter(({ settlement_cycles }) => settlement_cycles);
  if (known.length === 0)
    return new Problem(
      'out_of_coverage',
      'none of the calendars that can be asked here has a settlement cycle',
    );
  const ids = known.map((one) => one.id).join(', ');
  const what = code === 'unknown_calendar' ? 'is no calendar' : 'has no settlement cycle';
  return new Problem(code, `market: ${quote(id)} ${what}; expected one of ${ids}`);
}
