import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pointTo } from '../../server/store/dist-folder.js';
import { startLoad } from '../helpers/load.js';
import { needs, sampled, some } from '../helpers/needs.js';
import { freePort } from '../helpers/ports.js';
import {
  childrenOf,
  killAll,
  type Started,
  startServerFile,
  stop,
  until,
} from '../helpers/process.js';
import {
  SMALL_RELEASES,
  type SmallBuild,
  writeSmallBuild,
  writeSmallDist,
} from '../helpers/small-dist.js';

/** KALENDS_WORKERS: several processes that answer at one address, as one server. */

const KEY = 'kal_key-of-the-environment-01234';
const QUESTION = '/v1/holidays?calendars=EUR&from=2026-12-25&to=2026-12-25';
const FIRST: SmallBuild = {
  name: '1'.repeat(20),
  releases: SMALL_RELEASES.slice(0, 2),
  holiday: 'The first',
};
const SECOND: SmallBuild = {
  name: '2'.repeat(20),
  releases: SMALL_RELEASES.slice(1, 3),
  holiday: 'The second',
};

let folder: string;
let dist: string;
let server: Started | undefined;
let origin: string;
test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-workers-'));
  dist = join(folder, 'dist');
  await writeSmallDist(dist, FIRST);
});
test.after.each(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await stop(server);
  server = undefined;
  killAll();
  rmSync(folder, { recursive: true });
});

const start = (environment: Record<string, string> = {}) =>
  startServerFile(join(dist, 'server.mjs'), folder, { KALENDS_WORKERS: '2', ...environment });
async function serve(environment: Record<string, string> = {}): Promise<void> {
  server = start({ KALENDS_API_KEY: KEY, ...environment });
  origin = (await server.serving)!;
  assert.ok(origin, server.output());
}

/** Over a connection of its own: the workers take turns. */
async function get(key = KEY): Promise<{ status: number; body: string }> {
  const response = await fetch(origin + QUESTION, {
    headers: { authorization: `Bearer ${key}`, connection: 'close' },
  });
  return { status: response.status, body: await response.text() };
}
const statuses = async (count: number, key = KEY) => {
  const found: number[] = [];
  for (let time = 0; time < count; time++) found.push((await get(key)).status);
  return found;
};
/** Waits until all workers, which are told one after the other, answer a key so. */
const allAnswer = (key: string, expected: number) =>
  until(async () => {
    const found = await statuses(4, key);
    // Not so often that it is taken for one who guesses.
    await new Promise((wake) => setTimeout(wake, 500));
    return found.every((status) => status === expected);
  }, `not all workers answer ${expected}`);
const countOf = (what: RegExp) =>
  server!
    .output()
    .split('\n')
    .filter((line) => what.test(line)).length;
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));

test('limits and unknown keys are counted for all workers', async () => {
  await serve({ KALENDS_RATE_LIMIT: '10/60' });
  assert.is(childrenOf(server!).length, 2);
  const answers = await statuses(14);
  const answered = answers.filter((status) => status === 200).length;
  assert.ok(answered >= 10 && answered <= 12, `${answers}`);
  assert.equal(answers.slice(-2), [429, 429]);
  // The other one may be asked before it is told of the last.
  const guesses = await statuses(34, 'kal_guess');
  const tried = guesses.filter((status) => status === 401).length;
  assert.ok(tried >= 30 && tried <= 32, `${guesses}`);
  assert.equal(guesses.slice(-2), [429, 429]);
});

test('one first key for all workers; one watch of the key file updates all workers', async () => {
  server = start();
  origin = (await server.serving)!;
  await server.printed(/kal_\w{38}/);
  const shown = server.output().match(/kal_\w{38}/g)!;
  assert.is(new Set(shown).size, 1);
  assert.equal(await statuses(4, shown[0]), [200, 200, 200, 200]);
  const keys = (...args: string[]) =>
    spawnSync(process.execPath, [join(dist, 'server.mjs'), 'keys', ...args], {
      encoding: 'utf8',
      cwd: folder,
    });
  // That the first key was stored is a change, too.
  await until(() => countOf(/keys reloaded/) >= 1, 'the first key is not read');
  const before = countOf(/keys reloaded/);
  const added = keys('add', 'desk').stdout.trim();
  await until(() => countOf(/keys reloaded/) > before, 'the keys are not read again');
  await allAnswer(added, 200);
  const read = countOf(/keys reloaded/);
  keys('revoke', 'desk');
  await until(() => countOf(/keys reloaded/) > read, 'the keys are not read again');
  await allAnswer(added, 401);
  assert.ok(countOf(/keys reloaded/) < 2 * (before + 2), 'not by each');
});

needs('time')(
  'a worker that is killed is replaced; one that is told to end does so without a failed request',
  async () => {
    await serve({ KALENDS_RATE_LIMIT: 'off' });
    const [killed, ended] = childrenOf(server!) as [number, number];
    process.kill(killed, 'SIGKILL');
    await until(() => countOf(/a worker is serving/) === 3, 'no other worker serves');
    const load = startLoad(origin + QUESTION, { authorization: `Bearer ${KEY}` }, 2, String, {
      restMs: 1,
    });
    await new Promise((wake) => setTimeout(wake, 300));
    process.kill(ended, 'SIGTERM');
    await until(() => countOf(/a worker is serving/) === 4, 'no other worker serves');
    await new Promise((wake) => setTimeout(wake, 300));
    await load.stop();
    assert.equal([...load.seen().keys()], ['200'], JSON.stringify([...load.seen()]));
    assert.is(childrenOf(server!).length, 2);
  },
);

needs('time')(
  'all go over to a new build; a worker that comes later answers from it, too',
  async () => {
    await serve({ KALENDS_RATE_LIMIT: 'off' });
    await writeSmallBuild(dist, SECOND);
    pointTo(dist, SECOND.name);
    server!.child.kill('SIGHUP');
    await until(() => countOf(/switched to build/) === 2, 'they did not go over');
    for (let time = 0; time < 6; time++) assert.match((await get()).body, /The second/);
    process.kill(childrenOf(server!)[0]!, 'SIGKILL');
    const seen = new Set<string>();
    await until(async () => {
      seen.add(/The \w+/.exec((await get()).body)![0]);
      return countOf(/a worker is serving/) === 3;
    }, 'no other worker serves');
    for (let time = 0; time < 20; time++) seen.add(/The \w+/.exec((await get()).body)![0]);
    assert.equal([...seen], ['The second']);
  },
);

test('metrics are those of all workers', async () => {
  const port = await freePort();
  await serve({ KALENDS_METRICS_PORT: String(port) });
  await statuses(10);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  assert.match(text, /^kalends_requests_total\{route="\/v1\/holidays",status="200"\} 10$/m);
  assert.match(text, /^kalends_release_info\{release="20260102T030405Z"\} 1$/m);
  assert.match(text, /^process_resident_memory_bytes /m);
});

sampled(
  'told to end, all end, and what was asked is answered; killed, it leaves no worker behind',
  async () => {
    for (const signal of some(['SIGTERM', 'SIGINT', 'SIGKILL'] as const, 2)) {
      await serve({ KALENDS_RATE_LIMIT: 'off' });
      const pids = childrenOf(server!);
      assert.is(pids.length, 2);
      server!.child.kill(signal);
      const code = await server!.ended;
      if (signal !== 'SIGKILL') {
        assert.is(code, 0);
        assert.match(
          server!.output(),
          new RegExp(`"signal":"${signal}".*"workers":2.*"msg":"ended"`),
        );
      }
      await until(() => !pids.some(isAlive), 'a worker is left');
      assert.is(
        await get().then(
          () => 'answers',
          () => 'gone',
        ),
        'gone',
      );
    }
  },
);

test('an error of the first worker stops the start, logged once', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  server = start({ KALENDS_API_KEY: KEY, PORT: String(port), KALENDS_WORKERS: '4' });
  assert.is(await server.ended, 1);
  taken.close();
  const answer = server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));
  assert.is(answer.length, 1, server.output());
  assert.match(answer[0]!, /does not start: .*EADDRINUSE/);
});

test.run();
