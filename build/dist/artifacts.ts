import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SUMS_FILE, sha256Of } from '../../server/store/build-record.js';
import { BUNDLE_FILE, packFile, writeBundle } from '../../server/store/bundle.js';
import { MANIFEST_FILE } from '../../server/store/load.js';
import { packListsOf } from '../../server/store/pack-lists.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { DATA_LICENSE } from '../../server/text/license.js';
import { allEnded } from '../all-ended.js';
import type { ChainLink } from '../release/release-files.js';
import { ARCHIVE_FILE, writeArchive } from './archive.js';
import { type KeptOf, type WrittenFile, writeCalendarFiles } from './calendar-files.js';
import { PUBLIC_KEY_FILE, type Signer, signatureOf } from './signing.js';

/**
 * The published files of a release: csv/<id>.csv, ics/<id>.ics, packs/<id>.bin, all packs in packs.bin, release.json as committed, and
 * manifest.json with their sizes, SHA-256 and the chain of releases, also as small lists of packs; with a signing key, also their
 * signatures. Large files are stored
 * only compressed (.gz, as sent to clients that accept it), and all files once more in one archive. SHA256SUMS lists the files as
 * stored.
 */

/** Nearly as small as the best level, in a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toGzip = promisify<Uint8Array, Buffer>(gzip);
const toBrotli = promisify<Uint8Array, typeof BROTLI, Buffer>(brotliCompress);

export interface Written {
  /** The number of files in the manifest, and their total bytes. */
  readonly files: number;
  readonly bytes: number;
}

/** The history of a release, and its signer. */
export interface ReleaseOrigin {
  /** The releases up to this one, oldest first. */
  readonly chain: readonly ChainLink[];
  /** The bytes of its release.json. */
  readonly releaseJson: string;
  readonly signer: Signer | null;
}

/**
 * Writes the files of the last release of `data` into `dir`; `onCalendar` receives the number of finished calendars. Files of calendars
 * that `kept` has are taken over.
 */
export function writeArtifacts(
  data: ReleaseData,
  dir: string,
  provenance: ReleaseOrigin,
  onCalendar: (done: number) => void,
  kept: KeptOf | null = null,
): Promise<Written> {
  let done = 0;
  const calendars = data.ids.map((_, index) => index);
  const written = writeCalendarFiles(data, dir, calendars, () => onCalendar(++done), kept);
  return finishArtifacts(data, dir, provenance, written);
}

/**
 * Writes the files of the release as a whole; the files of its calendars, in order, are written, or are being written by threads. The
 * same data give the same bytes (compressed files may differ between versions of the compressor).
 */
export async function finishArtifacts(
  data: ReleaseData,
  dir: string,
  { chain, releaseJson, signer }: ReleaseOrigin,
  calendarFiles: readonly WrittenFile[] | Promise<readonly WrittenFile[]>,
): Promise<Written> {
  const { id, library_version, generated_at, own } = data.release;
  mkdirSync(dir, { recursive: true });
  const whole = [
    writeForms(dir, 'release.json', Buffer.from(releaseJson), ['', '.gz', '.br']),
    writeForms(dir, BUNDLE_FILE, writeBundle(data.directory, data.pack), ['.gz', '.br']),
  ];
  const written = await allEnded<readonly WrittenFile[]>([
    Promise.resolve(calendarFiles),
    allEnded(whole),
  ]);
  const listed = [...written.flat(), ...packFiles(data)];
  const files = Object.fromEntries(
    listed.map(({ name, bytes, sha256 }) => [name, { bytes, sha256 }]),
  );
  const release = { id, library_version, generated_at, ...(own && { own }) };
  const manifest = { release, license: DATA_LICENSE, chain, files };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const all = [
    ...listed,
    await writeForms(dir, MANIFEST_FILE, Buffer.from(text), ['', '.gz', '.br']),
  ];
  const sums = new Map(
    all.flatMap(({ stored }) => stored.map(({ name, sha256 }) => [name, sha256] as const)),
  );
  const names = all.filter(({ stored }) => stored.length > 0).map(({ name }) => name);
  writeArchive(dir, release, names);
  sums.set(ARCHIVE_FILE, sha256Of(readFileSync(join(dir, ARCHIVE_FILE))));
  const lists = packListsOf(manifest);
  mkdirSync(join(dir, 'lists'), { recursive: true });
  for (const [name, list] of lists) writeStored(dir, name, Buffer.from(list), sums);
  if (signer) writeSignatures(dir, new Map([...lists, [MANIFEST_FILE, text]]), signer, sums);
  const lines = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sha256]) => `${sha256}  ${name}\n`);
  writeFileSync(join(dir, SUMS_FILE), lines.join(''));
  return { files: listed.length, bytes: listed.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The packs, which are published one by one too, and stored in the bundles of the build. */
function packFiles({ directory }: ReleaseData): WrittenFile[] {
  return directory.calendars.map(({ id, bytes, sha256 }) => ({
    name: packFile(id),
    bytes,
    sha256,
    stored: [],
  }));
}

/** Signs files, given by their texts; the public key is beside them. */
function writeSignatures(
  dir: string,
  texts: ReadonlyMap<string, string>,
  signer: Signer,
  sums: Map<string, string>,
): void {
  for (const [name, text] of texts)
    writeStored(dir, signatureOf(name), signer.sign(Buffer.from(text)), sums);
  writeStored(dir, PUBLIC_KEY_FILE, Buffer.from(signer.publicKeyPem), sums);
}

/** Writes a file that the manifest does not list. */
function writeStored(dir: string, name: string, bytes: Buffer, sums: Map<string, string>): void {
  writeFileSync(join(dir, name), bytes);
  sums.set(name, sha256Of(bytes));
}

/** Writes a file in the forms with these extensions; an empty one is the file itself. */
async function writeForms(
  dir: string,
  name: string,
  bytes: Uint8Array,
  endings: readonly ('' | '.gz' | '.br')[],
): Promise<WrittenFile> {
  const written = endings.map(async (ending) => {
    const form =
      ending === ''
        ? bytes
        : ending === '.gz'
          ? await toGzip(bytes)
          : await toBrotli(bytes, BROTLI);
    writeFileSync(join(dir, name + ending), form);
    return { name: name + ending, sha256: sha256Of(form) };
  });
  return { name, bytes: bytes.length, sha256: sha256Of(bytes), stored: await allEnded(written) };
}
