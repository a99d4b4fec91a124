import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pointTo } from '../../server/store/dist-folder.js';
import { freePort } from '../helpers/ports.js';
import { killAll, type Started, startServerFile, stop, until } from '../helpers/process.js';
import { SMALL_RELEASES, writeSmallBuild, writeSmallDist } from '../helpers/small-dist.js';

/** What an operator sees: lines of the log, metrics, readiness. And what nobody sees: keys. */

const KEY = 'kal_key-of-the-environment-01234';
const FILE_KEY = 'kal_key-of-the-file-0123456789';
const WRONG = 'kal_wrong-key-0123456789012345';
const DAY = '/v1/days/2026-12-24?calendars=XNYS';

let folder: string;
let dist: string;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-seen-'));
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

const start = (environment: Record<string, string>) =>
  startServerFile(join(dist, 'server.mjs'), folder, {
    KALENDS_API_KEY: KEY,
    KALENDS_KEYS_FILE: join(folder, 'keys.json'),
    ...environment,
  });
const linesOf = ({ output }: Started): Record<string, unknown>[] =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const get = async (address: string, key: string) => {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { authorization: `Bearer ${key}` },
  });
  return { status: response.status, text: await response.text() };
};

test('no output contains a key: debug log, access log, metrics, responses', async () => {
  const sha256 = createHash('sha256').update(FILE_KEY).digest('hex');
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ keys: [{ id: 'desk', sha256 }] }));
  const port = await freePort();
  const server = start({
    KALENDS_LOG_LEVEL: 'trace',
    KALENDS_ACCESS_LOG: 'on',
    KALENDS_METRICS_PORT: String(port),
    REDIS_URL: 'redis://:kal_password-of-redis@127.0.0.1:1',
    KALENDS_TRUSTED_PROXIES: '127.0.0.1',
  });
  const origin = (await server.serving)!;
  const outputs: string[] = [];
  for (const key of [KEY, FILE_KEY, WRONG]) {
    for (const path of [
      DAY,
      '/v1/nothing?',
      '/nothing?',
      '/v1/days/x?',
      '/releases/latest/manifest.json?',
      '/%zz?',
      `/${key}?`,
    ]) {
      for (const address of [
        `${origin}${path}&key=${key}`,
        `${origin}${path}`,
        `${origin}${path}&key=${key}&key=${key}`,
      ]) {
        const { text } = await get(address, key);
        if (path !== `/${key}?`) outputs.push(text);
        await (await fetch(address, { method: 'POST' })).text();
      }
    }
  }
  outputs.push((await get(`http://127.0.0.1:${port}/metrics`, KEY)).text);
  await stop(server);
  outputs.push(server.output());
  assert.ok(linesOf(server).filter(({ msg }) => msg === 'request').length > 100);
  for (const output of outputs) assert.not.match(output, /kal_/);
});

test('a line for each request, if wanted: key id, route, status, microseconds, bytes, release', async () => {
  const server = start({ KALENDS_ACCESS_LOG: 'on' });
  const origin = (await server.serving)!;
  for (let time = 0; time < 300; time++) await get(origin + DAY, KEY);
  await stop(server);
  const requests = linesOf(server).filter(({ msg }) => msg === 'request');
  assert.is(requests.length, 300, 'all of them, also the last ones');
  const { time, us, bytes, ...line } = requests[0]!;
  assert.equal(line, {
    level: 30,
    key: 'environment',
    method: 'GET',
    route: '/v1/days/:date',
    status: 200,
    release: SMALL_RELEASES[1],
    msg: 'request',
  });
  assert.ok([time, us, bytes].every((value) => typeof value === 'number' && value > 0));
  const quiet = start({});
  await get(`${(await quiet.serving)!}${DAY}`, KEY);
  await stop(quiet);
  assert.is(linesOf(quiet).filter(({ msg }) => msg === 'request').length, 0, 'none unless wanted');
});

test('at the start every setting, secrets hidden, and what is none; at the end what was finished', async () => {
  const server = start({
    KALENDS_RATE_LIMIT: '7/60',
    KALENDS_RATE_LIMITS: '1',
    REDIS_URL: 'redis://:secret@127.0.0.1:1',
  });
  const origin = (await server.serving)!;
  await get(origin + DAY, KEY);
  await stop(server);
  const lines = linesOf(server);
  const { settings } = lines[0] as { settings: Record<string, unknown> };
  assert.equal(
    [settings.KALENDS_RATE_LIMIT, settings.KALENDS_API_KEY, settings.REDIS_URL, settings.HOST],
    ['7/60', 'set', 'set', '127.0.0.1'],
  );
  assert.ok(
    lines.some(
      ({ level, msg }) =>
        level === 40 && /RATE_LIMITS is no setting.*KALENDS_RATE_LIMIT$/.test(String(msg)),
    ),
  );
  const { signal, requests, answered, cut, ms } = lines.at(-1)!;
  assert.equal([signal, requests, answered, cut], ['SIGTERM', 1, 0, 0]);
  assert.ok(typeof ms === 'number' && ms > 0);
  assert.not.match(server.output(), /secret/);
});

test('metrics on a port of their own: requests, latencies, limits, cache, event loop, memory, age of the data', async () => {
  const port = await freePort();
  const server = start({ KALENDS_METRICS_PORT: String(port), KALENDS_RATE_LIMIT: '5/60' });
  const origin = (await server.serving)!;
  for (let time = 0; time < 7; time++) await get(origin + DAY, KEY);
  await get(origin + DAY, WRONG);
  const { status, text } = await get(`http://127.0.0.1:${port}/metrics`, '');
  assert.is(status, 200);
  const value = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    assert.ok(line, `${name} is not told:\n${text}`);
    return Number(line!.split(' ').at(-1));
  };
  assert.is(value('kalends_requests_total{route="/v1/days/:date",status="200"}'), 5);
  assert.is(value('kalends_requests_total{route="/v1/days/:date",status="429"}'), 2);
  assert.is(value('kalends_requests_total{route="/v1/days/:date",status="401"}'), 1);
  assert.is(value('kalends_request_seconds_count{route="/v1/days/:date"}'), 8);
  assert.is(value('kalends_limited_total{limit="key"}'), 2);
  assert.is(value('kalends_handled_total'), 8);
  assert.ok(value('nodejs_eventloop_lag_p99_seconds') >= 0);
  assert.ok(value('process_resident_memory_bytes') > 1e7);
  assert.ok(value('kalends_release_age_seconds') > 0);
  assert.ok(value('kalends_data_days_left{calendar="XNYS"}') >= 0);
  assert.match(text, /^kalends_sources_check_age_days /m);
  assert.is(value(`kalends_release_info{release="${SMALL_RELEASES[1]}"}`), 1);
  for (const path of ['/', '/v1/calendars', '/metrics/x'])
    assert.is((await get(`http://127.0.0.1:${port}${path}`, '')).status, 404);
  assert.is((await get(`${origin}/metrics`, KEY)).status, 404, 'not on the port of the service');

  const taken = start({ KALENDS_METRICS_PORT: String(port) });
  assert.is.not(await taken.ended, 0);
  assert.match(taken.output(), /does not start: KALENDS_METRICS_PORT: .*EADDRINUSE/);
  await stop(server);
});

test('readiness names the release, and fails while switching to another one', async () => {
  const own = join(folder, 'switching');
  await writeSmallDist(own, {
    name: '1'.repeat(20),
    releases: [SMALL_RELEASES[0]],
    holiday: 'The first',
  });
  await writeSmallBuild(own, {
    name: '2'.repeat(20),
    releases: [SMALL_RELEASES[1]],
    holiday: 'The second',
  });
  const server = startServerFile(join(own, 'server.mjs'), own, { KALENDS_API_KEY: KEY });
  const origin = (await server.serving)!;
  const seen = new Set<string>();
  const look = async () => {
    const { status, text } = await get(`${origin}/readyz`, '');
    seen.add(`${status} ${text}`);
    return text;
  };
  const readyWith = (release: string) => `{"status":"ok","release":"${release}"}`;
  await look();
  for (const name of ['2', '1', '2', '1', '2']) {
    pointTo(own, name.repeat(20));
    server.child.kill('SIGHUP');
    const release = SMALL_RELEASES[name === '1' ? 0 : 1];
    // Several at once, so that one is asked while it switches, which takes a moment.
    await until(
      async () => (await Promise.all([look(), look(), look()])).at(-1) === readyWith(release),
      'it did not go over',
    );
  }
  for (const one of seen)
    assert.match(
      one,
      /^(200 \{"status":"ok"|503 \{"status":"switching"),"release":"\d{8}T\d{6}Z"\}$/,
    );
  assert.ok(
    [...seen].some((one) => one.startsWith('503')),
    `never seen switching: ${[...seen]}`,
  );
  await stop(server);
});

test('mistakes of the configuration are one line, no stack', async () => {
  const noBuild = join(folder, 'no-build');
  await writeSmallDist(noBuild, {
    name: '1'.repeat(20),
    releases: [SMALL_RELEASES[0]],
    holiday: 'x',
  });
  rmSync(join(noBuild, 'current'));
  const starts = [
    start({ PORT: 'x' }),
    start({ KALENDS_WORKERS: 'many' }),
    start({ KALENDS_KEYS_FILE: '/dev/zero', KALENDS_API_KEY: '' }),
    start({ PORT: '1', HOST: '203.0.113.1' }),
    startServerFile(join(noBuild, 'server.mjs'), folder),
  ];
  for (const server of starts) {
    assert.is(await server.ended, 1, server.output());
    const answer = server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
    assert.is(answer.length, 1, server.output());
    assert.match(answer[0]!, /^Kalends does not start: /);
  }
});

test.run();
