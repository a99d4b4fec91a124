import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nearestIds, nearestNames } from '../../server/text/nearest.js';

const IDS = [
  'DE',
  'DE:BB',
  'DE:BY',
  'EUR',
  'XETR',
  'XNYM',
  'XNYS',
  'nyse-group-holidays-2026-2028',
];

test('the ids that share the most pairs of letters come first, in any case', () => {
  assert.is(nearestIds('DE-BY', IDS)[0], 'DE:BY');
  assert.is(nearestIds('xetra', IDS)[0], 'XETR');
  assert.is(nearestIds('NYSE-holidays', IDS)[0], 'nyse-group-holidays-2026-2028');
  assert.equal(
    nearestIds('XNYZ', IDS).slice(0, 2),
    ['XNYM', 'XNYS'],
    'equals in order of the alphabet',
  );
});

test('three at most, of whatever is asked', () => {
  assert.is(nearestIds('', IDS).length, 3);
  assert.is(nearestIds('?'.repeat(100_000), IDS).length, 3);
  assert.equal(nearestIds('X', ['Y']), ['Y']);
});

test('a name misspelt by up to two letters, those with the fewest mistakes', () => {
  const names = ['calendars', 'from', 'to', 'format', 'n', 'tz'];
  assert.equal(nearestNames('form', names), ['from'], 'turned letters are one mistake');
  assert.equal(nearestNames('calendar', names), ['calendars']);
  assert.equal(nearestNames('Kalenders', names), ['calendars']);
  assert.equal(nearestNames('FORMAT', names), ['format']);
  assert.equal(nearestNames('N', names), ['n']);
  assert.equal(nearestNames('tx', names), [], 'two letters are another word');
  for (const far of ['year', 'x', '', 'colour', 'f'.repeat(20_000)])
    assert.equal(nearestNames(far, names), []);
});

test.run();
