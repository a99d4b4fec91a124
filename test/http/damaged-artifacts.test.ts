import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { artifactFiles } from '../../server/http/artifacts.js';
import { checkBuild } from '../../server/service/load.js';
import { problemOf } from '../helpers/answers.js';
import { startApp, type TestServer } from '../helpers/server.js';
import { SMALL_RELEASES, writeSmallBuild } from '../helpers/small-dist.js';

/** A file of a release that changes on the disk while the server runs: it is never sent, and it is said. */

const ID = SMALL_RELEASES[0];
/** It is stored compressed alone. */
const FILE = 'csv/XNYS.csv.gz';
const address = `/releases/${ID}/csv/XNYS.csv`;

let folder: string;
let release: string;
let server: TestServer;
let said: string[];

test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-artifacts-'));
  const build = await writeSmallBuild(folder, { name: 'c'.repeat(20), releases: [ID], holiday: 'Christmas Day' });
  release = join(build, 'releases', ID);
  said = [];
  const log = pino({}, { write: (line) => void said.push(line) });
  server = await startApp({ artifacts: artifactFiles(checkBuild(build).releases, 'private', log) });
});
test.after.each(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const identity = { headers: { 'accept-encoding': 'identity' } };

async function isRefused(): Promise<void> {
  const response = await server.get(address, identity);
  await problemOf(response, 500, 'internal_error');
  assert.is(response.headers.get('etag'), null, 'no validator, and nothing that a cache may keep');
  assert.is(response.headers.get('cache-control'), 'no-store');
  assert.match(said.join(''), /csv\/XNYS\.csv/, 'the log names the file');
}

test('a flipped bit', async () => {
  const bytes = readFileSync(join(release, FILE));
  bytes[30]! ^= 1;
  writeFileSync(join(release, FILE), bytes);
  await isRefused();
  await isRefused();
});

test('a file that was cut, emptied, made longer or removed', async () => {
  const bytes = readFileSync(join(release, FILE));
  truncateSync(join(release, FILE), 40);
  await isRefused();
  truncateSync(join(release, FILE), 0);
  await isRefused();
  writeFileSync(join(release, FILE), Buffer.concat([bytes, Buffer.from('\r\n')]));
  await isRefused();
  rmSync(join(release, FILE));
  await isRefused();
  writeFileSync(join(release, FILE), bytes);
  const response = await server.get(address, identity);
  assert.equal(
    Buffer.from(await response.arrayBuffer()),
    gunzipSync(bytes),
    'and it is sent again once it is as it was',
  );
});

test('bytes of another release in its place', async () => {
  writeFileSync(join(release, FILE), readFileSync(join(release, 'csv/EUR.csv.gz')));
  await isRefused();
});

test('a damaged compressed copy: the file itself is sent, under its own ETag', async () => {
  const manifest = `/releases/${ID}/manifest.json`;
  const whole = await server.get(manifest, identity);
  const body = await whole.text();
  const compressed = await server.get(manifest, { headers: { 'accept-encoding': 'br' } });
  await compressed.text();
  assert.is.not(compressed.headers.get('etag'), whole.headers.get('etag'));
  await server.close();
  writeFileSync(join(release, 'manifest.json.br'), 'x');
  server = await startApp({
    artifacts: artifactFiles(checkBuild(join(release, '../..')).releases, 'private', pino({ level: 'silent' })),
  });
  const response = await server.get(manifest, { headers: { 'accept-encoding': 'br' } });
  assert.equal([response.status, await response.text()], [200, body]);
  assert.equal(
    [response.headers.get('content-encoding'), response.headers.get('etag')],
    [null, whole.headers.get('etag')],
  );
});

test('HEAD is held to the same', async () => {
  rmSync(join(release, FILE));
  const response = await server.get(address, { ...identity, method: 'HEAD' });
  assert.is(response.status, 500);
});

test.run();
