import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCode } from '../../build/sources/jobs.js';
import { chooseSources, readOptions } from '../../build/sources/options.js';

/** Only commands that fail before anything is fetched: the publications' own addresses are never asked here. */
const COMMAND = fileURLToPath(new URL('../../build/sources/command.ts', import.meta.url));

test('an unknown id is refused with the nearest ones', () => {
  const { status, stderr } = run('fetch', 'nyse-group-holidais-2026-2028');
  assert.is(status, 2);
  assert.match(
    stderr,
    /no publication nyse-group-holidais-2026-2028; the nearest ids are nyse-group-holidays-2026-2028,/,
  );
});

test('a command that says nothing shows how it is used', () => {
  const { status, stderr } = run();
  assert.is(status, 2);
  assert.match(stderr, /^say fetch or watch\n\nnpm run sources -- fetch/);
});

test('options have defaults and bounds', () => {
  assert.equal(readOptions(['fetch', 'a', 'b']), {
    verb: 'fetch',
    ids: ['a', 'b'],
    keep: false,
    limits: { timeoutMs: 30_000, maxBytes: 20_000_000 },
  });
  assert.equal(readOptions(['watch', '--keep', '--timeout', '2.5', '--limit', '1']).limits, {
    timeoutMs: 2_500,
    maxBytes: 1_000_000,
  });
  for (const wrong of [
    ['look'],
    ['watch', 'a'],
    ['fetch', '--keep'],
    ['fetch', '--timeout', '0'],
    ['fetch', '--limit', 'x'],
    ['fetch', '--all'],
  ]) {
    assert.throws(() => readOptions(wrong), undefined, wrong.join(' '));
  }
});

test('sources are chosen by id, once each, or all', () => {
  const sources = [{ id: 'a' }, { id: 'b' }];
  assert.equal(chooseSources(sources, []), sources);
  assert.equal(chooseSources(sources, ['b', 'b']), [{ id: 'b' }]);
  assert.throws(() => chooseSources(sources, ['c', 'd']), /no publication c; .*\nno publication d; /);
});

test('a watch exits with 1 for any change or failure, a fetch for failures alone', () => {
  const none = { new: 0, changed: 0, unchanged: 5, failed: 0 };
  const codes = (tally: typeof none) => [exitCode('fetch', tally), exitCode('watch', tally)];
  assert.equal(codes(none), [0, 0]);
  assert.equal(codes({ ...none, changed: 1 }), [0, 1]);
  assert.equal(codes({ ...none, new: 1 }), [0, 1]);
  assert.equal(codes({ ...none, failed: 1 }), [1, 1]);
});

function run(...args: string[]): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', COMMAND, ...args], { encoding: 'utf8', timeout: 30_000 });
}

test.run();
