import { formatDay, mustParseDay } from '../../../server/engine/civil-date.js';
import type {
  ConventionEvidence,
  Hours,
  HoursDoubt,
  Instrument,
  LateOpen,
  LateOpenDoubt,
  SessionNotEntered,
  SettlementCycle,
} from '../../../server/engine/market-conventions.js';

/**
 * The types of rows of conventions: settlement cycles and trading hours. The source of a row is defined first:
 *
 *     const SEC_1994 = copy('http://...');
 *     changed('1995-06-07', 3, SEC_1994)
 *
 * `original`: the text of an authority (exchange, depository, clearing house, supervisor) at its own address; `copy`: a
 * copy of that text elsewhere; `report`: a retelling; NONE: no source was found, which answers state.
 */
export interface CitedSource {
  readonly source: string | null;
  readonly evidence: ConventionEvidence | null;
}

export const original = (source: string): CitedSource => ({ source, evidence: 'original' });
export const copy = (source: string): CitedSource => ({ source, evidence: 'copy' });
export const report = (source: string): CitedSource => ({ source, evidence: 'report' });
/** No source was found. */
export const NONE: CitedSource = { source: null, evidence: null };

/** The answers of a market's depository to the association of securities services, of September 2001 to February 2002. */
export const issa = (country: string): CitedSource =>
  report(`http://www.issanet.org/projects/rec2000-${country}5.html`);
/** Where the answers bear no day. */
export const ISSA_UNDATED = 'From answers given in 2001 or 2002.';

/** A cycle without its instrument and calendar. */
export type CycleRow = Omit<SettlementCycle, 'instrument' | 'calendar'>;

/** T+`days` began with trades of `from`. */
export function changed(from: string, days: number, source: CitedSource, note?: string): CycleRow {
  return { from, start: 'changed', days, status: 'in_force', ...source, ...(note && { note }) };
}

/** T+`days` was in force with trades of `from`; the start was not found. */
export function known(from: string, days: number, source: CitedSource, note?: string): CycleRow {
  return { from, start: 'known', days, status: 'in_force', ...source, ...(note && { note }) };
}

/**
 * T+`days` was in force with trades of `from`, but not for all trades: some, which `note` names, settle on T+`orDays`. Answers are
 * estimated, between the two.
 */
export function forSome(from: string, days: number, orDays: number, source: CitedSource, note: string): CycleRow {
  return { ...known(from, days, source, note), or_days: orDays };
}

/**
 * T+`days` was announced to begin with trades of `from`, but no confirmation was found: answers about them are
 * estimated, between this cycle and the one before.
 */
export function unconfirmed(from: string, days: number, source: CitedSource, note: string): CycleRow {
  return { from, start: 'changed', days, status: 'announced', ...source, note };
}

/**
 * T+`days` is to be in force for trades of `from`, and may begin before: trades since the row before it are estimated.
 */
export function announcedBy(from: string, days: number, source: CitedSource, note: string): CycleRow {
  return { from, start: 'known', days, status: 'announced', ...source, note };
}

/** T+`days` is to begin with trades of `from`, by a law that does not apply yet or by a plan: `note` tells. */
export function announced(from: string, days: number, source: CitedSource, note?: string): CycleRow {
  return { from, start: 'changed', days, status: 'announced', ...source, ...(note && { note }) };
}

/** The cycles of some markets: `rows` of each instrument, sorted by date. */
export interface CycleTable {
  /** Ids of exchanges with spaces between them. */
  readonly markets: string;
  readonly cycles: Readonly<Partial<Record<Instrument, readonly CycleRow[]>>>;
  /** By instrument: the calendar whose business days are counted, if other than MIC:SETTLEMENT. */
  readonly calendars?: Readonly<Partial<Record<Instrument, string>>>;
}

/** The hours of some markets, sorted by date. */
export interface HoursTable {
  readonly markets: string;
  readonly hours: readonly Hours[];
  readonly lateOpens?: readonly LateOpen[];
  readonly lateOpenDoubts?: readonly LateOpenDoubt[];
  readonly hoursDoubts?: readonly HoursDoubt[];
}

type MoreOfHours = Partial<Omit<Hours, 'from' | 'open' | 'close' | 'source' | 'evidence'>>;

/** Hours from a date on: `times` are '09:30-16:00', or with a break '09:30-12:00 13:00-16:00'. */
export function hours(from: string, times: string, source: CitedSource, more: MoreOfHours = {}): Hours {
  const sessions = times.split(' ').map((part) => part.split('-') as [string, string]);
  const [first, second] = sessions;
  const open = first![0];
  const close = (second ?? first!)[1];
  return { from, open, close, ...(second && { break: [first![1], second[0]] as const }), ...more, ...source };
}

/** Rows in which some days have hours of their own: `days` are rows of one day each, in order. */
export function withDays(rows: readonly Hours[], days: readonly Hours[]): Hours[] {
  return days.reduce<Hours[]>(
    (all, day) => {
      const next = (date: string, by: number) => formatDay(mustParseDay(date) + by);
      return all.flatMap((row): Hours[] => {
        if (row.from > day.from || (row.to ?? '9999') < day.from) return [row];
        const { to, ...rest } = row;
        const before = { ...row, to: next(day.from, -1) };
        const after = { ...rest, from: next(day.from, 1), ...(to !== undefined && { to }) };
        return [...(row.from < day.from ? [before] : []), { ...day, to: day.from }, after];
      });
    },
    [...rows],
  );
}

/** The sessions of some markets that their hours do not hold, sorted by date. */
export interface NotEnteredTable {
  readonly markets: string;
  readonly sessions: readonly SessionNotEntered[];
}

type MoreOfSession = Partial<Pick<SessionNotEntered, 'to' | 'weekdays' | 'dates' | 'note'>>;

/** A session from a date on that the hours do not hold: `times` are '16:00-20:00', in the zone of the calendar. */
export function notEntered(
  from: string,
  name: string,
  times: string,
  source: CitedSource,
  more: MoreOfSession = {},
): SessionNotEntered {
  const [start, end] = times.split('-') as [string, string];
  return { name, from, start, end, ...more, ...source };
}
