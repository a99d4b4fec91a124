import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addPeriod, parsePeriod, times } from '../../server/engine/add-period.js';
import { civilDate, type DayNumber, mustParseDay } from '../../server/engine/civil-date.js';
import { countPeriods, rangeOfPeriods } from '../../server/engine/count-periods.js';
import { numberInPeriod } from '../../server/engine/number-in-period.js';
import { CALENDAR_PERIODS, periodOf } from '../../server/engine/period.js';
import { madeUpDays } from '../helpers/plain-days.js';

/** Whole periods between dates, and the number of a day in its month, held to loops over made-up days. */

const PERIODS = ['1D', '3D', '2W', '1M', '3M', '1Y', '1M10D'];
const CONVENTIONS = ['unadjusted', 'following', 'modified_following', 'preceding'] as const;
const place = fc.double({ min: 0, max: 1, noNaN: true });

test('the count is the greatest n whose date is not after the last, whatever the convention', () => {
  fc.assert(
    fc.property(
      madeUpDays,
      place,
      place,
      fc.constantFrom(...PERIODS),
      fc.constantFrom(...CONVENTIONS),
      ({ packed, first, last }, a, b, name, convention) => {
        const at = (part: number) => first + Math.floor(part * (last - first));
        const [from, to] = [at(a), at(b)].sort((x, y) => x - y) as [DayNumber, DayNumber];
        const period = parsePeriod(name)!;
        const dayOf = (n: number) =>
          addPeriod(packed, from, { period: times(period, n), convention, endsMonths: false })
            ?.found.day ?? null;
        let expected = 0;
        for (let n = 1; ; n++) {
          if (from + n * (period.days + 28 * period.months) > last + 40) break;
          const day = dayOf(n);
          if (day !== null && day > to) break;
          if (day !== null) expected = n;
        }
        const counted = countPeriods(packed, from, to, { period, convention });
        assert.is(counted.count, expected);
        const { least, most } = rangeOfPeriods(packed, from, to, { period, convention }, counted);
        assert.ok(least <= expected && expected <= most);
      },
    ),
    { numRuns: 400 },
  );
});

test('months from the last day of January do not drift', () => {
  const { packed } = fc.sample(madeUpDays, { seed: 1, numRuns: 1 })[0]!;
  const terms = { period: parsePeriod('1M')!, convention: 'unadjusted' } as const;
  const [from, to] = ['2026-01-31', '2026-07-30'].map(mustParseDay) as [number, number];
  assert.is(countPeriods(packed, from, to, terms).count, 5);
  assert.is(countPeriods(packed, from, to + 1, terms).count, 6);
});

test('the number of a business day in its month, quarter or year, from both ends', () => {
  fc.assert(
    fc.property(
      madeUpDays,
      place,
      fc.constantFrom(...CALENDAR_PERIODS),
      ({ packed, first, last, isOpen }, part, of) => {
        const day = first + Math.floor(part * (last - first));
        const { from, to } = periodOf(day, of);
        const { year, month } = civilDate(day);
        const isIn = (other: DayNumber) => {
          const one = civilDate(other);
          if (one.year !== year || of === 'year') return one.year === year;
          return of === 'month'
            ? one.month === month
            : Math.ceil(one.month / 3) === Math.ceil(month / 3);
        };
        assert.ok(isIn(from) && !isIn(from - 1) && isIn(to) && !isIn(to + 1));
        const open: DayNumber[] = [];
        for (let other = from; other <= to; other++) if (isOpen(other)) open.push(other);
        const at = open.indexOf(day);
        assert.equal(numberInPeriod(packed, day, from, to), {
          nth: at < 0 ? null : at + 1,
          fromEnd: at < 0 ? null : at - open.length,
          count: open.length,
        });
      },
    ),
    { numRuns: 300 },
  );
});

test.run();
