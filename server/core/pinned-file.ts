import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type BusinessDays, withCounts } from './business-days.js';
import { readContainer, writeContainer } from './container.js';
import { dataSpan, type PackedMeta, type PayloadTables, unpackPayloads } from './packed.js';
import type { CalendarRecord, Payload } from './types.js';

/**
 * The data of every release, for answers as an earlier one gave them: a file that is read piece by piece, since a release
 * takes more memory than its few questions are worth. For each release, one after the other:
 *
 *   calendars   the days and entries of each calendar that it changed; what it did not change lies further in front
 *   search      what its calendars are found by, where that is not as before
 *   head        everything else: the calendars' records, the sources, and where each calendar lies
 *
 * Each piece is compressed (deflate) and held to the SHA-256 of its compressed bytes: a head's stands in the index beside
 * the file, a calendar's in the head. The file only grows: that of an earlier release is the beginning of a later one's.
 */
export const PINNED_FILE = 'pinned.bin';
/** Which releases it holds, as JSON. */
export const PINNED_INDEX = 'pinned.json';
/** Of the pieces; a build of another one is refused. */
export const PINNED_FORMAT = 1;

/** Where a piece lies in the file. */
export interface Piece {
  readonly offset: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The head of a release. */
export interface PinnedRelease extends Piece {
  readonly id: string;
}

/** What the index says of the file. */
export interface PinnedIndex {
  readonly format: number;
  /** Oldest first. */
  readonly releases: readonly PinnedRelease[];
}

export interface PinnedHead extends Pick<PackedMeta, 'epoch' | 'dayCount' | 'calendars' | 'sources' | 'languages'> {
  /** In the order of the calendars. */
  readonly places: readonly CalendarPlace[];
  /** What calendars are found by: see `search.ts`. */
  readonly search: Piece;
  /** How many ids the changes of this release and those before it count (`changeCalendars` of the packed data). */
  readonly changeCalendars: number;
}

/** Where a calendar lies, and how much it holds. */
export interface CalendarPlace extends Piece {
  readonly entries: number;
  readonly payloads: number;
}

/** The days and entries of one calendar; bits count from the epoch of the release. */
export interface PinnedCalendar {
  readonly open: Uint32Array;
  readonly uncertain: Uint32Array;
  readonly unverified: Uint32Array;
  readonly entryDay: Uint16Array;
  /** Numbers of `tables.payloads`. */
  readonly entryPayload: Uint32Array;
  readonly tables: PayloadTables;
}

export function writePinnedCalendar({ tables, ...arrays }: PinnedCalendar): Buffer {
  return compress(writeContainer(PINNED_FORMAT, tables, arrays));
}

export function writePinnedHead(head: PinnedHead): Buffer {
  return compress(Buffer.from(JSON.stringify(head)));
}

export function readPinnedHead(piece: Buffer): PinnedHead {
  return JSON.parse(inflateRawSync(piece).toString('utf8')) as PinnedHead;
}

/** A calendar as it is asked for. */
export interface OpenedCalendar {
  readonly days: BusinessDays;
  readonly entryDay: Uint16Array;
  readonly entryPayload: Uint32Array;
  readonly payloads: readonly Payload[];
  /** What it takes in memory, about. */
  readonly weight: number;
}

/** What an object takes beside the text that it was read from. */
const PAYLOAD_BYTES = 200;

export function readPinnedCalendar(
  piece: Buffer,
  { epoch }: Pick<PinnedHead, 'epoch'>,
  record: CalendarRecord,
): OpenedCalendar {
  // A copy has a buffer of its own, and so begins where arrays may.
  const file = new Uint8Array(inflateRawSync(piece));
  const { meta, arrays } = readContainer(file, PINNED_FORMAT);
  const { open, uncertain, unverified, entryDay, entryPayload } = Object.fromEntries(arrays) as unknown as Omit<
    PinnedCalendar,
    'tables'
  >;
  const payloads = unpackPayloads(meta as PayloadTables);
  const weight = 2 * file.length + PAYLOAD_BYTES * payloads.length;
  const [first, last] = dataSpan(record);
  const days = withCounts(epoch, first, last, open, uncertain, unverified);
  return { days, entryDay, entryPayload, payloads, weight };
}

function compress(bytes: Uint8Array): Buffer {
  return deflateRawSync(bytes, { level: 9 });
}
