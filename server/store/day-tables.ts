import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataRelease } from '../engine/types.js';
import { type FileSum, readSums, SUMS_FILE, sha256Of } from './build-record.js';

/**
 * The tables of days of a release, which the build makes on demand (build/tables), beside the builds:
 *
 *   tables/<release>-<digest>/days.json       the years, and the files with their SHA-256
 *                             days.json.sig   its signature, where the manifest has one
 *                             days.parquet    all calendars, a row group each
 *                             days/<id>.csv   stored as .gz alone
 *                             SHA256SUMS      of the files as stored
 *
 * They are files of the release, without being in its manifest: that stays the same with and without them. A folder never changes.
 */
export const TABLES_FILE = 'days.json';
export const TABLES_SIGNATURE_FILE = 'days.json.sig';
export const PARQUET_FILE = 'days.parquet';
const TABLE_FILE = /^days(?:\.json|\.json\.sig|\.parquet|\/[^/]+\.csv)$/;
/** Files that the record cannot list. */
const BESIDE: readonly string[] = [TABLES_FILE, TABLES_SIGNATURE_FILE];
const FORMAT = 1;

/** A table, and its compressed form (.gz), which object storage has instead. */
export interface TableSum extends FileSum {
  readonly gzip?: FileSum;
}

export interface TablesRecord {
  readonly format: number;
  readonly release: DataRelease;
  readonly license: unknown;
  /** SHA-256 of all packs of the release: the data that they were made of. */
  readonly packs: string;
  /** Digest of the code that made them. */
  readonly made_from: string;
  /** First and last year. */
  readonly years: readonly [number, number];
  readonly rows: number;
  readonly columns: readonly string[];
  readonly files: Readonly<Record<string, TableSum>>;
}

export interface TablesFolder {
  readonly dir: string;
  readonly record: TablesRecord;
  /** SHA-256 of every stored file, and of every published one, by path. */
  readonly sums: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

/** Whether a file of a release is one of its tables. */
export function isTableFile(name: string): boolean {
  return TABLE_FILE.test(name);
}

/** The folder of all tables. */
export function tablesDir(dist: string): string {
  return join(dist, 'tables');
}

/** The folders of a release, the last one first. */
export function tablesOf(dist: string, release: string): string[] {
  const all = tablesDir(dist);
  if (!existsSync(all)) return [];
  const madeMs = (name: string) => statSync(join(all, name)).mtimeMs;
  return readdirSync(all)
    .filter((name) => name.startsWith(`${release}-`))
    .sort((a, b) => madeMs(b) - madeMs(a))
    .map((name) => join(all, name));
}

/** The last tables of a release that were made of these packs; null if there are none. Throws an Error that names a damaged file. */
export function findTables(dist: string, release: string, packs: string): TablesFolder | null {
  for (const dir of tablesOf(dist, release)) {
    const sums = readSums(readFileSync(join(dir, SUMS_FILE), 'latin1'));
    const path = join(dir, TABLES_FILE);
    const bytes = readFileSync(path);
    if (sha256Of(bytes) !== sums.get(TABLES_FILE)) throw new Error(`${path} is damaged`);
    const record = JSON.parse(bytes.toString('utf8')) as TablesRecord;
    if (record.format !== FORMAT || record.packs !== packs) continue;
    const listed = Object.entries(record.files).map(
      ([name, { sha256 }]) => [name, sha256] as const,
    );
    return {
      dir,
      record,
      sums,
      files: new Map([...listed, ...[...sums].filter(([name]) => BESIDE.includes(name))]),
    };
  }
  return null;
}

/** The bytes of days.json. */
export function writeTablesRecord(record: Omit<TablesRecord, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...record }, null, 1)}\n`;
}
