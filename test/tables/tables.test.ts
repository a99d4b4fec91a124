import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { asyncBufferFromUrl, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signerOf } from '../../build/dist/signing.js';
import { openDownload } from '../../build/publish/download.js';
import { publishRelease, publishTables } from '../../build/publish/publish-release.js';
import { openStorage } from '../../build/publish/storage.js';
import { type Expected, verifyDownload } from '../../build/publish/verify-download.js';
import { tablesOfBuild } from '../../build/tables/tables-of-build.js';
import { configuredKey, keyFinder } from '../../server/keys/find-key.js';
import { openBuild } from '../../server/ops/open-build.js';
import { DAY_COLUMNS } from '../../server/queries/day-row.js';
import { sha256Of } from '../../server/store/build-record.js';
import { tablesDir } from '../../server/store/day-tables.js';
import { checkBuild } from '../../server/store/load.js';
import { problemOf } from '../helpers/answers.js';
import type { Row } from '../helpers/day-rows.js';
import { KEY, SILENT, startApp, type TestServer } from '../helpers/server.js';
import { writeSmallDist } from '../helpers/small-dist.js';

/** The tables of days of a release: made, served, read by parts, published and checked. */

const RELEASE = '20260203T040506Z';
const LIMITED = 'kal_limited-to-one-calendar-0123456789';
const YEARS = [2025, 2026] as const;
const SIGNER = signerOf(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);

let folder: string;
let dist: string;
let build: string;
let server: TestServer;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-tables-'));
  dist = join(folder, 'dist');
  const small = { name: 'b'.repeat(20), releases: [RELEASE], holiday: 'Christmas Day, "first"' };
  build = await writeSmallDist(dist, { ...small, signer: SIGNER });
  await make(YEARS);
  const opened = await openBuild(build, { artifactCache: 'public', log: SILENT });
  const own = configuredKey(LIMITED);
  server = await startApp({
    ...opened,
    findKey: keyFinder(new Map([configuredKey(KEY), [own[0], { ...own[1], calendars: ['EUR'] }]])),
  });
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const make = (years: readonly [number, number]) => tablesOfBuild(dist, build, years, SIGNER);
const at = (name: string) => `/releases/${RELEASE}/${name}`;
const withRange = (range: string, more: Record<string, string> = {}) =>
  server.get(at('days.parquet'), { headers: { authorization: `Bearer ${KEY}`, range, ...more } });
const tables = () => checkBuild(build).releases[0]!.tables!;
const range = (calendar: string) => `/v1/days?from=2025-01-01&to=2026-12-31&calendars=${calendar}`;

test('the CSV of a calendar is the table that /v1/days gives', async () => {
  for (const id of ['XNYS', 'EUR']) {
    const response = await server.get(at(`days/${id}.csv`));
    assert.is(response.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
    const asked = await (await server.get(`${range(id)}&format=csv`)).text();
    assert.is(await response.text(), asked, id);
  }
});

test('with the key in the address alone, as DuckDB sends it: HEAD, then parts, without a redirect', async () => {
  const seen: string[] = [];
  const file = await asyncBufferFromUrl({
    url: `${server.origin}${at('days.parquet')}?key=${KEY}`,
    fetch: async (input, init) => {
      const response = await fetch(input, { ...init, redirect: 'error' });
      const part = /^bytes=\d+-\d+$/.test(new Headers(init?.headers).get('range') ?? '');
      seen.push(`${init?.method ?? 'GET'} ${part ? 'part ' : ''}${response.status}`);
      return response;
    },
  });
  const rows = await parquetReadObjects({
    file,
    rowStart: 730,
    rowEnd: 760,
    columns: ['calendar'],
  });
  assert.equal(new Set(rows.map(({ calendar }) => calendar)), new Set(['XNYS']));
  assert.equal([...new Set(seen)], ['HEAD 200', 'GET part 206']);
  const refused = await fetch(`${server.origin}${at('days.parquet')}?key=wrong`, {
    headers: { range: 'bytes=0-3' },
  });
  assert.is(refused.status, 401);
});

test('one calendar of the Parquet is read over HTTP by its part, with types', async () => {
  const requested: string[] = [];
  const file = await asyncBufferFromUrl({
    url: server.origin + at('days.parquet'),
    requestInit: { headers: { authorization: `Bearer ${KEY}` } },
    fetch: async (input, init) => {
      requested.push(new Headers(init?.headers).get('range') ?? init?.method ?? 'GET');
      return fetch(input, init);
    },
  });
  const { row_groups: groups, key_value_metadata: metadata } = await parquetMetadataAsync(file);
  assert.equal(
    groups.map(({ num_rows: rows, columns }) => [
      Number(rows),
      columns[1]!.meta_data!.statistics!.min_value,
    ]),
    [
      [730, 'EUR'],
      [730, 'XNYS'],
    ],
  );
  assert.is(metadata!.find(({ key }) => key === 'release')!.value, RELEASE);
  const rows = await parquetReadObjects({ file, rowStart: 730, rowEnd: 1460 });
  assert.ok(
    requested.length > 1 && requested.every((one) => one === 'HEAD' || /^bytes=/.test(one)),
  );
  const { days } = await server.json<{ days: Row[] }>(range('XNYS'));
  assert.ok(days.some(({ close_time }) => close_time === '13:00'));
  const texts = rows.map((row) =>
    Object.fromEntries(
      DAY_COLUMNS.map((name) => {
        const value: unknown = row[name];
        return [name, value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? null)];
      }),
    ),
  );
  assert.equal(texts, days);
  assert.ok(rows[0]!.date instanceof Date && typeof rows[0]!.year === 'number');
});

test('days.json lists the tables; all are revalidated, since another program may make others', async () => {
  const response = await server.get(at('days.json'));
  assert.match(response.headers.get('cache-control')!, /max-age=0, must-revalidate/);
  const { years, rows, columns, files } = (await response.json()) as Record<string, object>;
  assert.equal([years, rows, columns], [[2025, 2026], 1460, [...DAY_COLUMNS]]);
  assert.equal(Object.keys(files!).sort(), ['days.parquet', 'days/EUR.csv', 'days/XNYS.csv']);
  const parquet = await server.get(at('days.parquet'));
  assert.is(parquet.headers.get('content-type'), 'application/vnd.apache.parquet');
  assert.is(parquet.headers.get('accept-ranges'), 'bytes');
  const tag = parquet.headers.get('etag')!;
  assert.is(
    (await parquet.arrayBuffer()).byteLength,
    Number(parquet.headers.get('content-length')),
  );
  const again = await server.get(at('days.parquet'), {
    headers: { authorization: `Bearer ${KEY}`, 'if-none-match': tag },
  });
  assert.is(again.status, 304);
});

test('parts of a file, as RFC 9110 has them', async () => {
  const whole = Buffer.from(await (await server.get(at('days.parquet'))).arrayBuffer());
  const { length } = whole;
  const tag = `"${tables().sums.get('days.parquet')}"`;
  for (const [asked, from, to] of [
    ['bytes=0-3', 0, 3],
    ['bytes=0-0', 0, 0],
    ['bytes=-8', length - 8, length - 1],
    [`bytes=${length - 4}-`, length - 4, length - 1],
    [`bytes=5-${length * 2}`, 5, length - 1],
    [`bytes=-${length * 2}`, 0, length - 1],
  ] as const) {
    const part = await withRange(asked);
    assert.is(part.status, 206, asked);
    assert.is(part.headers.get('content-range'), `bytes ${from}-${to}/${length}`, asked);
    assert.ok(whole.subarray(from, to + 1).equals(Buffer.from(await part.arrayBuffer())), asked);
  }
  for (const asked of ['bytes=3-1', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-', 'bytes=a-b']) {
    const answer = await withRange(asked);
    assert.equal([answer.status, (await answer.arrayBuffer()).byteLength], [200, length], asked);
  }
  const beyond = await withRange(`bytes=${length}-`);
  assert.equal([beyond.status, beyond.headers.get('content-range')], [416, `bytes */${length}`]);
  assert.is((await withRange('bytes=0-3', { 'if-range': tag })).status, 206);
  assert.is((await withRange('bytes=0-3', { 'if-range': '"other"' })).status, 200);
});

test('a limited key has the tables of its calendars alone; other names are told', async () => {
  const asLimited = (name: string) =>
    server.get(at(name), { headers: { authorization: `Bearer ${LIMITED}` } });
  assert.is((await asLimited('days/EUR.csv')).status, 200);
  await problemOf(await asLimited('days/XNYS.csv'), 404, 'not_found');
  await problemOf(await asLimited('days.parquet'), 403, 'insufficient_scope');
  await problemOf(await server.get(at('days/XLON.csv')), 404, 'not_found', '--tables');
});

test('published and checked: what is changed, missing or added is told', async () => {
  const place = join(folder, 'published');
  const storage = openStorage(place, {});
  const [release] = checkBuild(build).releases;
  await publishRelease(storage, release!, () => {});
  assert.equal(await publishTables(storage, release!, () => {}), { sent: 5, kept: 0 });
  assert.equal(await publishTables(storage, release!, () => {}), { sent: 0, kept: 5 });
  const at = join(place, 'releases', RELEASE);
  const expected = { publicKeyPem: SIGNER.publicKeyPem };
  const check = (more: Expected = {}) =>
    verifyDownload(openDownload(at, undefined), { ...expected, ...more });
  const { right, wrong } = await check();
  assert.equal(wrong, []);
  assert.ok(right.includes('tables: 3, of 1460 rows'), right.join());
  const only = async (name: string) => (await check({ only: [name] })).wrong;
  for (const name of ['days.parquet', 'days/EUR.csv', 'days/EUR.csv.gz', 'days.json'])
    assert.equal(await only(name), []);
  assert.equal(await only('days/XLON.csv'), ['days/XLON.csv is not listed in days.json']);
  const csv = gunzipSync(readFileSync(join(at, 'days/EUR.csv.gz'))).toString();
  assert.ok(csv.startsWith(DAY_COLUMNS.join()));
  writeFileSync(join(at, 'days/EUR.csv.gz'), 'x');
  rmSync(join(at, 'days/XNYS.csv.gz'));
  writeFileSync(join(at, 'days/DE.csv.gz'), 'x');
  assert.equal((await check()).wrong.map((text) => text.split(':')[0]).sort(), [
    'days/DE.csv.gz is not listed in days.json',
    'days/EUR.csv.gz',
    'days/XNYS.csv.gz is missing',
  ]);
});

test('a table that was exchanged together with its line in days.json is told by the signature', async () => {
  const place = join(folder, 'forged');
  const storage = openStorage(place, {});
  const [release] = checkBuild(build).releases;
  await publishRelease(storage, release!, () => {});
  await publishTables(storage, release!, () => {});
  const dir = join(place, 'releases', RELEASE);
  const parquet = readFileSync(join(dir, 'days.parquet'));
  const before = sha256Of(parquet);
  parquet[100]! ^= 1;
  writeFileSync(join(dir, 'days.parquet'), parquet);
  const record = readFileSync(join(dir, 'days.json'), 'utf8');
  writeFileSync(join(dir, 'days.json'), record.replace(before, sha256Of(parquet)));
  const wrong = async (publicKeyPem: string) =>
    (await verifyDownload(openDownload(dir, undefined), { publicKeyPem })).wrong;
  const unsigned = 'signature: days.json is not signed by the key of the manifest';
  assert.equal(await wrong(SIGNER.publicKeyPem), [unsigned]);
  rmSync(join(dir, 'days.json.sig'));
  assert.equal(await wrong(SIGNER.publicKeyPem), ['signature: there is no days.json.sig']);
});

test('they are made once; of other years they replace the last ones, and the ones before stay', async () => {
  const folders = () => readdirSync(tablesDir(dist)).length;
  const first = tables().dir;
  await make(YEARS);
  assert.equal([tables().dir, folders()], [first, 1]);
  await make([2026, 2026]);
  assert.equal([tables().record.rows, folders()], [730, 2]);
  await make([2025, 2025]);
  assert.is(folders(), 2);
  writeFileSync(join(tables().dir, 'days.json'), '{}');
  assert.throws(tables, /days\.json is damaged/);
});

test.run();
