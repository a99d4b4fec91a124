import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DIST_DIR } from '../helpers/release.js';

/** node dist/server.mjs as a process of its own, from a copy of dist/ that has no node_modules anywhere above it. */

const KEY = 'kal_key-of-the-environment-0123';
const PATIENCE_MS = 15_000;
const PATH = '/v1/days/2026-12-24?calendars=XNYS';

let folder: string;
let dist: string;
const running = new Set<ChildProcess>();

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-process-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'release'), { recursive: true });
  for (const name of ['server.mjs', 'kalends.bin', 'version', 'release/manifest.json']) {
    copyFileSync(join(DIST_DIR, name), join(dist, name));
  }
  cpSync(join(DIST_DIR, 'pages'), join(dist, 'pages'), { recursive: true });
});
test.after(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Exit code, or the signal that ended it; rejects when it takes too long. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Address once it serves; null when it ended first. */
  readonly serving: Promise<string | null>;
}

/** Starts the server in a working directory of the test's folder, with nothing of our own environment. */
function start(cwd: string, environment: Record<string, string> = {}, script = join(dist, 'server.mjs')): Started {
  const place = join(folder, cwd);
  mkdirSync(place, { recursive: true });
  const child = spawn(process.execPath, [script], {
    cwd: place,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal!);
    });
  });
  const serving = new Promise<string | null>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /"origin":"(http:[^"]+)"/.exec(output);
      if (origin) resolve(origin[1]!);
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.on('close', () => resolve(null));
  });
  return { child, output: () => output, ended: within(ended, 'it did not end'), serving: within(serving, 'no start') };
}

function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  const first = Promise.race([promise, late]).finally(() => clearTimeout(timer));
  // Not every test waits for everything.
  first.catch(() => {});
  return first;
}

async function stop({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

const ask = (origin: string, key: string) => fetch(origin + PATH, { headers: { authorization: `Bearer ${key}` } });
const firstKeyIn = (output: string) => /kal_[\w-]{20,}/.exec(output)?.[0];

test('from an empty folder: it starts, makes a first key, shows it once and serves', async () => {
  const first = start('fresh');
  const origin = (await first.serving)!;
  assert.match(origin, /^http:\/\/127\.0\.0\.1:\d+$/, 'on loopback unless told otherwise');
  await new Promise((wake) => setTimeout(wake, 50));
  const key = firstKeyIn(first.output())!;
  assert.ok(key, first.output());
  assert.match(first.output(), new RegExp(`curl .*${key}`), 'with a request that is ready to paste');
  const response = await ask(origin, key);
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
  assert.is((await ask(again, key)).status, 200, 'the key still opens');
  await stop(second);
  assert.is(firstKeyIn(second.output()), undefined, 'and is shown no more');
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
  await new Promise((wake) => setTimeout(wake, 50));
  const key = firstKeyIn(failed.output() + next.output());
  await stop(next).catch(() => {});
  assert.ok(origin && key, 'a key was made, stored as a hash, and never shown');
});

test('KALENDS_API_KEY opens, and no first key is made', async () => {
  const server = start('environment', { KALENDS_API_KEY: KEY });
  const origin = (await server.serving)!;
  assert.is((await ask(origin, KEY)).status, 200);
  assert.is((await ask(origin, `${KEY}x`)).status, 401);
  await stop(server);
  assert.not.match(server.output(), /kal_/, 'the key is not in the log');
  assert.not.ok(existsSync(join(folder, 'environment/.kalends')));
});

test('KALENDS_API_KEY opens beside the keys of the key file', async () => {
  const own = 'kal_key-of-the-file-aaaaaaaaaaa';
  const keys = join(folder, 'both.json');
  const sha256 = createHash('sha256').update(own).digest('hex');
  writeFileSync(keys, JSON.stringify({ keys: [{ id: 'desk', sha256, rate_limit: '7/60' }] }));
  const server = start('both', { KALENDS_API_KEY: KEY, KALENDS_KEYS_FILE: keys, KALENDS_RATE_LIMIT: '9/60' });
  const origin = (await server.serving)!;
  assert.match((await ask(origin, KEY)).headers.get('ratelimit-policy')!, /q=9;w=60/);
  assert.match((await ask(origin, own)).headers.get('ratelimit-policy')!, /q=7;w=60/);
  await stop(server);
});

test('PORT and HOST', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  const server = start('port', { KALENDS_API_KEY: KEY, PORT: String(port), HOST: '127.0.0.2' });
  assert.is(await server.serving, `http://127.0.0.2:${port}`);
  assert.is((await ask(`http://127.0.0.2:${port}`, KEY)).status, 200);
  const elsewhere = await ask(`http://127.0.0.1:${port}`, KEY).then(
    () => 'answered',
    () => 'refused',
  );
  assert.is(elsewhere, 'refused', 'only the host that was told');
  await stop(server);
});

test('KALENDS_RATE_LIMIT=off and KALENDS_LOG_LEVEL', async () => {
  const quiet = start('quiet', { KALENDS_API_KEY: KEY, KALENDS_RATE_LIMIT: 'off', KALENDS_LOG_LEVEL: 'debug' });
  const response = await ask((await quiet.serving)!, KEY);
  assert.equal([response.status, response.headers.get('ratelimit')], [200, null]);
  await stop(quiet);
});

test('settings that are wrong are refused: which, and with an exit code', async () => {
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
    wrong.map(async ([name, value], at) => {
      const server = start(`wrong-${at}`, { KALENDS_API_KEY: KEY, [name]: value });
      const code = await server.ended;
      assert.ok(typeof code === 'number' && code > 0, `${name}=${value} ended with ${code}`);
      assert.ok(server.output().includes(name), `${name} is not named: ${server.output()}`);
      assert.not.ok(server.output().includes(KEY) || server.output().includes('short'), 'no key is repeated');
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

test('a key file without keys: a first key is made, or it is said what to do', async () => {
  const keys = join(folder, 'empty-keys.json');
  writeFileSync(keys, '{"keys":[]}');
  const server = start('empty-keys', { KALENDS_KEYS_FILE: keys });
  const origin = await server.serving;
  await new Promise((wake) => setTimeout(wake, 50));
  const key = firstKeyIn(server.output());
  if (origin) await stop(server);
  assert.ok(key || !/EEXIST/.test(server.output()), `neither: ${server.output()}`);
});

test('data that is missing, cut short, of another kind or of another version', async () => {
  const damage: [string, (path: string) => void, RegExp][] = [
    ['missing', (path) => rmSync(path), /kalends\.bin/],
    ['cut', (path) => truncateSync(path, 100_000), /bytes/],
    ['empty', (path) => truncateSync(path, 0), /too short/],
    ['other', (path) => writeFileSync(path, 'x'.repeat(1000)), /does not look like a Kalends file/],
    [
      'version',
      (path) => {
        const bytes = readFileSync(path);
        bytes.writeUInt32LE(99, 4);
        writeFileSync(path, bytes);
      },
      /99/,
    ],
  ];
  await Promise.all(
    damage.map(async ([name, spoil, message]) => {
      const spoiled = join(folder, `dist-${name}`);
      mkdirSync(spoiled);
      for (const file of ['server.mjs', 'kalends.bin', 'version']) copyFileSync(join(dist, file), join(spoiled, file));
      spoil(join(spoiled, 'kalends.bin'));
      const server = start(name, { KALENDS_API_KEY: KEY }, join(spoiled, 'server.mjs'));
      const code = await server.ended;
      assert.ok(typeof code === 'number' && code > 0, `${name} ended with ${code}`);
      assert.match(server.output(), message, name);
      rmSync(spoiled, { recursive: true });
    }),
  );
});

test('data that is damaged names its file', async () => {
  const spoiled = join(folder, 'dist-named');
  mkdirSync(spoiled);
  for (const file of ['server.mjs', 'version']) copyFileSync(join(dist, file), join(spoiled, file));
  writeFileSync(join(spoiled, 'kalends.bin'), 'x'.repeat(1000));
  const server = start('named', { KALENDS_API_KEY: KEY }, join(spoiled, 'server.mjs'));
  assert.is.not(await server.ended, 0);
  assert.match(server.output(), /kalends\.bin/);
});

test('SIGTERM and SIGINT end it at once when nobody is served', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = start('signal', { KALENDS_API_KEY: KEY });
    const origin = (await server.serving)!;
    await (await ask(origin, KEY)).text();
    const sent = performance.now();
    server.child.kill(signal);
    assert.is(await server.ended, 0, 'an orderly end');
    assert.ok(performance.now() - sent < 2000, `${signal} took ${performance.now() - sent} ms`);
  }
});

test('SIGTERM ends it within six seconds whatever clients do', async () => {
  const server = start('clients', { KALENDS_API_KEY: KEY });
  const origin = (await server.serving)!;
  const port = Number(new URL(origin).port);
  const sockets = await Promise.all(
    ['', 'GET /healthz HTTP/1.1\r\n', 'POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx'].map(
      (bytes) =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
          socket.on('error', () => {});
        }),
    ),
  );
  await new Promise((wake) => setTimeout(wake, 100));
  const sent = performance.now();
  server.child.kill('SIGTERM');
  assert.is(await server.ended, 0);
  assert.ok(performance.now() - sent < 6000, `it took ${performance.now() - sent} ms`);
  for (const socket of sockets) socket.destroy();
});

test('the log never holds a key', async () => {
  const server = start('log', { KALENDS_API_KEY: KEY, KALENDS_LOG_LEVEL: 'trace' });
  const origin = (await server.serving)!;
  const wrong = 'kal_wrong-key-bbbbbbbbbbbbbbbb';
  for (const key of [KEY, wrong]) {
    for (const path of [PATH, '/v1/nothing?', '/nothing?', '/v1/days/x?', '/releases/latest/manifest.json?', '/%zz?']) {
      await (await fetch(`${origin}${path}&key=${key}`)).text();
      await (await fetch(origin + path, { headers: { authorization: `Bearer ${key}` } })).text();
      await (await fetch(`${origin}${path}&key=${key}`, { method: 'POST' })).text();
    }
  }
  await stop(server);
  assert.ok(server.output().length > 0);
  assert.not.match(server.output(), /kal_/);
});

test.run();
