import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildRecord,
  type FileSum,
  RECORD_FILE,
  SUMS_FILE,
  writeRecord,
} from '../../server/store/build-record.js';

/** Files are read through it; one for each would take longer than reading most of them. */
const part = Buffer.alloc(1 << 20);
/** The folders of a build, except the files of releases. */
const FOLDERS = ['pages', 'packs', 'history', 'search'];

/**
 * Writes the record of a complete build: the SHA-256 of each file, and those of release files through their SHA256SUMS. It is written
 * last: a folder without a record is not a build.
 */
export function recordBuild(
  dir: string,
  words: Pick<BuildRecord, 'made_from' | 'code' | 'chosen' | 'releases' | 'own'>,
): void {
  const names = [
    ...readdirSync(dir).filter(
      (name) => !FOLDERS.includes(name) && name !== 'releases' && name !== RECORD_FILE,
    ),
    ...FOLDERS.flatMap((folder) => filesUnder(dir, folder)),
    ...words.releases.map(({ id }) => `releases/${id}/${SUMS_FILE}`),
  ].sort();
  const files: Record<string, FileSum> = {};
  for (const name of names) files[name] = sumOfFile(join(dir, name));
  writeFileSync(join(dir, RECORD_FILE), writeRecord({ ...words, files }));
}

function filesUnder(dir: string, path: string): string[] {
  return readdirSync(join(dir, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(dir, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

/** Size and SHA-256 of a file, read in chunks. */
export function sumOfFile(path: string): FileSum {
  const file = openSync(path, 'r');
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for (let read = readSync(file, part); read > 0; read = readSync(file, part)) {
      hash.update(part.subarray(0, read));
      bytes += read;
    }
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    closeSync(file);
  }
}
