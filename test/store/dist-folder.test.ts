import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDir, currentBuild, pointTo } from '../../server/store/dist-folder.js';

const NAME = 'a'.repeat(20);
let dist: string;

test.before.each(() => {
  dist = mkdtempSync(join(tmpdir(), 'kalends-dist-'));
});
test.after.each(() => rmSync(dist, { recursive: true }));

test('the pointer names a build that exists', () => {
  assert.is(currentBuild(dist), null);
  assert.throws(() => pointTo(dist, NAME), /ENOENT/);
  assert.is(currentBuild(dist), null, 'it is not replaced');
  mkdirSync(buildDir(dist, NAME), { recursive: true });
  pointTo(dist, NAME);
  assert.is(currentBuild(dist), NAME);
  for (const wrong of ['', '..', `${NAME}/../..`, 'A'.repeat(20)]) {
    writeFileSync(join(dist, 'current'), wrong);
    assert.throws(() => currentBuild(dist), /current is damaged/);
  }
});

test.run();
