import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { claimsFor } from '../../build/verify/claims.js';
import { verifyByParts } from '../../build/verify/common-days.js';
import type { Publication } from '../../build/verify/publication.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { closed, linesOf, plain, publication, verify, WEEKEND } from '../helpers/publications.js';

/** A calendar that is what its parts have in common is verified by their publications together. */

const CHRISTMAS = [plain('2025-12-25', 'Christmas Day')];
const act = (id: string, ...dates: string[]) =>
  publication(id, { years: [2025], closed: closed(...dates) });
const list = (id: string, ...dates: string[]) =>
  publication(id, { years: [2025], complete: true, closed: closed(...dates) });

/** Parts by the publication of each; `own`: what is said of the whole. */
function whole(entries: typeof CHRISTMAS, parts: readonly Publication[], own: Publication[] = []) {
  const years: [number, number] = [2025, 2025];
  const hearing = { calendar: 'XTST', weekend: WEEKEND, releaseDay: '2026-11-22' };
  const part = (one: Publication) => verify(entries, [one], years);
  return verifyByParts(
    verify(entries, own, years),
    parts.map(part),
    claimsFor(hearing, own),
    WEEKEND,
    years,
  );
}

test('a day that the texts of all parts name is verified by all of them', () => {
  const both = whole(CHRISTMAS, [act('a', '2025-12-25'), act('b', '2025-12-25')]);
  assert.equal(linesOf(both), ['2025-12-25 holiday verified a b']);
  assert.equal(both.differences, []);
  assert.equal(
    [...both.sources],
    [
      ['a', [2025]],
      ['b', [2025]],
    ],
  );
  const one = whole(CHRISTMAS, [act('a', '2025-12-25'), act('b', '2025-12-26')]);
  assert.equal(linesOf(one), ['2025-12-25 holiday library'], 'the text of one part lacks it');
});

test('a list of all closures of one part verifies that the days on which it is open are open', () => {
  const result = whole(CHRISTMAS, [list('a', '2025-12-25', '2025-12-26'), act('b', '2025-12-25')]);
  assert.equal(linesOf(result), ['2025-12-25 holiday verified a b']);
  assert.equal([result.completeYears, result.verifiedYears], [[2025], []]);
  assert.equal(result.unsettledDays.map(formatDay), ['2025-12-26'], 'it may be closed in b too');
  assert.equal(result.yearSources.get(2025), ['a']);
  const lists = [list('a', '2025-12-25', '2025-12-26'), list('b', '2025-12-25')];
  assert.equal(whole(CHRISTMAS, lists).verifiedYears, [2025]);
});

test('a day on which one part is open is removed, one that all parts have is added, and both are told', () => {
  const parts = [list('a', '2025-12-24', '2025-12-26'), list('b', '2025-12-24')];
  const result = whole([plain('2025-12-26', 'Boxing Day')], parts);
  assert.equal(linesOf(result), ['2025-12-24 holiday verified a b']);
  assert.equal(
    result.differences.map(({ date, computed }) => [date, computed !== null]),
    [
      ['2025-12-26', true],
      ['2025-12-24', false],
    ],
  );
});

test('what a publication says of the whole comes first', () => {
  const parts = [act('a', '2025-12-25'), act('b', '2025-12-25')];
  assert.equal(linesOf(whole(CHRISTMAS, parts, [act('own', '2025-12-25')])), [
    '2025-12-25 holiday verified own',
  ]);
});

test.run();
