import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Seen } from '../../server/http/observe.js';
import { hashKey, type Key } from '../../server/keys/key.js';
import { openMcp } from '../../server/mcp/protocol.js';
import { problemOf } from '../helpers/answers.js';
import { calling, connectHttp, ERAS, post } from '../helpers/mcp.js';
import { countResponses, exchange } from '../helpers/raw.js';
import { KEY, releaseCatalog, startApp, startServer, type TestServer } from '../helpers/server.js';

/** The address of the tools: who may ask, how often, and what its enemies get. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const QUESTION = calling(1, 'day_status', { date: '2026-12-25', calendars: 'XNYS' });
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'raw', version: '1' },
  },
};

type Reply = {
  id: unknown;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
};

/** The JSON of an answer with that status. */
async function replyOf(response: Response, status = 200): Promise<Reply> {
  const text = await response.text();
  assert.is(response.status, status, text);
  assert.is(response.headers.get('content-type'), 'application/json');
  assert.is(response.headers.get('cache-control'), 'no-store');
  return JSON.parse(text) as Reply;
}

async function withServer(
  options: Parameters<typeof startServer>[0],
  use: (server: TestServer) => Promise<void>,
) {
  const own = await startServer(options);
  try {
    await use(own);
  } finally {
    await own.close();
  }
}

test('a response has the common headers: release, no-store, nosniff', async () => {
  const response = await post(server, QUESTION);
  assert.match(response.headers.get('x-data-release')!, /^\d{8}T\d{6}Z$/);
  assert.is(response.headers.get('x-content-type-options'), 'nosniff');
  assert.is(response.headers.get('etag'), null);
  assert.is((await replyOf(response)).id, 1);
});

test('a handshake of each revision; one that nobody knows is offered another', async () => {
  for (const protocolVersion of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']) {
    const { result } = await replyOf(
      await post(server, { ...INITIALIZE, params: { ...INITIALIZE.params, protocolVersion } }),
    );
    assert.is(result!.protocolVersion, protocolVersion);
    assert.equal(result!.capabilities, { tools: {} });
    assert.match(result!.instructions as string, /find_calendars/);
    assert.is((result!.serverInfo as { name: string }).name, 'kalends');
  }
  const future = { ...INITIALIZE, params: { ...INITIALIZE.params, protocolVersion: '1999-01-01' } };
  assert.match(
    (await replyOf(await post(server, future))).result!.protocolVersion as string,
    /^20\d\d-/,
  );
  const unknown = await post(server, QUESTION, {
    headers: { 'mcp-protocol-version': '1999-01-01' },
  });
  assert.match((await replyOf(unknown, 400)).error!.message, /1999-01-01/);
  const named = await post(server, QUESTION, {
    headers: { 'mcp-protocol-version': '2025-06-18', 'mcp-session-id': 'x' },
  });
  assert.ok((await replyOf(named)).result);
});

test('the same keys as everywhere: in the header, in the address; the same problems without', async () => {
  const url = `${server.origin}/mcp?key=${KEY}`;
  const inAddress = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(QUESTION),
  });
  assert.ok((await replyOf(inAddress)).result);
  const none = await fetch(`${server.origin}/mcp`, { method: 'POST', body: '{}' });
  assert.match(none.headers.get('www-authenticate')!, /^Bearer realm=/);
  await problemOf(none, 401, 'missing_api_key', 'no API key was sent');
  const wrong = await post(server, QUESTION, { headers: { authorization: 'Bearer nobody' } });
  assert.match(wrong.headers.get('www-authenticate')!, /error="invalid_token"/);
  await problemOf(wrong, 401, 'invalid_api_key', 'unknown');
  for (const era of ERAS) {
    const refusal = await connectHttp(server, era, 'nobody').then(
      () => '',
      (error: unknown) => String(error),
    );
    assert.match(refusal, /401|[Uu]nauthorized/, 'the client is told');
  }
});

test('scopes: a key for the API opens tools, one for feeds does not', async () => {
  const scoped = (['api', 'feeds', 'demo'] as const).map((scope): [string, Key] => [
    hashKey(`key-for-${scope}-0123456789`),
    { id: scope, scope, expiresMs: Number.POSITIVE_INFINITY, revoked: false, rateLimit: undefined },
  ]);
  await withServer({ keys: new Map(scoped) }, async (own) => {
    const as = (scope: string) =>
      post(own, QUESTION, { headers: { authorization: `Bearer key-for-${scope}-0123456789` } });
    assert.ok((await replyOf(await as('api'))).result);
    await problemOf(await as('demo'), 403, 'insufficient_scope');
    for (const path of ['/mcp?format=csv', '/mcp?format=text']) {
      const url = `${own.origin}${path}&key=key-for-feeds-0123456789`;
      const headers = { 'content-type': 'application/json' };
      const asTable = await fetch(url, { method: 'POST', headers, body: JSON.stringify(QUESTION) });
      await problemOf(asTable, 403, 'insufficient_scope', 'only feeds');
    }
    await problemOf(await as('feeds'), 403, 'insufficient_scope', 'only feeds');
  });
});

test('every message counts against the limit of the key, a call of a tool as four; the headers tell it', async () => {
  await withServer({ rateLimit: { requests: 40, seconds: 60 } }, async (own) => {
    const left = (response: Response) =>
      Number(/r=(\d+)/.exec(response.headers.get('ratelimit')!)![1]);
    const one = await post(own, QUESTION);
    assert.is(left(one), 36);
    assert.match(one.headers.get('ratelimit-policy')!, /q=40;w=60/);
    assert.is(left(await own.get('/v1/calendars/EUR')), 35, 'with requests of the API together');
    const several = await post(
      own,
      [1, 2, 3].map((id) => ({ ...QUESTION, id })),
    );
    assert.is(left(several), 23);
    assert.is(left(await post(own, { jsonrpc: '2.0', method: 'notifications/initialized' })), 22);
    assert.is(left(await post(own, '{')), 21, 'what is wrong counts as well');
    const tooMany = await post(
      own,
      [1, 2, 3, 4, 5, 6].map((id) => ({ ...QUESTION, id })),
    );
    assert.ok(Number(tooMany.headers.get('retry-after')) > 0);
    await problemOf(tooMany, 429, 'rate_limited', 'try again');
    const after = await post(own, QUESTION);
    assert.is(after.status, 200, 'what is refused for its size leaves the rest of the window');
    assert.is(left(after), left(tooMany) - 4);
  });
});

test('no streams and no sessions: other methods are refused, with or without a key', async () => {
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
    for (const headers of [{}, { authorization: `Bearer ${KEY}`, accept: 'text/event-stream' }]) {
      const response = await fetch(`${server.origin}/mcp`, { method, headers });
      assert.is(response.headers.get('allow'), 'POST, OPTIONS');
      await problemOf(response, 405, 'method_not_allowed', `${method} was read; expected POST`);
    }
  }
  const head = await fetch(`${server.origin}/mcp`, { method: 'HEAD' });
  assert.is(head.status, 405);
  assert.is(
    (await fetch(`${server.origin}/mcp/x`, { method: 'POST' })).status,
    405,
    'nothing is below it',
  );
  assert.is(
    (await fetch(`${server.origin}/mcpx`, { method: 'POST' })).headers.get('allow'),
    'GET, HEAD, OPTIONS',
  );
});

test('pages: of this computer and of those that are named; every other origin is refused before anything else', async () => {
  const open = async () => openMcp(() => {});
  const own = await startApp({ mcp: { open, origins: ['https://desk.example'] } });
  const from = (origin: string, init: RequestInit = {}) =>
    post(own, QUESTION, { ...init, headers: { origin, ...init.headers } });
  for (const origin of [
    'https://desk.example',
    'http://localhost:6274',
    'http://127.0.0.1',
    'http://[::1]:80',
  ]) {
    const response = await from(origin);
    assert.is(response.headers.get('access-control-allow-origin'), '*');
    assert.ok((await replyOf(response)).result, origin);
  }
  for (const origin of [
    'http://desk.example',
    'https://desk.example.evil',
    'null',
    'http://localhost.evil',
    own.origin.replace('127.0.0.1', 'rebound.example'),
  ]) {
    await problemOf(
      await from(origin),
      403,
      'forbidden_origin',
      JSON.stringify(origin),
      'KALENDS_MCP_ORIGINS',
    );
    await problemOf(
      await from(origin, { headers: { authorization: '' } }),
      403,
      'forbidden_origin',
    );
  }
  const preflight = (origin: string) =>
    fetch(`${own.origin}/mcp`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight('https://desk.example');
  assert.is(allowed.status, 204);
  assert.match(allowed.headers.get('access-control-allow-methods')!, /POST/);
  assert.match(
    allowed.headers.get('access-control-allow-headers')!,
    /Authorization, Content-Type, .*Mcp-Protocol-Version/,
  );
  assert.is((await preflight('https://evil.example')).status, 403);
  await own.close();
});

test('invalid JSON, invalid messages and other media types are errors', async () => {
  for (const [body, code] of [
    ['{', -32700],
    ['', -32700],
    ['\u0000', -32700],
    ['[]', -32600],
  ] as const) {
    const { id, error } = await replyOf(await post(server, body), 400);
    assert.equal([id, error!.code], [null, code], body);
  }
  for (const body of [
    '7',
    '"x"',
    'null',
    '{}',
    '[[]]',
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":{},"method":"ping"}',
  ]) {
    const response = await post(server, body);
    const text = await response.text();
    assert.ok(
      response.status === 400 || (body.startsWith('[') && response.status === 200),
      `${body}: ${response.status}`,
    );
    assert.match(text, /"error":\{"code":-32[67]00/, body);
  }
  for (const type of [
    'text/plain',
    'application/jsonx',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    await problemOf(
      await post(server, QUESTION, { headers: { 'content-type': type } }),
      415,
      'unsupported_media_type',
      type,
    );
  }
  assert.ok(
    (
      await replyOf(
        await post(server, QUESTION, {
          headers: { 'content-type': 'Application/JSON; charset=utf-8' },
        }),
      )
    ).result,
  );
  for (const accept of ['*/*', 'application/json', 'text/event-stream', 'text/html']) {
    assert.ok(
      (await replyOf(await post(server, QUESTION, { headers: { accept } }))).result,
      accept,
    );
  }
});

test('notifications, and unknown methods', async () => {
  for (const message of [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    { jsonrpc: '2.0', id: 1, result: {} },
    { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } },
  ]) {
    const response = await post(server, message);
    assert.is(await response.text(), '');
    assert.is(response.status, 202, JSON.stringify(message));
  }
  for (const method of [
    'resources/list',
    'prompts/list',
    'logging/setLevel',
    'completion/complete',
    '__proto__',
    'subscriptions/listen',
  ]) {
    const { error } = await replyOf(
      await post(server, { jsonrpc: '2.0', id: 1, method, params: {} }),
    );
    assert.is(error!.code, -32601, method);
  }
  for (const params of [
    undefined,
    null,
    [],
    {},
    { name: 1 },
    { name: 'day_status', arguments: [] },
    { name: 'day_status', arguments: 'x' },
  ]) {
    const response = await post(server, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const text = await response.text();
    assert.ok([200, 400].includes(response.status), text);
    assert.match(text, /"error":\{"code":-32[67]0[0-3]|"isError":true/, JSON.stringify(params));
  }
});

test('an unknown revision: the error lists the supported ones', async () => {
  const meta = (version: string) => ({
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  });
  const asked = (version: string) => ({
    ...QUESTION,
    params: { ...QUESTION.params, _meta: meta(version) },
  });
  const headers = (version: string) => ({
    'mcp-protocol-version': version,
    'mcp-method': 'tools/call',
    'mcp-name': 'day_status',
  });
  const known = await post(server, asked('2026-07-28'), { headers: headers('2026-07-28') });
  assert.ok((await replyOf(known)).result);
  const unknown = await post(server, asked('2099-01-01'), { headers: headers('2099-01-01') });
  assert.match(await unknown.text(), /"error":.*2026-07-28/);
  assert.is(unknown.status, 400);
  const differing = await post(server, asked('2026-07-28'), { headers: headers('2025-06-18') });
  assert.is(differing.status, 400, await differing.text());
});

test('of the newest revision: no stream is opened, whatever is listened for', async () => {
  const client = await connectHttp(server, { pin: '2026-07-28' });
  const refusal = await client.client.listen({ toolsListChanged: true }).then(
    () => 'opened',
    (error: unknown) => String(error),
  );
  assert.not.match(refusal, /^opened/);
  await client.close();
});

test('several at once: each is answered, none keeps another from its answer', async () => {
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
  const replies = async (messages: unknown[]) => {
    const response = await post(server, messages);
    const text = await response.text();
    assert.is(response.status, 200, text);
    return JSON.parse(text) as Reply[];
  };
  assert.equal(
    (await replies([QUESTION, cancelled])).map(({ id }) => id),
    [1],
  );
  assert.equal(
    (await replies([cancelled, QUESTION, { ...QUESTION, id: 'b' }])).map(({ id }) => id),
    [1, 'b'],
  );
  assert.is(
    (await replies([QUESTION, QUESTION, QUESTION])).filter(({ result }) => result).length,
    3,
    'of one id',
  );
  const mixed = await replies([QUESTION, 7, { ...PING, id: 2 }, INITIALIZE]);
  assert.equal(
    mixed.map(({ id, error }) => [id, error?.code]),
    [
      [1, undefined],
      [null, -32600],
      [2, undefined],
      [0, undefined],
    ],
  );
  assert.is((await post(server, [cancelled, cancelled])).status, 202);
  assert.is((await replies(Array.from({ length: 20 }, (_, id) => ({ ...PING, id })))).length, 20);
  const { error } = await replyOf(
    await post(
      server,
      Array.from({ length: 21 }, (_, id) => ({ ...PING, id })),
    ),
    400,
  );
  assert.match(error!.message, /^21 messages were read; expected 1 to 20 at once$/);
});

test('nested batches are refused, so every message is counted', async () => {
  const inner = Array.from({ length: 20 }, (_, id) => ({ ...QUESTION, id }));
  for (const batch of [[inner], [PING, inner], Array.from({ length: 20 }, () => inner)]) {
    const { error } = await replyOf(await post(server, batch), 400);
    assert.match(error!.message, /a batch was read within a batch/);
  }
});

test('arguments nested a thousand levels deep are refused, and the server goes on', async () => {
  const deep = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`;
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"day_status","arguments":{"date":${deep}}}}`;
  const { error } = await replyOf(await post(server, body), 400);
  assert.match(error!.message, /levels deep/);
  assert.ok((await replyOf(await post(server, QUESTION))).result);
});

test('bodies of every length up to the bound, and beyond it, however they are sent', async () => {
  const of = (bytes: number) => {
    const message = (pad: string) => JSON.stringify({ ...PING, params: { _meta: { pad } } });
    return message('x'.repeat(bytes - message('').length));
  };
  assert.is((await post(server, of(65_536))).status, 200);
  for (const bytes of [65_537, 200_000, 3_000_000]) {
    await problemOf(await post(server, of(bytes)), 413, 'content_too_large', '64 KB');
  }
  const chunks = (count: number) => `2000\r\n${'x'.repeat(8192)}\r\n`.repeat(count);
  const head = [
    'POST /mcp HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${KEY}`,
    'Content-Type: application/json',
  ];
  const chunked = [...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n');
  const long = await exchange(server, [
    chunked,
    chunks(20),
    '0\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  ]);
  assert.is(long.status, 413);
  assert.is(countResponses(long.text), 2, 'the connection goes on behind what was too long');
  const endless = await exchange(server, [chunked, chunks(64)], { until: /^HTTP/ });
  assert.is(endless.status, 413, 'before it ends');
  const lying = [...head, 'Content-Length: 999999999999', '', ''].join('\r\n');
  assert.is((await exchange(server, lying, { until: /^HTTP/ })).status, 413);
});

test('a missing body times out, and a truncated one is an error', async () => {
  const head = [
    'POST /mcp HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${KEY}`,
    'Content-Type: application/json',
  ];
  const started = performance.now();
  const slow = exchange(server, [...head, 'Content-Length: 100', '', '{"jsonrpc"'].join('\r\n'));
  const half = exchange(server, [...head, 'Transfer-Encoding: chunked', '', 'zz\r\n'].join('\r\n'));
  const broken = await half;
  assert.is(broken.status, 400);
  assert.ok(broken.closed);
  assert.is(JSON.parse(broken.body).code, 'bad_request');
  const late = await slow;
  assert.is(late.status, 408, late.text);
  assert.is(JSON.parse(late.body).code, 'request_timeout');
  assert.ok(late.closed && performance.now() - started < 150_000);
  assert.is((await fetch(`${server.origin}/healthz`)).status, 200);
});

test('disconnecting clients leave no resources behind', async () => {
  const head = [
    'POST /mcp HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${KEY}`,
    'Content-Type: application/json',
  ];
  const part = [...head, 'Content-Length: 5000', '', '{"a":'].join('\r\n');
  await Promise.all(Array.from({ length: 100 }, () => exchange(server, part, { quietMs: 100 })));
  assert.ok((await replyOf(await post(server, QUESTION))).result);
});

test('pipelined with others, in their order; after an answer the connection goes on', async () => {
  const body = JSON.stringify(QUESTION);
  const requested = `POST /mcp HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const health = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = health.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const { text } = await exchange(server, requested + health + requested.repeat(30) + last);
  assert.is(countResponses(text), 33);
  assert.is(text.split('"structuredContent"').length, 32);
  const dribbled = [...requested].map((letter) => letter);
  const slowly = await exchange(
    server,
    [...dribbled.slice(0, 40), dribbled.slice(40).join(''), last],
    { pauseMs: 2 },
  );
  assert.is(countResponses(slowly.text), 2);
});

test('deep, wide and strange JSON is answered like any other', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  for (const body of [
    deep,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"day_status","arguments":{"date":${deep}}}}`,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"day_status","arguments":{"__proto__":{"x":1},"constructor":1}}}`,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"day_status","_meta":{"progressToken":1},"arguments":{"date":"2026-01-01","calendars":"XNYS"}}}`,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_calendars","arguments":{"q":"${'é'.repeat(20_000)}"}}}`,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_calendars","arguments":{${Array.from({ length: 3000 }, (_, at) => `"p${at}":1`).join()}}}}`,
    `{"jsonrpc":"2.0","id":"${'9'.repeat(10_000)}","method":"ping"}`,
  ]) {
    const response = await post(server, body);
    assert.ok(
      response.status < 500,
      `${body.slice(0, 100)}: ${response.status} ${await response.clone().text()}`,
    );
    JSON.parse(await response.text());
  }
});

test('observers see the route, the key and the status, not the message', async () => {
  const all: Seen[] = [];
  const open = async () => openMcp(() => {});
  const own = await startApp({ observer: (seen) => all.push(seen), mcp: { open, origins: [] } });
  await (await post(own, calling(1, 'find_calendars', { q: 'secret-question' }))).text();
  await (await fetch(`${own.origin}/mcp?key=nobody`, { method: 'POST' })).text();
  await own.close();
  assert.equal(
    all.map(({ method, route, status, key }) => [method, route, status, key !== null]),
    [
      ['POST', '/mcp', 200, true],
      ['POST', '/mcp', 401, false],
    ],
  );
  assert.not.match(JSON.stringify(all), /secret|nobody/);
});

test('a part that cannot be loaded is a fault of the server, and of nothing else; a tool that fails is told and logged', async () => {
  const own = await startApp({
    mcp: { open: () => Promise.reject(new Error('gone')), origins: [] },
  });
  await problemOf(await post(own, QUESTION), 500, 'internal_error', 'the server failed');
  assert.is((await own.get('/v1/calendars/EUR')).status, 200);
  await own.close();
  const answer: unknown[] = [];
  const fail = () => {
    throw new Error('inner');
  };
  const failing = await startApp({
    catalog: { ...releaseCatalog(), find: fail, search: fail },
    mcp: { open: async () => openMcp((error) => answer.push(error)), origins: [] },
  });
  const { result } = await replyOf(await post(failing, QUESTION));
  assert.is(result!.isError, true);
  assert.not.match(JSON.stringify(result), /inner/);
  assert.is(String(answer[0]), 'Error: inner');
  await failing.close();
});

test('if disabled, /mcp is 404', async () => {
  const own = await startApp({ mcp: null });
  await problemOf(await post(own, QUESTION), 405, 'method_not_allowed', 'expected GET or HEAD');
  await problemOf(await own.get('/mcp'), 404, 'not_found');
  await own.close();
});

test.run();
