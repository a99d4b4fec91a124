/** How an exchange's trades settle and when it trades: what a release says of it beside its days. */

/**
 * How the row was read: `original`: the authority's own text; `copy`: its own words, unchanged, kept elsewhere;
 * `report`: somebody's retelling.
 */
export const CONVENTION_EVIDENCE = ['original', 'copy', 'report'] as const;
export type ConventionEvidence = (typeof CONVENTION_EVIDENCE)[number];

/** What is traded. `equity` is what a market is asked about when nothing else is said. */
export const INSTRUMENTS = [
  'equity',
  'equity_t0',
  'b_share',
  'government_bond',
  'corporate_bond',
  'option_premium',
] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** What a row rests on. */
export interface Grounds {
  /** The address that says so; null: none was found, and nothing official stands behind the row. */
  readonly source: string | null;
  /** Null with `source`. */
  readonly evidence: ConventionEvidence | null;
  readonly note?: string;
}

/** The days from a trade to its settlement, for trades from a date on. */
export interface SettlementCycle extends Grounds {
  readonly instrument: Instrument;
  /** First trade date, YYYY-MM-DD. */
  readonly from: string;
  /** `changed`: the cycle began with trades of `from`; `known`: it was in force then, since when is not known. */
  readonly start: 'changed' | 'known';
  /** The n of T+n, in business days of `calendar`. */
  readonly days: number;
  /** `announced`: not in force yet when the row was written, and not law. */
  readonly status: 'in_force' | 'announced';
  /** The calendar whose business days are counted; absent: the market's settlement calendar, MIC:SETTLEMENT. */
  readonly calendar?: string;
}

/** Hours of a market from a date on: local times HH:MM in `timezone`. */
export interface Hours extends Grounds {
  /** First and last day of trading with these hours, YYYY-MM-DD; absent: they still hold. */
  readonly from: string;
  readonly to?: string;
  /** ISO weekdays, 1 = Monday ... 7 = Sunday, on which they hold; absent: all. A row with weekdays goes before one without. */
  readonly weekdays?: readonly number[];
  /** Beginning and end of continuous trading. */
  readonly open: string;
  readonly close: string;
  /** The session begins on the evening before its date. */
  readonly opens_day_before?: true;
  /** From when to when nothing is traded. */
  readonly break?: readonly [start: string, end: string];
  /** The closing auction, where its times are published; with a random end the latest. */
  readonly closing_auction?: readonly [start: string, end: string];
  /** IANA name; absent: that of the calendar. */
  readonly timezone?: string;
}

/** A day on which trading began late. */
export interface LateOpen extends Grounds {
  readonly date: string;
  readonly name: string;
  readonly open: string;
  /** Absent: as on other days. */
  readonly close?: string;
}

/** What a release says of an exchange's settlement and hours. Absent: nothing is known. */
export interface MarketConventions {
  /** Sorted by instrument and date. */
  readonly settlement_cycles?: readonly SettlementCycle[];
  /** Sorted by date. */
  readonly hours?: readonly Hours[];
  /** Sorted by date. */
  readonly late_opens?: readonly LateOpen[];
}

/** The rows of one instrument, in their order. */
export function cyclesOf(cycles: readonly SettlementCycle[], instrument: Instrument): readonly SettlementCycle[] {
  return cycles.filter((one) => one.instrument === instrument);
}

/** The cycle of trades of a date (YYYY-MM-DD), and the one before it; null before the first that is known. */
export function cycleOn(
  cycles: readonly SettlementCycle[],
  date: string,
): { readonly cycle: SettlementCycle; readonly before: SettlementCycle | null } | null {
  const at = cycles.findLastIndex(({ from }) => from <= date);
  const cycle = cycles[at];
  return cycle ? { cycle, before: cycles[at - 1] ?? null } : null;
}

/** The hours of a date (YYYY-MM-DD, with its ISO weekday); null where none are known. */
export function hoursOn(hours: readonly Hours[], date: string, weekday: number): Hours | null {
  const held = hours.filter(({ from, to = '9999' }) => from <= date && date <= to);
  const ofWeekday = held.findLast(({ weekdays }) => weekdays?.includes(weekday));
  return ofWeekday ?? held.findLast(({ weekdays }) => weekdays === undefined) ?? null;
}
