import type { DayNumber } from '../engine/civil-date.js';
import { type ChangeType, ENTRY_KINDS, type EntryKind } from '../engine/types.js';
import { NOTHING, type ReleaseChanges, ROW_BYTES, type Row, readRow } from './changes-file.js';
import type { ReleaseData } from './packed.js';

/** Reads the changes of releases from the file beside the data, page by page. */

export interface FoundChange {
  /** The release that made the change. */
  readonly release: ReleaseChanges;
  /** Position among all changes. */
  readonly position: number;
  readonly row: Row;
}

/** A filter of changes; absent members do not filter. */
export interface ChangeFilter {
  /** Ids of calendars. */
  readonly calendars?: readonly string[] | undefined;
  /** Days, both inclusive. */
  readonly from?: DayNumber | undefined;
  readonly to?: DayNumber | undefined;
  readonly kind?: EntryKind | undefined;
  readonly type?: ChangeType | undefined;
  /** Marks that a change must have: see `Row`. */
  readonly marks?: number | undefined;
  /** Positions before this one. */
  readonly end?: number | undefined;
}

/** Maximum rows checked for one response, some 10 ms; a filter that skips nearly all rows continues on the next page. */
const MAX_ROWS = 262_144;
const BLOCK_ROWS = 2048;

/**
 * Calls `take` with the changes from `start` on that pass the filter, in order, until it returns false. Returns the position to
 * continue from: that of the refused change, or the position after `maxRows` rows; null if there are no more.
 */
export function takeChanges(
  data: ReleaseData,
  start: number,
  filter: ChangeFilter,
  take: (change: FoundChange) => boolean,
  maxRows = MAX_ROWS,
): number | null {
  const passes = rowFilter(filter);
  let left = maxRows;
  for (const { release, from, to } of spans(data, start, filter)) {
    for (let first = from; first < to; first += BLOCK_ROWS) {
      const count = Math.min(BLOCK_ROWS, to - first, left);
      if (count === 0) return first;
      left -= count;
      const offset = release.rows + (first - release.changes[0]) * ROW_BYTES;
      const bytes = data.changes.read(offset, count * ROW_BYTES);
      for (let at = 0; at < count; at++) {
        if (!passes(bytes, at * ROW_BYTES)) continue;
        const position = first + at;
        if (!take({ release, position, row: readRow(bytes, at * ROW_BYTES) })) return position;
      }
      if (count < Math.min(BLOCK_ROWS, to - first)) return first + count;
    }
  }
  return null;
}

/** The number of changes of each release to these calendars, oldest first, without releases that have none; reads no file. */
export function countChanges(data: ReleaseData, calendars: readonly string[]): [release: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { release, from, to } of spans(data, 0, { calendars })) {
    counts.set(release.id, (counts.get(release.id) ?? 0) + to - from);
  }
  return [...counts];
}

/**
 * Ranges from..to (to not included) that may contain changes of the requested calendars, each within one release. The index has the
 * start of each calendar's changes, so other rows are not read.
 */
function* spans(
  { meta, arrays, hiddenChanges }: ReleaseData,
  start: number,
  { calendars, end = Number.POSITIVE_INFINITY }: ChangeFilter,
) {
  const wanted = calendars && new Set(calendars.map((id) => meta.changeCalendars.indexOf(id)));
  for (const release of meta.releases) {
    const { changes, groups } = release;
    if (changes[1] <= start || changes[0] >= end) continue;
    if (!wanted && !hiddenChanges) {
      yield { release, from: Math.max(start, changes[0]), to: Math.min(end, changes[1]) };
      continue;
    }
    for (let group = groups[0]; group < groups[1]; group++) {
      const calendar = arrays.groupCalendar[group]!;
      if (hiddenChanges?.has(calendar) || wanted?.has(calendar) === false) continue;
      const from = Math.max(start, arrays.groupStart[group]!);
      const to = Math.min(end, group + 1 < groups[1] ? arrays.groupStart[group + 1]! : changes[1]);
      if (from < to) yield { release, from, to };
    }
  }
}

/** Whether the row at an offset passes the filter. Few rows do, so no object is made before. */
function rowFilter({ from, to, kind, type, marks = 0 }: ChangeFilter): (bytes: Buffer, offset: number) => boolean {
  const first = from ?? Number.NEGATIVE_INFINITY;
  const last = to ?? Number.POSITIVE_INFINITY;
  const kindNumber = kind && ENTRY_KINDS.indexOf(kind);
  const hasDays = from !== undefined || to !== undefined;
  return (bytes, offset) => {
    if ((bytes[offset + 15]! & marks) !== marks) return false;
    if (kindNumber !== undefined && bytes[offset + 14] !== kindNumber) return false;
    if (type !== undefined && typeOf(bytes.readUInt32LE(offset + 4), bytes.readUInt32LE(offset + 8)) !== type)
      return false;
    if (!hasDays) return true;
    const day = bytes.readInt32LE(offset);
    return day >= first && day <= last;
  };
}

/** The type of a change, by the offsets of its entries before and after. */
export function typeOf(before: number, after: number): ChangeType {
  if (before === NOTHING) return 'added';
  return after === NOTHING ? 'removed' : 'modified';
}
