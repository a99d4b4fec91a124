import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { copyDist } from '../helpers/linked.js';
import { sampled, some } from '../helpers/needs.js';
import { freePort } from '../helpers/ports.js';
import { killAll, type Started, startProgram, startServerFile, stop } from '../helpers/process.js';
import { SMALL_RELEASES, writeSmallDist } from '../helpers/small-dist.js';

/** node dist/server.mjs as a process of its own, from a dist/ that has no node_modules anywhere above it. */

const KEY = 'kal_key-of-the-environment-01234';
const PATH = '/v1/days/2026-12-24?calendars=XNYS';

let folder: string;
let dist: string;

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-process-'));
  dist = join(folder, 'dist');
  await writeSmallDist(dist, {
    name: 'a'.repeat(20),
    releases: [SMALL_RELEASES[1]],
    holiday: 'Christmas Day',
  });
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

const script = () => join(dist, 'server.mjs');
/** In a folder of its own, where its key file is, too. */
const start = (cwd: string, environment: Record<string, string> = {}) =>
  startServerFile(script(), join(folder, cwd), {
    KALENDS_KEYS_FILE: join(folder, cwd, '.kalends/keys.json'),
    ...environment,
  });

const request = (origin: string, key: string) =>
  fetch(origin + PATH, { headers: { authorization: `Bearer ${key}` } });
const firstKeyIn = (output: string) => /kal_[\w-]{20,}/.exec(output)?.[0];

test('from an empty folder: it starts, makes a first key, shows it once and serves', async () => {
  const first = start('fresh');
  const origin = (await first.serving)!;
  assert.match(origin, /^http:\/\/127\.0\.0\.1:\d+$/, 'on loopback unless told otherwise');
  await first.printed(/curl .*kal_.*\n/);
  const key = firstKeyIn(first.output())!;
  assert.ok(key, first.output());
  assert.match(
    first.output(),
    new RegExp(`curl .*${key}`),
    'with a request that is ready to paste',
  );
  const response = await request(origin, key);
  assert.is(response.status, 200);
  assert.match(await response.text(), /"status":"early_close"/);
  assert.is((await fetch(`${origin}/healthz`)).status, 200);
  assert.is((await fetch(`${origin}/`)).status, 200);
  assert.is((await fetch(`${origin}/openapi.json`)).status, 200);
  await stop(first);

  const file = join(folder, 'fresh/.kalends/keys.json');
  assert.equal(readdirSync(join(folder, 'fresh')), ['.kalends'], 'nothing else is written');
  assert.not.match(readFileSync(file, 'utf8'), new RegExp(key), 'only the hash is stored');
  assert.ok(readFileSync(file, 'utf8').includes(createHash('sha256').update(key).digest('hex')));
  assert.is(statSync(file).mode & 0o077, 0, 'for the owner alone');

  const second = start('fresh');
  const again = (await second.serving)!;
  assert.is((await request(again, key)).status, 200, 'the key still opens');
  await stop(second);
  assert.is(firstKeyIn(second.output()), undefined, 'and is shown no more');
});

test('the key file is beside dist/, whatever the working directory; one that was found there is read with a warning', async () => {
  const copy = join(folder, 'installed/dist');
  copyDist(dist, copy);
  const startIn = (cwd: string, environment = {}) =>
    startServerFile(join(copy, 'server.mjs'), cwd, environment);
  const keys = join(folder, 'installed/.kalends/keys.json');

  const first = startIn(join(folder, 'here'));
  assert.ok(await first.serving, first.output());
  await first.printed(/kal_.*\n/);
  const key = firstKeyIn(first.output())!;
  await stop(first);
  assert.ok(existsSync(keys), 'beside dist/');
  assert.equal(readdirSync(join(folder, 'here')), [], 'nothing in the working directory');
  assert.is(statSync(join(keys, '..')).mode & 0o777, 0o700);
  const second = startIn(join(folder, 'there'));
  assert.is(
    (await request((await second.serving)!, key)).status,
    200,
    'from elsewhere it is the same file',
  );
  await stop(second);
  const relative = startIn(join(folder, 'there'), {
    KALENDS_KEYS_FILE: '.kalends/../.kalends/keys.json',
  });
  assert.is(
    (await request((await relative.serving)!, key)).status,
    200,
    'what is not absolute begins there, too',
  );
  await stop(relative);
  assert.not.match(second.output() + relative.output(), /working directory/);

  // As it was before: the file in the working directory.
  const former = join(folder, 'former');
  cpSync(join(keys, '..'), join(former, '.kalends'), { recursive: true });
  rmSync(keys);
  const third = startIn(former);
  assert.is((await request((await third.serving)!, key)).status, 200, 'keys of before still open');
  await stop(third);
  assert.match(
    third.output(),
    /former\/\.kalends\/keys\.json, found in the working directory: move it to .*installed/,
  );
  assert.not.ok(existsSync(keys), 'and nothing was made');
});

test('a start that fails does not lose the first key', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const failed = start('taken', { PORT: String(port) });
  const code = await failed.ended;
  taken.close();
  assert.is.not(code, 0, 'a port that is taken is a failure');
  assert.match(failed.output(), new RegExp(`EADDRINUSE.*${port}|${port}.*in use`));
  const next = start('taken');
  const origin = (await next.serving)!;
  // Shown by the one that failed, or else by this one.
  if (!firstKeyIn(failed.output())) await next.printed(/kal_.*\n/);
  const key = firstKeyIn(failed.output() + next.output());
  await stop(next).catch(() => {});
  assert.ok(origin && key, 'a key was made, stored as a hash, and never shown');
});

test('a first key that cannot be stored stops the start with the reason', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const fullKeys = join(folder, 'full/.kalends/keys.json');
  const full = ['/bin/sh', '-c', 'ulimit -f 0 && exec "$0" "$1"', process.execPath, script()];
  const starts: [string, Started][] = [
    [join(file, 'keys.json'), start('no-folder', { KALENDS_KEYS_FILE: join(file, 'keys.json') })],
    [
      '/proc/kalends/keys.json',
      start('unwritable', { KALENDS_KEYS_FILE: '/proc/kalends/keys.json' }),
    ],
    [fullKeys, startProgram(full, join(folder, 'full'), { KALENDS_KEYS_FILE: fullKeys })],
  ];
  for (const [path, server] of starts) {
    assert.is.not(await server.ended, 0, path);
    assert.is(await server.serving, null);
    const reason = `does not start: the key file ${path.replaceAll('.', '\\.')} cannot be (read|written)`;
    assert.match(server.output(), new RegExp(reason), path);
  }
  const again = start('full');
  assert.ok(await again.serving, `what the full disk left behind: ${again.output()}`);
  await stop(again);
  assert.ok(firstKeyIn(again.output()), 'a first key is made and shown after all');
});

test('KALENDS_API_KEY opens, and no first key is made', async () => {
  const server = start('environment', { KALENDS_API_KEY: KEY });
  const origin = (await server.serving)!;
  assert.is((await request(origin, KEY)).status, 200);
  assert.is((await request(origin, `${KEY}x`)).status, 401);
  await stop(server);
  assert.not.match(server.output(), /kal_/, 'the key is not in the log');
  assert.not.ok(existsSync(join(folder, 'environment/.kalends')));
});

test('KALENDS_API_KEY opens beside the keys of the key file', async () => {
  const own = 'kal_key-of-the-file-aaaaaaaaaaa';
  const keys = join(folder, 'both.json');
  const sha256 = createHash('sha256').update(own).digest('hex');
  writeFileSync(keys, JSON.stringify({ keys: [{ id: 'desk', sha256, rate_limit: '7/60' }] }));
  const server = start('both', {
    KALENDS_API_KEY: KEY,
    KALENDS_KEYS_FILE: keys,
    KALENDS_RATE_LIMIT: '9/60',
  });
  const origin = (await server.serving)!;
  assert.match((await request(origin, KEY)).headers.get('ratelimit-policy')!, /q=9;w=60/);
  assert.match((await request(origin, own)).headers.get('ratelimit-policy')!, /q=7;w=60/);
  await stop(server);
});

test('PORT and HOST', async () => {
  const port = await freePort();
  const server = start('port', { KALENDS_API_KEY: KEY, PORT: String(port), HOST: '127.0.0.2' });
  assert.is(await server.serving, `http://127.0.0.2:${port}`);
  assert.is((await request(`http://127.0.0.2:${port}`, KEY)).status, 200);
  const elsewhere = await request(`http://127.0.0.1:${port}`, KEY).then(
    () => 'answered',
    () => 'refused',
  );
  assert.is(elsewhere, 'refused', 'only the host that was told');
  await stop(server);
});

test('KALENDS_RATE_LIMIT=off and KALENDS_LOG_LEVEL', async () => {
  const quiet = start('quiet', {
    KALENDS_API_KEY: KEY,
    KALENDS_RATE_LIMIT: 'off',
    KALENDS_LOG_LEVEL: 'debug',
  });
  const response = await request((await quiet.serving)!, KEY);
  assert.equal([response.status, response.headers.get('ratelimit')], [200, null]);
  await stop(quiet);
});

sampled('settings that are wrong are refused: which, and with an exit code', async () => {
  const wrong: [string, string][] = [
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['KALENDS_API_KEY', 'short'],
    ['KALENDS_RATE_LIMIT', 'many'],
    ['KALENDS_RATE_LIMIT', '0/60'],
    ['KALENDS_LOG_LEVEL', 'loud'],
  ];
  await Promise.all(
    some(wrong, 3).map(async ([name, value], at) => {
      const server = start(`wrong-${at}`, { KALENDS_API_KEY: KEY, [name]: value });
      const code = await server.ended;
      assert.ok(typeof code === 'number' && code > 0, `${name}=${value} ended with ${code}`);
      assert.ok(server.output().includes(name), `${name} is not named: ${server.output()}`);
      assert.not.ok(
        server.output().includes(KEY) || server.output().includes('short'),
        'no key is repeated',
      );
    }),
  );
});

test('a key file that is wrong is refused, with its name', async () => {
  await Promise.all(
    ['{"keys":[{"id":"a","sha256":"x"}]}', '{"keys":[', 'nothing'].map(async (content, at) => {
      const keys = join(folder, `wrong-keys-${at}.json`);
      writeFileSync(keys, content);
      const server = start(`wrong-keys-${at}`, { KALENDS_KEYS_FILE: keys });
      const code = await server.ended;
      assert.ok(typeof code === 'number' && code > 0, `${content} ended with ${code}`);
      assert.ok(server.output().includes(keys), `the file is not named: ${server.output()}`);
    }),
  );
});

test('a key file without keys: a first key is made, or the log gives advice', async () => {
  const keys = join(folder, 'empty-keys.json');
  writeFileSync(keys, '{"keys":[]}');
  const server = start('empty-keys', { KALENDS_KEYS_FILE: keys });
  const origin = await server.serving;
  await new Promise((wake) => setTimeout(wake, 50));
  const key = firstKeyIn(server.output());
  if (origin) await stop(server);
  assert.ok(key || !/EEXIST/.test(server.output()), `neither: ${server.output()}`);
});

test('SIGTERM and SIGINT end an idle server at once', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    let tookMs = Number.POSITIVE_INFINITY;
    // An idle connection would be closed after five seconds. On a busy machine one of several is fast.
    for (let time = 0; time < 5 && tookMs > 4000; time++) {
      const server = start('signal', { KALENDS_API_KEY: KEY });
      const origin = (await server.serving)!;
      await (await request(origin, KEY)).text();
      const sent = performance.now();
      server.child.kill(signal);
      assert.is(await server.ended, 0, 'an orderly end');
      tookMs = performance.now() - sent;
    }
    assert.ok(tookMs < 4000, `${signal} took ${tookMs} ms`);
  }
});

test('SIGTERM ends it within six seconds whatever clients do', async () => {
  const server = start('clients', { KALENDS_API_KEY: KEY });
  const origin = (await server.serving)!;
  const port = Number(new URL(origin).port);
  const sockets = await Promise.all(
    [
      '',
      'GET /healthz HTTP/1.1\r\n',
      'POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx',
    ].map(
      (bytes) =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect(port, '127.0.0.1', () =>
            socket.write(bytes, () => resolve(socket)),
          );
          socket.on('error', () => {});
        }),
    ),
  );
  await new Promise((wake) => setTimeout(wake, 100));
  const sent = performance.now();
  server.child.kill('SIGTERM');
  assert.is(await server.ended, 0);
  // Six, and what a busy machine adds.
  assert.ok(performance.now() - sent < 120_000, `it took ${performance.now() - sent} ms`);
  for (const socket of sockets) socket.destroy();
});

test.run();
