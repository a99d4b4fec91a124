import { closeSync, fstatSync, openSync, read as readCallback, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DataRelease } from '../engine/types.js';
import { getOrMake } from '../util/get-or-make.js';
import { lruCache } from '../util/lru-cache.js';
import {
  BUNDLE_HEADER_BYTES,
  type Bundle,
  type Directory,
  directoryLength,
  type PackPlace,
  readDirectory,
  startOf,
  storedBytes,
} from './bundle.js';
import { addCounts, type ChangedCalendar, type ReleaseChanges } from './changes.js';
import type { FileBytes } from './pack.js';
import { readAt } from './read-at.js';
import { checkSum, unpackAll, unpackOne } from './unpack.js';

/**
 * The releases of a build as files, which stay open so that they are readable if the folder is removed:
 *
 *   history.json        all releases, and the numbers of what they changed (`HistoryIndex`)
 *   packs/<id>.bin      a release's bundle: its directory, and the packs that no release before had, each as gzip
 *   history/<id>.json   where the packs are that its changes are derived from, and its note and reasons (`ReleaseDetails`)
 *   search/<id>.gz      the search index of a release, unless the one before has the same
 */
export const HISTORY_INDEX = 'history.json';
/** Format version of all of these files, and of the packs in them; other versions are refused. */
export const HISTORY_FORMAT = 5;

export const bundlePath = (id: string) => `packs/${id}.bin`;
export const detailsPath = (id: string) => `history/${id}.json`;
export const searchPath = (id: string) => `search/${id}.gz`;

/** A calendar with changed dates, as stored: its id, and the numbers in the order of `ChangedCalendar`. */
type StoredCounts = readonly [
  id: string,
  ...counts: readonly [number, number, number, number, number, number, number, number],
];

export interface StoredRelease extends Omit<ReleaseChanges, 'changes' | 'counts' | 'calendars'> {
  readonly calendars: readonly StoredCounts[];
  /** SHA-256 of the directory of its bundle, of its details, and of its search index. */
  readonly sha256: Readonly<Record<'directory' | 'details' | 'search', string>>;
  /** The release whose search index it has too. */
  readonly search: string;
}

export interface HistoryIndex {
  readonly format: number;
  /** Oldest first. */
  readonly releases: readonly StoredRelease[];
}

/** A pack before and after a release; null: there was, or is, no such calendar. `in` is always given. */
export type ChangedPack = readonly [before: PackPlace | null, after: PackPlace | null];

export interface ReleaseDetails {
  readonly description: object;
  /** In the order of the release's `calendars` and `records`. */
  readonly calendars: readonly ChangedPack[];
  readonly records: readonly ChangedPack[];
}

/** The opened files of a build's releases. Each function throws an Error that names a damaged or missing file. */
export interface History {
  readonly releases: readonly StoredRelease[];
  readonly bundle: (id: string) => Bundle;
  readonly details: (id: string) => ReleaseDetails;
  /** The search index of a release. */
  readonly search: (id: string) => Buffer;
  /** The bytes of a pack that the bundle of a release lists. */
  readonly pack: (place: PackPlace, listedBy: string, what: string) => FileBytes;
  /** The same, as it is stored: compressed by gzip if the place says so. */
  readonly storedPack: (place: PackPlace, listedBy: string, what: string) => FileBytes;
  /** The packs of a release, read in one buffer. */
  readonly allPacks: (id: string) => Promise<FileBytes[]>;
  readonly close: () => void;
}

/** Number of directories in memory, and of details unless `openHistory` is told another. */
const MAX_KEPT = 4;
const readChunk = promisify(readCallback);
/** Chunk size for reading, so that concurrent requests wait only some milliseconds. */
const CHUNK_BYTES = 1 << 20;

export function storedCounts({ id, ...counts }: ChangedCalendar): StoredCounts {
  const {
    added,
    removed,
    modified,
    holiday,
    early_close,
    weekend_workday,
    altersDay,
    becameConfirmed,
  } = counts;
  return [
    id,
    added,
    removed,
    modified,
    holiday,
    early_close,
    weekend_workday,
    altersDay,
    becameConfirmed,
  ];
}

/** The releases with the positions and sums of their changes. */
export function releaseChanges(releases: readonly StoredRelease[]): ReleaseChanges[] {
  let position = 0;
  return releases.map(({ sha256: _sums, search: _search, calendars: stored, ...release }) => {
    const calendars = stored.map(
      ([
        id,
        added,
        removed,
        modified,
        holiday,
        early_close,
        weekend_workday,
        altersDay,
        becameConfirmed,
      ]) => ({
        id,
        added,
        removed,
        modified,
        holiday,
        early_close,
        weekend_workday,
        altersDay,
        becameConfirmed,
      }),
    );
    const counts = addCounts(calendars);
    const from = position;
    position += counts.added + counts.removed + counts.modified;
    return { ...release, changes: [from, position] as const, counts, calendars };
  });
}

/** Throws an Error that names the index if it has another format. */
export function readIndex(path: string, bytes: Uint8Array = readFileSync(path)): HistoryIndex {
  const index = JSON.parse(new TextDecoder().decode(bytes)) as HistoryIndex;
  if (index.format === HISTORY_FORMAT) return index;
  throw new Error(
    `${path}: got format ${index.format} when expected ${HISTORY_FORMAT}: run the build again`,
  );
}

/** The release itself, without its changes. */
export function dataRelease({ id, library_version, generated_at, own }: DataRelease): DataRelease {
  return { id, library_version, generated_at, ...(own && { own }) };
}

/** Where the packs begin in a bundle with this head. Throws an Error that names the file if it is no bundle. */
function startAfter(head: Uint8Array, path: string): number {
  try {
    return startOf(directoryLength(head));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Opens the files of releases, each once; `close` closes them. */
function openFiles(dir: string, releases: HistoryIndex['releases']) {
  const files = new Map<string, number>();
  const close = closerOf(files);
  try {
    for (const { id, search } of releases) {
      for (const name of [bundlePath(id), detailsPath(id), searchPath(search)]) {
        if (!files.has(name)) files.set(name, openSync(join(dir, name), 'r'));
      }
    }
  } catch (error) {
    close();
    throw error;
  }
  return { files, close };
}

/**
 * Opens the files of the releases of an index in the folder of a build; `maxDetails`: of how many releases the details stay in memory,
 * some hundred KB each. Throws an Error that names a missing file.
 */
export function openHistory(
  dir: string,
  { releases }: HistoryIndex,
  maxDetails = MAX_KEPT,
): History {
  const byId = new Map(releases.map((release) => [release.id, release]));
  const { files, close } = openFiles(dir, releases);
  const readBytes = (name: string, offset: number, bytes: Uint8Array) => {
    const read = readAt(files.get(name)!, bytes, offset);
    if (read < bytes.length) throw new Error(`${join(dir, name)} ends at ${offset + read}`);
  };
  const whole = (name: string, sha256: string): Buffer => {
    const bytes = Buffer.alloc(fstatSync(files.get(name)!).size);
    readBytes(name, 0, bytes);
    checkSum(join(dir, name), bytes, sha256);
    return bytes;
  };
  const bundles = lruCache<Bundle>(MAX_KEPT);
  const kept = lruCache<ReleaseDetails>(maxDetails);
  const starts = new Map<string, number>();
  const startIn = (id: string) =>
    getOrMake(starts, id, () => {
      const head = new Uint8Array(BUNDLE_HEADER_BYTES);
      readBytes(bundlePath(id), 0, head);
      return startAfter(head, join(dir, bundlePath(id)));
    });
  const bundle = (id: string) =>
    getOrMake(bundles, id, () => {
      const head = new Uint8Array(startIn(id));
      readBytes(bundlePath(id), 0, head);
      checkSum(
        `the directory of ${join(dir, bundlePath(id))}`,
        head,
        byId.get(id)!.sha256.directory,
      );
      return readDirectory(head);
    });
  const packName = (home: string, what: string) => `${join(dir, bundlePath(home))}: ${what}`;
  const readPack = (place: PackPlace, listedBy: string, what: string) => {
    const home = place.in ?? listedBy;
    const stored = new Uint8Array(storedBytes(place));
    readBytes(bundlePath(home), startIn(home) + place.offset, stored);
    return { stored, bytes: unpackOne(place, stored, packName(home, what)) };
  };
  return {
    releases,
    bundle,
    details: (id) =>
      getOrMake(kept, id, () => {
        const bytes = whole(detailsPath(id), byId.get(id)!.sha256.details);
        return JSON.parse(bytes.toString('utf8')) as ReleaseDetails;
      }),
    search: (id) => {
      const { search, sha256 } = byId.get(id)!;
      return whole(searchPath(search), sha256.search);
    },
    pack: (place, listedBy, what) => readPack(place, listedBy, what).bytes,
    storedPack: (place, listedBy, what) => readPack(place, listedBy, what).stored,
    allPacks: async (id) => {
      const { calendars } = bundle(id).directory;
      const lengths = calendars.map(storedBytes);
      const stored = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
      for (const { home, offset, from, to } of runsOf(id, calendars)) {
        const file = files.get(bundlePath(home))!;
        const part = stored.subarray(from, to);
        await readInto(file, part, startIn(home) + offset, join(dir, bundlePath(home)));
      }
      return unpackAll(calendars, stored, ({ id: calendar, in: home = id }) =>
        packName(home, `the pack of ${calendar}`),
      );
    },
    close,
  };
}

interface Run {
  readonly home: string;
  readonly offset: number;
  readonly from: number;
  readonly to: number;
}

/** Packs that follow each other in one file too are read together. */
function runsOf(id: string, calendars: Directory['calendars']): Run[] {
  const runs: { -readonly [K in keyof Run]: Run[K] }[] = [];
  let at = 0;
  for (const place of calendars) {
    const { in: home = id, offset } = place;
    const bytes = storedBytes(place);
    const last = runs.at(-1);
    if (last && last.home === home && last.offset + (last.to - last.from) === offset)
      last.to += bytes;
    else runs.push({ home, offset, from: at, to: at + bytes });
    at += bytes;
  }
  return runs;
}

/** Closes the files. It refers to nothing else: what waits for the end of the last requests keeps no data in memory. */
function closerOf(files: Map<string, number>): () => void {
  return () => {
    for (const file of files.values()) closeSync(file);
    files.clear();
  };
}

async function readInto(
  file: number,
  bytes: FileBytes,
  offset: number,
  path: string,
): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const length = Math.min(CHUNK_BYTES, bytes.length - done);
    const { bytesRead } = await readChunk(file, bytes, done, length, offset + done);
    if (bytesRead === 0) throw new Error(`${path} ends at ${offset + done}`);
    done += bytesRead;
  }
}
