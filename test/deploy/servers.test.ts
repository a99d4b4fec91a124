import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pointTo } from '../../server/store/dist-folder.js';
import { type RunningProxy, startHaproxy } from '../helpers/haproxy.js';
import { startLoad } from '../helpers/load.js';
import { needs } from '../helpers/needs.js';
import { freePort } from '../helpers/ports.js';
import { killAll, type Started, startServerFile, stop, until } from '../helpers/process.js';
import { startRedis, type TestRedis } from '../helpers/redis.js';
import {
  SMALL_RELEASES,
  type SmallBuild,
  writeSmallBuild,
  writeSmallDist,
} from '../helpers/small-dist.js';

/** Two servers behind HAProxy, with Redis: what clients notice when one dies, one is ended, and the release changes. */

const KEY = 'kal_key-of-the-environment-01234';
const HEADERS = { authorization: `Bearer ${KEY}` };
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
const CONNECTIONS = 8;
/** Of each connection after an answer: many hundred requests a second, and time for the servers to start. */
const REST_MS = 2;

let folder: string;
let redis: TestRedis;
let ports: [number, number];
let servers: Started[];
let proxy: RunningProxy;
let limit: string;

const check = needs('redis', 'haproxy', 'time');

const dist = (at: number) => join(folder, `server-${at}`, 'dist');
const start = (at: number) =>
  startServerFile(join(dist(at), 'server.mjs'), folder, {
    KALENDS_API_KEY: KEY,
    PORT: String(ports[at]),
    REDIS_URL: redis.url,
    KALENDS_RATE_LIMIT: limit,
    KALENDS_TRUSTED_PROXIES: '127.0.0.1',
  });
const isReady = async (at: number) =>
  fetch(`http://127.0.0.1:${ports[at]}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
/** Nobody is asked, and nothing more is ended, before the proxy has looked. */
const looked = () => until(() => proxy.isUp(), 'the proxy does not send requests to both');
const rest = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

async function setUp(ofLimit: string): Promise<void> {
  limit = ofLimit;
  folder = mkdtempSync(join(tmpdir(), 'kalends-servers-'));
  redis = await startRedis();
  ports = [await freePort(), await freePort()];
  for (const at of [0, 1]) await writeSmallDist(dist(at), FIRST);
  servers = [start(0), start(1)];
  for (const server of servers) assert.ok(await server.serving, server.output());
  proxy = await startHaproxy(folder, ports);
  await looked();
}

test.after.each(async () => {
  await proxy?.stop();
  killAll();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const load = () => {
  const tell = (status: number, body: string) => {
    if (status !== 200) return `${status} ${body.slice(0, 200)}`;
    const { data_release, calendars } = JSON.parse(body) as {
      data_release: { id: string };
      calendars: { entries: { name: string }[] }[];
    };
    return `200 ${data_release.id} ${calendars[0]!.entries[0]!.name}`;
  };
  return startLoad(proxy.origin + QUESTION, HEADERS, CONNECTIONS, tell, { restMs: REST_MS });
};
const ANSWER_OF = ({ releases, holiday }: SmallBuild) => `200 ${releases.at(-1)} ${holiday}`;

check(
  'limits are those of both together, unknown keys those of the client behind the proxy',
  async () => {
    await setUp('20/60');
    const statuses: number[] = [];
    for (let time = 0; time < 25; time++) {
      const response = await fetch(proxy.origin + QUESTION, {
        headers: { ...HEADERS, connection: 'close' },
      });
      await response.text();
      statuses.push(response.status);
    }
    const answered = statuses.filter((status) => status === 200).length;
    assert.ok(answered >= 20 && answered <= 22, `${statuses}`);
    // From an address that is no proxy's.
    const guess = (client: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { authorization: 'Bearer kal_guess', 'x-forwarded-for': client };
        request(proxy.origin + QUESTION, { headers, localAddress: '127.0.0.2' }, (response) => {
          response.resume();
          resolve(response.statusCode!);
        })
          .on('error', reject)
          .end();
      });
    const guesses: number[] = [];
    // What a client writes into the header itself counts for nothing: the proxy adds its address behind it.
    for (let time = 0; time < 34; time++) guesses.push(await guess(`203.0.113.${time}`));
    const tried = guesses.filter((status) => status === 401).length;
    assert.ok(tried >= 30 && tried <= 32, `${guesses}`);
  },
);

check('one is killed under load, and comes back: no request fails', async () => {
  await setUp('off');
  const running = load();
  for (const at of [0, 1]) {
    await rest(700);
    servers[at]!.child.kill('SIGKILL');
    await servers[at]!.ended;
    await rest(700);
    servers[at] = start(at);
    assert.ok(await servers[at]!.serving, servers[at]!.output());
    await looked();
  }
  await until(() => (running.seen().get(ANSWER_OF(FIRST)) ?? 0) > 200, 'it was asked too little');
  await running.stop();
  assert.equal([...running.seen().keys()], [ANSWER_OF(FIRST)], JSON.stringify([...running.seen()]));
});

check('one is told to end under load, and another takes its place: no request fails', async () => {
  await setUp('off');
  const running = load();
  for (const at of [0, 1]) {
    await rest(500);
    servers[at]!.child.kill('SIGTERM');
    assert.is(await servers[at]!.ended, 0);
    assert.match(servers[at]!.output(), /"signal":"SIGTERM".*"cut":0.*"msg":"ended"/);
    servers[at] = start(at);
    assert.ok(await servers[at]!.serving);
    await until(() => isReady(at), 'it is not ready');
    await looked();
  }
  await running.stop();
  assert.equal([...running.seen().keys()], [ANSWER_OF(FIRST)], JSON.stringify([...running.seen()]));
});

check('a server slow for a moment is not taken for dead while the other is away', async () => {
  await setUp('off');
  const running = load();
  await rest(300);
  servers[0]!.child.kill('SIGKILL');
  await servers[0]!.ended;
  await rest(500);
  servers[1]!.child.kill('SIGSTOP');
  await rest(900);
  servers[1]!.child.kill('SIGCONT');
  await rest(300);
  await running.stop();
  assert.equal([...running.seen().keys()], [ANSWER_OF(FIRST)], JSON.stringify([...running.seen()]));
});

check(
  'a rolling change of release, one server after the other: no request fails, every answer is of one release',
  async () => {
    await setUp('off');
    const running = load();
    const seen = (build: SmallBuild) =>
      until(() => running.seen().has(ANSWER_OF(build)), `nobody saw ${build.holiday}`);
    await seen(FIRST);
    for (const at of [0, 1]) {
      await writeSmallBuild(dist(at), SECOND);
      pointTo(dist(at), SECOND.name);
      await servers[at]!.printed(/switched to build/);
      await rest(400);
    }
    await seen(SECOND);
    const during = new Set(running.seen().keys());
    await running.stop();
    assert.equal(
      [...during].sort(),
      [ANSWER_OF(FIRST), ANSWER_OF(SECOND)],
      JSON.stringify([...running.seen()]),
    );
    const after = load();
    await until(() => after.seen().size > 0, 'nobody was answered');
    await rest(300);
    await after.stop();
    assert.equal([...after.seen().keys()], [ANSWER_OF(SECOND)]);
    for (const server of servers) await stop(server);
  },
);

test.run();
