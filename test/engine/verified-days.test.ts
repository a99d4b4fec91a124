import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isVerifiedSpan } from '../../server/engine/business-days.js';
import { formatDay, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import { combine } from '../../server/engine/combined-days.js';
import { verifiedDays } from '../../server/engine/verified-days.js';
import { calendar, entry, packState, source, state } from '../helpers/history.js';

/** Verified days a year: those of which an answer is `verified`. */

const VERIFIED = { coverage: 'verified', sources: ['a-list'] } as const;
const made = packState(
  state(
    [
      [
        calendar('XAAA', { complete_years: [2024, 2025], unsettled_days: ['2025-12-24'] }),
        [
          entry('2024-06-01', 'On a Saturday, not listed'),
          entry('2024-12-25', 'Christmas', VERIFIED),
          entry('2025-03-28', 'Closes early', { kind: 'early_close', close_time: '12:00' }),
          entry('2026-05-01', 'Named by a statute', VERIFIED),
        ],
      ],
      [
        calendar('XBBB', { data_years: [2025, 2027], complete_years: [2025, 2027] }),
        [entry('2025-01-01', 'Not listed')],
      ],
    ],
    [source('a-list')],
  ),
);
const [first, second] = [made.days(0), made.days(1)];

test('a day that is not verified costs that day alone', () => {
  assert.equal(verifiedDays(first), { 2024: 366, 2025: 363, 2026: 1 });
  assert.equal(verifiedDays(second), { 2025: 364, 2027: 365 });
});

test('calendars together: the days that are verified in each, as an answer for the day says', () => {
  const both = combine([first, second], 'all');
  assert.equal(verifiedDays(both), { 2025: 362 });
  for (const days of [first, second, both, combine([both, first], 'any')]) {
    const counts: Record<string, number> = {};
    for (let day = days.first; day <= days.last; day++) {
      if (isVerifiedSpan(days, day, day)) counts[yearOf(day)] = (counts[yearOf(day)] ?? 0) + 1;
    }
    assert.equal(verifiedDays(days), counts, `${formatDay(days.first)} and later`);
  }
});

test('the days of data alone count', () => {
  assert.is(first.first, mustParseDay('2024-01-01'));
  assert.is(verifiedDays(first)[2023], undefined);
});

test.run();
