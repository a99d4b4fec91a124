import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type BuildRecord,
  type BuiltRelease,
  type FileSum,
  RECORD_FILE,
  readRecord,
  readSums,
  SUMS_FILE,
  sha256Of,
} from './build-record.js';
import { BUNDLE_FILE } from './bundle.js';
import { findTables, type TablesFolder } from './day-tables.js';
import {
  HISTORY_INDEX,
  type History,
  type HistoryIndex,
  openHistory,
  readIndex,
} from './history.js';
import { readChanges } from './read-changes.js';
import { checkNamed, openReleaseData, type ReleaseData } from './release-data.js';
import { releaseDataParts } from './release-parts.js';

/**
 * Loads a build. Files that stay in memory are checked against their SHA-256 here. Release files and those of the history must exist;
 * what is read of them later is checked then.
 */
/** Files of the history: they are read, and checked, when they are needed. */
const LATER_FILE = /^(?:packs|history|search)\//;

/** Whether a file of a build is not read by `checkBuild`, which looks at its size alone. */
export function isLater(name: string): boolean {
  return LATER_FILE.test(name);
}
/** The list of published files of a release. */
export const MANIFEST_FILE = 'manifest.json';
/** Files of the program, which are imported before or after this check: `builds check` verifies them. */
const PART = /^part-[^/]*\.mjs$/;
const PAGES = 'pages/';
export interface LoadedBuild {
  readonly record: BuildRecord;
  readonly data: ReleaseData;
  /** The static pages by their path, for example `problems/not_found.html`. */
  readonly pages: ReadonlyMap<string, Buffer>;
  /** Oldest first; the last one is the current release. */
  readonly releases: readonly ReleaseFolder[];
  /** The files of all releases, which stay open. */
  readonly history: History;
}

/** The files of a release. */
export interface ReleaseFolder {
  readonly release: BuiltRelease;
  readonly dir: string;
  /** SHA-256 of every stored file, by path in the folder; many files are stored only compressed. */
  readonly sums: ReadonlyMap<string, string>;
  /** SHA-256 of every published file, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Its tables of days, where they were made. */
  readonly tables: TablesFolder | null;
}

/** The extensions of compressed files. */
const COMPRESSED_FORM = /\.(?:gz|br)$/;

/** Throws an Error that names a file that is missing, truncated, damaged, or of another format. */
export async function loadBuild(dir: string): Promise<LoadedBuild> {
  const { history: index, ...checked } = checkBuild(dir);
  const history = openHistory(dir, index);
  try {
    const id = index.releases.at(-1)!.id;
    const recorded = checked.record.releases.at(-1)?.id;
    if (id !== recorded)
      throw new Error(`${dir}: its data are of ${id}, its record is of ${recorded}`);
    return { ...checked, data: await loadData(history), history };
  } catch (error) {
    history.close();
    throw error;
  }
}

/** The data of the last release of a history, in memory. Throws an Error that names a calendar whose pack has another format. */
export async function loadData(history: History): Promise<ReleaseData> {
  const { id } = history.releases.at(-1)!;
  const packs = await history.allPacks(id);
  // Packs are opened when they are used; those of another format have to refuse the build as a whole.
  for (const [index, { id: calendar }] of history.bundle(id).directory.calendars.entries())
    checkNamed(calendar, packs[index]!);
  return openReleaseData({
    ...releaseDataParts(history, id, readChanges(history)),
    bytes: (index) => packs[index]!,
  });
}

interface CheckedBuild extends Omit<LoadedBuild, 'data' | 'history'> {
  readonly history: HistoryIndex;
}

/** Loads a build without its data, whose size alone is checked. Throws like `loadBuild`. */
export function checkBuild(dir: string): CheckedBuild {
  const record = readRecord(join(dir, RECORD_FILE));
  const files = new Map<string, Buffer>();
  for (const [name, sum] of Object.entries(record.files)) {
    if (isLater(name) || PART.test(name)) checkSize(join(dir, name), sum.bytes);
    else files.set(name, readChecked(join(dir, name), sum));
  }
  if (!record.files[HISTORY_INDEX])
    throw new Error(`${join(dir, RECORD_FILE)} lists no ${HISTORY_INDEX}`);
  return {
    record,
    pages: new Map(
      [...files]
        .filter(([name]) => name.startsWith(PAGES))
        .map(([name, b]) => [name.slice(PAGES.length), b]),
    ),
    releases: record.releases.map((release) => releaseFolder(dir, release, files)),
    history: readIndex(join(dir, HISTORY_INDEX), files.get(HISTORY_INDEX)!),
  };
}

function releaseFolder(
  build: string,
  release: BuiltRelease,
  files: ReadonlyMap<string, Buffer>,
): ReleaseFolder {
  const dir = join(build, 'releases', release.id);
  const text = files.get(`releases/${release.id}/${SUMS_FILE}`);
  if (!text)
    throw new Error(
      `${join(build, RECORD_FILE)} lists no ${SUMS_FILE} of the release ${release.id}`,
    );
  const sums = readSums(text.toString('latin1'));
  checkNames(dir, sums);
  const published = publishedFiles(dir, sums);
  const tables = findTables(join(build, '..', '..'), release.id, published.get(BUNDLE_FILE)!);
  return { release, dir, sums, files: published, tables };
}

/** The files in the manifest, and the uncompressed files beside it. */
function publishedFiles(dir: string, sums: ReadonlyMap<string, string>): Map<string, string> {
  const path = join(dir, MANIFEST_FILE);
  const bytes = readFileSync(path);
  const [found, expected] = [sha256Of(bytes), sums.get(MANIFEST_FILE)];
  if (found !== expected)
    throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${expected}`);
  const { files } = JSON.parse(bytes.toString('utf8')) as {
    readonly files: Record<string, FileSum>;
  };
  const stored = [...sums].filter(([name]) => !COMPRESSED_FORM.test(name));
  return new Map([
    ...Object.entries(files).map(([name, { sha256 }]) => [name, sha256] as const),
    ...stored,
  ]);
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
  if (found !== sha256)
    throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${sha256}`);
  return content;
}

function checkSize(path: string, bytes: number): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`${path} is missing`);
  if (size !== bytes)
    throw new Error(`${path} is damaged: it has ${size} bytes when expected ${bytes}`);
}
