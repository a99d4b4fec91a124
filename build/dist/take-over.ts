import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildRecord, RECORD_FILE, readRecord, SUMS_FILE, sha256Of } from '../../server/store/build-record.js';
import { readIndex } from '../../server/store/history.js';
import { HISTORY_FILE, HISTORY_INDEX, type HistoryIndex } from '../../server/store/history-file.js';
import { DATA_FILES, readSums } from '../../server/store/load.js';
import type { Written } from './artifacts.js';
import { sumOfFile } from './record-build.js';

/**
 * Takes over files of an earlier build with the same inputs, as hard links, which take no space and time. Each is checked against
 * its SHA-256 first; a damaged one is made again.
 */

/** Takes over the files of a release into `target`; null if no build has them undamaged. */
export function takeOverRelease(builds: readonly string[], id: string, key: string, target: string): Written | null {
  for (const build of builds) {
    const record = recordOf(build);
    const release = record?.releases.find((one) => one.id === id && one.key === key);
    const sums = record?.files[`releases/${id}/${SUMS_FILE}`];
    if (!release || !sums) continue;
    const source = join(build, 'releases', id);
    try {
      link(source, target, SUMS_FILE, sums.sha256);
      const listed = readSums(readFileSync(join(target, SUMS_FILE), 'latin1'));
      for (const [name, sha256] of listed) link(source, target, name, sha256);
      return { files: release.files, bytes: release.bytes };
    } catch (error) {
      console.error(`not taken over: ${messageOf(error)}`);
      rmSync(target, { recursive: true, force: true });
    }
  }
  return null;
}

/** Takes over the data whose last release has that digest into `target`, if a build has them undamaged. */
export function takeOverData(builds: readonly string[], key: string, target: string): void {
  for (const build of builds) {
    const record = recordOf(build);
    if (record?.releases.at(-1)?.key !== key || DATA_FILES.some((name) => !record.files[name])) continue;
    try {
      for (const name of DATA_FILES) link(build, target, name, record.files[name]!.sha256);
      return;
    } catch (error) {
      console.error(`not taken over: ${messageOf(error)}`);
      for (const name of DATA_FILES) rmSync(join(target, name), { force: true });
    }
  }
}

/**
 * Copies the history of an earlier build into `target`, to be continued; null if there is none with the same first releases. `keys`
 * in the order of the releases.
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
    return record && last && keys.get(last.id) === last.key ? [{ build, record, upTo: ids.indexOf(last.id) }] : [];
  });
  for (const { build, record } of found.sort((a, b) => b.upTo - a.upTo)) {
    try {
      const path = join(target, HISTORY_FILE);
      copyFileSync(join(build, HISTORY_FILE), path, constants.COPYFILE_FICLONE);
      if (sumOfFile(path).sha256 !== record.files[HISTORY_FILE]?.sha256) {
        throw new Error(`${join(build, HISTORY_FILE)} is damaged`);
      }
      const index = readFileSync(join(build, HISTORY_INDEX));
      if (sha256Of(index) !== record.files[HISTORY_INDEX]?.sha256) {
        throw new Error(`${join(build, HISTORY_INDEX)} is damaged`);
      }
      return readIndex(join(build, HISTORY_INDEX), index);
    } catch (error) {
      console.error(`not taken over: ${messageOf(error)}`);
    }
  }
  return null;
}

function recordOf(build: string): BuildRecord | null {
  try {
    return readRecord(join(build, RECORD_FILE));
  } catch {
    return null;
  }
}

function link(source: string, target: string, name: string, sha256: string): void {
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
