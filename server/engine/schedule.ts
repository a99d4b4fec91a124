import { civilDate, type DayNumber, daysInMonth } from './civil-date.js';
import { isFutures, type MonthRoll, onOrAfter, type Roll, rollDay, weekdayOf } from './rolls.js';

/**
 * Unadjusted schedules: a grid of regular dates, counted from one end, and stubs at both ends.
 */

export { type MonthRoll as Roll, parseRoll, rollDay } from './rolls.js';

/** The interval of regular dates; `term`: there are none between start and end. */
export type Step = { readonly days: number } | { readonly months: number } | 'term';

export interface Grid {
  readonly step: Exclude<Step, 'term'>;
  /**
   * The anchor: the regular date from which the others are counted; it may be outside start..end. With the roll EOM it may be the
   * last business day of its month instead of the last day.
   */
  readonly base: DayNumber;
  /** The day of the month of regular dates; null for steps of days. */
  readonly roll: MonthRoll | null;
  /** An end of the schedule that is regular in place of the last day of its month: see `monthEndsOf`. */
  readonly instead?: DayNumber;
}

interface ScheduleTerms {
  readonly start: DayNumber;
  /** After start. */
  readonly end: DayNumber;
  /** Null for a schedule with only start and end. */
  readonly grid: Grid | null;
  /** Whether a stub at that end is joined to the adjacent regular period. */
  readonly isLongFront: Joined;
  readonly isLongBack: Joined;
}

/** smart: a stub of less than a week is joined, as Strata's SMART_INITIAL and SMART_FINAL. */
export type Joined = boolean | 'smart';

/**
 * Joins stubs to their adjacent regular periods: takes the first and the last of the regular dates `between` start and end away.
 * Of an end without a stub `front` or `back` is false.
 */
export function joinStubs(
  between: DayNumber[],
  { start, end }: { readonly start: DayNumber; readonly end: DayNumber },
  { front, back }: { readonly front: Joined; readonly back: Joined },
): void {
  const isJoined = (joined: Joined, length: number) => (joined === 'smart' ? length < 7 : joined);
  const [next, before] = [between[0] ?? end, between.at(-1) ?? start];
  if (isJoined(front, next - start)) between.shift();
  if (isJoined(back, end - before)) between.pop();
}

export interface UnadjustedDate {
  readonly day: DayNumber;
  /** Whether it is a date of the grid. Two neighbouring ones form a regular period. */
  readonly isRegular: boolean;
}

const FREQUENCY = /^(\d{1,3})([DWMY])$/;

/** Parses 10B, a number of business days, case-insensitive; null if it is something else. */
export function parseBusinessStep(text: string): number | null {
  const match = /^(\d{1,3})B$/i.exec(text);
  return match && Number(match[1]) > 0 ? Number(match[1]) : null;
}

/** Parses 1D, 2W, 3M, 1Y, `term` or `zero`, case-insensitive; null if it is something else, or zero (0M). */
export function parseStep(text: string): Step | null {
  const upper = text.toUpperCase();
  if (upper === 'TERM' || upper === 'ZERO') return 'term';
  const match = FREQUENCY.exec(upper);
  const count = Number(match?.[1]);
  if (!match || count === 0) return null;
  const each = {
    D: { days: count },
    W: { days: 7 * count },
    M: { months: count },
    Y: { months: 12 * count },
  };
  return each[match[2] as 'D' | 'W' | 'M' | 'Y'];
}

/** The date of the roll in the month that is `months` after (before, if negative) that of `day`. */
export function addMonths(day: DayNumber, months: number, roll: MonthRoll): DayNumber {
  const { year, month } = civilDate(day);
  const total = year * 12 + (month - 1) + months;
  return rollDay(Math.floor(total / 12), (((total % 12) + 12) % 12) + 1, roll);
}

/** Whether this step uses the third Wednesdays of March, June, September and December. */
export function isWholeQuarters({ months }: { readonly months: number }): boolean {
  return months % 3 === 0;
}

/**
 * The grid through `anchor`; if the anchor is not on the roll, the grid begins on the first roll date after it (for `direction`
 * backward: the last one before it). IMM dates of whole quarters are those of March, June,
 * September and December, whatever month the anchor is in. `endsMonth`: the anchor counts as the end of its month, and
 * without a roll regular dates are ends of months too.
 */
export function gridFrom(
  anchor: DayNumber,
  step: Exclude<Step, 'term'>,
  roll: Exclude<Roll, 'FRN'> | null,
  endsMonth: boolean,
  direction: 'forward' | 'backward',
): Grid {
  if ('days' in step) return { step, base: onWeekday(anchor, roll, direction), roll: null };
  if (roll === null || weekdayOf(roll) !== null) {
    return { step, base: anchor, roll: endsMonth ? 'EOM' : civilDate(anchor).day };
  }
  const sign = direction === 'forward' ? 1 : -1;
  const inMonth = roll as MonthRoll;
  const isQuarterly = isFutures(inMonth) && isWholeQuarters(step);
  for (let months = 0; ; months += sign) {
    const base = addMonths(anchor, months, inMonth);
    const isOff = isQuarterly && civilDate(base).month % 3 !== 0;
    if ((base - anchor) * sign >= 0 && !isOff) return { step, base, roll: inMonth };
  }
}

/** The date of a weekday roll on or after the anchor (backward: on or before it); without one the anchor. */
function onWeekday(
  anchor: DayNumber,
  roll: Roll | null,
  direction: 'forward' | 'backward',
): DayNumber {
  const weekday = weekdayOf(roll);
  if (weekday === null) return anchor;
  const next = onOrAfter(anchor, weekday);
  return direction === 'backward' && next > anchor ? next - 7 : next;
}

/**
 * The day of the month of regular dates between two ends that leave no stub, where one of them may be cut short by its month:
 * 31 from 2026-01-31 to 2026-02-28, as in Strata (StubConvention.toRollConvention). Null: the ends tell of no such day.
 */
export function impliedRoll(
  start: DayNumber,
  end: DayNumber,
  step: Exclude<Step, 'term'>,
): number | null {
  const [first, last] = [civilDate(start), civilDate(end)];
  const isOfOneMonth = first.year === last.year && first.month === last.month;
  if ('days' in step || first.day === last.day || isOfOneMonth) return null;
  const isCut = [first, last].some(({ year, month, day }) => day === daysInMonth(year, month));
  return isCut ? Math.max(first.day, last.day) : null;
}

/**
 * The grid of month ends for ends with the same day number of which one is the end of its month and the other has longer
 * months: 2019-02-28 to 2024-02-28, 2018-04-30 to 2018-10-30. Both are regular then, as in Strata ("More lenient schedule
 * generation", pull request 1925 of OpenGamma/Strata). Null if they are other dates or no whole number of steps apart.
 */
export function monthEndsOf(
  start: DayNumber,
  end: DayNumber,
  step: Exclude<Step, 'term'>,
): Grid | null {
  if ('days' in step) return null;
  const [from, to] = [civilDate(start), civilDate(end)];
  const months = 12 * (to.year - from.year) + to.month - from.month;
  const isFromEnd = start === addMonths(start, 0, 'EOM');
  const isToEnd = end === addMonths(end, 0, 'EOM');
  if (from.day !== to.day || isFromEnd === isToEnd || months % step.months !== 0) return null;
  const [base, instead] = isFromEnd ? [start, end] : [end, start];
  return { step, base, roll: 'EOM', instead };
}

/** The k-th date of the grid from its base; k may be negative. */
export function gridDate({ step, base, roll, instead }: Grid, k: number): DayNumber {
  if (k === 0) return base;
  if ('days' in step) return base + k * step.days;
  const day = addMonths(base, k * step.months, roll!);
  return instead !== undefined && day === addMonths(instead, 0, 'EOM') ? instead : day;
}

/** An upper estimate of the number of grid dates in start..end: at most two too many. */
export function sizeOf(start: DayNumber, end: DayNumber, { step }: Pick<Grid, 'step'>): number {
  const days = 'days' in step ? step.days : step.months * 28;
  return Math.floor((end - start) / days) + 2;
}

/** Start, end and the regular dates between them, ascending; there is a stub if start or end is not a date of the grid. */
export function unadjustedDates({
  start,
  end,
  grid,
  isLongFront,
  isLongBack,
}: ScheduleTerms): UnadjustedDate[] {
  const between = grid ? gridDatesWithin(grid, start, end) : [];
  const isStartRegular = between[0] === start;
  const isEndRegular = between.at(-1) === end;
  const regular = between.filter((day) => day !== start && day !== end);
  joinStubs(
    regular,
    { start, end },
    { front: !isStartRegular && isLongFront, back: !isEndRegular && isLongBack },
  );
  return [
    { day: start, isRegular: isStartRegular || grid === null },
    ...regular.map((day) => ({ day, isRegular: true })),
    { day: end, isRegular: isEndRegular || grid === null },
  ];
}

/** The dates of the grid in start..end, both inclusive, ascending. */
export function gridDatesWithin(grid: Grid, start: DayNumber, end: DayNumber): DayNumber[] {
  const before: DayNumber[] = [];
  for (let k = -1, day = gridDate(grid, k); day >= start; day = gridDate(grid, --k))
    if (day <= end) before.unshift(day);
  const after: DayNumber[] = [];
  for (let k = 0, day = gridDate(grid, k); day <= end; day = gridDate(grid, ++k))
    if (day >= start) after.push(day);
  return [...before, ...after];
}
