import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SUMS_FILE, sha256Of } from '../../server/store/build-record.js';
import { BUNDLE_FILE, isPackFile, packsIn } from '../../server/store/bundle.js';
import { TABLES_FILE } from '../../server/store/day-tables.js';
import { MANIFEST_FILE as MANIFEST, type ReleaseFolder } from '../../server/store/load.js';
import { once } from '../../server/util/once.js';
import { forEachAtOnce } from '../concurrency-limit.js';
import { ARCHIVE_FILE } from '../dist/archive.js';
import { PUBLIC_KEY_FILE, signatureOf } from '../dist/signing.js';
import type { Storage, StoredHeaders } from './storage.js';

/**
 * Uploads the files of a release under releases/<id>/: first the files in the manifest, then the manifest, last
 * releases/latest.json. So a release is either complete or absent. After an interruption the next run continues: existing files
 * are not sent again.
 */

const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=60, must-revalidate';
const TYPES: Readonly<Record<string, string>> = {
  '.gz': 'application/gzip',
  '.parquet': 'application/vnd.apache.parquet',
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.ics': 'text/calendar; charset=utf-8; method=PUBLISH',
  '.json': 'application/json; charset=utf-8',
  '.pem': 'application/x-pem-file',
  '.tgz': 'application/gzip',
};
export const LATEST_FILE = 'releases/latest.json';
/** Files that accompany the manifest and may be replaced: with another key, or another version of the compressor. */
const LAST = [ARCHIVE_FILE, SUMS_FILE, PUBLIC_KEY_FILE, signatureOf(MANIFEST)];
const AT_ONCE = 8;

export interface Published {
  readonly sent: number;
  readonly kept: number;
}

/**
 * Publishes one release; `onFile` receives the number of finished files and the total. Rejects before it uploads the manifest if a
 * file is damaged, or if a different one exists at its path: a release never changes.
 */
export async function publishRelease(
  storage: Storage,
  folder: ReleaseFolder,
  onFile: (done: number, all: number) => void,
): Promise<Published> {
  const { release } = folder;
  const packs = once(() => packsIn(readPublished(folder, BUNDLE_FILE)));
  const files = [...folder.files.keys()].filter(
    (name) => name !== MANIFEST && !LAST.includes(name),
  );
  const last = [...LAST.filter((name) => name === SUMS_FILE || folder.files.has(name)), MANIFEST];
  const result = { sent: 0, kept: 0 };

  const putFile = async (name: string) => {
    const bytes = bytesOf(folder, name, packs);
    const mayChange = LAST.includes(name) || name.endsWith(signatureOf(''));
    const target = `releases/${release.id}/${name}`;
    const there = await storage.sha256(target);
    if (there === sha256Of(bytes)) result.kept++;
    else if (there !== null && !mayChange)
      throw new Error(`another ${target} lies there (SHA-256 ${there})`);
    else {
      await storage.put(target, bytes, headersOf(name, mayChange ? SHORTLY : FOREVER));
      result.sent++;
    }
    onFile(result.sent + result.kept, files.length + last.length);
  };
  await forEachAtOnce(files, AT_ONCE, putFile);
  for (const name of last) await putFile(name);
  return result;
}

/**
 * Publishes the tables of days of a release, if it has any, beside its files: days.parquet and days/<calendar>.csv.gz, then days.json.
 * They are replaced by those of another program or of other years.
 */
export async function publishTables(
  storage: Storage,
  { release, tables }: ReleaseFolder,
  onFile: (done: number, all: number) => void,
): Promise<Published> {
  const result = { sent: 0, kept: 0 };
  if (!tables) return result;
  const files = Object.entries(tables.record.files).map(([name, { gzip }]) =>
    gzip ? `${name}.gz` : name,
  );
  const putFile = async (name: string) => {
    const bytes = readFileSync(join(tables.dir, name));
    const sha256 = sha256Of(bytes);
    if (sha256 !== tables.sums.get(name)) throw new Error(`${join(tables.dir, name)} is damaged`);
    const target = `releases/${release.id}/${name}`;
    if ((await storage.sha256(target)) === sha256) result.kept++;
    else {
      await storage.put(target, bytes, headersOf(name, SHORTLY));
      result.sent++;
    }
    onFile(result.sent + result.kept, tables.files.size);
  };
  await forEachAtOnce(files, AT_ONCE, putFile);
  if (tables.files.has(signatureOf(TABLES_FILE))) await putFile(signatureOf(TABLES_FILE));
  await putFile(TABLES_FILE);
  return result;
}

function bytesOf(
  folder: ReleaseFolder,
  name: string,
  packs: () => Map<string, Uint8Array>,
): Buffer {
  if (name === SUMS_FILE) return sumsOf(folder);
  return isPackFile(name) ? Buffer.from(packs().get(name)!) : readPublished(folder, name);
}

/** The published form of a file, which may be stored compressed. Throws if it is damaged. */
function readPublished({ dir, sums, files }: ReleaseFolder, name: string): Buffer {
  const path = join(dir, name);
  const bytes = sums.has(name) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`));
  if (sha256Of(bytes) !== files.get(name)) throw new Error(`${path} is damaged`);
  return bytes;
}

/** The SHA-256 of all files, in the form of sha256sum. */
function sumsOf({ files }: ReleaseFolder): Buffer {
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sha256]) => `${sha256}  ${name}\n`);
  return Buffer.from(lines.join(''));
}

/** Publishes the id of the latest release. */
export async function publishLatest(storage: Storage, { release }: ReleaseFolder): Promise<void> {
  const { id, generated_at } = release;
  const text = `${JSON.stringify({ id, generated_at, manifest: `releases/${id}/${MANIFEST}` })}\n`;
  await storage.put(LATEST_FILE, Buffer.from(text), headersOf(LATEST_FILE, SHORTLY));
}

function headersOf(name: string, cacheControl: string): StoredHeaders {
  const type =
    TYPES[extname(name)] ??
    (name === SUMS_FILE ? 'text/plain; charset=utf-8' : 'application/octet-stream');
  return { 'content-type': type, 'cache-control': cacheControl };
}
