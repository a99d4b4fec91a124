import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseWeekend } from '../../server/api/weekend-parameter.js';
import {
  isBusinessDay,
  isEstimatedSpan,
  isVerifiedSpan,
} from '../../server/engine/business-days.js';
import { isoWeekday } from '../../server/engine/civil-date.js';
import { type DayEntry, withOwnWeekend } from '../../server/engine/own-weekend.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import { releaseData } from '../helpers/server.js';

/** A weekend of one's own, held to a loop over the entries of real calendars. */

const data = releaseData();
const IDS = ['DE', 'EUR', 'XNYS', 'BRL', 'CN', 'SA', 'IL', 'IN'];
const weekends = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 });

test('a day is open unless it is on the weekend or a holiday is on it; a working weekend day is open', () => {
  fc.assert(
    fc.property(fc.constantFrom(...IDS), weekends, (id, weekend) => {
      const index = data.calendarIndex.get(id)!;
      const days = data.days(index);
      const rules = data.record(index).weekend;
      const all = data.entries(index);
      const [start, end] = all.range(days.first, days.last);
      const entries: DayEntry[] = [];
      for (let at = start; at < end; at++)
        entries.push({ day: all.day(at), payload: all.payload(at) });
      const made = withOwnWeekend(days, rules, weekend, entries);
      const kinds = new Map<number, string[]>();
      for (const { day, payload } of entries)
        kinds.set(day, [...(kinds.get(day) ?? []), payload.kind]);
      const isOld = weekendCheck(rules);
      for (let day = days.first; day <= days.last; day++) {
        const own = kinds.get(day) ?? [];
        const isOff = weekend.includes(isoWeekday(day));
        const expected = !own.includes('holiday') && (!isOff || own.includes('weekend_workday'));
        assert.is(isBusinessDay(made, day), expected, `${id} ${weekend.join()} ${day}`);
        if (isOff || isOld(day)) {
          if (!isOff && own.length === 0) assert.not.ok(isVerifiedSpan(made, day, day));
          continue;
        }
        assert.is(isVerifiedSpan(made, day, day), isVerifiedSpan(days, day, day));
        assert.is(isEstimatedSpan(made, day, day), isEstimatedSpan(days, day, day));
      }
    }),
    { numRuns: 24 },
  );
});

test('an estimated holiday on a day of the former weekend makes it and its neighbours doubtful', () => {
  const index = data.calendarIndex.get('SA')!;
  const [days, all] = [data.days(index), data.entries(index)];
  const [start, end] = all.range(days.first, days.last);
  const entries = Array.from({ length: end - start }, (_, at) => ({
    day: all.day(start + at),
    payload: all.payload(start + at),
  }));
  const made = withOwnWeekend(days, data.record(index).weekend, [], entries);
  const moving = entries.filter(
    ({ day, payload }) =>
      payload.kind === 'holiday' && payload.status === 'estimated' && isoWeekday(day) === 5,
  );
  assert.ok(moving.length > 5);
  for (const { day } of moving) assert.ok(isEstimatedSpan(made, day, day));
});

test('the forms of a weekend', () => {
  for (const [written, expected] of [
    ['7', [7]],
    ['6,7', [6, 7]],
    ['7, 5', [5, 7]],
    ['none', []],
    ['0000000', []],
    ['0000011', [6, 7]],
    ['1000001', [1, 7]],
    // NETWORKDAYS.INTL's single days.
    ['11', [7]],
    ['12', [1]],
    ['17', [6]],
  ] as const)
    assert.equal(parseWeekend(written), [...expected], written);
  for (const wrong of ['', '8', '0', '18', '1,2,3,4,5,6,7', '1111111', 'sat', '6;7', '000001'])
    assert.is(parseWeekend(wrong), null, wrong);
});

test.run();
