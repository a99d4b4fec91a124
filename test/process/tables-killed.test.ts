import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sha256Of } from '../../server/store/build-record.js';
import { tablesDir } from '../../server/store/day-tables.js';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { checkBuild } from '../../server/store/load.js';
import { type Checkout, makeCheckout } from '../helpers/checkout.js';
import { cases, needs } from '../helpers/needs.js';
import { killAll, startProgram, until } from '../helpers/process.js';

/** `npm run build -- --tables` that is killed, or that finds the disk full: whole tables or none, and the next run makes them. */

const RELEASE = '20250102T030405Z';
const YEARS = ['--tables', '--years', '1990-2060'];
const KILLS = Number(process.env.KALENDS_KILLS ?? cases(10));
const ROOMS = [0, 4096, 30_000];

let folder: string;
let checkout: Checkout;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-tables-'));
  checkout = makeCheckout(join(folder, 'checkout'));
  checkout.addRelease(RELEASE, 'Holiday');
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

/** Whether there are tables; throws if a part of them is missing or damaged. */
function hasTables(dist: string): boolean {
  const { tables } = checkBuild(buildDir(dist, currentBuild(dist)!)).releases[0]!;
  if (!tables) return false;
  for (const [name, sha256] of tables.sums)
    assert.is(sha256Of(readFileSync(join(tables.dir, name))), sha256, name);
  return true;
}

needs('time')('killed at any moment: whole tables or none, and the next run goes on', async () => {
  const { dist } = checkout;
  const plain = checkout.build();
  assert.is(await plain.ended, 0, plain.output());
  const began = performance.now();
  const whole = checkout.build(...YEARS);
  assert.is(await whole.ended, 0, whole.output());
  const took = performance.now() - began;
  assert.ok(hasTables(dist));
  const drafts = join(dist, 'drafts');
  const isWriting = () => existsSync(drafts) && readdirSync(drafts).length > 0;
  let without = 0;
  for (let time = 0; time < KILLS; time++) {
    rmSync(tablesDir(dist), { recursive: true, force: true });
    const { child, exit } = checkout.build(...YEARS);
    // The first while it writes, however fast the machine has become; the others at any moment.
    if (time === 0) await until(isWriting, 'it writes nothing');
    else await wait(took * (0.3 + (0.75 * (time + 1)) / KILLS));
    child.kill('SIGKILL');
    await exit;
    if (!hasTables(dist)) without++;
  }
  assert.ok(without > 0, 'no kill came before the tables were there');
  const next = checkout.build(...YEARS);
  assert.is(await next.ended, 0, next.output());
  assert.ok(hasTables(dist));
  assert.equal(readdirSync(drafts), [], 'drafts are left');
  assert.is(readdirSync(tablesDir(dist)).length, 1);
});

needs('unshare', 'time')(
  'a full disk: the reason is told, no part of a table is left',
  async () => {
    rmSync(checkout.dist, { recursive: true, force: true });
    mkdirSync(checkout.dist);
    const mount = `mount -t tmpfs -o size=1g tmpfs '${checkout.dist}' && echo mounted && exec sleep 3600`;
    const holder = startProgram(['unshare', '-m', 'sh', '-c', mount], folder);
    await holder.printed(/mounted/);
    const { pid } = holder.child;
    const within = ['nsenter', '-t', String(pid), '-m', `--wd=${checkout.root}`];
    const dist = `/proc/${pid}/root${checkout.dist}`;
    const build = (...options: string[]) =>
      startProgram([...within, ...checkout.buildCommand, ...options], checkout.root);
    const leave = (room: number | null) => {
      const { blocks, bfree, bsize } = statfsSync(dist);
      const used = (blocks - bfree) * bsize;
      const size = room === null ? '1g' : String(used + room);
      const remount = ['mount', '-o', `remount,size=${size}`, checkout.dist];
      execFileSync(within[0]!, [...within.slice(1), ...remount]);
    };
    const plain = build();
    assert.is(await plain.ended, 0, plain.output());
    for (const room of ROOMS) {
      leave(room);
      const full = build(...YEARS);
      assert.is.not(await full.ended, 0, `${room}: ${full.output()}`);
      assert.match(full.output(), /ENOSPC|no space left/, `${room}`);
      // Whole, if the disk was full only after them.
      if (hasTables(dist)) rmSync(tablesDir(dist), { recursive: true });
      assert.equal(readdirSync(join(dist, 'drafts')), [], `${room}: drafts are left`);
      assert.not.ok(existsSync(join(dist, 'lock')), `${room}: a lock is left`);
    }
    leave(null);
    const next = build(...YEARS);
    assert.is(await next.ended, 0, next.output());
    assert.ok(hasTables(dist));
  },
);

test.run();
