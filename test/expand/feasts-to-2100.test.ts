import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DayNumber, dayNumber, formatDay, yearOf } from '../../server/engine/civil-date.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { entriesOf, yearsOf } from '../helpers/expanded.js';

/**
 * Exchanges that keep Islamic or Jewish feasts, after 2060: their days are held to the calendars of Unicode's library, the
 * Jewish ones to the day, the Islamic ones (the tabular calendar) to two days, as the moon decides them.
 */

const DAY_MS = 86_400_000;

/** Days of the years from..to by their month and day in a calendar: `10/1` is the first of Shawwal. */
function daysBy(calendar: string, monthDays: readonly string[], from: number, to: number) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: 'UTC',
    month: calendar === 'hebrew' ? 'long' : 'numeric',
    day: 'numeric',
  });
  const wanted = new Set(monthDays);
  const found: DayNumber[] = [];
  for (let day = dayNumber(from, 1, 1); day <= dayNumber(to, 12, 31); day++) {
    const parts = format.formatToParts(day * DAY_MS);
    const part = (type: string) => parts.find((one) => one.type === type)!.value;
    if (wanted.has(`${part('month')}/${part('day')}`)) found.push(day);
  }
  return found;
}

const closedOn = (id: string) => {
  const closed = new Set(
    entriesOf(id)
      .filter(({ kind }) => kind === 'holiday')
      .map(({ day }) => day),
  );
  return (day: DayNumber) => closed.has(day);
};

const eidsByFeast = new Map<string, DayNumber[]>();
const eids = (feasts: readonly string[]) =>
  getOrMake(eidsByFeast, feasts.join(), () => daysBy('islamic-civil', feasts, 2061, 2100));

/** Calendars that close on both Eids, and on one of them. */
const BOTH =
  'XSAU XIDX XIST XPHS PHP XBOM XADS AED DIFX XKUW KWD XBAH BHD DSMD QAR XMUS OMR XAMM JOD XCAI EGP XCAS MAD TND DZD XNSA NGN ' +
  'GHS XNAI KES XDHA BDT XKAR PKR XCOL LKR';
const KEPT_due = [
  ...BOTH.split(' ').map((id) => [id, ['10/1', '12/10']] as const),
  ...['XMAU', 'MUR'].map((id) => [id, ['10/1']] as const),
  ...['XKAZ', 'AIXK', 'KZT'].map((id) => [id, ['12/10']] as const),
];

for (const [id, feasts] of KEPT_due) {
  test(`${id}: Eids of each year to 2100 are within two days of the tabular calendar`, () => {
    const due = eids(feasts);
    assert.is(yearsOf(id)[1], 2100);
    const isClosed = closedOn(id);
    const around = [-2, -1, 0, 1, 2];
    const isWeekend = (day: DayNumber) => [5, 6, 7].includes(((day + 3) % 7) + 1);
    const missing = due.filter(
      (eid) =>
        !around.some((step) => isClosed(eid + step)) &&
        !around.some((step) => isWeekend(eid + step)),
    );
    assert.equal(missing.map(formatDay), []);
    const kept = due.filter((eid) => around.some((step) => isClosed(eid + step)));
    assert.ok(kept.length > due.length / 2, `${kept.length} of ${due.length}`);
  });
}

/** Days on which Tel Aviv is closed wherever they fall in the week. */
const JEWISH = [
  'Nisan/15',
  'Nisan/21',
  'Sivan/6',
  'Tishri/1',
  'Tishri/2',
  'Tishri/10',
  'Tishri/15',
  'Tishri/22',
];

test('XTAE keeps the feasts of the Jewish calendar to 2099', () => {
  assert.is(yearsOf('XTAE')[1], 2099);
  const isClosed = closedOn('XTAE');
  const feasts = daysBy('hebrew', JEWISH, 2061, 2099);
  assert.is(feasts.length, JEWISH.length * 39);
  const weekday = (day: DayNumber) => ((day + 3) % 7) + 1;
  const missing = feasts.filter((day) => weekday(day) < 6 && !isClosed(day));
  assert.equal(missing.map(formatDay), []);
  assert.is(Math.max(...feasts.map(yearOf)), 2099);
});

test.run();
