import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDir, buildNames, currentBuild } from '../../server/store/dist-folder.js';
import { type Checkout, makeCheckout } from '../helpers/checkout.js';
import { copyDist } from '../helpers/linked.js';
import { needs, pathOf, sampled, some } from '../helpers/needs.js';
import {
  childrenOf,
  killAll,
  type Started,
  startProgram,
  stop,
  until,
} from '../helpers/process.js';

/** npm start: it builds when it must, and is one with the server that it starts. */

const KEY = 'kal_key-of-the-environment-01234';
const ID = '20260102T030405Z';
const ENVIRONMENT = { KALENDS_API_KEY: KEY, KALENDS_RATE_LIMIT: 'off' };

/** Always the same one: the loader knows by their paths the files that it has read. */
let folder: string;
let checkout: Checkout;
/** The dist/ of a build, made once; each test has a copy. */
let built: string;

test.before(async () => {
  const place = mkdtempSync(join(tmpdir(), 'kalends-start-'));
  [folder, built] = [join(place, 'tested'), join(place, 'built')];
  makeFirst();
  const run = checkout.build();
  assert.is(await run.ended, 0, run.output());
  renameSync(checkout.dist, built);
  rmSync(folder, { recursive: true });
});
test.after(() => rmSync(join(folder, '..'), { recursive: true }));
test.before.each(() => {
  makeFirst();
  copyDist(built, checkout.dist);
});
test.after.each(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

function makeFirst(): void {
  checkout = makeCheckout(join(folder, 'checkout'));
  checkout.addRelease(ID, 'The first');
}

const start = () => checkout.start(ENVIRONMENT);
const answers = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Processes whose working directory is the checkout. */
function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === checkout.root;
      } catch {
        return false;
      }
    });
}

/** The server that a start runs. */
function serverOf(start: Started): number {
  return childrenOf(start).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('server.mjs'),
  )!;
}

sampled('the signal reaches the server, its exit code is told, nothing is left', async () => {
  for (const signal of some(['SIGTERM', 'SIGINT'] as const, 2)) {
    const run = start();
    const origin = (await run.serving)!;
    assert.not.match(run.output(), /history/, 'nothing was to be built');
    run.child.kill(signal);
    assert.is(await run.ended, 0, 'an orderly end');
    assert.not.ok(await answers(origin), 'the port is free');
    assert.equal(processes(), []);
  }
});

needs('time')('npm passes them on, and tells the exit code', async () => {
  const run = startProgram(['npm', 'start'], checkout.root, ENVIRONMENT);
  const origin = (await run.serving)!;
  run.child.kill('SIGTERM');
  await run.ended;
  await until(
    async () => !(await answers(origin)) && processes().length === 0,
    'something is left',
  );
  const failed = startProgram(['npm', 'start'], checkout.root, { ...ENVIRONMENT, PORT: 'none' });
  assert.is(await failed.ended, 1);
});

needs('time')(
  'a server that was killed is no success: 128 and the number of the signal',
  async () => {
    for (const signal of some(['SIGKILL', 'SIGSEGV'] as const, 2)) {
      const run = start();
      await run.serving;
      process.kill(serverOf(run), signal);
      assert.is(await run.ended, 128 + constants.signals[signal]);
    }
  },
);

test('a server that does not start: its exit code', async () => {
  const run = checkout.start({ ...ENVIRONMENT, PORT: '99999' });
  assert.is(await run.ended, 1);
  assert.match(run.output(), /PORT/);
});

needs('script')('SIGHUP, and a terminal that is closed, end nothing', async () => {
  const run = start();
  const origin = (await run.serving)!;
  run.child.kill('SIGHUP');
  await run.printed(/keys reloaded|keys stay/);
  assert.ok(await answers(origin));
  await stop(run);

  const environment = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}=${value}`);
  const command = `${environment.join(' ')} PORT=0 exec '${process.execPath}' build/run.mjs build/start.ts`;
  const seen = join(folder, 'terminal');
  const terminal = startProgram([pathOf('script')!, '-qefc', command, seen], checkout.root);
  await until(
    () => existsSync(seen) && /"origin":"/.test(readFileSync(seen, 'utf8')),
    'no start in a terminal',
  );
  const address = /"origin":"(http:[^"]+)"/.exec(readFileSync(seen, 'utf8'))![1]!;
  // The one who holds the terminal dies: what runs in it is told by SIGHUP, and cannot write any more.
  terminal.child.kill('SIGKILL');
  await terminal.ended;
  await new Promise((wake) => setTimeout(wake, 500));
  for (let time = 0; time < 5; time++) {
    assert.ok(await answers(address), 'it ended with its terminal');
    for (const pid of processes()) process.kill(pid, 'SIGHUP');
    await new Promise((wake) => setTimeout(wake, 100));
  }
  assert.ok(await answers(address), 'a line that nobody can read ended it');
  const left = processes();
  assert.ok(left.length > 0);
  for (const pid of left) process.kill(pid, 'SIGTERM');
  await until(() => processes().length === 0, 'it did not end');
});

test('killed itself, it leaves no server behind', async () => {
  const run = start();
  const origin = (await run.serving)!;
  run.child.kill('SIGKILL');
  await run.ended;
  await until(
    async () => !(await answers(origin)) && processes().length === 0,
    'the server is still there',
  );
});

needs('time')(
  'ended while it builds, it leaves no build behind, and the next start goes on',
  async () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
      rmSync(checkout.dist, { recursive: true, force: true });
      const run = start();
      await run.printed(/history: adding/);
      run.child.kill(signal);
      const ended = await run.ended;
      if (signal !== 'SIGKILL') assert.is(ended, 128 + constants.signals[signal]);
      await until(() => processes().length === 0, `${signal}: the build is still there`);
      assert.is(currentBuild(checkout.dist), null, 'nothing was switched to');
    }
    const next = start();
    assert.ok(await next.serving, next.output());
    await stop(next);
  },
);

needs('time')(
  'it builds when anything that a build is made from has changed, and only then',
  async () => {
    const changed = async (change: () => void) => {
      change();
      const run = start();
      assert.ok(await run.serving, run.output());
      await stop(run);
      return run.output().includes('current: dist/builds/');
    };
    const touch = (path: string) => () => {
      const file = join(checkout.root, path);
      writeFileSync(file, readFileSync(file));
    };
    assert.not.ok(await changed(touch('server/main.ts')), 'a time is not a change');
    const comment = (path: string) => () => checkout.append(path, '\n');
    for (const path of some(
      ['build/dist/pages.ts', 'server/main.ts', 'package-lock.json', 'NOTICE'],
      4,
    ))
      assert.ok(await changed(comment(path)), path);
    assert.not.ok(
      await changed(comment('build/start.ts')),
      'this is no part of a build, and all else is as it was built',
    );
  },
);

needs('time')('a build that is damaged is made anew', async () => {
  const name = currentBuild(checkout.dist)!;
  truncateSync(join(buildDir(checkout.dist, name), 'history.json'), 10);
  const run = start();
  assert.ok(await run.serving, run.output());
  assert.match(run.output(), /building again: .*history\.json is damaged/);
  await stop(run);
});

needs('time')(
  'two starts at once, on a folder that was never built: both serve, and it starts ever after',
  async () => {
    rmSync(checkout.dist, { recursive: true });
    const runs = [start(), start()];
    const origins = await Promise.all(runs.map((run) => run.serving));
    for (const [at, origin] of origins.entries())
      assert.ok(origin && (await answers(origin)), runs[at]!.output());
    assert.is(buildNames(checkout.dist).length, 1);
    for (const run of runs) await stop(run);
    const again = start();
    assert.ok(await again.serving);
    await stop(again);
  },
);

test.run();
