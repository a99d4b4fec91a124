import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dueSources } from '../../build/sources/due.js';
import { exitCode } from '../../build/sources/jobs.js';
import { chooseSources, readOptions } from '../../build/sources/options.js';
import { recordLook } from '../../build/sources/watched.js';
import { needs } from '../helpers/needs.js';

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

needs('time')('a command without arguments prints the usage', () => {
  const { status, stderr } = run();
  assert.is(status, 2);
  assert.match(stderr, /^expected new, pin, fetch or watch\n\nnpm run sources -- fetch/);
});

test('options have defaults and limits', () => {
  assert.equal(readOptions(['fetch', 'a', 'b']), {
    verb: 'fetch',
    ids: ['a', 'b'],
    keep: false,
    dueDays: null,
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
    ['fetch', '--due'],
    ['watch', '--due', '0'],
  ]) {
    assert.throws(() => readOptions(wrong), undefined, wrong.join(' '));
  }
});

test('sources are due that were not read for some days, by a fetch or a watch, the oldest first', () => {
  const dueDays = (...argv: string[]) => readOptions(['watch', ...argv]).dueDays;
  assert.equal(
    [dueDays(), dueDays('--due'), dueDays('--due', '30'), dueDays('--due', '--keep')],
    [null, 7, 30, 7],
  );
  const dir = mkdtempSync(join(tmpdir(), 'kalends-due-'));
  const indexFile = join(dir, 'archive.json');
  const row = (fetched_at: string) => ({
    fetched_at,
    sha256: 'a'.repeat(64),
    content_type: 'text/html',
    bytes: 1,
    final_url: 'https://example.com/',
  });
  const rows = {
    old: row('2026-11-01T00:00:00Z'),
    older: row('2026-10-01T00:00:00Z'),
    new: row('2026-11-20T00:00:00Z'),
  };
  writeFileSync(indexFile, JSON.stringify(rows));
  const watchFile = join(dir, 'sources.json');
  const sources = ['new', 'old', 'older', 'never'].map((id) => ({ id }));
  const desk = { archive: { dir, indexFile }, watchFile };
  const due = (days: number | null) =>
    dueSources(sources, desk, days, '2026-11-22T00:00:00Z').map(({ id }) => id);
  assert.equal(due(7), ['never', 'older', 'old']);
  assert.equal(due(30), ['never', 'older']);
  assert.equal(due(1), ['never', 'older', 'old', 'new']);
  assert.equal(due(null), ['new', 'old', 'older', 'never']);
  recordLook(watchFile, 'older', { outcome: 'unchanged', at: '2026-11-21T00:00:00Z' });
  recordLook(watchFile, 'old', { outcome: 'failed', at: '2026-11-21T00:00:00Z' });
  assert.equal(due(7), ['never', 'old'], 'one that failed is due again');
  rmSync(dir, { recursive: true });
});

test('sources are chosen by id, once each, or all', () => {
  const sources = [{ id: 'a' }, { id: 'b' }];
  assert.equal(chooseSources(sources, []), sources);
  assert.equal(chooseSources(sources, ['b', 'b']), [{ id: 'b' }]);
  assert.throws(
    () => chooseSources(sources, ['c', 'd']),
    /no publication c; .*\nno publication d; /,
  );
});

test('exit codes distinguish changes (1) from failures (2); a fetch reports no changes', () => {
  const none = { new: 0, changed: 0, unchanged: 5, failed: 0 };
  const codes = (tally: typeof none) => [exitCode('fetch', tally), exitCode('watch', tally)];
  assert.equal(codes(none), [0, 0]);
  assert.equal(codes({ ...none, changed: 1 }), [0, 1]);
  assert.equal(codes({ ...none, new: 1 }), [0, 1]);
  assert.equal(codes({ ...none, failed: 1 }), [2, 2]);
  assert.equal(codes({ ...none, changed: 2, failed: 1 }), [2, 3]);
});

function run(...args: string[]): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', COMMAND, ...args], {
    encoding: 'utf8',
    timeout: 600_000,
  });
}

test.run();
