import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { freePort } from '../helpers/ports.js';
import { until } from '../helpers/process.js';
import { SMALL_RELEASES, writeSmallDist } from '../helpers/small-dist.js';

/** The log on a disk without room: lines are lost, answers and the end of the process are not. */
const test = suite('log on a full disk');

const KEY = 'kal_key-of-the-environment-01234';
/** Every write to it fails with ENOSPC (Linux). */
const FULL = '/dev/full';
const REQUESTS = 400;
const CONCURRENT = 20;

let folder: string;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-full-'));
  const build = { name: 'a'.repeat(20), releases: [SMALL_RELEASES[1]], holiday: 'Christmas Day' };
  await writeSmallDist(join(folder, 'dist'), build);
});
test.after(() => rmSync(folder, { recursive: true }));

for (const accessLog of ['on', 'off']) {
  test(`with KALENDS_ACCESS_LOG=${accessLog} it answers, and ends by SIGTERM`, async () => {
    if (!existsSync(FULL)) return;
    const port = await freePort();
    const out = openSync(FULL, 'w');
    const child = spawn(process.execPath, [join(folder, 'dist/server.mjs')], {
      cwd: folder,
      stdio: ['ignore', out, out],
      env: { PORT: String(port), KALENDS_API_KEY: KEY, KALENDS_RATE_LIMIT: 'off', KALENDS_ACCESS_LOG: accessLog },
    });
    closeSync(out);
    const ended = once(child, 'exit');
    try {
      const origin = `http://127.0.0.1:${port}`;
      await until(async () => (await statusOf(`${origin}/readyz`)) === 200, 'it does not serve');
      for (let sent = 0; sent < REQUESTS; sent += CONCURRENT) {
        const address = `${origin}/v1/days/2026-12-24?calendars=XNYS`;
        const statuses = await Promise.all(Array.from({ length: CONCURRENT }, () => statusOf(address)));
        assert.equal([...new Set(statuses)], [200]);
      }
      assert.is(child.exitCode, null, 'it lives');
      child.kill('SIGTERM');
      assert.equal(await ended, [0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  });
}

async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address, { headers: { authorization: `Bearer ${KEY}` } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

test.run();
