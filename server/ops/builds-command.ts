import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildRecord, RECORD_FILE, readRecord, sha256Of } from '../store/build-record.js';
import { buildDir, buildNames, currentBuild, draftDir, isLeased, pointTo, takeLease } from '../store/dist-folder.js';

/** The command that shows the builds of dist/ and chooses the one that answers: node dist/server.mjs builds. */

export const BUILDS_USAGE = `usage, behind "node dist/server.mjs builds":
  list      the builds in dist/, newest first; * marks the current one (also without "list")
  use ID    makes a build the current one; the beginning of its id is enough`;

const PROGRAM_FILE = 'server.mjs';
/** How much of an id must be given. */
const LEAST_PREFIX = 4;

export interface BuildsCommand {
  /** What stands behind "builds". */
  readonly args: readonly string[];
  readonly dist: string;
  readonly print: (line: string) => void;
}

/** Does what the command says. Throws an Error, of one line or with the usage, when it cannot; nothing has changed then. */
export function runBuildsCommand({ args, dist, print }: BuildsCommand): void {
  const [verb = 'list', ...ids] = args;
  if (verb === 'list' && ids.length === 0) for (const line of listOf(dist)) print(line);
  else if (verb === 'use' && ids.length === 1) for (const line of useBuild(dist, ids[0]!)) print(line);
  else throw new Error(BUILDS_USAGE);
}

/** A line for each build: its id, when it was made, the release that it answers from, and who reads it. */
function listOf(dist: string): string[] {
  const current = currentOrNull(dist);
  const rows = buildNames(dist)
    .map((name) => ({ name, madeMs: statSync(buildDir(dist, name)).mtimeMs }))
    .sort((a, b) => b.madeMs - a.madeMs)
    .map(({ name, madeMs }) => {
      const about = [name === current && 'current', isRead(dist, name) && 'in use'].filter(Boolean).join(', ');
      const made = new Date(madeMs).toISOString().slice(0, 16).replace('T', ' ');
      return `${name === current ? '*' : ' '} ${name.padEnd(22)}  ${made} UTC  ${releaseOf(dist, name)}  ${about}`.trimEnd();
    });
  return rows.length === 0 ? [`no build in ${dist}: npm run build makes one`] : rows;
}

/** What is told of the change. */
function useBuild(dist: string, asked: string): string[] {
  const name = findBuild(dist, asked);
  const before = currentOrNull(dist);
  if (name === before) return [`${name} is the current build already`];
  // No build that ends meanwhile may clear it away.
  const release = takeLease(dist, name);
  try {
    const record = checkFiles(buildDir(dist, name));
    pointTo(dist, name);
    const isOther = before === null || programOf(record) !== programAt(dist, before);
    return [
      `current: ${name}, release ${record.releases.at(-1)?.id}${before ? `; before: ${before}` : ''}`,
      isOther
        ? 'It has another program: restart the servers to run it.'
        : 'Servers that run switch to it within seconds; their log says "gone over to a new build".',
    ];
  } finally {
    release();
    rmSync(draftDir(dist), { recursive: true, force: true });
  }
}

/** Throws an Error that names what is there, unless exactly one build has this id or begins with it. */
function findBuild(dist: string, asked: string): string {
  const names = buildNames(dist);
  const found = names.includes(asked)
    ? [asked]
    : names.filter((name) => asked.length >= LEAST_PREFIX && name.startsWith(asked));
  if (found.length === 1) return found[0]!;
  const why = found.length > 1 ? 'is the beginning of several builds' : 'is no build here';
  throw new Error(`${JSON.stringify(asked)} ${why}; there are ${names.join(', ') || 'none'}`);
}

/**
 * Every file that the record of a build lists, held to its SHA-256, whatever format the data are in: the build may be of
 * an earlier program. Throws an Error that names the file which is not as it was built.
 */
function checkFiles(dir: string): BuildRecord {
  const record = readRecord(join(dir, RECORD_FILE));
  for (const [name, { bytes, sha256 }] of Object.entries(record.files)) {
    const path = join(dir, name);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined) throw new Error(`${path} is missing`);
    if (size !== bytes) throw new Error(`${path} is damaged: it has ${size} bytes when expected ${bytes}`);
    const found = sha256Of(readFileSync(path));
    if (found !== sha256) throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${sha256}`);
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

/** Null where the pointer is missing or damaged: then any build may take its place. */
function currentOrNull(dist: string): string | null {
  try {
    return currentBuild(dist);
  } catch {
    return null;
  }
}

/** Null where its record cannot be read. */
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

/** On a read-only folder, leases of those who died cannot be cleared; they are looked at by the builds alone. */
function isRead(dist: string, name: string): boolean {
  try {
    return isLeased(dist, name);
  } catch {
    return true;
  }
}
