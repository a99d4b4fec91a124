import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromUrl, parquetReadObjects } from 'hyparquet';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDownload } from '../../build/publish/download.js';
import {
  LATEST_FILE,
  publishLatest,
  publishRelease,
  publishTables,
} from '../../build/publish/publish-release.js';
import { openStorage, type Storage } from '../../build/publish/storage.js';
import { verifyDownload } from '../../build/publish/verify-download.js';
import { tablesOfBuild } from '../../build/tables/tables-of-build.js';
import { open } from '../../server/reader/index.js';
import { checkBuild } from '../../server/store/load.js';
import { cases, needs, pathOf } from '../helpers/needs.js';
import { killAll, startProgram } from '../helpers/process.js';
import { startS3 } from '../helpers/s3.js';
import { writeSmallDist } from '../helpers/small-dist.js';

/** Releases on object storage, or in a folder: whole or not there, whatever ends their publishing. */

const ROOT = new URL('../../', import.meta.url).pathname;
/** Of two calendars, with 64 lists of packs. */
const FILES = 11 + 64;
const RELEASES = ['20270102T030405Z', '20270202T030405Z'] as const;
/** More of them tell more: KALENDS_KILLS=50. */
const KILLS = Number(process.env.KALENDS_KILLS ?? cases(10));

let folder: string;
let dist: string;
let build: string;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-publish-'));
  dist = join(folder, 'dist');
  build = await writeSmallDist(dist, {
    name: 'a'.repeat(20),
    releases: RELEASES,
    holiday: 'Christmas Day',
  });
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

const releases = () => checkBuild(build).releases;
const wrongIn = async (place: string) =>
  (await verifyDownload(openDownload(place, undefined))).wrong;

async function publishAll(place: string, environment: Record<string, string> = {}) {
  const storage = openStorage(place, environment);
  const counts = [];
  for (const release of releases()) counts.push(await publishRelease(storage, release, () => {}));
  await publishLatest(storage, releases().at(-1)!);
  return counts;
}

test('a folder has whole releases, the latest named; what is there is kept', async () => {
  const place = join(folder, 'once');
  assert.equal(await publishAll(place), [
    { sent: FILES, kept: 0 },
    { sent: FILES, kept: 0 },
  ]);
  for (const id of RELEASES) assert.equal(await wrongIn(join(place, 'releases', id)), []);
  const latest = JSON.parse(readFileSync(join(place, LATEST_FILE), 'utf8')) as Record<
    string,
    string
  >;
  assert.is(latest.id, RELEASES[1]);
  assert.is(latest.manifest, `releases/${RELEASES[1]}/manifest.json`);
  assert.equal(await publishAll(place), [
    { sent: 0, kept: FILES },
    { sent: 0, kept: FILES },
  ]);
});

test('another file in the place of a published one is told, and stays', async () => {
  const place = join(folder, 'other');
  await publishAll(place);
  const file = join(place, 'releases', RELEASES[0], 'csv/EUR.csv');
  writeFileSync(file, 'something else');
  const answer = await publishAll(place).catch(String);
  assert.match(answer as string, `another releases/${RELEASES[0]}/csv/EUR.csv lies there`);
  assert.is(readFileSync(file, 'utf8'), 'something else');
});

needs('time')(
  'killed at any moment: a manifest is there only with all its files, and the next run goes on',
  async () => {
    const place = join(folder, 'killed');
    const run = () =>
      startProgram(
        [process.execPath, '--import', 'tsx', 'build/publish/publish.ts', place, '--dist', dist],
        ROOT,
      );
    const whole = run();
    const began = performance.now();
    assert.is(await whole.ended, 0, whole.output());
    const took = performance.now() - began;
    for (let time = 0; time < KILLS; time++) {
      rmSync(place, { recursive: true, force: true });
      const { child, exit } = run();
      await new Promise((wake) => setTimeout(wake, took * (0.6 + 0.4 * ((time + 1) / KILLS))));
      child.kill('SIGKILL');
      await exit;
      for (const id of RELEASES) {
        const answer = await wrongIn(join(place, 'releases', id)).catch(String);
        if (typeof answer === 'string')
          assert.match(answer, /is not there|there is no manifest\.json/);
        else assert.equal(answer, []);
      }
      await publishAll(place);
      for (const id of RELEASES) assert.equal(await wrongIn(join(place, 'releases', id)), []);
    }
  },
);

test('in a folder, what a run could not write is gone with it, and what a killed one left with the next', async () => {
  const place = join(folder, 'drafts');
  const drafts = join(place, '.drafts');
  const put = (name: string) =>
    openStorage(place, {}).put(name, Buffer.from(name), {
      'content-type': '',
      'cache-control': '',
    });
  mkdirSync(join(place, 'a', 'b'), { recursive: true });
  assert.match(String(await put('a').catch(String)), /rename/);
  assert.equal(readdirSync(drafts), []);
  for (const name of ['old', 'new']) writeFileSync(join(drafts, name), name);
  utimesSync(join(drafts, 'old'), 0, 0);
  await put('c');
  assert.equal(readdirSync(drafts), ['new']);
  assert.is(readFileSync(join(place, 'c'), 'utf8'), 'c');
});

test('a bucket that is not named well, or a key that is not set, is told', () => {
  assert.throws(() => openStorage('s3://B!', {}), /s3:\/\/B! was read; expected s3:\/\/BUCKET/);
  assert.throws(() => openStorage('s3://bucket/x', {}), /AWS_ACCESS_KEY_ID is not set/);
});

needs('s3rver')(
  'an S3-compatible server has the same, with the headers of caches; a wrong key is told',
  async () => {
    const server = await startS3(pathOf('s3rver')!, folder);
    const environment = {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_ENDPOINT_URL: server.address,
    };
    const place = 's3://kalends/public';
    assert.equal(await publishAll(place, environment), [
      { sent: FILES, kept: 0 },
      { sent: FILES, kept: 0 },
    ]);
    assert.equal((await publishAll(place, environment))[0], { sent: 0, kept: FILES });
    const under = `${server.address}/kalends/public/releases/${RELEASES[1]}/`;
    assert.equal(await wrongIn(under), []);
    const table = await fetch(`${under}csv/EUR.csv`);
    await table.text();
    assert.is(table.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.is(table.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
    const latest = await fetch(`${server.address}/kalends/public/${LATEST_FILE}`);
    assert.is(((await latest.json()) as { id: string }).id, RELEASES[1]);
    assert.is(latest.headers.get('cache-control'), 'public, max-age=60, must-revalidate');
    await readsFrom(`${server.address}/kalends/public/releases`, openStorage(place, environment));
    const answer = await publishAll(place, { ...environment, AWS_ACCESS_KEY_ID: 'nobody' }).catch(
      String,
    );
    assert.match(String(answer), /was answered 403/);
    server.stop();
  },
);

/** What is read where it lies: calendars by the reader, led by latest.json, and one calendar of the tables by its part. */
async function readsFrom(address: string, storage: Storage): Promise<void> {
  const reader = await open(`${address}/latest/`, { calendars: ['XNYS', 'EUR'] });
  assert.equal([reader.release.id, reader.offline], [RELEASES[1], null]);
  assert.is(reader.all('XNYS').isBusinessDay('2026-12-25'), false);
  assert.is((await reader.refresh()).release.id, RELEASES[1]);
  await tablesOfBuild(dist, build, [2026, 2026]);
  const [first] = releases();
  assert.equal(await publishTables(storage, first!, () => {}), { sent: 4, kept: 0 });
  assert.equal(await publishTables(storage, first!, () => {}), { sent: 0, kept: 4 });
  const url = `${address}/${RELEASES[0]}/days.parquet`;
  const file = await asyncBufferFromUrl({ url });
  const rows = await parquetReadObjects({ file, rowStart: 365, rowEnd: 730 });
  assert.equal([rows.length, rows[0]!.calendar, rows[358]!.close_time], [365, 'XNYS', null]);
  assert.equal([rows[357]!.status, rows[357]!.close_time], ['early_close', '13:00']);
  const { headers } = await fetch(url, { method: 'HEAD' });
  assert.is(headers.get('content-type'), 'application/vnd.apache.parquet');
  assert.is(headers.get('cache-control'), 'public, max-age=60, must-revalidate');
}

test.run();
