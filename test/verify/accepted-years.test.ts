import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Publication } from '../../build/verify/publication.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { closed, plain, publication, verify } from '../helpers/publications.js';

/** How far ahead publications vouch; the release is of 2026. */

const test = suite('reach');

const CHRISTMASES = [2024, 2025, 2026, 2027, 2028, 2029].map((year) =>
  plain(`${year}-12-25`, 'Christmas Day'),
);
const RULE = {
  from: 2024,
  to: null,
  days: [],
  grammar: [{ rule: '12-25', name: 'Christmas Day' }],
};
const ONLY = { ...RULE, exhaustive: 'on no other day' };

/** Last years of verified dates and of verified open days. */
function reachOf(one: Publication): [number | null, number | null] {
  const { entries, completeYears } = verify(CHRISTMASES, [one]);
  const dates = entries
    .filter(({ coverage }) => coverage === 'verified')
    .map(({ day }) => formatDay(day).slice(0, 4));
  return [Number(dates.at(-1) ?? 0) || null, completeYears.at(-1) ?? null];
}

const rule = (given: object, more: Partial<Publication>) =>
  publication('rule', { rules: [{ ...ONLY, ...given }] }, more);
const LIST = {
  years: [2026, 2027, 2028],
  complete: true,
  closed: closed('2026-12-25', '2027-12-25', '2028-12-25'),
};

test('lists: all years if the publisher decides on the days, of a compiler to the next year', () => {
  for (const decided_by of ['operator', 'parliament', 'government'] as const) {
    assert.equal(reachOf(publication('list', LIST, { decided_by })), [2028, 2028], decided_by);
  }
  assert.equal(reachOf(publication('list', LIST, { decided_by: 'others' })), [2027, 2027]);
});

test('rules: dates to the next year; open days by who decides', () => {
  assert.equal(reachOf(rule({}, { decided_by: 'operator' })), [2027, 2027]);
  assert.equal(reachOf(rule({}, { decided_by: 'parliament' })), [2027, 2026]);
  assert.equal(reachOf(rule({}, { decided_by: 'government' })), [2027, null]);
  assert.equal(reachOf(rule({}, { decided_by: 'others' })), [2027, null]);
});

test('rules: no open day without words that exclude other days', () => {
  assert.equal(reachOf(publication('rule', { rules: [RULE] })), [2027, null]);
});

test('rules: with an end', () => {
  assert.equal(reachOf(rule({ to: 2025 }, {})), [2025, 2025]);
  assert.equal(reachOf(rule({ to: 2040 }, {})), [2027, 2027]);
});

test('rules without an end: years are counted from the day on which the text was in force', () => {
  assert.equal(reachOf(rule({ in_force_on: '2024-05-01' }, {})), [2025, 2025]);
  assert.equal(
    reachOf(rule({ in_force_on: '2024-05-01' }, { decided_by: 'parliament' })),
    [2025, 2024],
  );
  assert.equal(reachOf(rule({}, { checked: '2024-05-01' })), [2025, 2025]);
  assert.equal(reachOf(rule({ in_force_on: '2020-05-01' }, {})), [null, null]);
});

test.run();
