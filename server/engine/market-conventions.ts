/** The settlement cycles and hours of an exchange in a release. */

/**
 * How the row was read: `original`: the authority's own text; `copy`: its own words, unchanged, kept elsewhere;
 * `report`: somebody's account.
 */
export const CONVENTION_EVIDENCE = ['original', 'copy', 'report'] as const;
export type ConventionEvidence = (typeof CONVENTION_EVIDENCE)[number];

/** The instrument; default `equity`. */
export const INSTRUMENTS = [
  'equity',
  'equity_t0',
  'b_share',
  'government_bond',
  'corporate_bond',
  'option_premium',
] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** The source of a row. */
export interface Provenance {
  /** URL of the source; null: none was found, so the row has no official source. */
  readonly source: string | null;
  /** Null with `source`. */
  readonly evidence: ConventionEvidence | null;
  readonly note?: string;
}

/** The days from a trade to its settlement, for trades from a date on. */
export interface SettlementCycle extends Provenance {
  readonly instrument: Instrument;
  /** First trade date, YYYY-MM-DD. */
  readonly from: string;
  /**
   * `changed`: the cycle began with trades of `from`; `known`: it was in force then, but its start is not known. If the cycle
   * before it differs, trades between the two may have settled on either.
   */
  readonly start: 'changed' | 'known';
  /** The n of T+n, in business days of `calendar`. */
  readonly days: number;
  /**
   * The n of another T+n by which some trades of the instrument settle (`note` tells which): which of the two applies to a trade is
   * not known, and its settlement is estimated. Absent: none.
   */
  readonly or_days?: number;
  /**
   * `announced`: not known to be in force when the row was written: a law or a plan for a later date, or for one that has passed and
   * was not confirmed; `note` tells.
   */
  readonly status: 'in_force' | 'announced';
  /** The calendar whose business days are counted; absent: the market's settlement calendar, MIC:SETTLEMENT. */
  readonly calendar?: string;
}

/** Hours of a market from a date on: local times HH:MM in `timezone`. */
export interface Hours extends Provenance {
  /** First and last day of trading with these hours, YYYY-MM-DD; absent: still in force. */
  readonly from: string;
  readonly to?: string;
  /** ISO weekdays, 1 = Monday ... 7 = Sunday, on which they apply; absent: all. A row with weekdays overrides one without. */
  readonly weekdays?: readonly number[];
  /** Beginning and end of continuous trading. */
  readonly open: string;
  readonly close: string;
  /** The session begins on the evening before its date. */
  readonly opens_day_before?: true;
  /** Start and end of the break. */
  readonly break?: readonly [start: string, end: string];
  /**
   * The closing auction: from the beginning of its call to its end, with a random end the latest; start and end are equal if it is a
   * matching at one instant. Absent: none, or its times are not known, which `sessions_not_entered` tells.
   */
  readonly closing_auction?: readonly [start: string, end: string];
  /** IANA name; absent: that of the calendar. */
  readonly timezone?: string;
}

/**
 * A session that a market is known to have and that its hours do not hold (evening, night, weekend, trading at the closing price):
 * between its ends the market may be trading, and its state is unknown.
 */
export interface SessionNotEntered extends Provenance {
  readonly name: string;
  /** First and last day, YYYY-MM-DD; absent: still held. */
  readonly from: string;
  readonly to?: string;
  /**
   * Local times HH:MM in the zone of the calendar; an end that is not after the start is that of the next morning. Where its ends are not
   * known, the widest that they may be.
   */
  readonly start: string;
  readonly end: string;
  /** ISO weekdays on which it may be held, whether or not they are trading days; absent, and without `dates`: every trading day. */
  readonly weekdays?: readonly number[];
  /** The days on which it may be held, whether or not they are trading days. */
  readonly dates?: readonly string[];
}

/** A day on which trading began late. */
export interface LateOpen extends Provenance {
  readonly date: string;
  readonly name: string;
  readonly open: string;
  /** Absent: as on other days. */
  readonly close?: string;
}

export const LATE_OPEN_DAYS = ['date', 'first_session_of_year', 'thursdays_of_november'] as const;

/**
 * Days on which trading may begin late, or may have: their opening is estimated. A doubt about a day of every year does
 * not apply to a year for which a late open of the same name is known.
 */
export interface LateOpenDoubt extends Provenance {
  readonly name: string;
  /** `date`: the one date that `from` and `to` both name. */
  readonly on: (typeof LATE_OPEN_DAYS)[number];
  /** First and last day, YYYY-MM-DD; absent: it still applies. */
  readonly from: string;
  readonly to?: string;
}

export const HOURS_DOUBT_DAYS = ['sessions', 'holidays'] as const;

/** Days whose hours are not known, or may not be those of other days. */
export interface HoursDoubt extends Provenance {
  readonly name: string;
  /** `sessions`: sessions may have other hours; `holidays`: the market trades on some of its holidays, at unknown hours. */
  readonly on: (typeof HOURS_DOUBT_DAYS)[number];
  /** First and last days, YYYY-MM-DD; sorted. */
  readonly spans: readonly (readonly [first: string, last: string])[];
}

/** The settlement cycles and hours of an exchange in a release. Absent: nothing is known. */
export interface MarketConventions {
  /** Sorted by instrument and date. */
  readonly settlement_cycles?: readonly SettlementCycle[];
  /** Sorted by date. */
  readonly hours?: readonly Hours[];
  /** Sorted by date. */
  readonly sessions_not_entered?: readonly SessionNotEntered[];
  /** Sorted by date. */
  readonly late_opens?: readonly LateOpen[];
  readonly late_open_doubts?: readonly LateOpenDoubt[];
  readonly hours_doubts?: readonly HoursDoubt[];
}

/** Whether the hours of a day (YYYY-MM-DD) are in doubt: those of its session, or of a holiday. */
export function areHoursDoubtful(
  { hours_doubts = [] }: MarketConventions,
  on: HoursDoubt['on'],
  date: string,
): boolean {
  return hours_doubts.some(
    (doubt) =>
      doubt.on === on && doubt.spans.some(([first, last]) => first <= date && date <= last),
  );
}

/** The sessions of a day (YYYY-MM-DD, with its ISO weekday) that are not entered. */
export function notEnteredOn(
  { sessions_not_entered = [] }: MarketConventions,
  { date, weekday, isTrading }: { date: string; weekday: number; isTrading: boolean },
): readonly SessionNotEntered[] {
  return sessions_not_entered.filter(({ from, to = '9999', weekdays, dates }) => {
    if (date < from || date > to) return false;
    if (!weekdays && !dates) return isTrading;
    return (weekdays?.includes(weekday) ?? false) || (dates?.includes(date) ?? false);
  });
}

/** A trading day: its date (YYYY-MM-DD), its ISO weekday, and whether it is the first of its year. */
interface TradingDate {
  readonly date: string;
  readonly weekday: number;
  readonly isFirstOfYear: () => boolean;
}

/** Whether trading may begin later than its hours on a day for which no late open is known. */
export function mayOpenLate(
  { late_opens = [], late_open_doubts = [] }: MarketConventions,
  on: TradingDate,
): boolean {
  const isKnown = (name: string) =>
    late_opens.some((one) => one.name === name && one.date.slice(0, 4) === on.date.slice(0, 4));
  return late_open_doubts.some((doubt) => {
    if (on.date < doubt.from || on.date > (doubt.to ?? '9999')) return false;
    return doubt.on === 'date' || (fallsOn(doubt, on) && !isKnown(doubt.name));
  });
}

function fallsOn({ on }: LateOpenDoubt, { date, weekday, isFirstOfYear }: TradingDate): boolean {
  return on === 'first_session_of_year'
    ? isFirstOfYear()
    : weekday === 4 && date.slice(5, 7) === '11';
}

/** T+n, and the other one by which some trades settle: T+2 or T+1. */
export function cycleText({
  days,
  or_days,
}: {
  readonly days: number;
  readonly or_days?: number | null;
}): string {
  return or_days === undefined || or_days === null ? `T+${days}` : `T+${days} or T+${or_days}`;
}

/** The rows of one instrument, in their order. */
export function cyclesOf(
  cycles: readonly SettlementCycle[],
  instrument: Instrument,
): readonly SettlementCycle[] {
  return cycles.filter((one) => one.instrument === instrument);
}

/** A cycle with its neighbours. */
export interface CycleInForce {
  readonly cycle: SettlementCycle;
  readonly before: SettlementCycle | null;
  readonly after: SettlementCycle | null;
}

/** The cycle of trades of a date (YYYY-MM-DD); null before the first known one. */
export function cycleOn(cycles: readonly SettlementCycle[], date: string): CycleInForce | null {
  const at = cycles.findLastIndex(({ from }) => from <= date);
  const cycle = cycles[at];
  return cycle ? { cycle, before: cycles[at - 1] ?? null, after: cycles[at + 1] ?? null } : null;
}

/** The hours of a date (YYYY-MM-DD, with its ISO weekday); null if none are known. */
export function hoursOn(hours: readonly Hours[], date: string, weekday: number): Hours | null {
  const inRange = hours.filter(({ from, to = '9999' }) => from <= date && date <= to);
  const ofWeekday = inRange.findLast(({ weekdays }) => weekdays?.includes(weekday));
  return ofWeekday ?? inRange.findLast(({ weekdays }) => weekdays === undefined) ?? null;
}
