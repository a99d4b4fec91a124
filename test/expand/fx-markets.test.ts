import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, isoWeekday } from '../../server/engine/civil-date.js';
import { entriesOf, yearsOf } from '../helpers/expanded.js';
import { sampled, some } from '../helpers/needs.js';

/** Markets that keep other days than the payment system of their currency, and rates by their published series. */

/** Weekdays on which a calendar is closed, from..to. */
function closedOn(id: string, from: string, to: string): string[] {
  return entriesOf(id)
    .filter(({ kind, day }) => kind === 'holiday' && isoWeekday(day) <= 5)
    .map(({ day }) => formatDay(day))
    .filter((date) => date >= from && date <= to);
}

/** Those of the market on which the payment system is open. */
function ownDays(currency: string, year: number): string[] {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const paying = closedOn(currency, from, to);
  const market = closedOn(`${currency}:FX`, from, to);
  assert.equal(
    paying.filter((date) => !market.includes(date)),
    [],
    `${currency} ${year}`,
  );
  return market.filter((date) => !paying.includes(date)).map((date) => date.slice(5));
}

test("the Australian dollar's market keeps the bank close days of New South Wales", () => {
  assert.equal(ownDays('AUD', 2024), ['08-05', '10-07']);
  assert.equal(ownDays('AUD', 2026), ['04-27', '08-03', '10-05']);
  assert.equal(ownDays('AUD', 2028), ['08-07', '10-02']);
});

test("the New Zealand dollar's keeps the anniversary days of Wellington and Auckland", () => {
  assert.equal(ownDays('NZD', 2024), ['01-22', '01-29']);
  assert.equal(ownDays('NZD', 2026), ['01-19', '01-26']);
  assert.equal(ownDays('NZD', 2028), ['01-24', '01-31']);
});

test("the Canadian dollar's keeps Family Day and the Civic Holiday, as the Bank of Canada's series", () => {
  // The weekdays without a rate of exchange in the series of each year.
  const series: Readonly<Record<number, string>> = {
    2017: '02-20 04-14 05-22 07-03 08-07 09-04 10-09 11-13 12-25 12-26',
    2020: '01-01 02-17 04-10 05-18 07-01 08-03 09-07 10-12 11-11 12-25 12-28',
    2021: '01-01 02-15 04-02 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-27 12-28',
    2023: '01-02 02-20 04-07 05-22 07-03 08-07 09-04 10-02 10-09 11-13 12-25 12-26',
    2024: '01-01 02-19 03-29 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26',
  };
  for (const [year, days] of Object.entries(series)) {
    const without = closedOn('CAD:FX', `${year}-01-01`, `${year}-12-31`);
    const expected = days.split(' ').map((day) => `${year}-${day}`);
    // New Year of 2017 was kept on 2 January, before the series begins.
    assert.equal(
      without.filter((date) => date !== '2017-01-02'),
      expected,
    );
    if (Number(year) >= 2021) {
      assert.equal(closedOn('CAD:CORRA', `${year}-01-01`, `${year}-12-31`), expected);
    }
  }
  assert.ok(closedOn('CAD:CORRA', '2027-02-15', '2027-02-15').length === 1);
});

sampled('payment systems, markets and bonds reach 2100, estimated after 2060', () => {
  const ids = [
    'AUD:FX',
    'CAD:FX',
    'CHF',
    'EUR:BOND',
    'EUR',
    'GBP',
    'GBP:GILT',
    'JPY',
    'JPY:TONA',
    'NOK:BOND',
    'SEK',
    'CNY',
    'INR',
    'TRY',
    'NZD',
    'NZD:FX',
    'USD',
    'USD:BOND',
  ];
  for (const id of some(ids, 4)) {
    assert.is(yearsOf(id)[1], 2100, id);
    const late = entriesOf(id).filter(({ day }) => formatDay(day) > '2061');
    assert.ok(late.length > 180, `${id}: ${late.length}`);
    assert.ok(
      late.every(({ status }) => status === 'estimated'),
      id,
    );
  }
  assert.equal(closedOn('NZD', '2052-06-10', '2052-08-31'), ['2052-06-21']);
  assert.equal(closedOn('NZD', '2053-06-10', '2053-08-31'), ['2053-07-11']);
});

test('SHIR has no rate on the weekdays on which none was published', () => {
  const without =
    '2024-01-01 2024-02-27 2024-03-25 2024-03-29 2024-04-22 2024-04-23 2024-04-29 2024-05-14 2024-05-27 2024-06-12 ' +
    '2024-08-13 2024-10-02 2024-10-03 2024-10-04 2024-10-11 2024-10-17 2024-10-24 2024-12-25 2024-12-26 ' +
    '2025-01-01 2025-03-14 2025-04-18 2025-05-01 2025-05-26 2025-06-02 2025-09-22 2025-09-23 2025-09-24 2025-10-01 ' +
    '2025-10-02 2025-10-07 2025-10-14 2025-12-25 2025-12-26';
  assert.equal(closedOn('ILS:SHIR', '2024-01-01', '2025-12-31'), without.split(' '));
  assert.equal(closedOn('ILS:SHIR', '2027-12-25', '2028-01-01'), []);
  assert.equal(closedOn('ILS:SHIR', '2028-12-25', '2028-12-26'), ['2028-12-25', '2028-12-26']);
});

test.run();
