import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DayNumber, formatDay, isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { entriesOf, yearsOf } from '../helpers/expanded.js';

/**
 * A holiday on a Sunday gives the next day that is none: where the Monday is a holiday itself, the Tuesday or a later day. By
 * the Holidays Acts of Malaysia (section 3 (2)) and of Singapore, held against all days to come.
 */

const SUNDAY = 7;

/** The days of a calendar from a year on, and those that the Sundays among its holidays give. */
function daysFrom(id: string, first: number) {
  const holidays = entriesOf(id).filter(
    ({ kind, day }) => kind === 'holiday' && yearOf(day) >= first,
  );
  const taken = new Set<DayNumber>(
    holidays.filter(({ observed }) => !observed).map(({ day }) => day),
  );
  for (const day of [...taken].sort((a, b) => a - b)) {
    if (isoWeekday(day) !== SUNDAY) continue;
    let next = day + 1;
    while (taken.has(next)) next++;
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

test('a Sunday before two holidays gives the Wednesday', () => {
  // Chinese New Year of 2030: its second day and the second day of Aidilfitri follow.
  const { kept } = daysFrom('MY:14', 2030);
  assert.ok(kept.includes('2030-02-06'));
});

test.run();
