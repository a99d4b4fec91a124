import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { expandRules } from '../../build/expand/rules.js';
import { isoWeekday, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';

/** A weekday that is shorter all year is not an early close: early closes are exceptions to it. */

const YEARS = [2019, 2027] as const;
/** More on one weekday in a year cannot be exceptions: no market has so many shortened days. */
const MAX_OF_A_WEEKDAY = 12;

test('no calendar closes early on a weekday as a rule', async () => {
  const found: string[] = [];
  for (const { id, rules = [] } of await allDefinitions()) {
    const early = rules.filter(({ closes }) => closes !== undefined);
    const counts = new Map<string, number>();
    for (const { day } of expandRules(id, early, YEARS)) {
      const key = `${id} ${yearOf(day)}, weekday ${isoWeekday(day)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [key, count] of counts)
      if (count > MAX_OF_A_WEEKDAY) found.push(`${key}: ${count} early closes`);
  }
  assert.equal(found, []);
});

test('regular closes are of working weekdays, sorted, one at a time', async () => {
  for (const { id, weekend, regularCloses = [] } of await allDefinitions()) {
    for (const [
      index,
      { start, end = '9999-12-31', weekday, close_time },
    ] of regularCloses.entries()) {
      assert.match(close_time, /^([01]\d|2[0-3]):[0-5]\d$/);
      assert.ok(start <= end, `${id}: ${start} is after ${end}`);
      const first = mustParseDay(start);
      const next = first + ((weekday - isoWeekday(first) + 7) % 7);
      assert.not.ok(
        isWeekend(weekend, next),
        `${id}: weekday ${weekday} is no working day at ${start}`,
      );
      const after = regularCloses[index + 1];
      if (after) assert.ok(start <= after.start, `${id}: ${after.start} stands after ${start}`);
      const overlapping = regularCloses
        .slice(index + 1)
        .filter((one) => one.weekday === weekday && one.start <= end);
      assert.equal(overlapping, [], id);
    }
  }
});

test.run();
