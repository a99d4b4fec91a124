import type { DataRelease, Source } from '../engine/types.js';
import { type FileBytes, PACK_ALIGNMENT } from './pack.js';

/**
 * Packs one after the other, with a directory: the calendars of a release. `BUNDLE_FILE` among the published files of a release
 * has all of them. A build has one for each release, with the packs that no release before had, each compressed; the directory
 * names those that have the others. This module writes and reads it:
 *
 *   bytes 0-3    "KLNB"
 *   bytes 4-7    version, uint32 little-endian
 *   bytes 8-11   length of the directory, uint32; then the directory, JSON in UTF-8 (`Directory`)
 *   packs        from the next multiple of 8 bytes on; offsets count from there
 */
export const BUNDLE_FORMAT = 1;
export const BUNDLE_FILE = 'packs.bin';

/** The path of a calendar's pack among the published files; file names have `-` for the colon of an id. */
export function packFile(id: string): string {
  return `packs/${id.replace(':', '-')}.bin`;
}

/** Whether a published file is a pack: those of a release are parts of its BUNDLE_FILE, and not stored one by one. */
export function isPackFile(name: string): boolean {
  return name.startsWith('packs/');
}

/** The packs in the bytes of a bundle, by their paths. */
export function packsIn(file: Uint8Array): Map<string, Uint8Array> {
  const { directory, start } = readDirectory(file);
  return new Map(
    directory.calendars.map(({ id, offset, bytes }) => [
      packFile(id),
      file.subarray(start + offset, start + offset + bytes),
    ]),
  );
}

/** The length of a pack in the file of a bundle. */
export function storedBytes({ bytes, gzip }: PackPlace): number {
  return gzip ?? bytes;
}

const MAGIC = 0x424e_4c4b; // "KLNB"
export const BUNDLE_HEADER_BYTES = 12;

/** A pack in a bundle. */
export interface PackPlace {
  readonly sha256: string;
  readonly offset: number;
  readonly bytes: number;
  /** The release in whose bundle it is; absent: in this one. */
  readonly in?: string;
  /** Its bytes in the file, where it is compressed by gzip, as in a build; absent: `bytes`, as it is. */
  readonly gzip?: number;
}

export interface ListedCalendar extends PackPlace {
  readonly id: string;
  readonly aliases?: readonly string[];
  /** The languages of its names. */
  readonly languages: readonly string[];
}

export interface Directory {
  readonly release: DataRelease;
  /** Sorted by id. */
  readonly calendars: readonly ListedCalendar[];
  /** Sources that belong to no calendar; absent: none. */
  readonly sources?: readonly Source[];
}

export interface Bundle {
  readonly directory: Directory;
  /** Offset of the first pack in the file. */
  readonly start: number;
}

/** The bytes of a bundle before its packs. */
export function bundleHead(directory: Directory): FileBytes {
  const json = new TextEncoder().encode(JSON.stringify(directory));
  const head = new Uint8Array(startOf(json.length));
  new Uint32Array(head.buffer, 0, 3).set([MAGIC, BUNDLE_FORMAT, json.length]);
  head.set(json, BUNDLE_HEADER_BYTES);
  return head;
}

/** A bundle of these packs alone, for publication; each once, in the order of the directory. */
export function writeBundle(
  { calendars, ...directory }: Directory,
  packOf: (index: number) => Uint8Array,
): FileBytes {
  let offset = 0;
  const packs = calendars.map((_, index) => packOf(index));
  const listed = calendars.map(({ in: _in, gzip: _gzip, ...calendar }, index) => {
    const own = { ...calendar, offset };
    offset += packs[index]!.length;
    return own;
  });
  const head = bundleHead({ ...directory, calendars: listed });
  const file = new Uint8Array(head.length + offset);
  file.set(head);
  for (const [index, pack] of packs.entries()) file.set(pack, head.length + listed[index]!.offset);
  return file;
}

/**
 * The length of a bundle's directory, from its first bytes. Throws an Error with what was found and what was expected if it is no
 * bundle or has another format.
 */
export function directoryLength(head: Uint8Array): number {
  if (head.length < BUNDLE_HEADER_BYTES)
    throw new Error(`${head.length} bytes are too few for a bundle of packs`);
  const view = new DataView(head.buffer, head.byteOffset);
  if (view.getUint32(0, true) !== MAGIC)
    throw new Error('the bytes are no bundle of packs: they do not begin with "KLNB"');
  const version = view.getUint32(4, true);
  if (version !== BUNDLE_FORMAT)
    throw new Error(`got a bundle of format ${version} when expected format ${BUNDLE_FORMAT}`);
  return view.getUint32(8, true);
}

/** Reads the directory of a bundle, from its bytes up to the first pack at least. Throws like `directoryLength`. */
export function readDirectory(file: Uint8Array): Bundle {
  const length = directoryLength(file);
  const start = startOf(length);
  if (file.length < start)
    throw new Error(
      `the bundle ends after ${file.length} bytes, within its directory of ${length}`,
    );
  const json = file.subarray(BUNDLE_HEADER_BYTES, BUNDLE_HEADER_BYTES + length);
  return { directory: JSON.parse(new TextDecoder().decode(json)) as Directory, start };
}

/** Offset of the first pack behind a directory of this length. */
export function startOf(length: number): number {
  return Math.ceil((BUNDLE_HEADER_BYTES + length) / PACK_ALIGNMENT) * PACK_ALIGNMENT;
}
