import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type BusinessDays, withCounts } from './business-days.js';
import { type FileBytes, readContainer, writeContainer } from './container.js';
import { dataSpan, type PackedMeta, type PayloadTables, unpackPayloads } from './packed.js';
import type { Payload, PlacedCalendar, Source } from './types.js';

/**
 * The data of every release, for answers as an earlier one gave them: a file that is read piece by piece, since a release
 * takes more memory than its few questions are worth. For each release, one after the other:
 *
 *   calendars   record, days and entries of each calendar that it changed; what it did not change lies further in front
 *   records     of all calendars together; sources; search, what calendars are found by: each where it is not as before
 *   head        the ids of the calendars, and where all this lies
 *
 * Each piece is its length and the compressed bytes (deflate), held to their SHA-256: a head's stands in the index beside
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

/** Short: many are read where many releases are asked for. */
export interface PinnedHead extends Pick<PackedMeta, 'epoch' | 'dayCount' | 'languages'> {
  /** The calendars in their order: each one's id and aliases, and its place. */
  readonly ids: readonly (readonly string[])[];
  readonly places: readonly Piece[];
  /** Payloads of all calendars, each counted for itself. */
  readonly payloadCount: number;
  /** The records of all calendars, for those who ask for all, and the sources: JSON. */
  readonly records: Piece;
  readonly sources: Piece;
  /** What calendars are found by: see `search.ts`. */
  readonly search: Piece;
  /** How many ids the changes of this release and those before it count (`changeCalendars` of the packed data). */
  readonly changeCalendars: number;
}

/** One calendar: its record, days and entries; bits count from the epoch of the release. */
export interface PinnedCalendar {
  readonly record: PlacedCalendar;
  readonly open: Uint32Array;
  readonly uncertain: Uint32Array;
  readonly unverified: Uint32Array;
  readonly entryDay: Uint16Array;
  /** Numbers of `tables.payloads`. */
  readonly entryPayload: Uint32Array;
  readonly tables: PayloadTables;
}

export function writePinnedCalendar({ record, tables, ...arrays }: PinnedCalendar): Buffer {
  return compress(writeContainer(PINNED_FORMAT, { record, ...tables } satisfies CalendarMeta, arrays));
}

interface CalendarMeta extends PayloadTables {
  readonly record: PlacedCalendar;
}

/** A head, records or sources. */
export function writePinnedJson(value: PinnedHead | readonly PlacedCalendar[] | readonly Source[]): Buffer {
  return compress(Buffer.from(JSON.stringify(value)));
}

/** What `writePinnedJson` wrote, and the length of its text. */
export function readPinnedJson<T>(piece: Buffer): { readonly value: T; readonly length: number } {
  const text = new TextDecoder().decode(decompress(piece));
  return { value: JSON.parse(text) as T, length: text.length };
}

/** A calendar as it is asked for. */
export interface OpenedCalendar {
  readonly record: PlacedCalendar;
  readonly days: BusinessDays;
  readonly entryDay: Uint16Array;
  readonly entryPayload: Uint32Array;
  readonly payloads: readonly Payload[];
  /** What it takes in memory, about. */
  readonly weight: number;
}

/** What an object takes beside the text that it was read from. */
const PAYLOAD_BYTES = 200;
const LENGTH_BYTES = 4;
/** A smaller buffer would be a part of one that others share. */
const LEAST_CHUNK = 8192;

export function readPinnedCalendar(piece: Buffer, { epoch }: Pick<PinnedHead, 'epoch'>): OpenedCalendar {
  const file = decompress(piece);
  const { meta, arrays } = readContainer(file, PINNED_FORMAT);
  const { open, uncertain, unverified, entryDay, entryPayload } = Object.fromEntries(arrays) as unknown as Omit<
    PinnedCalendar,
    'tables' | 'record'
  >;
  const { record, ...tables } = meta as CalendarMeta;
  const payloads = unpackPayloads(tables);
  const weight = 2 * file.length + PAYLOAD_BYTES * payloads.length;
  const [first, last] = dataSpan(record);
  const days = withCounts(epoch, first, last, open, uncertain, unverified);
  return { record, days, entryDay, entryPayload, payloads, weight };
}

/** The length, uint32 little-endian, and the compressed bytes. */
function compress(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, deflateRawSync(bytes, { level: 9 })]);
}

/** Into a buffer of its own, at whose beginning arrays may lie. */
function decompress(piece: Buffer): FileBytes {
  const length = piece.readUInt32LE(0);
  // With room for all, and a byte to see that it was all, nothing is put together from parts.
  const chunkSize = Math.max(length + 1, LEAST_CHUNK);
  const found = inflateRawSync(piece.subarray(LENGTH_BYTES), { chunkSize });
  if (found.length !== length) throw new Error(`a piece has ${found.length} bytes when expected ${length}`);
  return found.byteOffset === 0 && found.buffer instanceof ArrayBuffer
    ? new Uint8Array(found.buffer, 0, length)
    : new Uint8Array(found);
}
