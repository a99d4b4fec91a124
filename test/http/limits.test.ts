import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryLimiter, meterOf } from '../../server/limits/rate-limit.js';
import { problemOf } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** The limit of requests per key: what the headers tell, and what happens at the end. */

const PATH = '/v1/days/2026-12-24?calendars=XNYS';

async function withServer(
  rateLimit: { requests: number; seconds: number } | null,
  use: (server: TestServer) => Promise<void>,
) {
  const server = await startServer({ rateLimit });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

/** r and t of a RateLimit header, whose whole form is checked. */
function left(response: Response): { r: number; t: number } {
  const match = /^"[\w-]+";r=(\d+);t=(\d+)$/.exec(response.headers.get('ratelimit') ?? '');
  assert.ok(match, `RateLimit: ${response.headers.get('ratelimit')}`);
  return { r: Number(match![1]), t: Number(match![2]) };
}

test('RateLimit headers have the policy and count down', () =>
  withServer({ requests: 5, seconds: 60 }, async (server) => {
    for (const expected of [4, 3, 2, 1, 0]) {
      const response = await server.get(PATH);
      await response.text();
      assert.is(response.status, 200);
      assert.match(response.headers.get('ratelimit-policy')!, /^"[\w-]+";q=5;w=60$/);
      const { r, t } = left(response);
      assert.is(r, expected);
      assert.ok(t > 0 && t <= 60, `t=${t}`);
      assert.is(response.headers.get('retry-after'), null);
    }
  }));

test('the request over the limit is refused with Retry-After', () =>
  withServer({ requests: 2, seconds: 60 }, async (server) => {
    for (let i = 0; i < 2; i++) await (await server.get(PATH)).text();
    for (let i = 0; i < 3; i++) {
      const response = await server.get(PATH);
      const { t, r } = left(response);
      assert.is(r, 0);
      assert.match(response.headers.get('ratelimit-policy')!, /;q=2;w=60$/);
      const wait = response.headers.get('retry-after')!;
      assert.match(wait, /^[1-9]\d*$/, 'whole seconds');
      assert.ok(Number(wait) >= t && Number(wait) <= 60);
      await problemOf(response, 429, 'rate_limited', 'try again', wait);
    }
  }));

test('a clock that is set back does not make the wait longer than the window', async () => {
  const meter = meterOf(memoryLimiter('key', { requests: 1, seconds: 60 }), {
    requests: 1,
    seconds: 60,
  });
  const { now } = Date;
  try {
    await meter('desk', 1);
    Date.now = () => now() - 3_600_000;
    const { allowed, seconds, headers } = await meter('desk', 1);
    assert.equal([allowed, seconds], [false, 60]);
    assert.equal(headers.slice(-4), ['ratelimit', '"default";r=0;t=60', 'retry-after', '60']);
  } finally {
    Date.now = now;
  }
});

test('a dear request that is refused leaves the rest of the window', async () => {
  const limit = { requests: 600, seconds: 60 };
  const meter = meterOf(memoryLimiter('key', limit), limit);
  assert.is((await meter('desk', 1)).allowed, true);
  for (let i = 0; i < 3; i++) {
    const { allowed, headers } = await meter('desk', 1400);
    assert.is(allowed, false);
    assert.match(headers.join(), /r=599;t=60,retry-after,60$/);
  }
  assert.match((await meter('desk', 1)).headers.join(), /r=598;t=60$/);
  assert.is((await meter('unused', 1400)).allowed, true, 'the whole window pays for any request');
});

test('the window ends', () =>
  withServer({ requests: 1, seconds: 1 }, async (server) => {
    // On a busy machine a second may lie between two requests.
    let response = await server.get(PATH);
    while (response.status === 200) {
      await response.text();
      response = await server.get(PATH);
    }
    await problemOf(response, 429, 'rate_limited');
    const refusedMs = performance.now();
    while (response.status === 429 && performance.now() - refusedMs < 60_000) {
      await new Promise((wake) => setTimeout(wake, 100));
      response = await server.get(PATH);
      await response.text();
    }
    assert.is(response.status, 200);
  }));

test('every keyed request counts: other endpoints, mistakes, 304, HEAD, files', () =>
  withServer({ requests: 20, seconds: 60 }, async (server) => {
    const requests: [string, RequestInit?][] = [
      ['/v1/calendars?kind=bond&limit=5'],
      ['/v1/days/2026-02-30?calendars=XNYS'],
      ['/v1/nothing'],
      [PATH, { method: 'HEAD' }],
      [PATH, { headers: { 'if-none-match': '*' } }],
      ['/releases/latest/manifest.json'],
    ];
    for (const [path, init] of requests) await (await server.get(path, init)).text();
    const response = await server.get(PATH);
    await response.text();
    assert.is(left(response).r, 20 - requests.length - 1);
  }));

test('what needs no key is not counted', () =>
  withServer({ requests: 1, seconds: 60 }, async (server) => {
    for (let i = 0; i < 5; i++) {
      for (const path of ['/healthz', '/openapi.json', '/']) {
        const response = await server.get(path);
        await response.text();
        assert.is(response.status, 200);
        assert.is(response.headers.get('ratelimit'), null);
      }
    }
    assert.is((await server.get(PATH)).status, 200);
  }));

test('an invalid request with a known key has rate-limit fields, too', () =>
  withServer({ requests: 5, seconds: 60 }, async (server) => {
    const response = await server.get('/v1/days/2026-02-30?calendars=XNYS');
    assert.is(left(response).r, 4);
    await problemOf(response, 400, 'invalid_parameter');
  }));

test('off: no headers, no end', () =>
  withServer(null, async (server) => {
    for (let i = 0; i < 700; i++) {
      const response = await server.get(PATH);
      await response.text();
      assert.is(response.status, 200);
      assert.is(response.headers.get('ratelimit'), null);
      assert.is(response.headers.get('ratelimit-policy'), null);
    }
  }));

test.run();
