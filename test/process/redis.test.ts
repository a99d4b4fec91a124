import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs } from '../helpers/needs.js';
import { freePort } from '../helpers/ports.js';
import { killAll, type Started, startServerFile, stop, until } from '../helpers/process.js';
import { startRedis, type TestRedis } from '../helpers/redis.js';
import { SMALL_RELEASES, writeSmallDist } from '../helpers/small-dist.js';

/** Limits that servers share by way of Redis, while it is there, while it is away, and when it comes back. */

const KEY = 'kal_key-of-the-environment-01234';
const PATH = '/v1/days/2026-12-24?calendars=XNYS';

let folder: string;
let dist: string;
let redis: TestRedis;
let servers: Started[];
let origins: string[];

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-redis-'));
  dist = join(folder, 'dist');
  await writeSmallDist(dist, {
    name: 'a'.repeat(20),
    releases: [SMALL_RELEASES[1]],
    holiday: 'Christmas Day',
  });
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});
test.after.each(async () => {
  await Promise.all(servers.filter(({ child }) => child.exitCode === null).map(stop));
  await redis.stop();
});

const check = needs('redis');
const checkLong = needs('redis', 'time');

async function startServers(
  limit: string,
  count = 2,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const environment = {
    KALENDS_API_KEY: KEY,
    KALENDS_RATE_LIMIT: limit,
    REDIS_URL: redis.url,
    ...more,
  };
  servers = Array.from({ length: count }, () =>
    startServerFile(join(dist, 'server.mjs'), folder, environment),
  );
  origins = (await Promise.all(servers.map(({ serving }) => serving))).map((origin) => origin!);
}

async function request(at: number, key = KEY): Promise<{ status: number; left: number }> {
  const response = await fetch(origins[at]! + PATH, {
    headers: { authorization: `Bearer ${key}` },
  });
  await response.text();
  return {
    status: response.status,
    left: Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]),
  };
}

const statuses = async (at: number, count: number) => {
  const found: number[] = [];
  for (let time = 0; time < count; time++) found.push((await request(at)).status);
  return found;
};
const printed = (what: RegExp) =>
  until(() => servers.every(({ output }) => what.test(output())), `${what} was not printed`);

check('two servers count together, requests and unknown keys', async () => {
  redis = await startRedis();
  await startServers('6/60');
  assert.equal(await statuses(0, 3), [200, 200, 200]);
  assert.is((await request(1)).left, 2, 'the other one goes on from there');
  assert.equal(await statuses(1, 3), [200, 200, 429]);
  assert.is((await request(0)).status, 429);
  const guesses: number[] = [];
  for (let time = 0; time < 32; time++)
    guesses.push((await request(time % 2, `kal_guess-${time}`)).status);
  // The other one may be asked before it is told of the last.
  const tried = guesses.filter((status) => status === 401).length;
  assert.ok(tried >= 30 && tried <= 32, `${guesses}`);
  assert.equal(
    [(await request(0, 'kal_guess')).status, (await request(1, 'kal_guess')).status],
    [429, 429],
  );
});

check(
  'Redis is killed: each counts for itself; it comes back: together again; nobody sees an error',
  async () => {
    redis = await startRedis();
    await startServers('100000/60');
    let isOver = false;
    const seen = new Map<number, number>();
    const slowest = { ms: 0 };
    const load = [0, 1].map(async (at) => {
      while (!isOver) {
        const startedMs = performance.now();
        const { status } = await request(at).catch(() => ({ status: 0 }));
        slowest.ms = Math.max(slowest.ms, performance.now() - startedMs);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        // The servers were ended.
        if (status === 0) return;
        await new Promise((wake) => setTimeout(wake, 5));
      }
    });
    await new Promise((wake) => setTimeout(wake, 300));
    await redis.stop();
    await printed(/Redis is not available/);
    await new Promise((wake) => setTimeout(wake, 300));
    await redis.start();
    await printed(/Redis is available again, limits are shared/);
    // Stopped, not ended: its connections stay, and nothing answers.
    redis.child().kill('SIGSTOP');
    await until(
      () => servers.every(({ output }) => output().split('Redis is not available').length >= 3),
      'nobody noticed',
    );
    await new Promise((wake) => setTimeout(wake, 300));
    redis.child().kill('SIGCONT');
    await until(
      () => servers.every(({ output }) => output().split('Redis is available again').length >= 3),
      'it did not return',
    );
    isOver = true;
    await Promise.all(load);
    assert.equal([...seen.keys()], [200], JSON.stringify([...seen]));
    // 150 ms, and what a busy machine adds.
    assert.ok(slowest.ms < 60_000, `a request took ${slowest.ms} ms`);
    // An answer of Redis after 150 ms, on a busy machine, counts once more for itself. Not shared, the two would stay apart.
    await until(async () => {
      const before = (await request(0)).left;
      return (await request(1)).left === before - 1;
    }, 'shared again');
  },
);

check('tokens of feeds share the limit of their key, and end with it at both at once', async () => {
  redis = await startRedis();
  const file = join(mkdtempSync(join(folder, 'keys-')), 'keys.json');
  const keys = (...args: string[]) => {
    const command = [join(dist, 'server.mjs'), 'keys', ...args];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, KALENDS_KEYS_FILE: file };
    return execFileSync(process.execPath, command, { env, encoding: 'utf8' }).trim();
  };
  const key = keys('add', 'calendars', '--limit', '12/60');
  await startServers('100/60', 2, { KALENDS_KEYS_FILE: file });
  const asked = await fetch(`${origins[0]!}/feeds/token?calendars=EUR`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const { path } = (await asked.json()) as { path: string };
  const feed = async (at: number) => {
    const response = await fetch(origins[at]! + path, { headers: { connection: 'close' } });
    await response.text();
    const left = Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
    return { status: response.status, left };
  };
  const first = await feed(0);
  const cost = first.left - (await feed(1)).left;
  assert.ok(first.status === 200 && cost > 0, 'the other server goes on from there');
  let left = first.left - cost;
  for (let at = 0; left >= cost; at++) {
    const next = await feed(at % 2);
    assert.equal(next, { status: 200, left: left - cost });
    left = next.left;
  }
  assert.equal([(await feed(0)).status, (await feed(1)).status], [429, 429]);
  keys('revoke', 'calendars');
  await printed(/keys reloaded/);
  assert.equal([(await feed(0)).status, (await feed(1)).status], [401, 401]);
});

checkLong(
  'a server that starts without Redis serves, and shares as soon as it is there',
  async () => {
    redis = await startRedis();
    await redis.stop();
    await startServers('6/60');
    assert.equal(await statuses(0, 7), [200, 200, 200, 200, 200, 200, 429], 'its own limit holds');
    await redis.start();
    await printed(/Redis is available again/);
    await request(0);
    assert.is((await request(1)).left, 4);
  },
);

checkLong('a server whose first connection is never answered tries another one', async () => {
  redis = await startRedis();
  await redis.stop();
  // It listens where Redis will, says nothing, and keeps what it has accepted.
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  await new Promise<void>((listening) =>
    silent.listen(Number(new URL(redis.url).port), '127.0.0.1', listening),
  );
  await startServers('6/60', 1);
  await until(() => sockets.length >= 1, 'nobody connected');
  silent.close();
  await redis.start();
  await printed(/Redis is available again/);
  for (const socket of sockets) socket.destroy();
});

checkLong(
  'a wrong password: limits of its own, and the address with its password is in no line',
  async () => {
    redis = await startRedis();
    const right = redis.url;
    redis = { ...redis, url: right.replace('a-password', 'another') };
    await startServers('6/60', 1);
    assert.equal(await statuses(0, 7), [200, 200, 200, 200, 200, 200, 429]);
    await printed(/Redis is not available/);
    for (const { output } of servers)
      assert.not.match(output(), /password-of-redis|another-of-redis|kal_/);
  },
);

checkLong(
  'a Redis that refuses commands counts as not available: in the log once, in the metric, until it accepts them',
  async () => {
    redis = await startRedis();
    await redis.command(
      'ACL',
      'SETUSER',
      'kalends',
      'on',
      '>secret-of-kalends',
      '~*',
      '+@connection',
      '-@scripting',
    );
    const url = redis.url.replace(':a-password-of-redis', 'kalends:secret-of-kalends');
    const metricsPort = await freePort();
    const environment = {
      KALENDS_API_KEY: KEY,
      KALENDS_RATE_LIMIT: '6/60',
      REDIS_URL: url,
      KALENDS_METRICS_PORT: String(metricsPort),
    };
    servers = [startServerFile(join(dist, 'server.mjs'), folder, environment)];
    origins = [(await servers[0]!.serving)!];
    const isAway = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return /^kalends_limits_store_away (\d)$/m.exec(text)?.[1];
    };
    assert.equal(await statuses(0, 7), [200, 200, 200, 200, 200, 200, 429], 'limits of its own');
    await printed(/Redis is not available, .*NOPERM/);
    assert.is(await isAway(), '1');
    // Longer than two pings, which are refused too.
    await redis.command('ACL', 'SETUSER', 'kalends', '-ping');
    await new Promise((wake) => setTimeout(wake, 2500));
    assert.is(servers[0]!.output().split('Redis is not available').length, 2, servers[0]!.output());
    await redis.command('ACL', 'SETUSER', 'kalends', '+@all');
    assert.is((await request(0)).left, 5, 'counted by Redis');
    await printed(/Redis is available again/);
    assert.is(await isAway(), '0');
    assert.not.match(servers[0]!.output(), /secret-of-kalends|environment"?\]|kal_/);
  },
);

checkLong(
  'a window that Redis, whose clock was set back, would end too late ends in time',
  async () => {
    redis = await startRedis();
    await startServers('2/60', 1);
    assert.equal(await statuses(0, 3), [200, 200, 429]);
    const [name] = (await redis.command('KEYS', 'kalends:key:*')).match(/kalends:\S+/)!;
    await redis.command('PEXPIRE', name!, '3659000');
    const response = await fetch(origins[0]! + PATH, {
      headers: { authorization: `Bearer ${KEY}` },
    });
    assert.is(response.status, 429);
    assert.is(response.headers.get('retry-after'), '60');
    assert.ok(Number((await redis.command('PTTL', name!)).slice(1)) <= 60_000);
  },
);

test.run();
