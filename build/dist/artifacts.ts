import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type FileSum, SUMS_FILE, sha256Of } from '../../server/core/build-record.js';
import { formatDay } from '../../server/core/civil-date.js';
import { toCsv } from '../../server/core/csv.js';
import { renderFeed } from '../../server/core/feed.js';
import { DATA_LICENSE } from '../../server/core/license.js';
import { LAST_WITHOUT_DATA, RELEASE_DATA, type ReleaseData } from '../../server/core/packed.js';
import type { ChainLink } from '../release/release-files.js';
import { releaseDataFile } from './release-data.js';
import { PUBLIC_KEY_FILE, SIGNATURE_FILE, type Signer } from './signing.js';

/**
 * The files of a release that can be fetched as they are: csv/<id>.csv, ics/<id>.ics, release.json as it is committed,
 * kalends.bin for programs that answer by themselves, and manifest.json, each with compressed copies beside it, and the
 * SHA-256 of them all. The manifest has the chain of releases, and where there is a key, a signature beside it.
 */

const CSV_COLUMNS = ['calendar', 'date', 'kind', 'name', 'close_time', 'status', 'observed', 'coverage'];
/** One more, in releases whose entries have it: the files of the others never change. */
const LATER_COLUMN = 'may_move_days';
/** Years of a prebuilt feed, from the year before the release's on. */
const FEED_YEARS_BACK = 1;
const FEED_YEARS_AHEAD = 2;
/**
 * Releases up to this one keep the form in which their feeds were first written, and have no chain in their manifest: the
 * files of a release never change.
 */
const LAST_OF_FIRST_FORM = '20261122T102435Z';
/** Nearly as small as the best, at a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toGzip = promisify(gzip);
const toBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);

export interface Written {
  /** Files that the manifest lists, and their bytes together. */
  readonly files: number;
  readonly bytes: number;
}

/** What a release rests on, and who vouches for it. */
export interface Provenance {
  /** The releases up to this one, oldest first. */
  readonly chain: readonly ChainLink[];
  /** The bytes of its release.json. */
  readonly releaseJson: string;
  readonly signer: Signer | null;
}

/**
 * Writes the artifacts of the last release of `data` into `dir`; `onCalendar` hears how many calendars are done. Same
 * data, same bytes (compressed copies may differ between versions of the compressor).
 */
export async function writeArtifacts(
  data: ReleaseData,
  dir: string,
  { chain, releaseJson, signer }: Provenance,
  onCalendar: (done: number) => void,
): Promise<Written> {
  const files: Record<string, FileSum> = {};
  const sums = new Map<string, string>();
  for (const [index, { id }] of data.meta.calendars.entries()) {
    for (const [name, text] of [
      [`csv/${fileName(id)}.csv`, calendarCsv(data, index)],
      [`ics/${fileName(id)}.ics`, calendarFeed(data, index)],
    ] as const) {
      files[name] = await writeForms(dir, name, text, sums);
    }
    onCalendar(index + 1);
    await otherWork();
  }
  const { id, library_version, generated_at } = data.meta.releases.at(-1)!;
  const hasChain = id > LAST_OF_FIRST_FORM;
  if (hasChain) files['release.json'] = await writeForms(dir, 'release.json', releaseJson, sums);
  if (id > LAST_WITHOUT_DATA) files[RELEASE_DATA] = await writeForms(dir, RELEASE_DATA, releaseDataFile(data), sums);
  const release = { id, library_version, generated_at };
  const manifest = { release, license: DATA_LICENSE, ...(hasChain && { chain }), files };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeForms(dir, 'manifest.json', text, sums);
  if (signer) writeSignature(dir, text, signer, sums);
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sha256]) => `${sha256}  ${name}\n`);
  writeFileSync(join(dir, SUMS_FILE), lines.join(''));
  const all = Object.values(files);
  return { files: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function writeSignature(dir: string, manifest: string, signer: Signer, sums: Map<string, string>): void {
  for (const [name, bytes] of [
    [SIGNATURE_FILE, signer.sign(Buffer.from(manifest))],
    [PUBLIC_KEY_FILE, Buffer.from(signer.publicKeyPem)],
  ] as const) {
    writeFileSync(join(dir, name), bytes);
    sums.set(name, sha256Of(bytes));
  }
}

/** Writes a file and copies for clients that can read them; notes the SHA-256 of each, and returns the file's own. */
async function writeForms(
  dir: string,
  name: string,
  content: string | Uint8Array,
  sums: Map<string, string>,
): Promise<FileSum> {
  const bytes = Buffer.from(content);
  const [gz, br] = await Promise.all([toGzip(bytes), toBrotli(bytes, BROTLI)]);
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  for (const [form, its] of [
    [name, bytes],
    [`${name}.gz`, gz],
    [`${name}.br`, br],
  ] as const) {
    writeFileSync(join(dir, form), its);
    sums.set(form, sha256Of(its));
  }
  return { bytes: bytes.length, sha256: sums.get(name)! };
}

/** The colon of an id is `-` in a file name. */
export function fileName(id: string): string {
  return id.replace(':', '-');
}

/** All entries of a calendar, English names. */
function calendarCsv({ meta, arrays, payloads }: ReleaseData, calendar: number): string {
  const hasLater = payloads.some((payload) => payload.may_move_days !== undefined);
  const rows = [];
  for (let position = arrays.entryStart[calendar]!; position < arrays.entryStart[calendar + 1]!; position++) {
    const payload = payloads[arrays.entryPayload[position]!]!;
    const { kind, names, close_time, status, observed, coverage, sources } = payload;
    const date = formatDay(meta.epoch + arrays.entryDay[position]!);
    const id = meta.calendars[calendar]!.id;
    const row = [id, date, kind, names.en!, close_time, status, observed, coverage];
    rows.push([...row, ...(hasLater ? [payload.may_move_days ?? null] : []), sources.join(' ')]);
  }
  return toCsv([...CSV_COLUMNS, ...(hasLater ? [LATER_COLUMN] : []), 'sources'], rows);
}

function calendarFeed(data: ReleaseData, calendar: number): string {
  const [first, last] = data.meta.calendars[calendar]!.data_years;
  const year = Number(data.meta.releases.at(-1)!.id.slice(0, 4));
  const from = Math.min(Math.max(year - FEED_YEARS_BACK, first), last);
  const to = Math.min(Math.max(year + FEED_YEARS_AHEAD, from), last);
  const form = data.meta.releases.at(-1)!.id <= LAST_OF_FIRST_FORM ? 'first' : 'present';
  return renderFeed(data, { calendars: [{ calendar, from, to }], lang: 'en', form });
}
