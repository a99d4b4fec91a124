import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configuredKey, keyFinder } from '../../server/keys/find-key.js';
import type { Key } from '../../server/keys/key.js';
import { KEY, startApp, type TestServer } from '../helpers/server.js';

/** What a cache in front asks: /v1/auth, and the headers of what it may keep. */

const LIMITED = 'kal_limited-key-0123456789-0123456789';
const FEEDS = 'kal_feeds-key-0123456789-0123456789';
let server: TestServer;
test.before(async () => {
  const keyOf = (credential: string, own: Partial<Key>): [string, Key] => {
    const [hash, key] = configuredKey(credential);
    return [hash, { ...key, ...own }];
  };
  const keys = new Map([
    configuredKey(KEY),
    keyOf(LIMITED, { id: 'limited', rateLimit: { requests: 1, seconds: 60 } }),
    keyOf(FEEDS, { id: 'feeds', scope: 'feeds' }),
  ]);
  server = await startApp({ findKey: keyFinder(keys), isSharedCache: true });
});
test.after(() => server.close());

const auth = (key: string | null, original?: string, query = '') =>
  fetch(`${server.origin}/v1/auth${query}`, {
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(original && { 'x-original-uri': original }),
    },
  });

test('a valid key in the header or the query is accepted without being charged', async () => {
  for (let time = 0; time < 5; time++) {
    const response = await auth(LIMITED);
    assert.is(response.status, 204);
    assert.is(response.headers.get('cache-control'), 'no-store');
  }
  assert.is((await auth(null, undefined, `?key=${KEY}`)).status, 204);
  assert.is((await server.get('/v1/auth', { method: 'HEAD' })).status, 204);
});

test('no key, a wrong one, and one for something else are refused with the reason', async () => {
  const code = async (response: Promise<Response>) => {
    const { status, code } = (await (await response).json()) as { status: number; code: string };
    return [status, code];
  };
  assert.equal(await code(auth(null)), [401, 'missing_api_key']);
  assert.equal(await code(auth('kal_wrong-key-0123456789-0123456789')), [401, 'invalid_api_key']);
  assert.equal(await code(auth(FEEDS, '/v1/days/today?calendars=EUR')), [
    403,
    'insufficient_scope',
  ]);
  const absolute = 'http://calendars.example.com/v1/days/today?calendars=EUR';
  assert.equal(
    await code(auth(FEEDS, absolute)),
    [403, 'insufficient_scope'],
    'in the form for proxies too',
  );
  assert.is((await auth(FEEDS, '/v1/calendars/EUR.ics')).status, 204);
  assert.is((await auth(KEY, '/v1/days/today?calendars=EUR')).status, 204);
});

test('behind a cache that checks keys an answer is for all of them, but for those of today and those with a key in them', async () => {
  const cacheOf = async (path: string, init: RequestInit = {}) => {
    const response = await server.get(path, init);
    const body = await response.text();
    assert.is(response.status, 200, body);
    return [
      response.headers.get('cache-control'),
      response.headers.get('ratelimit'),
      body.length > 16_384,
    ];
  };
  const shared = 'public, max-age=30, must-revalidate';
  assert.equal(await cacheOf('/v1/days/2026-12-25?calendars=EUR'), [shared, null, false]);
  assert.equal(await cacheOf('/v1/holidays?calendars=EUR&from=1999-01-01&to=2060-12-31'), [
    shared,
    null,
    true,
  ]);
  assert.is(
    (await cacheOf('/v1/days/today?calendars=EUR'))[0],
    'private, max-age=0, must-revalidate',
  );
  const own = await fetch(`${server.origin}/v1/days/2026-12-25?calendars=EUR&key=${KEY}`);
  assert.is(own.headers.get('cache-control'), 'private, max-age=60, must-revalidate');
  await own.text();
});

test.run();
