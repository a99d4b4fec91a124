import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientErrorProblem, rawProblem } from '../../server/http/malformed.js';
import { PROBLEMS } from '../../server/queries/problem.js';
import { asProblem, mediaTypeOf, problemOf } from '../helpers/answers.js';
import { exchange, getBytes } from '../helpers/raw.js';
import { KEY, startServer, type TestServer } from '../helpers/server.js';
import { startVaried } from '../helpers/varied-history.js';

/** What every answer carries: the release, validators, cache rules, CORS; and what HEAD, OPTIONS and 405 do. */

let server: TestServer;
let release: string;
test.before(async () => {
  server = await startServer({ rateLimit: { requests: 100_000, seconds: 60 } });
  release = (await server.json<{ data_release: { id: string } }>('/v1/calendars?kind=bond'))
    .data_release.id;
});
test.after(() => server.close());

/** Answers that depend on the address and the release alone, and those that hold today or a default date. */
const STABLE = [
  '/v1/calendars?kind=exchange',
  '/v1/calendars/XNYS',
  '/v1/calendars/XNYS.ics?from=2026&to=2026',
  '/v1/days/2026-12-24?calendars=XNYS',
  '/v1/days/2026-12-24?calendars=XNYS&format=csv',
  '/v1/days/2026-12-24?calendars=XNYS&format=text',
  '/v1/holidays?calendars=XNYS&from=2026-01-01',
  '/v1/holidays/next?calendars=XNYS&from=2026-01-01',
  '/v1/business-days/next?date=2026-12-24&calendars=XNYS',
  '/v1/business-days/previous?date=2026-12-24&calendars=XNYS',
  '/v1/business-days/add?date=2026-12-24&n=2&calendars=XNYS',
  '/v1/business-days/count?from=2026-12-01&to=2026-12-24&calendars=XNYS',
  '/v1/changes?since=2026-01-01&limit=1',
  '/v1/releases?limit=1',
];
const DATED = [
  '/v1/days/today?calendars=XNYS',
  '/v1/holidays?calendars=XNYS',
  '/v1/holidays?calendars=XNYS&from=2026-01-01&to=today',
  '/v1/holidays/next?calendars=XNYS',
  '/v1/business-days/next?date=today&calendars=XNYS',
  '/v1/business-days/previous?date=today&calendars=XNYS&format=text',
  '/v1/business-days/add?date=today&n=2&calendars=XNYS&format=csv',
  '/v1/business-days/count?from=today&to=2026-12-24&calendars=XNYS',
  '/v1/business-days/count?from=2026-01-01&to=today&calendars=XNYS',
  '/v1/changes?limit=1',
];
const YEARLY = ['/v1/calendars/XNYS.ics', '/v1/calendars/XNYS.ics?from=2026'];
const OPEN = ['/healthz', '/readyz', '/openapi.json', '/', '/problems/not_found'];
const REFUSED: [number, string][] = [
  [400, '/v1/days/2026-02-30?calendars=XNYS'],
  [404, '/v1/calendars/XNYZ'],
  [404, '/v1/nothing'],
  [404, '/nothing'],
  [404, '/releases/nothing/manifest.json'],
  [422, '/v1/days/1900-01-01?calendars=XNYS'],
];

async function headersOf(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await server.get(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('every answer names the release, and lets a browser on another site read it', async () => {
  const paths = [
    ...STABLE,
    ...DATED,
    ...YEARLY,
    ...OPEN,
    '/releases/latest/manifest.json',
    ...REFUSED.map(([, path]) => path),
  ];
  for (const path of paths) {
    const { headers } = await headersOf(path);
    assert.is(headers.get('x-data-release'), release, path);
    assert.is(headers.get('access-control-allow-origin'), '*', path);
    assert.match(headers.get('access-control-expose-headers')!, /x-data-release/i, path);
    assert.is(headers.get('x-content-type-options'), 'nosniff', path);
  }
});

test('so does every problem: 400, 404, 422', async () => {
  for (const [status, path] of REFUSED) {
    const { status: found, headers, text } = await headersOf(path);
    assert.is(found, status, path);
    assert.is(headers.get('cache-control'), 'no-store', path);
    assert.is(asProblem(text).status, status);
  }
});

test('401, 405 and 429', async () => {
  await problemOf(await fetch(`${server.origin}/v1/calendars`), 401, 'missing_api_key');
  const posted = await server.get('/v1/calendars', { method: 'POST' });
  assert.is(posted.headers.get('x-data-release'), release);
  await problemOf(posted, 405, 'method_not_allowed');
  const small = await startServer({ rateLimit: { requests: 1, seconds: 60 } });
  try {
    await (await small.get('/v1/calendars?kind=bond')).text();
    const limited = await small.get('/v1/calendars?kind=bond');
    assert.is(limited.headers.get('x-data-release'), release);
    assert.is(limited.headers.get('access-control-allow-origin'), '*');
    await problemOf(limited, 429, 'rate_limited');
  } finally {
    await small.close();
  }
});

test('what never becomes a request is answered alike: 400 and 431', async () => {
  const long = getBytes(`/v1/calendars?x=${'x'.repeat(20_000)}`);
  const cases: [string, number, string][] = [
    ['nonsense\r\n\r\n', 400, 'bad_request'],
    ['GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', 400, 'bad_request'],
    ['GET /healthz HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n', 400, 'bad_request'],
    [long, 431, 'headers_too_large'],
  ];
  for (const [bytes, status, code] of cases) {
    const answer = await exchange(server, bytes);
    assert.is(answer.status, status, bytes.slice(0, 60));
    assert.is(answer.header('x-data-release'), release);
    assert.match(answer.header('content-type')!, /^application\/problem\+json/);
    assert.is(Number(answer.header('content-length')), answer.body.length);
    assert.is(asProblem(answer.body).code, code);
    assert.ok(answer.closed);
  }
});

test('so is an HTTP/1.1 request without a Host', async () => {
  const noHost = await exchange(server, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
  assert.is(noHost.status, 400);
  assert.is(noHost.header('x-data-release'), release, 'without a Host');
  assert.is(asProblem(noHost.body).status, 400);
});

test('so is an expectation that cannot be met', async () => {
  const expecting = await exchange(server, getBytes('/healthz', 'Expect: the-impossible'));
  assert.ok([200, 400, 417].includes(expecting.status), `${expecting.status}`);
  assert.is(expecting.header('x-data-release'), release, 'with an unknown Expect');
});

test('a request that does not arrive in time is answered 408', () => {
  const problem = clientErrorProblem('ERR_HTTP_REQUEST_TIMEOUT');
  assert.equal([problem.status, problem.code], [408, 'request_timeout']);
  const text = rawProblem(problem, { 'x-data-release': release });
  assert.match(text, /^HTTP\/1\.1 408 Request Timeout\r\n/);
  assert.match(text, new RegExp(`\r\nx-data-release: ${release}\r\n`));
  assert.is(asProblem(text.split('\r\n\r\n')[1]!).status, 408);
});

test('media types', async () => {
  const types: [string, RegExp][] = [
    ['/v1/calendars/XNYS', /^application\/json; charset=utf-8/],
    ['/v1/days/2026-12-24?calendars=XNYS&format=text', /^text\/plain; charset=utf-8/],
    ['/v1/days/2026-12-24?calendars=XNYS&format=csv', /^text\/csv; charset=utf-8/],
    ['/v1/calendars/XNYS.ics', /^text\/calendar; charset=utf-8/],
    ['/openapi.json', /^application\/(vnd\.oai\.openapi\+)?json/],
    ['/', /^text\/html/],
    ['/v1/calendars/nothing', /^application\/problem\+json/],
  ];
  for (const [path, type] of types)
    assert.match((await headersOf(path)).headers.get('content-type')!, type, path);
});

test('a strong ETag, and 304 for it: alone, in a list, weak, and *', async () => {
  for (const path of [...STABLE, ...DATED, ...YEARLY, '/openapi.json']) {
    const first = await headersOf(path);
    const etag = first.headers.get('etag')!;
    assert.match(etag, /^"[^"]+"$/, path);
    for (const held of [etag, `"other", ${etag}`, `W/${etag}`, `"a",W/"b" , W/${etag},"c"`, '*']) {
      const again = await headersOf(path, { headers: { 'if-none-match': held } });
      assert.equal([again.status, again.text], [304, ''], `${path} ${held}`);
      for (const name of [
        'etag',
        'cache-control',
        'x-data-release',
        'access-control-allow-origin',
      ]) {
        assert.is(again.headers.get(name), first.headers.get(name), `${path} ${name}`);
      }
    }
    for (const other of ['"other"', etag.replaceAll('"', ''), `${etag.slice(0, -1)}x"`, '""']) {
      assert.is(
        (await headersOf(path, { headers: { 'if-none-match': other } })).status,
        200,
        `${path} ${other}`,
      );
    }
  }
});

test('a problem is no 304', async () => {
  for (const [status, path] of REFUSED) {
    assert.is((await headersOf(path, { headers: { 'if-none-match': '*' } })).status, status, path);
  }
});

test('answers that hold today get another ETag on another day; the others keep theirs', async () => {
  let now = Date.UTC(2026, 10, 20, 12);
  const own = await startServer({ now: () => now });
  const tags = async (paths: readonly string[]) => {
    const found: string[] = [];
    for (const path of paths) {
      const response = await own.get(path);
      await response.text();
      found.push(response.headers.get('etag')!);
    }
    return found;
  };
  try {
    const [dated, stable, yearly] = [await tags(DATED), await tags(STABLE), await tags(YEARLY)];
    now += 3_600_000;
    assert.equal(await tags(DATED), dated, 'an hour later');
    now += 86_400_000;
    for (const [at, tag] of (await tags(DATED)).entries()) assert.is.not(tag, dated[at], DATED[at]);
    assert.equal(await tags(STABLE), stable, 'a day later');
    now = Date.UTC(2027, 0, 2);
    for (const [at, tag] of (await tags(YEARLY)).entries())
      assert.is.not(tag, yearly[at], YEARLY[at]);
    assert.equal(await tags(STABLE), stable, 'a year later');
  } finally {
    await own.close();
  }
});

test('one instant, two zones, two dates: two ETags', async () => {
  const newYearsEve = await startServer({ now: () => Date.UTC(2026, 11, 31, 10, 30) });
  try {
    const answer = async (tz: string) => {
      const response = await newYearsEve.get(`/v1/days/today?calendars=XNYS&tz=${tz}`);
      return `${response.headers.get('etag')} ${(await response.text()).length}`;
    };
    assert.is.not(await answer('Pacific/Kiritimati'), await answer('Pacific/Pago_Pago'));
  } finally {
    await newYearsEve.close();
  }
});

test('a stale 304 is not given for an answer that changed with the day', async () => {
  let now = Date.UTC(2026, 10, 20, 23, 59, 59);
  const own = await startServer({ now: () => now });
  try {
    const path = '/v1/days/today?calendars=XNYS';
    const first = await own.get(path);
    const { date } = (await first.json()) as { date: string };
    assert.is(date, '2026-11-20');
    now += 2000;
    const second = await own.get(path, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    assert.is(second.status, 200);
    assert.is(((await second.json()) as { date: string }).date, '2026-11-21');
  } finally {
    await own.close();
  }
});

test('caches: only the one of the asker, and an answer of today for no time', async () => {
  for (const path of [...STABLE, ...DATED, ...YEARLY]) {
    const control = (await headersOf(path)).headers.get('cache-control')!;
    assert.match(control, /\bprivate\b/, path);
    assert.not.match(control, /\bpublic\b/, path);
    assert.match(control, /max-age=\d+/, path);
  }
  for (const path of [...DATED, ...YEARLY]) {
    const age = /max-age=(\d+)/.exec((await headersOf(path)).headers.get('cache-control')!)![1];
    assert.ok(Number(age) <= 60, `${path} is kept ${age} s`);
  }
});

test('HEAD is GET without the body', async () => {
  const different: string[] = [];
  const { data_release } = await server.json<{ data_release: { id: string } }>(
    '/v1/calendars?kind=bond',
  );
  const files = ['/releases/latest/manifest.json', `/releases/${data_release.id}/release.json`];
  const own = [...files, `/releases/${data_release.id}/manifest.json`];
  for (const path of [
    ...STABLE,
    ...DATED,
    ...YEARLY,
    ...OPEN,
    ...own,
    ...REFUSED.map(([, refused]) => refused),
  ]) {
    // Neither says what the connection does next, nor the second in which it was asked, nor what is left.
    const same = (headers: Headers) =>
      [...headers].filter(
        ([name]) => !['connection', 'keep-alive', 'date', 'ratelimit'].includes(name),
      );
    // Unpacked, so that the body that is read is as long as the one that was sent.
    const plain = { 'accept-encoding': 'identity' };
    const got = await headersOf(path, { headers: plain });
    const head = await headersOf(path, { method: 'HEAD', headers: plain });
    assert.is(head.status, got.status, path);
    assert.is(head.text, '', path);
    const length = Number(got.headers.get('content-length') ?? Number.NaN);
    const isSame = JSON.stringify(same(head.headers)) === JSON.stringify(same(got.headers));
    if (!isSame || length !== Buffer.byteLength(got.text)) different.push(path);
  }
  assert.equal(different, [], 'other headers, or no content-length');
});

test('405 with Allow for every other method, anywhere', async () => {
  for (const path of [
    '/v1/calendars',
    '/v1/days/today?calendars=XNYS',
    '/healthz',
    '/nothing',
    '/releases/latest/x',
  ]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
      const response = await server.get(path, { method });
      assert.match(response.headers.get('allow')!, /GET, HEAD/, `${method} ${path}`);
      await problemOf(response, 405, 'method_not_allowed', method, 'GET');
    }
  }
});

test('the CORS preflight of a browser', async () => {
  for (const path of [
    '/v1/days/today?calendars=XNYS',
    '/v1/changes',
    '/releases/latest/manifest.json',
  ]) {
    const response = await fetch(server.origin + path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    assert.is(response.status, 204, 'without a key: a browser sends none');
    assert.is(await response.text(), '');
    assert.is(response.headers.get('access-control-allow-origin'), '*');
    assert.match(response.headers.get('access-control-allow-methods')!, /\bGET\b/);
    assert.match(response.headers.get('access-control-allow-headers')!, /\bauthorization\b/i);
    assert.is(response.headers.get('x-data-release'), release);
  }
});

test('the type of every problem leads to a page of this server', async () => {
  const seen = new Set<string>();
  for (const [, path] of REFUSED) seen.add(asProblem((await headersOf(path)).text).type);
  for (const code of Object.keys(PROBLEMS)) seen.add(`/problems/${code}`);
  for (const type of seen) {
    const page = await fetch(new URL(type, server.origin));
    const text = await page.text();
    assert.is(page.status, 200, type);
    assert.is(mediaTypeOf(page), 'text/html', type);
    assert.ok(text.includes(type.split('/').at(-1)!), `${type}: the page names the code`);
  }
});

test('a title belongs to its code, and the detail to the mistake', async () => {
  const problems = await Promise.all(
    ['2026-02-30', '2026-02-31'].map(async (date) =>
      asProblem((await headersOf(`/v1/days/${date}?calendars=XNYS`)).text),
    ),
  );
  assert.is(problems[0]!.title, problems[1]!.title);
  assert.is.not(problems[0]!.detail, problems[1]!.detail);
});

test('JSON, tables and feeds of 1 KB and more are compressed if accepted, with an ETag per encoding', async () => {
  const varied = await startVaried();
  const paths = [
    '/v1/holidays?calendars=XNYS&year=2026',
    '/v1/holidays?calendars=XNYS&from=2024-01-01&to=2027-12-31&format=csv',
    '/v1/calendars/XNYS.ics?from=2026&to=2026',
    '/v1/changes?since=2020-01-01&limit=100',
    '/v1/holidays?calendars=XNYS&days=300',
  ];
  for (const path of paths) {
    const asked = path.startsWith('/v1/changes') ? varied : server;
    const raw = (encoding: string) =>
      exchange(
        asked,
        getBytes(path, `Authorization: Bearer ${KEY}`, `Accept-Encoding: ${encoding}`),
      );
    const [plain, gzip, refused] = [
      await raw('identity'),
      await raw('br, gzip'),
      await raw('gzip;q=0'),
    ];
    assert.equal([plain.status, gzip.status], [200, 200], path);
    assert.is(gzip.header('content-encoding'), 'gzip', path);
    assert.is(refused.header('content-encoding'), undefined, path);
    assert.is.not(gzip.header('etag'), plain.header('etag'));
    assert.match(gzip.header('vary')!, /Accept-Encoding/);
    assert.ok(
      Number(gzip.header('content-length')) < Number(plain.header('content-length')) / 2,
      path,
    );
    assert.equal(
      gunzipSync(Buffer.from(gzip.body, 'latin1')).toString(),
      Buffer.from(plain.body, 'latin1').toString(),
    );
    const again = await asked.get(path, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': gzip.header('etag')! },
    });
    assert.is(again.status, 304, path);
  }
  await varied.close();
  const small = await server.get('/v1/days/2026-12-24?calendars=XNYS', {
    headers: { 'accept-encoding': 'gzip' },
  });
  await small.text();
  assert.is(small.headers.get('content-encoding'), null, 'too short to gain by it');
});

test('pages: a strong ETag with every form of If-None-Match, cache rules, and what they may do', async () => {
  // Each form has a tag of its own; test/pages holds the compressed ones to this one.
  const plain = { 'accept-encoding': 'identity' };
  for (const path of ['/', '/index.html', '/problems/not_found', '/problems/not_found.html']) {
    const page = await fetch(server.origin + path, { headers: plain });
    const text = await page.text();
    assert.is(page.status, 200, path);
    assert.is(Number(page.headers.get('content-length')), Buffer.byteLength(text));
    assert.is(page.headers.get('cache-control'), 'public, max-age=60, must-revalidate');
    assert.is(page.headers.get('ratelimit'), null);
    const etag = page.headers.get('etag')!;
    assert.match(etag, /^"[^"]+"$/);
    for (const held of [etag, `"x", ${etag}`, `W/${etag}`, `"a",W/"b" , W/${etag},"c"`, '*']) {
      const again = await fetch(server.origin + path, {
        headers: { ...plain, 'if-none-match': held },
      });
      assert.equal([again.status, await again.text()], [304, ''], held);
      for (const name of ['etag', 'cache-control', 'content-security-policy']) {
        assert.is(again.headers.get(name), page.headers.get(name), name);
      }
    }
    const other = await fetch(server.origin + path, {
      headers: { ...plain, 'if-none-match': '"x"' },
    });
    assert.is(other.status, 200);
    await other.text();
    const policy = page.headers.get('content-security-policy')!;
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.not.match(policy, /unsafe/);
    assert.not.match(text, /<script>/, 'which needs none of its own');
    for (const [, style] of text.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      const hash = createHash('sha256').update(style!).digest('base64');
      assert.ok(policy.includes(`'sha256-${hash}'`), 'styles of the build alone stand in it');
    }
  }
});

test('what a shared cache keeps, against its rules, is not given to another key', async () => {
  for (const path of [...STABLE, ...DATED, ...YEARLY]) {
    assert.match((await headersOf(path)).headers.get('vary') ?? '', /\bauthorization\b/i, path);
  }
});

test('release files have no rate-limit fields', async () => {
  // A manifest counts by its bytes.
  const limited = await startServer({ rateLimit: { requests: 100, seconds: 60 } });
  try {
    for (const path of [
      '/releases/',
      '/releases/latest/manifest.json',
      `/releases/${release}/manifest.json`,
    ]) {
      const response = await limited.get(path);
      await response.text();
      assert.ok(response.status < 400, path);
      assert.equal(
        [response.headers.get('ratelimit'), response.headers.get('ratelimit-policy')],
        [null, null],
        path,
      );
      assert.match(response.headers.get('vary') ?? '', /authorization/i, path);
    }
    let refused = await limited.get('/releases/');
    for (let asked = 0; refused.status === 200 && asked < 100; asked++) {
      await refused.text();
      refused = await limited.get('/releases/');
    }
    assert.ok(
      refused.headers.get('retry-after') && refused.headers.get('ratelimit'),
      'they count all the same',
    );
    await problemOf(refused, 429, 'rate_limited');
  } finally {
    await limited.close();
  }
});

test('readiness needs no key, and is not kept', async () => {
  const response = await fetch(`${server.origin}/readyz`);
  const { status, release } = (await response.json()) as { status: string; release: string };
  assert.equal(
    [response.status, status, release],
    [200, 'ok', response.headers.get('x-data-release')],
  );
  assert.is(response.headers.get('cache-control'), 'no-store');
});

test('a key in the address keeps the answer out of shared caches', async () => {
  const { data_release } = await server.json<{ data_release: { id: string } }>(
    '/v1/calendars?kind=bond',
  );
  for (const path of [
    '/v1/calendars/XNYS',
    '/releases/latest/csv/XNYS.csv',
    `/releases/${data_release.id}/csv/XNYS.csv`,
  ]) {
    const response = await fetch(`${server.origin}${path}?key=${KEY}`, { redirect: 'manual' });
    await response.text();
    assert.match(response.headers.get('cache-control')!, /\bprivate\b|\bno-store\b/, path);
    assert.is(response.headers.get('referrer-policy'), 'no-referrer', path);
  }
});

test('Content-Language is the language found', async () => {
  for (const path of [
    '/v1/days/2026-12-25?calendars=XNYS',
    '/v1/holidays?calendars=BR&from=2026-01-01&format=csv',
    '/v1/holidays/next?calendars=BR&from=2026-01-01',
    '/v1/calendars/BR.ics?from=2026&to=2026',
  ]) {
    const told = async (lang: string) => {
      const { headers } = await headersOf(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      return headers.get('content-language');
    };
    assert.equal(
      [await told('pt-AO'), await told('PT'), await told('en'), await told('tlh')],
      ['pt', 'pt', 'en', 'en'],
    );
  }
  const { languages } = JSON.parse((await headersOf('/v1/calendars?kind=bond')).text) as {
    languages: string[];
  };
  assert.ok(languages.includes('pt') && languages.includes('en') && !languages.includes('tlh'));
  const names = async (lang: string) =>
    (await headersOf(`/v1/holidays?calendars=BR&from=2026-01-01&lang=${lang}`)).text;
  assert.is(await names('pt-AO'), await names('pt'));
  assert.is.not(await names('pt'), await names('en'));
});

test.run();
