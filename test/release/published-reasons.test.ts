import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takeOut } from '../../build/new-release/redo-after-merge.js';
import { publishedReasons } from '../../build/release/published-reasons.js';
import { judge } from '../../build/release/reasons.js';
import { findRegressions } from '../../build/release/regressions.js';
import { entry, stateOf } from '../helpers/market.js';

/** Reasons that a release fills in itself, and a release that is made again after a merge. */

const test = suite('published reasons');

const TODAY = '2026-11-28';
const LISTED = { coverage: 'verified', sources: ['list'] } as const;

test('a day that is now as a publication lists it needs no person’s reason; one of our own rows does', () => {
  const before = stateOf([entry('2026-05-01')]);
  const after = stateOf([entry('2026-05-01'), entry('2026-05-04', LISTED), entry('2026-05-05')]);
  const regressions = findRegressions(before, after, TODAY);
  const published = publishedReasons(regressions, after);
  assert.equal(
    published.map(({ calendars, dates, why }) => [calendars, dates, why]),
    [[['XTST'], ['2026-05-04'], 'listed in list']],
  );
  const { unexcused, idle } = judge(regressions, published);
  assert.equal([unexcused.map(({ when }) => when), idle], [['2026-05-05'], []]);
});

test('a day that goes, since the full list of its year does not name it; not where no list is full', () => {
  const before = stateOf([entry('2026-05-01'), entry('2026-05-04')]);
  const listed = { complete_years: [2026], year_sources: [{ years: [2026], sources: ['list'] }] };
  const full = stateOf([entry('2026-05-01')], listed);
  const regressions = findRegressions(before, full, TODAY);
  assert.equal(
    publishedReasons(regressions, full).map(({ why }) => why),
    ['not in the full list of list'],
  );
  const bare = stateOf([entry('2026-05-01')]);
  assert.equal(publishedReasons(findRegressions(before, bare, TODAY), bare), []);
});

function release(
  dir: string,
  id: string,
  previous: string | null,
  reasons: readonly object[] = [],
): void {
  mkdirSync(join(dir, id));
  writeFileSync(
    join(dir, id, 'release.json'),
    JSON.stringify({ id, previous, note: `note of ${id}` }),
  );
  if (reasons.length > 0)
    writeFileSync(
      join(dir, id, 'reasons.jsonl'),
      reasons.map((one) => JSON.stringify(one)).join('\n'),
    );
}

const [FIRST, MAIN, BRANCH] = ['20260101T000000Z', '20260102T000000Z', '20260103T000000Z'] as const;

test('--again takes the release of the branch out, with its note and reasons, and no release of the history', () => {
  const dir = mkdtempSync(join(tmpdir(), 'again-'));
  const reason = {
    calendars: ['XTST'],
    kinds: ['changed'],
    dates: ['2026-05-01'],
    why: 'Because.',
  };
  release(dir, FIRST, null);
  release(dir, MAIN, FIRST);
  assert.throws(() => takeOut(dir, MAIN), /no other release follows 20260101T000000Z/);
  release(dir, BRANCH, FIRST, [reason]);
  writeFileSync(join(dir, 'HEAD'), '<<<<<<< a conflict');
  assert.throws(() => takeOut(dir, 'none'), /there is no release none; there are 2026/);
  assert.equal(takeOut(dir, BRANCH), { note: `note of ${BRANCH}`, reasons: [reason] });
  assert.equal(readdirSync(dir).sort(), [FIRST, MAIN, 'HEAD']);
  assert.match(readFileSync(join(dir, 'HEAD'), 'utf8'), /^20260102T000000Z [0-9a-f]{64}\n$/);
  rmSync(dir, { recursive: true });
});

test.run();
