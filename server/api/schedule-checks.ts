import { type DayNumber, dayNumber, formatDay } from '../engine/civil-date.js';
import { isFutures, weekdayOf } from '../engine/rolls.js';
import { isWholeQuarters, type Step, sizeOf } from '../engine/schedule.js';
import { Problem } from '../queries/problem.js';
import { MAX_SCHEDULE_DATES, type ScheduleQuery } from './schedule-parameters.js';

/** Parameters of a schedule that contradict each other. */

/** Throws a Problem unless exactly one of `end`, `count` and `tenor` says where the schedule ends. */
export function requireOneEnd({ end, count, tenor }: ScheduleQuery): void {
  const given = Object.entries({ end, count, tenor }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (given.length === 1) return;
  if (tenor === undefined) {
    const read = given.length === 0 ? 'both are missing' : 'both were given';
    throw new Problem('invalid_parameter', `end, count: ${read}; expected one of the two`);
  }
  throw new Problem(
    'invalid_parameter',
    `${given.join(', ')}: were given together; expected one of end, count and tenor`,
  );
}

/** The last day of a date with four digits for its year. */
const LAST_DAY = dayNumber(9999, 12, 31);

export function requireYear(name: string, end: DayNumber): void {
  if (end <= LAST_DAY) return;
  throw new Problem('invalid_parameter', `${name}: the last date lies after 9999-12-31`);
}

export function requireOrder(start: DayNumber, end: DayNumber): void {
  if (end > start) return;
  throw new Problem(
    'invalid_parameter',
    `end: ${formatDay(end)} is not after start, ${formatDay(start)}`,
  );
}

export function requireSize({ frequency }: ScheduleQuery, start: DayNumber, end: DayNumber): void {
  const { step } = frequency;
  if (step === 'term') return;
  const size = sizeOf(start, end, { step });
  if (size <= MAX_SCHEDULE_DATES + 2) return;
  const problem = `frequency: ${frequency.name} makes some ${size} dates up to ${formatDay(end)}`;
  throw new Problem('invalid_parameter', `${problem}; at most ${MAX_SCHEDULE_DATES} are allowed`);
}

/** A roll day and end_of_month do not apply to days and weeks, and exclude each other. */
export function requireMonths({ frequency, roll, end_of_month }: ScheduleQuery): void {
  const isMonths = frequency.step !== 'term' && 'months' in frequency.step;
  const expected = 'expected a frequency of months or years with it';
  if (weekdayOf(roll) !== null) {
    if (isWeeks(frequency.step)) return;
    throw new Problem(
      'invalid_parameter',
      `roll: ${roll} was read with the frequency ${frequency.name}; expected weeks (1W, 2W) with it`,
    );
  }
  if (roll !== undefined && !isMonths) {
    throw new Problem(
      'invalid_parameter',
      `roll: ${roll} was read with the frequency ${frequency.name}; ${expected}`,
    );
  }
  if (roll !== undefined && isFutures(roll) && !hasFuturesDays(frequency.step)) {
    const right = 'expected whole quarters (3M, 6M, 1Y) or 1M with it';
    throw new Problem(
      'invalid_parameter',
      `roll: ${roll} was read with the frequency ${frequency.name}; ${right}`,
    );
  }
  if (end_of_month === 'true' && !isMonths) {
    throw new Problem(
      'invalid_parameter',
      `end_of_month: true was read with the frequency ${frequency.name}; ${expected}`,
    );
  }
  if (end_of_month === 'true' && roll !== undefined && roll !== 'EOM' && roll !== 31) {
    throw new Problem(
      'invalid_parameter',
      `end_of_month: true contradicts the roll ${roll}; expected one of the two`,
    );
  }
}

function isWeeks(step: Step): boolean {
  return step !== 'term' && 'days' in step && step.days % 7 === 0;
}

function hasFuturesDays(step: Step): boolean {
  return step !== 'term' && 'months' in step && (step.months === 1 || isWholeQuarters(step));
}
