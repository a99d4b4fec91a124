import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { type PlaceInMonth, placesFrom, placesIn } from '../../server/engine/nth-of-month.js';
import { releaseData } from '../helpers/server.js';

/** The n-th business day and the n-th weekday of months. */

const data = releaseData();
const days = data.days(data.calendarIndex.get('EUR')!);
const listed = (from: string, to: string, place: PlaceInMonth) =>
  placesIn(days, mustParseDay(from), mustParseDay(to), place).days.map(formatDay);

test('the n-th business day of each month, and the n-th from its end', () => {
  assert.equal(listed('2026-04-01', '2026-06-30', { nth: 1 }), [
    '2026-04-01',
    '2026-05-04',
    '2026-06-01',
  ]);
  assert.equal(listed('2026-04-01', '2026-06-30', { nth: 3 }), [
    '2026-04-07',
    '2026-05-06',
    '2026-06-03',
  ]);
  assert.equal(listed('2026-12-01', '2027-01-31', { nth: -2 }), ['2026-12-30', '2027-01-28']);
  assert.equal(listed('2026-02-01', '2026-03-31', { nth: 22 }), ['2026-03-31'], 'February has 20');
  assert.equal(listed('2026-04-02', '2026-04-30', { nth: 1 }), [], 'of the whole month');
});

test('the n-th weekday, on a business day', () => {
  const third = { nth: 3, weekday: 5, convention: 'following' } as const;
  assert.equal(listed('2026-03-01', '2026-05-31', third), [
    '2026-03-20',
    '2026-04-17',
    '2026-05-15',
  ]);
  const first = { nth: 1, weekday: 5, convention: 'following' } as const;
  // 1 May is a holiday of TARGET, and 3 April 2026 is Good Friday.
  assert.equal(listed('2026-04-01', '2026-05-31', first), ['2026-04-07', '2026-05-04']);
  assert.equal(listed('2026-04-01', '2026-05-31', { ...first, convention: 'preceding' }), [
    '2026-04-02',
    '2026-04-30',
  ]);
  assert.equal(listed('2026-12-01', '2026-12-31', { ...first, nth: -1 }), ['2026-12-28']);
  assert.equal(listed('2026-02-01', '2026-02-28', { ...first, nth: 5 }), []);
});

test('the next n, and the last n', () => {
  const from = (n: number) =>
    placesFrom(days, mustParseDay('2026-11-28'), n, { nth: 5 })?.days.map(formatDay);
  assert.equal(from(2), ['2026-12-07', '2027-01-08']);
  assert.equal(from(-2), ['2026-10-07', '2026-11-06']);
  assert.is(from(4000), undefined);
});

test.run();
