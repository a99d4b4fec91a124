import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildRecord,
  type FileSum,
  RECORD_FILE,
  SUMS_FILE,
  sha256Of,
  writeRecord,
} from '../../server/core/build-record.js';

/**
 * Writes the record of a build whose files are all there: the SHA-256 of each, those of releases by way of their
 * SHA256SUMS. Last of all: a folder without its record is no build.
 */
export function recordBuild(dir: string, words: Pick<BuildRecord, 'made_from' | 'chosen' | 'releases'>): void {
  const names = [
    ...readdirSync(dir).filter((name) => name !== 'pages' && name !== 'releases' && name !== RECORD_FILE),
    ...filesUnder(dir, 'pages'),
    ...words.releases.map(({ id }) => `releases/${id}/${SUMS_FILE}`),
  ].sort();
  const files = Object.fromEntries(names.map((name) => [name, sumOf(join(dir, name))]));
  writeFileSync(join(dir, RECORD_FILE), writeRecord({ ...words, files }));
}

function filesUnder(dir: string, path: string): string[] {
  return readdirSync(join(dir, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(dir, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

function sumOf(path: string): FileSum {
  const bytes = readFileSync(path);
  return { bytes: bytes.length, sha256: sha256Of(bytes) };
}
