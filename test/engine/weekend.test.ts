import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, isoWeekday, mustParseDay } from '../../server/engine/civil-date.js';
import { isWeekend, weekendCheck, weekendWithin } from '../../server/engine/weekend.js';

const RULES = [
  { start: '1990-01-01', days: [4, 5] },
  { start: '2009-08-14', days: [5, 6] },
  { start: '2022-01-01', days: [6, 7] },
];

test('the rule that began last is in force, days asked for in any order', () => {
  const check = weekendCheck(RULES);
  fc.assert(
    fc.property(
      fc.integer({ min: mustParseDay('1980-01-01'), max: mustParseDay('2030-12-31') }),
      (day) => {
        const date = formatDay(day);
        let days: readonly number[] = [];
        for (const rule of RULES) if (rule.start <= date) days = rule.days;
        assert.is(check(day), days.includes(isoWeekday(day)), date);
        assert.is(isWeekend(RULES, day), check(day));
      },
    ),
  );
});

test('the rules of some years begin with the first of them and end with the last', () => {
  assert.equal(weekendWithin(RULES, [2000, 2020], 'XX'), [
    { start: '2000-01-01', days: [4, 5] },
    { start: '2009-08-14', days: [5, 6] },
  ]);
  assert.equal(weekendWithin(RULES, [2022, 2060], 'XX'), [{ start: '2022-01-01', days: [6, 7] }]);
  assert.throws(() => weekendWithin(RULES, [1989, 2060], 'XX'), /XX.*1989-01-01/);
});

test.run();
