import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withLock } from '../../build/dist/lock.js';
import { ownName } from '../../server/util/owner.js';

/** One build at a time in one folder. */

let dist: string;
test.before.each(() => {
  dist = mkdtempSync(join(tmpdir(), 'kalends-lock-'));
});
test.after.each(() => rmSync(dist, { recursive: true }));

const [host, pid, began] = ownName().split('~');

test('it is held while the work is done, and let go when it fails', async () => {
  const path = join(dist, 'lock');
  assert.is(await withLock(dist, async () => readFileSync(path, 'utf8')), ownName());
  assert.not.ok(existsSync(path));
  await withLock(dist, () => Promise.reject(new Error('work'))).then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, 'work'),
  );
  assert.not.ok(existsSync(path));
});

test('a second one waits for the first', async () => {
  const order: string[] = [];
  const first = withLock(dist, async () => {
    order.push('first begins');
    await new Promise((wake) => setTimeout(wake, 300));
    order.push('first ends');
  });
  const second = withLock(dist, async () => void order.push('second'));
  await Promise.all([first, second]);
  assert.equal(order, ['first begins', 'first ends', 'second']);
});

test('that of one who died is taken over, whoever has its number now, and so is an empty one', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  for (const owner of [`${host}~${gone}~${began}`, `${host}~${pid}~${Number(began) - 1}`, '']) {
    writeFileSync(join(dist, 'lock'), owner);
    assert.is(await withLock(dist, async () => 'done'), 'done');
    assert.not.ok(existsSync(join(dist, 'lock')));
  }
});

test.run();
