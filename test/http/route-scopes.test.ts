import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENDPOINTS } from '../../server/api/index.js';
import type { Seen } from '../../server/http/observe.js';
import { configuredKey, demoKey, keyFinder } from '../../server/keys/find-key.js';
import type { Key } from '../../server/keys/key.js';
import { openBuild } from '../../server/ops/open-build.js';
import { isLongRun, sampled } from '../helpers/needs.js';
import { DIST_DIR } from '../helpers/release.js';
import { KEY, SILENT, startApp, type TestServer } from '../helpers/server.js';

/**
 * A scope belongs to the route: every route is asked with every kind of key, and each request once more in other letter case,
 * percent-encoded, with doubled slashes, with a slash at the end and with the format in other case. What a request gets depends on
 * what the server read, so a spelling opens nothing that its plain form does not.
 */

const KINDS = ['all', 'api', 'feeds', 'demo', 'public'] as const;
type Kind = (typeof KINDS)[number];
const KEYS: Readonly<Record<Kind, string | null>> = {
  all: KEY,
  api: 'kal_route-scopes-api-0123456789',
  feeds: 'kal_route-scopes-feeds-0123456789',
  demo: 'route-scopes-demo-0123456789-0123456789',
  public: null,
};

/** Requests by the keys that open them, as the guide says; at least one of every route. */
const API: readonly Kind[] = ['all', 'api'];
const OF_EXPLORER: readonly Kind[] = [...API, 'demo'];
const TABLES: readonly Kind[] = [...API, 'feeds'];
const NEXT = 'date=2026-12-24&calendars=XNYS';
const REQUESTS: readonly (readonly [opens: readonly Kind[], ...paths: string[]])[] = [
  [KINDS, '/healthz', '/readyz', '/openapi.json', '/demo-key', '/.well-known/security.txt'],
  [KINDS, '/', '/calendars', '/calendars/XNYS', '/markets', '/docs', '/paydays', '/count'],
  [['all', 'api', 'feeds', 'demo'], '/v1/auth'],
  [
    OF_EXPLORER,
    '/v1/calendars?q=France&limit=8',
    '/v1/calendars/XNYS',
    '/v1/days/2026-12-24?calendars=XNYS',
    '/v1/days?dates=2026-12-24&calendars=XNYS',
    '/v1/holidays?calendars=XNYS&year=2026',
    ...['next', 'previous'].map((step) => `/v1/business-days/${step}?${NEXT}`),
    `/v1/business-days/add?n=1&${NEXT}`,
    '/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=XNYS',
    `/v1/business-days/adjust?convention=following&${NEXT}`,
    '/v1/business-days/schedule?start=2026-02-10&end=2027-01-31&frequency=6M&calendars=EUR',
    '/v1/fx/spot?pair=EURUSD&date=2026-10-09',
    '/v1/fx/option?pair=EURUSD&date=2026-10-09&tenor=1M',
    '/v1/fx/fixing?pair=USDINR&value_date=2026-11-30',
    '/v1/business-days/list?from=2026-10-01&to=2026-12-31&calendars=EUR&only=nth_of_month&nth=3',
    '/v1/settlement?market=XNYS&trade_date=2026-10-09',
  ],
  [
    API,
    '/v1/calendars?limit=30',
    '/v1/holidays?calendars=XNYS&from=2026-01-01&to=2026-12-31',
    '/v1/releases',
    '/v1/holidays/next?calendars=XNYS',
    '/v1/business-days/list?from=2026-10-01&to=2026-12-31&calendars=EUR',
    `/v1/business-days/number?${NEXT}`,
    '/v1/business-days/year-fraction?from=2026-01-01&to=2026-07-01&day_count=ACT/360',
    '/v1/sessions?calendars=XNYS&from=2026-11-26&to=2026-11-27',
    '/v1/sessions/now?calendars=XNYS',
    '/v1/fx/ladder?pair=EURUSD&date=2026-10-09',
    '/v1/fx/value-date?pair=EURUSD&value_date=2026-11-26',
    '/v1/changes?limit=1',
    '/v1/nothing',
  ],
  [
    TABLES,
    '/v1/calendars?limit=8&format=csv',
    '/v1/days/2026-12-24?calendars=XNYS&format=text',
    '/v1/holidays?calendars=XNYS&year=2026&format=csv',
    `/v1/business-days/next?${NEXT}&format=csv`,
    '/v1/changes?limit=1&format=csv',
    '/v1/calendars.ics?calendars=XNYS,EUR',
    '/v1/releases.atom?calendars=EUR',
  ],
  [[...OF_EXPLORER, 'feeds'], '/v1/days?dates=2026-12-24&calendars=XNYS&format=csv'],
  [[...TABLES, 'public'], '/v1/calendars/XNYS.ics'],
  [['all', 'feeds'], '/releases/RELEASE/csv/XNYS.csv', '/releases/RELEASE/ics/XNYS.ics'],
  [
    ['all'],
    '/releases',
    '/releases/',
    '/releases/RELEASE/manifest.json',
    '/releases/RELEASE/SHA256SUMS?format=csv',
  ],
  [['all'], '/releases/RELEASE/manifest.json?format=csv', '/releases/latest/manifest.json'],
  [['all', 'feeds', 'public'], '/calendars/XNYS.csv', '/calendars/XNYS.xlsx'],
  [
    ['all', 'feeds', 'public'],
    '/paydays.csv?for=XNYS&year=2026',
    '/paydays.xlsx?for=XNYS&year=2026',
    '/paydays.ics?for=XNYS&year=2026',
    '/print.csv?for=XNYS&year=2026',
    '/print.xlsx?for=XNYS&year=2026',
    '/print.ics?for=XNYS&year=2026',
  ],
];

/** Other spellings of a request: of its path alone, and of the value of `format`. */
const SPELLINGS: Readonly<Record<string, (path: string, query: string) => string>> = {
  'as it is': (path, query) => path + query,
  'in capitals': (path, query) => path.toUpperCase() + query,
  'with one capital': (path, query) =>
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()) + query,
  'in small letters': (path, query) => path.toLowerCase() + query,
  'a letter of each part encoded': (path, query) =>
    path.replace(/(?<=\/)\w/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`) + query,
  'the last letter encoded': (path, query) =>
    path.replace(/\w$/, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`) + query,
  'dots encoded': (path, query) => path.replaceAll('.', '%2E') + query,
  'slashes encoded': (path, query) => `/${path.slice(1).replaceAll('/', '%2f')}${query}`,
  'slashes doubled': (path, query) => path.replaceAll('/', '//') + query,
  'the last slash doubled': (path, query) => path.replace(/\/(?=[^/]*$)/, '//') + query,
  'a slash at the end': (path, query) => `${path}/${query}`,
  'a space at the end': (path, query) => `${path}%20${query}`,
  'through a folder': (path, query) => path.replace(/\/(?=[^/]*$)/, '/x/../') + query,
  'the format in capitals': (path, query) =>
    path + query.replace(/format=\w+/, (text) => text.toUpperCase()),
  'its value in capitals': (path, query) =>
    path + query.replace(/(?<=format=)\w+/, (text) => text.toUpperCase()),
  'its value with spaces': (path, query) =>
    path + query.replace(/(?<=format=)\w+/, (text) => `+${text}+`),
  'another format': (path, query) => `${path}${query === '' ? '?' : `${query}&`}format=csv`,
  'an extension in the query': (path, query) => `${path}${query === '' ? '?' : `${query}&`}_=.ics`,
};

const FEED_TYPE = /^(?:text\/(?:calendar|csv|plain)|application\/(?:atom\+xml|vnd\.openxml))/;
const seen: Seen[] = [];
let server: TestServer;

test.before(async () => {
  const scoped = (scope: 'api' | 'feeds'): [string, Key] => {
    const [hash, key] = configuredKey(KEYS[scope]!);
    return [hash, { ...key, id: scope, scope }];
  };
  const build = await openBuild(DIST_DIR, { artifactCache: 'private', log: SILENT });
  server = await startApp({
    ...build,
    findKey: keyFinder(
      new Map([configuredKey(KEY), scoped('api'), scoped('feeds'), demoKey(KEYS.demo!, null)]),
    ),
    demoKey: KEYS.demo,
    publicFeeds: { rateLimit: null },
    securityContact: 'mailto:security@example.com',
    unknownKeyLimit: { requests: 1_000_000, seconds: 60 },
    observer: (one) => seen.push(one),
  });
});
test.after(async () => {
  agent.destroy();
  await server.close();
});

interface Answered {
  readonly status: number;
  readonly type: string;
  /** The route that the server found. */
  readonly route: string;
  /** Whether it is a file of a page. */
  readonly isAttached: boolean;
}

const agent = new Agent({ keepAlive: true });

/** By Node's client, because fetch would write the path in its own way. */
async function ask(
  path: string,
  kind: Kind,
  options: RequestOptions = {},
  body?: string,
): Promise<Answered> {
  const before = seen.length;
  const authorization = KEYS[kind] === null ? {} : { authorization: `Bearer ${KEYS[kind]}` };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server;
    request({
      host: '127.0.0.1',
      port,
      path,
      agent,
      ...options,
      headers: { ...authorization, ...options.headers },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
  for await (const _ of response);
  while (seen.length === before) await new Promise(setImmediate);
  const { 'content-type': type = '', 'content-disposition': disposition } = response.headers;
  return {
    status: response.statusCode!,
    type,
    route: seen.at(-1)!.route,
    isAttached: disposition !== undefined,
  };
}

/** Whether a key of this kind may have what was answered, as the guide says. */
function isAllowed(kind: Kind, { type, route, isAttached }: Answered): boolean {
  const isOfApi = route.startsWith('/v1/');
  if (!isOfApi && !isAttached && route !== '/releases/*') return true;
  const isOneFeed = route === '/v1/calendars/:id.ics';
  if (kind === 'api') return isOfApi;
  if (kind === 'feeds') return route === '/v1/auth' || FEED_TYPE.test(type);
  if (kind === 'public') return isOneFeed || isAttached;
  return (
    kind === 'all' ||
    route === '/v1/auth' ||
    (isOfApi && (/json/.test(type) || route === '/v1/days'))
  );
}

const urlsOf = (path: string) => {
  const [plain = '', ...rest] = path.split(/(?=\?)/);
  const query = rest.join('');
  const urls = Object.entries(SPELLINGS).map(
    ([spelling, write]) => [spelling, write(plain, query)] as const,
  );
  // Where there is nothing to spell in another way, the request is one that was asked already.
  return urls.filter(([, url], at) => urls.findIndex(([, other]) => other === url) === at);
};

let turn = 0;
for (const [opens, ...paths] of REQUESTS) {
  for (const path of paths) {
    sampled(`${path} is open to ${opens.join(', ')} alone, however it is written`, async () => {
      const { id } = (await server.json<{ data_release: { id: string } }>('/v1/calendars?limit=1'))
        .data_release;
      const [plain, ...others] = urlsOf(path.replace('RELEASE', id));
      // Daily one of the other spellings, by turns.
      const chosen = isLongRun ? others : others.filter((_, at) => at === turn % others.length);
      turn++;
      for (const [spelling, url] of [plain!, ...chosen]) await compare(spelling, url, opens);
    });
  }
}

/** Asks with every key: it is refused, or gets what a key for everything gets if it may have that. */
async function compare(spelling: string, url: string, opens: readonly Kind[]): Promise<void> {
  const whole = await ask(url, 'all');
  for (const kind of KINDS) {
    const answered = kind === 'all' ? whole : await ask(url, kind);
    const { status } = answered;
    const what = `${url} (${spelling}) with ${kind}: ${JSON.stringify(answered)}, ${whole.status} with all`;
    const isRefused = [401, 403].includes(status);
    if (spelling === 'as it is') assert.is(!isRefused, opens.includes(kind), what);
    if (!isRefused) assert.is(status, whole.status, what);
    if ([200, 204, 302].includes(status))
      assert.ok(isAllowed(kind, answered) || status === 302, what);
  }
}

// The next test counts what this one asks.
sampled('the tools are open to keys of the API', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  for (const path of ['/mcp', '/MCP', '/mcp/', '/mcp?format=csv', '/m%63p', '//mcp']) {
    for (const kind of KINDS) {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      const { status } = await ask(path, kind, { method: 'POST', headers }, body);
      const isRoute = /^\/mcp(?:\/|\?|$)/i.test(path);
      const expected = kind === 'public' ? 401 : API.includes(kind) ? 200 : 403;
      assert.is(status, isRoute ? expected : 405, `${path} ${kind}`);
    }
  }
});

sampled('every route was asked', () => {
  const routes = new Set(seen.map(({ route }) => route));
  for (const { route } of ENDPOINTS) assert.ok(routes.has(route), route);
  const others = [
    '/healthz',
    '/readyz',
    '/v1/auth',
    '/openapi.json',
    '/demo-key',
    '/mcp',
    '/v1/*',
    '/releases/*',
  ];
  for (const route of [...others, '(page)', '/.well-known/security.txt'])
    assert.ok(routes.has(route), route);
  assert.ok(routes.has('/v1/calendars/:id.ics'));
  assert.ok(
    seen.length > (isLongRun ? 4000 : 700),
    `${routes.size} routes were asked ${seen.length} times`,
  );
});

test.run();
