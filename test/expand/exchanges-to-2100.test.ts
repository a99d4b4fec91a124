import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DayNumber, formatDay, isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { entriesOf, holidaysOf, yearsOf } from '../helpers/expanded.js';
import { easterSunday, fixedDays, isWeekend, nthWeekday } from '../helpers/law-days.js';
import { unexpected } from '../helpers/yearly-days.js';

/** Exchanges to 2100 by their rules, worked out apart from the definitions. */

const [MONDAY, THURSDAY, SATURDAY, SUNDAY] = [1, 4, 6, 7];

/** Rule 7.2 of the New York Stock Exchange. */
function newYork(year: number): DayNumber[] {
  const moved = fixedDays(year, '06-19 07-04 12-25').map((day) => {
    if (isoWeekday(day) === SATURDAY) return day - 1;
    return isoWeekday(day) === SUNDAY ? day + 1 : day;
  });
  const newYear = fixedDays(year, '01-01').map((day) =>
    isoWeekday(day) === SUNDAY ? day + 1 : day,
  );
  return [
    ...moved,
    ...newYear,
    easterSunday(year) - 2,
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    nthWeekday(year, 5, MONDAY, -1),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 11, THURSDAY, 4),
  ];
}

const frankfurt = (year: number) => [
  ...fixedDays(year, '01-01 05-01 12-24 12-25 12-26 12-31'),
  ...[-2, 1].map((after) => easterSunday(year) + after),
];

const paris = (year: number) => [
  ...fixedDays(year, '01-01 05-01 12-25 12-26'),
  ...[-2, 1].map((after) => easterSunday(year) + after),
];

const LAWS: readonly (readonly [ids: string, law: (year: number) => DayNumber[]])[] = [
  ['XNYS XNAS XASE ARCX BATS XCBO', newYork],
  ['XETR XFRA XEUR', frankfurt],
  ['XPAR XAMS XBRU XLIS', paris],
];

for (const [ids, law] of LAWS) {
  test(`${ids}: closed on the weekdays of the rules from 2029 to 2100`, () => {
    for (const id of ids.split(' ')) {
      assert.is(yearsOf(id)[1], 2100, id);
      for (let year = 2029; year <= 2100; year++) {
        const weekdays = (days: readonly DayNumber[]) =>
          days
            .filter((day) => !isWeekend(day))
            .map(formatDay)
            .sort();
        assert.equal(weekdays(holidaysOf(id, year)), weekdays(law(year)), `${id} ${year}`);
      }
    }
  });
}

test('days of exchanges after 2060 are estimated', () => {
  for (const id of ['XNYS', 'XLON', 'XTKS', 'XHKG', 'XNYS:SETTLEMENT']) {
    const late = entriesOf(id).filter(({ day }) => yearOf(day) > 2060);
    assert.ok(late.length > 200, `${id}: ${late.length}`);
    assert.ok(late.every(({ status }) => status === 'estimated'));
  }
});

/** By dates and by Easter alone, western or eastern, in the years to 2060: so after them. */
const BY_DATE_AND_EASTER =
  'XCBT XNYM XCEC XCME:AGRICULTURE XCME:CRYPTO IEPA IEPA:CANOLA IEPA:ENERGY IFEU IFEU:UK XLME XWBO XSFE XLUX XHEL XLJU XZAG ' +
  'XBRA XTAL XRIS XLIT XMAL XCYS XLIM XBUE XBSE XEEE XBDA XNYS:SETTLEMENT';
const [FIRST, LAST_KNOWN, LAST_CYCLE] = [2029, 2060, 2099];

test('days by date and by Easter come back after 2060 as before', () => {
  for (const id of BY_DATE_AND_EASTER.split(' ')) {
    assert.is(yearsOf(id)[1], 2100, id);
    const byYear = new Map<number, Set<DayNumber>>();
    for (const { kind, day } of entriesOf(id)) {
      if (kind !== 'holiday' || isWeekend(day)) continue;
      getOrMake(byYear, yearOf(day), () => new Set<DayNumber>()).add(day);
    }
    const off = (year: number) => byYear.get(year) ?? new Set<DayNumber>();
    const differences = unexpected(off, { first: FIRST, last: LAST_KNOWN });
    for (let year = LAST_KNOWN + 1; year <= LAST_CYCLE; year++) {
      assert.equal(differences(year), [], `${id} ${year}`);
    }
  }
});

test('equity and interest rate futures trade on Good Fridays with an employment report, to 2100', () => {
  const early = entriesOf('XCME').filter(
    ({ kind, names }) => kind === 'early_close' && /Good Friday/.test(names.en!),
  );
  const kept = early.map(({ day }) => yearOf(day)).filter((year) => year > 2026);
  const due: number[] = [];
  for (let year = 2027; year <= 2100; year++) {
    // The report of March is out on the third Friday after the week of the 12th: the first of April.
    const friday = easterSunday(year) - 2;
    if (friday === nthWeekday(year, 4, 5, 1)) due.push(year);
  }
  assert.equal(kept, due);
});

test.run();
