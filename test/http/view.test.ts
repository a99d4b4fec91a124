import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENDPOINTS } from '../../server/api/index.js';
import type { PlacedCalendar } from '../../server/engine/types.js';
import type { Seen } from '../../server/http/observe.js';
import { configuredKey, keyFinder } from '../../server/keys/find-key.js';
import type { Key } from '../../server/keys/key.js';
import { openBuild } from '../../server/ops/open-build.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { limitedTo } from '../../server/queries/limited.js';
import { stepOf, withSteps } from '../helpers/history.js';
import { post } from '../helpers/mcp.js';
import { isLongRun, sampled, some } from '../helpers/needs.js';
import { DIST_DIR } from '../helpers/release.js';
import {
  KEY,
  releaseCatalog,
  releaseData,
  SILENT,
  startApp,
  type TestServer,
} from '../helpers/server.js';

/**
 * What may not be seen does not exist: a key limited to two calendars asks every route, feed and tool for everything, and everybody
 * without a key asks every page, file and public feed where some calendars are left out. No byte of any response names a hidden
 * calendar that was not in the request.
 */

const SEEN = ['XNYS', 'EUR'];
const LIMITED = 'kal_limited-to-two-calendars-0123456789';
const HIDDEN = ['XLON', 'DE', 'GBP:SONIA', 'XNYS:SETTLEMENT', 'USD', 'JPY:BOND'];
/** Left out of pages, as own calendars are with KALENDS_OWN_PAGES=off: none is in the program's own texts. */
const LEFT_OUT = [
  'XKAZ',
  'XMUS',
  'XBDA',
  'BJSE',
  'XLJU:SETTLEMENT',
  'NZD:BECS',
  'GBP:SONIA',
  'NOK:BOND',
  'FR:GF',
  'BI',
];
const NOW = Date.UTC(2026, 10, 20, 12);

const seen: Seen[] = [];
let server: TestServer;
/** What names hidden calendars: ids and aliases that are no other word, and names. */
interface Hidden {
  readonly ids: ReadonlySet<string>;
  readonly names: readonly string[];
}
let forKey: Hidden;
let forPages: Hidden;
let answered = 0;

test.before(async () => {
  const build = await openBuild(DIST_DIR, {
    artifactCache: 'private',
    log: SILENT,
    shown: ['*', ...LEFT_OUT.map((id) => `-${id}`)],
    pages: { isPublic: true },
  });
  server = await startApp({
    ...build,
    findKey: keyFinder(new Map([configuredKey(KEY), limitedKey()])),
    publicFeeds: { rateLimit: null, calendars: build.shown },
    nowMs: () => NOW,
    observer: (one) => seen.push(one),
  });
  forKey = hiddenBut(({ id }) => SEEN.includes(id));
  forPages = hiddenBut(({ id }) => !LEFT_OUT.includes(id));
  assert.ok(
    forKey.ids.size > 900 &&
      forKey.names.length > 1000 &&
      forPages.names.length > 5 &&
      forPages.ids.size > 5,
  );
});
test.after(() => server.close());

function limitedKey(): [string, Key] {
  const [hash, key] = configuredKey(LIMITED);
  return [hash, { ...key, id: 'limited', calendars: SEEN }];
}

/** What names the calendars that may not be seen, and nothing that may. */
function hiddenBut(isSeen: (calendar: PlacedCalendar) => boolean): Hidden {
  const all = releaseCatalog().listed();
  const shown = JSON.stringify(all.filter(isSeen));
  const hidden = all.filter((calendar) => !isSeen(calendar));
  const ids = hidden.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
  // Shorter ones are also codes of countries and currencies.
  const idsAlone = ids.filter((id) => id.length > 3 && !shown.includes(`"${id}"`));
  const names = hidden
    .map(({ name }) => name)
    .filter((name) => hidden.length < 20 || name.length > 7);
  return { ids: new Set(idsAlone), names: names.filter((name) => !shown.includes(name)) };
}

/** The hidden calendars that a response names beside those of its request. */
function namedIn(body: string, requested: string, { ids, names }: Hidden): string[] {
  // Also in addresses: BJSE%3ASETTLEMENT is an id of its own.
  const words = new Set(body.replaceAll('%3A', ':').match(/[A-Z][A-Z0-9]{1,}(?:[:-][A-Z0-9-]+)?/g));
  const named = [...words].filter((word) => ids.has(word.replace('-', ':')) || ids.has(word));
  const texts = new Set(body.match(/[A-Za-z]+/g));
  return [...named, ...names.filter((name) => mayBeIn(texts, name) && body.includes(name))].filter(
    (one) => !requested.includes(one),
  );
}

/** Whether a word amid a name is there: a look at the whole text for each of a thousand names takes ten times as long. */
function mayBeIn(words: ReadonlySet<string>, name: string): boolean {
  const [, amid] = /^\S+ ([A-Za-z]+) \S/.exec(name) ?? [];
  return amid === undefined || words.has(amid);
}

async function ask(path: string, hidden: Hidden, init: RequestInit = {}): Promise<void> {
  // Not compressed, which took a fifth of the time.
  const headers = { 'accept-encoding': 'identity', ...(init.headers as Record<string, string>) };
  const response = await fetch(server.origin + path, { redirect: 'manual', ...init, headers });
  const body = await response.text();
  assert.ok(response.status < 500, `${path}: ${response.status} ${body}`);
  if (response.status === 200) answered++;
  const told = JSON.stringify([...response.headers]) + body;
  const named = namedIn(told, decodeURIComponent(path), hidden);
  assert.equal(
    named.slice(0, 5),
    [],
    `${path} names ${named.length} hidden calendars: ${around(told, named[0])}`,
  );
}

function around(text: string, word = ''): string {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 200), at + 200);
}

/** Calendars as a request may name them: seen, hidden, both, joined, and not at all. */
const CALENDARS = [
  'XNYS',
  'XNYS,EUR',
  'XNYS+EUR',
  ...HIDDEN,
  'XNYS,XLON',
  'XNYS+XLON',
  'XNYS,DE+EUR',
  'ZZZZ',
  '',
];
const ONE = { calendars: CALENDARS };
const DATE = { date: ['2026-12-24'], ...ONE };

/** The values to ask each endpoint with: those of one parameter vary, those of the others are the first. */
const ASKED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/v1/calendars': {
    q: ['', 'XLON', 'London', 'Germany', 'exchange', 'New York', 'germny', 'settlement'],
    kind: ['', 'exchange', 'country', 'settlement', 'bond', 'own'],
    country: ['', 'DE', 'US', 'GB', 'ZZ'],
    currency: ['', 'EUR', 'USD', 'GBP', 'ZZZ'],
  },
  '/v1/calendars/:id': { id: [...CALENDARS.filter((id) => id !== ''), 'London', 'NYSE', 'de'] },
  '/v1/days/:date': { ...DATE, include: ['', 'sources'] },
  '/v1/days': { dates: ['2026-12-24,2026-12-25'], ...ONE },
  '/v1/holidays': { ...ONE, year: ['2026'], include: ['', 'sources'] },
  '/v1/holidays/next': { ...ONE, n: ['5'] },
  '/v1/business-days/next': { ...DATE, explain: ['', 'true'] },
  '/v1/business-days/previous': DATE,
  '/v1/business-days/add': { ...DATE, n: ['2'], explain: ['', 'true'] },
  '/v1/business-days/count': { ...ONE, from: ['2026-01-01'], to: ['2027-01-01'] },
  '/v1/business-days/adjust': { ...DATE, convention: ['modified_following'] },
  '/v1/business-days/schedule': {
    ...ONE,
    start: ['2026-02-10'],
    end: ['2027-01-31'],
    frequency: ['6M'],
  },
  '/v1/business-days/list': { ...ONE, from: ['2026-10-01'], to: ['2026-12-31'] },
  '/v1/business-days/number': { ...DATE, explain: ['', 'true'] },
  '/v1/business-days/year-fraction': {
    ...ONE,
    from: ['2026-01-01'],
    to: ['2026-07-01'],
    day_count: ['BUS/252', 'ACT/360'],
  },
  '/v1/fx/spot': { pair: ['EURUSD', 'GBPUSD', 'EURGBP', 'EUREUR', 'ZZZUSD'], date: ['2026-10-09'] },
  '/v1/fx/ladder': { pair: ['EURUSD', 'GBPUSD', 'ZZZUSD'], date: ['2026-10-09'] },
  '/v1/fx/value-date': { pair: ['EURUSD', 'GBPUSD', 'ZZZUSD'], value_date: ['2026-11-26'] },
  '/v1/fx/option': { pair: ['EURUSD', 'USDBRL', 'ZZZUSD'], date: ['2026-10-09'], tenor: ['1M'] },
  '/v1/fx/fixing': { pair: ['USDINR', 'USDBRL', 'EURUSD'], value_date: ['2026-11-30'] },
  '/v1/settlement': { market: ['XNYS', 'XLON', 'EUR', 'DE', 'ZZZZ'], trade_date: ['2026-10-09'] },
  '/v1/sessions': { ...ONE, from: ['2026-11-26'], to: ['2026-11-27'] },
  '/v1/sessions/now': { ...ONE, at: ['2026-11-27T15:30:00Z', 'now'] },
  '/v1/changes': {
    ...ONE,
    since: ['', '2026-01-01', '20200101T000000Z'],
    what: ['', 'days'],
    limit: ['100'],
  },
  '/v1/releases': { ...ONE, since: ['', '2026-01-01'] },
  '/v1/releases.atom': ONE,
  '/v1/calendars.ics': ONE,
};

/** The requests of a route: each value of each parameter, in each format, as of today and as of the release. */
function* requestsOf(route: string, release: string): Generator<string> {
  const parameters = ASKED[route]!;
  const first = Object.fromEntries(
    Object.entries(parameters).map(([name, values]) => [name, values[0]!]),
  );
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of values) {
      const others = { ...first, [name]: value };
      const query = new URLSearchParams(
        Object.entries(others).filter(([key, text]) => text !== '' && !route.includes(`:${key}`)),
      );
      const path = route.replace(/:(\w+)/, (_, key: string) => encodeURIComponent(others[key]!));
      for (const more of ['', 'format=csv', 'format=text', 'lang=de', `release=${release}`]) {
        yield `${path}?${[query.toString(), more].filter((part) => part !== '').join('&')}`;
      }
    }
  }
}

const WITH_KEY = { headers: { authorization: `Bearer ${LIMITED}` } };
const AS_BROWSER = { headers: { ...WITH_KEY.headers, accept: 'text/html' } };

for (const { route } of ENDPOINTS) {
  sampled(`${route} with a key of two calendars names no other`, async () => {
    const { id } = (await server.json<{ data_release: { id: string } }>('/v1/calendars?limit=1'))
      .data_release;
    // Daily by turns as a program and as a browser, each value in some of the forms.
    const all = [...requestsOf(route, id)].flatMap((path) => [
      [path, WITH_KEY] as const,
      [path, AS_BROWSER] as const,
    ]);
    for (const [path, init] of some(all, 3)) await ask(path, forKey, init);
  });
}

test('feeds, release files and unknown addresses name no other', async () => {
  for (const id of ['XNYS', 'EUR', ...HIDDEN, 'ZZZZ']) {
    const name = id.replace(':', '-');
    for (const path of [
      `/v1/calendars/${id}.ics`,
      `/v1/calendars/${id}.ics?lang=de`,
      `/v1/nothing/${id}`,
      ...['csv/', 'ics/', 'packs/'].flatMap((folder) =>
        ['latest', releaseCatalog().release.id].map(
          (release) =>
            `/releases/${release}/${folder}${name}.${folder === 'packs/' ? 'bin' : folder.slice(0, -1)}`,
        ),
      ),
    ]) {
      for (const init of [WITH_KEY, AS_BROWSER]) await ask(path, forKey, init);
    }
  }
  for (const path of [
    '/releases/latest/manifest.json',
    '/releases/latest/SHA256SUMS',
    '/v1/auth',
  ]) {
    for (const init of [WITH_KEY, AS_BROWSER]) await ask(path, forKey, init);
  }
});

sampled('pages, their files and error pages without a key name no other', async () => {
  const words = [
    'XNYS',
    ...LEFT_OUT,
    'Bermuda',
    'Ljubljana',
    'Beijing',
    'Burundi',
    'exchange',
    'XBD',
    'ZZZZ',
  ];
  const paths = [
    '/',
    '/calendars',
    '/markets',
    '/changes',
    '/paydays',
    '/print',
    '/find',
    '/find?q=',
    ...words.flatMap((word) => {
      const text = encodeURIComponent(word);
      return [
        `/calendars?q=${text}`,
        `/find?q=${text}`,
        `/calendars/${text}`,
        `/calendars/${text}?view=wall`,
        `/calendars/${text}.csv`,
        `/calendars/${text}.xlsx`,
        `/?calendars=${text}`,
        `/changes?calendar=${text}`,
        `/?calendars=XNYS,${text}&year=2026`,
        `/?calendars=${text}&day=2026-12-24`,
        `/print?for=${text}&year=2026`,
        `/paydays?for=${text}`,
        `/paydays.csv?for=${text}`,
        `/paydays.xlsx?for=XNYS&for=${text}`,
        `/v1/calendars/${text}.ics`,
        `/markets?region=${text}`,
      ];
    }),
  ];
  const all = paths.flatMap((path) => [[path, 'en'] as const, [path, 'de'] as const]);
  for (const [path, language] of some(all, 3))
    await ask(path, forPages, { headers: { accept: 'text/html', 'accept-language': language } });
});

/** Arguments by name, for every tool that has one of that name. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  calendars: CALENDARS.map((list) => list.split(',')),
  calendar: [...SEEN, ...HIDDEN],
  id: [...SEEN, ...HIDDEN],
  market: ['XNYS', 'XLON', 'ZZZZ'],
  query: ['', 'London', 'Germany', 'exchange'],
  q: ['London', 'Germany', 'exchange'],
  text: ['London', 'exchange'],
  date: ['2026-12-24'],
  dates: [['2026-12-24']],
  trade_date: ['2026-10-09'],
  value_date: ['2026-11-26'],
  from: ['2026-01-01'],
  to: ['2026-12-31'],
  start: ['2026-02-10'],
  end: ['2027-01-31'],
  frequency: ['6M'],
  n: [2],
  pair: ['EURUSD', 'GBPUSD'],
  convention: ['following'],
  year: [2026],
  at: ['2026-11-27T15:30:00Z'],
  since: ['2026-01-01'],
  country: ['DE', 'US'],
  currency: ['GBP', 'USD'],
};

interface Tool {
  readonly name: string;
  readonly inputSchema: {
    readonly properties?: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>;
    readonly required?: readonly string[];
  };
}

let calls = 0;

async function call(method: string, params: object): Promise<string> {
  calls++;
  const response = await post(
    server,
    { jsonrpc: '2.0', id: 1, method, params },
    { headers: TOOL_HEADERS },
  );
  const body = await response.text();
  assert.is(response.status, 200, body);
  return body;
}

const TOOL_HEADERS = {
  authorization: `Bearer ${LIMITED}`,
  accept: 'application/json, text/event-stream',
};

test('tools name no other', async () => {
  const listed = JSON.parse(await call('tools/list', {})) as { result: { tools: Tool[] } };
  for (const { name, inputSchema } of listed.result.tools) {
    const { properties = {}, required = [] } = inputSchema;
    const valuesOf = (property: string) => ARGUMENTS[property] ?? properties[property]!.enum ?? [];
    const least = Object.fromEntries(required.map((property) => [property, valuesOf(property)[0]]));
    for (const property of ['', ...Object.keys(properties)]) {
      for (const value of property === '' ? [undefined] : valuesOf(property)) {
        const given = { ...least, ...(property !== '' && { [property]: value }) };
        const body = await call('tools/call', { name, arguments: given });
        const named = namedIn(body, JSON.stringify(given), forKey);
        assert.equal(
          named.slice(0, 5),
          [],
          `${name} ${JSON.stringify(given)} names ${named.length}: ${around(body, named[0])}`,
        );
      }
    }
  }
});

test('what a release tells in words is left out where it names a hidden calendar', async () => {
  const release = (id: string) => ({
    id,
    library_version: '1.0.0',
    generated_at: '2026-01-01T00:00:00+00:00',
  });
  const why = { kinds: ['data' as const], dates: ['2026'] };
  const steps = [
    stepOf(release('20250101T060000Z'), { note: 'The starting point' }),
    stepOf(release('20260601T060000Z'), {
      note: 'XLON closes early',
      reasons: [
        { ...why, calendars: ['XLON'], why: 'A decision' },
        { ...why, calendars: ['XNYS', 'XLON'], why: 'Both' },
        { ...why, calendars: ['XNYS'], why: 'As the London Stock Exchange' },
        { ...why, calendars: ['XNYS'], why: 'A decision of New York' },
      ],
    }),
  ];
  const told = await startApp({
    catalog: openCatalog(withSteps(releaseData(), steps)),
    findKey: keyFinder(new Map([configuredKey(KEY), limitedKey()])),
  });
  try {
    const texts = await Promise.all(
      [
        '/v1/releases',
        '/v1/releases?calendars=XNYS',
        '/v1/releases?format=csv',
        '/v1/releases.atom',
      ].map(async (path) => (await fetch(told.origin + path, WITH_KEY)).text()),
    );
    for (const text of texts) assert.equal(namedIn(text, '', forKey), []);
    assert.match(
      texts[0]!,
      /"note":"The starting point".*"reasons":\[\{[^}]*"why":"A decision of New York"\}\]/,
    );
    assert.match(
      await (await told.get('/v1/releases')).text(),
      /XLON closes early.*As the London Stock Exchange/,
    );
  } finally {
    await told.close();
  }
});

test('what a release changed of a calendar names no hidden one', async () => {
  const cycle = { instrument: 'equity', from: '2024-05-28', days: 1 };
  const record = JSON.stringify({
    id: 'XNYS',
    before: { bases: ['US', 'GBP:SONIA'], settlement_cycles: null },
    after: { bases: ['EUR', 'GBP:SONIA'], settlement_cycles: [{ ...cycle, calendar: 'JPY:BOND' }] },
  });
  const data = withSteps(releaseData(), [
    stepOf({ id: '20250101T060000Z', library_version: '1.0.0', generated_at: '2025-01-01T06:00Z' }),
  ]);
  const [release] = data.meta.releases;
  const changed = { ...release!, records: ['XNYS'] };
  const { changes } = limitedTo(
    SEEN,
    openCatalog({
      ...data,
      meta: Object.create(data.meta, { releases: { value: [changed] } }),
      changes: { ...data.changes, record: () => record },
    }),
  ).data;
  assert.equal(JSON.parse(changes.record(changed, 0)), {
    id: 'XNYS',
    before: { bases: [], settlement_cycles: null },
    after: { bases: ['EUR'], settlement_cycles: [cycle] },
  });
});

test('all of it was asked, and much of it answered', () => {
  const routes = new Set(seen.map(({ route }) => route));
  for (const { route } of ENDPOINTS) assert.ok(routes.has(route), route);
  console.log(
    `${routes.size} routes, ${seen.length} requests, ${answered} answered with 200, ${calls} calls of tools`,
  );
  const share = isLongRun ? 1 : 3;
  assert.ok(seen.length > 3000 / share && answered > 500 / share && calls > 100);
});

test('what a limited key cannot ask at all is told so, instead of an empty list', async () => {
  const detail = async (path: string) => {
    const headers = { authorization: `Bearer ${LIMITED}` };
    return ((await (await fetch(server.origin + path, { headers })).json()) as { detail: string })
      .detail;
  };
  assert.match(
    await detail('/v1/fx/spot?pair=EURUSD&date=2026-11-27'),
    /there are no two currencies among the calendars that can be asked here$/,
  );
});

test.run();
