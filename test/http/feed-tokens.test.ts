import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import type { Seen } from '../../server/http/observe.js';
import { feedName, feedToken } from '../../server/keys/feed-token.js';
import { demoKey, keyFinder } from '../../server/keys/find-key.js';
import { hashKey, type Key, newKey } from '../../server/keys/key.js';
import { readKeys } from '../../server/keys/key-file.js';
import { problemOf } from '../helpers/answers.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** Tokens in the addresses of feeds: each opens the feeds of its calendars, and nothing else. */

const NOW = Date.UTC(2026, 10, 20, 12);
const NAMES = ['all', 'api', 'feeds', 'revoked', 'expired', 'limited', 'few', 'rotated'] as const;
const KEYS = Object.fromEntries(NAMES.map((name) => [name, newKey()])) as Record<
  (typeof NAMES)[number],
  string
>;
const OLD = newKey();
const DEMO = 'demo-key-for-everybody-0123456789';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const own = (id: keyof typeof KEYS) => ({ id, sha256: sha256(KEYS[id]) });
const seen: Seen[] = [];
let folder: string;
let keys: Map<string, Key>;
let server: TestServer;

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-tokens-'));
  const path = join(folder, 'keys.json');
  const stored = [
    own('all'),
    { ...own('api'), scope: 'api' },
    { ...own('feeds'), scope: 'feeds' },
    { ...own('revoked'), revoked: true },
    { ...own('expired'), expires: '2026-11-20' },
    { ...own('limited'), calendars: 'XNYS EUR' },
    { ...own('few'), rate_limit: '8/60' },
    {
      ...own('rotated'),
      previous: [
        { sha256: sha256(OLD), until: '2026-11-21T00:00:00Z' },
        { sha256: sha256(`${OLD}older`), until: '2026-11-01T00:00:00Z' },
      ],
    },
  ];
  writeFileSync(path, JSON.stringify({ keys: stored }));
  keys = new Map([...readKeys(path), demoKey(DEMO, null)]);
  server = await startApp({
    findKey: keyFinder(keys),
    nowMs: () => NOW,
    observer: (one) => seen.push(one),
    unknownKeyLimit: { requests: 1000, seconds: 60 },
  });
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, init);
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const tokenOf = (key: string, ...ids: string[]) => feedToken(hashKey(key), feedName(ids)!);

/** The path that the server makes for a key. */
async function pathFor(key: string, calendars: string): Promise<string> {
  const response = await ask(`/feeds/token?calendars=${calendars}`, bearer(key));
  assert.is(response.status, 200);
  assert.is(response.headers.get('cache-control'), 'no-store');
  return ((await response.json()) as { path: string }).path;
}

test('whoever has a key gets the address of a feed, which opens that feed without the key', async () => {
  for (const id of ['all', 'api', 'feeds', 'limited'] as const) {
    const path = await pathFor(KEYS[id], 'eur,XNYS,nyse');
    assert.is(path, `/feeds/EUR,XNYS.ics?token=${tokenOf(KEYS[id], 'XNYS', 'EUR')}`);
    assert.not.ok(path.includes(KEYS[id]) || path.includes(hashKey(KEYS[id])));
    const feed = await ask(`${path}&lang=de`);
    assert.is(feed.status, 200, id);
    assert.match(feed.headers.get('content-type')!, /^text\/calendar/);
    assert.match(feed.headers.get('cache-control')!, /private/);
    const same = await ask('/v1/calendars.ics?calendars=EUR,XNYS&lang=de', bearer(KEYS[id]));
    assert.is(await feed.text(), await same.text());
  }
  const [path, one] = [await pathFor(KEYS.all, 'DE-BY'), await pathFor(KEYS.all, 'DE:BY')];
  assert.is(path, one);
  const feed = await (await ask(`${path}&from=2027&to=2027&kind=holiday`)).text();
  const same = await ask(
    '/v1/calendars/DE:BY.ics?from=2027&to=2027&kind=holiday',
    bearer(KEYS.all),
  );
  assert.is(feed, await same.text());
  // Joint calendars, and a calendar asked with another case.
  const joint = await pathFor(KEYS.all, 'XLON%2BXNYS');
  assert.is((await ask(joint)).status, 200);
  assert.is((await ask(path.replace('DE:BY', 'de%3aby').replace('.ics', '.ICS'))).status, 200);
});

test('it opens no other calendar, not more and not fewer of them', async () => {
  const token = tokenOf(KEYS.all, 'XNYS', 'EUR');
  for (const other of [
    'XNYS',
    'EUR',
    'XNYS,EUR,XLON',
    'XLON',
    'XNYS,EURO',
    'XNYS+EUR',
    'XNYS;EUR',
    'EUR,',
    ',EUR',
    '../v1/calendars',
    '%00',
    'EUR%2CXNYS%00',
    'ſ',
    '*',
  ]) {
    const response = await ask(`/feeds/${other}.ics?token=${token}`);
    assert.ok([400, 401, 404].includes(response.status), `${other}: ${response.status}`);
    assert.not.match(await response.text(), /BEGIN:VCALENDAR/);
  }
  // The order of the address, and repetitions, do not matter: it is the same feed.
  for (const same of ['EUR,XNYS', 'XNYS,EUR', 'xnys,eur', 'EUR,XNYS,EUR']) {
    assert.is((await ask(`/feeds/${same}.ics?token=${token}`)).status, 200, same);
  }
  const path = `/feeds/EUR,XNYS.ics?token=${token}`;
  await problemOf(await ask(`${path}&calendars=XLON`), 400, 'invalid_parameter', 'calendars');
  await problemOf(await ask(`${path}&token=${token}`), 400, 'invalid_parameter', 'token');
  await problemOf(await ask(`${path}&key=${KEYS.all}`), 400, 'invalid_parameter', 'key');
  await problemOf(await ask(`${path}&format=csv`), 400, 'invalid_parameter');
  await problemOf(await ask(`${path}&from=1800`), 422, 'out_of_coverage');
});

test('it opens nothing under /v1, no file, no tool, no other token', async () => {
  const token = tokenOf(KEYS.all, 'EUR');
  for (const path of [
    '/v1/calendars',
    '/v1/calendars/EUR.ics',
    '/v1/calendars.ics?calendars=EUR',
    '/v1/days/2026-12-24?calendars=EUR',
    '/v1/auth',
    '/v1/none',
    '/feeds/token?calendars=EUR',
    '/releases/latest/ics/EUR.ics',
    '/calendars/EUR.csv',
    '/print.ics?for=EUR',
  ]) {
    await problemOf(await ask(path, bearer(token)), 401, 'invalid_api_key');
    const separator = path.includes('?') ? '&' : '?';
    await problemOf(await ask(`${path}${separator}key=${token}`), 401, 'invalid_api_key');
    await problemOf(await ask(`${path}${separator}token=${token}`), 401, 'missing_api_key');
    // With the feed beside it, as the finder of tokens has it.
    await problemOf(await ask(`${path}${separator}key=${token}+EUR`), 401, 'invalid_api_key');
  }
  const mcp = await ask('/mcp', { ...bearer(token), method: 'POST', body: '{}' });
  await problemOf(mcp, 401, 'invalid_api_key');
  // And a key opens no feed in the place of a token.
  await problemOf(await ask(`/feeds/EUR.ics?token=${KEYS.all}`), 401, 'invalid_api_key');
  await problemOf(await ask('/feeds/EUR.ics', bearer(KEYS.all)), 401, 'missing_api_key');
  await problemOf(await ask(`/feeds/EUR.ics?key=${KEYS.all}`), 401, 'missing_api_key');
  await problemOf(await ask('/feeds/EUR.ics?token='), 401, 'missing_api_key');
});

test('every changed letter, length and case of a token is refused', async () => {
  const find = keyFinder(keys);
  const token = tokenOf(KEYS.all, 'EUR');
  assert.is(find(token, 'EUR')?.id, 'all');
  assert.is(find(token), null, 'it is no key');
  for (let at = 0; at < token.length; at++) {
    for (const letter of ['A', 'b', '_']) {
      if (token[at] === letter) continue;
      assert.is(find(token.slice(0, at) + letter + token.slice(at + 1), 'EUR'), null);
    }
  }
  for (const wrong of [
    token.slice(0, -1),
    `${token}A`,
    ` ${token}`,
    token.toUpperCase(),
    token.toLowerCase(),
    '',
    'kalf_',
    `kalf_${'A'.repeat(30)}`,
    token.repeat(1000),
  ])
    assert.is(find(wrong, 'EUR'), null, wrong.slice(0, 50));
});

test('it ends with its key: revoked, expired, replaced', async () => {
  const path = (key: string) => `/feeds/EUR.ics?token=${tokenOf(key, 'EUR')}`;
  await problemOf(await ask(path(KEYS.revoked)), 401, 'invalid_api_key', 'revoked');
  await problemOf(await ask(path(KEYS.expired)), 401, 'invalid_api_key', 'expired');
  for (const id of ['revoked', 'expired'] as const) {
    const asked = await ask('/feeds/token?calendars=EUR', bearer(KEYS[id]));
    await problemOf(asked, 401, 'invalid_api_key');
  }
  assert.is((await ask(path(KEYS.rotated))).status, 200);
  assert.is((await ask(path(OLD))).status, 200, 'as long as the replaced key');
  await problemOf(await ask(path(`${OLD}older`)), 401, 'invalid_api_key', 'expired');
  await problemOf(await ask(path(newKey())), 401, 'invalid_api_key');
  const without = new Map([...keys].filter(([, key]) => key.id !== 'all'));
  assert.is(keyFinder(without)(tokenOf(KEYS.all, 'EUR'), 'EUR'), null);
});

test('a key limited to some calendars makes none for others, by no way', async () => {
  const asked = await ask('/feeds/token?calendars=XLON', bearer(KEYS.limited));
  await problemOf(asked, 400, 'unknown_calendar');
  // The hash is known to whoever has the key, and so is the way to make a token.
  for (const ids of [['XLON'], ['XNYS', 'XLON'], ['XNYS+XLON']]) {
    const path = `/feeds/${ids.join()}.ics?token=${tokenOf(KEYS.limited, ...ids)}`;
    const response = await ask(path);
    await problemOf(response, 400, 'unknown_calendar', 'XLON');
  }
  const feed = await ask(await pathFor(KEYS.limited, 'XNYS'));
  const others = await ask(await pathFor(KEYS.all, 'XNYS'));
  assert.not.equal(feed.headers.get('etag'), others.headers.get('etag'));
});

test('the demo key, which everybody has, makes none', async () => {
  const asked = await ask('/feeds/token?calendars=EUR', bearer(DEMO));
  await problemOf(asked, 403, 'insufficient_scope');
  await problemOf(
    await ask(`/feeds/EUR.ics?token=${tokenOf(DEMO, 'EUR')}`),
    401,
    'invalid_api_key',
  );
});

test('what is no parameter of the feed is refused when its token is made', async () => {
  for (const [query, status, code, detail] of [
    ['calendars=EUR&calender=X', 400, 'unknown_parameter', 'calender'],
    ['calendars=EUR&from=abc', 400, 'invalid_parameter', 'from'],
    ['calendars=EUR&kind=none', 400, 'invalid_parameter', 'kind'],
    ['calendars=EUR&lang=1', 400, 'invalid_parameter', 'lang'],
    ['calendars=EUR&calendars=XNYS', 400, 'invalid_parameter', 'calendars'],
    ['', 400, 'invalid_parameter', 'calendars'],
    ['for=DE&calendars=EUR', 400, 'unknown_parameter', 'calendars'],
    ['for=DE&year=2027', 400, 'unknown_parameter', 'year'],
    ['for=qqqqqq', 400, 'invalid_parameter', 'qqqqqq'],
    ['for=DE&rule=never', 400, 'invalid_parameter', 'never'],
    ['for=DE&lang=xx', 400, 'invalid_parameter', 'lang'],
  ] as const)
    await problemOf(await ask(`/feeds/token?${query}`, bearer(KEYS.all)), status, code, detail);
  // What is one of the feed stays in its address.
  const path = await pathFor(KEYS.all, 'EUR&kind=holiday&from=2027&lang=de');
  assert.match(path, /&kind=holiday&from=2027&lang=de$/);
  assert.is((await ask(path)).status, 200);
});

test('pay days have a feed with a token of their own: these pay days, from year to year', async () => {
  const pages = madePages(releaseCatalog(), freshParts(), freshPages(), () => NOW);
  const own = await startApp({ findKey: keyFinder(keys), nowMs: () => NOW, pages });
  const get = (path: string, init: RequestInit = {}) => fetch(own.origin + path, init);
  const QUERY = 'for=DE:BY&for=US&rule=day&n=25&closed=after&cutoff=1';
  try {
    for (const id of ['all', 'api', 'feeds'] as const) {
      const made = await get(`/feeds/token?${QUERY}&lang=de`, bearer(KEYS[id]));
      const { path, calendars } = (await made.json()) as { path: string; calendars: string[] };
      assert.equal(calendars, ['DE:BY', 'US']);
      assert.not.ok(path.includes(KEYS[id]));
      const feed = await get(path);
      assert.is(feed.status, 200, path);
      const text = await feed.text();
      // Months of this year and of the next, of two places.
      assert.is(text.match(/BEGIN:VEVENT/g)!.length, 48);
      assert.match(text, /DTSTART;VALUE=DATE:20261125/);
      assert.match(text, /DTSTART;VALUE=DATE:20271227/);
      assert.match(text, /Zahltag/);
      for (const changed of [
        path.replace('for=US', 'for=FR'),
        path.replace('&for=US', ''),
        path.replace('n=25', 'n=24'),
        path.replace('&closed=after', ''),
        path.replace('cutoff=1', 'cutoff=2'),
        path.replace('.ics', '.csv'),
        path.replace('/paydays.ics?', '/print.ics?'),
        `${path}&for=FR`,
      ])
        assert.is((await get(changed)).status, 401, changed);
      await problemOf(await get(`${path}&key=${KEYS.all}`), 400, 'invalid_parameter', 'key');
      await problemOf(await get(`${path}&tables=1`), 400, 'invalid_parameter', 'tables');
      assert.is((await get(`${path}&year=2027`)).status, 200);
    }
    await problemOf(await get(`/feeds/token?${QUERY}`), 401, 'missing_api_key');
    const limited = await get(`/feeds/token?${QUERY}`, bearer(KEYS.limited));
    await problemOf(limited, 403, 'insufficient_scope');
    const ofCalendars = feedToken(hashKey(KEYS.all), 'DE:BY,US');
    await problemOf(
      await get(`/paydays.ics?${QUERY}&token=${ofCalendars}`),
      401,
      'invalid_api_key',
    );
  } finally {
    await own.close();
  }
});

test('a token is at the limit of its key, and unknown tokens at that of unknown keys', async () => {
  const path = `/feeds/EUR.ics?token=${tokenOf(KEYS.few, 'EUR')}`;
  assert.is((await ask(path)).status, 200);
  assert.is((await ask('/v1/calendars/EUR', bearer(KEYS.few))).status, 200);
  await problemOf(await ask(path), 429, 'rate_limited');
  const strict = await startApp({
    findKey: keyFinder(keys),
    unknownKeyLimit: { requests: 3, seconds: 600 },
  });
  try {
    const statuses = [];
    for (let at = 0; at < 5; at++) {
      const guess = await fetch(
        `${strict.origin}/feeds/EUR.ics?token=kalf_${String(at).repeat(30)}`,
      );
      statuses.push(guess.status);
    }
    assert.equal(statuses, [401, 401, 401, 429, 429]);
  } finally {
    await strict.close();
  }
});

test('public feeds need no token, and show what is public', async () => {
  const open = await startApp({
    findKey: keyFinder(keys),
    publicFeeds: { rateLimit: null, calendars: ['EUR'] },
  });
  try {
    assert.is((await fetch(`${open.origin}/feeds/EUR.ics`)).status, 200);
    await problemOf(await fetch(`${open.origin}/feeds/XNYS.ics`), 400, 'unknown_calendar');
    const wrong = await fetch(`${open.origin}/feeds/EUR.ics?token=kalf_${'a'.repeat(30)}`);
    await problemOf(wrong, 401, 'invalid_api_key');
  } finally {
    await open.close();
  }
});

test('no token in what is logged, answered or cached, and its feed is revalidated', async () => {
  seen.length = 0;
  const token = tokenOf(KEYS.all, 'EUR');
  const first = await ask(`/feeds/EUR.ics?token=${token}`);
  const etag = first.headers.get('etag')!;
  const again = await ask(`/feeds/EUR.ics?token=${token}`, { headers: { 'if-none-match': etag } });
  assert.is(again.status, 304);
  const wrong = await ask(`/feeds/XLON.ics?token=${token}`);
  assert.not.ok((await wrong.text()).includes(token));
  assert.equal(
    seen.map(({ route, key }) => [route, key]),
    [
      ['/feeds/{calendars}.ics', 'all'],
      ['/feeds/{calendars}.ics', 'all'],
      ['/feeds/{calendars}.ics', null],
    ],
  );
  assert.not.ok(JSON.stringify(seen).includes(token));
  assert.not.ok((await first.text()).includes(token));
});

test.run();
