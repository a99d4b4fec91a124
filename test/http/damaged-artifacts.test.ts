import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { releaseFiles } from '../../server/http/release-files.js';
import { checkBuild } from '../../server/store/load.js';
import { needs } from '../helpers/needs.js';
import { startApp, type TestServer } from '../helpers/server.js';
import { SMALL_RELEASES, writeSmallBuild } from '../helpers/small-dist.js';

/** A file of a release that changes on the disk while the server runs. What it holds is checked when a build is loaded. */

const ID = SMALL_RELEASES[0];
/** It is stored compressed alone. */
const FILE = 'csv/XNYS.csv.gz';
const address = `/releases/${ID}/csv/XNYS.csv`;

let folder: string;
let release: string;
let server: TestServer;
let answer: string[];

test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-artifacts-'));
  const build = await writeSmallBuild(folder, { name: 'c'.repeat(20), releases: [ID], holiday: 'Christmas Day' });
  release = join(build, 'releases', ID);
  answer = [];
  const log = pino({}, { write: (line) => void answer.push(line) });
  server = await startApp({ artifacts: releaseFiles(checkBuild(build).releases, 'private', log) });
});
test.after.each(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const identity = { headers: { 'accept-encoding': 'identity' } };

test('a file that is cut, made longer or removed while the server runs: never a whole answer of other length, and the server goes on', async () => {
  const bytes = readFileSync(join(release, FILE));
  await (await server.get(address, identity)).text();
  for (const length of [40, 0]) {
    truncateSync(join(release, FILE), length);
    await server.get(address, identity).then(
      async (response) => assert.is.not((await response.text().catch(() => 'cut')).length, bytes.length),
      () => {},
    );
  }
  writeFileSync(join(release, FILE), Buffer.concat([bytes, Buffer.from('more')]));
  const longer = await server.get(address, identity).then(
    (response) => response.text(),
    () => 'cut',
  );
  assert.ok(longer === 'cut' || longer === bytes.toString(), 'as long as it was built');
  rmSync(join(release, FILE));
  await server.get(address, identity).then(
    (response) => response.text().catch(() => {}),
    () => {},
  );
  assert.match(answer.join(''), /a file cannot be read/);
  writeFileSync(join(release, FILE), bytes);
  const response = await server.get(address, identity);
  assert.equal(
    Buffer.from(await response.arrayBuffer()),
    gunzipSync(bytes),
    'and it is sent again once it is as it was',
  );
});

needs('mkfifo')(
  'a file that was replaced by a named pipe, which never ends, is refused at once, and other files are still sent',
  async () => {
    const [identity, gzip] = ['identity', 'gzip'].map((encoding) => ({ headers: { 'accept-encoding': encoding } }));
    // Sent once, so that sirv has read the folder.
    await (await server.get(address, gzip)).text();
    const other = `/releases/${ID}/csv/EUR.csv`;
    rmSync(join(release, FILE));
    execFileSync('mkfifo', [join(release, FILE)]);
    // More of them than Node has threads for files.
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => (await server.get(address, index % 2 ? gzip : identity)).status),
    );
    assert.equal([...new Set(statuses)], [500]);
    const response = await server.get(other, gzip);
    assert.is(response.status, 200);
    assert.ok((await response.text()).length > 0);
    assert.match(answer.join(''), /is not a regular file/);
  },
);

test.run();
