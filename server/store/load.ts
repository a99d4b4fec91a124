import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type BuildRecord,
  type BuiltRelease,
  type FileSum,
  RECORD_FILE,
  readRecord,
  SUMS_FILE,
  sha256Of,
} from './build-record.js';
import type { PagedBytes } from './changes-file.js';
import type { FileBytes } from './container.js';
import { changesIn, type HistoryFile, openHistory, readIndex } from './history.js';
import { HISTORY_FILE, HISTORY_INDEX, type HistoryIndex } from './history-file.js';
import { openRelease, type ReleaseData } from './packed.js';

/**
 * Loads a build. Files that stay in memory are checked against their SHA-256 here. Release files and the history file must exist;
 * blobs of the history are checked at each read.
 */
export const DATA_FILE = 'data.bin';
/** The files of each release folder; the last one is small, and written last. */
export const DATA_FILES = [DATA_FILE, HISTORY_FILE, HISTORY_INDEX];
/** Not read here: the data are read when they are loaded, and the history blob by blob. */
const LATER_FILES = [DATA_FILE, HISTORY_FILE];
/** The list of published files of a release. */
export const MANIFEST_FILE = 'manifest.json';
export const PROGRAM_FILE = 'server.mjs';
/** Files of the program, which are imported before or after this check: `builds check` verifies them. */
const PART = /^part-[^/]*\.mjs$/;
const PAGES = 'pages/';
/** Chunk size for reading and hashing, so that concurrent requests wait only some milliseconds. */
const CHUNK_BYTES = 1 << 20;

export interface LoadedBuild {
  readonly record: BuildRecord;
  readonly data: ReleaseData;
  /** The static pages by their path, for example `problems/not_found.html`. */
  readonly pages: ReadonlyMap<string, Buffer>;
  /** Oldest first; the last one is the current release. */
  readonly releases: readonly ReleaseFolder[];
  /** The history file, which stays open. */
  readonly history: { readonly index: HistoryIndex; readonly file: HistoryFile };
}

/** The files of a release. */
export interface ReleaseFolder {
  readonly release: BuiltRelease;
  readonly dir: string;
  /** SHA-256 of every stored file, by path in the folder; many files are stored only compressed. */
  readonly sums: ReadonlyMap<string, string>;
  /** SHA-256 of every published file, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** The extensions of compressed files. */
const COMPRESSED_FORM = /\.(?:gz|br)$/;

/** Throws an Error that names a file that is missing, truncated, damaged, or of another format. */
export async function loadBuild(dir: string): Promise<LoadedBuild> {
  const { history: index, ...checked } = checkBuild(dir);
  const { record } = checked;
  const file = openHistory(join(dir, HISTORY_FILE));
  try {
    const data = await loadData(dir, record.files[DATA_FILE]!, changesIn(file.read, index));
    checkSame(dir, data, record, index);
    return { ...checked, data, history: { index, file } };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Throws an Error unless data, record and index have the same releases. */
function checkSame(dir: string, { meta }: ReleaseData, record: BuildRecord, index: HistoryIndex): void {
  const answering = meta.releases.at(-1)?.id;
  const recorded = record.releases.at(-1)?.id;
  if (answering !== recorded) throw new Error(`${dir}: its data are of ${answering}, its record is of ${recorded}`);
  const [all, stored] = [meta.releases, index.releases].map((releases) => releases.map(({ id }) => id).join(', '));
  if (all !== stored) throw new Error(`${dir}: its data name the releases ${all}, ${HISTORY_INDEX} names ${stored}`);
}

interface CheckedBuild extends Omit<LoadedBuild, 'data' | 'history'> {
  readonly history: HistoryIndex;
}

/** Loads a build without its data, whose size alone is checked. Throws like `loadBuild`. */
export function checkBuild(dir: string): CheckedBuild {
  const record = readRecord(join(dir, RECORD_FILE));
  const files = new Map<string, Buffer>();
  for (const [name, sum] of Object.entries(record.files)) {
    if (LATER_FILES.includes(name) || PART.test(name)) checkSize(join(dir, name), sum.bytes);
    else files.set(name, readChecked(join(dir, name), sum));
  }
  for (const name of DATA_FILES) {
    if (!record.files[name]) throw new Error(`${join(dir, RECORD_FILE)} lists no ${name}`);
  }
  return {
    record,
    pages: new Map(
      [...files].filter(([name]) => name.startsWith(PAGES)).map(([name, b]) => [name.slice(PAGES.length), b]),
    ),
    releases: record.releases.map((release) => releaseFolder(dir, release, files)),
    history: readIndex(join(dir, HISTORY_INDEX), files.get(HISTORY_INDEX)!),
  };
}

function releaseFolder(build: string, release: BuiltRelease, files: ReadonlyMap<string, Buffer>): ReleaseFolder {
  const dir = join(build, 'releases', release.id);
  const text = files.get(`releases/${release.id}/${SUMS_FILE}`);
  if (!text) throw new Error(`${join(build, RECORD_FILE)} lists no ${SUMS_FILE} of the release ${release.id}`);
  const sums = readSums(text.toString('latin1'));
  checkNames(dir, sums);
  return { release, dir, sums, files: publishedFiles(dir, sums) };
}

/** The files in the manifest, and the uncompressed files beside it. */
function publishedFiles(dir: string, sums: ReadonlyMap<string, string>): Map<string, string> {
  const path = join(dir, MANIFEST_FILE);
  const bytes = readFileSync(path);
  const [found, expected] = [sha256Of(bytes), sums.get(MANIFEST_FILE)];
  if (found !== expected) throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${expected}`);
  const { files } = JSON.parse(bytes.toString('utf8')) as { readonly files: Record<string, FileSum> };
  const stored = [...sums].filter(([name]) => !COMPRESSED_FORM.test(name));
  return new Map([...Object.entries(files).map(([name, { sha256 }]) => [name, sha256] as const), ...stored]);
}

/** Lines of 64 hexadecimal digits, two spaces and a path. */
export function readSums(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Checks the names only, which takes some milliseconds; checking 5,000 sizes takes a hundred. */
function checkNames(dir: string, sums: ReadonlyMap<string, string>): void {
  const found = new Map<string, Set<string>>();
  for (const path of sums.keys()) {
    const folder = dirname(path);
    let names = found.get(folder);
    if (!names) {
      names = new Set(existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)) : []);
      found.set(folder, names);
    }
    if (!names.has(folder === '.' ? path : path.slice(folder.length + 1)))
      throw new Error(`${join(dir, path)} is missing`);
  }
}

function readChecked(path: string, { bytes, sha256 }: FileSum): Buffer {
  checkSize(path, bytes);
  const content = readFileSync(path);
  const found = sha256Of(content);
  if (found !== sha256) throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${sha256}`);
  return content;
}

function checkSize(path: string, bytes: number): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`${path} is missing`);
  if (size !== bytes) throw new Error(`${path} is damaged: it has ${size} bytes when expected ${bytes}`);
}

/**
 * Loads the packed data of a build, once and into a buffer of its own (a second copy would stay in memory for long). Throws an
 * Error with the file and the problem.
 */
async function loadData(dir: string, { bytes: size, sha256 }: FileSum, changes: PagedBytes): Promise<ReleaseData> {
  const path = join(dir, DATA_FILE);
  const file = await open(path);
  try {
    const bytes = new Uint8Array(size);
    const found = await readInto(file, bytes);
    if (found !== sha256) throw new Error(`it is damaged: SHA-256 ${found} when expected ${sha256}`);
    return openRelease(bytes, changes);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await file.close();
  }
}

/** Fills the buffer; returns the SHA-256 of its bytes. */
async function readInto(file: FileHandle, bytes: FileBytes): Promise<string> {
  const hash = createHash('sha256');
  for (let read = 0; read < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, read, Math.min(CHUNK_BYTES, bytes.length - read), read);
    if (bytesRead === 0) throw new Error(`it ends after ${read} of ${bytes.length} bytes`);
    hash.update(bytes.subarray(read, read + bytesRead));
    read += bytesRead;
  }
  return hash.digest('hex');
}
