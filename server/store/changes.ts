import type { ChangeType, DataRelease, EntryKind } from '../engine/types.js';
import type { ChangedEntry } from './entry-changes.js';

/** The changes of releases: their numbers in memory, the changes themselves derived from packs when they are asked for. */

/** The members of an entry that can differ, in the order of an entry. */
export const CHANGE_FIELDS = [
  'names',
  'status',
  'observed',
  'close_time',
  'origin',
  'coverage',
  'sources',
  'may_move_days',
  'close_time_coverage',
] as const;

export type ChangeCounts = Readonly<Record<ChangeType | EntryKind, number>>;

/** The numbers of a calendar's changes in a release: of all, by type and kind, and of those with a mark. */
export interface ChangedCalendar extends ChangeCounts {
  readonly id: string;
  readonly altersDay: number;
  readonly becameConfirmed: number;
}

/** A release, and what it changed. */
export interface ReleaseChanges extends DataRelease {
  /** Positions from..to (to not included) among the changes of all releases. */
  readonly changes: readonly [number, number];
  readonly counts: ChangeCounts;
  /** The calendars with changed dates, in the order of their changes. */
  readonly calendars: readonly ChangedCalendar[];
  /** Ids of the calendars described otherwise, sorted. */
  readonly records: readonly string[];
  /** Number of dates with a new basis, changed or not. Absent: none, or not recorded. */
  readonly basis_changes?: number;
  /** Ids of sources with a new URL, and of calendars with a new zone; both appear in events. Absent: none. */
  readonly retold?: Readonly<Record<'sources' | 'calendars', readonly string[]>> & {
    /** Calendars whose dates have a new basis. */
    readonly provenance?: readonly string[];
  };
}

/** Reads what releases changed. Each throws an Error that names a damaged file. */
export interface ChangesReader {
  /** The changes of number `index` of `release.calendars`, by date and kind. */
  readonly entries: (release: ReleaseChanges, index: number) => readonly ChangedEntry[];
  /** Note and reasons of a release, as JSON. */
  readonly description: (release: ReleaseChanges) => string;
  /** The changed description of number `index` of `release.records`, as JSON: id, before, after. */
  readonly record: (release: ReleaseChanges, index: number) => string;
}

export const NO_COUNTS: ChangeCounts = {
  added: 0,
  removed: 0,
  modified: 0,
  holiday: 0,
  early_close: 0,
  weekend_workday: 0,
};

/** The numbers of a calendar's changes. */
export function countEntries(id: string, changes: readonly ChangedEntry[]): ChangedCalendar {
  const counts = { id, ...NO_COUNTS, altersDay: 0, becameConfirmed: 0 };
  for (const change of changes) {
    counts[change.kind]++;
    counts[typeOf(change)]++;
    if (change.altersDay) counts.altersDay++;
    if (change.becameConfirmed) counts.becameConfirmed++;
  }
  return counts;
}

/** The sum of the numbers of calendars. */
export function addCounts(calendars: readonly ChangedCalendar[]): ChangeCounts {
  const sum: { -readonly [K in keyof ChangeCounts]: number } = { ...NO_COUNTS };
  for (const calendar of calendars) for (const name of COUNTED) sum[name] += calendar[name];
  return sum;
}

const COUNTED = Object.keys(NO_COUNTS) as (keyof ChangeCounts)[];

export function typeOf({ before, after }: Pick<ChangedEntry, 'before' | 'after'>): ChangeType {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'modified';
}
