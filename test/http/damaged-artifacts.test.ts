import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { releaseFiles } from '../../server/http/release-files.js';
import { filesOf } from '../helpers/data.js';
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
  const build = await writeSmallBuild(folder, {
    name: 'c'.repeat(20),
    releases: [ID],
    holiday: 'Christmas Day',
  });
  release = join(build, 'releases', ID);
  answer = [];
  const log = pino({}, { write: (line) => void answer.push(line) });
  server = await startApp({ artifacts: releaseFiles(filesOf(build), 'private', log) });
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
      async (response) =>
        assert.is.not((await response.text().catch(() => 'cut')).length, bytes.length),
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

test.run();
