import { inflateRawSync } from 'node:zlib';
import { type CalendarDays, withCounts } from '../engine/calendar-days.js';
import type { Payload, PlacedCalendar } from '../engine/types.js';
import type { ReleaseChanges } from './changes-file.js';
import { type FileBytes, readContainer, writeContainer } from './container.js';
import { type CalendarGrounds, readCalendarGrounds } from './grounds.js';
import { dataSpan, type PackedMeta, type PayloadTables, unpackPayloads } from './packed.js';

/**
 * All releases in one append-only file of blobs. For each release:
 *   grounds     the basis of each calendar's dates, if changed; only in releases that record it
 *   calendars   record, days and entries of each changed calendar; unchanged ones are in blobs of earlier releases
 *   pages       its changes, in the format of `changes-file.ts`
 *   records     records of all calendars; sources; search index: each only if changed
 *   head        the ids of the calendars, and the location of all blobs
 *   summary     input of the build for the index of all changes
 *
 * A blob is its length (uint32, little-endian) and compressed bytes (deflate). Each read checks its SHA-256. The index beside the
 * file has the locations of heads, summaries and pages.
 */
export const HISTORY_FILE = 'history.bin';
export const HISTORY_INDEX = 'history.json';
/** Format version of blobs and index; other versions are refused. */
export const HISTORY_FORMAT = 2;

/** The location of a blob in the file. */
export interface BlobLocation {
  readonly offset: number;
  readonly length: number;
  readonly sha256: string;
}

/** The location of a release in the file. */
export interface HistoryRelease {
  readonly id: string;
  readonly head: BlobLocation;
  readonly summary: BlobLocation;
  readonly pages: readonly BlobLocation[];
}

export interface HistoryIndex {
  readonly format: number;
  /** Oldest first. */
  readonly releases: readonly HistoryRelease[];
  /** The state from which the next build continues. */
  readonly state: BlobLocation;
}

/** Reads a blob; `what` describes it in the Error for a damaged one. */
export type ReadBlob = (blob: BlobLocation, what: string) => Buffer;

/** The head of a release. Kept short, since requests for many releases read many heads. */
export interface ReleaseHead extends Pick<PackedMeta, 'epoch' | 'dayCount' | 'languages'> {
  /** The calendars in order: id, aliases and location. */
  readonly ids: readonly (readonly string[])[];
  readonly places: readonly BlobLocation[];
  /** The basis of each calendar's dates (`CalendarGrounds`); absent if the release does not record it. */
  readonly grounds?: readonly BlobLocation[];
  /** Number of payloads, summed over all calendars. */
  readonly payloadCount: number;
  /** The records of all calendars, for requests of all, and the sources: JSON. */
  readonly records: BlobLocation;
  readonly sources: BlobLocation;
  /** The search index: see `search.ts`. */
  readonly search: BlobLocation;
  /** Number of ids in the changes up to this release (`changeCalendars` of the packed data). */
  readonly changeCalendars: number;
}

/** The part of the index of all changes that a release adds. */
export interface ReleaseSummary {
  readonly release: ReleaseChanges;
  /** Ids that appear first in its changes. */
  readonly calendars: readonly string[];
  readonly groupCalendar: readonly number[];
  readonly groupStart: readonly number[];
  /** New or changed URLs of sources and zones of calendars, by id. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly zones: Readonly<Record<string, string | null>>;
}

/** One calendar: its record, days and entries; bits count from the epoch of the release. */
interface HistoryCalendar {
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

/** The bytes of a calendar, to be compressed: its days as distances, which take a quarter of the space. */
export function writeCalendar({ record, tables, ...arrays }: HistoryCalendar): FileBytes {
  const entryDay = arrays.entryDay.map((day, at) => (at === 0 ? day : day - arrays.entryDay[at - 1]!));
  return writeContainer(HISTORY_FORMAT, { record, ...tables } satisfies CalendarMeta, { ...arrays, entryDay });
}

/** Reads the output of `writeCalendar`. */
export function readCalendar(bytes: Buffer): HistoryCalendar {
  const { meta, arrays } = readContainer(alone(bytes), HISTORY_FORMAT);
  const { record, ...tables } = meta as CalendarMeta;
  const stored = Object.fromEntries(arrays) as unknown as Omit<HistoryCalendar, 'record' | 'tables'>;
  const entryDay = stored.entryDay.slice();
  for (let at = 1; at < entryDay.length; at++) entryDay[at]! += entryDay[at - 1]!;
  return { ...stored, entryDay, record, tables };
}

/** A loaded calendar. */
export interface OpenedCalendar {
  readonly record: PlacedCalendar;
  readonly days: CalendarDays;
  readonly entryDay: Uint16Array;
  readonly entryPayload: Uint32Array;
  readonly payloads: readonly Payload[];
  /** Its approximate memory in bytes. */
  readonly weight: number;
}

/** Memory of an object relative to the text that it was parsed from. */
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
/** Smaller buffers would be slices of Node's common pool. */
const MIN_CHUNK = 8192;

/** A blob of compressed bytes (deflate), with their original length. */
export function blobOf(length: number, compressed: Uint8Array): Buffer {
  const prefix = Buffer.alloc(LENGTH_BYTES);
  prefix.writeUInt32LE(length);
  return Buffer.concat([prefix, compressed]);
}

/** The bytes of a blob. */
export function readBlob(blob: Buffer): Buffer {
  const length = blob.readUInt32LE(0);
  // One buffer for the whole output, plus a byte to detect a longer one, avoids concatenating chunks.
  const chunkSize = Math.max(length + 1, MIN_CHUNK);
  const found = inflateRawSync(blob.subarray(LENGTH_BYTES), { chunkSize });
  if (found.length !== length) throw new Error(`a blob has ${found.length} bytes when expected ${length}`);
  return found;
}

/** Reads the output of `writeCalendarGrounds`. */
export function readGroundsBlob(bytes: Buffer): CalendarGrounds {
  return readCalendarGrounds(alone(bytes));
}

/** A copy of the bytes at the start of a buffer, aligned for typed arrays. */
function alone(bytes: Buffer): FileBytes {
  return bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, 0, bytes.length)
    : new Uint8Array(bytes);
}
