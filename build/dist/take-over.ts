import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type BuildRecord,
  RECORD_FILE,
  readRecord,
  readSums,
  SUMS_FILE,
} from '../../server/store/build-record.js';
import { HISTORY_INDEX, type HistoryIndex, readIndex } from '../../server/store/history.js';
import type { Written } from './artifacts.js';
import { DIGESTS_FILE } from './history-files.js';
import { sumOfFile } from './record-build.js';

/**
 * Takes over files of an earlier build with the same inputs, as hard links, which take no space and time. Each is checked against
 * its SHA-256 first; a damaged one is made again.
 */

/** Takes over the files of a release into `target`, and tells from which build; null if none has them undamaged. */
export function takeOverRelease(
  builds: readonly string[],
  id: string,
  key: string,
  target: string,
): { readonly build: string; readonly written: Written } | null {
  for (const build of builds) {
    const record = recordOf(build);
    const release = record?.releases.find((one) => one.id === id && one.key === key);
    const sums = record?.files[`releases/${id}/${SUMS_FILE}`];
    if (!release || !sums) continue;
    const source = join(build, 'releases', id);
    try {
      linkChecked(source, target, SUMS_FILE, sums.sha256);
      const listed = readSums(readFileSync(join(target, SUMS_FILE), 'latin1'));
      for (const [name, sha256] of listed) linkChecked(source, target, name, sha256);
      return { build, written: { files: release.files, bytes: release.bytes } };
    } catch (error) {
      console.error(`not taken over: ${messageOf(error)}`);
      rmSync(target, { recursive: true, force: true });
    }
  }
  return null;
}

/**
 * Takes over the releases of an earlier build into `target`, to be continued; null if there is none with the same first releases.
 * `keys` in the order of the releases.
 */
export function takeOverHistory(
  builds: readonly string[],
  keys: ReadonlyMap<string, string>,
  target: string,
): HistoryIndex | null {
  const ids = [...keys.keys()];
  const found = builds.flatMap((build) => {
    const record = recordOf(build);
    const last = record?.releases.at(-1);
    return record && last && keys.get(last.id) === last.key
      ? [{ build, record, upTo: ids.indexOf(last.id) }]
      : [];
  });
  for (const { build, record } of found.sort((a, b) => b.upTo - a.upTo)) {
    try {
      const names = Object.keys(record.files).filter((name) => OF_HISTORY.test(name));
      for (const name of names) linkChecked(build, target, name, record.files[name]!.sha256);
      return readIndex(join(target, HISTORY_INDEX));
    } catch (error) {
      console.error(`not taken over: ${messageOf(error)}`);
      for (const name of ['packs', 'history', 'search', HISTORY_INDEX, DIGESTS_FILE])
        rmSync(join(target, name), { recursive: true, force: true });
    }
  }
  return null;
}

/** Takes over the program of an earlier build with the same code (`codeDigest`); false if there is none undamaged. */
export function takeOverProgram(builds: readonly string[], code: string, target: string): boolean {
  for (const build of builds) {
    const { code: madeFrom, files = {} } = recordOf(build) ?? {};
    if (madeFrom !== code) continue;
    const names = Object.keys(files).filter((name) => OF_PROGRAM.test(name));
    try {
      for (const name of names) linkChecked(build, target, name, files[name]!.sha256);
      return true;
    } catch (error) {
      console.error(`not taken over: ${messageOf(error)}`);
      for (const name of names) rmSync(join(target, name), { force: true });
    }
  }
  return false;
}

/** The files of the program: see bundle.ts. */
const OF_PROGRAM = /^(?:server\.mjs|part-[^/]*\.mjs|LICENSE|NOTICE|sbom\.json)$/;

/** The files of a history: see server/store/history.ts and make-history.ts. */
const OF_HISTORY = /^(?:(?:packs|history|search)\/.*|history\.json|digests\.json)$/;

export function recordOf(build: string): BuildRecord | null {
  try {
    return readRecord(join(build, RECORD_FILE));
  } catch {
    return null;
  }
}

/** Links a file of a folder into another one. Throws an Error if it is missing, or damaged: its SHA-256 is another one. */
export function linkChecked(source: string, target: string, name: string, sha256: string): void {
  const from = join(source, name);
  if (sumOfFile(from).sha256 !== sha256) throw new Error(`${from} is damaged`);
  mkdirSync(dirname(join(target, name)), { recursive: true });
  try {
    linkSync(from, join(target, name));
  } catch {
    // Not every file system has links.
    copyFileSync(from, join(target, name));
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
