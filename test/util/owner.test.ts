import { spawnSync } from 'node:child_process';
import { mkdtempSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isAlive, ownName } from '../../server/util/owner.js';

/** Which processes are alive, by the names that they leave in a common folder. */

let folder: string;
test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-owner-'));
});
test.after.each(() => rmSync(folder, { recursive: true }));

const [host, pid, began] = ownName().split('~');

function leave(owner: string): string {
  const path = join(folder, owner);
  writeFileSync(path, '');
  return path;
}

test('this process is alive; one that died is not, whoever has its number now', () => {
  assert.ok(isAlive(ownName(), leave(ownName())));
  const gone = spawnSync(process.execPath, ['--version']).pid;
  for (const owner of [
    `${host}~${gone}~${began}`,
    `${host}~${pid}~${Number(began) - 1}`,
    'anything',
  ]) {
    assert.not.ok(isAlive(owner, leave(owner)), owner);
  }
});

test('one of another machine, or of another container of the same name, counts while its file is renewed', () => {
  const namespace = readlinkSync('/proc/self/ns/pid');
  assert.is(host, encodeURIComponent(`${hostname()} ${namespace}`));
  const container = encodeURIComponent(`${hostname()} pid:[1]`);
  const gone = spawnSync(process.execPath, ['--version']).pid;
  for (const owner of [
    'another-machine~1~2',
    `${container}~${gone}~${began}`,
    `${container}~${pid}~1`,
  ]) {
    const path = leave(owner);
    assert.ok(isAlive(owner, path), owner);
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000);
    utimesSync(path, elevenMinutesAgo, elevenMinutesAgo);
    assert.not.ok(isAlive(owner, path), owner);
  }
});

test.run();
