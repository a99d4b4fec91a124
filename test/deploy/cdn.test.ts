import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Callback, test } from 'uvu';
import * as assert from 'uvu/assert';
import { pointTo } from '../../server/store/dist-folder.js';
import { type Cache, nginx, varnish } from '../helpers/caches.js';
import { writeKeyFile } from '../helpers/key-file.js';
import { calling } from '../helpers/mcp.js';
import { needs } from '../helpers/needs.js';
import { freePort } from '../helpers/ports.js';
import { killAll, startServerFile, until } from '../helpers/process.js';
import {
  SMALL_RELEASES,
  type SmallBuild,
  writeSmallBuild,
  writeSmallDist,
} from '../helpers/small-dist.js';

/** The configurations of build/deploy, in nginx and Varnish as Debian has them, in front of a real server. */

const KEYS = [
  'kal_one-aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'kal_two-bbbbbbbbbbbbbbbbbbbbbbbbbbbb',
] as const;
const WRONG = 'kal_wrong-cccccccccccccccccccccccccc';
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
const ANSWER = '/v1/holidays?calendars=EUR&from=2026-12-25&to=2026-12-25';
const FILE = `/releases/${FIRST.releases[1]}/csv/EUR.csv`;

interface Setup {
  readonly folder: string;
  readonly dist: string;
  readonly writeKeys: (keys: readonly string[]) => void;
  /** Asks through the cache. */
  readonly get: (
    path: string,
    key?: string | null,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Asks anything through the cache. */
  readonly ask: (path: string, key: string | null, init?: RequestInit) => Promise<Response>;
  /** Everything that the cache wrote: logs and store. */
  readonly written: () => string;
  readonly cache: Cache;
}

for (const [name, cache] of Object.entries({ nginx, varnish })) {
  // Each is a server and a cache of its own.
  const check = needs(cache.part, 'time');
  const inFront =
    (act: (setup: Setup) => Promise<void>): Callback =>
    async () => {
      const folder = mkdtempSync(join(tmpdir(), `kalends-${name}-`));
      try {
        await act(await setUp(folder, cache));
      } finally {
        killAll();
        rmSync(folder, { recursive: true, force: true });
      }
    };

  needs(cache.part)(
    `${name}: files are stored once for all keys, and a wrong key is refused on a hit too`,
    inFront(keysAreRequired),
  );
  check(
    `${name}: a key that was revoked opens nothing more, stored or not`,
    inFront(keysAreRevoked),
  );
  check(`${name}: a key in the address opens, and is kept nowhere`, inFront(keysAreKeptNowhere));
  check(
    `${name}: answers are stored and asked for again by their ETag; a 304 stays one`,
    inFront(answersAreStored),
  );
  check(
    `${name}: tools are answered through it, by the same keys, and never from the store`,
    inFront(toolsAreAnswered),
  );
  // It waits for that minute.
  needs(cache.part, 'time')(
    `${name}: a new release shows within a minute, and old addresses still hit`,
    inFront(releasesShow),
  );
}

async function keysAreRequired({ get }: Setup): Promise<void> {
  const first = await get(FILE);
  const text = await first.text();
  assert.is(first.status, 200);
  assert.match(text, 'The first');
  assert.is(first.headers.get('x-cache'), 'MISS');
  const second = await get(FILE, KEYS[1]);
  assert.is(await second.text(), text);
  assert.is(second.headers.get('x-cache'), 'HIT');
  const wrong = await get(FILE, WRONG);
  assert.is(wrong.status, 401);
  assert.is(
    ((await wrong.json()) as { code: string }).code,
    'invalid_api_key',
    'told by Kalends itself',
  );
  assert.is((await get(FILE, null)).status, 401);
  assert.is((await get('/v1/days/2026-13-01?calendars=EUR')).status, 400, 'errors come through');
  assert.is((await get('/readyz', null)).status, 200, 'what needs no key asks for none');
  assert.match(await (await get('/openapi.json', null)).text(), '"openapi"');
}

async function keysAreRevoked({ get, writeKeys, cache }: Setup): Promise<void> {
  for (const path of [FILE, ANSWER]) {
    assert.is((await get(path, KEYS[1])).status, 200);
    assert.is((await get(path, KEYS[1])).headers.get('x-cache'), 'HIT', path);
  }
  writeKeys([KEYS[0]]);
  const until4 = performance.now() + 120_000;
  // nginx takes a key that was right for right for ten seconds more.
  while ((await get(FILE, KEYS[1])).status === 200) {
    assert.ok(performance.now() < until4, 'it still opens');
    await new Promise((wake) => setTimeout(wake, 250));
  }
  await new Promise((wake) => setTimeout(wake, cache.part === 'nginx' ? 10_500 : 0));
  for (const path of [FILE, ANSWER]) {
    assert.is((await get(path, KEYS[1])).status, 401, path);
    assert.is((await get(path)).headers.get('x-cache'), 'HIT', path);
  }
}

async function keysAreKeptNowhere({ get, written }: Setup): Promise<void> {
  assert.is((await get(ANSWER)).headers.get('x-cache'), 'MISS');
  const [path, query] = ANSWER.split('?') as [string, string];
  const parameters = query.split('&');
  for (let index = 0; index <= parameters.length; index++) {
    const withKey = [
      ...parameters.slice(0, index),
      `key=${KEYS[1]}`,
      ...parameters.slice(index),
    ].join('&');
    const response = await get(`${path}?${withKey}`, null);
    assert.is(response.status, 200, withKey);
    assert.is(response.headers.get('x-cache'), 'HIT', withKey);
  }
  const alone = await get(`${FILE}?key=${KEYS[0]}`, null);
  assert.is(alone.status, 200);
  assert.is((await get(FILE)).headers.get('x-cache'), 'HIT');
  assert.is((await get(`${FILE}?key=${WRONG}`, null)).status, 401);
  assert.is((await get(`${FILE}?key=${KEYS[0]}&key=${KEYS[1]}`, null)).status, 400);
  await until(() => written().includes('csv/EUR.csv'), 'nothing was logged').catch(
    (error: unknown) => {
      throw new Error(`${String(error)}: ${written()}`);
    },
  );
  for (const key of [...KEYS, WRONG]) {
    const line = written()
      .split('\n')
      .find((text) => text.includes(key));
    assert.is(line, undefined, `${key} was written down`);
  }
}

async function toolsAreAnswered({ ask, written }: Setup): Promise<void> {
  const body = JSON.stringify(calling(1, 'day_status', { date: '2026-12-25', calendars: 'EUR' }));
  const tool = (path: string, key: string | null) =>
    ask(path, key, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (let time = 0; time < 2; time++) {
    const response = await tool('/mcp', KEYS[0]);
    assert.match(await response.text(), /"structuredContent"/);
    assert.is(response.status, 200);
    assert.is(response.headers.get('cache-control'), 'no-store');
    assert.not.equal(response.headers.get('x-cache'), 'HIT');
  }
  assert.is((await tool(`/mcp?key=${KEYS[1]}`, null)).status, 200, 'a key in the address');
  assert.is((await tool('/mcp', WRONG)).status, 401);
  assert.is((await tool('/mcp', null)).status, 401);
  assert.is((await ask('/mcp', KEYS[0])).status, 405);
  await until(() => written().includes('POST /mcp'), 'nothing was logged');
  assert.not.ok(written().includes(KEYS[1]), 'the key was written down');
}

async function answersAreStored({ get }: Setup): Promise<void> {
  const first = await get(ANSWER);
  const text = await first.text();
  const etag = first.headers.get('etag')!;
  assert.is(first.headers.get('ratelimit'), null, 'what is left of one key is not told to others');
  const second = await get(ANSWER, KEYS[1]);
  assert.equal([await second.text(), second.headers.get('x-cache')], [text, 'HIT']);
  for (const key of KEYS)
    assert.is((await get(ANSWER, key, { 'if-none-match': etag })).status, 304);
  const fresh = '/v1/holidays?calendars=XNYS&from=2026-12-25&to=2026-12-25';
  assert.is(
    (await get(fresh, KEYS[0], { 'if-none-match': etag })).status,
    304,
    'also one that is not stored yet',
  );
  for (let time = 0; time < 2; time++) {
    const dated = await get('/v1/days/today?calendars=EUR');
    assert.is(dated.status, 200);
    assert.is(dated.headers.get('x-cache') === 'HIT', false, 'an answer of today is never stored');
  }
}

async function releasesShow({ get, dist }: Setup): Promise<void> {
  await get(FILE);
  assert.match(await (await get(ANSWER)).text(), 'The first');
  await writeSmallBuild(dist, SECOND);
  pointTo(dist, SECOND.name);
  const began = performance.now();
  while (!(await (await get(ANSWER)).text()).includes('The second')) {
    assert.ok(performance.now() - began < 300_000, 'the new release does not show');
    await new Promise((wake) => setTimeout(wake, 500));
  }
  assert.is((await get(FILE)).headers.get('x-cache'), 'HIT');
  assert.is((await get(ANSWER)).headers.get('x-cache'), 'HIT');
}

async function setUp(folder: string, cache: Cache): Promise<Setup> {
  const dist = join(folder, 'dist');
  await writeSmallDist(dist, FIRST);
  const keysFile = join(folder, 'keys.json');
  const writeKeys = (keys: readonly string[]) => writeKeyFile(keysFile, keys);
  writeKeys(KEYS);
  const server = startServerFile(join(dist, 'server.mjs'), folder, {
    KALENDS_KEYS_FILE: keysFile,
    KALENDS_ARTIFACT_CACHE: 'public',
    KALENDS_RATE_LIMIT: 'off',
  });
  const origin = Number(new URL((await server.serving)!).port);
  const port = await freePort();
  mkdirSync(join(folder, 'cache'));
  const written = await cache.start(join(folder, 'cache'), port, origin);
  const request: Setup['ask'] = (path, key, init = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(key !== null && { authorization: `Bearer ${key}` }), ...init.headers },
    });
  const get: Setup['get'] = (path, key = KEYS[0], headers = {}) => request(path, key, { headers });
  return { folder, dist, writeKeys, get, ask: request, written, cache };
}

test.run();
