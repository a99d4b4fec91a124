import { formatDay } from '../../server/engine/civil-date.js';
import type {
  CalendarRecord,
  CitedRow,
  EntryKind,
  Payload,
  Source,
} from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { type Entry, entryKey } from '../expand/entry.js';

/** All data as of one release. */
export interface ReleaseState {
  readonly calendars: Map<string, StoredCalendar>;
  readonly sources: Map<string, Source>;
  /** By calendar id; by `entryKey` within a calendar. */
  readonly entries: Map<string, Map<number, StoredEntry>>;
  /** What the dates rest on, by calendar id. */
  readonly provenance: Map<string, Provenance>;
}

/** The basis of a calendar's dates: the rows of its definition, and the row of each entry (by `entryKey`). */
export interface Provenance {
  readonly rows: readonly CitedRow[];
  /** Row numbers. An entry from a publication alone has none. */
  readonly rowOf: ReadonlyMap<number, number>;
}

/** A calendar's record with data that the server does not need: which open days are verified. */
export interface StoredCalendar extends CalendarRecord {
  /** The years with a published complete list of closures. */
  readonly complete_years: readonly number[];
  /** The calendars of which it has the common days, by whose publications it is verified. */
  readonly common_to?: readonly string[];
  /** Days of complete years, YYYY-MM-DD, that are nevertheless not verified. Absent: none. */
  readonly unsettled_days?: readonly string[];
}

export interface StoredEntry {
  readonly day: number;
  readonly payload: Payload;
}

/** One difference between two states: nothing before = added, nothing after = removed, both = modified. */
export interface EntryChange {
  readonly calendar: string;
  readonly day: number;
  readonly kind: EntryKind;
  readonly before: Payload | null;
  readonly after: Payload | null;
}

export function emptyState(): ReleaseState {
  return { calendars: new Map(), sources: new Map(), entries: new Map(), provenance: new Map() };
}

const interned = new Map<string, Payload>();

/** The payload of an entry, keys in one order; equal payloads are one object, so that `===` compares them. */
export function payloadOf(entry: Entry | Payload): Payload {
  const { kind, status, observed, close_time, origin, coverage, close_time_coverage } = entry;
  const names = knownNames(entry.names);
  const sources = entry.sources.length < 2 ? entry.sources : [...entry.sources].sort();
  // An announced date no longer moves.
  const mayMove = status === 'estimated' ? entry.may_move_days : undefined;
  // Of a million entries some ten thousand are different: the others are found by this, which is shorter than their JSON.
  const key = `${names.number}|${kind}|${status}|${observed}|${close_time}|${origin}|${coverage}|${close_time_coverage}|${mayMove}|${sources.join()}`;
  return getOrMake(interned, key, () => ({
    kind,
    names: names.sorted,
    status,
    observed,
    close_time,
    origin,
    coverage,
    sources: [...sources],
    ...(close_time_coverage && { close_time_coverage }),
    ...(mayMove !== undefined && { may_move_days: mayMove }),
  }));
}

/** Names with their languages in order, and a number that is the same for equal names. */
interface KnownNames {
  readonly number: number;
  readonly sorted: Payload['names'];
}

const namesByText = new Map<string, KnownNames>();
const namesByObject = new WeakMap<Payload['names'], KnownNames>();

function knownNames(names: Payload['names']): KnownNames {
  return getOrMake(namesByObject, names, () => {
    const sorted = Object.fromEntries(
      Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)),
    ) as Payload['names'];
    return getOrMake(namesByText, JSON.stringify(sorted), () => ({
      number: namesByText.size,
      sorted,
    }));
  });
}

const payloadTexts = new WeakMap<Payload, string>();

/** A payload as JSON: cached, since many dates have the same. */
export function payloadText(payload: Payload): string {
  const known = payloadTexts.get(payload);
  if (known !== undefined) return known;
  const text = JSON.stringify(payload);
  payloadTexts.set(payload, text);
  return text;
}

/** Entries of one calendar as a state holds them. */
export function storeEntries(entries: readonly Entry[]): Map<number, StoredEntry> {
  return new Map(
    entries.map((entry) => [entryKey(entry), { day: entry.day, payload: payloadOf(entry) }]),
  );
}

/** A calendar's entries in order. */
export function sortedEntries(state: ReleaseState, calendar: string): StoredEntry[] {
  return inOrder(state.entries.get(calendar) ?? new Map());
}

/** Entries in order, by their keys: see `compareEntries`. */
export function inOrder(entries: ReadonlyMap<number, StoredEntry>): StoredEntry[] {
  return Array.from(Float64Array.from(entries.keys()).sort(), (key) => entries.get(key)!);
}

/** The changes from `before` to `after`, sorted by calendar id, date and kind. */
export function diffStates(before: ReleaseState, after: ReleaseState): EntryChange[] {
  const ids = [...new Set([...before.entries.keys(), ...after.entries.keys()])].sort();
  return ids.flatMap((id) => diffCalendar(id, before.entries.get(id), after.entries.get(id)));
}

/** The changes from one calendar's entries to its later ones, by date and kind. */
export function diffCalendar(
  calendar: string,
  before: ReadonlyMap<number, StoredEntry> = new Map(),
  after: ReadonlyMap<number, StoredEntry> = new Map(),
): EntryChange[] {
  const changes: EntryChange[] = [];
  for (const key of [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b)) {
    const old = before.get(key);
    const now = after.get(key);
    if (old?.payload === now?.payload) continue;
    const { day, payload } = (now ?? old)!;
    changes.push({
      calendar,
      day,
      kind: payload.kind,
      before: old?.payload ?? null,
      after: now?.payload ?? null,
    });
  }
  return changes;
}

/**
 * Applies changes to a state, in place. Throws an Error that names the date if a change does not fit: an added date that exists
 * already, or a removed or modified one that differs from the change's `before`.
 */
export function applyChanges(state: ReleaseState, changes: readonly EntryChange[]): void {
  for (const change of changes) {
    const entries = getOrMake(state.entries, change.calendar, () => new Map<number, StoredEntry>());
    const key = entryKey(change);
    checkFits(change, entries.get(key)?.payload ?? null);
    if (change.after) entries.set(key, { day: change.day, payload: change.after });
    else entries.delete(key);
    if (entries.size === 0) state.entries.delete(change.calendar);
  }
}

/** Like `applyChanges`, for one calendar: its sorted entries after sorted changes. */
export function mergeChanges(
  entries: readonly StoredEntry[],
  changes: readonly EntryChange[],
): readonly StoredEntry[] {
  if (changes.length === 0) return entries;
  const merged: StoredEntry[] = [];
  let position = 0;
  for (const change of changes) {
    const key = entryKey(change);
    while (position < entries.length && keyOf(entries[position]!) < key)
      merged.push(entries[position++]!);
    const found = entries[position];
    const isThere = found !== undefined && keyOf(found) === key;
    checkFits(change, isThere ? found.payload : null);
    if (isThere) position++;
    if (change.after) merged.push({ day: change.day, payload: change.after });
  }
  while (position < entries.length) merged.push(entries[position++]!);
  return merged;
}

function keyOf({ day, payload }: StoredEntry): number {
  return entryKey({ day, kind: payload.kind });
}

function checkFits(change: EntryChange, found: Payload | null): void {
  if (found === change.before) return;
  const where = `${change.calendar} ${formatDay(change.day)} ${change.kind}`;
  throw new Error(
    `${where}: found ${JSON.stringify(found)} when expected ${JSON.stringify(change.before)}`,
  );
}
