import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { formatDay } from '../../server/core/civil-date.js';
import { toCsv } from '../../server/core/csv.js';
import { renderFeed } from '../../server/core/feed.js';
import type { ReleaseData } from '../../server/core/packed.js';

/** The files of a release that can be fetched as they are: csv/<id>.csv, ics/<id>.ics and manifest.json. */

const CSV_COLUMNS = ['calendar', 'date', 'kind', 'name', 'close_time', 'status', 'observed', 'coverage', 'sources'];
/** Years of a prebuilt feed, from the year before the release's on. */
const FEED_YEARS_BACK = 1;
const FEED_YEARS_AHEAD = 2;
/** Nearly as small as the best, at a tenth of its time. */
const BROTLI_QUALITY = 5;

/** Writes the artifacts of the release into `dir`; `onCalendar` hears how many calendars are done. Same data, same bytes. */
export function writeArtifacts(data: ReleaseData, dir: string, onCalendar: (done: number) => void): void {
  const files: Record<string, { bytes: number; sha256: string }> = {};
  const write = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), bytes);
    writeCompressed(join(dir, name), bytes);
    files[name] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  };
  for (const [index, { id }] of data.meta.calendars.entries()) {
    write(`csv/${fileName(id)}.csv`, calendarCsv(data, index));
    write(`ics/${fileName(id)}.ics`, calendarFeed(data, index));
    onCalendar(index + 1);
  }
  const { id, library_version, generated_at } = data.meta.releases.at(-1)!;
  const manifest = { release: { id, library_version, generated_at }, files };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  writeFileSync(join(dir, 'manifest.json'), text);
  writeCompressed(join(dir, 'manifest.json'), text);
}

/** Copies for clients that can read them, beside the file. */
function writeCompressed(path: string, bytes: Buffer): void {
  writeFileSync(`${path}.gz`, gzipSync(bytes));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
}

/** The colon of an id is `-` in a file name. */
export function fileName(id: string): string {
  return id.replace(':', '-');
}

/** All entries of a calendar, English names. */
function calendarCsv({ meta, arrays, payloads }: ReleaseData, calendar: number): string {
  const rows = [];
  for (let position = arrays.entryStart[calendar]!; position < arrays.entryStart[calendar + 1]!; position++) {
    const { kind, names, close_time, status, observed, coverage, sources } = payloads[arrays.entryPayload[position]!]!;
    const date = formatDay(meta.epoch + arrays.entryDay[position]!);
    const id = meta.calendars[calendar]!.id;
    rows.push([id, date, kind, names.en!, close_time, status, observed, coverage, sources.join(' ')]);
  }
  return toCsv(CSV_COLUMNS, rows);
}

function calendarFeed(data: ReleaseData, calendar: number): string {
  const [first, last] = data.meta.calendars[calendar]!.data_years;
  const year = Number(data.meta.releases.at(-1)!.id.slice(0, 4));
  const from = Math.min(Math.max(year - FEED_YEARS_BACK, first), last);
  const to = Math.min(Math.max(year + FEED_YEARS_AHEAD, from), last);
  return renderFeed(data, calendar, from, to, 'en');
}
