import {
  type DayNumber,
  formatDay,
  isoWeekday,
  mustParseDay,
} from '../../server/engine/civil-date.js';
import type { Payload } from '../../server/engine/types.js';
import { entryKey } from '../expand/entry.js';
import { type ReleaseState, type StoredEntry, sortedEntries } from '../release/state.js';

/** The days of a calendar as they would be released, each with its change. */
export interface PlannedDay {
  readonly calendar: string;
  readonly day: DayNumber;
  /** `+` added, `-` removed, `~` modified, space: unchanged. */
  readonly mark: '+' | '-' | '~' | ' ';
  readonly payload: Payload;
  readonly basis: string;
}

/** All entries of a calendar before and after, in order. */
export function plannedDays(
  calendar: string,
  before: ReleaseState,
  after: ReleaseState,
): PlannedDay[] {
  const was = before.entries.get(calendar);
  const is = after.entries.get(calendar);
  const gone = sortedEntries(before, calendar).filter((entry) => !is?.has(keyOf(entry)));
  const kept = sortedEntries(after, calendar);
  const markOf = (entry: StoredEntry) => {
    const old = was?.get(keyOf(entry));
    if (!old) return '+' as const;
    return old.payload === entry.payload ? (' ' as const) : ('~' as const);
  };
  return [
    ...gone.map((entry) => ({ ...planned(calendar, entry, before), mark: '-' as const })),
    ...kept.map((entry) => ({ ...planned(calendar, entry, after), mark: markOf(entry) })),
  ].sort((a, b) => a.day - b.day);
}

function planned(calendar: string, entry: StoredEntry, { provenance }: ReleaseState) {
  const { day, payload } = entry;
  const own = provenance.get(calendar);
  const row = own?.rows[own.rowOf.get(keyOf(entry)) ?? -1];
  const basis =
    payload.coverage === 'verified'
      ? 'publication'
      : (row?.basis ?? (payload.origin === 'library' ? 'library' : 'rule'));
  return { calendar, day, payload, basis };
}

function keyOf({ day, payload }: StoredEntry): number {
  return entryKey({ day, kind: payload.kind });
}

/** One line per run of consecutive equal days. `today`: YYYY-MM-DD; shows the next `months`. */
export function planLines(days: readonly PlannedDay[], today: string, months = 24): string[] {
  const first = mustParseDay(today);
  const last = first + Math.round((months * 365.25) / 12);
  const runs: PlannedDay[][] = [];
  for (const one of days.filter(({ day }) => day >= first && day <= last)) {
    const run = runs.find(
      (others) => others.at(-1)!.day === one.day - 1 && textOf(others[0]!) === textOf(one),
    );
    if (run) run.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => {
    const [from, to] = [run[0]!.day, run.at(-1)!.day];
    const until = from === to ? '' : ` to ${formatDay(to)} (${run.length} days)`;
    return `${run[0]!.mark} ${formatDay(from)} ${WEEKDAYS[isoWeekday(from) - 1]}${until}  ${textOf(run[0]!)}`;
  });
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function textOf({ mark, payload, basis }: PlannedDay): string {
  const { kind, names, close_time, status, coverage, observed } = payload;
  const what = `${kind}${close_time ? ` ${close_time}` : ''}  ${names.en}${observed ? ' (observed)' : ''}`;
  return `${what}  [${status}, ${coverage === 'verified' ? 'verified' : basis}]${mark === '-' ? ' removed' : ''}`;
}

/** The plan as CSV: every day that changes, and those of the next months. */
export function planCsv(days: readonly PlannedDay[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = days.map(({ calendar, day, mark, payload, basis }) =>
    [
      calendar,
      formatDay(day),
      { '+': 'added', '-': 'removed', '~': 'modified', ' ': 'unchanged' }[mark],
      payload.kind,
      payload.names.en!,
      payload.close_time ?? '',
      payload.status,
      payload.coverage,
      basis,
      payload.sources.join(' '),
    ]
      .map(cell)
      .join(),
  );
  return `calendar,date,change,kind,name,close_time,status,coverage,basis,sources\n${rows.map((row) => `${row}\n`).join('')}`;
}
