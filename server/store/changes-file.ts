import type { ChangeType, DataRelease, EntryKind } from '../engine/types.js';
import { ENTRY_KINDS } from '../engine/types.js';

/**
 * The changes of releases, read by position, since those of many releases are too large for memory. Build and server both use this
 * module. The format for each release, starting at a multiple of PAGE_BYTES:
 *
 *   texts     the entries that its changes speak of (each once), its description and the records of calendars before
 *             and after; JSON in UTF-8, the length in bytes before it (uint32)
 *   rows      its changes by calendar id, date and kind, ROW_BYTES each: day (int32), entry before and after (uint32,
 *             where their texts start, or NOTHING), number of the calendar (uint16), kind (uint8), marks (uint8);
 *             little-endian
 *   records   where the texts of changed records start, uint32 each
 *
 * Each page of PAGE_BYTES, the last one of a release being shorter, is a blob of the history: see `history-file.ts`.
 */
export const PAGE_BYTES = 65_536;
export const ROW_BYTES = 16;
export const NOTHING = 0xffff_ffff;
/** Marks of a row: bits for facts that would need both entries. */
export const ALTERS_DAY = 1;
export const BECAME_CONFIRMED = 2;
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

/** The changes of all releases, read by position. */
export interface PagedBytes {
  /** The bytes from `offset` on, `length` of them or, at the end, fewer. Throws an Error that names a damaged page. */
  readonly read: (offset: number, length: number) => Buffer;
}

/** The changes of one release, and their location in the file. */
export interface ReleaseChanges extends DataRelease {
  /** Positions from..to (to not included) among the changes of all releases. */
  readonly changes: readonly [number, number];
  readonly counts: ChangeCounts;
  /** Number of dates with a new basis, changed or not. Absent: none, or not recorded. */
  readonly regrounded?: number;
  /** Ids of sources with a new URL, and of calendars with a new zone; both appear in events. Absent: none. */
  readonly retold?: Readonly<Record<'sources' | 'calendars', readonly string[]>> & {
    /** Calendars whose dates have a new basis. */
    readonly grounds?: readonly string[];
  };
  /** Offset of its rows. */
  readonly rows: number;
  /** Groups from..to (to not included): see `ChangeGroups`. */
  readonly groups: readonly [number, number];
  /** Offset of its description: note and reasons. */
  readonly description: number;
  /** Offset of the list of changed records, and their number. */
  readonly records: readonly [number, number];
}

export type ChangeCounts = Readonly<Record<ChangeType | EntryKind, number>>;

/** The changes of one calendar in one release: the calendar's number, and the position of its first change. */
export interface ChangeGroups {
  readonly groupCalendar: Uint16Array;
  readonly groupStart: Uint32Array;
}

export interface Row {
  readonly day: number;
  readonly before: number;
  readonly after: number;
  readonly calendar: number;
  readonly kind: EntryKind;
  /** ALTERS_DAY: the day's status or closing time changes. BECAME_CONFIRMED: an estimated date is now confirmed. */
  readonly marks: number;
}

export function writeRow(view: DataView, offset: number, { day, before, after, calendar, kind, marks }: Row): void {
  view.setInt32(offset, day, true);
  view.setUint32(offset + 4, before, true);
  view.setUint32(offset + 8, after, true);
  view.setUint16(offset + 12, calendar, true);
  view.setUint8(offset + 14, ENTRY_KINDS.indexOf(kind));
  view.setUint8(offset + 15, marks);
}

export function readRow(bytes: Buffer, offset: number): Row {
  return {
    day: bytes.readInt32LE(offset),
    before: bytes.readUInt32LE(offset + 4),
    after: bytes.readUInt32LE(offset + 8),
    calendar: bytes.readUInt16LE(offset + 12),
    kind: ENTRY_KINDS[bytes[offset + 14]!]!,
    marks: bytes[offset + 15]!,
  };
}

/** The text that starts at `offset`. */
export function readText(file: PagedBytes, offset: number): string {
  const length = file.read(offset, 4).readUInt32LE(0);
  return file.read(offset + 4, length).toString('utf8');
}

/** Number `index` of a list of uint32 that starts at `offset`. */
export function readNumber(file: PagedBytes, offset: number, index: number): number {
  return file.read(offset + 4 * index, 4).readUInt32LE(0);
}
