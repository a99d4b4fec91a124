import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AdjustedSchedule,
  adjustSchedule,
  type ScheduleConvention,
} from '../../server/engine/adjusted-schedule.js';
import { type BusinessDays, businessDayBefore, combine, isBusinessDay } from '../../server/engine/business-days.js';
import { civilDate, type DayNumber, formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { endOfMonth } from '../../server/engine/conventions.js';
import {
  gridFrom,
  isEndOfMonth,
  isWholeQuarters,
  parseStep,
  type Roll,
  rollDay,
  unadjustedDates,
} from '../../server/engine/schedule.js';
import { viewBusinessDays } from '../../server/store/packed.js';
import { isLongRun, needs, pathOf } from '../helpers/needs.js';
import { loadRelease } from '../helpers/release.js';

/**
 * Schedules held to QuantLib's, over the same days: our calendars given to it as bespoke ones. Where QuantLib is not
 * installed (Debian: quantlib-python) the tests say that they are skipped.
 */

const PYTHON = pathOf('quantlib')!;
const SCRIPT = new URL('../helpers/quantlib_schedules.py', import.meta.url).pathname;
/** Of the schedules, in the daily run. */
const SHARE = isLongRun ? 1 : 0.2;
const withQuantLib = needs('quantlib');

const data = loadRelease();
const LISTS = [['EUR'], ['EUR', 'USD'], ['USD', 'JPY', 'GBP'], ['CNY'], ['SAR', 'USD'], ['XNYS'], ['ILS', 'EUR']];
const calendars: readonly BusinessDays[] = LISTS.map((ids) =>
  combine(
    ids.map((id) => viewBusinessDays(data, data.calendarIndex.get(id)!)),
    'all',
  ),
);
/** Within the data of all of them, and far enough from its ends that every date is adjusted. */
const FIRST = Math.max(...calendars.map(({ first }) => first)) + 60;
const LAST = Math.min(...calendars.map(({ last }) => last)) - 60;

interface Case {
  readonly calendar: number;
  readonly start: string;
  readonly end: string;
  readonly frequency: string;
  readonly convention: Exclude<ScheduleConvention, 'nearest'>;
  readonly termination: Exclude<ScheduleConvention, 'nearest'>;
  readonly rule: 'forward' | 'backward' | 'term' | 'twentieth' | 'third_wednesday';
  readonly endOfMonth: boolean;
}
type Answer = [date: string, isRegular: boolean | null][] | null;

function runQuantLib(cases: readonly Case[]): Answer[] {
  const closed = calendars.map((days) => {
    const texts: string[] = [];
    for (let day = FIRST - 60; day <= LAST + 60; day++) if (!isBusinessDay(days, day)) texts.push(formatDay(day));
    return texts;
  });
  assert.ok(LAST - FIRST > 30 * 366);
  const input = JSON.stringify({ calendars: closed, cases });
  const run = spawnSync(PYTHON, [SCRIPT], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.is(run.status, 0, run.stderr);
  return JSON.parse(run.stdout) as Answer[];
}

function ours(one: Case, roll: Roll | null): AdjustedSchedule {
  const [start, end] = [mustParseDay(one.start), mustParseDay(one.end)];
  const step = parseStep(one.rule === 'term' ? 'term' : one.frequency)!;
  const direction = one.rule === 'backward' ? 'backward' : 'forward';
  const anchor = direction === 'forward' ? start : end;
  const grid =
    step === 'term'
      ? null
      : gridFrom(anchor, step, roll, one.endOfMonth && isLastBusinessDay(calendars[one.calendar]!, anchor), direction);
  const dates = unadjustedDates({ start, end, grid, isLongFront: false, isLongBack: false });
  const made = adjustSchedule(calendars[one.calendar]!, dates, one.convention, one.termination, direction);
  if (made === null || made === 'empty') throw new Error(`${made} for ${JSON.stringify(one)}`);
  return made;
}

const conventions = fc.constantFrom(
  ...(['following', 'modified_following', 'preceding', 'modified_preceding', 'unadjusted'] as const),
);
const places = fc.integer({ min: FIRST, max: LAST - 5500 });
const ends = fc.oneof(
  places,
  places.map(endOfMonth),
  places.map((day) => day - (civilDate(day).day - 1)),
);

/** Cases of any kind; end between a month and fifteen years after start, so that QuantLib has something to make. */
const cases = fc
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

function sample<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): T[] {
  return fc.sample(arbitrary, { numRuns: count, seed });
}

/** The date that regular dates are counted from. */
function anchorOf(one: Case): DayNumber {
  return mustParseDay(one.rule === 'backward' ? one.end : one.start);
}

function isLastBusinessDay(days: BusinessDays, day: DayNumber): boolean {
  return businessDayBefore(days, endOfMonth(day) + 1, 1)!.day <= day;
}

/** The last business day of the month that regular dates are counted from. */
function lastBusinessDayOf(one: Case): string {
  const end = endOfMonth(anchorOf(one));
  return formatDay(businessDayBefore(calendars[one.calendar]!, end + 1, 1)!.day);
}

function told({ dates }: AdjustedSchedule): Answer {
  return dates.map(({ day, period }) => [formatDay(day), period === 'start' ? null : period === 'regular']);
}

/** QuantLib asks by the other convention than the one that adjusts them whether the last dates fall together. */
function isComparable({ frequency, convention, termination }: Case): boolean {
  return termination === convention || (termination === 'unadjusted' && !/D|W/.test(frequency));
}

/** What is regular among days of which several fall together is QuantLib's own; the dates are compared. */
function comparable(one: Case, answer: Answer): Answer {
  return one.frequency === '1D' ? answer!.map(([date]) => [date, null]) : answer;
}

/** Compared as text: a difference of thousands of dates would take minutes to show. */
function sameSchedule(one: Case, ownAnswer: Answer, theirs: Answer): void {
  const [made, expected] = [ownAnswer, theirs].map((answer) => comparable(one, answer)) as [Answer, Answer];
  if (JSON.stringify(made) === JSON.stringify(expected)) return;
  const index = made!.findIndex((row, at) => JSON.stringify(row) !== JSON.stringify(expected?.[at]));
  const near = (answer: Answer) => JSON.stringify(answer?.slice(Math.max(index - 1, 0), index + 3));
  const counts = `${made!.length} and ${expected?.length} dates`;
  assert.unreachable(`${JSON.stringify(one)}: ${counts}, at ${index} ${near(made)}; QuantLib ${near(expected)}`);
}

withQuantLib('four thousand schedules, forward and backward', () => {
  const requested = sample(cases, 15_000 * SHARE, 20261122).map((one) => ({ ...one, endOfMonth: false }));
  const chosen = requested.filter(isComparable);
  const answers = runQuantLib(chosen);
  for (const [place, one] of chosen.entries()) {
    sameSchedule(one, told(ours(one, null)), answers[place]!);
  }
  assert.ok(chosen.length > 4000 * SHARE, String(chosen.length));
});

withQuantLib('a thousand schedules with the end of the month', () => {
  const requested = sample(cases, 9000 * SHARE, 20261123).flatMap((one): Case[] => {
    // Following is left out: QuantLib takes the last business day of the month, whatever the convention.
    const isHeld =
      isComparable(one) && one.convention !== 'following' && /M|Y/.test(one.frequency) && one.rule !== 'term';
    if (!isHeld) return [];
    const held = { ...one, endOfMonth: true };
    return [held, { ...held, [one.rule === 'backward' ? 'end' : 'start']: lastBusinessDayOf(one) }];
  });
  const answers = runQuantLib(requested);
  let [byTheRule, byLastBusinessDay] = [0, 0];
  for (const [place, one] of requested.entries()) {
    const made = told(ours(one, null))!;
    const expected = answers[place]!;
    const anchor = anchorOf(one);
    const isByTheRule = isLastBusinessDay(calendars[one.calendar]!, anchor);
    if (isByTheRule) byTheRule++;
    if (isByTheRule && !isEndOfMonth(anchor)) byLastBusinessDay++;
    // By the rule QuantLib moves start and end to the ends of their months too: what lies in other months is compared.
    const months = [one.start, one.end, made[0]![0], made.at(-1)![0]].map((text) => text.slice(0, 7));
    const between = (answer: [string, boolean | null][]) =>
      answer.flatMap(([date]): [string, null][] => (months.includes(date.slice(0, 7)) ? [] : [[date, null]]));
    if (isByTheRule) sameSchedule(one, between(made), between(expected));
    else sameSchedule(one, made, expected);
  }
  const counted = `${requested.length}, ${byTheRule} by the rule, ${byLastBusinessDay} from a day that is not the last`;
  assert.ok(requested.length > 1000 * SHARE && byTheRule > 300 * SHARE && byLastBusinessDay > 200 * SHARE, counted);
});

withQuantLib('a thousand schedules on the 20th and a thousand on third Wednesdays', () => {
  const rolls = [
    { rule: 'twentieth' as const, roll: 20 as Roll },
    { rule: 'third_wednesday' as const, roll: 'IMM' as Roll },
  ];
  for (const { rule, roll } of rolls) {
    const requested = sample(cases, 2000 * SHARE, 20261124).flatMap((one): Case[] => {
      if (!/M|Y/.test(one.frequency)) return [];
      const onRoll = (text: string) => {
        const { year, month } = civilDate(mustParseDay(text));
        return formatDay(rollDay(year, month, roll));
      };
      // QuantLib moves the end onto a 20th, and start and end onto third Wednesdays.
      const start = rule === 'twentieth' ? one.start : onRoll(one.start);
      const end = onRoll(one.end);
      const made = { ...one, termination: one.convention, start, end, rule, endOfMonth: false };
      // From another month than March, June, September and December QuantLib counts whole quarters all the same.
      const step = parseStep(one.frequency) as { months: number };
      if (roll === 'IMM' && isWholeQuarters(step) && civilDate(mustParseDay(start)).month % 3 > 0) return [];
      return mustParseDay(end) - mustParseDay(start) > 31 ? [made] : [];
    });
    assert.ok(requested.length > (roll === 'IMM' ? 500 : 1000) * SHARE, String(requested.length));
    const answers = runQuantLib(requested);
    for (const [place, one] of requested.entries()) {
      const dates = (answer: Answer) => answer!.map(([date]): [string, null] => [date, null]);
      sameSchedule(one, dates(told(ours(one, roll))), dates(answers[place]!));
    }
  }
});

test.run();
