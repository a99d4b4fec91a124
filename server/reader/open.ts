import { openCalendars } from '../queries/calendars.js';
import { BUNDLE_FILE, readDirectory } from '../store/bundle.js';
import type { ChangesReader } from '../store/changes.js';
import type { FileBytes } from '../store/pack.js';
import { openReleaseData, type ReleaseData, type ReleaseParts } from '../store/release-data.js';
import type { Bytes, CalendarOptions, OpenOptions, Reader, ReadFile } from './api.js';
import { openPacks } from './open-packs.js';
import { type Expected, listedIn, named, readChecked, readManifest, SHA256 } from './read-bytes.js';
import { readerOf } from './reader.js';

/** Opens a downloaded release, whole or some calendars of it. */

type Whole = Bytes | Promise<Bytes>;
type Place = string | URL | ReadFile;

export async function openRead(
  from: Whole | Place,
  options: OpenOptions | CalendarOptions,
): Promise<Reader> {
  if ('calendars' in options) {
    const { directory, packs, published } = await openPacks(from as Place, options);
    return readerOf(openCalendars(dataOf(directory, packs)), published);
  }
  const { release, ...expected } = await expectedOf(options);
  const bytes = await readChecked(await (from as Whole), BUNDLE_FILE, expected);
  const data = named(BUNDLE_FILE, () => openBundle(bytes));
  const found = data.release.id;
  if (release === undefined || release === found) return readerOf(openCalendars(data));
  throw new Error(`${BUNDLE_FILE} is of the release ${found}; ${expected.from} says ${release}`);
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
