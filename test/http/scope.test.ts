import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Key, Scope } from '../../server/keys/key.js';
import { problemOf } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** What keys with a scope open, and that they open nothing else. */

const SCOPED = {
  all: 'kal_scope-all-aaaaaaaaaaaa',
  api: 'kal_scope-api-aaaaaaaaaaaa',
  feeds: 'kal_scope-feeds-aaaaaaaaaa',
};

let server: TestServer;
test.before(async () => {
  const keys = Object.entries(SCOPED).map(([scope, key]): [string, Key] => [
    createHash('sha256').update(key).digest('hex'),
    {
      id: scope,
      expiresMs: Infinity,
      revoked: false,
      rateLimit: { requests: 1000, seconds: 60 },
      scope: scope as Scope,
    },
  ]);
  server = await startServer({ keys: new Map(keys) });
});
test.after(() => server.close());

const FEEDS = [
  '/v1/calendars/XNYS.ics',
  '/v1/calendars/xnys.ICS?lang=de',
  // The feed, whose one form does not depend on `format`.
  '/v1/calendars/XNYS%2eics?format=json',
  '/v1/days/2026-12-24?calendars=XNYS&format=csv',
  '/v1/days/2026-12-24?calendars=XNYS&format=text',
  '/v1/holidays?calendars=XNYS&from=2026-01-01&format=csv',
  '/v1/business-days/next?date=2026-01-01&calendars=XNYS&format=text',
  '/v1/calendars?format=csv',
  '/v1/changes?format=csv',
  '/v1/calendars.ics?calendars=XNYS,EUR',
  '/v1/releases.atom?calendars=EUR',
];
const ANSWERS = [
  '/v1/calendars',
  '/v1/calendars/XNYS',
  '/v1/days/2026-12-24?calendars=XNYS',
  '/v1/days/2026-12-24?calendars=XNYS&format=json',
  '/v1/holidays?calendars=XNYS',
  '/v1/changes',
  '/v1/releases',
  '/v1/nothing',
  // Written otherwise.
  '/v1/calendars/XNYS?x=.ics',
  '/V1/calendars/XNYS',
];
const FEED_FILES = ['ics/XNYS.ics', 'csv/XNYS.csv'];
const OTHER_FILES = ['manifest.json', 'SHA256SUMS', 'nothing'];

const request = (path: string, scope: keyof typeof SCOPED, init: RequestInit = {}) =>
  server.get(path, { ...init, headers: { authorization: `Bearer ${SCOPED[scope]}` } });

test('a key for feeds opens .ics, CSV and text, of the API and of releases', async () => {
  for (const path of [...FEEDS, ...FEED_FILES.map((name) => `/releases/latest/${name}`)]) {
    for (const method of ['GET', 'HEAD']) {
      const response = await request(path, 'feeds', { method });
      assert.ok([200, 302].includes(response.status), `${method} ${path}: ${response.status}`);
      await response.text();
    }
    const inAddress = await fetch(
      `${server.origin}${path}${path.includes('?') ? '&' : '?'}key=${SCOPED.feeds}`,
    );
    assert.is(inAddress.status, 200, path);
    assert.match(
      inAddress.headers.get('content-type')!,
      /^(text\/(calendar|csv|plain)|application\/atom\+xml)/,
    );
    await inAddress.text();
  }
});

test('and nothing else, however it is asked, the second time too', async () => {
  const others = [
    ...ANSWERS,
    '/releases/',
    '/releases',
    ...OTHER_FILES.map((name) => `/releases/latest/${name}`),
  ];
  for (const path of [...others, ...others]) {
    const response = await request(path, 'feeds');
    assert.match(response.headers.get('www-authenticate')!, /error="insufficient_scope"/, path);
    await problemOf(response, 403, 'insufficient_scope', 'feeds');
    // Remembered for those who may: still not for this key.
    await (await request(path, 'all')).text();
  }
});

test('a format that an answer does not have opens nothing', async () => {
  for (const path of ['/v1/calendars/XNYS?format=text', '/v1/releases?format=text'])
    await problemOf(await request(path, 'feeds'), 400, 'invalid_parameter', 'format');
});

test('refused requests count and have rate-limit fields', async () => {
  const left = async () =>
    Number(
      /r=(\d+)/.exec(
        (await request('/v1/calendars?limit=1', 'feeds')).headers.get('ratelimit')!,
      )![1],
    );
  const before = await left();
  assert.is(await left(), before - 1);
});

test('what a key may not have costs it one unit, however long it is', async () => {
  const left = async (scope: keyof typeof SCOPED) =>
    Number(
      /r=(\d+)/.exec(
        (await request('/v1/calendars.ics?calendars=XNYS', scope)).headers.get('ratelimit')!,
      )![1],
    );
  const long = [
    ['/releases/latest/ics/IN.ics', 'api'],
    ['/releases/latest/NOTICE', 'feeds'],
    [
      '/v1/holidays?calendars=XNYS,EUR,USD,GBP,JPY,CHF,CAD,AUD,NZD,SEK&from=2001-01-01&to=2050-12-31',
      'feeds',
    ],
    ['/calendars/IN.xlsx', 'api'],
  ] as const;
  for (const [path, scope] of long) {
    const [feed, before] = [4, await left(scope)];
    // A key in the address, since /releases/latest/ redirects without one.
    const response = await fetch(
      `${server.origin}${path}${path.includes('?') ? '&' : '?'}key=${SCOPED[scope]}`,
    );
    await problemOf(response, 403, 'insufficient_scope');
    assert.is(before - (await left(scope)) - feed, 1, path);
  }
});

test('a key for the API opens what is under /v1, feeds too, and no file', async () => {
  for (const path of FEEDS) assert.is((await request(path, 'api')).status, 200, path);
  for (const path of ANSWERS)
    assert.is((await request(path, 'api')).status, (await request(path, 'all')).status, path);
  for (const name of [...FEED_FILES, ...OTHER_FILES])
    await problemOf(
      await request(`/releases/latest/${name}`, 'api'),
      403,
      'insufficient_scope',
      '/v1',
    );
});

test('the error for an incompletely copied key says so', async () => {
  const response = await fetch(`${server.origin}/v1/calendars?key=kal_${'a'.repeat(38)}`);
  await problemOf(response, 401, 'invalid_api_key', 'incomplete or mistyped');
});

test.run();
