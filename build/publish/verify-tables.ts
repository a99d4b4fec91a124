import type { KeyObject } from 'node:crypto';
import { type FileSum, sha256Of } from '../../server/store/build-record.js';
import { isTableFile, TABLES_FILE, type TablesRecord } from '../../server/store/day-tables.js';
import { forEachAtOnce } from '../concurrency-limit.js';
import { signatureOf } from '../dist/signing.js';
import type { Download } from './download.js';
import { checkSigned } from './verify-lists.js';

/** Checks the tables of days of a downloaded release, which its manifest does not list, against days.json, and its signature. */

const AT_ONCE = 8;
const MAX_RECORD_BYTES = 1 << 24;
const COPY = /\.gz$/;

/** Whether a file in the folder of a release is one of its tables, or the compressed form of one. */
export function isTable(name: string): boolean {
  return isTableFile(name.replace(COPY, ''));
}

/** What is known of the release: `key` signed its manifest, null if none did. */
interface Known {
  readonly release: string;
  readonly key: KeyObject | null;
  /** Names of files, tables among them, that alone are to be checked; empty: all. */
  readonly only: readonly string[];
}

/** Checks that each table of a folder is as listed, with nothing beside them; at an address only those that are named. */
export async function checkTables(
  download: Download,
  { release, key, only }: Known,
  right: string[],
  wrong: string[],
): Promise<void> {
  const named = only.filter(isTable);
  const names = new Set(only.length > 0 ? named : download.names()?.filter(isTable));
  if (names.size === 0) return;
  const before = wrong.length;
  const bytes = await download.read(TABLES_FILE, MAX_RECORD_BYTES);
  if (!bytes) {
    wrong.push(`${TABLES_FILE} is missing, though there are tables`);
    return;
  }
  if (key) await checkSigned(download, TABLES_FILE, bytes, key, wrong);
  const record = JSON.parse(bytes.toString()) as TablesRecord;
  if (record.release.id !== release) wrong.push(`${TABLES_FILE} is of ${record.release.id}`);
  for (const name of [TABLES_FILE, signatureOf(TABLES_FILE)]) names.delete(name);
  const checked = named.length > 0 ? [...names] : storedNames(record);
  await forEachAtOnce(checked, AT_ONCE, async (name) => {
    const sum = sumOf(record, name);
    // What is not listed is told below.
    if (!sum) return;
    names.delete(name);
    const found = await download.read(name, sum.bytes);
    if (!found) wrong.push(`${name} is missing`);
    else if (sha256Of(found) !== sum.sha256)
      wrong.push(`${name}: SHA-256 ${sha256Of(found)}; expected ${sum.sha256}`);
  });
  for (const name of names) wrong.push(`${name} is not listed in ${TABLES_FILE}`);
  if (wrong.length === before) right.push(`tables: ${checked.length}, of ${record.rows} rows`);
}

/** The tables as they are stored: those with a compressed form in that form alone. */
function storedNames({ files }: TablesRecord): string[] {
  return Object.entries(files).map(([name, { gzip }]) => (gzip ? `${name}.gz` : name));
}

/** The size and digest of a table, or of its compressed form. */
function sumOf({ files }: TablesRecord, name: string): FileSum | undefined {
  return files[name] ?? files[name.replace(COPY, '')]?.gzip;
}
