import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayBits } from '../../build/dist/day-bits.js';
import { reachableDays } from '../../build/dist/reachable-days.js';
import type { Entry } from '../../build/expand/entry.js';
import type { StoredCalendar } from '../../build/release/state.js';
import { hasBit } from '../../server/engine/bits.js';
import { firstDayOf, formatDay, lastDayOf } from '../../server/engine/civil-date.js';
import { calendar, entry } from '../helpers/history.js';

/** Where estimated holidays could come to stand. Which answers that makes uncertain, worlds.test.ts asks by drawing worlds. */

const WEEKEND = [{ start: '2024-01-01', days: [6, 7] }];

/** The reachable days, MM-DD, of a calendar of 2024 to 2030. */
function reached(entries: readonly Entry[], more: Partial<StoredCalendar> = {}): string[] {
  const own = calendar('X', { data_years: [2024, 2030], weekend: WEEKEND, ...more });
  const stored = entries.map(({ day, ...payload }) => ({ day, payload }));
  return [...reachableDays(own, stored)].sort((a, b) => a - b).map(formatDay);
}

const may = (days: number, more: Partial<Entry> = {}) =>
  ({ status: 'estimated', may_move_days: days, ...more }) as const;

test('a holiday reaches as far as it may move, and without a known reach nowhere', () => {
  assert.equal(reached([entry('2027-03-10', 'Eid', may(1))]), [
    '2027-03-09',
    '2027-03-10',
    '2027-03-11',
  ]);
  assert.equal(reached([entry('2027-03-10', 'Eid', may(2))]).length, 5);
  assert.equal(reached([entry('2027-03-10', 'Eid', may(0))]), []);
  assert.equal(reached([entry('2027-03-10', 'Eid', { status: 'estimated' })]), []);
  assert.equal(
    reached([entry('2027-03-10', 'Eid', may(1, { kind: 'early_close', close_time: '13:00' }))]),
    [],
  );
});

test('the days of a feast move as far as the one that moves furthest', () => {
  const days = reached([
    entry('2027-03-09', 'Eid', may(2)),
    entry('2027-03-10', 'Second Day of Eid', may(1)),
  ]);
  assert.equal([days[0], days.at(-1)], ['2027-03-07', '2027-03-12']);
});

test('a name marked (estimated) in a confirmed entry moves as it does elsewhere in the calendar', () => {
  const both = entry('2028-02-26', 'Eid (estimated) / Liberation Day');
  assert.equal(reached([both]), [], 'it is nowhere told how far');
  const days = reached([entry('2027-03-09', 'Eid', may(1)), both]);
  assert.equal(days.slice(3), ['2028-02-25', '2028-02-26', '2028-02-27']);
});

test('of an entry of several names, the one moves that may', () => {
  const days = reached([
    entry('2026-03-20', 'Eid', may(1)),
    entry('2027-03-10', 'Eid / A day of rest', may(2)),
  ]);
  assert.equal(days.slice(3), ['2027-03-09', '2027-03-10', '2027-03-11']);
});

test('a substitute may come to stand behind a weekend, where the calendar has given one for that weekday', () => {
  // 22 August 2027 is a Sunday, 17 November 2029 a Saturday.
  const sunday = [
    entry('2027-08-22', 'Eid', may(1)),
    entry('2027-08-23', 'Eid', may(1, { observed: true })),
  ];
  const saturday = entry('2029-11-16', 'Eid', may(1));
  const days = reached([...sunday, saturday]);
  assert.equal(
    days.filter((day) => day > '2029'),
    ['2029-11-15', '2029-11-16', '2029-11-17'],
    'for Saturdays none',
  );
  const friday = reached([...sunday, entry('2029-11-17', 'Eid', may(1))]);
  assert.ok(friday.includes('2029-11-19'), 'on the 18th, a Sunday, it would be given the Monday');
  const none = reached([entry('2029-11-17', 'Eid', may(1))]);
  assert.not.ok(none.includes('2029-11-19'), 'where none was ever given, none is expected');
});

test('a substitute goes on where another holiday stands', () => {
  const sunday = [
    entry('2027-08-22', 'Eid', may(1)),
    entry('2027-08-23', 'Eid', may(1, { observed: true })),
  ];
  const days = reached([
    ...sunday,
    entry('2029-11-17', 'Eid', may(1)),
    entry('2029-11-19', 'A holiday'),
  ]);
  assert.ok(days.includes('2029-11-20') && !days.includes('2029-11-19'));
});

test('a holiday that has only the working day it was moved to comes from the weekend before', () => {
  // 16 August 2027 is a Monday.
  const days = reached([entry('2027-08-16', 'Mawlid', may(2, { observed: true }))]);
  assert.equal([days[0], days.at(-1)], ['2027-08-12', '2027-08-18']);
});

test('a list of working days leaves out the weekends of the feast', () => {
  const listed = ['2027-03-07', '2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11'].map(
    (date) => entry(date, 'Eid', may(2, { origin: 'curated' })),
  );
  const weekend = [{ start: '2024-01-01', days: [5, 6] }];
  const days = reached(listed, { weekend });
  assert.equal([days[0], days.at(-1)], ['2027-03-03', '2027-03-15']);
});

test('a holiday kept on one weekday moves by weeks', () => {
  const fridays = ['2024-04-05', '2025-03-28', '2026-03-13', '2027-03-05', '2028-02-25'];
  const days = reached(fridays.map((date) => entry(date, 'Last Friday of Ramadan', may(1))));
  assert.ok(days.includes('2027-02-26') && days.includes('2027-03-12'));
});

test('uncertain are the open days that are reached; a confirmed closure and a weekend stay certain', () => {
  const entries = [entry('2027-03-11', 'A holiday'), entry('2027-03-12', 'Eid', may(2))].map(
    ({ day, ...payload }) => ({
      day,
      payload,
    }),
  );
  const own = calendar('X', { data_years: [2027, 2027], weekend: WEEKEND });
  const epoch = firstDayOf(2027);
  const { uncertain } = dayBits(own, entries, epoch, lastDayOf(2027) - epoch + 1);
  const days = Array.from({ length: 365 }, (_, at) => at).filter((at) => hasBit(uncertain, at));
  assert.equal(
    days.map((at) => formatDay(epoch + at)),
    ['2027-03-10', '2027-03-12'],
  );
});

test('the substitutes of two feasts of one weekend may fall on two days', () => {
  // 22 August 2027 is a Sunday; 10 and 11 November 2029 are a Saturday and a Sunday.
  const given = (date: string, observed: string, name: string) => [
    entry(date, name, may(1)),
    entry(observed, name, may(1, { observed: true })),
  ];
  const known = [
    ...given('2026-08-22', '2026-08-24', 'Eid'),
    ...given('2027-08-22', '2027-08-23', 'Day of Rest'),
  ];
  const days = reached([
    ...known,
    entry('2029-11-10', 'Eid', may(1)),
    entry('2029-11-11', 'Day of Rest', may(1)),
  ]);
  assert.ok(days.includes('2029-11-12') && days.includes('2029-11-13'), days.join());
  const alone = reached([...known, entry('2029-11-11', 'Day of Rest', may(1))]);
  assert.not.ok(alone.includes('2029-11-13'), 'one feast has one substitute');
});

test.run();
