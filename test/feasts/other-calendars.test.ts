import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { feastDays } from '../../build/feasts/days.js';
import type { PlaceId } from '../../build/feasts/places.js';
import type { FeastName } from '../../build/feasts/table.js';
import { formatDay } from '../../server/engine/civil-date.js';

/** Buddhist, Balinese, Kalachakra and solar days compared with the announced ones. */

function days(feast: FeastName, place: PlaceId, from: number, to = from): string[] {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return years.flatMap((year) => feastDays(feast, place, year).map(({ day }) => formatDay(day)));
}

test("Sri Lanka's Poya days of the Government Printer's lists of 2025 and 2026, the extra month's among them", () => {
  const listed2025 =
    '2025-01-13 2025-02-12 2025-03-13 2025-04-12 2025-05-12 2025-06-10 2025-07-10 2025-08-08 2025-09-07 2025-10-06';
  assert.equal(days('poya', 'LK', 2025).slice(0, 10), listed2025.split(' '));
  const listed2026 =
    '2026-01-03 2026-02-01 2026-03-02 2026-04-01 2026-05-01 2026-05-30 2026-06-29 2026-07-29 2026-08-27 2026-09-26 ' +
    '2026-10-25 2026-11-24';
  assert.equal(days('poya', 'LK', 2026).slice(0, 12), listed2026.split(' '));
  assert.equal(
    feastDays('poya', 'LK', 2026).map(({ ownName }) => ownName!.replace(' Full Moon Poya Day', '')),
    [
      'Duruthu',
      'Navam',
      'Medin',
      'Bak',
      'Vesak',
      'Adhi Poson',
      'Poson',
      'Esala',
      'Nikini',
      'Binara',
      'Vap',
      'Il',
      'Unduvap',
    ],
  );
  assert.equal(days('day-after-vesak-poya', 'LK', 2025, 2026), ['2025-05-13', '2026-05-02']);
});

test("Thailand: the Bank of Thailand's lists of 2020 to 2026, before days in lieu", () => {
  assert.equal(
    days('makha-bucha', 'TH', 2020, 2026),
    '2020-02-08 2021-02-26 2022-02-16 2023-03-06 2024-02-24 2025-02-12 2026-03-03'.split(' '),
  );
  assert.equal(
    days('visakha-bucha', 'TH', 2020, 2026),
    '2020-05-06 2021-05-26 2022-05-15 2023-06-03 2024-05-22 2025-05-11 2026-05-31'.split(' '),
  );
  assert.equal(
    days('asalha-bucha', 'TH', 2020, 2026),
    '2020-07-05 2021-07-24 2022-07-13 2023-08-01 2024-07-20 2025-07-10 2026-07-29'.split(' '),
  );
  assert.equal(days('buddhist-lent', 'TH', 2026), ['2026-07-30']);
});

test('Nyepi of the joint ministerial decrees, 2023 to 2026, and of the years that the count was fitted to', () => {
  assert.equal(days('nyepi', 'ID', 2023, 2026), [
    '2023-03-22',
    '2024-03-11',
    '2025-03-29',
    '2026-03-19',
  ]);
  assert.is(days('nyepi', 'ID', 1990, 2060).length, 71);
  // On 24 March 2020 the new moon shared its day with the first lunar day: a day later.
  assert.equal(days('nyepi', 'ID', 2020), ['2020-03-25']);
});

test('Nyepi of 2009 to 2026 and Waisak of 2001 to 2026 as date-holidays lists them, except 2023, decreed for June', () => {
  const nyepi =
    '03-26 03-16 03-05 03-23 03-12 03-31 03-21 03-09 03-28 03-17 03-07 03-25 03-14 03-03 03-22 03-11 03-29 03-19';
  assert.equal(
    days('nyepi', 'ID', 2009, 2026).map((day) => day.slice(5)),
    nyepi.split(' '),
  );
  const waisak =
    '05-07 05-26 05-16 06-03 05-24 05-13 06-01 05-20 05-09 05-28 05-17 05-06 05-25 05-15 06-02 05-22 05-11 05-29 05-19 ' +
    '05-07 05-26 05-16 06-04 05-23 05-12 05-31';
  assert.equal(
    days('vesak', 'ID', 2001, 2026).map((day) => day.slice(5)),
    waisak.split(' '),
  );
});

test('Waisak of the joint ministerial decrees is the day of the full moon itself, Vesak of Singapore the fifteenth', () => {
  assert.equal(days('vesak', 'ID', 2023, 2026), [
    '2023-06-04',
    '2024-05-23',
    '2025-05-12',
    '2026-05-31',
  ]);
  assert.equal(days('vesak', 'SG', 2021), ['2021-05-26']);
  assert.equal(days('vesak', 'SG', 2023), ['2023-06-02']);
  assert.equal(days('vesak', 'MY', 2023), ['2023-05-04']);
});

test("Malaysia's Wesak is in May, also in the years with a leap month before", () => {
  const wesak = days('vesak', 'MY', 2027, 2100);
  assert.is(wesak.length, 74);
  assert.equal(
    wesak.filter((date) => date.slice(5, 7) !== '05'),
    [],
  );
  // The fifteenth of the leap third months that begin on 22 April 2031 and 21 April 2050 in China.
  assert.equal(days('vesak', 'MY', 2031), ['2031-05-06']);
  assert.equal(days('vesak', 'MY', 2050), ['2050-05-05']);
});

test('Tsagaan Sar of Mongolia and Sagaalgan of Buryatia as proclaimed; Losar of Bhutan as the Swiss agency lists it', () => {
  // https://buryatiya.com/more/145, http://sibinfo.su/news/rb/2/60595.html, https://buryatiya-news.ru/society/2025/12/10/43358.html
  assert.equal(days('tsagaan-sar', 'MN', 2010), ['2010-02-14']);
  assert.equal(days('tsagaan-sar', 'MN', 2016), ['2016-02-09']);
  assert.equal(days('tsagaan-sar', 'MN', 2018), ['2018-02-16']);
  assert.equal(days('tsagaan-sar', 'MN', 2024, 2026), ['2024-02-10', '2025-03-01', '2026-02-18']);
  // https://www.eda.admin.ch/countries/bhutan/en/home/news/official-holidays.html
  assert.equal(days('losar', 'BT', 2015), ['2015-02-19']);
});

test("Mongolia's first day of winter and Buddha's Great Day as the press announced them", () => {
  const announced = '2018-11-08 2019-11-27 2020-11-16 2021-11-05 2022-11-24';
  assert.equal(days('chinggis-khaan', 'MN', 2018, 2022), announced.split(' '));
  assert.equal(days('chinggis-khaan', 'MN', 2024, 2025), ['2024-11-02', '2025-11-21']);
  assert.equal(days('ikh-duichen', 'MN', 2024), ['2024-05-23']);
});

test("Bhutan's holy days as in its lists of 2020 and 2024", () => {
  // https://www.holiday-times.com/public-holidays-bhutan/ and https://www.bhutanjeweltravel.com/bhutan-public-holiday-year-2020/
  assert.equal(days('day-of-offering', 'BT', 2024), ['2024-01-12']);
  assert.equal(days('zhabdrung-kuchoe', 'BT', 2024), ['2024-04-18']);
  assert.equal(days('parinirvana', 'BT', 2024), ['2024-05-23']);
  assert.equal(days('guru-rinpoche', 'BT', 2020), ['2020-06-30']);
  assert.equal(days('first-sermon', 'BT', 2024), ['2024-07-10']);
  assert.equal(days('thimphu-tshechu', 'BT', 2020), ['2020-09-26']);
  assert.equal(days('descending-day', 'BT', 2024), ['2024-11-22']);
});

test('Full moons of Myanmar as in the lists of 2017, 2021 and 2026, also in a watat year and the one after', () => {
  // https://taptrip.jp/12298, https://ryt9.com/en/hol/247831, https://www.scbmm.com/en/about-us/national-holiday.html
  assert.equal(days('tabaung', 'MM', 2017), ['2017-03-12']);
  assert.equal(days('tabaung', 'MM', 2026), ['2026-03-02']);
  assert.equal(days('kason', 'MM', 2021), ['2021-05-25']);
  assert.equal(days('kason', 'MM', 2026), ['2026-04-30']);
  assert.equal(days('waso', 'MM', 2017), ['2017-07-08']);
  assert.equal(days('waso', 'MM', 2021), ['2021-07-23']);
  assert.equal(days('waso', 'MM', 2026), ['2026-07-29']);
  assert.equal(days('thadingyut', 'MM', 2017), ['2017-10-05']);
  assert.equal(days('tazaungmon', 'MM', 2026), ['2026-11-24']);
  assert.equal(days('myanmar-national-day', 'MM', 2017), ['2017-11-13']);
  assert.equal(days('myanmar-national-day', 'MM', 2026), ['2026-12-04']);
  assert.equal(days('kayin-new-year', 'MM', 2017), ['2017-12-18']);
  assert.equal(days('kayin-new-year', 'MM', 2021), ['2021-01-13']);
  assert.equal(days('kayin-new-year', 'MM', 2026), []);
});

test("Cambodia's feasts of 2021 to 2025 by the sub-decrees: the middle day of those that have three", () => {
  assert.equal(days('khmer-visak', 'KH', 2021, 2025), [
    '2021-04-26',
    '2022-05-15',
    '2023-05-04',
    '2024-05-22',
    '2025-05-11',
  ]);
  assert.equal(days('pchum-ben', 'KH', 2021, 2025), [
    '2021-10-06',
    '2022-09-25',
    '2023-10-14',
    '2024-10-02',
    '2025-09-22',
  ]);
  assert.equal(days('water-festival', 'KH', 2021, 2025), [
    '2021-11-19',
    '2022-11-08',
    '2023-11-27',
    '2024-11-15',
    '2025-11-05',
  ]);
});

test("Japan's equinox days of 2020 to 2027 as the National Astronomical Observatory announced them", () => {
  assert.equal(
    days('vernal-equinox', 'JP', 2020, 2027).map((day) => day.slice(8)),
    ['20', '20', '21', '21', '20', '20', '20', '21'],
  );
  assert.equal(
    days('autumnal-equinox', 'JP', 2020, 2027).map((day) => day.slice(8)),
    ['22', '23', '23', '23', '22', '23', '23', '23'],
  );
});

test('Nowruz is on 20 March in leap years of the Persian calendar, else on 21 March', () => {
  const twentieth = days('nowruz', 'IR', 1990, 2026).filter((day) => day.endsWith('-20'));
  // Leap years 1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403: the New Year after them begins on 20 or 21 March.
  assert.equal(
    twentieth.map((day) => day.slice(0, 4)).join(' '),
    '1996 2000 2004 2008 2012 2016 2020 2024',
  );
});

test.run();
