import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { SUMS_FILE, sha256Of } from '../../server/core/build-record.js';
import type { ReleaseFolder } from '../../server/service/load.js';
import { PUBLIC_KEY_FILE, SIGNATURE_FILE } from '../dist/signing.js';
import { inTurns } from '../in-turns.js';
import type { Storage, StoredHeaders } from './storage.js';

/**
 * Puts the files of a release where others fetch them, under releases/<id>/: first what the manifest lists, then the
 * manifest, last releases/latest.json. So a release is there as a whole or not at all, and whatever ends this, the next
 * run goes on: what lies there already is not sent again.
 */

const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=60, must-revalidate';
const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.ics': 'text/calendar; charset=utf-8; method=PUBLISH',
  '.json': 'application/json; charset=utf-8',
  '.pem': 'application/x-pem-file',
};
const MANIFEST = 'manifest.json';
export const LATEST_FILE = 'releases/latest.json';
/** They go with the manifest, and may be made anew with another key. */
const LAST = [SUMS_FILE, PUBLIC_KEY_FILE, SIGNATURE_FILE];
const COMPRESSED_COPY = /\.(?:gz|br)$/;
const AT_ONCE = 8;

export interface Published {
  readonly sent: number;
  readonly kept: number;
}

/**
 * Publishes one release; `onFile` hears how many files are done, and of how many. Rejects, before the manifest is there,
 * when a file is not as it was built, or when another one lies in its place: a release never changes.
 */
export async function publishRelease(
  storage: Storage,
  folder: ReleaseFolder,
  onFile: (done: number, all: number) => void,
): Promise<Published> {
  const { sums, release } = folder;
  const names = [...sums.keys()].filter((name) => !COMPRESSED_COPY.test(name));
  const files = names.filter((name) => name !== MANIFEST && !LAST.includes(name));
  const last = [...LAST.filter((name) => name === SUMS_FILE || sums.has(name)), MANIFEST];
  const result = { sent: 0, kept: 0 };

  const putFile = async (name: string) => {
    const bytes = readFileSync(join(folder.dir, name));
    const expected = sums.get(name);
    if (expected !== undefined && sha256Of(bytes) !== expected) throw new Error(`${join(folder.dir, name)} is damaged`);
    const mayChange = LAST.includes(name);
    const target = `releases/${release.id}/${name}`;
    const there = await storage.sha256(target);
    if (there === sha256Of(bytes)) result.kept++;
    else if (there !== null && !mayChange) throw new Error(`another ${target} lies there (SHA-256 ${there})`);
    else {
      await storage.put(target, bytes, headersOf(name, mayChange ? SHORTLY : FOREVER));
      result.sent++;
    }
    onFile(result.sent + result.kept, files.length + last.length);
  };
  await inTurns(files, AT_ONCE, putFile);
  for (const name of last) await putFile(name);
  return result;
}

/** Says which release is the latest one. */
export async function publishLatest(storage: Storage, { release }: ReleaseFolder): Promise<void> {
  const { id, generated_at } = release;
  const text = `${JSON.stringify({ id, generated_at, manifest: `releases/${id}/${MANIFEST}` })}\n`;
  await storage.put(LATEST_FILE, Buffer.from(text), headersOf(LATEST_FILE, SHORTLY));
}

function headersOf(name: string, cacheControl: string): StoredHeaders {
  const type = TYPES[extname(name)] ?? (name === SUMS_FILE ? 'text/plain; charset=utf-8' : 'application/octet-stream');
  return { 'content-type': type, 'cache-control': cacheControl };
}
