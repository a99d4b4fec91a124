import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type DayNumber,
  dayNumber,
  formatDay,
  isoWeekday,
} from '../../server/engine/civil-date.js';
import { chineseYear, qingming } from '../helpers/chinese-calendar.js';
import { holidaysOf } from '../helpers/expanded.js';
import { easterSunday, fixedDays, isWeekend } from '../helpers/law-days.js';
import { sampled, some } from '../helpers/needs.js';

/**
 * Holidays by the Chinese calendar to 2100, the last year of a payment system: held to an account of the laws with new moons and
 * solar terms of its own, year by year.
 */

const SUNDAY = 7;
/** To 2100. */
const YEARS = Array.from({ length: 73 }, (_, at) => 2028 + at);

/** A new moon forty seconds after midnight begins the month (29 September): HK's `doubts` tell of it. */
const WITHIN_A_MINUTE = 2057;

/** General holidays of Hong Kong (cap. 149): schedule and section 6, without Sundays. */
function hongKong(year: number): Set<DayNumber> {
  const lunar = chineseYear(year);
  const easter = easterSunday(year);
  const newYear = [1, 2, 3].map((day) => lunar(1, day));
  const days = [
    ...fixedDays(year, '01-01 05-01 07-01 10-01 12-25'),
    ...[easter - 2, easter - 1, easter + 1],
    ...[qingming(year), lunar(4, 8), lunar(5, 5), lunar(8, 15) + 1, lunar(9, 9)],
    ...newYear.filter((day) => isoWeekday(day) !== SUNDAY),
    ...(newYear.some((day) => isoWeekday(day) === SUNDAY) ? [lunar(1, 4)] : []),
  ].sort((a, b) => a - b);
  const kept = new Set(days.filter((day) => isoWeekday(day) !== SUNDAY));
  const next = (from: DayNumber) => {
    let day = from;
    while (kept.has(day) || isoWeekday(day) === SUNDAY) day++;
    return day;
  };
  // A Sunday, and the second of two on one day, give the next day that is no general holiday.
  const given = days.filter(
    (day, index) => isoWeekday(day) === SUNDAY || (index > 0 && days[index - 1] === day),
  );
  for (const day of given) kept.add(next(day));
  // The first weekday after Christmas Day.
  kept.add(next(dayNumber(year, 12, 26)));
  return kept;
}

/** China's statutory days and the working days on which those on a weekend are made up, one after the other. */
function china(year: number): Set<DayNumber> {
  const lunar = chineseYear(year);
  const newYear = lunar(1, 1);
  const festivals = [
    fixedDays(year, '01-01'),
    [newYear - 1, newYear, newYear + 1, newYear + 2],
    [qingming(year)],
    fixedDays(year, '05-01 05-02'),
    [lunar(5, 5)],
    [lunar(8, 15)],
    fixedDays(year, '10-01 10-02 10-03'),
  ];
  const kept = new Set(festivals.flat());
  for (const days of festivals) {
    let day = days.at(-1)!;
    for (const _ of days.filter(isWeekend)) {
      do day++;
      while (isWeekend(day) || kept.has(day));
      kept.add(day);
    }
  }
  // On a weekday of National Day Mid-Autumn gives a working day more, as in 2020.
  const midAutumn = lunar(8, 15);
  const nationalDays = fixedDays(year, '10-01 10-02 10-03');
  if (nationalDays.includes(midAutumn) && !isWeekend(midAutumn)) {
    let day = nationalDays.at(-1)!;
    while (isWeekend(day) || kept.has(day)) day++;
    kept.add(day);
  }
  return kept;
}

/** Differences from a law, in words: `law 2064-04-08` is missing, `ours 2075-10-17` is none. */
function differences(id: string, law: (year: number) => ReadonlySet<DayNumber>): string[] {
  const found: string[] = [];
  for (const year of some(YEARS, 5)) {
    if (year === WITHIN_A_MINUTE) continue;
    const [due, ours] = [law(year), new Set(holidaysOf(id, year))];
    for (const day of due) if (!ours.has(day)) found.push(`law ${formatDay(day)}`);
    for (const day of ours) if (!due.has(day)) found.push(`ours ${formatDay(day)}`);
  }
  return found;
}

sampled('Hong Kong keeps the days of its ordinance to 2100, and so does its money', () => {
  for (const id of ['HK', 'HKD', 'CNH']) assert.equal(differences(id, hongKong), [], id);
});

sampled('China keeps the days of its regulation to 2100, weekends made up on working days', () => {
  for (const id of ['CN', 'CNY', 'CNY:BOND']) assert.equal(differences(id, china), [], id);
});

sampled(
  'Chinese New Year of Singapore, Indonesia and Malaysia is the first day of the first month',
  () => {
    for (const year of some(YEARS, 5)) {
      const first = chineseYear(year)(1, 1);
      for (const id of ['SGD', 'IDR', 'MYR']) {
        assert.ok(holidaysOf(id, year).includes(first), `${id} ${year}`);
      }
    }
  },
);

test('the account gives the festivals of the lists of 2024 to 2026', () => {
  const days = (year: number) => {
    const lunar = chineseYear(year);
    return [lunar(1, 1), qingming(year), lunar(5, 5), lunar(8, 15), lunar(9, 9)].map(formatDay);
  };
  assert.equal(days(2024), '2024-02-10 2024-04-04 2024-06-10 2024-09-17 2024-10-11'.split(' '));
  assert.equal(days(2025), '2025-01-29 2025-04-04 2025-05-31 2025-10-06 2025-10-29'.split(' '));
  assert.equal(days(2026), '2026-02-17 2026-04-05 2026-06-19 2026-09-25 2026-10-18'.split(' '));
});

test.run();
