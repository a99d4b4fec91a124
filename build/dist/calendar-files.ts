import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { firstDayOf, formatDay, lastDayOf } from '../../server/engine/civil-date.js';
import { renderFeed } from '../../server/feeds/feed.js';
import { basisAt } from '../../server/store/basis-at.js';
import { sha256Of } from '../../server/store/build-record.js';
import type { Entries } from '../../server/store/pack.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { type CsvValue, csvFields, toCsv } from '../../server/text/csv.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { calendarKeys, feedYears } from './file-keys.js';
import type { KeptFiles } from './kept-files.js';

/** The table and the feed of each calendar of a release, csv/<id>.csv and ics/<id>.ics: see `artifacts.ts`. */

const CSV_COLUMNS = [
  'calendar',
  'date',
  'kind',
  'name',
  'close_time',
  'status',
  'observed',
  'coverage',
  'may_move_days',
  'basis',
  'sources',
  'citation',
];
/** Files that may wait to be compressed. */
const MAX_BEHIND = 8;
const toGzip = promisify<Uint8Array, Buffer>(gzip);

/** A file of a release, and the stored form. */
export interface WrittenFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly stored: readonly StoredForm[];
}

interface StoredForm {
  readonly name: string;
  readonly sha256: string;
}

/** Where files are taken over from, and the digests of releases that decide which (file-keys.ts). */
export interface KeptOf {
  readonly files: KeptFiles;
  readonly releaseKeys: ReadonlyMap<string, string>;
}

/**
 * Writes the files of these calendars of the last release of `data` into `dir`, compressed; the callback is called for each. They are
 * compressed beside this thread, which goes on with the next ones. Those that `kept` has are links to files that are there already.
 */
export async function writeCalendarFiles(
  data: ReleaseData,
  dir: string,
  calendars: readonly number[],
  onCalendar: () => void,
  kept: KeptOf | null = null,
): Promise<WrittenFile[]> {
  for (const folder of ['csv', 'ics']) mkdirSync(join(dir, folder), { recursive: true });
  const files: Promise<WrittenFile>[] = [];
  const add = (file: Promise<WrittenFile>) => {
    // Its error is thrown below.
    file.catch(() => {});
    files.push(file);
  };
  try {
    for (const calendar of calendars) {
      const name = fileName(data.record(calendar).id);
      const keys = kept && calendarKeys(data, calendar, kept.releaseKeys);
      const put = async (path: string, key: string | undefined, text: () => string) => {
        const there = kept && key && kept.files.take(key, path, dir);
        const file = there || (await writeGzip(dir, path, Buffer.from(text())));
        if (kept && key) kept.files.add(data.release.id, key, file, dir);
        return file;
      };
      add(put(`csv/${name}.csv`, keys?.csv, () => calendarCsv(data, calendar)));
      add(put(`ics/${name}.ics`, keys?.ics, () => calendarFeed(data, calendar)));
      // Limits how many files wait to be compressed, and throws their errors.
      await files.at(-MAX_BEHIND);
      onCalendar();
    }
  } finally {
    // After an error the caller removes the folder: all writing has ended by then.
    await Promise.allSettled(files);
  }
  return Promise.all(files);
}

async function writeGzip(dir: string, name: string, bytes: Uint8Array): Promise<WrittenFile> {
  const compressed = await toGzip(bytes);
  const stored = { name: `${name}.gz`, sha256: sha256Of(compressed) };
  writeFileSync(join(dir, stored.name), compressed);
  return { name, bytes: bytes.length, sha256: sha256Of(bytes), stored: [stored] };
}

/** File names have `-` for the colon of an id. */
export function fileName(id: string): string {
  return id.replace(':', '-');
}

/** All entries of a calendar, English names. */
function calendarCsv(data: ReleaseData, calendar: number): string {
  const entries = data.entries(calendar);
  const { id, data_years } = data.record(calendar);
  const named = csvFields([id]);
  /** The fields after the date: many dates of a calendar have the same payload and row. */
  const known = new Map<string, string>();
  let text = toCsv(CSV_COLUMNS, []);
  const [from, to] = entries.range(firstDayOf(data_years[0]), lastDayOf(data_years[1]));
  for (let position = from; position < to; position++) {
    const key = `${entries.payloadKey(position)} ${entries.rowKey(position)}`;
    const fields = getOrMake(known, key, () => csvFields(fieldsOf(data, entries, position)));
    text += `${named},${formatDay(entries.day(position))},${fields}\r\n`;
  }
  return text;
}

/** The fields of an entry after its date. */
function fieldsOf(data: ReleaseData, entries: Entries, position: number): CsvValue[] {
  const payload = entries.payload(position);
  const { kind, names, close_time, status, observed, coverage, sources, may_move_days } = payload;
  const urls = getOrMake(
    addresses,
    data,
    () => new Map(data.meta.sources.map(({ id, url }) => [id, url])),
  );
  const url = coverage === 'verified' ? urls.get(sources[0]!) : entries.row(position)?.url;
  return [
    kind,
    names.en!,
    close_time,
    status,
    observed,
    coverage,
    may_move_days ?? null,
    basisAt(entries, position),
    sources.join(' '),
    url ?? null,
  ];
}

/** Addresses of sources by id. */
const addresses = new WeakMap<ReleaseData, ReadonlyMap<string, string>>();

function calendarFeed(data: ReleaseData, calendar: number): string {
  return renderFeed(data, { calendars: [feedYears(data, calendar)], lang: 'en' });
}
