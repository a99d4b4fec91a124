import { type FileSum, sha256Of } from '../../server/store/build-record.js';
import { isTableFile, TABLES_FILE, type TablesRecord } from '../../server/store/day-tables.js';
import { forEachAtOnce } from '../concurrency-limit.js';
import type { Download } from './download.js';

/** Checks the tables of days of a downloaded release, which its manifest does not list, against days.json. */

const AT_ONCE = 8;
const MAX_RECORD_BYTES = 1 << 24;
const COPY = /\.gz$/;

/** Whether a file in the folder of a release is one of its tables, or the compressed form of one. */
export function isTable(name: string): boolean {
  return isTableFile(name.replace(COPY, ''));
}

/** Checks that each table of a folder is as listed, with nothing beside them. Tables at an address are not checked. */
export async function checkTables(
  download: Download,
  release: string,
  right: string[],
  wrong: string[],
): Promise<void> {
  const names = new Set(download.names()?.filter(isTable));
  if (names.size === 0) return;
  const before = wrong.length;
  const bytes = names.delete(TABLES_FILE) && (await download.read(TABLES_FILE, MAX_RECORD_BYTES));
  if (!bytes) {
    wrong.push(`${TABLES_FILE} is missing, though there are tables`);
    return;
  }
  const record = JSON.parse(bytes.toString()) as TablesRecord;
  if (record.release.id !== release) wrong.push(`${TABLES_FILE} is of ${record.release.id}`);
  const stored = new Map<string, FileSum>(
    Object.entries(record.files).map(([name, { gzip, ...sum }]) =>
      gzip ? [`${name}.gz`, gzip] : [name, sum],
    ),
  );
  await forEachAtOnce([...stored], AT_ONCE, async ([name, { bytes: length, sha256 }]) => {
    const found = names.delete(name) ? await download.read(name, length) : null;
    if (!found) wrong.push(`${name} is missing`);
    else if (sha256Of(found) !== sha256)
      wrong.push(`${name}: SHA-256 ${sha256Of(found)}; expected ${sha256}`);
  });
  for (const name of names) wrong.push(`${name} is not listed in ${TABLES_FILE}`);
  if (wrong.length === before) right.push(`tables: ${stored.size}, of ${record.rows} rows`);
}
