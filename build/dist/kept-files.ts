import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildRecord,
  type FileSum,
  readSums,
  SUMS_FILE,
  sha256Of,
} from '../../server/store/build-record.js';
import { MANIFEST_FILE } from '../../server/store/load.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { WrittenFile } from './calendar-files.js';
import { linkChecked, messageOf, recordOf } from './take-over.js';

/**
 * The files of calendars by what they were made from (file-keys.ts). A build records the keys in `KEYS_FILE`, and a later one takes
 * over each file with the same key, from whichever release: it is neither made nor written again.
 */
export const KEYS_FILE = 'file-keys.json';

/** The keys of files by their names, for each release. */
type FileKeys = Record<string, Record<string, string>>;

interface KeptFile extends WrittenFile {
  /** The folder of its release. */
  readonly dir: string;
}

export class KeptFiles {
  readonly #builds: readonly string[];
  readonly #keys: FileKeys = {};
  #known: Map<string, KeptFile> | null = null;

  /** `builds`: the folders of earlier builds. */
  constructor(builds: readonly string[]) {
    this.#builds = builds;
  }

  /** Links the file with this key into the folder of a release; null if no build has it undamaged, and it is to be made. */
  take(key: string, name: string, dir: string): WrittenFile | null {
    this.#known ??= knownFiles(this.#builds);
    const kept = this.#known.get(key);
    if (!kept || kept.name !== name) return null;
    try {
      for (const { name: stored, sha256 } of kept.stored)
        linkChecked(kept.dir, dir, stored, sha256);
      return kept;
    } catch (error) {
      console.error(`not taken over: ${messageOf(error)}`);
      return null;
    }
  }

  /** Records the key of a file in the folder of a release, which other releases may take over from now on. */
  add(release: string, key: string, file: WrittenFile, dir: string): void {
    this.#keys[release] ??= {};
    this.#keys[release][file.name] = key;
    this.#known?.set(key, { ...file, dir });
  }

  /** Records the keys of a release whose files were taken over as a whole from this build. */
  keepRelease(build: string, release: string): void {
    const keys = keysIn(build)?.keys[release];
    if (keys) this.#keys[release] = keys;
  }

  /** Writes the keys of all files of a build into its folder. */
  write(dir: string): void {
    writeFileSync(join(dir, KEYS_FILE), JSON.stringify(this.#keys));
  }
}

/** The files of earlier builds by their keys. */
function knownFiles(builds: readonly string[]): Map<string, KeptFile> {
  const known = new Map<string, KeptFile>();
  for (const build of builds) {
    try {
      for (const [key, file] of filesOf(build)) getOrMake(known, key, () => file);
    } catch (error) {
      // Undamaged, but of another version of the program: nothing of it is taken over.
      console.error(`not taken over: ${build}: ${messageOf(error)}`);
    }
  }
  return known;
}

/** The files of a build with their keys. */
function filesOf(build: string): [key: string, file: KeptFile][] {
  const { record, keys = {} } = keysIn(build) ?? {};
  return Object.entries(keys).flatMap(([release, keyOf]) => {
    const dir = join(build, 'releases', release);
    const found = listedIn(dir, record!.files[`releases/${release}/${SUMS_FILE}`]?.sha256);
    return Object.entries(keyOf).flatMap(([name, key]): [string, KeptFile][] => {
      const file = found(name);
      return file ? [[key, { ...file, dir }]] : [];
    });
  });
}

/** What the manifest and the sums of a release tell of a file that is stored as gzip alone; null if they are damaged. */
function listedIn(dir: string, sumsSha256 = ''): (name: string) => WrittenFile | null {
  const sumsBytes = readChecked(join(dir, SUMS_FILE), sumsSha256);
  if (!sumsBytes) return () => null;
  const sums = readSums(sumsBytes.toString('latin1'));
  const manifest = readChecked(join(dir, MANIFEST_FILE), sums.get(MANIFEST_FILE));
  if (!manifest) return () => null;
  const { files } = JSON.parse(manifest.toString('utf8')) as {
    readonly files: Readonly<Record<string, FileSum>>;
  };
  return (name) => {
    const [sum, sha256] = [files[name], sums.get(`${name}.gz`)];
    return sum && sha256 ? { name, ...sum, stored: [{ name: `${name}.gz`, sha256 }] } : null;
  };
}

/** The record of a build and the keys of its files; null if it has none, or a damaged list of them. */
function keysIn(build: string): { record: BuildRecord; keys: FileKeys } | null {
  const record = recordOf(build);
  const bytes = readChecked(join(build, KEYS_FILE), record?.files[KEYS_FILE]?.sha256);
  return record && bytes ? { record, keys: JSON.parse(bytes.toString('utf8')) as FileKeys } : null;
}

/** The bytes of a file; null if it is missing or has another SHA-256. */
function readChecked(path: string, sha256: string | undefined): Buffer | null {
  const bytes = existsSync(path) ? readFileSync(path) : null;
  return bytes && sha256Of(bytes) === sha256 ? bytes : null;
}
