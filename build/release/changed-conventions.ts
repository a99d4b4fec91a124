import {
  cycleText,
  type Hours,
  type HoursDoubt,
  type LateOpen,
  type LateOpenDoubt,
  type MarketConventions,
  type SessionNotEntered,
  type SettlementCycle,
} from '../../server/engine/market-conventions.js';
import type { ReleaseState } from './state.js';

/** Describes the changes of a release to settlement cycles, hours and late opens of exchanges, for reviewers. */

/** A row that is added or removed; `changed` where a person reads the same of it and another member differs. */
export interface ConventionChange {
  readonly calendar: string;
  readonly type: 'added' | 'removed' | 'changed';
  readonly what: string;
}

/** Sorted by calendar; the rows of one calendar in the order removed, added, changed. */
export function changedConventions(before: ReleaseState, after: ReleaseState): ConventionChange[] {
  const ids = [...new Set([...before.calendars.keys(), ...after.calendars.keys()])].sort();
  return ids.flatMap((calendar) => {
    const [old, now] = [
      rowsOf(before.calendars.get(calendar)),
      rowsOf(after.calendars.get(calendar)),
    ];
    return rowChanges(missingIn(now, old), missingIn(old, now)).map((change) => ({
      calendar,
      ...change,
    }));
  });
}

function rowChanges(
  removed: readonly Row[],
  added: readonly Row[],
): Omit<ConventionChange, 'calendar'>[] {
  const counterpart = (row: Row, rows: readonly Row[]) =>
    rows.find(({ line }) => line === row.line);
  const alone = (rows: readonly Row[], others: readonly Row[]) =>
    rows.filter((row) => !counterpart(row, others));
  return [
    ...alone(removed, added).map(({ line }) => ({ type: 'removed', what: line }) as const),
    ...alone(added, removed).map(({ line }) => ({ type: 'added', what: line }) as const),
    ...added.flatMap((row) => {
      const old = counterpart(row, removed);
      return old
        ? [
            {
              type: 'changed',
              what: `${row.line}: ${differingMembers(old, row).join(', ')}`,
            } as const,
          ]
        : [];
    }),
  ];
}

function differingMembers(a: Row, b: Row): string[] {
  const names = [...new Set([...a.members.keys(), ...b.members.keys()])];
  return names.filter((name) => a.members.get(name) !== b.members.get(name));
}

function missingIn(rows: readonly Row[], others: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ text }) => text));
  return others.filter(({ text }) => !known.has(text));
}

/** A market's settlement cycles, hours and late opens, a line for each row. */
export function conventionLines(conventions: MarketConventions): string[] {
  return rowsOf(conventions).map(({ line }) => line);
}

interface Row {
  /** Each member's JSON, sorted by name. */
  readonly members: ReadonlyMap<string, string>;
  /** All members: equal rows are equal texts. */
  readonly text: string;
  /** What a person reads of it. */
  readonly line: string;
}

function rowsOf(conventions: MarketConventions = {}): Row[] {
  const {
    settlement_cycles = [],
    hours = [],
    sessions_not_entered = [],
    late_opens = [],
    late_open_doubts = [],
    hours_doubts = [],
  } = conventions;
  return [
    ...settlement_cycles.map((row) => rowOf(row, cycleLine(row))),
    ...hours.map((row) => rowOf(row, hoursLine(row))),
    ...sessions_not_entered.map((row) => rowOf(row, notEnteredLine(row))),
    ...late_opens.map((row) => rowOf(row, lateLine(row))),
    ...late_open_doubts.map((row) => rowOf(row, doubtLine(row))),
    ...hours_doubts.map((row) => rowOf(row, hoursDoubtLine(row))),
  ];
}

function rowOf(
  row: SettlementCycle | Hours | SessionNotEntered | LateOpen | LateOpenDoubt | HoursDoubt,
  line: string,
): Row {
  const sorted = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  const members = new Map(sorted.map(([name, value]) => [name, JSON.stringify(value)]));
  return {
    members,
    text: JSON.stringify(sorted),
    line: `${line} (${row.evidence ?? 'no source'})`,
  };
}

function cycleLine(cycle: SettlementCycle): string {
  const { instrument, from, status } = cycle;
  return `${instrument} ${cycleText(cycle)} from ${from}${status === 'announced' ? ', announced' : ''}`;
}

function hoursLine({ from, to, open, close, break: pause, weekdays, timezone }: Hours): string {
  const times = pause ? `${open}-${pause[0]} ${pause[1]}-${close}` : `${open}-${close}`;
  const days = weekdays ? ` on weekdays ${weekdays.join()}` : '';
  return `hours ${times}${days} from ${from}${to ? ` to ${to}` : ''}${timezone ? ` in ${timezone}` : ''}`;
}

function notEnteredLine({ name, from, to, start, end }: SessionNotEntered): string {
  return `not entered ${name} ${start}-${end} from ${from}${to ? ` to ${to}` : ''}`;
}

function lateLine({ date, open, close, name }: LateOpen): string {
  return `late open ${date} ${open}${close ? ` to ${close}` : ''} ${name}`;
}

function doubtLine({ name, on, from, to }: LateOpenDoubt): string {
  if (on === 'date') return `perhaps a late open ${from} ${name}`;
  return `perhaps a late open on ${on.replaceAll('_', ' ')} from ${from}${to ? ` to ${to}` : ''} ${name}`;
}

function hoursDoubtLine({ name, on, spans }: HoursDoubt): string {
  return `hours in doubt on ${on} from ${spans[0]![0]} to ${spans.at(-1)![1]} ${name}`;
}
