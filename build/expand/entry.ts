import type { DayNumber } from '../../server/core/civil-date.js';
import { ENTRY_KINDS, type Payload } from '../../server/core/types.js';

/** One date of a calendar while it is being made: its day and what is said of it. */
export interface Entry extends Payload {
  readonly day: DayNumber;
}

/** What expansion knows of an entry; nothing is verified yet. */
export type PlainEntry = Omit<Entry, 'coverage' | 'sources'>;

const STATUS_CERTAINTY = { estimated: 0, provisional: 1, confirmed: 2 } as const;

/** Order of entries everywhere: by date, then by kind in the order of `ENTRY_KINDS`. */
export function compareEntries(a: Pick<Entry, 'day' | 'kind'>, b: Pick<Entry, 'day' | 'kind'>): number {
  return a.day - b.day || ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind);
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
 * Two of one date and kind. The names are joined; the more certain status holds, since that one alone makes the day
 * what it is; it is an observed day only when both are; the earlier close counts.
 */
function mergePair<T extends PlainEntry>(a: T, b: T): T {
  return {
    ...a,
    names: joinNames(a.names, b.names),
    status: STATUS_CERTAINTY[a.status] >= STATUS_CERTAINTY[b.status] ? a.status : b.status,
    observed: a.observed && b.observed,
    close_time: earlier(a.close_time, b.close_time),
  };
}

function joinNames(a: PlainEntry['names'], b: PlainEntry['names']): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const language of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
    const parts = [...(a[language] ?? a.en!).split(' / '), ...(b[language] ?? b.en!).split(' / ')];
    joined[language] = [...new Set(parts)].join(' / ');
  }
  return joined;
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
