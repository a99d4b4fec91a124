import { openCalendars } from '../queries/calendars.js';
import { BUNDLE_FILE, readDirectory } from '../store/bundle.js';
import type { ChangesReader } from '../store/changes.js';
import type { FileBytes } from '../store/pack.js';
import { openReleaseData, type ReleaseData, type ReleaseParts } from '../store/release-data.js';
import type {
  Bytes,
  CalendarOptions,
  CurrentReader,
  OpenOptions,
  Reader,
  ReadFile,
} from './api.js';
import { confirmKept } from './keep.js';
import { type OpenedPacks, openPacks } from './open-packs.js';
import { latestId } from './reach.js';
import { type Expected, listedIn, named, readChecked, readManifest, SHA256 } from './read-bytes.js';
import { readerOf } from './reader.js';

/** Opens a downloaded release, whole or some calendars of it. */

type Whole = Bytes | Promise<Bytes>;
type Place = string | URL | ReadFile;

export function openRead(from: Place, options: CalendarOptions): Promise<CurrentReader>;
export function openRead(from: Whole, options: OpenOptions): Promise<Reader>;
export async function openRead(
  from: Whole | Place,
  options: OpenOptions | CalendarOptions,
): Promise<Reader> {
  if ('calendars' in options)
    return currentReader(from as Place, options, await openPacks(from as Place, options));
  const { release, ...expected } = await expectedOf(options);
  const bytes = await readChecked(await (from as Whole), BUNDLE_FILE, expected);
  const data = named(BUNDLE_FILE, () => openBundle(bytes));
  const found = data.release.id;
  if (release === undefined || release === found) return readerOf(openCalendars(data));
  throw new Error(`${BUNDLE_FILE} is of the release ${found}; ${expected.from} says ${release}`);
}

/** The reader of some calendars, whose `refresh` leaves it as it is. */
function currentReader(from: Place, options: CalendarOptions, opened: OpenedPacks): CurrentReader {
  const { directory, packs, published, checkedAt, offline } = opened;
  const refresh = async () => {
    const now = new Date().toISOString();
    const id = await latestId(from, options.headers ?? {}).catch(() => null);
    if (id === directory.release.id) {
      if (options.store) await confirmKept(options.store, id, now);
      return currentReader(from, options, { ...opened, checkedAt: now, offline: null });
    }
    const known = new Map(directory.calendars.map(({ sha256 }, at) => [sha256, packs[at]!]));
    return currentReader(from, options, await openPacks(from, options, known));
  };
  return {
    ...readerOf(openCalendars(dataOf(directory, packs)), published),
    checkedAt,
    offline,
    refresh,
  };
}

/** What a file should be, and of which release, if that is known. */
async function expectedOf({
  manifest,
  sha256,
}: OpenOptions): Promise<Expected & { readonly release?: string }> {
  if ((manifest === undefined) === (sha256 === undefined)) {
    const read = manifest === undefined ? 'neither' : 'both';
    throw new TypeError(`open: ${read} of manifest and sha256 was given; expected one of the two`);
  }
  if (sha256 === undefined) {
    const read = await readManifest((await manifest)!);
    return { ...listedIn(read, BUNDLE_FILE), release: read.release.id };
  }
  if (SHA256.test(sha256)) return { sha256: sha256.toLowerCase(), from: 'sha256' };
  throw new TypeError(`sha256: ${JSON.stringify(sha256)} was read; expected 64 hexadecimal digits`);
}

/** Throws an Error with what was found and what was expected if this reader does not read the file. */
function openBundle(bytes: FileBytes): ReleaseData {
  const { directory, start } = readDirectory(bytes);
  const packs = directory.calendars.map(({ offset, bytes: length }) => {
    return bytes.subarray(start + offset, start + offset + length);
  });
  const data = dataOf(directory, packs);
  // All packs have one format.
  if (directory.calendars.length > 0) data.record(0);
  return data;
}

function dataOf(directory: ReleaseParts['directory'], packs: readonly FileBytes[]): ReleaseData {
  return openReleaseData({
    directory,
    releases: [],
    bytes: (index) => packs[index]!,
    search: () => new Uint8Array(),
    changes: NO_CHANGES,
  });
}

/** A downloaded release has no other releases. */
const NO_CHANGES: ChangesReader = {
  entries: () => [],
  description: () => '{}',
  record: () => '{}',
};
