import type { DayNumber } from '../../server/engine/civil-date.js';
import {
  BASES,
  type CitedRow,
  ENTRY_KINDS,
  type EntryKind,
  type EntryStatus,
  type Payload,
} from '../../server/engine/types.js';

/** An entry of a calendar while it is made: its day and what is known of it. */
export interface Entry extends Payload {
  readonly day: DayNumber;
  /** The row of a definition that makes it; absent: a publication alone does. */
  readonly row?: CitedRow;
}

/** What expansion knows of an entry; nothing is verified yet. */
export type PlainEntry = Omit<Entry, 'coverage' | 'sources' | 'close_time_coverage'>;

const STATUS_CERTAINTY = { estimated: 0, provisional: 1, confirmed: 2 } as const;

/** Order of entries everywhere: by date, then by kind in the order of `ENTRY_KINDS`. */
export function compareEntries(
  a: Pick<Entry, 'day' | 'kind'>,
  b: Pick<Entry, 'day' | 'kind'>,
): number {
  return a.day - b.day || ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind);
}

/** Whether one day can be of two different kinds: a worked weekend day may close early. */
export function canBeBoth(a: EntryKind, b: EntryKind): boolean {
  return a !== 'holiday' && b !== 'holiday' && a !== b;
}

/** A number for (date, kind), unique within a calendar. */
export function entryKey(entry: Pick<Entry, 'day' | 'kind'>): number {
  return entry.day * 4 + ENTRY_KINDS.indexOf(entry.kind);
}

/** Entries sorted, one for each (date, kind): several of one date and kind become one. */
export function mergeEntries<T extends PlainEntry>(entries: readonly T[]): T[] {
  const byKey = new Map<number, T>();
  for (const entry of entries) {
    const key = entryKey(entry);
    const other = byKey.get(key);
    byKey.set(key, other ? mergePair(other, entry) : entry);
  }
  return [...byKey.values()].sort(compareEntries);
}

/**
 * Joins two entries of one date and kind. The more certain status counts, since that entry alone makes the day what
 * it is; the day is observed only if both are; the earlier close counts. The names are joined. A name whose own date
 * is less certain than the entry says so: "Christmas Day / Eid al-Adha (estimated)" is a closure that is confirmed,
 * whenever Eid is. Of two estimates the joined entry may move as far as the less certain one. It rests on the row
 * that rests on more.
 */
function mergePair<T extends PlainEntry>(a: T, b: T): T {
  const status = STATUS_CERTAINTY[a.status] >= STATUS_CERTAINTY[b.status] ? a.status : b.status;
  const { may_move_days: _a, ...rest } = a;
  const mayMove = Math.max(a.may_move_days ?? -1, b.may_move_days ?? -1);
  const row = strongerRow(a.row, b.row);
  return {
    ...(rest as T),
    ...(status === 'estimated' && mayMove >= 0 && { may_move_days: mayMove }),
    names: joinNames(a, b, status),
    status,
    observed: a.observed && b.observed,
    close_time: earlier(a.close_time, b.close_time),
    ...(row && { row }),
  };
}

function strongerRow(a: CitedRow | undefined, b: CitedRow | undefined): CitedRow | undefined {
  if (!a || !b) return a ?? b;
  return BASES.indexOf(a.basis) <= BASES.indexOf(b.basis) ? a : b;
}

function joinNames(a: PlainEntry, b: PlainEntry, status: EntryStatus): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const language of [...new Set([...Object.keys(a.names), ...Object.keys(b.names)])].sort()) {
    const parts = [a, b].flatMap((entry) => nameParts(entry, language, status));
    const certain = new Set(parts.filter((part) => !MARKED.test(part)));
    const plain = (part: string) => part.replace(MARKED, '');
    joined[language] = [
      ...new Set(parts.map((part) => (certain.has(plain(part)) ? plain(part) : part))),
    ].join(' / ');
  }
  return joined;
}

export const MARKED = / \((estimated|provisional)\)$/;

/** The joined names; those of a lower certainty than the given one are marked. */
function nameParts(entry: PlainEntry, language: string, status: EntryStatus): string[] {
  const parts = (entry.names[language] ?? entry.names.en!).split(' / ');
  return parts.map((part) =>
    entry.status === status || MARKED.test(part) ? part : `${part} (${entry.status})`,
  );
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
