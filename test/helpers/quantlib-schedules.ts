import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import {
  type AdjustedSchedule,
  adjustSchedule,
  type ScheduleConvention,
} from '../../server/engine/adjusted-schedule.js';
import {
  type BusinessDays,
  businessDayBefore,
  isBusinessDay,
} from '../../server/engine/business-days.js';
import {
  civilDate,
  type DayNumber,
  formatDay,
  mustParseDay,
} from '../../server/engine/civil-date.js';
import { combine } from '../../server/engine/combined-days.js';
import { endOfMonth } from '../../server/engine/conventions.js';
import { gridFrom, parseStep, type Roll, unadjustedDates } from '../../server/engine/schedule.js';
import { isLongRun, needs, pathOf } from './needs.js';
import { loadRelease } from './release.js';

/**
 * Random schedules, as they are made here and by QuantLib over the same days: our calendars given to it as bespoke ones. Where
 * QuantLib is not installed (Debian: quantlib-python) the tests say that they are skipped.
 */

const PYTHON = pathOf('quantlib')!;
const SCRIPT = new URL('./quantlib_schedules.py', import.meta.url).pathname;
/** Of the schedules, in the daily run. */
export const SHARE = isLongRun ? 1 : 0.1;
export const withQuantLib = needs('quantlib');

const data = loadRelease();
const LISTS = [
  ['EUR'],
  ['EUR', 'USD'],
  ['USD', 'JPY', 'GBP'],
  ['CNY'],
  ['SAR', 'USD'],
  ['XNYS'],
  ['ILS', 'EUR'],
];
export const calendars: readonly BusinessDays[] = LISTS.map((ids) =>
  combine(
    ids.map((id) => data.days(data.calendarIndex.get(id)!)),
    'all',
  ),
);
/** Within the data of all of them, and far enough from its ends that every date is adjusted. */
const FIRST = Math.max(...calendars.map(({ first }) => first)) + 60;
const LAST = Math.min(...calendars.map(({ last }) => last)) - 60;

export interface Case {
  readonly calendar: number;
  readonly start: string;
  readonly end: string;
  readonly frequency: string;
  readonly convention: Exclude<ScheduleConvention, 'nearest'>;
  readonly termination: Exclude<ScheduleConvention, 'nearest'>;
  readonly rule: 'forward' | 'backward' | 'term' | 'twentieth' | 'third_wednesday';
  readonly endOfMonth: boolean;
}
export type Answer = [date: string, isRegular: boolean | null][] | null;

export function runQuantLib(cases: readonly Case[]): Answer[] {
  const closed = calendars.map((days) => {
    const texts: string[] = [];
    for (let day = FIRST - 60; day <= LAST + 60; day++)
      if (!isBusinessDay(days, day)) texts.push(formatDay(day));
    return texts;
  });
  assert.ok(LAST - FIRST > 30 * 366);
  const input = JSON.stringify({ calendars: closed, cases });
  const run = spawnSync(PYTHON, [SCRIPT], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.is(run.status, 0, run.stderr);
  return JSON.parse(run.stdout) as Answer[];
}

export function ours(one: Case, roll: Roll | null): AdjustedSchedule {
  const [start, end] = [mustParseDay(one.start), mustParseDay(one.end)];
  const step = parseStep(one.rule === 'term' ? 'term' : one.frequency)!;
  const direction = one.rule === 'backward' ? 'backward' : 'forward';
  const anchor = direction === 'forward' ? start : end;
  const grid =
    step === 'term'
      ? null
      : gridFrom(
          anchor,
          step,
          roll,
          one.endOfMonth && isLastBusinessDay(calendars[one.calendar]!, anchor),
          direction,
        );
  const dates = unadjustedDates({ start, end, grid, isLongFront: false, isLongBack: false });
  const made = adjustSchedule(
    calendars[one.calendar]!,
    dates,
    one.convention,
    one.termination,
    direction,
  );
  if (made === null || made === 'empty') throw new Error(`${made} for ${JSON.stringify(one)}`);
  return made;
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
const places = fc.integer({ min: FIRST, max: LAST - 5500 });
const ends = fc.oneof(
  places,
  places.map(endOfMonth),
  places.map((day) => day - (civilDate(day).day - 1)),
);

/** Cases of any kind; end between a month and fifteen years after start, so that QuantLib has something to make. */
export const cases = fc
  .record({
    calendar: fc.nat(calendars.length - 1),
    startDay: ends,
    length: fc.oneof(fc.integer({ min: 31, max: 800 }), fc.integer({ min: 31, max: 5400 })),
    isMonthEnd: fc.boolean(),
    frequency: fc.constantFrom('1D', '1W', '2W', '4W', '1M', '2M', '3M', '4M', '6M', '1Y', '2Y'),
    convention: conventions,
    termination: conventions,
    rule: fc.constantFrom('forward' as const, 'backward' as const, 'term' as const),
    endOfMonth: fc.boolean(),
  })
  .map(({ startDay, length: requested, isMonthEnd, ...rest }): Case => {
    // QuantLib takes milliseconds for every hundred dates.
    const length = /D|W/.test(rest.frequency) ? (requested % 200) + 31 : requested;
    const end = isMonthEnd ? endOfMonth(startDay + length) : startDay + length;
    return { ...rest, start: formatDay(startDay), end: formatDay(end) };
  });

export function sample<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): T[] {
  return fc.sample(arbitrary, { numRuns: count, seed });
}

/** The date that regular dates are counted from. */
export function anchorOf(one: Case): DayNumber {
  return mustParseDay(one.rule === 'backward' ? one.end : one.start);
}

export function isLastBusinessDay(days: BusinessDays, day: DayNumber): boolean {
  return businessDayBefore(days, endOfMonth(day) + 1, 1)!.day <= day;
}

/** The last business day of the month that regular dates are counted from. */
export function lastBusinessDayOf(one: Case): string {
  const end = endOfMonth(anchorOf(one));
  return formatDay(businessDayBefore(calendars[one.calendar]!, end + 1, 1)!.day);
}

export function told({ dates }: AdjustedSchedule): Answer {
  return dates.map(({ day, period }) => [
    formatDay(day),
    period === 'start' ? null : period === 'regular',
  ]);
}

/** QuantLib asks by the other convention than the one that adjusts them whether the last dates fall together. */
export function isComparable({ frequency, convention, termination }: Case): boolean {
  return termination === convention || (termination === 'unadjusted' && !/D|W/.test(frequency));
}

/** Compared as text: a difference of thousands of dates would take minutes to show. */
export function sameSchedule(one: Case, made: Answer, expected: Answer): void {
  if (JSON.stringify(made) === JSON.stringify(expected)) return;
  const index = made!.findIndex(
    (row, at) => JSON.stringify(row) !== JSON.stringify(expected?.[at]),
  );
  const near = (answer: Answer) => JSON.stringify(answer?.slice(Math.max(index - 1, 0), index + 3));
  const counts = `${made!.length} and ${expected?.length} dates`;
  assert.unreachable(
    `${JSON.stringify(one)}: ${counts}, at ${index} ${near(made)}; QuantLib ${near(expected)}`,
  );
}
