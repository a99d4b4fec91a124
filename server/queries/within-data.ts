import { type BusinessDays, covers } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { Mode } from '../engine/types.js';
import { dataSpan } from '../store/pack.js';
import type { Calendars } from './calendars.js';
import { Problem } from './problem.js';

/** Checks that days are within the data. */

/** The combined calendars; throws `out_of_coverage` unless all of them have data on all of `days`. */
export function combinedCovering(
  calendars: Calendars,
  indexes: readonly number[],
  mode: Mode,
  ...days: readonly DayNumber[]
): BusinessDays {
  const combined = calendars.combined(indexes, mode);
  for (const day of days) if (!covers(combined, day)) throw outside(calendars, indexes, day);
  return combined;
}

/** Throws `out_of_coverage` unless every calendar has data on the day. */
export function requireCovered(
  calendars: Calendars,
  indexes: readonly number[],
  day: DayNumber,
): void {
  for (const index of indexes)
    if (!covers(calendars.businessDays(index), day)) throw outside(calendars, [index], day);
}

/** The problem of a day outside the data of one of the calendars. */
function outside(calendars: Calendars, indexes: readonly number[], day: DayNumber): Problem {
  const at = indexes.find((index) => !covers(calendars.businessDays(index), day)) ?? indexes[0]!;
  return new Problem(
    'out_of_coverage',
    `${formatDay(day)} is outside the data of ${yearsOf(calendars, at)}`,
  );
}

/** The problem of a result before or after the data of the requested calendars. */
export function resultOutside(
  calendars: Calendars,
  indexes: readonly number[],
  direction: 'after' | 'before',
): Problem {
  const bound = (index: number) =>
    dataSpan(calendars.calendar(index))[direction === 'after' ? 1 : 0];
  const nearest = indexes.reduce((a, b) =>
    (direction === 'after') === bound(a) <= bound(b) ? a : b,
  );
  return new Problem(
    'out_of_coverage',
    `the result lies ${direction} the data of ${yearsOf(calendars, nearest)}`,
  );
}

function yearsOf(calendars: Calendars, index: number): string {
  const { id, data_years } = calendars.calendar(index);
  return `${id}, which covers ${data_years[0]} to ${data_years[1]}`;
}
