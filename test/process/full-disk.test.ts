import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkWhole } from '../../build/dist/check-whole.js';
import { buildDir, buildNames, currentBuild } from '../../server/store/dist-folder.js';
import { type Checkout, makeCheckout } from '../helpers/checkout.js';
import { needs } from '../helpers/needs.js';
import { killAll, startProgram, stop, until } from '../helpers/process.js';

/** A disk that is full while it is built: the build before goes on answering, and the next build is whole. */

const KEY = 'kal_key-of-the-environment-01234';
const IDS = ['20250102T030405Z', '20260102T030405Z', '20260203T040506Z'] as const;
const NEXT = '20270204T050607Z';
/** What a build writes is some 5 MB: of the program, of the history, of the files of a release, of the pages. */
const ROOMS = [4096, 65_536, 900_000, 2_000_000, 3_400_000, 4_200_000];
const ROOM_ENOUGH = 1 << 30;

let folder: string;
let checkout: Checkout;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-full-'));
  checkout = makeCheckout(join(folder, 'checkout'));
  for (const [at, id] of IDS.entries()) checkout.addRelease(id, `Holiday ${at}`);
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

/** A disk of its own for dist/, which goes with the process that holds it. */
async function diskOfDist() {
  mkdirSync(checkout.dist);
  const mount = `mount -t tmpfs -o size=${ROOM_ENOUGH} tmpfs '${checkout.dist}' && echo mounted && exec sleep 3600`;
  const holder = startProgram(['unshare', '-m', 'sh', '-c', mount], folder);
  await holder.printed(/mounted/);
  const { pid } = holder.child;
  const within = ['nsenter', '-t', String(pid), '-m', `--wd=${checkout.root}`];
  const dist = `/proc/${pid}/root${checkout.dist}`;
  return {
    dist,
    run: (command: readonly string[], environment?: Record<string, string>) =>
      startProgram([...within, ...command], checkout.root, environment),
    /** Leaves so many bytes. */
    leave: (bytes: number) => {
      const { blocks, bfree, bsize } = statfsSync(dist);
      const size = (blocks - bfree) * bsize + bytes;
      execFileSync(within[0]!, [
        ...within.slice(1),
        'mount',
        '-o',
        `remount,size=${size}`,
        checkout.dist,
      ]);
    },
  };
}

needs('unshare', 'time')(
  'the build fails with the reason, the server goes on, and the next build is whole',
  async () => {
    const { dist, run, leave } = await diskOfDist();
    const build = (...options: string[]) => run([...checkout.buildCommand, ...options]);
    const first = build('--releases', 'all');
    assert.is(await first.ended, 0, first.output());
    const before = currentBuild(dist)!;
    const server = run([process.execPath, join(checkout.dist, 'server.mjs')], {
      KALENDS_API_KEY: KEY,
      KALENDS_RATE_LIMIT: 'off',
    });
    const origin = (await server.serving)!;
    const holiday = async (more = '') => {
      const path = `/v1/holidays?calendars=EUR&from=2026-12-25&days=1${more}`;
      return /Holiday \d/.exec(await (await fetch(`${origin}${path}&key=${KEY}`)).text())?.[0];
    };
    checkout.addRelease(NEXT, 'Holiday 3');
    for (const room of ROOMS) {
      leave(room);
      const full = build();
      assert.is.not(await full.ended, 0, `${room}: ${full.output()}`);
      assert.match(full.output(), /ENOSPC|no space left/, `${room}`);
      assert.equal([currentBuild(dist), buildNames(dist)], [before, [before]], `${room}`);
      checkWhole(buildDir(dist, before));
      assert.equal(readdirSync(join(dist, 'drafts')), [], `${room}: drafts are left`);
      assert.not.ok(existsSync(join(dist, 'lock')), `${room}: a lock is left`);
      for (const [at, id] of IDS.entries())
        assert.is(await holiday(`&release=${id}`), `Holiday ${at}`, `${room}`);
    }
    leave(ROOM_ENOUGH);
    const next = build();
    assert.is(await next.ended, 0, next.output());
    assert.match(next.output(), /history, 3 taken over: adding: 1 releases/);
    checkWhole(buildDir(dist, currentBuild(dist)!));
    await until(async () => (await holiday()) === 'Holiday 3', 'it did not go over');
    for (const [at, id] of [...IDS, NEXT].entries())
      assert.is(await holiday(`&release=${id}`), `Holiday ${at}`);
    await stop(server);
  },
);

test.run();
