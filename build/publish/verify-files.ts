import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, createGunzip, gunzip } from 'node:zlib';
import { Parser } from 'tar';
import { type FileSum, readSums, SUMS_FILE, sha256Of } from '../../server/store/build-record.js';
import { BUNDLE_FILE, isPackFile, packsIn } from '../../server/store/bundle.js';
import { once } from '../../server/util/once.js';
import { forEachAtOnce } from '../concurrency-limit.js';
import { ARCHIVE_FILE } from '../dist/archive.js';
import { fileName } from '../dist/calendar-files.js';
import { PUBLIC_KEY_FILE, signatureOf } from '../dist/signing.js';
import { type Download, upTo, WrongFile } from './download.js';
import { isListFile } from './verify-lists.js';
import { isTable } from './verify-tables.js';

/** Checks the files of a release against its manifest; only files in the manifest belong to the release. */

export const MANIFEST_FILE = 'manifest.json';
/** Files beside the manifest that cannot be in it. */
const BESIDE = [
  MANIFEST_FILE,
  signatureOf(MANIFEST_FILE),
  PUBLIC_KEY_FILE,
  SUMS_FILE,
  ARCHIVE_FILE,
];
const COPY = /\.(?:gz|br)$/;
const AT_ONCE = 8;
const MAX_SUMS_BYTES = 1 << 24;
/** The overhead of an archive for each file: its header, an extended header, and the padding. */
const TAR_BYTES_PER_FILE = 4 * 512;
/** A file of a folder, already complete. */
const ANY_LENGTH = Number.MAX_SAFE_INTEGER;

const fromGzip = promisify(gunzip);
const fromBrotli = promisify(brotliDecompress);

/** The manifest of a release, raw and parsed. */
export interface Listed {
  readonly release: string;
  readonly manifest: FileSum;
  readonly files: ReadonlyMap<string, FileSum>;
}

export interface FileChoice {
  /** Only these files; default: all. */
  readonly only?: readonly string[];
  /** From a URL, request each file on its own; default: the archive of the release, if there is one. */
  readonly each?: boolean;
}

/** Checks that each listed file has the right bytes, and that each table has the calendar of its name, in order of dates. */
export async function checkFiles(
  download: Download,
  listed: Listed,
  { only, each = false }: FileChoice,
  right: string[],
  wrong: string[],
): Promise<void> {
  const { files } = listed;
  const before = wrong.length;
  let rows = 0;
  const check = (name: string, found: Buffer | null) => {
    const problem = problemOf(name, found, files.get(name)!);
    if (problem !== null) wrong.push(problem);
    else if (name.startsWith('csv/')) rows += checkTable(name, found!.toString(), wrong);
  };
  for (const name of only ?? []) {
    if (!files.has(name) && !isTable(name)) wrong.push(`${name} is not listed`);
  }
  const names = only?.filter((name) => files.has(name)) ?? [...files.keys()];
  const read = withPacks(download, files);
  const readAndCheck = (name: string) => noting(wrong, async () => check(name, await read(name)));
  const archive =
    only || each || download.names()
      ? null
      : await download.read(ARCHIVE_FILE, unpackedBytes(listed));
  if (archive) await noting(wrong, () => checkArchive(archive, listed, check));
  else await forEachAtOnce(names, AT_ONCE, readAndCheck);
  for (const name of files.keys()) {
    const other = name.replace(/^csv\/(.*)\.csv$/, 'ics/$1.ics');
    if (!files.has(other)) wrong.push(`${other} is not listed, though ${name} is`);
  }
  const count = only ? `${names.length} of ${files.size}` : String(files.size);
  if (wrong.length === before)
    right.push(`files: ${count}, of ${rows} dates${archive ? `, in ${ARCHIVE_FILE}` : ''}`);
}

/** Reads a listed file; a pack that is not stored one by one is a part of the bundle. */
function withPacks(
  download: Download,
  files: Listed['files'],
): (name: string) => Promise<Buffer | null> {
  const bundled = once(async () => {
    const bytes = await download.read(BUNDLE_FILE, files.get(BUNDLE_FILE)?.bytes ?? 0);
    return bytes ? packsOrNone(bytes) : new Map<string, Uint8Array>();
  });
  return async (name) => {
    const bytes = await download.read(name, files.get(name)!.bytes);
    if (bytes || !isPackFile(name)) return bytes;
    const pack = (await bundled()).get(name);
    return pack ? Buffer.from(pack) : null;
  };
}

/** The packs of a bundle; none if it is none. */
function packsOrNone(bundle: Uint8Array): Map<string, Uint8Array> {
  try {
    return packsIn(bundle);
  } catch {
    return new Map();
  }
}

/** The problem of a file's bytes, or null. */
function problemOf(name: string, found: Buffer | null, { bytes, sha256 }: FileSum): string | null {
  if (!found) return `${name} is missing`;
  if (found.length !== bytes) return `${name} has ${found.length} bytes; expected ${bytes}`;
  return sha256Of(found) === sha256
    ? null
    : `${name}: SHA-256 ${sha256Of(found)}; expected ${sha256}`;
}

/** Returns the number of rows. */
function checkTable(name: string, text: string, wrong: string[]): number {
  const [header, ...rows] = text.split('\r\n').filter((line) => line !== '');
  if (!header?.startsWith('calendar,date,kind,name,')) wrong.push(`${name} is no table of dates`);
  let last = '';
  for (const row of rows) {
    const [id = '', date = ''] = row.split(',', 2);
    if (`csv/${fileName(id)}.csv` !== name) wrong.push(`${name} has a row of ${id}`);
    else if (date < last) wrong.push(`${name}: ${date} stands after ${last}`);
    else {
      last = date;
      continue;
    }
    break;
  }
  return rows.length;
}

/** Checks that the archive has the manifest and every file in it, once, and nothing else. Calls `check` for each listed file. */
async function checkArchive(
  archive: Buffer,
  listed: Listed,
  check: (name: string, found: Buffer | null) => void,
): Promise<void> {
  // Packs are parts of the bundle.
  const files = [...listed.files].filter(([name]) => !isPackFile(name));
  const expected = new Map([...files, [MANIFEST_FILE, listed.manifest]]);
  const isExpected = (name: string, bytes: number) =>
    expected.get(name)?.bytes === bytes && expected.delete(name);
  const found = (name: string, bytes: Buffer) => {
    const problem = name === MANIFEST_FILE ? problemOf(name, bytes, listed.manifest) : null;
    if (problem !== null) throw new WrongFile(`${ARCHIVE_FILE}: ${problem}`);
    if (name !== MANIFEST_FILE) check(name, bytes);
    if (name !== BUNDLE_FILE) return;
    const packs = packsOrNone(bytes);
    for (const pack of [...listed.files.keys()].filter(isPackFile))
      check(pack, copyOf(packs.get(pack)));
  };
  await unpack(archive, listed, found, isExpected);
  for (const name of expected.keys()) throw new WrongFile(`${name} is missing in ${ARCHIVE_FILE}`);
}

function copyOf(bytes: Uint8Array | undefined): Buffer | null {
  return bytes ? Buffer.from(bytes) : null;
}

/** Passes the files of an archive to `found`; throws `WrongFile` at the first unexpected one, before reading it. */
async function unpack(
  archive: Buffer,
  listed: Listed,
  found: (name: string, bytes: Buffer) => void,
  isExpected: (name: string, bytes: number) => boolean,
): Promise<void> {
  const folder = `${listed.release}/`;
  let failure: Error | undefined;
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error : new Error(String(error));
  };
  const reading: Promise<void>[] = [];
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      const name = entry.path.startsWith(folder) ? entry.path.slice(folder.length) : entry.path;
      if (entry.type === 'File' && isExpected(name, entry.size)) {
        reading.push(
          entry
            .concat()
            .then((bytes) => found(name, bytes))
            .catch(fail),
        );
        return;
      }
      fail(
        new WrongFile(
          `${ARCHIVE_FILE} holds ${entry.path} of ${entry.size} bytes, which is not listed`,
        ),
      );
      entry.resume();
    },
  });
  parser.on('error', fail);
  try {
    const unzipped = Readable.from([archive]).pipe(createGunzip());
    for await (const part of upTo(unzipped, unpackedBytes(listed), ARCHIVE_FILE)) {
      parser.write(Buffer.from(part));
      if (failure) throw failure;
    }
    parser.end();
    await Promise.all(reading);
    if (failure) throw failure;
  } catch (error) {
    if (error instanceof WrongFile) throw error;
    throw new WrongFile(
      `${ARCHIVE_FILE} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Maximum uncompressed bytes of an archive of the listed files. */
function unpackedBytes({ files, manifest }: Listed): number {
  const sum = [...files.values()].reduce((all, { bytes }) => all + bytes, manifest.bytes);
  return sum + (files.size + 2) * TAR_BYTES_PER_FILE;
}

/** Checks that SHA256SUMS, if present, has every listed file with its digest, and nothing else. */
export async function checkSums(
  download: Download,
  { files }: Listed,
  wrong: string[],
): Promise<ReadonlyMap<string, string> | null> {
  const bytes = await download.read(SUMS_FILE, MAX_SUMS_BYTES);
  if (!bytes) return null;
  const sums = readSums(bytes.toString('latin1'));
  for (const [name, { sha256 }] of files) {
    // A build may store a file only compressed; then the copy is checked against the manifest.
    const isStored = sums.has(name) || !(sums.has(`${name}.gz`) || isPackFile(name));
    if (isStored && sums.get(name) !== sha256) wrong.push(`${SUMS_FILE} says otherwise of ${name}`);
  }
  for (const name of sums.keys()) {
    if (!isPart(name, files) && !isCopy(name, files) && !isListFile(name))
      wrong.push(`${SUMS_FILE}: ${name} is not listed in the manifest`);
  }
  return sums;
}

/**
 * Checks that a folder has only listed files: compressed copies and the archive must contain the files of the manifest, and
 * SHA256SUMS must have their digests.
 */
export async function checkFolder(
  download: Download,
  listed: Listed,
  sums: ReadonlyMap<string, string> | null,
  right: string[],
  wrong: string[],
): Promise<void> {
  // See verify-lists.ts and verify-tables.ts.
  const names = download.names()?.filter((name) => !isTable(name) && !isListFile(name));
  if (!names) return;
  const before = wrong.length;
  const check = (name: string) =>
    noting(wrong, async () => {
      if (isPart(name, listed.files) && !BESIDE.includes(name)) return;
      if (!BESIDE.includes(name) && !isCopy(name, listed.files))
        throw new WrongFile(`${name} is not listed`);
      const bytes = (await download.read(name, ANY_LENGTH)) ?? Buffer.alloc(0);
      const expected = sums?.get(name);
      if (expected !== undefined && sha256Of(bytes) !== expected)
        throw new WrongFile(`${name}: SHA-256 ${sha256Of(bytes)}; expected ${expected}`);
      if (name === ARCHIVE_FILE) await checkArchive(bytes, listed, noteProblem(listed, wrong));
      else if (!BESIDE.includes(name)) await checkCopy(name, bytes, listed);
    });
  await forEachAtOnce(names, AT_ONCE, check);
  const there = new Set(names);
  for (const name of listed.files.keys()) {
    if (sums?.has(name) && !there.has(name) && there.has(`${name}.gz`))
      wrong.push(`${name} is missing`);
  }
  if (wrong.length === before) right.push('folder: nothing that is not listed');
}

function noteProblem(
  { files }: Listed,
  wrong: string[],
): (name: string, found: Buffer | null) => void {
  return (name, found) => {
    const problem = problemOf(name, found, files.get(name)!);
    if (problem !== null) wrong.push(`${ARCHIVE_FILE}: ${problem}`);
  };
}

/** Checks that a compressed copy contains the bytes of the file beside it. */
async function checkCopy(name: string, bytes: Buffer, { files, manifest }: Listed): Promise<void> {
  const original = name.replace(COPY, '');
  const listed = original === MANIFEST_FILE ? manifest : files.get(original)!;
  const options = { maxOutputLength: Math.max(listed.bytes, 1) };
  const found = await (name.endsWith('.gz')
    ? fromGzip(bytes, options)
    : fromBrotli(bytes, options)
  ).catch(() => null);
  if (!found || sha256Of(found) !== listed.sha256)
    throw new WrongFile(`${name} is not a copy of ${original}`);
}

function isPart(name: string, files: Listed['files']): boolean {
  return files.has(name) || BESIDE.includes(name);
}

function isCopy(name: string, files: Listed['files']): boolean {
  const original = name.replace(COPY, '');
  return original !== name && (files.has(original) || original === MANIFEST_FILE);
}

/** Records a wrong file; other errors reject. */
async function noting(wrong: string[], check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error;
    wrong.push(error.message);
  }
}
