import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keyFinder } from '../../server/keys/find-key.js';
import { readKeys } from '../../server/keys/key-file.js';
import { copyDist } from '../helpers/linked.js';
import { cases, needs } from '../helpers/needs.js';
import { killAll, startServerFile, stop, until } from '../helpers/process.js';
import { ROOT } from '../helpers/release.js';
import { SMALL_RELEASES, writeSmallDist } from '../helpers/small-dist.js';

/** node dist/server.mjs keys and npm run keys, beside a server that runs, and killed at any moment. */

const PATH = '/v1/days/2026-12-24?calendars=XNYS';
const KILLS = cases(50);

let folder: string;
let dist: string;
let file: string;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-keys-'));
  dist = join(folder, 'dist');
  await writeSmallDist(dist, {
    name: 'a'.repeat(20),
    releases: [SMALL_RELEASES[1]],
    holiday: 'Christmas Day',
  });
});
test.before.each(() => {
  file = join(mkdtempSync(join(folder, 'keys-')), 'keys.json');
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

const environment = (path: string) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  KALENDS_KEYS_FILE: path,
});
const keys = (...args: string[]) => {
  const command = [join(dist, 'server.mjs'), 'keys', ...args];
  return spawnSync(process.execPath, command, {
    cwd: tmpdir(),
    env: environment(file),
    encoding: 'utf8',
  });
};
const made = (...args: string[]) => {
  const { stdout, stderr, status } = keys(...args);
  assert.is(status, 0, stderr);
  return stdout.trim();
};

const UNIT = readFileSync(join(ROOT, 'build/deploy/systemd/kalends.service'), 'utf8');

test('under the shipped service no key gets into the journal, and the keys of the command open', async () => {
  const root = join(folder, 'opt/kalends');
  copyDist(dist, join(root, 'dist'));
  const script = /^ExecStart=\/usr\/bin\/node \/opt\/kalends(\/.*)$/m.exec(UNIT)![1]!;
  const variables = [...UNIT.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name!,
    value!,
  ]);
  // As systemd tells its services.
  const settings = { ...Object.fromEntries(variables), JOURNAL_STREAM: '8:12345' };
  const server = startServerFile(join(root, script), folder, settings);
  const origin = (await server.serving)!;
  assert.match(
    server.output(),
    /there is no key yet: \\"node dist\/server\.mjs keys add NAME\\" makes one/,
  );
  const add = ['/usr/bin/env', '-i', process.execPath, join(root, script), 'keys', 'add', 'desk'];
  const { stdout, stderr } = spawnSync(add[0]!, add.slice(1), { cwd: tmpdir(), encoding: 'utf8' });
  const key = stdout.trim();
  assert.match(key, /^kal_/, stderr);
  await until(() => server.output().includes('keys reloaded'), 'the server does not read the key');
  assert.is(
    (await fetch(origin + PATH, { headers: { authorization: `Bearer ${key}` } })).status,
    200,
  );
  server.child.kill('SIGHUP');
  await until(() => server.output().split('keys reloaded').length > 2, 'no reload');
  await stop(server);
  assert.not.match(server.output(), /kal_/);
  const writable = [...UNIT.matchAll(/^ReadWritePaths=-?(.*)$/gm)].map(([, path]) =>
    path!.replace('/opt/kalends', root),
  );
  assert.equal(writable, [join(root, '.kalends')], 'what it may write is the folder of its keys');
  assert.ok(existsSync(join(writable[0]!, 'keys.json')));
});

test('a start without a key, where none may be shown, goes on when it is told to look again', async () => {
  const server = startServerFile(join(dist, 'server.mjs'), folder, {
    KALENDS_KEYS_FILE: file,
    KALENDS_FIRST_KEY: 'off',
  });
  const origin = (await server.serving)!;
  server.child.kill('SIGHUP');
  await until(() => server.output().includes('keys reloaded'), 'no reload');
  assert.is((await fetch(origin + PATH)).status, 401);
  assert.not.ok(existsSync(file));
  await stop(server);
  assert.not.match(server.output(), /missing|kal_/);
});

test('a running server applies added, rotated and revoked keys at once, and logs no key', async () => {
  const first = made('add', 'first');
  const server = startServerFile(join(dist, 'server.mjs'), folder, { KALENDS_KEYS_FILE: file });
  const origin = (await server.serving)!;
  // The command is waited for without a turn of our own: a kept connection might meanwhile be closed as idle.
  const status = async (key: string) => {
    const headers = { authorization: `Bearer ${key}`, connection: 'close' };
    return (await fetch(origin + PATH, { headers })).status;
  };
  // By the log: who asks with a wrong key until it opens is taken for one who guesses.
  let times = 0;
  const tookMs: number[] = [];
  const taken = async () => {
    times++;
    const startedMs = performance.now();
    await until(
      () => server.output().split('keys reloaded').length > times,
      'the keys are not read again',
    );
    tookMs.push(performance.now() - startedMs);
  };
  assert.is(await status(first), 200);
  const second = made('add', 'second', '--scope', 'feeds');
  await taken();
  assert.equal([await status(first), await status(second)], [200, 403]);
  const rotated = made('rotate', 'first');
  await taken();
  assert.equal([await status(first), await status(rotated)], [200, 200]);
  const again = made('rotate', 'first', '--grace', '0');
  await taken();
  assert.equal([await status(first), await status(rotated), await status(again)], [401, 401, 200]);
  keys('revoke', 'first');
  await taken();
  assert.equal([await status(again), await status(second)], [401, 403]);
  await stop(server);
  assert.ok(Math.min(...tookMs) < 1500, `sooner than a look from time to time: ${tookMs}`);
  assert.not.match(server.output(), /kal_/);
});

test('where there is no npm, and with npm: the same file, the key alone on the standard output', () => {
  const key = made('add', 'desk');
  assert.match(key, /^kal_\w{38}$/);
  const { stdout } = spawnSync('npm', ['run', '-s', 'keys', '--', 'list'], {
    cwd: ROOT,
    env: environment(file),
    encoding: 'utf8',
  });
  assert.match(stdout, /^desk +all +default/m);
  const wrong = keys('add', 'desk');
  assert.is(wrong.status, 1);
  assert.is(wrong.stdout, '');
  assert.match(wrong.stderr, /has a key desk already/);
  assert.not.match(wrong.stderr, / at |node:/, 'no stack');
});

test('a failed write changes nothing and is reported in one line', () => {
  const before = made('add', 'desk');
  const text = readFileSync(file, 'utf8');
  const command = [
    '-c',
    'ulimit -f 0 && exec "$0" "$1" keys add other',
    process.execPath,
    join(dist, 'server.mjs'),
  ];
  const { status, stderr, stdout } = spawnSync('/bin/sh', command, {
    env: environment(file),
    encoding: 'utf8',
  });
  assert.is.not(status, 0);
  assert.not.match(stdout, /kal_/, 'a key that is stored nowhere is not shown');
  assert.is(stderr.trim().split('\n').length, 1, stderr);
  assert.is(readFileSync(file, 'utf8'), text);
  assert.ok(keyFinder(readKeys(file))(before));
  made('add', 'other');
});

needs('time')(
  `killed at ${KILLS} random moments of changes: no key that was shown is lost, the next change goes on`,
  async () => {
    const script = join(folder, 'key-changer.mjs');
    buildSync({
      entryPoints: [join(ROOT, 'test/helpers/key-changer.ts')],
      outfile: script,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
    });
    const shown = new Map<string, string>([['first', made('add', 'first')]]);
    for (let time = 0; time < KILLS; time++) {
      const child = spawn(process.execPath, [script, file, `at-${time}`], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let output = '';
      // From its first key on it does nothing but change the file.
      child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), 40 * Math.random()));
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      const signal = await new Promise((resolve) =>
        child.once('close', (_code, by) => resolve(by)),
      );
      assert.is(signal, 'SIGKILL');
      const lines = output.split('\n').slice(0, -1);
      assert.ok(lines.length > 0);
      for (const line of lines) shown.set(...(line.split(' ') as [string, string]));
      const find = keyFinder(readKeys(file));
      for (const [name, key] of shown) assert.is(find(key)?.id, name);
      assert.is(statSync(file).mode & 0o777, 0o600);
      // Whoever comes next takes over what the killed one held.
      if (time % 10 === 9) shown.set(`between-${time}`, made('add', `between-${time}`));
    }
    const last = made('add', 'last');
    assert.is(keyFinder(readKeys(file))(last)?.id, 'last');
    assert.equal(
      readdirSync(join(file, '..')).filter((left) => left !== 'keys.json'),
      [],
      'what the killed ones left is cleared',
    );
  },
);

needs('time')(
  'many changes at once, some of them killed: those that said so are stored',
  async () => {
    const running = Array.from({ length: 8 }, (_, at) => {
      const child = spawn(
        process.execPath,
        [join(dist, 'server.mjs'), 'keys', 'add', `at-once-${at}`],
        {
          env: environment(file),
        },
      );
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      if (at % 4 === 0) setTimeout(() => child.kill('SIGKILL'), 200 + 400 * Math.random());
      return new Promise<string>((resolve) => child.once('close', () => resolve(output.trim())));
    });
    const outputs = await Promise.all(running);
    const find = keyFinder(existsSync(file) ? readKeys(file) : new Map());
    const answer = outputs.filter((output) => /^kal_\w{38}$/.test(output));
    assert.ok(answer.length >= 6, `${answer.length}`);
    for (const key of answer) assert.ok(find(key));
  },
);

test.run();
