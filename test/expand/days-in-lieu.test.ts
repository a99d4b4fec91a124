import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DayNumber, formatDay, isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { entriesOf, yearsOf } from '../helpers/expanded.js';

/**
 * A holiday on a Sunday (in Kedah a Friday, in Kelantan and Terengganu a Saturday) gives the next day that is none: where the Monday is a holiday itself, the Tuesday or a later day. By
 * the Holidays Acts of Malaysia (section 3 (2)) and of Singapore, held against all days to come.
 */

const [FRIDAY, SATURDAY, SUNDAY] = [5, 6, 7];

/** The days of a calendar from a year on, and those that the weekly holidays among them give, from a weekend off on. */
function daysFrom(id: string, first: number, weekly = SUNDAY, weekend: readonly number[] = []) {
  const holidays = entriesOf(id).filter(
    ({ kind, day }) => kind === 'holiday' && yearOf(day) >= first,
  );
  const taken = new Set<DayNumber>(
    holidays.filter(({ observed }) => !observed).map(({ day }) => day),
  );
  for (const day of [...taken].sort((a, b) => a - b)) {
    if (isoWeekday(day) !== weekly) continue;
    let next = day + 1;
    while (taken.has(next) || weekend.includes(isoWeekday(next))) next++;
    taken.add(next);
  }
  return {
    kept: holidays.map(({ day }) => formatDay(day)).sort(),
    due: [...taken].map((day) => formatDay(day)).sort(),
  };
}

const MALAYSIA =
  'MY MY:01 MY:04 MY:05 MY:06 MY:07 MY:08 MY:09 MY:10 MY:12 MY:13 MY:14 MY:15 MY:16 XKLS MYR';

for (const id of MALAYSIA.split(' ').concat('SG', 'XSES', 'SGD')) {
  test(`${id}: each holiday on a Sunday is made up, to ${yearsOf(id)[1]}`, () => {
    const { kept, due } = daysFrom(id, 2028);
    assert.equal(
      due.filter((date) => !kept.includes(date)),
      [],
    );
    assert.equal(
      kept.filter((date) => !due.includes(date)),
      [],
    );
  });
}

for (const [id, weekly] of [
  ['MY:02', FRIDAY],
  ['MY:03', SATURDAY],
  ['MY:11', SATURDAY],
] as const) {
  test(`${id}: each holiday on the weekly holiday is made up, to ${yearsOf(id)[1]}`, () => {
    const { kept, due } = daysFrom(id, 2028, weekly, [FRIDAY, SATURDAY]);
    assert.equal(due, kept);
  });
}

test('a Sunday before two holidays gives the Wednesday', () => {
  // Chinese New Year of 2030: its second day and the second day of Aidilfitri follow.
  const { kept } = daysFrom('MY:14', 2030);
  assert.ok(kept.includes('2030-02-06'));
});

test.run();
