import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currentBuild, isLeased, pointTo, takeLease } from '../../server/store/dist-folder.js';
import { isAlive, ownName } from '../../server/util/owner.js';

/** Who reads a build, and whether they still live. */

const NAME = 'a'.repeat(20);
let dist: string;

test.before.each(() => {
  dist = mkdtempSync(join(tmpdir(), 'kalends-dist-'));
});
test.after.each(() => rmSync(dist, { recursive: true }));

const leases = () => readdirSync(join(dist, 'leases', NAME));

function leave(owner: string): string {
  mkdirSync(join(dist, 'leases', NAME), { recursive: true });
  const path = join(dist, 'leases', NAME, owner);
  writeFileSync(path, '');
  return path;
}

test('a lease counts until it is ended', () => {
  assert.not.ok(isLeased(dist, NAME));
  const release = takeLease(dist, NAME);
  assert.ok(isLeased(dist, NAME));
  release();
  assert.not.ok(isLeased(dist, NAME));
  release();
});

test('that of a process which died is cleared, whoever has its number now', () => {
  const [host, pid, began] = ownName().split('~');
  const gone = spawnSync(process.execPath, ['--version']).pid;
  for (const owner of [`${host}~${gone}~${began}`, `${host}~${pid}~${Number(began) - 1}`]) {
    const path = leave(owner);
    assert.not.ok(isAlive(owner, path), owner);
    assert.not.ok(isLeased(dist, NAME));
    assert.equal(leases(), []);
  }
});

test('that of another machine counts while it is renewed', () => {
  const path = leave('another-machine~1~2');
  assert.ok(isLeased(dist, NAME));
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000);
  utimesSync(path, elevenMinutesAgo, elevenMinutesAgo);
  assert.not.ok(isLeased(dist, NAME));
});

test('one that lives counts beside one that died', () => {
  leave(`${ownName().split('~')[0]}~${spawnSync(process.execPath, ['--version']).pid}~1`);
  takeLease(dist, NAME);
  assert.ok(isLeased(dist, NAME));
  assert.equal(
    leases().map((name) => name.startsWith(`${ownName()}~`)),
    [true],
  );
});

test('the pointer', () => {
  assert.is(currentBuild(dist), null);
  pointTo(dist, NAME);
  assert.is(currentBuild(dist), NAME);
  for (const wrong of ['', '..', `${NAME}/../..`, 'A'.repeat(20)]) {
    writeFileSync(join(dist, 'current'), wrong);
    assert.throws(() => currentBuild(dist), /current is damaged/);
  }
});

test.run();
