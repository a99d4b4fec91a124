import { inflateRawSync } from 'node:zlib';
import { type BusinessDays, withCounts } from '../engine/business-days.js';
import type { Payload, PlacedCalendar } from '../engine/types.js';
import type { ReleaseChanges } from './changes-file.js';
import { type FileBytes, readContainer, writeContainer } from './container.js';
import { type CalendarGrounds, readCalendarGrounds } from './grounds.js';
import { dataSpan, type PackedMeta, type PayloadTables, unpackPayloads } from './packed.js';

/**
 * All releases in one file that is only ever added to: blobs, one after the other, for each release
 *
 *   grounds     what the dates of each calendar rest on, where that is another text than before; in releases that tell it
 *   calendars   record, days and entries of each calendar that it changed; what it did not change lies further in front
 *   pages       what it changed, in the form of `changes-file.ts`
 *   records     of all calendars together; sources; search, what calendars are found by: each where it is not as before
 *   head        the ids of the calendars, and where all this lies
 *   summary     what the build makes the index of all changes from
 *
 * A blob is its length (uint32, little-endian) and the compressed bytes (deflate), and is held to its SHA-256 whenever it
 * is read. Where heads, summaries and pages lie stands in the index beside the file.
 */
export const HISTORY_FILE = 'history.bin';
export const HISTORY_INDEX = 'history.json';
/** Of blobs and index; a build of another one is refused. */
export const HISTORY_FORMAT = 1;

/** Where a blob lies in the file. */
export interface BlobPlace {
  readonly offset: number;
  readonly length: number;
  readonly sha256: string;
}

/** Where a release lies in the file. */
export interface HistoryRelease {
  readonly id: string;
  readonly head: BlobPlace;
  readonly summary: BlobPlace;
  readonly pages: readonly BlobPlace[];
}

export interface HistoryIndex {
  readonly format: number;
  /** Oldest first. */
  readonly releases: readonly HistoryRelease[];
  /** What the next build goes on from. */
  readonly state: BlobPlace;
}

/** Reads a blob: `what` it is, for the Error that says that it is not as it was built. */
export type ReadBlob = (blob: BlobPlace, what: string) => Buffer;

/** The head of a release. Short: many are read where many releases are asked for. */
export interface ReleaseHead extends Pick<PackedMeta, 'epoch' | 'dayCount' | 'languages'> {
  /** The calendars in their order: each one's id and aliases, and its place. */
  readonly ids: readonly (readonly string[])[];
  readonly places: readonly BlobPlace[];
  /** What the dates of each calendar rest on (`CalendarGrounds`); absent where the release does not tell it. */
  readonly grounds?: readonly BlobPlace[];
  /** Payloads of all calendars, each counted for itself. */
  readonly payloadCount: number;
  /** The records of all calendars, for those who ask for all, and the sources: JSON. */
  readonly records: BlobPlace;
  readonly sources: BlobPlace;
  /** What calendars are found by: see `search.ts`. */
  readonly search: BlobPlace;
  /** How many ids the changes of this release and those before it count (`changeCalendars` of the packed data). */
  readonly changeCalendars: number;
}

/** What a release adds to the index of all changes. */
export interface ReleaseSummary {
  readonly release: ReleaseChanges;
  /** The ids that its changes are the first to name. */
  readonly calendars: readonly string[];
  readonly groupCalendar: readonly number[];
  readonly groupStart: readonly number[];
  /** Addresses of sources and zones of calendars that are new or other than before, by id. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly zones: Readonly<Record<string, string | null>>;
}

/** One calendar: its record, days and entries; bits count from the epoch of the release. */
export interface HistoryCalendar {
  readonly record: PlacedCalendar;
  readonly open: Uint32Array;
  readonly uncertain: Uint32Array;
  readonly unverified: Uint32Array;
  readonly entryDay: Uint16Array;
  /** Numbers of `tables.payloads`. */
  readonly entryPayload: Uint32Array;
  readonly tables: PayloadTables;
}

interface CalendarMeta extends PayloadTables {
  readonly record: PlacedCalendar;
}

/** The bytes of a calendar, to be compressed. */
export function writeCalendar({ record, tables, ...arrays }: HistoryCalendar): FileBytes {
  return writeContainer(HISTORY_FORMAT, { record, ...tables } satisfies CalendarMeta, arrays);
}

/** What `writeCalendar` wrote. */
export function readCalendar(bytes: Buffer): HistoryCalendar {
  const { meta, arrays } = readContainer(alone(bytes), HISTORY_FORMAT);
  const { record, ...tables } = meta as CalendarMeta;
  return { ...(Object.fromEntries(arrays) as unknown as Omit<HistoryCalendar, 'record' | 'tables'>), record, tables };
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

export function openCalendar(bytes: Buffer, { epoch }: Pick<ReleaseHead, 'epoch'>): OpenedCalendar {
  const { record, tables, open, uncertain, unverified, entryDay, entryPayload } = readCalendar(bytes);
  const payloads = unpackPayloads(tables);
  const [first, last] = dataSpan(record);
  const days = withCounts(epoch, first, last, open, uncertain, unverified);
  const weight = 2 * bytes.length + PAYLOAD_BYTES * payloads.length;
  return { record, days, entryDay, entryPayload, payloads, weight };
}

export function readJson<T>(bytes: Buffer): T {
  return JSON.parse(bytes.toString('utf8')) as T;
}

const LENGTH_BYTES = 4;
/** A smaller buffer would be a part of one that others share. */
const LEAST_CHUNK = 8192;

/** A blob of bytes that were compressed (deflate), and their length before. */
export function blobOf(length: number, compressed: Uint8Array): Buffer {
  const prefix = Buffer.alloc(LENGTH_BYTES);
  prefix.writeUInt32LE(length);
  return Buffer.concat([prefix, compressed]);
}

/** The bytes of a blob. */
export function readBlob(blob: Buffer): Buffer {
  const length = blob.readUInt32LE(0);
  // With room for all, and a byte to see that it was all, nothing is put together from parts.
  const chunkSize = Math.max(length + 1, LEAST_CHUNK);
  const found = inflateRawSync(blob.subarray(LENGTH_BYTES), { chunkSize });
  if (found.length !== length) throw new Error(`a blob has ${found.length} bytes when expected ${length}`);
  return found;
}

/** What `writeCalendarGrounds` wrote. */
export function readGroundsBlob(bytes: Buffer): CalendarGrounds {
  return readCalendarGrounds(alone(bytes));
}

/** The same bytes at the beginning of a buffer, where arrays may lie. */
function alone(bytes: Buffer): FileBytes {
  return bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, 0, bytes.length)
    : new Uint8Array(bytes);
}
