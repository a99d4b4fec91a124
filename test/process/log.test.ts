import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs } from '../helpers/needs.js';
import { freePort, isOpen } from '../helpers/ports.js';
import { killAll, startProgram, stop, until } from '../helpers/process.js';
import { SMALL_RELEASES, writeSmallDist } from '../helpers/small-dist.js';

/** A log that cannot be written: a line is lost, an answer is not. */

const KEY = 'kal_key-of-the-environment-01234';
/** The lines of so many requests are more than what is kept of lines that are not written yet, which is 1 MiB. */
const REQUESTS = 8000;
/** As many as a connection may have waiting, and a few less. */
const AT_ONCE = 20;

let folder: string;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-log-'));
  await writeSmallDist(join(folder, 'dist'), {
    name: '1'.repeat(20),
    releases: SMALL_RELEASES,
    holiday: 'The first',
  });
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

/** Sends requests over one connection, some at a time. Resolves with the statuses of all. */
function requestMany(port: number, count: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const statuses: number[] = [];
    const request = 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n';
    const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(AT_ONCE)));
    let rest = '';
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      const heads = [...rest.matchAll(/HTTP\/1\.1 (\d{3}) /g)];
      const last = heads.at(-1);
      if (last) rest = rest.slice(last.index + last[0].length);
      const before = statuses.length;
      for (const [, status] of heads) statuses.push(Number(status));
      if (statuses.length >= count) {
        socket.destroy();
        return resolve(statuses);
      }
      socket.write(request.repeat(statuses.length - before));
    });
    socket.once('error', reject);
    socket.once('close', () =>
      reject(new Error(`the connection ended after ${statuses.length} answers`)),
    );
  });
}

needs('/dev/full', 'time')(
  'a log on a full disk: all is answered, lines are counted as lost, a signal ends it',
  async () => {
    const port = await freePort();
    const metricsPort = await freePort();
    const command = [
      'sh',
      '-c',
      `exec '${process.execPath}' '${join(folder, 'dist/server.mjs')}' > /dev/full`,
    ];
    const server = startProgram(command, folder, {
      KALENDS_API_KEY: KEY,
      KALENDS_ACCESS_LOG: 'on',
      PORT: String(port),
      KALENDS_METRICS_PORT: String(metricsPort),
    });
    await until(() => isOpen(port), 'it did not listen');
    for (let done = 0; done < REQUESTS; done += REQUESTS / 8) {
      const statuses = await requestMany(port, REQUESTS / 8);
      assert.equal([...new Set(statuses)], [200]);
    }
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const [, lost] = /^kalends_log_lines_dropped_total (\d+)$/m.exec(metrics) ?? [];
    assert.ok(Number(lost) > 0, `${lost} lines were counted`);
    await stop(server);
    assert.is(await server.exit, 0);
  },
);

test.run();
