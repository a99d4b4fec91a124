import { Seasons } from 'astronomy-engine';
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

const [TUESDAY, WEDNESDAY, FRIDAY] = [2, 3, 5];

/** 29 June and 12 October by law 19.668 of Chile. */
function toMonday(day: DayNumber): DayNumber {
  const weekday = isoWeekday(day);
  if (weekday === FRIDAY) return day + 3;
  return weekday > MONDAY && weekday < FRIDAY ? day - (weekday - MONDAY) : day;
}

/** 31 October by law 20.299 of Chile. */
function toFriday(day: DayNumber): DayNumber {
  if (isoWeekday(day) === TUESDAY) return day - 4;
  return isoWeekday(day) === WEDNESDAY ? day + 2 : day;
}

/** The day of the solstice of June in Santiago, four hours behind Greenwich in winter. */
const winterSolstice = (year: number) =>
  Math.floor((Seasons(year).jun_solstice.date.getTime() - 4 * 3_600_000) / 86_400_000);

/** The holidays of Chile, with the bank holiday that closes its exchange too. */
function santiago(year: number): DayNumber[] {
  const only = (weekdays: readonly number[], date: string) =>
    fixedDays(year, date).filter((day) => weekdays.includes(isoWeekday(day)));
  return [
    ...fixedDays(year, '01-01 05-01 05-21 07-16 08-15 09-18 09-19 11-01 12-08 12-25 12-31'),
    ...fixedDays(year, '06-29 10-12').map(toMonday),
    ...fixedDays(year, '10-31').map(toFriday),
    ...only([MONDAY], '01-02'),
    ...only([MONDAY, FRIDAY], '09-17'),
    ...only([FRIDAY], '09-20'),
    winterSolstice(year),
    easterSunday(year) - 2,
  ];
}

/** The holidays of Colombia by laws 51 of 1983 and 2578 of 2026, and the last weekday of the year, on which banks balance. */
function bogota(year: number): DayNumber[] {
  const nextMonday = (day: DayNumber) => day + ((8 - isoWeekday(day)) % 7);
  const yearEnd = fixedDays(year, '12-31').map(
    (day) => day - Math.max(0, isoWeekday(day) - FRIDAY),
  );
  return [
    ...fixedDays(year, '01-01 05-01 07-20 08-07 12-08 12-25'),
    ...fixedDays(year, '01-06 03-19 06-29 07-09 08-15 10-12 11-01 11-11').map(nextMonday),
    ...[-3, -2, 43, 64, 71].map((after) => easterSunday(year) + after),
    ...yearEnd,
  ];
}

const LAWS: readonly (readonly [ids: string, law: (year: number) => DayNumber[]])[] = [
  ['XNYS XNAS XASE ARCX BATS XCBO', newYork],
  ['XETR XFRA XEUR', frankfurt],
  ['XPAR XAMS XBRU XLIS', paris],
  ['XSGO CLP', santiago],
  ['XBOG', bogota],
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
            .sort()
            .filter((day, at, sorted) => day !== sorted[at - 1]);
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
  'XBRA XTAL XRIS XLIT XMAL XCYS XLIM XBUE XBSE XEEE XBDA XNYS:SETTLEMENT ARS PEN MISX MISX:DERIVATIVES RUB GEL BAM DGCX';
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
