import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../server/config/config.js';
import { storeFirstKey } from '../../server/keys/change-keys.js';
import { configuredKey, keyFinder } from '../../server/keys/find-key.js';
import { keysInUse } from '../../server/keys/in-use.js';
import { newKey } from '../../server/keys/key.js';
import { readKeys } from '../../server/keys/key-file.js';
import { problemOf, requestProblem } from '../helpers/answers.js';
import { KEY, startApp, startServer, type TestServer } from '../helpers/server.js';

/** Who may ask: keys in the header and in the address, the key file, and guessing. */

const PATH = '/v1/days/2026-12-24?calendars=XNYS';
const NOW = Date.UTC(2026, 10, 20, 12);
const KEYS = {
  plain: 'kal_plain-aaaaaaaaaaaaaaaa',
  revoked: 'kal_revoked-bbbbbbbbbbbbbb',
  expired: 'kal_expired-cccccccccccccc',
  lastDay: 'kal_last-day-ddddddddddddd',
  few: 'kal_few-eeeeeeeeeeeeeeeeee',
  otherFew: 'kal_other-few-ffffffffff',
  free: 'kal_free-gggggggggggggggg',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
let server: TestServer;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-keys-'));
  server = await startServer();
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function writeKeyFile(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** A server whose keys come from a key file. */
async function withKeyFile(
  use: (server: TestServer, query: (key: string) => Promise<Response>) => Promise<void>,
) {
  const path = writeKeyFile('keys.json', {
    keys: [
      { id: 'plain', sha256: sha256(KEYS.plain), created: '2026-01-01' },
      { id: 'revoked', sha256: sha256(KEYS.revoked), revoked: true },
      { id: 'expired', sha256: sha256(KEYS.expired), expires: '2026-11-20' },
      { id: 'last-day', sha256: sha256(KEYS.lastDay), expires: '2026-11-21', revoked: false },
      { id: 'few', sha256: sha256(KEYS.few), rate_limit: '2/60' },
      { id: 'other-few', sha256: sha256(KEYS.otherFew), rate_limit: '2/60' },
      { id: 'free', sha256: sha256(KEYS.free), rate_limit: 'off' },
    ],
  });
  const own = await startApp({
    findKey: keyFinder(readKeys(path)),
    rateLimit: { requests: 3, seconds: 60 },
    nowMs: () => NOW,
  });
  try {
    await use(own, (key) => own.get(PATH, { headers: { authorization: `Bearer ${key}` } }));
  } finally {
    await own.close();
  }
}

test('the key in the header, its scheme in any case, and in the address', async () => {
  for (const authorization of [`Bearer ${KEY}`, `bearer ${KEY}`, `BEARER   ${KEY}`]) {
    assert.is(
      (await fetch(server.origin + PATH, { headers: { authorization } })).status,
      200,
      authorization,
    );
  }
  assert.is((await fetch(`${server.origin + PATH}&key=${KEY}`)).status, 200);
  assert.is((await fetch(`${server.origin}/v1/calendars?key=${KEY}`)).status, 200);
});

test('no key: 401 with a challenge that names no error', async () => {
  for (const path of [
    PATH,
    '/v1/calendars',
    '/v1/changes',
    '/v1/calendars/XNYS.ics',
    `${PATH}&key=`,
  ]) {
    const response = await fetch(server.origin + path);
    assert.match(response.headers.get('www-authenticate')!, /^Bearer realm="[^"]+"$/);
    await problemOf(response, 401, 'missing_api_key', 'Authorization', 'key');
  }
});

test('a wrong key in the header or the query: 401', async () => {
  const wrong = 'kal_this-one-is-not-there';
  const inHeader = await fetch(server.origin + PATH, {
    headers: { authorization: `Bearer ${wrong}` },
  });
  assert.match(inHeader.headers.get('www-authenticate')!, /^Bearer .*error="invalid_token"/);
  await problemOf(inHeader, 401, 'invalid_api_key');
  const inAddress = await fetch(`${server.origin + PATH}&key=${wrong}`);
  assert.match(inAddress.headers.get('www-authenticate')!, /^Bearer /);
  await problemOf(inAddress, 401, 'invalid_api_key');
  const almost = [KEY.slice(0, -1), `${KEY}x`, KEY.toUpperCase(), ' '.repeat(3), 'x'.repeat(5000)];
  for (const key of almost)
    assert.is((await fetch(`${server.origin + PATH}&key=${key}`)).status, 401, key.slice(0, 40));
});

test('another scheme, or a header without a key', async () => {
  for (const authorization of ['Basic dGVzdDp0ZXN0', 'Bearer', 'Bearer a b', KEY, 'Digest x']) {
    const response = await fetch(server.origin + PATH, { headers: { authorization } });
    assert.match(response.headers.get('www-authenticate') ?? '', /^Bearer /, authorization);
    await problemOf(response, 401, 'invalid_api_key', 'Bearer');
  }
});

test('nothing after Bearer, as with a variable that is not set, is told as such', async () => {
  for (const authorization of ['Bearer', 'Bearer ', 'bearer   ']) {
    const response = await fetch(server.origin + PATH, { headers: { authorization } });
    const { detail } = await problemOf(
      response,
      401,
      'invalid_api_key',
      'no key after Bearer',
      'unset variable',
    );
    assert.not.match(detail, /scheme/);
  }
});

test('a key that is given twice in the address', async () => {
  const response = await fetch(`${server.origin + PATH}&key=${KEY}&key=${KEY}`);
  await problemOf(response, 400, 'invalid_parameter', 'key', 'more than once');
});

test('nothing under /v1 or /releases without a key, whether it exists or not', async () => {
  const { data_release } = await server.json<{ data_release: { id: string } }>(
    '/v1/calendars?kind=bond',
  );
  const paths = [
    '/v1/',
    '/v1/nothing',
    '/v1/calendars/nothing',
    '/v1/days/nonsense',
    '/v1/business-days/next',
    '/v1/holidays',
    '/v1/holidays/next',
    '/releases/',
    '/releases/latest/manifest.json',
    `/releases/${data_release.id}/manifest.json`,
    `/releases/${data_release.id}/csv/XNYS.csv`,
    `/releases/${data_release.id}/nothing`,
  ];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(server.origin + path, { method, redirect: 'manual' });
      await response.text();
      assert.is(response.status, 401, `${method} ${path}`);
    }
  }
});

test('other spellings of an address do not open it', async () => {
  const spellings = [
    '//v1/calendars',
    '/V1/calendars',
    '/v1//calendars',
    '/%76%31/calendars',
    '/RELEASES/latest/manifest.json',
  ];
  for (const path of [
    ...spellings,
    '/./v1/calendars',
    '/x/../v1/calendars',
    '/v1%2Fcalendars',
    '/v1',
    '/releases',
  ]) {
    const response = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      request({ port: server.port, host: '127.0.0.1', path }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode!, body }));
      })
        .on('error', reject)
        .end();
    });
    assert.ok([401, 404].includes(response.status), `${path}: ${response.status}`);
    assert.not.match(response.body, /data_release/, path);
  }
});

test('health, the description and the pages need no key', async () => {
  for (const path of ['/healthz', '/openapi.json', '/', '/problems/missing_api_key']) {
    const response = await fetch(server.origin + path);
    await response.text();
    assert.is(response.status, 200, path);
  }
});

test('keys of the key file: plain, revoked, expired, on the last day', () =>
  withKeyFile(async (_server, query) => {
    assert.is((await query(KEYS.plain)).status, 200);
    await problemOf(await query(KEYS.revoked), 401, 'invalid_api_key');
    await problemOf(await query(KEYS.expired), 401, 'invalid_api_key');
    assert.is((await query(KEYS.lastDay)).status, 200);
    await problemOf(await query(KEY), 401, 'invalid_api_key');
  }));

test('a revoked or expired key that goes on asking reaches its own limit; its address stays open to the others', () =>
  withKeyFile(async (_server, query) => {
    for (const [key, detail] of [
      [KEYS.revoked, 'the API key is revoked'],
      [KEYS.expired, 'the API key expired at 2026-11-20T00:00:00.000Z'],
    ] as const) {
      const statuses: number[] = [];
      for (let i = 0; i < 40; i++) {
        const response = await query(key);
        statuses.push(response.status);
        const body = (await response.json()) as { detail: string };
        if (response.status === 401) assert.is(body.detail, detail);
      }
      assert.equal(
        [statuses.slice(0, 3), new Set(statuses.slice(3))],
        [[401, 401, 401], new Set([429])],
      );
    }
    assert.is((await query(KEYS.free)).status, 200);
    assert.is(
      (await query('kal_of-nobody-hhhhhhhhhhh')).status,
      401,
      'and guesses are still told so',
    );
  }));

test('a key expires while the server runs', async () => {
  let now = NOW;
  const path = writeKeyFile('expiring.json', {
    keys: [{ id: 'a', sha256: sha256(KEYS.plain), expires: '2026-11-21' }],
  });
  const own = await startApp({ findKey: keyFinder(readKeys(path)), nowMs: () => now });
  try {
    const query = () => own.get(PATH, { headers: { authorization: `Bearer ${KEYS.plain}` } });
    assert.is((await query()).status, 200);
    now = Date.UTC(2026, 10, 20, 23, 59, 59);
    assert.is((await query()).status, 200);
    now = Date.UTC(2026, 10, 21);
    await problemOf(await query(), 401, 'invalid_api_key');
  } finally {
    await own.close();
  }
});

test('every key has a limit of its own', () =>
  withKeyFile(async (_server, query) => {
    const statuses = async (key: string, times: number) => {
      const found: number[] = [];
      for (let i = 0; i < times; i++) {
        const response = await query(key);
        await response.text();
        found.push(response.status);
      }
      return found;
    };
    assert.equal(await statuses(KEYS.few, 3), [200, 200, 429]);
    assert.equal(
      await statuses(KEYS.otherFew, 3),
      [200, 200, 429],
      'the same limit, counted apart',
    );
    assert.equal(await statuses(KEYS.plain, 4), [200, 200, 200, 429], 'the limit of the server');
    assert.equal(await statuses(KEYS.free, 10), Array(10).fill(200), 'none');
    const response = await query(KEYS.few);
    assert.match(response.headers.get('ratelimit-policy')!, /q=2;w=60/);
    assert.is((await query(KEYS.free)).headers.get('ratelimit'), null);
  }));

test('spellings of the header and the key in the address count against one limit', () =>
  withKeyFile(async (server) => {
    const headers = ['Bearer', 'bearer ', 'BEARER   '].map((scheme) => ({
      authorization: `${scheme} ${KEYS.plain} `,
    }));
    const statuses: number[] = [];
    for (const spelled of headers)
      statuses.push((await server.get(PATH, { headers: spelled })).status);
    const { status } = await fetch(`${server.origin + PATH}&key=%20${KEYS.plain}%20`);
    assert.equal([...statuses, status], [200, 200, 200, 429]);
  }));

/** GETs over one connection, or over one each, from an address of this machine. */
function requester(port: number, localAddress: string, keepAlive: boolean) {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const query = (key: string) =>
    new Promise<{ status: number; wait: string | undefined }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}` };
      request({ port, host: '127.0.0.1', path: PATH, localAddress, headers, agent }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, wait: answer.headers['retry-after'] }),
        );
      })
        .on('error', reject)
        .end();
    });
  return { ask: query, end: () => agent.destroy() };
}

const guesses = async (query: (key: string) => Promise<{ status: number }>, count: number) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) statuses.push((await query(`kal_guess-${at}`)).status);
  return statuses;
};

test('unknown keys from one address: after thirty a minute they are answered 429; a known key is always let in', async () => {
  const own = await startApp({});
  const here = requester(own.port, '127.0.0.1', false);
  try {
    assert.is((await here.ask(KEY)).status, 200);
    const statuses = await guesses(here.ask, 60);
    assert.equal(statuses, [...Array(30).fill(401), ...Array(30).fill(429)]);
    assert.is((await here.ask(KEY)).status, 200, 'the office behind the same address goes on');
    const refused = await here.ask('kal_guess');
    assert.is(refused.status, 429);
    assert.match(refused.wait!, /^[1-9]\d*$/);
    assert.is(
      (await requester(own.port, '127.0.0.2', false).ask('kal_guess')).status,
      401,
      'another address',
    );
    const response = await own.get(PATH, { headers: { authorization: 'Bearer kal_guess' } });
    await problemOf(response, 429, 'rate_limited', 'unknown API keys', 'address');
  } finally {
    await own.close();
  }
});

test('the limit of unknown keys ends with its window, refused guesses or not', async () => {
  const own = await startApp({ unknownKeyLimit: { requests: 3, seconds: 1 } });
  const { ask } = requester(own.port, '127.0.0.1', false);
  try {
    await guesses(ask, 4);
    const startedMs = performance.now();
    let status = 429;
    while (status === 429 && performance.now() - startedMs < 60_000) {
      ({ status } = await ask('kal_guess'));
      await new Promise((wake) => setTimeout(wake, 50));
    }
    assert.is(status, 401);
  } finally {
    await own.close();
  }
});

test('a key is never echoed: not in a problem, not in a header', async () => {
  const secret = 'kal_secret-key-of-this-test-0123456789';
  const own = await startApp({
    findKey: keyFinder(
      new Map([
        [
          sha256(secret),
          { id: 's', expiresMs: Infinity, revoked: false, rateLimit: null, scope: 'all' },
        ],
      ]),
    ),
  });
  const paths = [
    '/v1/nothing',
    '/v1/days/2026-02-30?calendars=XNYS',
    '/v1/days/2026-01-01?calendars=XNYZ',
    '/v1/days/1900-01-01?calendars=XNYS',
    '/v1/calendars/nothing',
    '/v1/holidays?calendars=XNYS&to=2026-01-01&days=1',
    '/releases/nothing/manifest.json',
    '/nothing',
  ];
  try {
    for (const key of [secret, `${secret}-wrong`]) {
      for (const path of paths) {
        const inAddress = `${own.origin}${path}${path.includes('?') ? '&' : '?'}key=${key}`;
        const responses = [
          await fetch(inAddress),
          await fetch(`${inAddress}&key=${key}`),
          await fetch(inAddress, { method: 'POST' }),
          await fetch(own.origin + path, { headers: { authorization: `Bearer ${key}` } }),
          await fetch(own.origin + path, { headers: { authorization: `Basic ${key}` } }),
        ];
        for (const response of responses) {
          const seen = JSON.stringify([...response.headers]) + (await response.text());
          assert.ok(response.status >= 400, `${path}: ${response.status}`);
          assert.not.match(seen, /secret-key-of-this-test/, path);
        }
      }
    }
  } finally {
    await own.close();
  }
});

test('the first key: only its hash is stored, for the owner alone', async () => {
  const path = join(folder, 'deep', 'down', 'keys.json');
  const key = newKey();
  await storeFirstKey(path, key);
  assert.ok(key.length >= 28, 'long enough not to be guessed');
  const text = readFileSync(path, 'utf8');
  assert.not.match(text, new RegExp(key));
  assert.ok(text.includes(sha256(key)));
  assert.is(statSync(path).mode & 0o777, 0o600);
  assert.is(keyFinder(readKeys(path))(key)?.id, 'first');
  await rejects(storeFirstKey(path, newKey()), /has keys already/);
  assert.is(readFileSync(path, 'utf8'), text);
});

async function rejects(promise: Promise<unknown>, what: RegExp): Promise<void> {
  await promise.then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, what),
  );
}

test('a first key that cannot be stored is a clear error without leftover files', async () => {
  const file = writeKeyFile('no-folder', 'x');
  await rejects(storeFirstKey(join(file, 'keys.json'), newKey()), /no-folder\/keys\.json/);
  await rejects(
    storeFirstKey('/proc/kalends/keys.json', newKey()),
    /\/proc\/kalends\/keys\.json cannot be written/,
  );
  assert.throws(() => readKeys('/dev/zero'), /no regular file/);
  const path = join(folder, 'once', 'keys.json');
  await storeFirstKey(path, newKey());
  assert.equal(readdirSync(join(folder, 'once')), ['keys.json'], 'no draft is left');
});

const CONFIGURED = 'kal_configured-0123456789-abcdef';

test('the keys in use follow their file; a mistake in it leaves the keys as they were', async () => {
  const hash = (key: string, more: object = {}) => ({
    id: key.slice(4, 12),
    sha256: sha256(key),
    ...more,
  });
  const path = writeKeyFile('ring.json', { keys: [hash(KEYS.plain), hash(KEYS.few)] });
  const result: string[] = [];
  const log = pino({}, { write: (line) => void result.push(line) });
  const ring = keysInUse(readConfig({ KALENDS_KEYS_FILE: path, KALENDS_API_KEY: CONFIGURED }), log);
  const own = await startApp({ findKey: ring.findKey });
  const status = async (key: string) =>
    (await own.get(PATH, { headers: { authorization: `Bearer ${key}` } })).status;
  try {
    assert.equal(
      [await status(KEYS.plain), await status(KEYS.few), await status(CONFIGURED)],
      [200, 200, 200],
    );
    writeKeyFile('ring.json', { keys: [hash(KEYS.plain, { revoked: true }), hash(KEYS.free)] });
    ring.reload();
    assert.equal(
      [await status(KEYS.plain), await status(KEYS.few)],
      [401, 401],
      'revoked, taken out',
    );
    assert.equal(
      [await status(KEYS.free), await status(CONFIGURED)],
      [200, 200],
      'put in, and the one of no file',
    );
    for (const mistake of [
      '',
      '{"keys":[',
      { keys: [{ id: 'x' }] },
      { keys: [hash(KEYS.few), hash(KEYS.few)] },
    ]) {
      writeKeyFile('ring.json', mistake);
      ring.reload();
      assert.match(result.at(-1)!, /stay in use: .*ring\.json/);
      assert.equal([await status(KEYS.free), await status(KEYS.few)], [200, 401]);
    }
    rmSync(path);
    ring.reload();
    assert.match(result.at(-1)!, /stay in use: .*ring\.json is missing/);
    assert.is(await status(KEYS.free), 200);
    writeKeyFile('ring.json', { keys: [] });
    ring.reload();
    assert.equal([await status(KEYS.free), await status(CONFIGURED)], [401, 200]);
  } finally {
    await own.close();
  }
});

test('an invalid key file does not stop a start with KALENDS_API_KEY; it is logged, and reloaded when repaired', () => {
  const result: string[] = [];
  const log = pino({}, { write: (line) => void result.push(line) });
  const path = writeKeyFile('broken.json', '{"keys":[');
  assert.throws(() => keysInUse(readConfig({ KALENDS_KEYS_FILE: path }), log), /broken\.json/);
  const keys = keysInUse(readConfig({ KALENDS_KEYS_FILE: path, KALENDS_API_KEY: CONFIGURED }), log);
  assert.match(result.join(''), /only KALENDS_API_KEY is accepted: .*broken\.json/);
  assert.equal(
    [keys.isInvalid(), keys.firstKey, keys.findKey(CONFIGURED)?.scope],
    [true, null, 'all'],
  );
  writeKeyFile('broken.json', { keys: [{ id: 'desk', sha256: sha256(KEYS.plain) }] });
  keys.reload();
  assert.equal([keys.isInvalid(), keys.findKey(KEYS.plain)?.id], [false, 'desk']);
});

test('a demo key must differ from the keys of the file, and does not replace a first key', () => {
  const log = pino({ level: 'silent' });
  const path = writeKeyFile('demo.json', { keys: [{ id: 'desk', sha256: sha256(KEYS.plain) }] });
  const both = keysInUse(
    readConfig({ KALENDS_KEYS_FILE: path, KALENDS_DEMO_KEY: KEYS.plain }),
    log,
  );
  assert.is(both.findKey(KEYS.plain)?.scope, 'demo', 'everybody may have it: it opens the least');
  both.reload();
  assert.is(both.findKey(KEYS.plain)?.scope, 'demo');
  const alone = join(folder, 'no-keys.json');
  const first = keysInUse(
    readConfig({ KALENDS_KEYS_FILE: alone, KALENDS_DEMO_KEY: KEYS.plain }),
    log,
  );
  assert.is(first.findKey(first.firstKey!)?.scope, 'all');
});

test('two first keys differ', () => {
  const keys = [1, 2, 3].map(() => newKey());
  assert.is(new Set(keys).size, 3);
});

test('a key file that is not there has no keys', () => {
  assert.is(readKeys(join(folder, 'nothing.json')).size, 0);
});

test('mistakes in a key file are named: the file and the field, never a value', () => {
  const hash = sha256(KEYS.plain);
  const mistakes: [string, unknown, RegExp][] = [
    ['hash.json', { keys: [{ id: 'a', sha256: KEYS.plain }] }, /sha256/],
    ['id.json', { keys: [{ sha256: hash }] }, /id/],
    ['empty-id.json', { keys: [{ id: '', sha256: hash }] }, /id/],
    ['expires.json', { keys: [{ id: 'a', sha256: hash, expires: '2026-02-30' }] }, /expires/],
    ['rate.json', { keys: [{ id: 'a', sha256: hash, rate_limit: 'many' }] }, /rate_limit/],
    ['revoked.json', { keys: [{ id: 'a', sha256: hash, revoked: 'yes' }] }, /revoked/],
    ['unknown.json', { keys: [{ id: 'a', sha256: hash, key: KEYS.plain }] }, /key/],
    [
      'twice.json',
      {
        keys: [
          { id: 'a', sha256: hash },
          { id: 'b', sha256: hash },
        ],
      },
      /same sha256/,
    ],
    [
      'same-id.json',
      {
        keys: [
          { id: 'a', sha256: hash },
          { id: 'a', sha256: sha256('b') },
        ],
      },
      /same id/,
    ],
    [
      'environment.json',
      { keys: [{ id: 'environment', sha256: hash }] },
      /id[\s\S]*KALENDS_API_KEY|KALENDS_API_KEY[\s\S]*id/,
    ],
    ['list.json', [{ id: 'a', sha256: hash }], /expected object/],
    ['cut.json', `{"keys":[{"id":"a","sha256":"${hash}"`, /JSON/i],
    ['nothing.json', '', /JSON/i],
  ];
  for (const [name, content, field] of mistakes) {
    const path = writeKeyFile(name, content);
    let message = '';
    try {
      readKeys(path);
    } catch (error) {
      message = (error as Error).message;
    }
    assert.ok(message.includes(path), `${name}: the message does not name the file: ${message}`);
    assert.match(message, field, name);
    assert.ok(!message.includes(KEYS.plain), `${name}: the message repeats a key`);
  }
});

test('an unknown path under /v1 with a key is not found', async () => {
  await requestProblem(server, '/v1/nothing', 404, 'not_found', '/v1/nothing');
});

test('a credential of more than 512 characters is none, whatever it would find', () => {
  const finds = (length: number) => {
    const key = 'k'.repeat(length);
    return keyFinder(new Map([configuredKey(key)]))(key) !== null;
  };
  assert.equal([finds(512), finds(513), finds(100_000)], [true, false, false]);
});

test.run();
