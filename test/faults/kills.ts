import * as assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkWhole } from '../../build/dist/check-whole.js';
import { readDescriptions } from '../../build/release/release-files.js';
import { replayReleases } from '../../build/release/replay.js';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { makeCheckout } from '../helpers/checkout.js';
import { killAll, type Started, startProgram } from '../helpers/process.js';

/**
 * npx tsx test/faults/kills.ts [COUNT]: kill -9 at random moments of the writing of a release and of a build, 50 times
 * each; after each, what there was is there, and the next run goes on. (Of keys and of publishing: KALENDS_KILLS=50 npx
 * tsx test/run.ts 'process/keys|dist/publish'.)
 */
const COUNT = Number(process.argv[2] ?? 50);
const ROOT = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'kalends-kills-'));
const idOf = (number: number) =>
  `2026010${1 + Math.floor(number / 60)}T0000${String(number % 60).padStart(2, '0')}Z`;

try {
  await killReleases();
  await killBuilds();
} finally {
  killAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function killReleases(): Promise<void> {
  const dir = join(folder, 'releases');
  mkdirSync(dir);
  const write = (id: string, holiday: string) =>
    startProgram(
      [process.execPath, '--import', 'tsx', 'test/faults/write-release.ts', dir, id, holiday],
      ROOT,
    );
  assert.equal(await write(idOf(0), 'Holiday 0').ended, 0);
  const tally = { before: 0, after: 0, finished: 0 };
  let known = [idOf(0)];
  for (let number = 1; number <= COUNT; number++) {
    const run = write(idOf(number), `Holiday ${number}`);
    await run.printed(/writing/);
    const killed = await killWithin(run, 12);
    const ids = readDescriptions(dir).map(({ file }) => file.id);
    assert.deepEqual(ids.slice(0, known.length), known, 'what there was is there');
    const isThere = ids.includes(idOf(number));
    assert.ok(isThere || !/written/.test(run.output()), 'what was told is there');
    tally[killed ? (isThere ? 'after' : 'before') : 'finished']++;
    for (const step of replayReleases({ dir, check: 'every' })) assert.ok(step.state);
    if (!isThere)
      assert.equal(await write(idOf(number), `Holiday ${number}`).ended, 0, 'the next run goes on');
    known = readDescriptions(dir).map(({ file }) => file.id);
  }
  assert.equal(known.length, COUNT + 1);
  console.log(
    `releases: killed ${tally.before} times before it was there, ${tally.after} after; ${tally.finished} finished first`,
  );
}

async function killBuilds(): Promise<void> {
  const checkout = makeCheckout(join(folder, 'checkout'));
  checkout.addRelease('20250101T000000Z', 'Holiday 0');
  checkout.addRelease('20250102T000000Z', 'Holiday 1');
  const began = performance.now();
  const first = checkout.build();
  assert.equal(await first.ended, 0, first.output());
  const tookMs = performance.now() - began;
  const tally = { killed: 0, finished: 0, switched: 0 };
  for (let number = 1; number <= COUNT; number++) {
    const before = currentBuild(checkout.dist)!;
    checkout.append('server/util/get-or-make.ts', `// ${number}\n`);
    const run = checkout.build('--releases', 'all');
    tally[(await killWithin(run, tookMs)) ? 'killed' : 'finished']++;
    const after = currentBuild(checkout.dist)!;
    checkWhole(buildDir(checkout.dist, after));
    if (after !== before) tally.switched++;
    assert.equal(await checkout.build('--releases', 'all').ended, 0, 'the next run goes on');
    const whole = currentBuild(checkout.dist)!;
    checkWhole(buildDir(checkout.dist, whole));
    assert.notEqual(whole, before);
    assert.ok(readFileSync(join(checkout.dist, 'server.mjs')).length > 0);
  }
  console.log(
    `builds: killed ${tally.killed} times, ${tally.finished} finished first; ${tally.switched} had switched when they ended`,
  );
}

/** Kills a program at a moment within so many milliseconds; whether it was not through before. */
async function killWithin({ child, exit }: Started, ms: number): Promise<boolean> {
  const timer = setTimeout(() => child.kill('SIGKILL'), ms * Math.random());
  const end = await exit;
  clearTimeout(timer);
  return end === 'SIGKILL';
}
