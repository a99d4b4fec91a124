import { type DayNumber, firstDayOf, lastDayOf } from '../engine/civil-date.js';
import { isOpen } from '../engine/open-day.js';
import { type CalendarRecord, ENTRY_KINDS, type EntryKind, type Payload } from '../engine/types.js';
import { weekendCheck } from '../engine/weekend.js';
import { getOrMake } from '../util/get-or-make.js';
import { once } from '../util/once.js';

/** The changed entries of a calendar between two releases. */

export interface EntryDifference {
  readonly day: DayNumber;
  readonly kind: EntryKind;
  /** null: added. */
  readonly before: Payload | null;
  /** null: removed. */
  readonly after: Payload | null;
}

export interface ChangedEntry extends EntryDifference {
  /** This change alters the day's status (open, early_close, closed, weekend) or its closing time. */
  readonly altersDay: boolean;
  /** An estimated or provisional date is now confirmed, unchanged or moved by a few days. */
  readonly becameConfirmed: boolean;
}

export interface DatedEntry {
  readonly day: DayNumber;
  readonly payload: Payload;
}

type DaysOfRecord = Pick<CalendarRecord, 'weekend' | 'data_years'>;

/** A calendar in one release; equal payloads are one object in both. Entries sorted by day and kind. */
export interface CalendarState {
  readonly record: DaysOfRecord;
  readonly entries: readonly DatedEntry[];
}

/** Orders the entries of a calendar. */
export function entryKey({
  day,
  kind,
}: {
  readonly day: DayNumber;
  readonly kind: EntryKind;
}): number {
  return day * 4 + ENTRY_KINDS.indexOf(kind);
}

/** The differences between two sorted lists of entries; equal payloads are one object. */
export function differences(
  before: readonly DatedEntry[],
  after: readonly DatedEntry[],
): EntryDifference[] {
  const found: EntryDifference[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [a, b] = [before[left], after[right]];
    const order = a && b ? keyOf(a) - keyOf(b) : a ? -1 : 1;
    if (order < 0)
      found.push({ day: a!.day, kind: a!.payload.kind, before: a!.payload, after: null });
    else if (order > 0)
      found.push({ day: b!.day, kind: b!.payload.kind, before: null, after: b!.payload });
    else if (a!.payload !== b!.payload) {
      found.push({ day: a!.day, kind: a!.payload.kind, before: a!.payload, after: b!.payload });
    }
    if (order <= 0) left++;
    if (order >= 0) right++;
  }
  return found;
}

function keyOf({ day, payload }: DatedEntry): number {
  return entryKey({ day, kind: payload.kind });
}

/** The changed entries of a calendar, by date and kind; null: there was, or is, no such calendar. */
export function changedEntries(
  before: CalendarState | null,
  after: CalendarState | null,
): ChangedEntry[] {
  const changes = differences(before?.entries ?? [], after?.entries ?? []);
  const stays = after?.entries ?? before?.entries ?? [];
  return markChanges(changes, before?.record ?? null, after?.record ?? null, stays);
}

/** How many days around a removed estimated date to look for the announced one. */
const MAX_DAYS_MOVED = 3;

/**
 * Marks the changes of a calendar, sorted by date and kind. The records before and after: null: there is no such calendar;
 * undefined: it is not known. `entries` has those that did not change.
 */
export function markChanges(
  changes: readonly EntryDifference[],
  before: DaysOfRecord | null | undefined,
  after: DaysOfRecord | null | undefined,
  entries: readonly DatedEntry[],
): ChangedEntry[] {
  const [was, is] = [statusIn(before), statusIn(after)];
  const known = once(() => new Map(entries.map((entry) => [keyOf(entry), entry.payload])));
  const gone = new Map<DayNumber, EntryDifference[]>();
  for (const change of changes) {
    if (!change.after && change.before!.status !== 'confirmed')
      getOrMake(gone, change.day, () => []).push(change);
  }
  const marked: ChangedEntry[] = [];
  for (let first = 0; first < changes.length; ) {
    const { day } = changes[first]!;
    let end = first + 1;
    while (changes[end]?.day === day) end++;
    const ofDay = end === first + 1 ? [changes[first]!] : changes.slice(first, end);
    // Most changes are of names and sources.
    const isOther =
      ofDay.some(matters) && isOtherDay(ofDay, was, is, () => keptEntries(ofDay, known()));
    for (const change of ofDay) {
      const marks = {
        altersDay: isOther && matters(change),
        becameConfirmed: becameConfirmed(change, gone),
      };
      marked.push({ day, kind: change.kind, before: change.before, after: change.after, ...marks });
    }
    first = end;
  }
  return marked;
}

/** Whether the status of a day, or its closing time, is another one after its changes. */
function isOtherDay(
  changes: readonly EntryDifference[],
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

/** The entries of a day that did not change. */
function keptEntries(
  changes: readonly EntryDifference[],
  known: ReadonlyMap<number, Payload>,
): Payload[] {
  const { day } = changes[0]!;
  const isChanged = (kind: EntryKind) => changes.some((change) => change.kind === kind);
  return ENTRY_KINDS.flatMap((kind) =>
    isChanged(kind) ? [] : (known.get(entryKey({ day, kind })) ?? []),
  );
}

/** The changes of one day that can alter it. */
function matters({ before, after }: EntryDifference): boolean {
  return before?.close_time !== after?.close_time || !before || !after;
}

function becameConfirmed(
  { day, kind, before, after }: EntryDifference,
  gone: ReadonlyMap<DayNumber, readonly EntryDifference[]>,
): boolean {
  if (after?.status !== 'confirmed') return false;
  if (before) return before.status !== 'confirmed';
  if (gone.size === 0) return false;
  const isSame = (other: EntryDifference) =>
    other.kind === kind && other.before!.names.en === after.names.en;
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
function statusIn(calendar: DaysOfRecord | null | undefined): StatusIn {
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
