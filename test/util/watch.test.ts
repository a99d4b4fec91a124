import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchChanges } from '../../server/util/watch.js';
import { until } from '../helpers/process.js';

/** A file is watched, whatever becomes of it and of its folder. */

const folder = mkdtempSync(join(tmpdir(), 'kalends-watch-'));
test.after(() => rmSync(folder, { recursive: true }));

/** How often the watched file was told to have changed. */
function watching(path: string): () => number {
  let times = 0;
  watchChanges(path, () => times++);
  return () => times;
}

test('written, replaced, removed, created again: each is reported', async () => {
  const path = join(folder, 'keys/keys.json');
  const times = watching(path);
  const steps = [
    () => {
      mkdirSync(join(folder, 'keys'));
      writeFileSync(path, 'one');
    },
    () => writeFileSync(path, 'another'),
    () => {
      writeFileSync(`${path}.draft`, 'another');
      renameSync(`${path}.draft`, path);
    },
    () => rmSync(join(folder, 'keys'), { recursive: true }),
    () => {
      mkdirSync(join(folder, 'keys'));
      writeFileSync(path, 'again');
    },
  ];
  for (const [index, step] of steps.entries()) {
    step();
    await until(() => times() > index, `step ${index} is not told`);
    assert.is(times(), index + 1);
  }
});

test('a change right after the start is reported, and no change is not', async () => {
  const [path, other] = [join(folder, 'current'), join(folder, 'other')];
  for (const file of [path, other]) writeFileSync(file, 'before');
  const [times, timesOfOther] = [watching(path), watching(other)];
  writeFileSync(path, 'right after');
  await until(() => times() > 0, 'it is not told');
  assert.is(timesOfOther(), 0);
});

test.run();
