import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  type DayNumber,
  firstDayOf,
  formatDay,
  lastDayOf,
} from '../../server/engine/civil-date.js';
import { type Calendars, openCalendars } from '../../server/queries/calendars.js';
import { csvOfRow, DAY_COLUMNS, type DayRow, dayRows } from '../../server/queries/day-row.js';
import { SUMS_FILE, sha256Of } from '../../server/store/build-record.js';
import { BUNDLE_FILE } from '../../server/store/bundle.js';
import {
  PARQUET_FILE,
  TABLES_FILE,
  TABLES_SIGNATURE_FILE,
  type TableSum,
  tablesDir,
  tablesOf,
  writeTablesRecord,
} from '../../server/store/day-tables.js';
import { draftDir } from '../../server/store/dist-folder.js';
import type { ReleaseFolder } from '../../server/store/load.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { csvFields, toCsv } from '../../server/text/csv.js';
import { DATA_LICENSE } from '../../server/text/license.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { fileName } from '../dist/calendar-files.js';
import { sumOfFile } from '../dist/record-build.js';
import type { Signer } from '../dist/signing.js';
import { createParquet } from './parquet.js';
import type { Years } from './years.js';

/**
 * The tables of days of a release: every day of every calendar, in one Parquet file and as CSV by calendar, by the function that
 * answers GET /v1/days. A calendar at a time is in memory. See server/store/day-tables.ts for the folder.
 */

export interface TablesPlan {
  readonly years: Years;
  /** Digest of the code that makes them. */
  readonly madeFrom: string;
  /** Signs days.json; null: nobody does. */
  readonly signer: Signer | null;
  /** Ids of the only calendars to have rows; default: all. */
  readonly calendars?: readonly string[] | undefined;
}

/** Folders of a release that stay: a running server may still send files of the one before. */
const KEPT = 2;
const toGzip = promisify<Uint8Array, Buffer>(gzip);

interface Sums {
  /** Of the published files, and of the files as they are stored. */
  readonly files: Record<string, TableSum>;
  readonly stored: Map<string, string>;
}

/** Makes the tables of a release; returns their folder. `onCalendar` receives the number of finished calendars. */
export async function makeTables(
  dist: string,
  folder: ReleaseFolder,
  data: ReleaseData,
  { years, madeFrom, signer, calendars }: TablesPlan,
  onCalendar: (done: number) => void,
): Promise<string> {
  const { id } = data.release;
  const draft = join(draftDir(dist), 'tables');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'days'), { recursive: true });
  const sums: Sums = { files: {}, stored: new Map() };
  const rows = await writeRows(draft, data, { years, calendars }, sums, onCalendar);
  addStored(draft, PARQUET_FILE, sums);
  const record = writeTablesRecord({
    release: data.release,
    license: DATA_LICENSE,
    packs: folder.files.get(BUNDLE_FILE)!,
    made_from: madeFrom,
    years,
    rows,
    columns: DAY_COLUMNS,
    files: sums.files,
  });
  writeFileSync(join(draft, TABLES_FILE), record);
  sums.stored.set(TABLES_FILE, sha256Of(record));
  if (signer) {
    const signature = signer.sign(Buffer.from(record));
    writeFileSync(join(draft, TABLES_SIGNATURE_FILE), signature);
    sums.stored.set(TABLES_SIGNATURE_FILE, sha256Of(signature));
  }
  const lines = [...sums.stored].map(([name, sha256]) => `${sha256}  ${name}\n`);
  writeFileSync(join(draft, SUMS_FILE), lines.sort().join(''));
  return putInPlace(dist, draft, `${id}-${sha256Of(record).slice(0, 16)}`, id);
}

/** Writes the rows of all calendars; returns their number. */
async function writeRows(
  dir: string,
  data: ReleaseData,
  { years, calendars: only }: Pick<TablesPlan, 'years' | 'calendars'>,
  sums: Sums,
  onCalendar: (done: number) => void,
): Promise<number> {
  const calendars = openCalendars(data);
  const { id: release, generated_at } = data.release;
  const parquet = createParquet(join(dir, PARQUET_FILE), { release, generated_at });
  const dateText = textsOfDates();
  let count = 0;
  let writing: Promise<void> = Promise.resolve();
  for (const index of data.ids.keys()) {
    const { id } = calendars.calendar(index);
    if (only && !only.includes(id)) continue;
    const rows = rowsOf(calendars, index, years);
    count += rows.length;
    if (rows.length > 0) await parquet.add(rows);
    // One file is compressed beside the rows of the next calendar.
    await writing;
    writing = writeCsv(dir, id, rows, dateText, sums);
    onCalendar(index + 1);
  }
  await writing;
  await parquet.end();
  return count;
}

/** The days of a calendar that are both in the years and in its data. */
function rowsOf(calendars: Calendars, index: number, [first, last]: Years): DayRow[] {
  const { data_years: known } = calendars.calendar(index);
  const from = firstDayOf(Math.max(first, known[0]));
  const to = lastDayOf(Math.min(last, known[1]));
  const rowOf = dayRows(calendars, index, 'en');
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => rowOf(from + at));
}

async function writeCsv(
  dir: string,
  id: string,
  rows: readonly DayRow[],
  dateText: (day: DayNumber) => string,
  { files, stored }: Sums,
): Promise<void> {
  const lines = rows.map((row) => `${csvFields(csvOfRow(row, dateText))}\r\n`);
  const bytes = Buffer.from(toCsv(DAY_COLUMNS, []) + lines.join(''));
  const name = `days/${fileName(id)}.csv`;
  const compressed = await toGzip(bytes);
  writeFileSync(join(dir, `${name}.gz`), compressed);
  const gzip = { bytes: compressed.length, sha256: sha256Of(compressed) };
  files[name] = { bytes: bytes.length, sha256: sha256Of(bytes), gzip };
  stored.set(`${name}.gz`, gzip.sha256);
}

function addStored(dir: string, name: string, { files, stored }: Sums): void {
  const sum = sumOfFile(join(dir, name));
  files[name] = sum;
  stored.set(name, sum.sha256);
}

/** Each date is in the rows of a thousand calendars. */
function textsOfDates(): (day: DayNumber) => string {
  const texts = new Map<DayNumber, string>();
  return (day) => getOrMake(texts, day, () => formatDay(day));
}

/** Moves the finished folder to its name and removes older ones of the release. */
function putInPlace(dist: string, draft: string, name: string, release: string): string {
  mkdirSync(tablesDir(dist), { recursive: true });
  const target = join(tablesDir(dist), name);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  for (const old of tablesOf(dist, release).slice(KEPT))
    rmSync(old, { recursive: true, force: true });
  return target;
}
