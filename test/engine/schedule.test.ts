import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjustSchedule, SCHEDULE_CONVENTIONS } from '../../server/engine/adjusted-schedule.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { adjust } from '../../server/engine/conventions.js';
import {
  gridFrom,
  monthEndsOf,
  parseRoll,
  parseStep,
  type Roll,
  rollDay,
  type Step,
  sizeOf,
  unadjustedDates,
} from '../../server/engine/schedule.js';
import { cases, sampled } from '../helpers/needs.js';
import { isEndOfMonth, madeUpDays } from '../helpers/plain-days.js';

/** Schedules: the grid of regular dates, the stubs, and the dates on business days. QuantLib's are in quantlib.test. */

interface Terms {
  readonly start: string;
  readonly end: string;
  readonly frequency: string;
  readonly roll?: Roll;
  readonly endOfMonth?: boolean;
  readonly direction?: 'forward' | 'backward';
  readonly long?: 'front' | 'back';
}

function dates({
  start,
  end,
  frequency,
  roll,
  endOfMonth,
  direction = 'forward',
  long,
}: Terms): string[] {
  const step = parseStep(frequency) as Exclude<Step, 'term'>;
  const [first, last] = [mustParseDay(start), mustParseDay(end)];
  const anchor = direction === 'forward' ? first : last;
  const grid = gridFrom(
    anchor,
    step,
    roll ?? null,
    (endOfMonth ?? false) && isEndOfMonth(anchor),
    direction,
  );
  const terms = {
    start: first,
    end: last,
    grid,
    isLongFront: long === 'front',
    isLongBack: long === 'back',
  };
  return unadjustedDates(terms).map(
    ({ day, isRegular }) => `${formatDay(day)}${isRegular ? '' : '*'}`,
  );
}

test('each date is counted from the first, so that months keep their ends', () => {
  const monthly = { start: '2026-01-31', end: '2026-05-31', frequency: '1M' };
  assert.equal(dates(monthly), [
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
  assert.equal(dates({ ...monthly, start: '2026-01-30', end: '2026-03-30' }), [
    '2026-01-30',
    '2026-02-28',
    '2026-03-30',
  ]);
  const quarterly = { start: '2025-11-30', end: '2026-08-31', frequency: '3M', endOfMonth: true };
  assert.equal(dates(quarterly), ['2025-11-30', '2026-02-28', '2026-05-31', '2026-08-31']);
  assert.equal(dates({ ...quarterly, endOfMonth: false }).slice(2), [
    '2026-05-30',
    '2026-08-30',
    '2026-08-31*',
  ]);
});

test('stubs: at the end that dates are not counted from, short or long', () => {
  const terms = { start: '2026-01-10', end: '2026-12-15', frequency: '3M' };
  const [s, e] = ['2026-01-10', '2026-12-15'];
  assert.equal(dates(terms), [s, '2026-04-10', '2026-07-10', '2026-10-10', `${e}*`]);
  assert.equal(dates({ ...terms, long: 'back' }), [s, '2026-04-10', '2026-07-10', `${e}*`]);
  const backward = { ...terms, direction: 'backward' as const };
  assert.equal(dates(backward), [`${s}*`, '2026-03-15', '2026-06-15', '2026-09-15', e]);
  assert.equal(dates({ ...backward, long: 'front' }), [`${s}*`, '2026-06-15', '2026-09-15', e]);
  assert.equal(dates({ ...backward, long: 'back' }), dates(backward), 'there is none to be long');
  assert.equal(
    dates({ ...backward, start: '2026-03-15', long: 'front' })[1],
    '2026-06-15',
    'no stub, no long one',
  );
  assert.equal(dates({ ...terms, end: '2026-02-01', long: 'back' }), [s, '2026-02-01*']);
});

test('roll days: the first after start, the last before end', () => {
  const payroll = { start: '2026-01-01', end: '2026-04-01', frequency: '1M', roll: 25 };
  assert.equal(dates(payroll), [
    '2026-01-01*',
    '2026-01-25',
    '2026-02-25',
    '2026-03-25',
    '2026-04-01*',
  ]);
  assert.equal(dates({ ...payroll, direction: 'backward' }), dates(payroll));
  const lastDays = {
    start: '2026-01-15',
    end: '2026-04-15',
    frequency: '1M',
    roll: 'EOM' as const,
  };
  assert.equal(dates(lastDays), [
    '2026-01-15*',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-15*',
  ]);
  assert.equal(dates({ ...lastDays, roll: 31 }), dates(lastDays));
  assert.equal(dates({ ...lastDays, start: '2026-01-31', end: '2026-02-28' }), [
    '2026-01-31',
    '2026-02-28',
  ]);
});

test('month ends between dates of the same day number, of which one is the end of its month', () => {
  const between = (start: string, end: string, frequency: string) => {
    const step = parseStep(frequency) as Exclude<Step, 'term'>;
    const [from, to] = [mustParseDay(start), mustParseDay(end)];
    const grid = monthEndsOf(from, to, step);
    if (!grid) return null;
    const terms = { start: from, end: to, grid, isLongFront: false, isLongBack: false };
    return unadjustedDates(terms).map(
      ({ day, isRegular }) => `${formatDay(day)}${isRegular ? '' : '*'}`,
    );
  };
  assert.equal(between('2019-02-28', '2024-02-28', '1Y'), [
    '2019-02-28',
    '2020-02-29',
    '2021-02-28',
    '2022-02-28',
    '2023-02-28',
    '2024-02-28',
  ]);
  assert.equal(between('2018-04-30', '2018-10-30', '3M'), [
    '2018-04-30',
    '2018-07-31',
    '2018-10-30',
  ]);
  assert.equal(between('2024-02-28', '2025-02-28', '6M'), [
    '2024-02-28',
    '2024-08-31',
    '2025-02-28',
  ]);
  assert.is(between('2019-02-28', '2024-03-28', '1Y'), null, 'no whole years');
  assert.is(between('2019-02-28', '2024-02-27', '1Y'), null);
  assert.is(between('2018-04-30', '2018-06-30', '1M'), null, 'both are ends of months');
});

test('IMM: third Wednesdays, of March, June, September and December for quarters', () => {
  assert.is(formatDay(rollDay(2026, 12, 'IMM')), '2026-12-16');
  assert.is(formatDay(rollDay(2023, 3, 'IMM')), '2023-03-15');
  const terms = { start: '2026-01-05', end: '2026-12-16', frequency: '3M', roll: 'IMM' as const };
  assert.equal(dates(terms), [
    '2026-01-05*',
    '2026-03-18',
    '2026-06-17',
    '2026-09-16',
    '2026-12-16',
  ]);
  assert.equal(dates({ ...terms, frequency: '1M', end: '2026-03-01' }), [
    '2026-01-05*',
    '2026-01-21',
    '2026-02-18',
    '2026-03-01*',
  ]);
  // Third Wednesdays of January and July: the quarters are those of March all the same.
  const others = { ...terms, start: '2026-01-21', end: '2026-07-15' };
  assert.equal(dates(others), ['2026-01-21*', '2026-03-18', '2026-06-17', '2026-07-15*']);
  assert.equal(dates({ ...others, direction: 'backward' }), dates(others));
  assert.equal(dates({ ...others, frequency: '1Y', end: '2027-06-16' }), [
    '2026-01-21*',
    '2026-03-18',
    '2027-03-17',
    '2027-06-16*',
  ]);
});

test('frequencies and rolls as they are written', () => {
  assert.equal(parseStep('2w'), { days: 14 });
  assert.equal(parseStep('1Y'), { months: 12 });
  assert.is(parseStep('zero'), 'term');
  for (const wrong of ['', '0M', '3', 'M', '-1M', '1.5M', '1000D', '3M ', '１M'])
    assert.is(parseStep(wrong), null, wrong);
  assert.is(parseRoll('imm'), 'IMM');
  for (const wrong of ['', '0', '32', '015', '1.0', 'SFEX', ' 1'])
    assert.is(parseRoll(wrong), null, wrong);
});

const steps = fc.constantFrom('1D', '3D', '1W', '2W', '1M', '2M', '3M', '5M', '1Y');
const directions = fc.constantFrom('forward' as const, 'backward' as const);

sampled('the grid against one date after the other, and its size', () => {
  const requested = fc.record({
    start: fc.integer({ min: 7305, max: 25_000 }),
    length: fc.integer({ min: 1, max: 2000 }),
    frequency: steps,
    roll: fc.option(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('EOM' as const)), {
      nil: undefined,
    }),
    direction: directions,
  });
  fc.assert(
    fc.property(requested, ({ start, length, frequency, roll, direction }) => {
      const step = parseStep(frequency) as Exclude<Step, 'term'>;
      const [end, anchor] = [start + length, direction === 'forward' ? start : start + length];
      const own = new Date(anchor * 86_400_000);
      const day = roll ?? own.getUTCDate();
      // Days that are on the roll, in the months that the frequency leads to from the first of them.
      const isOnRoll = (at: number) => {
        const date = new Date(at * 86_400_000);
        const last = new Date(
          Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
        ).getUTCDate();
        return date.getUTCDate() === (day === 'EOM' ? last : Math.min(day, last));
      };
      const sign = direction === 'forward' ? 1 : -1;
      const expected: number[] = [];
      const isDays = 'days' in step;
      let months: number | undefined;
      for (let at = anchor; at >= start && at <= end; at += sign) {
        if (isDays ? (at - anchor) % step.days !== 0 : !isOnRoll(at)) continue;
        const date = new Date(at * 86_400_000);
        const count = date.getUTCFullYear() * 12 + date.getUTCMonth();
        months ??= count;
        if (isDays || (count - months) % step.months === 0) expected.push(at);
      }
      if (sign < 0) expected.reverse();
      const grid = gridFrom(anchor, step, isDays ? null : (roll ?? null), false, direction);
      const made = unadjustedDates({ start, end, grid, isLongFront: false, isLongBack: false });
      const regular = made.filter(({ isRegular }) => isRegular).map(({ day }) => formatDay(day));
      assert.equal(regular, expected.map(formatDay), `${frequency} ${roll} ${direction}`);
      const size = sizeOf(start, end, grid);
      assert.ok(size >= expected.length, `${size} of ${expected.length}`);
    }),
    { numRuns: cases(2000) },
  );
});

sampled('adjusted: every date on its business day, each day once, start and end kept', () => {
  const terms = fc.record({
    days: madeUpDays,
    at: fc.nat(),
    length: fc.integer({ min: 1, max: 700 }),
    frequency: steps,
    direction: directions,
    convention: fc.constantFrom(...SCHEDULE_CONVENTIONS),
    termination: fc.constantFrom(...SCHEDULE_CONVENTIONS),
  });
  fc.assert(
    fc.property(terms, ({ days, at, length, frequency, direction, convention, termination }) => {
      const start = days.first + (at % (days.last - days.first));
      const end = Math.min(start + length, days.last);
      const step = parseStep(frequency) as Exclude<Step, 'term'>;
      const grid = gridFrom(direction === 'forward' ? start : end, step, null, false, direction);
      const unadjusted = unadjustedDates({
        start,
        end,
        grid,
        isLongFront: false,
        isLongBack: false,
      });
      const naive = unadjusted.map(({ day }, index) => {
        const by = index === unadjusted.length - 1 ? termination : convention;
        return by === 'unadjusted' ? day : (adjust(days.packed, day, by)?.day ?? null);
      });
      const made = adjustSchedule(days.packed, unadjusted, convention, termination, direction);
      if (naive.includes(null)) return assert.is(made, null);
      if (naive[0]! >= naive.at(-1)!) return assert.is(made, 'empty');
      if (made === null || made === 'empty') return assert.unreachable();
      const answered = made.dates.map(({ day }) => day);
      assert.is(answered[0], naive[0]);
      assert.is(answered.at(-1), naive.at(-1));
      for (const [place, day] of answered.entries())
        if (place > 0) assert.ok(day > answered[place - 1]!);
      for (const day of answered) assert.ok(naive.includes(day));
      const isMonotone = naive.every((day, index) => index === 0 || day! >= naive[index - 1]!);
      if (isMonotone)
        assert.equal(answered, [...new Set(naive)], 'nothing is lost but what falls together');
      assert.is(made.examined.length, unadjusted.length);
    }),
    { numRuns: cases(1500) },
  );
});

test.run();
