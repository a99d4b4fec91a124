import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildRecord,
  RECORD_FILE,
  readRecord,
  readSums,
  SUMS_FILE,
  sha256Of,
} from '../store/build-record.js';
import { buildDir, buildNames, currentBuild, draftDir, pointTo } from '../store/dist-folder.js';

/** The command that lists the builds of dist/ and selects the current one: node dist/server.mjs builds. */

const BUILDS_USAGE = `usage, behind "node dist/server.mjs builds":
  list      the builds in dist/, newest first; * marks the current one (also without "list")
  use ID    makes a build the current one; the beginning of its id is enough
  check ID  checks every file of a build against its SHA-256, release files too; without an ID the current one`;

const PROGRAM_FILE = 'server.mjs';
/** Minimum length of an id's beginning. */
const MIN_PREFIX = 4;
/** Maximum number of damaged files in an error. */
const MAX_NAMED = 20;

interface BuildsCommand {
  /** The arguments after "builds". */
  readonly args: readonly string[];
  readonly dist: string;
  readonly print: (line: string) => void;
}

/** Runs the command. Throws an Error, of one line or with the usage, if it fails; nothing has changed then. */
export function runBuildsCommand({ args, dist, print }: BuildsCommand): void {
  const [verb = 'list', ...ids] = args;
  if (verb === 'list' && ids.length === 0) for (const line of listOf(dist)) print(line);
  else if (verb === 'use' && ids.length === 1)
    for (const line of useBuild(dist, ids[0]!)) print(line);
  else if (verb === 'check' && ids.length <= 1) print(checkWhole(dist, ids[0]));
  else throw new Error(BUILDS_USAGE);
}

/**
 * Checks every file of a build against the SHA-256 in its record, and release files against their SHA256SUMS. Throws an Error that
 * names damaged files.
 */
function checkWhole(dist: string, requested: string | undefined): string {
  const current = currentOrNull(dist);
  const name =
    requested === undefined && current !== null ? current : findBuild(dist, requested ?? '');
  const dir = buildDir(dist, name);
  const record = checkFiles(dir);
  const sums = record.releases.flatMap(({ id }) => {
    const folder = join(dir, 'releases', id);
    const text = readFileSync(join(folder, SUMS_FILE), 'latin1');
    return [...readSums(text)].map(([path, sha256]) => ({ path: join(folder, path), sha256 }));
  });
  const wrong = sums.flatMap(({ path, sha256 }) => wrongFile(path, sha256) ?? []);
  if (wrong.length > 0) throw new Error(wrong.slice(0, MAX_NAMED).join('\n'));
  return `${name}: all ${Object.keys(record.files).length + sums.length} files are as they were built`;
}

/** The error of a file; null if it has this SHA-256. */
function wrongFile(path: string, sha256: string): string | null {
  if (!existsSync(path)) return `${path} is missing`;
  const found = sha256Of(readFileSync(path));
  return found === sha256 ? null : `${path} is damaged: SHA-256 ${found} when expected ${sha256}`;
}

/** A line for each build: its id, time and release. */
function listOf(dist: string): string[] {
  const current = currentOrNull(dist);
  const rows = buildNames(dist)
    .map((name) => ({ name, madeMs: statSync(buildDir(dist, name)).mtimeMs }))
    .sort((a, b) => b.madeMs - a.madeMs)
    .map(({ name, madeMs }) => {
      const made = new Date(madeMs).toISOString().slice(0, 16).replace('T', ' ');
      return `${name === current ? '*' : ' '} ${name.padEnd(22)}  ${made} UTC  ${releaseOf(dist, name)}`;
    });
  return rows.length === 0 ? [`no build in ${dist}: npm run build makes one`] : rows;
}

/** The messages about the change. */
function useBuild(dist: string, requested: string): string[] {
  const name = findBuild(dist, requested);
  const before = currentOrNull(dist);
  if (name === before) return [`${name} is the current build already`];
  try {
    const record = checkFiles(buildDir(dist, name));
    pointTo(dist, name);
    const isOther = before === null || programOf(record) !== programAt(dist, before);
    return [
      `current: ${name}, release ${record.releases.at(-1)?.id}${before ? `; before: ${before}` : ''}`,
      isOther
        ? 'It has another program: restart the servers to run it.'
        : 'Servers that run switch to it within seconds; their log says "switched to build".',
    ];
  } finally {
    rmSync(draftDir(dist), { recursive: true, force: true });
  }
}

/** Throws an Error that lists the builds unless exactly one id equals or begins with this text. */
function findBuild(dist: string, requested: string): string {
  const names = buildNames(dist);
  const found = names.includes(requested)
    ? [requested]
    : names.filter((name) => requested.length >= MIN_PREFIX && name.startsWith(requested));
  if (found.length === 1) return found[0]!;
  const why = found.length > 1 ? 'is the beginning of several builds' : 'is no build here';
  throw new Error(`${JSON.stringify(requested)} ${why}; there are ${names.join(', ') || 'none'}`);
}

/**
 * Checks every file in the record of a build against its SHA-256, whatever the data format: the build may come from an earlier
 * program. Throws an Error that names a damaged file.
 */
function checkFiles(dir: string): BuildRecord {
  const record = readRecord(join(dir, RECORD_FILE));
  for (const [name, { bytes, sha256 }] of Object.entries(record.files)) {
    const path = join(dir, name);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined) throw new Error(`${path} is missing`);
    if (size !== bytes)
      throw new Error(`${path} is damaged: it has ${size} bytes when expected ${bytes}`);
    const found = sha256Of(readFileSync(path));
    if (found !== sha256)
      throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${sha256}`);
  }
  return record;
}

function releaseOf(dist: string, name: string): string {
  try {
    return readRecord(join(buildDir(dist, name), RECORD_FILE)).releases.at(-1)?.id ?? 'no release';
  } catch {
    return 'damaged: build.json';
  }
}

/** Null if dist/current is missing or damaged: then any build may become current. */
function currentOrNull(dist: string): string | null {
  try {
    return currentBuild(dist);
  } catch {
    return null;
  }
}

/** Null if its record cannot be read. */
function programAt(dist: string, name: string): string | null {
  try {
    return programOf(readRecord(join(buildDir(dist, name), RECORD_FILE)));
  } catch {
    return null;
  }
}

function programOf({ files }: BuildRecord): string | null {
  return files[PROGRAM_FILE]?.sha256 ?? null;
}
