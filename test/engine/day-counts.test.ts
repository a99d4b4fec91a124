import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mustParseDay } from '../../server/engine/civil-date.js';
import {
  type DayCount,
  dayCountFraction,
  parseDayCount,
} from '../../server/engine/day-count/day-counts.js';
import { releaseData } from '../helpers/server.js';

const data = releaseData();
const business = data.days(data.calendarIndex.get('BRL')!);

function fraction(dayCount: DayCount, from: string, to: string): number {
  return dayCountFraction(dayCount, {
    start: mustParseDay(from),
    end: mustParseDay(to),
    isLast: false,
    business,
    regular: null,
  })!;
}

test('actual days over 360 and 365, leap years or not', () => {
  assert.is(fraction('ACT/360', '2024-01-01', '2025-01-01'), 366 / 360);
  assert.is(fraction('ACT/365F', '2024-01-01', '2025-01-01'), 366 / 365);
  assert.is(fraction('ACT/360', '2026-02-28', '2026-02-28'), 0);
});

// From "EMU and Market Conventions: Recent Developments" (ISDA, 1998), the example of 1 November 2003 to 1 May 2004.
test('ACT/ACT ISDA: the days of each year over the length of it', () => {
  assert.is(fraction('ACT/ACT ISDA', '2003-11-01', '2004-05-01'), 121 / 366 + 61 / 365);
  assert.is(fraction('ACT/ACT ISDA', '2023-12-31', '2024-12-31'), 365 / 366 + 1 / 365);
  assert.is(fraction('ACT/ACT ISDA', '2023-01-01', '2026-01-01'), 1 + 2);
});

test('30/360 and 30E/360 at the end of months', () => {
  const both = (from: string, to: string) =>
    (['30/360', '30E/360'] as const).map((dayCount) =>
      Math.round(fraction(dayCount, from, to) * 360),
    );
  assert.equal(both('2026-01-31', '2026-03-31'), [60, 60]);
  assert.equal(
    both('2026-01-15', '2026-03-31'),
    [76, 75],
    'the 31st stays by 30/360 after an earlier day',
  );
  assert.equal(both('2026-01-30', '2026-03-31'), [60, 60]);
  assert.equal(both('2026-02-28', '2026-03-31'), [33, 32], 'the end of February is no 30th');
  assert.equal(both('2026-01-31', '2026-02-28'), [28, 28]);
});

// OpenGamma Strata, DayCountTest, data_30U360 at commit 39c46e34: dates, then 360ths not by EOM and by EOM.
test("30U/360: Strata's table, with ends of months and without", () => {
  const plain: readonly (readonly [string, string])[] = [
    ['2011-12-28', '2012-02-28'],
    ['2011-12-28', '2012-02-29'],
    ['2011-12-28', '2012-03-01'],
    ['2011-12-28', '2016-02-28'],
    ['2011-12-28', '2016-02-29'],
    ['2011-12-28', '2016-03-01'],
    ['2012-02-28', '2012-03-28'],
    ['2012-03-01', '2012-03-28'],
    ['2012-05-30', '2013-08-29'],
    ['2012-05-29', '2013-08-30'],
    ['2012-05-30', '2013-08-30'],
    ['2012-05-29', '2013-08-31'],
  ];
  const simple = (from: string, to: string) => {
    const [[y1, m1, d1], [y2, m2, d2]] = [from, to].map((one) => one.split('-').map(Number)) as [
      [number, number, number],
      [number, number, number],
    ];
    return 360 * (y2 - y1) + 30 * (m2 - m1) + d2 - d1;
  };
  const rows: readonly (readonly [from: string, to: string, plain: number, ends: number])[] = [
    ...plain.map(([from, to]) => [from, to, simple(from, to), simple(from, to)] as const),
    ['2012-02-29', '2012-03-28', 29, 28],
    ['2012-02-29', '2012-03-30', 31, 30],
    ['2012-02-29', '2012-03-31', 32, 30],
    ['2012-02-29', '2013-02-28', 359, 360],
    ['2011-02-28', '2012-02-28', 360, 358],
    ['2011-02-28', '2012-02-29', 361, 360],
    ['2012-02-29', '2016-02-29', 1440, 1440],
    ['2012-05-30', '2013-08-31', 450, 450],
    ['2012-05-31', '2013-08-30', 450, 450],
    ['2012-05-31', '2013-08-31', 450, 450],
  ];
  for (const [from, to, notByEom, byEom] of rows) {
    const of = (dayCount: '30U/360' | '30U/360 EOM', endsMonths: boolean) =>
      Math.round(
        360 *
          dayCountFraction(dayCount, {
            start: mustParseDay(from),
            end: mustParseDay(to),
            isLast: false,
            business: undefined as never,
            regular: null,
            endsMonths,
          })!,
      );
    assert.equal(
      [of('30U/360', false), of('30U/360', true), of('30U/360 EOM', false)],
      [notByEom, byEom, byEom],
      `${from} to ${to}`,
    );
  }
  assert.is(parseDayCount('30/360 (US)'), '30U/360');
});

// FpML's scheme, 30E/360.ISDA: the end of February is a 30th too, but not on the termination date.
test('30E/360 ISDA: ends of months are the 30th, except February of the termination date', () => {
  const isda = (from: string, to: string, isLast: boolean) =>
    dayCountFraction('30E/360 ISDA', {
      start: mustParseDay(from),
      end: mustParseDay(to),
      isLast,
      business,
      regular: null,
    })! * 360;
  assert.is(Math.round(isda('2026-01-31', '2026-02-28', false)), 30);
  assert.is(Math.round(isda('2026-01-31', '2026-02-28', true)), 28);
  assert.is(Math.round(isda('2026-02-28', '2026-08-31', true)), 180);
  assert.is(Math.round(isda('2024-02-28', '2024-08-31', true)), 182, 'not the end of February');
  assert.is(Math.round(isda('2024-02-29', '2024-03-31', false)), 30);
  assert.is(parseDayCount('30E/360.ISDA'), '30E/360 ISDA');
});

// Rule 251 of ICMA: by the 29th of February of periods of a year, by the year of the end of shorter ones.
test('ACT/365L: 366 by the leap day, or by the year of the end', () => {
  const of = (perYear: number, from: string, to: string) =>
    dayCountFraction('ACT/365L', {
      start: mustParseDay(from),
      end: mustParseDay(to),
      isLast: false,
      business,
      regular: { isRegular: true, boundaries: [], perYear },
    });
  assert.is(of(1, '2023-03-01', '2024-03-01'), 366 / 366);
  assert.is(of(1, '2024-03-01', '2025-03-01'), 365 / 365);
  assert.is(of(1, '2024-02-29', '2025-02-28'), 365 / 365, 'after the start');
  assert.is(of(2, '2024-07-01', '2025-01-01'), 184 / 365);
  assert.is(of(2, '2023-07-01', '2024-01-01'), 184 / 366);
});

// FpML's scheme, ACT/ACT.AFB, and "EMU and Market Conventions" (ISDA, 1998).
test('ACT/ACT AFB, NL/365 and 1/1', () => {
  assert.is(fraction('ACT/ACT AFB', '2003-11-01', '2004-05-01'), 182 / 366);
  assert.is(fraction('ACT/ACT AFB', '1999-02-01', '2001-07-01'), 2 + 150 / 365);
  assert.is(fraction('ACT/ACT AFB', '2000-02-29', '2004-02-28'), 4);
  assert.is(fraction('NL/365', '2024-02-28', '2024-03-01'), 1 / 365);
  assert.is(fraction('NL/365', '2023-03-01', '2025-03-01'), 2);
  assert.is(fraction('1/1', '2026-01-01', '2026-07-01'), 1);
});

test('BUS/252 counts the first day and not the last', () => {
  // Friday to Monday: Friday alone.
  assert.is(fraction('BUS/252', '2026-11-06', '2026-11-09'), 1 / 252);
  assert.is(
    fraction('BUS/252', '2026-11-02', '2026-11-09'),
    4 / 252,
    'All Souls is no business day in Brazil',
  );
});

test('ACT/ACT ICMA: a regular period is its part of the year; it has no fraction without one', () => {
  const period = {
    start: mustParseDay('2026-01-15'),
    end: mustParseDay('2026-07-15'),
    isLast: false,
    business,
  };
  const regular = { isRegular: true, boundaries: [], perYear: 2 };
  assert.is(dayCountFraction('ACT/ACT ICMA', { ...period, regular }), 0.5);
  assert.is(dayCountFraction('ACT/ACT ICMA', { ...period, regular: null }), null);
});

// The same text: a short first period of 15 February to 1 July 1999, then coupons of every year.
test('ACT/ACT ICMA of stubs: by the notional regular periods that they lie in', () => {
  const boundaries = ['1997-07-01', '1998-07-01', '1999-07-01'].map(mustParseDay);
  const of = (from: string, to: string) =>
    dayCountFraction('ACT/ACT ICMA', {
      start: mustParseDay(from),
      end: mustParseDay(to),
      isLast: false,
      business,
      regular: { isRegular: false, boundaries, perYear: 1 },
    });
  assert.is(of('1999-02-01', '1999-07-01'), 150 / 365);
  assert.is(of('1998-05-02', '1999-07-01'), 60 / 365 + 1, 'a long one is in two of them');
});

test('names of ISDA, FpML and QuantLib are read; others are not', () => {
  for (const [text, name] of [
    ['act/360', 'ACT/360'],
    ['Actual/365 (Fixed)', 'ACT/365F'],
    ['ACT/365.FIXED', 'ACT/365F'],
    ['ACT/ACT.ISDA', 'ACT/ACT ISDA'],
    ['Actual/Actual (ISMA)', 'ACT/ACT ICMA'],
    ['30E/360 (Eurobond Basis)', '30E/360'],
    ['Business/252', 'BUS/252'],
    ['30E/360 ISDA', '30E/360 ISDA'],
    ['1/1', '1/1'],
    ['Act/365 Actual', 'ACT/365L'],
    ['Act/365 No Leap', 'NL/365'],
  ] as const) {
    assert.is(parseDayCount(text), name);
  }
  for (const text of ['', 'ACT/365', 'ACT/ACT', '30/365', '1/2', 'ACT/364'])
    assert.is(parseDayCount(text), null);
});

test.run();
