import { type DayNumber, firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { ENTRY_KINDS, type EntryKind, type Payload } from '../../server/engine/types.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { entryKey } from '../expand/entry.js';
import type { ReleaseStep } from '../release/replay.js';
import type { EntryChange, StoredCalendar, StoredEntry } from '../release/state.js';
import { isOpen } from './day-bits.js';

/** Marks of a change for clients: whether it alters the day, and whether a date became confirmed. */
export interface MarkedChange extends EntryChange {
  /** This change alters the day's status (open, early_close, closed, weekend) or its closing time. */
  readonly altersDay: boolean;
  /** An estimated or provisional date is now confirmed, unchanged or moved by a few days. */
  readonly becameConfirmed: boolean;
}

/** The needed access to a state: a calendar's record, and its entries by `entryKey`. */
export interface KnownDays {
  readonly calendars: Pick<ReadonlyMap<string, StoredCalendar>, 'get'>;
  readonly entries: { readonly get: (id: string) => Pick<ReadonlyMap<number, StoredEntry>, 'get'> | undefined };
}

/** How many days around a removed estimated date to look for the announced one. */
const MAX_DAYS_MOVED = 3;

/**
 * The changes of a release, which are sorted by calendar, date and kind. `state` is that after the release: it knows the
 * entries of those days that did not change, and the weekends.
 */
export function* markChanges(
  { changes, records }: Pick<ReleaseStep, 'changes' | 'records'>,
  state: KnownDays,
): Generator<MarkedChange> {
  const changed = new Map(records.map((record) => [record.id, record]));
  for (let first = 0; first < changes.length; ) {
    const { calendar } = changes[first]!;
    let end = first + 1;
    while (changes[end]?.calendar === calendar) end++;
    const stays = state.calendars.get(calendar);
    const { before, after } = changed.get(calendar) ?? { before: stays, after: stays };
    yield* markCalendar(changes.slice(first, end), statusIn(before), statusIn(after), state);
    first = end;
  }
}

function* markCalendar(
  changes: readonly EntryChange[],
  before: StatusIn,
  after: StatusIn,
  state: KnownDays,
): Generator<MarkedChange> {
  const gone = new Map<DayNumber, EntryChange[]>();
  for (const change of changes) {
    if (!change.after && change.before!.status !== 'confirmed') getOrMake(gone, change.day, () => []).push(change);
  }
  for (let first = 0; first < changes.length; ) {
    const { calendar, day } = changes[first]!;
    let end = first + 1;
    while (changes[end]?.day === day) end++;
    const ofDay = end === first + 1 ? [changes[first]!] : changes.slice(first, end);
    // Most changes are of names and sources.
    const isOther =
      ofDay.some(matters) && isOtherDay(ofDay, before, after, () => keptEntries(ofDay, calendar, day, state));
    for (const change of ofDay) {
      const { kind, before: was, after: is } = change;
      const marks = { altersDay: isOther && matters(change), becameConfirmed: becameConfirmed(change, gone) };
      yield { calendar, day, kind, before: was, after: is, ...marks };
    }
    first = end;
  }
}

/** Whether the status of a day, or its closing time, is another one after its changes. */
function isOtherDay(
  changes: readonly EntryChange[],
  before: StatusIn,
  after: StatusIn,
  readKept: () => readonly Payload[],
): boolean {
  const { day } = changes[0]!;
  if (!before.has(day) || !after.has(day)) return before.has(day) !== after.has(day);
  const kept = readKept();
  const was = before.of(day, [...kept, ...changes.flatMap((change) => change.before ?? [])]);
  return was !== after.of(day, [...kept, ...changes.flatMap((change) => change.after ?? [])]);
}

/** The entries of a day that a release did not change. */
function keptEntries(changes: readonly EntryChange[], calendar: string, day: DayNumber, state: KnownDays): Payload[] {
  const entries = state.entries.get(calendar);
  const isChanged = (kind: EntryKind) => changes.some((change) => change.kind === kind);
  return ENTRY_KINDS.flatMap((kind) => (isChanged(kind) ? [] : (entries?.get(entryKey({ day, kind }))?.payload ?? [])));
}

/** The changes of one day that can alter it. */
function matters({ before, after }: EntryChange): boolean {
  return before?.close_time !== after?.close_time || !before || !after;
}

function becameConfirmed(
  { day, kind, before, after }: EntryChange,
  gone: ReadonlyMap<DayNumber, readonly EntryChange[]>,
): boolean {
  if (after?.status !== 'confirmed') return false;
  if (before) return before.status !== 'confirmed';
  if (gone.size === 0) return false;
  const isSame = (other: EntryChange) => other.kind === kind && other.before!.names.en === after.names.en;
  for (let near = day - MAX_DAYS_MOVED; near <= day + MAX_DAYS_MOVED; near++) {
    if (gone.get(near)?.some(isSame)) return true;
  }
  return false;
}

/** The days in a calendar's record. */
interface StatusIn {
  /** Whether it has data of the day. */
  readonly has: (day: DayNumber) => boolean;
  /** The day's status and closing time as one text. */
  readonly of: (day: DayNumber, entries: readonly Payload[]) => string;
}

/** null: there is no calendar; undefined: its record is not known, nor are its weekends. */
function statusIn(calendar: StoredCalendar | null | undefined): StatusIn {
  const weekendOn = weekendCheck(calendar?.weekend ?? []);
  const [first, last] = calendar
    ? [firstDayOf(calendar.data_years[0]), lastDayOf(calendar.data_years[1])]
    : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    has: (day) => calendar !== null && day >= first && day <= last,
    of: (day, entries) => {
      if (!isOpen(entries, weekendOn(day)))
        return entries.some(({ kind }) => kind === 'holiday') ? 'closed' : 'weekend';
      const closing = entries.find(({ kind }) => kind === 'early_close');
      return closing ? `early_close ${closing.close_time}` : 'open';
    },
  };
}
