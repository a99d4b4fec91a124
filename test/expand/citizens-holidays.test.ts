import { SearchSunLongitude } from 'astronomy-engine';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/expand/entry.js';
import {
  type DayNumber,
  dayNumber,
  formatDay,
  isoWeekday,
  yearOf,
} from '../../server/engine/civil-date.js';
import { entriesOf, yearsOf } from '../helpers/expanded.js';

/**
 * Japan's days in between, by article 3 of the Act on National Holidays, worked out anew: whatever lies between two national
 * holidays and is none itself is a day off, and a national holiday on a Sunday gives the next day that is none (the following
 * Monday until 2006).
 */

const MONDAY = 1;
const SUNDAY = 7;
/** Japan Standard Time, which has no other hours in these years. */
const HOURS_OF_TOKYO = 9;

function nthMonday(year: number, month: number, nth: number): DayNumber {
  const first = dayNumber(year, month, 1);
  return first + ((8 - isoWeekday(first)) % 7) + 7 * (nth - 1);
}

/** The day on which the sun reaches a longitude, by the clocks of Tokyo. `from`: the month in which it does. */
function equinox(year: number, month: number, longitude: number): DayNumber {
  const found = SearchSunLongitude(longitude, new Date(Date.UTC(year, month - 1, 1)), 40);
  assert.ok(found, `${year}`);
  const there = new Date(found.date.getTime() + HOURS_OF_TOKYO * 3_600_000);
  return dayNumber(there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate());
}

/** National holidays of the law from 2028 on, without substitutes and days in between. */
function nationalHolidays(year: number): DayNumber[] {
  return [
    ...[
      [1, 1],
      [2, 11],
      [2, 23],
      [4, 29],
      [5, 3],
      [5, 4],
      [5, 5],
      [8, 11],
      [11, 3],
      [11, 23],
    ].map(([month, day]) => dayNumber(year, month!, day!)),
    nthMonday(year, 1, 2),
    equinox(year, 3, 0),
    nthMonday(year, 7, 3),
    nthMonday(year, 9, 3),
    equinox(year, 9, 180),
    nthMonday(year, 10, 2),
  ];
}

/** Days in between, and all days off of a year from 2028 on. */
function daysOff(year: number) {
  const national = new Set(nationalHolidays(year));
  const between = [...national]
    .map((day) => day + 1)
    .filter((day) => !national.has(day) && national.has(day + 1));
  const substitutes = [...national]
    .filter((day) => isoWeekday(day) === SUNDAY)
    .map((day) => {
      let next = day + 1;
      while (national.has(next)) next++;
      return next;
    });
  return { between, all: [...new Set([...national, ...between, ...substitutes])].sort() };
}

function holidaysOf(entries: readonly Pick<Entry, 'day' | 'kind'>[], year: number): string[] {
  return entries
    .filter(({ kind, day }) => kind === 'holiday' && yearOf(day) === year)
    .map(({ day }) => formatDay(day));
}

const entries = entriesOf('JP');
const [, last] = yearsOf('JP');

test('Japan is closed on the days between two national holidays, to the last year served of any market', () => {
  assert.is(last, 2100);
  const found: string[] = [];
  for (let year = 2028; year <= last; year++) {
    const { between, all } = daysOff(year);
    // A Sunday needs no day off, and the days themselves are those of the definition.
    found.push(...between.filter((day) => isoWeekday(day) !== SUNDAY).map(formatDay));
    assert.equal(
      holidaysOf(entries, year),
      all.map((day) => formatDay(day)),
      `${year}`,
    );
  }
  assert.equal(found, [
    '2032-09-21',
    '2037-09-22',
    '2043-09-22',
    '2049-09-21',
    '2054-09-22',
    '2060-09-21',
    '2071-09-22',
    '2077-09-21',
    '2088-09-21',
    '2094-09-21',
    '2099-09-22',
  ]);
});

test('the day between is estimated, since the equinox is', () => {
  const between = entries.filter(({ names }) => names.en === "Citizens' Holiday");
  const ahead = between.filter(({ day }) => yearOf(day) >= 2028);
  assert.ok(ahead.every(({ status }) => status === 'estimated'));
  assert.ok(ahead.every(({ day }) => isoWeekday(day) > MONDAY && isoWeekday(day) < 4));
});

test.run();
