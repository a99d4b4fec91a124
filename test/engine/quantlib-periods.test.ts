import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AccrualPeriod,
  accrualPeriods,
  type PeriodTerms,
} from '../../server/engine/accrual-periods.js';
import {
  adjustBy,
  adjustSchedule,
  type ScheduleConvention,
} from '../../server/engine/adjusted-schedule.js';
import { type BusinessDays, isBusinessDay } from '../../server/engine/business-days.js';
import {
  civilDate,
  type DayNumber,
  formatDay,
  mustParseDay,
} from '../../server/engine/civil-date.js';
import { combine } from '../../server/engine/combined-days.js';
import { dayCountFraction } from '../../server/engine/day-count/day-counts.js';
import { addMonths, gridFrom, parseStep } from '../../server/engine/schedule.js';
import { datesWithStubs } from '../../server/engine/stub-dates.js';
import {
  cdsMaturity,
  hasFullFirstCoupon,
  type TwentiethRule,
  twentiethDates,
} from '../../server/engine/twentieths.js';
import { isLongRun, needs, pathOf } from '../helpers/needs.js';
import { releaseData } from '../helpers/server.js';

/**
 * Stubs by dates, the schedules of credit default swaps, the dates of each period and day-count fractions, held to
 * QuantLib's over the same days: see quantlib.test.ts. 10,000 cases of schedules in the long run.
 */

const PYTHON = pathOf('quantlib')!;
const SCRIPT = new URL('../helpers/quantlib_periods.py', import.meta.url).pathname;
const SHARE = isLongRun ? 1 : 0.05;
const withQuantLib = needs('quantlib');

const data = releaseData();
const LISTS = [
  ['EUR'],
  ['EUR', 'USD'],
  ['GBP'],
  ['USD', 'JPY', 'GBP'],
  ['BRL'],
  ['SAR', 'USD'],
  ['XNYS'],
];
const calendars: readonly BusinessDays[] = LISTS.map((ids) =>
  combine(
    ids.map((id) => data.days(data.calendarIndex.get(id)!)),
    'all',
  ),
);
const EDGE = 400;
const FIRST = Math.max(...calendars.map(({ first }) => first)) + EDGE;
const LAST = Math.min(...calendars.map(({ last }) => last)) - EDGE;

type Rule = 'forward' | 'backward' | TwentiethRule;
interface Case {
  readonly calendar: number;
  readonly payment_calendar: number;
  readonly fixing_calendar: number;
  readonly start: string;
  readonly end: string;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly frequency: string;
  readonly convention: Exclude<ScheduleConvention, 'nearest'>;
  readonly termination: Exclude<ScheduleConvention, 'nearest'>;
  readonly payment: Exclude<ScheduleConvention, 'nearest'>;
  readonly rule: Rule;
  readonly payment_lag: number;
  readonly fixing_lag: number;
  readonly ex_days: number;
}
type Row = readonly [start: string, end: string, paid: string, fixed: string, ex: string];
interface Answers {
  cases: (Row[] | null)[];
  fractions: number[];
  icma: (number[] | null)[];
}

function runQuantLib(question: object): Answers {
  const closed = calendars.map((days) => {
    const texts: string[] = [];
    for (let day = FIRST - EDGE; day <= LAST + EDGE; day++)
      if (!isBusinessDay(days, day)) texts.push(formatDay(day));
    return texts;
  });
  const input = JSON.stringify({ calendars: closed, ...question });
  const run = spawnSync(PYTHON, [SCRIPT], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.is(run.status, 0, run.stderr);
  return JSON.parse(run.stdout) as Answers;
}

function scheduleOf(one: Case) {
  const [start, end] = [mustParseDay(one.start), mustParseDay(one.end)];
  const step = parseStep(one.frequency) as { months: number };
  const days = calendars[one.calendar]!;
  if (one.rule === 'forward' || one.rule === 'backward') {
    const [firstRegular, lastRegular] = [one.first, one.last].map((text) =>
      text ? mustParseDay(text) : null,
    ) as [DayNumber | null, DayNumber | null];
    const anchor = one.rule === 'forward' ? (firstRegular ?? start) : (lastRegular ?? end);
    const grid = gridFrom(anchor, step, null, false, one.rule);
    const dates = datesWithStubs({
      start,
      end,
      firstRegular,
      lastRegular,
      grid,
      isLongFront: false,
      isLongBack: false,
    });
    return { grid, made: adjustSchedule(days, dates, one.convention, one.termination, one.rule) };
  }
  const by = (convention: ScheduleConvention) => (day: DayNumber) =>
    adjustBy(days, day, convention)!.day;
  const { dates, grid } = twentiethDates({
    rule: one.rule,
    start,
    end,
    step,
    adjusted: by(one.convention),
    adjustedLast: by(one.termination),
  });
  const termination = hasFullFirstCoupon(one.rule) ? 'unadjusted' : one.termination;
  const first = one.rule === 'old_cds' ? 'unadjusted' : one.convention;
  return { grid, made: adjustSchedule(days, dates, one.convention, termination, 'forward', first) };
}

function ours(one: Case, more: Partial<PeriodTerms> = {}): AccrualPeriod[] {
  const { grid, made } = scheduleOf(one);
  if (made === null || made === 'empty') throw new Error(`${made} for ${JSON.stringify(one)}`);
  const days = (index: number) => calendars[index]!;
  const paid = { days: days(one.payment_calendar), convention: one.payment };
  const periods = accrualPeriods(made.dates, {
    accrualStart: null,
    accrualEnd: null,
    payment: { ...paid, lag: one.payment_lag },
    fixing: {
      days: days(one.fixing_calendar),
      convention: 'preceding',
      lag: one.fixing_lag,
      isInArrears: false,
    },
    exCoupon:
      one.ex_days === 0
        ? null
        : { days: days(one.payment_calendar), count: one.ex_days, isBusiness: true },
    dayCount: null,
    counted: days(one.calendar),
    countsLastDay: false,
    grid,
    schedule: { days: days(one.calendar), convention: one.convention },
    ...more,
  });
  if ('role' in periods)
    throw new Error(`${periods.role} ${periods.side} for ${JSON.stringify(one)}`);
  return periods;
}

const conventions = fc.constantFrom(
  ...([
    'following',
    'modified_following',
    'preceding',
    'modified_preceding',
    'unadjusted',
  ] as const),
);
const places = fc.nat(calendars.length - 1);
const base = fc.record({
  calendar: places,
  payment_calendar: places,
  fixing_calendar: places,
  startDay: fc.integer({ min: FIRST, max: LAST - 5500 }),
  length: fc.integer({ min: 400, max: 5400 }),
  convention: conventions,
  payment: conventions,
  payment_lag: fc.nat(5),
  fixing_lag: fc.nat(5),
  ex_days: fc.nat(10),
});

const withStubs = fc
  .record({
    base,
    frequency: fc.constantFrom('1M', '2M', '3M', '4M', '6M', '1Y'),
    rule: fc.constantFrom('forward' as const, 'backward' as const),
    front: fc.option(fc.integer({ min: 10, max: 180 })),
    back: fc.option(fc.integer({ min: 10, max: 180 })),
    isUnadjustedEnd: fc.boolean(),
  })
  .map(
    ({
      base: { startDay, length, ...rest },
      frequency,
      rule,
      front,
      back,
      isUnadjustedEnd,
    }): Case => {
      const end = startDay + length;
      return {
        ...rest,
        frequency,
        rule,
        start: formatDay(startDay),
        end: formatDay(end),
        first: front === null ? undefined : formatDay(startDay + front),
        last: back === null ? undefined : formatDay(end - back),
        // QuantLib compares last dates by the other convention: see quantlib.test.ts.
        termination: isUnadjustedEnd ? 'unadjusted' : rest.convention,
      };
    },
  );

const onTwentieths = fc
  .record({
    base,
    frequency: fc.constantFrom('3M', '3M', '6M', '1Y'),
    rule: fc.constantFrom(
      ...(['cds2015', 'cds', 'old_cds', 'twentieth', 'twentieth_imm'] as const),
    ),
  })
  .map(({ base: { startDay, length, ...rest }, frequency, rule }): Case => {
    const dates = { start: formatDay(startDay), end: formatDay(startDay + length) };
    return { ...rest, ...dates, frequency, rule, termination: rest.convention };
  });

function rowsOf(one: Case): Row[] {
  return ours(one).map(({ accrualStart, accrualEnd, payment, fixing, exCoupon }) => {
    const [from, to, paid] = [accrualStart, accrualEnd, payment].map(formatDay) as [
      string,
      string,
      string,
    ];
    return [from, to, paid, formatDay(fixing!), exCoupon === null ? paid : formatDay(exCoupon)];
  });
}

function sameRows(one: Case, theirs: Row[] | null): void {
  const made = rowsOf(one);
  if (JSON.stringify(made) === JSON.stringify(theirs)) return;
  const index = made.findIndex((row, at) => JSON.stringify(row) !== JSON.stringify(theirs?.[at]));
  const near = (rows: Row[] | null) =>
    JSON.stringify(rows?.slice(Math.max(index - 1, 0), index + 2));
  const counts = `${made.length} and ${theirs?.length} periods`;
  assert.unreachable(
    `${JSON.stringify(one)}: ${counts}, at ${index} ${near(made)}; QuantLib ${near(theirs)}`,
  );
}

withQuantLib(
  'five thousand schedules with first and last regular dates, payment, fixing and ex-coupon dates',
  () => {
    const requested = fc.sample(withStubs, { numRuns: 5000 * SHARE, seed: 20261123 });
    const { cases } = runQuantLib({ cases: requested });
    for (const [place, one] of requested.entries()) sameRows(one, cases[place]!);
  },
);

withQuantLib(
  'five thousand schedules on the 20th; of cds and cds2015 the last date stays unadjusted, as QuantLib has it whatever is asked',
  () => {
    const requested = fc.sample(onTwentieths, { numRuns: 5000 * SHARE, seed: 20261124 });
    const { cases } = runQuantLib({ cases: requested });
    for (const [place, one] of requested.entries()) sameRows(one, cases[place]!);
  },
);

/** 30E/360 ISDA: each as if it were the last period, which ends on the termination date. */
const DAY_COUNTS = [
  'ACT/360',
  'ACT/365F',
  'ACT/ACT ISDA',
  'ACT/ACT AFB',
  '30/360',
  '30E/360',
  '30E/360 ISDA',
  'NL/365',
  '1/1',
  'BUS/252',
] as const;

withQuantLib(
  'ten thousand day-count fractions, of every rule but ACT/ACT ICMA and ACT/365L',
  () => {
    const requested = fc.sample(
      fc
        .record({
          day_count: fc.constantFrom(...DAY_COUNTS),
          calendar: places,
          startDay: fc.integer({ min: FIRST, max: LAST - 5500 }),
          length: fc.oneof(fc.nat(400), fc.nat(5000)),
        })
        .map(({ startDay, length, ...rest }) => ({
          ...rest,
          start: formatDay(startDay),
          end: formatDay(startDay + length),
        })),
      { numRuns: 10_000 * SHARE, seed: 20261125 },
    );
    const { fractions } = runQuantLib({ fractions: requested });
    for (const [place, { day_count, calendar, start, end }] of requested.entries()) {
      const period = {
        start: mustParseDay(start),
        end: mustParseDay(end),
        isLast: true,
        business: calendars[calendar]!,
        regular: null,
      };
      const made = dayCountFraction(day_count, period)!;
      const expected = fractions[place]!;
      assert.ok(
        Math.abs(made - expected) < 1e-12,
        `${day_count} ${start} ${end}: ${made}, QuantLib ${expected}`,
      );
    }
  },
);

/** Unadjusted, with regular dates of one grid, and stubs at both ends or none. */
const icmaCases = fc
  .record({
    one: withStubs,
    day: fc.integer({ min: 1, max: 28 }),
    regular: fc.integer({ min: 1, max: 20 }),
    front: fc.nat(700),
    back: fc.nat(700),
  })
  .map(({ one, day, regular, front, back }): Case => {
    const { months } = parseStep(one.frequency) as { months: number };
    const first = addMonths(mustParseDay(one.start), 24, day);
    const last = addMonths(first, ((regular % (120 / months)) + 1) * months, day);
    return {
      ...one,
      calendar: 0,
      convention: 'unadjusted',
      termination: 'unadjusted',
      start: formatDay(first - (front % (months * 59)) - 1),
      first: formatDay(first),
      last: formatDay(last),
      end: formatDay(last + (back % (months * 59)) + 1),
    };
  });

withQuantLib(
  'three thousand schedules by ACT/ACT ICMA; after a front stub longer than a period QuantLib 1.29 replaces the wrong date, so that its last two periods differ',
  () => {
    const requested = fc.sample(icmaCases, { numRuns: 3000 * SHARE, seed: 20261126 });
    const { icma } = runQuantLib({ icma: requested });
    let long = 0;
    for (const [place, one] of requested.entries()) {
      const made = ours(one, { dayCount: 'ACT/ACT ICMA' }).map(({ fraction }) => fraction!);
      const theirs = icma[place]!;
      assert.is(made.length, theirs.length);
      const { months } = parseStep(one.frequency) as { months: number };
      const first = mustParseDay(one.first!);
      const isLongFront = mustParseDay(one.start) < addMonths(first, -months, civilDate(first).day);
      if (isLongFront) long++;
      const held = isLongFront ? made.length - 2 : made.length;
      for (const [at, fraction] of made.slice(0, held).entries()) {
        const message = `${JSON.stringify(one)}: period ${at} is ${fraction}, QuantLib's ${theirs[at]}`;
        assert.ok(Math.abs(fraction - theirs[at]!) < 1e-9, message);
      }
    }
    assert.ok(long > 1000 * SHARE && long < 2000 * SHARE, String(long));
  },
);

test('standard maturities: those of ISDA from March to September 2016, and of the standard before', () => {
  const maturity = (trade: string, months: number, rule: 'cds2015' | 'cds' | 'old_cds') => {
    const day = cdsMaturity(mustParseDay(trade), months, rule);
    return day === null ? null : formatDay(day);
  };
  for (const trade of ['2016-03-20', '2016-06-20', '2016-09-19']) {
    assert.equal(
      [3, 6, 12, 60].map((months) => maturity(trade, months, 'cds2015')),
      // The contract of 3M traded in the second quarter ends with the half year, a quarter on.
      ['2016-09-20', '2016-12-20', '2017-06-20', '2021-06-20'],
      trade,
    );
  }
  assert.is(maturity('2016-09-20', 60, 'cds2015'), '2021-12-20');
  assert.is(maturity('2014-06-19', 60, 'cds'), '2019-06-20');
  assert.is(maturity('2014-06-20', 60, 'cds'), '2019-09-20');
  assert.is(maturity('2005-09-20', 60, 'old_cds'), '2010-12-20');
  assert.is(maturity('2005-12-19', 60, 'old_cds'), '2010-12-20');
  assert.equal(
    [maturity('2016-07-01', 0, 'cds2015'), maturity('2016-07-01', 0, 'old_cds')],
    [null, null],
  );
});

test.run();
