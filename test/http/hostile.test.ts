import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../server/queries/catalog.js';
import { asProblem, endpointOf, mediaTypeOf, parseCsv, problemOf } from '../helpers/answers.js';
import { isLongRun, sampled } from '../helpers/needs.js';
import { countResponses, exchange, getBytes, type RawAnswer } from '../helpers/raw.js';
import { KEY, releaseData, startApp, startServer, type TestServer } from '../helpers/server.js';

/** What a careless or hostile client sends: never a 5xx, never a hang, and the server answers the next one. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const AUTH = `Authorization: Bearer ${KEY}`;
const QUESTION = '/v1/days/2026-12-24?calendars=XNYS&format=text';

async function stillAnswers(where: string): Promise<void> {
  const response = await server.get(QUESTION);
  assert.equal(
    [response.status, await response.text()],
    [200, 'true'],
    `${where}: the server still answers`,
  );
}

/** An answer below 500, whole as its length says. */
function isSound(answer: RawAnswer, where: string): void {
  assert.ok(
    answer.status >= 200 && answer.status < 500,
    `${where}: ${answer.status} ${answer.text.slice(0, 300)}`,
  );
  const length = answer.header('content-length');
  if (length !== undefined && countResponses(answer.text) === 1)
    assert.is(answer.body.length, Number(length), where);
  if (answer.status >= 400)
    assert.is(asProblem(Buffer.from(answer.body, 'latin1').toString()).status, answer.status);
}

async function get(target: string, ...headers: string[]): Promise<RawAnswer> {
  const answer = await exchange(server, getBytes(target, AUTH, ...headers));
  const where = target.slice(0, 100);
  assert.ok(answer.closed, `${where} hangs`);
  isSound(answer, where);
  return answer;
}

test('broken percent escapes in path and query', async () => {
  const broken = [
    '%',
    '%E0%A4%A',
    '%zz',
    '%C0%80',
    '%00',
    '%FF%FE',
    '%u0041',
    '%2',
    '%25%',
    '%F0%9F',
  ];
  for (const text of broken) {
    for (const target of [
      `/${text}`,
      `/v1/${text}`,
      `/v1/calendars/${text}`,
      `/v1/calendars/${text}.ics`,
      `/v1/days/${text}?calendars=XNYS`,
      `/releases/${text}`,
      `/releases/latest/${text}`,
      `/problems/${text}`,
      `/v1/days/2026-01-01?calendars=${text}`,
      `/v1/days/2026-01-01?calendars=XNYS&tz=${text}&lang=${text}`,
      `/v1/days/2026-01-01?${text}=${text}&calendars=XNYS`,
    ]) {
      await get(target);
    }
  }
  await stillAnswers('escapes');
});

test('ranges, which no page and no file has', async () => {
  const ranges = [
    '50-10',
    '-10',
    '0-',
    '0-0',
    '99999999-',
    '0-99999999999999999999999',
    '9007199254740993-',
    'x-y',
    '-',
  ];
  for (const range of [
    ...ranges,
    '0-1,2-3,4-5',
    Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(),
  ]) {
    for (const target of [
      '/',
      '/problems/not_found',
      '/openapi.json',
      '/releases/latest/manifest.json',
      QUESTION,
    ]) {
      assert.ok(
        [200, 302].includes((await get(target, `Range: bytes=${range}`)).status),
        `${target} ${range}`,
      );
    }
  }
  const { data_release } = await server.json<{ data_release: { id: string } }>(
    '/v1/calendars?kind=bond',
  );
  for (const range of ranges) {
    const answer = await get(`/releases/${data_release.id}/csv/EUR.csv`, `Range: bytes=${range}`);
    assert.ok([200, 206, 416].includes(answer.status), `${range}: ${answer.status}`);
  }
  await stillAnswers('ranges');
});

test('addresses of 8, 16 and 64 KB, and huge headers', async () => {
  assert.is((await get(`/v1/days/2026-12-24?calendars=XNYS&_=${'x'.repeat(8000)}`)).status, 200);
  for (const size of [16_384, 65_536]) {
    for (const bytes of [
      getBytes(`/v1/calendars/${'x'.repeat(size)}`, AUTH),
      getBytes(QUESTION, AUTH, `X-Long: ${'x'.repeat(size)}`),
      getBytes(
        QUESTION,
        AUTH,
        ...Array.from({ length: size / 8 }, (_, at) => `X-H${at}: value-${at}`),
      ),
    ]) {
      const answer = await exchange(server, bytes);
      assert.ok(answer.closed, `${size} hangs`);
      // The rest of what was sent may meet a closed socket, which drops the answer.
      assert.ok([431, 0].includes(answer.status), `${size}: ${answer.status}`);
    }
  }
  await stillAnswers('sizes');
});

test('many parameters, and ten thousand calendars', async () => {
  assert.is((await get(`/v1/days/2026-12-24?calendars=${','.repeat(10_000)}`)).status, 400);
  assert.is((await get(`/v1/days/2026-12-24?calendars=${'A,'.repeat(5000)}`)).status, 400);
  assert.is(
    (await get(`/v1/days/2026-12-24?${'a&'.repeat(5000)}calendars=XNYS`)).status < 500,
    true,
  );
  assert.is(
    (await get(`/v1/days/2026-12-24?calendars=XNYS${'&mode=all'.repeat(900)}`)).status,
    400,
  );
  for (const many of ['=&'.repeat(3000), `a=1${'&a=1'.repeat(1000)}`]) {
    const answer = await get(`/v1/days/2026-12-24?calendars=XNYS&${many}`);
    assert.is(answer.status, 400);
    assert.match(asProblem(answer.body).detail, /more than 1000 parameters/);
  }
  assert.is((await get(`/v1/days/2026-12-24?calendars=XNYS&${'_=&'.repeat(998)}`)).status, 200);
  await stillAnswers('parameters');
});

test('the address in its absolute form', async () => {
  for (const origin of ['http://test', 'https://example.org:444', 'http://user:secret@test']) {
    const answer = await get(`${origin}${QUESTION}`);
    assert.ok([200, 404].includes(answer.status), `${answer.status}`);
    if (answer.status === 200) assert.is(answer.body, 'true');
    const open = await exchange(server, getBytes(`${origin}/v1/calendars?kind=bond`));
    assert.ok([401, 404].includes(open.status), 'it does not go round the key');
  }
});

test('odd targets', async () => {
  for (const target of [
    '*',
    '/?',
    '/??',
    '/#',
    '/;',
    '//',
    '///',
    '/.',
    '/..',
    '/%2e%2e',
    '/v1/?',
    '?',
    '/v1/days//',
  ]) {
    const answer = await exchange(server, getBytes(target, AUTH));
    assert.ok(answer.closed && answer.status < 500, `${target}: ${answer.status}`);
  }
  await stillAnswers('targets');
});

test('names of Object.prototype as parameters, ids and languages', async () => {
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__defineGetter__',
  ];
  for (const name of names) {
    assert.is((await get(`/v1/calendars/${name}`)).status, 404);
    assert.is((await get(`/v1/calendars/${name}.ics`)).status, 404);
    assert.is((await get(`/v1/days/2026-01-01?calendars=${name}`)).status, 400);
    assert.is((await get(`/v1/days/2026-12-24?calendars=XNYS&_=x&${name}=x`)).status, 400);
    assert.is((await get(`/v1/days/2026-12-24?calendars=XNYS&tz=${name}`)).status, 400);
    assert.is((await get(`/v1/days/2026-12-24?calendars=XNYS&mode=${name}`)).status, 400);
    assert.is((await get(`/releases/latest/${name}`)).status, 404);
    assert.is((await get(`/${name}`)).status, 404);
    const named = await get(`/v1/days/2026-12-25?calendars=XNYS&lang=${name}`);
    if (named.status === 200) assert.match(named.body, /"name":"Christmas Day"/, name);
  }
  assert.is(({} as { mode?: string }).mode, undefined);
});

test('a parameter named __proto__ is unknown like any other', async () => {
  const response = await server.get(`${QUESTION}&__proto__=1`);
  await problemOf(response, 400, 'unknown_parameter', '__proto__');
});

test('control characters, and NUL', async () => {
  for (const code of [0, 1, 9, 10, 11, 13, 27, 127]) {
    const escaped = `%${code.toString(16).padStart(2, '0')}`;
    assert.is((await get(`/v1/calendars/X${escaped}NYS`)).status, 404);
    const answer = await get(`/v1/days/2026-01-01${escaped}?calendars=XNYS`);
    assert.is(answer.status, 400);
    assert.ok(
      [...(JSON.parse(answer.body) as { detail: string }).detail].every((letter) => letter >= ' '),
      'a detail quotes them escaped',
    );
    assert.is((await get(`/v1/days/2026-01-01?calendars=XNYS${escaped}Z`)).status, 400);
    assert.is((await get(`/v1/days/2026-01-01?calendars=XNYS&tz=UTC${escaped}`)).status, 400);
    const bare = await exchange(
      server,
      `GET /healthz${String.fromCharCode(code)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    assert.ok(bare.status < 500);
  }
  await stillAnswers('control characters');
});

test('an answer cannot be split by a header that repeats what was sent', async () => {
  const answer = await get('/releases/latest/manifest.json?x=%0d%0aX-Injected:%201');
  assert.is(answer.header('x-injected'), undefined);
  assert.ok(answer.status < 400);
});

test('what is not HTTP/1.1', async () => {
  const cases = [
    'GET /healthz\r\n\r\n',
    'GET /healthz HTTP/0.9\r\n\r\n',
    'GET /healthz HTTP/1.0\r\n\r\n',
    'GET /healthz HTTP/3.0\r\nHost: a\r\n\r\n',
    'GET  /healthz  HTTP/1.1\r\nHost: a\r\n\r\n',
    'get /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
    'FETCH /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    '\r\n\r\n\r\n\r\nX',
    '\0'.repeat(100),
    'GET /healthz HTTP/1.1\r\nHost: a\r\n Folded: x\r\n\r\n',
    'GET /healthz HTTP/1.1\nHost: a\n\n',
    'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  ];
  for (const bytes of cases) {
    const answer = await exchange(server, bytes, { quietMs: 500 });
    assert.ok(answer.status < 500, `${JSON.stringify(bytes)}: ${answer.status}`);
  }
  await stillAnswers('no HTTP');
});

test('a version, a Host or a header that cannot be right is refused with the reason', async () => {
  const cases: [string, RegExp][] = [
    ['GET /healthz HTTP/0.9\r\nHost: a\r\n\r\n', /HTTP\/0\.9 was read; expected HTTP\/1\.1/],
    ['GET /healthz HTTP/2.0\r\nHost: a\r\n\r\n', /HTTP\/2\.0 was read; expected HTTP\/1\.1/],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /HTTP\/2\.0 was read; expected HTTP\/1\.1/],
    ['GET /healthz HTTP/3.0\r\nHost: a\r\n\r\n', /Invalid HTTP version|another version/],
    [
      'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
      /2 Host headers were read; expected one/,
    ],
    [
      'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n',
      /2 Host headers were read; expected one/,
    ],
    ['GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n', /Host: "a b" was read/],
    ['GET /healthz HTTP/1.1\r\nHost: user@a\r\n\r\n', /Host: "user@a" was read/],
    ['GET /healthz HTTP/1.1\r\nHost: a:80:80\r\n\r\n', /Host: "a:80:80" was read/],
    ['GET /healthz HTTP/1.1\r\nHost: a/b\r\n\r\n', /Host: "a\/b" was read/],
    ['FETCH /healthz HTTP/1.1\r\nHost: a\r\n\r\n', /method/i],
    ['GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', /Content-Length/],
  ];
  for (const [bytes, reason] of cases) {
    const answer = await exchange(server, bytes);
    assert.is(answer.status, 400, bytes);
    assert.match(answer.header('content-type')!, /^application\/problem\+json/);
    assert.equal(
      [asProblem(answer.body).code, answer.header('connection')],
      ['bad_request', 'close'],
      bytes,
    );
    assert.match(asProblem(answer.body).detail, reason, bytes);
    assert.ok(answer.closed, bytes);
  }
  for (const host of [
    'a',
    'a:8080',
    '[::1]:80',
    '127.0.0.1',
    'xn--bcher-kva.example',
    'a_b.example:',
    '',
  ]) {
    const answer = await exchange(
      server,
      `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    assert.is(answer.status, 200, host);
  }
});

test('what is no HTTP is refused behind the answers to what came before it', async () => {
  const good = `GET ${QUESTION} HTTP/1.1\r\nHost: a\r\n${AUTH}\r\n\r\n`;
  const answer = await exchange(server, `${good.repeat(5)}nonsense\r\n\r\n`);
  assert.ok(answer.closed);
  const statuses = Array.from(answer.text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => status);
  assert.equal(statuses, ['200', '200', '200', '200', '200', '400']);
});

test('lengths and encodings that contradict each other', async () => {
  const cases: [string, string][] = [
    [
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      '0\r\n\r\nGET /v1/calendars HTTP/1.1\r\nHost: a\r\n\r\n',
    ],
    ['Content-Length: 5\r\nContent-Length: 6', 'hello'],
    ['Content-Length: -1', ''],
    ['Content-Length: 1e3', ''],
    ['Content-Length: 99999999999999999999999', ''],
    ['Content-Length: +0', ''],
    ['Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
    ['Transfer-Encoding: xchunked', '0\r\n\r\n'],
    ['Transfer-Encoding : chunked', '0\r\n\r\n'],
    ['Transfer-Encoding: chunked', 'zz\r\n\r\n'],
    ['Transfer-Encoding: chunked', 'FFFFFFFFFFFFFFFFFF\r\n\r\n'],
  ];
  for (const [header, body] of cases) {
    const bytes = `GET /healthz HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n${body}`;
    const answer = await exchange(server, bytes, { quietMs: 500 });
    assert.ok(answer.status < 500, `${header}: ${answer.status}`);
    assert.not.match(answer.text, /data_release/, 'nothing is answered without a key');
    assert.ok(countResponses(answer.text) <= 2, header);
  }
  const smuggled = await exchange(
    server,
    `GET /healthz HTTP/1.1\r\nHost: a\r\n${cases[0]![0]}\r\n\r\n${cases[0]![1]}`,
  );
  assert.equal([smuggled.status, countResponses(smuggled.text), smuggled.closed], [400, 1, true]);
  await stillAnswers('contradictions');
});

test('a body with a GET, and the request behind it', async () => {
  const first = `GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`;
  const answer = await exchange(server, first + getBytes(QUESTION, AUTH));
  assert.is(countResponses(answer.text), 2);
  assert.ok(answer.text.endsWith('\r\n\r\ntrue'));
});

test('other methods', async () => {
  for (const method of [
    'TRACE',
    'PUT',
    'POST',
    'DELETE',
    'PATCH',
    'LOCK',
    'PURGE',
    'M-SEARCH',
    'QUERY',
  ]) {
    const bytes = `${method} ${QUESTION} HTTP/1.1\r\nHost: a\r\n${AUTH}\r\nConnection: close\r\n\r\n`;
    const answer = await exchange(server, bytes);
    assert.ok([400, 405].includes(answer.status), `${method}: ${answer.status}`);
    assert.not.match(answer.text, new RegExp(KEY), `${method} repeats nothing`);
    if (answer.status === 405) assert.match(answer.header('allow')!, /GET, HEAD/);
  }
  const tunnel = await exchange(
    server,
    'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n',
  );
  assert.ok(
    tunnel.closed && (tunnel.status === 0 || tunnel.status === 405),
    `CONNECT: ${tunnel.status}`,
  );
  const upgrade = await exchange(
    server,
    getBytes('/healthz', 'Connection: Upgrade', 'Upgrade: websocket'),
    { until: /^HTTP/ },
  );
  assert.ok([200, 400, 426].includes(upgrade.status));
  await stillAnswers('methods');
});

test('a large body to a method that is refused', async () => {
  const head = `POST /v1/calendars HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\nConnection: close\r\n\r\n`;
  const answer = await exchange(server, [head, ...Array<string>(30).fill('x'.repeat(100_000))]);
  assert.ok([405, 0].includes(answer.status), `${answer.status}`);
  await stillAnswers('a large body');
});

test('requests that come together are answered in their order', async () => {
  const dates = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28'];
  const request = (date: string, last: boolean) =>
    `GET /v1/days/${date}?calendars=XNYS&format=text&field=status HTTP/1.1\r\nHost: a\r\n${AUTH}\r\nConnection: ${last ? 'close' : 'keep-alive'}\r\n\r\n`;
  const answer = await exchange(server, dates.map((date, at) => request(date, at === 3)).join(''));
  const bodies = answer.text
    .split(/HTTP\/1\.1 200 OK/)
    .slice(1)
    .map((part) => part.split('\r\n\r\n')[1]);
  assert.equal(bodies, ['early_close', 'closed', 'weekend', 'open']);
  const many = await exchange(
    server,
    `${request(dates[0]!, false).repeat(300)}${request(dates[1]!, true)}`,
  );
  assert.is(countResponses(many.text), 301);
});

test('a client that half-closes after its requests gets all responses', async () => {
  for (const count of [1, 3, 300]) {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.setTimeout(300_000, () => socket.destroy());
    socket.end(`GET ${QUESTION} HTTP/1.1\r\nHost: a\r\n${AUTH}\r\n\r\n`.repeat(count));
    await new Promise((resolve) => socket.once('close', resolve));
    assert.is(countResponses(text), count);
  }
});

test('a client that hangs up in the middle', async () => {
  const halves = [
    '',
    'G',
    'GET /v1/cal',
    getBytes(QUESTION, AUTH).slice(0, -2),
    getBytes('/v1/calendars', AUTH),
  ];
  for (const bytes of halves) {
    for (const end of ['end', 'reset'] as const) {
      await new Promise<void>((resolve) => {
        const socket = connect(server.port, '127.0.0.1', () => {
          socket.write(bytes, () => {
            if (end === 'reset') socket.resetAndDestroy();
            else socket.destroy();
          });
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
    }
  }
  await stillAnswers('hanging up');
});

test('a client that sends one byte at a time is answered all the same', async () => {
  const bytes = getBytes(QUESTION, AUTH);
  const answer = await exchange(server, [...bytes], { pauseMs: 2 });
  assert.equal([answer.status, answer.body], [200, 'true']);
});

test('two hundred connections that are opened and dropped, and as many that wait', async () => {
  const open = () =>
    new Promise<ReturnType<typeof connect>>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => resolve(socket));
    });
  const dropped = await Promise.all(Array.from({ length: 200 }, open));
  for (const socket of dropped) socket.destroy();
  await stillAnswers('dropped');
  const waiting = await Promise.all(Array.from({ length: 200 }, open));
  for (const socket of waiting) socket.write('GET /healthz HTTP/1.1\r\n');
  await stillAnswers('waiting');
  for (const socket of waiting) socket.destroy();
});

test('many connections that pipeline at once queue no more requests than one', async () => {
  let requests = 0;
  let mostWaiting = 0;
  const waitingOf = new Map<Socket, number>();
  const add = (socket: Socket, count: number) =>
    waitingOf.set(socket, (waitingOf.get(socket) ?? 0) + count);
  const count = ({ socket }: IncomingMessage, response: ServerResponse) => {
    requests++;
    add(socket, 1);
    response.once('close', () => add(socket, -1));
    // A connection that sent too many is cut off with all that it sent.
    const waiting = [...waitingOf].reduce((sum, [one, own]) => sum + (one.destroyed ? 0 : own), 0);
    mostWaiting = Math.max(mostWaiting, waiting);
  };
  server.server.prependListener('request', count);
  const opened = Array.from({ length: 40 }, async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.pause().on('error', () => {});
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  });
  const sockets = await Promise.all(opened);
  // More than one read takes; each connection alone may queue a thousand.
  for (const socket of sockets)
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1600));
  while (requests < sockets.length) await new Promise((resolve) => setTimeout(resolve, 20));
  await stillAnswers('pipelined at once');
  server.server.off('request', count);
  for (const socket of sockets) socket.destroy();
  assert.ok(mostWaiting < 1200, `${mostWaiting} requests waited at once`);
});

test('clients that ask for the description at once share one', async () => {
  let made = 0;
  const own = await startApp({
    openApi: async () => {
      made++;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return '{}';
    },
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => own.get('/openapi.json')));
  assert.equal(await Promise.all(answers.map((answer) => answer.text())), Array(20).fill('{}'));
  assert.is(made, 1);
  await own.close();
});

test('no path leads out of the pages and the releases', async () => {
  const { data_release } = await server.json<{ data_release: { id: string } }>(
    '/v1/calendars?kind=bond',
  );
  const up = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..\\',
    '..%5c',
    '%252e%252e%252f',
    '....//',
    '.%00./',
    '/../',
  ];
  const goals = [
    'history.json',
    'packs.bin',
    'server.mjs',
    'version',
    'package.json',
    'etc/passwd',
    'manifest.json/../../version',
  ];
  for (const base of [
    '/',
    '/problems/',
    '/releases/',
    '/releases/latest/',
    `/releases/${data_release.id}/`,
  ]) {
    for (const step of up) {
      for (const goal of goals) {
        for (const depth of [1, 2, 6]) {
          const answer = await exchange(server, getBytes(base + step.repeat(depth) + goal, AUTH));
          assert.ok([400, 404].includes(answer.status), `${base}${step}${goal}: ${answer.status}`);
        }
      }
    }
  }
  for (const path of [
    '/server.mjs',
    '/packs.bin',
    '/history.json',
    '/version',
    '/release/manifest.json',
    '/pages/index.html',
    '/.env',
  ]) {
    assert.is((await get(path)).status, 404, path);
  }
});

test('an internal error is a 500 without details, and the next request is answered', async () => {
  const catalog = openCatalog(releaseData());
  let isBroken = true;
  const failing =
    <A extends unknown[], R>(answer: (...requested: A) => R) =>
    (...requested: A): R => {
      if (isBroken) throw new Error('a secret of the inside');
      return answer(...requested);
    };
  const broken = await startApp({
    catalog: {
      ...catalog,
      combined: failing(catalog.combined),
      businessDays: failing(catalog.businessDays),
    },
  });
  try {
    for (const path of [QUESTION, '/v1/business-days/add?date=2026-12-24&n=1&calendars=EUR']) {
      const problem = await problemOf(await broken.get(path), 500, 'internal_error');
      assert.not.match(JSON.stringify(problem), /secret|Error|\.ts/);
      const head = await broken.get(path, { method: 'HEAD' });
      assert.equal([head.status, await head.text()], [500, '']);
    }
    assert.is((await broken.get('/v1/releases')).status, 200, 'what does not fail is answered');
    isBroken = false;
    const response = await broken.get(QUESTION);
    assert.equal(
      [response.status, await response.text()],
      [200, 'true'],
      'a failure is not remembered',
    );
  } finally {
    await broken.close();
  }
});

test('a look-up of keys that fails is a 500, too', async () => {
  const broken = await startApp({
    findKey: () => {
      throw new TypeError('the keys are gone');
    },
  });
  try {
    for (const path of ['/v1/calendars', '/v1/nothing', '/releases/latest/manifest.json']) {
      await problemOf(await broken.get(path), 500, 'internal_error');
    }
    assert.is((await broken.get('/healthz')).status, 200);
  } finally {
    await broken.close();
  }
});

/** Values of a kind, right ones and near misses. */
const near = (right: readonly string[], wrong: readonly string[]) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...right) },
    { weight: 2, arbitrary: fc.constantFrom(...wrong) },
    { weight: 1, arbitrary: fc.string({ maxLength: 12, unit: 'binary' }) },
  );
const aDate = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .integer({ min: 0, max: 25_932 })
      .map((day) => new Date(631_152_000_000 + day * 86_400_000).toISOString().slice(0, 10)),
  },
  {
    weight: 2,
    arbitrary: near(
      ['today', '1990-01-01', '2060-12-31'],
      ['2026-02-30', '1989-12-31', '2061-01-01', 'TODAY', ' today ', 'now', ''],
    ),
  },
  {
    weight: 1,
    arbitrary: near(['0000-01-01', '9999-12-31'], ['99999-01-01', '2026-1-1', '-2026-01-01']),
  },
);
const IDS = [
  'XNYS',
  'EUR',
  'USD',
  'DE:BY',
  'de:by',
  'CN',
  'JP',
  'AE',
  'USD:BOND',
  'FR',
  'xetr',
  'GB:SCT',
  'BD',
];
const idLists = (maxLength: number) =>
  fc.array(fc.constantFrom(...IDS), { minLength: 1, maxLength }).map((ids) => ids.join());
const calendarIds = fc.oneof(
  { weight: 20, arbitrary: idLists(3) },
  { weight: 3, arbitrary: idLists(11) },
  { weight: 1, arbitrary: near(['XNYS'], ['XNYZ', ',', '', 'XNYS,', '__proto__', 'DE-BY']) },
);
const integers = near(
  ['0', '1', '2', '-1', '10', '250', '1000', '-0', '007'],
  ['36600', '99999999999', '1.5', '+1', ' 2', '', '-'],
);
const VALUES: Record<string, fc.Arbitrary<string>> = {
  calendars: calendarIds,
  date: aDate,
  from: aDate,
  to: aDate,
  since: fc.oneof(aDate, near(['20260101T000000Z', '99999999T999999Z'], ['20260101T000000', '0'])),
  mode: near(['all', 'any'], ['ALL', 'none', '']),
  tz: near(
    ['UTC', 'Asia/Tokyo', 'pacific/apia', 'EST', 'Etc/GMT+12'],
    ['+05:00', 'Mars', '', '../UTC', 'Asia/'],
  ),
  format: near(['json', 'csv', 'text'], ['xml', 'JSON', '']),
  q: near(
    ['Germany', 'NYSE', 'EURUSD', 'bavria', '日本', 'ß'],
    ['', '!', '__proto__', 'x'.repeat(201)],
  ),
  country: near(['DE', 'us', 'JP'], ['UK', 'DEU', '']),
  currency: near(['EUR', 'usd'], ['EURO', 'QQQ', '']),
  lang: near(['en', 'de', 'zh', 'de-AT', 'ja', 'xx'], ['', 'e', 'en_US', '*']),
  field: near(['is_business_day', 'is_holiday', 'close_time', 'status'], ['is_open', '']),
  include: near(['sources'], ['names', '']),
  kind: near(['holiday', 'early_close', 'weekend_workday', 'country', 'bond'], ['market', '']),
  inclusive: near(['true', 'false'], ['1', 'True', '']),
  n: integers,
  days: integers,
  limit: integers,
  cursor: integers,
  year: near(['1990', '2027', '2060'], ['26', '0000', '9999', '']),
  start: near(
    ['2026-01-15', '2024-02-29', '1999-01-01', '2026-11-28'],
    ['2026-02-30', '1989-12-31', ''],
  ),
  end: near(
    ['2027-01-31', '2028-02-29', '2060-12-31', '2026-11-29'],
    ['2026-13-01', '2061-01-01', '9999-12-31'],
  ),
  count: integers,
  frequency: near(
    ['1M', '3m', '2W', '1Y', '999Y', '1D', 'term', 'zero'],
    ['0M', '3', '-1M', '1000D', '１M', ''],
  ),
  roll: near(['1', '31', 'EOM', 'imm'], ['0', '32', 'SFE', '']),
  end_of_month: near(['true', 'false'], ['yes', '']),
  direction: near(['forward', 'backward'], ['up', '']),
  stub: near(
    ['short_front', 'long_front', 'smart_front', 'short_back', 'long_back', 'none'],
    ['long', ''],
  ),
  convention: near(
    ['following', 'modified_following', 'preceding', 'modified_preceding', 'nearest'],
    ['mf', ''],
  ),
  termination_convention: near(['unadjusted', 'following'], ['none', '']),
  value_date: aDate,
  by: near(['month', 'quarter', 'year'], ['week', '']),
  of: near(['month', 'quarter', 'year'], ['week', '']),
  termination: near(['2027-12-31', '2030-02-28'], ['2026-02-30', '']),
  first_regular: near(['2026-03-15', '2024-06-30', '2026-11-29'], ['2026-02-30', '']),
  last_regular: near(['2026-12-15', '2027-12-31', '2028-01-31'], ['2061-01-01', '']),
  rule: near(['cds', 'cds2015', 'old_cds', 'twentieth', 'twentieth_imm'], ['CDS2016', '']),
  periods: near(['true', 'false'], ['1', '']),
  day_count: near(
    ['ACT/360', '30e/360', 'ACT/ACT ICMA', 'BUS/252', 'act/act.isda'],
    ['ACT/364', '1/1', ''],
  ),
  payment_lag: near(['0', '2', '60'], ['-1', '61', '']),
  payment_convention: near(['following', 'unadjusted'], ['mf', '']),
  payment_calendars: calendarIds,
  fixing_lag: near(['0', '2', '60'], ['-1', '61', '']),
  ex_coupon_days: near(['1', '7', '60'], ['0', '61', '']),
  only: near(['first_of_month', 'last_of_quarter', 'last_of_year'], ['month', '']),
  pair: near(
    [
      'EURUSD',
      'usd/cad',
      'EUR-GBP',
      'USDSAR',
      'EURRSD',
      'USDCOP',
      'MXNJPY',
      'USDKZT',
      'KWDAED',
      'USDINR',
      'BRL/USD',
      'TWDUSD',
    ],
    ['EUREUR', 'EURXXX', 'EUR', 'XNYSUSD', 'ßßSUSD', 'EUR//USD', ''],
  ),
  tenor: near(
    ['ON', 'tn', 'SP', 'SN', 'TOD', '3D', '1W', '520W', '1M', '120M', '10Y', '1Y6M', 'IMM4'],
    ['0W', '121M', '11Y', 'SPOT', ''],
  ),
};
const PATHS: Record<string, string[]> = {
  '/v1/calendars': ['kind', 'q', 'country', 'currency', 'limit', 'format'],
  '/v1/calendars/:id': ['from', 'to', 'lang'],
  '/v1/days/:date': ['calendars', 'mode', 'lang', 'tz', 'format', 'field'],
  '/v1/holidays': [
    'calendars',
    'lang',
    'include',
    'kind',
    'tz',
    'format',
    'from',
    'to',
    'days',
    'year',
  ],
  '/v1/holidays/next': ['calendars', 'lang', 'include', 'kind', 'tz', 'format', 'from', 'n'],
  '/v1/business-days/next': ['date', 'calendars', 'mode', 'inclusive', 'tz', 'format'],
  '/v1/business-days/previous': ['date', 'calendars', 'mode', 'inclusive', 'tz', 'format'],
  '/v1/business-days/add': ['date', 'n', 'calendars', 'mode', 'tz', 'format'],
  '/v1/business-days/count': ['from', 'to', 'by', 'calendars', 'mode', 'tz', 'format'],
  '/v1/business-days/adjust': ['date', 'convention', 'calendars', 'mode', 'tz', 'format'],
  '/v1/business-days/schedule': [
    'start',
    'end',
    'count',
    'frequency',
    'roll',
    'end_of_month',
    'direction',
    'stub',
    'convention',
    'termination_convention',
    'first_regular',
    'last_regular',
    'rule',
    'periods',
    'day_count',
    'payment_lag',
    'payment_convention',
    'payment_calendars',
    'fixing_lag',
    'ex_coupon_days',
    'calendars',
    'mode',
    'tz',
    'format',
  ],
  '/v1/business-days/list': ['from', 'to', 'n', 'only', 'calendars', 'mode', 'tz', 'format'],
  '/v1/business-days/number': ['date', 'of', 'calendars', 'mode', 'tz', 'format'],
  '/v1/business-days/year-fraction': [
    'from',
    'to',
    'day_count',
    'frequency',
    'termination',
    'calendars',
    'mode',
    'tz',
    'format',
  ],
  '/v1/fx/spot': ['pair', 'date', 'tenor', 'tz', 'format'],
  '/v1/fx/ladder': ['pair', 'date', 'tz', 'format'],
  '/v1/fx/value-date': ['pair', 'value_date', 'tz', 'format'],
  '/v1/fx/fixing': ['pair', 'value_date', 'tz', 'format'],
  '/v1/fx/option': ['pair', 'date', 'tenor', 'tz', 'format'],
  '/v1/changes': ['since', 'calendars', 'limit', 'cursor'],
  '/v1/releases': ['since', 'calendars', 'limit', 'cursor'],
};
const RUNS = isLongRun ? 150 : 12;
/** Years of a feed; of a range of changes, which is long, only few are asked. */
const YEAR = near(['1990', '2026', '2060', '1999'], ['1989', '2061', '26', '']);
const FEW = near(['1', '5'], ['0', '-1', '1001']);

/** A parameter may be missing: the required ones rarely, so that most questions have a chance to be right. */
function optional(
  values: fc.Arbitrary<string>,
  present: number,
  absent = 1,
): fc.Arbitrary<string | null> {
  return fc.oneof(
    { weight: present, arbitrary: values },
    { weight: absent, arbitrary: fc.constant(null) },
  );
}

function addresses(route: string): fc.Arbitrary<string> {
  const names = PATHS[route]!;
  const isFeed = route === '/v1/calendars/:id';
  const isRequired = (name: string) =>
    name === 'date' ||
    (name === 'calendars' && route !== '/v1/changes' && route !== '/v1/releases') ||
    ['start', 'end', 'frequency', 'convention', 'pair', 'value_date'].includes(name) ||
    (route.startsWith('/v1/business-days') &&
      !route.endsWith('/list') &&
      ['from', 'to', 'n'].includes(name)) ||
    (route.endsWith('/list') && name === 'from');
  const valuesOf = (name: string) => {
    if (isFeed && name !== 'lang') return YEAR;
    return route === '/v1/changes' && name === 'limit' ? FEW : VALUES[name]!;
  };
  const query = fc.record(
    // Terms of a schedule contradict each other more often than not: few at a time.
    Object.fromEntries(
      names.map((name) => {
        if (isRequired(name)) return [name, optional(valuesOf(name), 30)];
        return [name, optional(valuesOf(name), 1, route.endsWith('/schedule') ? 6 : 1)];
      }),
    ),
  );
  const id = near([...IDS, 'XNYS.ics', 'de:by.ICS', 'EUR.ics'], ['XNYZ.ics', '.ics', 'XNYS.csv']);
  const repeated = fc.oneof(
    { weight: 20, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...names) },
  );
  return fc.tuple(query, id, aDate, repeated).map(([values, anId, date, twice]) => {
    const path = route
      .replace(':id', encodeURIComponent(anId || 'x'))
      .replace(':date', encodeURIComponent(date || 'x'));
    const pairs = Object.entries(values).filter(([, value]) => value !== null) as [
      string,
      string,
    ][];
    if (route === '/v1/changes' && values.limit === null) pairs.push(['limit', '3']);
    if (twice) pairs.push([twice, values[twice] ?? '']);
    return `${path}?${new URLSearchParams(pairs)}`;
  });
}

for (const route of Object.keys(PATHS)) {
  sampled(`random questions to ${route} are answered or refused, as described`, async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(addresses(route), async (address) => {
        const response = await server.get(address);
        const text = await response.text();
        assert.ok(
          [200, 400, 401, 404, 422, 429].includes(response.status),
          `${address}: ${response.status} ${text}`,
        );
        if (response.status !== 200) {
          assert.is(asProblem(text).status, response.status);
          return;
        }
        answered++;
        const type = mediaTypeOf(response);
        if (type === 'application/json') {
          const result = endpointOf(route).response!.safeParse(JSON.parse(text));
          assert.ok(result.success, `${address}: ${result.error?.message ?? ''}`);
        } else if (type === 'text/csv') {
          assert.is(new Set(parseCsv(text).map((record) => record.length)).size, 1, address);
        } else if (type === 'text/calendar') {
          assert.ok(text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('END:VCALENDAR\r\n'));
        } else {
          assert.is(type, 'text/plain', address);
        }
      }),
      { numRuns: RUNS, seed: 20_261_120 },
    );
    assert.ok(answered > RUNS / 20, `only ${answered} of ${RUNS} were right questions`);
  });
}

test('after all of this the server answers', () => stillAnswers('the end'));

test.run();
