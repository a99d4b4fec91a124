import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { pointTo } from '../../server/store/dist-folder.js';
import { startHaproxy } from '../helpers/haproxy.js';
import { writeKeyFile } from '../helpers/key-file.js';
import { startLoad } from '../helpers/load.js';
import { freePort } from '../helpers/ports.js';
import { childrenOf, killAll, type Started, startServerFile, stop } from '../helpers/process.js';
import { startRedis } from '../helpers/redis.js';
import {
  SMALL_RELEASES,
  type SmallBuild,
  writeSmallBuild,
  writeSmallDist,
} from '../helpers/small-dist.js';

/**
 * npx tsx test/faults/soak.ts [SECONDS]: two servers of two workers each behind HAProxy, with limits in Redis, under full
 * load for ten minutes, while the release changes to and fro, a key is revoked, Redis stops and starts, and workers are
 * killed. Told at the end: answers by what they were, and memory of the servers. Ends with 1 when an answer was wrong, or
 * a request failed that was not the revoked key's.
 */
const SECONDS = Number(process.argv[2] ?? 600);
const CONNECTIONS = 12;
const KEYS = [
  'kal_soak-key-0-aaaaaaaaaaaaaaaaaaaa',
  'kal_soak-key-1-bbbbbbbbbbbbbbbbbbbb',
] as const;
const QUESTIONS = [
  '/v1/holidays?calendars=EUR&from=2026-12-25&to=2026-12-25',
  '/v1/holidays?calendars=XNYS&from=2026-12-25&to=2026-12-25',
] as const;
const BUILDS: readonly SmallBuild[] = [
  { name: '1'.repeat(20), releases: SMALL_RELEASES.slice(0, 2), holiday: 'The first' },
  { name: '2'.repeat(20), releases: SMALL_RELEASES.slice(1, 3), holiday: 'The second' },
];
const RIGHT = new Set(BUILDS.map(({ releases, holiday }) => `200 ${releases.at(-1)} ${holiday}`));

const folder = mkdtempSync(join(tmpdir(), 'kalends-soak-'));
const keysFile = join(folder, 'keys.json');
const writeKeys = (keys: readonly string[]) => writeKeyFile(keysFile, keys);
const distOf = (at: number) => join(folder, `server-${at}`, 'dist');

try {
  writeKeys(KEYS);
  const redis = await startRedis();
  const ports: [number, number] = [await freePort(), await freePort()];
  const servers: Started[] = [];
  for (const at of [0, 1]) {
    await writeSmallDist(distOf(at), BUILDS[0]!);
    await writeSmallBuild(distOf(at), BUILDS[1]!);
    const server = startServerFile(join(distOf(at), 'server.mjs'), folder, {
      KALENDS_KEYS_FILE: keysFile,
      PORT: String(ports[at]),
      REDIS_URL: redis.url,
      KALENDS_WORKERS: '2',
      KALENDS_RATE_LIMIT: '10000000/60',
      KALENDS_TRUSTED_PROXIES: '127.0.0.1',
      KALENDS_LOG_LEVEL: 'warn',
    });
    servers.push(server);
  }
  for (const port of ports) await untilReady(port);
  const proxy = await startHaproxy(folder, ports);
  await rest(600);
  const tell = (status: number, body: string) => {
    if (status !== 200) return `${status} ${body.slice(0, 120)}`;
    const { data_release, calendars } = JSON.parse(body) as {
      data_release: { id: string };
      calendars: { entries: { name: string }[] }[];
    };
    return `200 ${data_release.id} ${calendars[0]!.entries[0]!.name}`;
  };
  const loads = QUESTIONS.map((question, at) =>
    // From addresses of their own, as clients are.
    startLoad(
      proxy.origin + question,
      { authorization: `Bearer ${KEYS[at]}` },
      CONNECTIONS / 2,
      tell,
      {
        localAddress: `127.0.0.${2 + at}`,
      },
    ),
  );
  const memory: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const events = { switches: 0, kills: 0, stops: 0 };
  let round = 0;
  while (performance.now() < end) {
    round++;
    for (const at of [0, 1]) pointTo(distOf(at), BUILDS[round % 2]!.name);
    events.switches++;
    await rest(5000);
    const worker = childrenOf(servers[round % 2]!)[0];
    if (worker) {
      process.kill(worker, 'SIGKILL');
      events.kills++;
    }
    await rest(4000);
    await redis.stop();
    events.stops++;
    await rest(4000);
    await redis.start();
    await rest(4000);
    memory.push(residentMib(servers));
  }
  writeKeys(KEYS.slice(0, 1));
  await rest(3000);
  await Promise.all(loads.map((load) => load.stop()));
  let isRight = true;
  for (const [at, load] of loads.entries()) {
    for (const [told, count] of load.seen()) {
      const isRevoked = at === 1 && /^(?:401|429) /.test(told);
      if (!RIGHT.has(told) && !isRevoked) isRight = false;
      console.log(`${String(count).padStart(9)}  key ${at}: ${told}`);
    }
  }
  const quarter = Math.max(1, Math.floor(memory.length / 4));
  const mean = (values: readonly number[]) =>
    (values.reduce((a, b) => a + b, 0) / values.length).toFixed(0);
  console.log(
    `in ${SECONDS} s: ${events.switches} changes of release, ${events.kills} workers killed, Redis stopped ${events.stops} times`,
  );
  console.log(
    `memory of all processes, MiB: ${mean(memory.slice(0, quarter))} in the first quarter, ${mean(memory.slice(-quarter))} in the last, ${Math.max(...memory)} at most`,
  );
  await proxy.stop();
  for (const server of servers) await stop(server);
  await redis.stop();
  if (!isRight) process.exitCode = 1;
} finally {
  killAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function untilReady(port: number): Promise<void> {
  for (let time = 0; time < 300; time++) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    await rest(100);
  }
  throw new Error(`nothing is ready at ${port}`);
}

function residentMib(servers: readonly Started[]): number {
  const pids = servers.flatMap((server) => [server.child.pid!, ...childrenOf(server)]);
  const kib = pids.map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0),
  );
  return Math.round(kib.reduce((a, b) => a + b, 0) / 1024);
}
