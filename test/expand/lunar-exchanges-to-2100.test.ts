import { SearchMoonPhase } from 'astronomy-engine';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MATARIKI_COMPUTED } from '../../build/calendars/settlement/shared/matariki.js';
import {
  type DayNumber,
  dayNumber,
  formatDay,
  isoWeekday,
  mustParseDay,
  yearOf,
} from '../../server/engine/civil-date.js';
import { chineseYear } from '../helpers/chinese-calendar.js';
import { entriesOf, holidaysOf, yearsOf } from '../helpers/expanded.js';
import { southKorea } from '../helpers/korean-law.js';
import { isWeekend } from '../helpers/law-days.js';
import { settlementOnly, taiwan } from '../helpers/taiwan-law.js';

/** Payment systems and exchanges of Korea, Taiwan, Vietnam, Sri Lanka and New Zealand to 2100, with moons worked out apart from the program. */

const [FIRST, LAST] = [2028, 2100];
const FRIDAY = 5;

/** Weekdays of all years, of which a day in lieu may lie in the year before its holiday. */
function weekdays(days: Iterable<DayNumber>): string[] {
  const within = [...new Set(days)].filter(
    (day) => yearOf(day) >= FIRST && yearOf(day) < LAST && !isWeekend(day),
  );
  return within.map(formatDay).sort();
}

function allYears(law: (year: number) => Iterable<DayNumber>): DayNumber[] {
  return Array.from({ length: LAST - FIRST + 1 }, (_, index) => [...law(FIRST + index)]).flat();
}

const kept = (id: string) =>
  entriesOf(id)
    .filter(({ kind }) => kind === 'holiday')
    .map(({ day }) => day);

const yearEnd = (year: number) => {
  const last = dayNumber(year, 12, 31);
  return isWeekend(last) ? last - (isoWeekday(last) - FRIDAY) : last;
};

test('Korea keeps the days of its Act and its elections to 2100, and its exchange the last day of the year', () => {
  assert.is(yearsOf('KRW')[1], LAST);
  assert.equal(weekdays(kept('KRW')), weekdays(allYears(southKorea)));
  const exchange = allYears((year) => [...southKorea(year), yearEnd(year)]);
  for (const id of ['XKRX', 'XKOS', 'XKFE']) assert.equal(weekdays(kept(id)), weekdays(exchange));
});

test('Taiwan keeps the days of its Act to 2100, and its exchange two days before Lunar New Year', () => {
  assert.is(yearsOf('TWD')[1], LAST);
  assert.equal(weekdays(kept('TWD')), weekdays(allYears(taiwan)));
  const exchange = allYears((year) => {
    const days = taiwan(year);
    return [...days, ...settlementOnly(year, days)];
  });
  for (const id of ['XTAI', 'ROCO']) assert.equal(weekdays(kept(id)), weekdays(exchange));
});

const VIETNAM = 7;

test('Vietnam closes at Tet and for the Hung Kings by the moons of Hanoi to 2100', () => {
  for (const id of ['VND', 'XSTC', 'HSTC']) {
    assert.is(yearsOf(id)[1], LAST, id);
    const days = new Set(kept(id));
    for (let year = FIRST; year <= LAST; year++) {
      const lunar = chineseYear(year, VIETNAM);
      const [tet, kings] = [lunar(1, 1), lunar(3, 10)];
      for (const day of [tet, kings])
        assert.ok(days.has(day) || isWeekend(day), `${id} ${formatDay(day)}`);
      const around = Array.from({ length: 11 }, (_, index) => tet - 3 + index);
      assert.ok(around.filter((day) => days.has(day) && !isWeekend(day)).length >= 5, `${year}`);
    }
  }
});

test('Colombo closes on each full moon to 2100, by the civil day or the one before', () => {
  const before = 5.5 * 3_600_000;
  for (const id of ['XCOL', 'LKR']) {
    assert.is(yearsOf(id)[1], LAST, id);
    const days = new Set(kept(id));
    let [from, seen] = [new Date(Date.UTC(FIRST, 0, 2)), 0];
    for (;;) {
      const moon = SearchMoonPhase(180, from, 40)!.date;
      const day = Math.floor((moon.getTime() + before) / 86_400_000);
      if (yearOf(day) > LAST) break;
      seen++;
      from = new Date(moon.getTime() + 20 * 86_400_000);
      const either = [day - 1, day];
      assert.ok(
        either.some((one) => days.has(one) || isWeekend(one)),
        `${id} ${formatDay(day)}`,
      );
    }
    assert.ok(seen > 900);
  }
});

test('Matariki after the table of its Act is the Friday nearest to 1.2 days after the last quarter', () => {
  const computed = MATARIKI_COMPUTED.map(({ date }) => mustParseDay(date));
  for (const day of computed) {
    const year = yearOf(day);
    // 18 June in New Zealand begins at noon of the 17th at Greenwich.
    const quarter = SearchMoonPhase(270, new Date(Date.UTC(year, 5, 17, 12)), 40)!.date;
    const night = (quarter.getTime() / 3_600_000 + 12) / 24 + 1.2;
    const nearest = [-7, 0, 7]
      .map((step) => day + step)
      .sort((a, b) => distance(a, night) - distance(b, night));
    assert.is(isoWeekday(day), FRIDAY);
    assert.is(nearest[0], day, formatDay(day));
    if (year > 2060) continue;
    assert.ok(holidaysOf('NZ', year).includes(day));
  }
  for (const id of ['NZD', 'XNZE', 'XNZE:SETTLEMENT']) {
    assert.is(yearsOf(id)[1], LAST, id);
    const days = new Set(kept(id));
    assert.ok(computed.every((day) => days.has(day)));
  }
});

const distance = (day: DayNumber, instant: number) => Math.abs(day + 0.5 - instant);

test.run();
