import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADHA, FITR } from '../../build/calendars/countries/shared/arab-feasts.js';
import type { Criterion } from '../../build/feasts/crescent.js';
import { feastDays } from '../../build/feasts/days.js';
import { monthStart } from '../../build/feasts/hijri.js';
import {
  ANYWHERE,
  MABIMS_2022,
  MABIMS_OLD,
  sightedAt,
  UMM_AL_QURA,
} from '../../build/feasts/hijri-criteria.js';
import type { PlaceId } from '../../build/feasts/places.js';
import type { FeastName } from '../../build/feasts/table.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { isLongRun, sampled } from '../helpers/needs.js';

/** Islamic months by each criterion, against the days that its authority announced or printed. */

const UMM_AL_QURA_TABLE = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

test('Umm al-Qura: the months of 1423 to 1450 as printed (the table of ICU), with two exceptions', () => {
  const different: string[] = [];
  for (let year = 1423; year <= 1450; year++) {
    for (let month = 1; month <= 12; month++) {
      const parts = UMM_AL_QURA_TABLE.formatToParts(
        monthStart(UMM_AL_QURA, { year, month }) * 86_400_000,
      );
      const printed = ['month', 'day']
        .map((type) => parts.find((part) => part.type === type)?.value)
        .join('-');
      if (printed !== `${month}-1`) different.push(`${year}-${month}`);
    }
  }
  // The moon sets within two minutes of the sun: 1427-6 and 1446-6.
  assert.equal(different, ['1427-6', '1446-6']);
});

test("Saudi Arabia's feasts since 2009 as reported: two of 36 are announced otherwise", () => {
  const fitr = FITR.filter((day) => day >= '2009').map((day) => [day, 'eid-al-fitr'] as const);
  const adha = ADHA.filter((day) => day >= '2009').map((day) => [day, 'eid-al-adha'] as const);
  assert.equal(
    [...fitr, ...adha]
      .filter(([day, feast]) => !computed('SA', feast, day.slice(0, 4)).includes(day))
      .map(([day]) => day),
    ['2015-09-24', '2016-09-12'],
  );
});

function computed(place: PlaceId, feast: FeastName, year: string): string[] {
  return feastDays(feast, place, Number(year)).map(({ day }) => formatDay(day));
}

function announced(list: string, place: PlaceId, feast: FeastName, days: string): void {
  test(`${place}, ${feast}: ${list}`, () => {
    for (const day of days.split(' '))
      assert.ok(computed(place, feast, day.slice(0, 4)).includes(day), day);
  });
}

const MUIS = 'lists of the Ministry of Manpower, by the calculations of MUIS';
announced(
  MUIS,
  'SG',
  'eid-al-fitr',
  '2009-09-20 2010-09-10 2011-08-30 2013-08-08 2014-07-28 2015-07-17 2016-07-06 2017-06-25 2018-06-15 2019-06-05 ' +
    '2020-05-24 2021-05-13 2022-05-03 2023-04-22 2024-04-10 2025-03-31 2026-03-21',
);
announced(
  MUIS,
  'SG',
  'eid-al-adha',
  '2009-11-27 2010-11-17 2011-11-06 2013-10-15 2014-10-05 2015-09-24 2016-09-12 2017-09-01 2018-08-22 2019-08-11 ' +
    '2020-07-31 2021-07-20 2022-07-10 2023-06-29 2024-06-17 2025-06-07 2026-05-27',
);
const DECREES = 'joint ministerial decrees on public holidays';
announced(
  DECREES,
  'ID',
  'islamic-new-year',
  '2009-12-18 2010-12-07 2011-11-27 2012-11-15 2013-11-05 2014-10-25 2015-10-14 2016-10-02 2017-09-21 2025-06-27 2026-06-16',
);
announced(
  DECREES,
  'ID',
  'eid-al-adha',
  '2009-11-27 2010-11-17 2011-11-06 2012-10-26 2013-10-15 2014-10-05 2015-09-24 2016-09-12 2017-09-01 2018-08-22 ' +
    '2023-06-29 2024-06-17 2025-06-06 2026-05-27',
);
announced(
  'memoranda of the Department of Personnel and Training',
  'IN',
  'eid-al-fitr',
  '2016-07-06 2017-06-26 2018-06-16 2019-06-05 2020-05-25 2021-05-14 2022-05-03 2023-04-22 2024-04-11',
);
announced(
  "dates of the Presidency of Religious Affairs (Diyanet) as Türkiye's calendars have them",
  'TR',
  'eid-al-fitr',
  '1996-02-20 1997-02-09 1998-01-29 1999-01-19 2000-01-08 2000-12-27 2001-12-16 2002-12-05 2003-11-25 2004-11-14 2005-11-03',
);
announced(
  "dates of the Presidency of Religious Affairs (Diyanet) as Türkiye's calendars have them",
  'TR',
  'eid-al-adha',
  '1990-07-03 1992-06-11 1993-06-01 1994-05-21 1995-05-10 1996-04-28 1998-04-07 1999-03-28 2007-12-20 2011-11-06',
);

const DELHI = { latitude: 28.6, longitude: 77.2, utcHours: 5.5 };
const CRITERIA: readonly Criterion[] = [
  UMM_AL_QURA,
  ANYWHERE,
  MABIMS_OLD,
  MABIMS_2022,
  sightedAt(5, DELHI),
];

/** Computed for each criterion. */
const YEARS = isLongRun ? 75 : 15;

sampled(
  'by every criterion a month has 29 or 30 days, rarely 28 or 31 where each month is computed independently',
  () => {
    for (const criterion of CRITERIA) {
      const lengths = new Map<number, number>();
      for (let year = 1410; year < 1410 + YEARS; year++) {
        for (let month = 1; month <= 12; month++) {
          const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
          const length = monthStart(criterion, next) - monthStart(criterion, { year, month });
          lengths.set(length, (lengths.get(length) ?? 0) + 1);
        }
      }
      const usual = (lengths.get(29) ?? 0) + (lengths.get(30) ?? 0);
      assert.ok(usual >= YEARS * 12 * 0.985, `${criterion.by}: ${JSON.stringify([...lengths])}`);
      assert.ok(
        [...lengths.keys()].every((length) => length >= 28 && length <= 31),
        criterion.by,
      );
    }
  },
);

test('no month begins before its new moon, nor more than three days after', () => {
  for (const criterion of CRITERIA) {
    const ramadan = monthStart(criterion, { year: 1446, month: 9 });
    // New moon of 28 February 2025, 00:45 UTC.
    assert.ok(
      ramadan >= mustParseDay('2025-03-01') && ramadan <= mustParseDay('2025-03-03'),
      criterion.by,
    );
  }
});

test('some Gregorian years have a feast twice, and some not at all', () => {
  assert.equal(computed('SA', 'eid-al-fitr', '2000'), ['2000-01-08', '2000-12-27']);
  assert.equal(computed('SA', 'mawlid', '2015').length, 2);
  assert.is(computed('SA', 'eid-al-adha', '2006').length, 2);
});

test.run();
