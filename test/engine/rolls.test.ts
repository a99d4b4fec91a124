import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjustBy } from '../../server/engine/adjusted-schedule.js';
import {
  civilDate,
  type DayNumber,
  formatDay,
  isoWeekday,
  mustParseDay,
} from '../../server/engine/civil-date.js';
import { endOfMonth } from '../../server/engine/conventions.js';
import {
  FUTURES_ROLLS,
  type FuturesRoll,
  parseRoll,
  rollDay,
  weekdayOf,
} from '../../server/engine/rolls.js';
import { addMonths, gridDatesWithin, gridFrom } from '../../server/engine/schedule.js';
import { everyBusinessDays, frnDates } from '../../server/engine/stepped-dates.js';
import { madeUpDays } from '../helpers/plain-days.js';

/** Rolls of months and weeks, the FRN convention and business-day frequencies, held to Strata's tables and to loops. */

/** Strata's RollConventionTest, `data_adjust`: of each roll the month and its date in 2014. */
const STRATA: Readonly<Record<string, readonly string[]>> = {
  IMM: ['2014-08-20', '2014-09-17', '2014-10-15', '2014-07-16'],
  IMMCAD: ['2014-08-18', '2014-09-15'],
  IMMAUD: ['2014-08-07', '2014-09-11', '2014-10-09', '2014-11-13'],
  IMMNZD: ['2014-08-13', '2014-09-10', '2014-10-15', '2014-11-12'],
  SFE: ['2014-08-08', '2014-09-12', '2014-10-10', '2014-11-14'],
  EOM: ['2014-08-31', '2014-09-30', '2014-02-28'],
};

test("the dates of Strata's table", () => {
  let compared = 0;
  for (const [name, dates] of Object.entries(STRATA)) {
    for (const date of dates) {
      const { year, month } = civilDate(mustParseDay(date));
      assert.is(formatDay(rollDay(year, month, parseRoll(name) as FuturesRoll)), date, name);
      compared++;
    }
  }
  assert.is(compared, 21);
});

test("Strata's next date of each roll, a month later", () => {
  for (const [name, from, to] of [
    ['EOM', '2014-08-01', '2014-09-30'],
    ['EOM', '2014-01-01', '2014-02-28'],
    ['IMM', '2014-08-31', '2014-09-17'],
    ['IMM', '2014-09-30', '2014-10-15'],
    ['IMMAUD', '2014-08-01', '2014-09-11'],
    ['IMMAUD', '2014-09-30', '2014-10-09'],
    ['IMMNZD', '2014-08-31', '2014-09-10'],
    ['IMMNZD', '2014-09-01', '2014-10-15'],
    ['SFE', '2014-08-01', '2014-09-12'],
    ['SFE', '2014-09-30', '2014-10-10'],
  ] as const)
    assert.is(formatDay(addMonths(mustParseDay(from), 1, name)), to, `${name} ${from}`);
});

test('the days of futures by their words, in every month of a century', () => {
  for (let year = 1990; year < 2090; year++) {
    for (let month = 1; month <= 12; month++) {
      const days = Object.fromEntries(
        FUTURES_ROLLS.map((roll) => [roll, rollDay(year, month, roll)]),
      ) as Record<FuturesRoll, DayNumber>;
      const numbered = (day: DayNumber) => [isoWeekday(day), Math.ceil(civilDate(day).day / 7)];
      assert.equal(numbered(days.IMM), [3, 3]);
      assert.equal(numbered(days.SFE), [5, 2]);
      assert.is(days.IMMAUD, days.SFE - 1);
      assert.is(days.IMMCAD, days.IMM - 2);
      assert.is(isoWeekday(days.IMMNZD), 3);
      const number = civilDate(days.IMMNZD).day;
      assert.ok(number >= 10 && number <= 16);
    }
  }
});

test('weekdays of weeks: on or after the anchor, back on or before it; TBILL is Monday', () => {
  const grid = (anchor: string, roll: string, direction: 'forward' | 'backward') =>
    formatDay(
      gridFrom(mustParseDay(anchor), { days: 7 }, parseRoll(roll) as 'MON', false, direction).base,
    );
  // Strata: TBILL of 2014-08-05 is 2014-08-11, of 2014-08-04 itself.
  assert.is(grid('2014-08-05', 'TBILL', 'forward'), '2014-08-11');
  assert.is(grid('2014-08-04', 'TBILL', 'forward'), '2014-08-04');
  assert.is(grid('2014-08-05', 'MON', 'backward'), '2014-08-04');
  assert.is(grid('2014-08-05', 'sun', 'forward'), '2014-08-10');
  const weeks = gridFrom(mustParseDay('2026-01-01'), { days: 14 }, 'FRI', false, 'forward');
  for (const day of gridDatesWithin(weeks, weeks.base, weeks.base + 365))
    assert.is(isoWeekday(day), 5);
  assert.equal(
    ['mon', 'Tbill', 'EOM', '31', 'frn'].map((name) => weekdayOf(parseRoll(name))),
    [1, 1, null, null, null],
  );
});

const place = fc.double({ min: 0, max: 0.5, noNaN: true });

test('10B: every tenth business day, forward and back', () => {
  fc.assert(
    fc.property(
      madeUpDays,
      place,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 2, max: 150 }),
      fc.constantFrom('forward', 'backward'),
      ({ packed, first, last, isOpen }, part, n, length, direction) => {
        const start = first + Math.floor(part * (last - first));
        const end = Math.min(last, start + length);
        const isLongStub = false;
        const made = everyBusinessDays(packed, n, { start, end, count: 0, isLongStub, direction });
        if (made === null) return;
        const open: DayNumber[] = [];
        for (let day = start; day <= end; day++) if (isOpen(day)) open.push(day);
        if (direction === 'backward') open.reverse();
        const expected = open
          .filter((_, at) => at % n === 0)
          .filter((day) => day > start && day < end);
        const between = made.dates.slice(1, -1).map(({ day }) => day);
        assert.equal(
          between,
          expected.sort((a, b) => a - b),
        );
        assert.equal([made.dates[0]!.day, made.dates.at(-1)!.day], [start, end]);
      },
    ),
    { numRuns: 500 },
  );
});

test('FRN: from the date as adjusted, ends of months once there', () => {
  fc.assert(
    fc.property(
      madeUpDays,
      place,
      fc.constantFrom(1, 3, 6),
      ({ packed, first, last, isOpen }, part, months) => {
        const start = first + Math.floor(part * (last - first));
        const made = frnDates(packed, months, { start, end: null, count: 4, isLongStub: false });
        if (made === null) return;
        let atEnd = false;
        for (const [at, { day }] of made.dates.slice(0, -1).entries()) {
          const paid = adjustBy(packed, day, 'modified_following')!.day;
          let later = false;
          for (let other = paid + 1; other <= endOfMonth(paid); other++) later ||= isOpen(other);
          atEnd ||= !later;
          const next = made.dates[at + 1]!.day;
          const [from, to] = [civilDate(paid), civilDate(next)];
          assert.is(12 * (to.year - from.year) + to.month - from.month, months);
          const isEnd = next === endOfMonth(next);
          if (atEnd) assert.ok(isEnd);
          else assert.ok(to.day === from.day || isEnd);
          if (to.day < from.day) atEnd = true;
        }
      },
    ),
    { numRuns: 400 },
  );
});

test.run();
