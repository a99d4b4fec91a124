import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeArtifacts } from '../../build/dist/artifacts.js';
import { KEYS_FILE, KeptFiles } from '../../build/dist/kept-files.js';
import { recordBuild, sumOfFile } from '../../build/dist/record-build.js';
import type { ReleaseState } from '../../build/release/state.js';
import { RECORD_FILE, readRecord, writeRecord } from '../../server/store/build-record.js';
import { calendar, entry, source, state, stepOf, storeHistory } from '../helpers/history.js';

/** The files of a calendar that a release did not change are those of the build before: neither made nor written again. */

const test = suite('kept files');
const folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
test.after(() => rmSync(folder, { recursive: true }));

type Releases = readonly (readonly [id: string, state: ReleaseState])[];
interface Built {
  readonly dir: string;
  /** The calendars whose entries were read to write files, and how often. */
  readonly written: readonly string[];
  readonly ino: (name: string) => number;
  readonly text: (name: string) => string;
}

let builds = 0;

/** Makes the data and the files of the last of these releases; `code` is what they are made by. */
async function build(releases: Releases, from: readonly Built[], code = 'code'): Promise<Built> {
  const dir = join(folder, String(builds++));
  for (const name of ['pages', 'packs', 'history', 'search'])
    mkdirSync(join(dir, name), { recursive: true });
  const steps = releases.map(([id, after]) => {
    const generated_at = id.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6+00:00');
    return [stepOf({ id, library_version: '1.0.0', generated_at }), after] as const;
  });
  const history = storeHistory(steps, dir);
  const data = history.data();
  const written: string[] = [];
  const seen = {
    ...data,
    entries: (index: number) => {
      written.push(data.ids[index]![0]!);
      return data.entries(index);
    },
  };
  const files = new KeptFiles(from.map((one) => one.dir));
  const releaseKeys = new Map(releases.map(([id]) => [id, `${code} ${id}`]));
  const target = join(dir, 'releases', data.release.id);
  const origin = { chain: [], releaseJson: '', signer: null };
  const counts = await writeArtifacts(seen, target, origin, () => {}, { files, releaseKeys });
  files.write(dir);
  history.files.close();
  const release = { ...data.release, note: '', key: '', ...counts };
  recordBuild(dir, { made_from: code, chosen: '1', releases: [release] });
  return {
    dir,
    written: [...new Set(written)],
    ino: (name) => statSync(join(target, `${name}.gz`)).ino,
    text: (name) => gunzipSync(readFileSync(join(target, `${name}.gz`))).toString(),
  };
}

const FILES = ['csv/EUR.csv', 'ics/EUR.ics', 'csv/XNYS.csv', 'ics/XNYS.ics'];
const OF_XNYS = FILES.slice(2);
/** Which of the files are not those of the build before. */
const otherThan = (before: Built, now: Built) =>
  FILES.filter((name) => before.ino(name) !== now.ino(name));

const YEARS = { data_years: [2024, 2030] } as const;
const EUR = [calendar('EUR', YEARS), [entry('2026-12-25', 'Christmas')]] as const;
const xnys = (...names: string[]) =>
  [calendar('XNYS', YEARS), names.map((name, at) => entry(`2026-07-0${at + 1}`, name))] as const;
const ONE = ['20260102T000000Z', state([EUR, xnys('A', 'B')])] as const;
const TWO = ['20260203T000000Z', state([EUR, xnys('A')])] as const;

test('a release writes the files of the calendars that it changed', async () => {
  const before = await build([ONE], []);
  assert.equal(before.written, ['EUR', 'XNYS']);
  const now = await build([ONE, TWO], [before]);
  assert.equal(now.written, ['XNYS']);
  assert.equal(otherThan(before, now), OF_XNYS);
  assert.match(
    now.text('ics/EUR.ics'),
    /X-WR-CALDESC:Last changed in data release 20260102T000000Z/,
  );
  assert.match(now.text('ics/XNYS.ics'), /X-WR-CALDESC:Last changed in data release 20260203T/);
  const clean = await build([ONE, TWO], []);
  for (const name of FILES) assert.is(clean.text(name), now.text(name), name);
});

test('another writer writes all of them', async () => {
  const before = await build([ONE], []);
  const now = await build([ONE, TWO], [before], 'other code');
  assert.equal(now.written, ['EUR', 'XNYS']);
  assert.equal(otherThan(before, now), FILES);
});

test('a feed is written when its years or its cancelled events are others; the table is not', async () => {
  const [before, early] = [await build([ONE], []), await build([ONE, TWO], [])];
  const nextYear = ['20270102T000000Z', TWO[1]] as const;
  const moved = await build([ONE, TWO, nextYear], [early]);
  assert.equal(otherThan(early, moved), ['ics/EUR.ics', 'ics/XNYS.ics']);
  assert.match(moved.text('ics/XNYS.ics'), /STATUS:CANCELLED/);
  const long = ['20270301T000000Z', TWO[1]] as const;
  const forgotten = await build([ONE, TWO, nextYear, long], [moved, before]);
  assert.equal(otherThan(moved, forgotten), ['ics/XNYS.ics']);
  assert.not.match(forgotten.text('ics/XNYS.ics'), /CANCELLED/);
});

test('what a feed tells beside dates counts: the zone and the address of a source', async () => {
  const close = { kind: 'early_close', close_time: '13:00', sources: ['S'] } as const;
  const at = (timezone: string, url: string) =>
    state(
      [EUR, [calendar('XNYS', { ...YEARS, timezone }), [entry('2026-12-24', 'Eve', close)]]],
      [{ ...source('S'), url }],
    );
  const first = ['20260102T000000Z', at('Europe/Berlin', 'https://example.org/1')] as const;
  const zone = ['20260103T000000Z', at('America/New_York', 'https://example.org/1')] as const;
  const url = ['20260104T000000Z', at('America/New_York', 'https://example.org/2')] as const;
  // The same pack as before, but its events have changed twice since.
  const back = ['20260105T000000Z', at('America/New_York', 'https://example.org/1')] as const;
  const built = [await build([first], [])];
  for (const releases of [
    [first, zone],
    [first, zone, url],
    [first, zone, url, back],
  ]) {
    const now = await build(releases, built);
    const id = releases.at(-1)![0];
    assert.equal(otherThan(built.at(-1)!, now), OF_XNYS, id);
    assert.match(now.text('ics/XNYS.ics'), `DTSTAMP:${id}`);
    assert.match(now.text('ics/XNYS.ics'), `Last changed in data release ${id}`);
    built.push(now);
  }
});

test('a damaged file is made again', async () => {
  const before = await build([ONE], []);
  const text = before.text('csv/EUR.csv');
  appendFileSync(join(before.dir, 'releases', ONE[0], 'csv/EUR.csv.gz'), 'damage');
  const now = await build([ONE, TWO], [before]);
  assert.equal(otherThan(before, now), ['csv/EUR.csv', ...OF_XNYS]);
  assert.is(now.text('csv/EUR.csv'), text);
});

test('a build of another version of the program, whose lists have another form, is passed over', async () => {
  const before = await build([ONE], []);
  const odd = await build([ONE], []);
  // As it would have written it: undamaged, by its record.
  for (const keys of ['{"20260102T000000Z":null}', '[1]', '"text"', 'null', 'no JSON']) {
    writeFileSync(join(odd.dir, KEYS_FILE), keys);
    const record = readRecord(join(odd.dir, RECORD_FILE));
    const files = { ...record.files, [KEYS_FILE]: sumOfFile(join(odd.dir, KEYS_FILE)) };
    writeFileSync(join(odd.dir, RECORD_FILE), writeRecord({ ...record, files }));
    const now = await build([ONE, TWO], [odd, before]);
    assert.equal(otherThan(before, now), OF_XNYS, keys);
  }
});

test.run();
