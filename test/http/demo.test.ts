import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Seen } from '../../server/http/observe.js';
import { configuredKey, demoKey, keyFinder } from '../../server/keys/find-key.js';
import { problemOf } from '../helpers/answers.js';
import { sampled, some } from '../helpers/needs.js';
import { KEY, startApp, startServer, type TestServer } from '../helpers/server.js';

/** The demo key: everybody may have it, and it opens what the explorer asks. What that is, test/pages/explorer.test.ts finds out. */

const DEMO = 'demo-key-for-everybody-0123456789';
const LIMIT = { requests: 1000, seconds: 60 };
const seen: Seen[] = [];
let server: TestServer;

test.before(async () => {
  server = await startApp({
    demoKey: DEMO,
    findKey: keyFinder(new Map([configuredKey(KEY), demoKey(DEMO, LIMIT)])),
    observer: (one) => seen.push(one),
  });
});
test.after(() => server.close());

const request = (path: string, init: RequestInit = {}) =>
  server.get(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${DEMO}` } });

const OPEN = [
  '/v1/calendars?q=France&limit=8',
  '/v1/calendars?limit=1',
  '/v1/calendars/XNYS',
  '/v1/calendars/DE%3ABY',
  '/v1/days/2026-12-24?calendars=XNYS,EUR&include=sources',
  '/v1/days?dates=2026-12-24,2026-12-25&calendars=XNYS&format=csv',
  '/v1/holidays?calendars=DE:BY&year=2026',
  '/v1/business-days/add?date=2026-10-09&n=2&calendars=XNYS&explain=true',
  '/v1/business-days/schedule?start=2026-02-10&end=2027-01-31&frequency=6M&calendars=EUR',
  '/v1/fx/spot?pair=EURUSD&date=2026-10-09',
  '/v1/business-days/list?from=2026-01-01&to=2026-12-31&calendars=XNYS&only=nth_of_month&nth=3',
];
const CLOSED = [
  '/v1/calendars',
  '/v1/calendars?q=France',
  '/v1/calendars?limit=1000',
  '/v1/calendars?limit=8&format=csv',
  '/v1/calendars/XNYS.ics',
  '/v1/calendars/XNYS.ICS',
  '/v1/calendars/XNYS%2eics',
  '/v1/calendars/XNYS%2Eics',
  '/V1/calendars/XNYS.ics',
  '/v1//calendars/XNYS',
  '/v1/calendars.ics?calendars=XNYS',
  '/v1/days/2026-12-24?calendars=XNYS&format=csv',
  '/v1/days/2026-12-24?calendars=XNYS&format=text',
  '/v1/holidays?calendars=XNYS&format=csv',
  '/v1/holidays?calendars=XNYS&from=1999-01-01&to=2060-12-31',
  '/v1/holidays?calendars=XNYS&days=36600',
  '/v1/holidays?calendars=XNYS&release=20261128T072301Z',
  '/v1/holidays/next?calendars=XNYS',
  '/v1/business-days/list?from=2026-01-01&to=2026-12-31&calendars=XNYS',
  '/v1/business-days/list?from=2026-01-01&to=2026-12-31&calendars=XNYS&only=last_of_month',
  '/v1/business-days/next?date=2026-01-01&calendars=XNYS&format=text',
  '/v1/business-days/next?date=2026-01-01&calendars=XNYS&format=json&format=csv',
  '/v1/changes',
  '/v1/releases',
  '/v1/releases.atom',
  '/v1/nothing',
  '/releases/',
  '/releases/latest/manifest.json',
  '/releases/latest/csv/XNYS.csv',
];

test('the demo key allows the requests of the explorer and is public', async () => {
  assert.equal(await (await fetch(`${server.origin}/demo-key`)).json(), { key: DEMO });
  assert.is((await fetch(`${server.origin}/demo-key`)).headers.get('cache-control'), 'no-store');
  for (const path of OPEN) {
    for (const method of ['GET', 'HEAD'])
      assert.is((await request(path, { method })).status, 200, `${method} ${path}`);
  }
});

sampled('and nothing else, however it is asked, the second time too', async () => {
  const closed = some(CLOSED, 3);
  for (const path of [...closed, ...closed]) {
    // Somebody else asked before: an answer that is remembered is none for this key either.
    await (await server.get(path)).text();
    const { detail } = await problemOf(await request(path), 403, 'insufficient_scope');
    assert.match(detail, /only the requests of the explorer/, path);
  }
  for (const path of closed) {
    const check = await request('/v1/auth', { headers: { 'x-original-uri': path } });
    assert.is(check.status, 403, `a cache in front is told so: ${path}`);
  }
  const tools = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  await problemOf(await request('/mcp', tools), 403, 'insufficient_scope');
  const inAddress = await fetch(`${server.origin}/v1/calendars/XNYS.ics?key=${DEMO}`);
  assert.is(inAddress.status, 403);
});

test('observers see (demo), never the key itself', async () => {
  await request('/v1/calendars/XNYS');
  assert.is(seen.at(-1)?.key, '(demo)');
  assert.not.ok(JSON.stringify(seen).includes(DEMO));
  assert.ok(seen.some(({ route }) => route === '/demo-key'));
});

test('the demo limit is per address and independent of other keys', async () => {
  const limited = await startApp({
    demoKey: DEMO,
    findKey: keyFinder(new Map([configuredKey(KEY), demoKey(DEMO, { requests: 3, seconds: 600 })])),
    clients: { of: ({ headers }) => String(headers['x-test-client']), isProxy: () => false },
  });
  try {
    const from = (client: string, key = DEMO) =>
      limited.get('/v1/calendars/XNYS', {
        headers: { 'x-test-client': client, authorization: `Bearer ${key}` },
      });
    for (const client of ['one', 'two']) {
      for (let time = 0; time < 3; time++) assert.is((await from(client)).status, 200, client);
      const refused = await from(client);
      assert.is(refused.status, 429);
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
    }
    assert.is((await from('one', KEY)).status, 200);
    assert.is((await from('three')).status, 200);
  } finally {
    await limited.close();
  }
});

test('without a demo key nothing is public', async () => {
  const closed = await startServer();
  try {
    assert.equal(await (await fetch(`${closed.origin}/demo-key`)).json(), { key: null });
    await problemOf(await fetch(`${closed.origin}/v1/calendars/XNYS`), 401, 'missing_api_key');
    const header = { authorization: `Bearer ${DEMO}` };
    await problemOf(
      await fetch(`${closed.origin}/v1/calendars/XNYS`, { headers: header }),
      401,
      'invalid_api_key',
    );
  } finally {
    await closed.close();
  }
});

test.run();
