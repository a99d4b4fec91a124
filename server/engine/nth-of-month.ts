import {
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  isEstimatedSpan,
  isVerifiedSpan,
  type Trust,
} from './business-days.js';
import { civilDate, type DayNumber, dayNumber, isoWeekday } from './civil-date.js';
import { adjust, type Convention, endOfMonth } from './conventions.js';

/** The n-th business day of months, and their n-th weekday on a business day; negative numbers count from the end. */

export type PlaceInMonth =
  | { readonly nth: number }
  /** ISO weekday, 1 = Monday ... 7 = Sunday; a date that is closed is moved by the convention. */
  | { readonly nth: number; readonly weekday: number; readonly convention: Convention };

export interface Places extends Trust {
  /** Ascending. */
  readonly days: readonly DayNumber[];
}

interface Place {
  /** Null: the month has none. */
  readonly day: DayNumber | null;
  /** The days that it depends on, both inclusive. */
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** The places of all months in from..to, both inclusive and within the data. */
export function placesIn(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
  place: PlaceInMonth,
): Places {
  const looked: Place[] = [];
  const found: DayNumber[] = [];
  const [first, last] = [monthStart(from), monthStart(to)];
  for (let start = before(days, first, place); start <= after(days, last, place); ) {
    const one = placeIn(days, start, place);
    const isAsked = one.day !== null && one.day >= from && one.day <= to;
    if (isAsked) found.push(one.day!);
    // The months around count only where a date of theirs is moved into the range.
    if (isAsked || (start >= first && start <= last)) looked.push(one);
    start = endOfMonth(start) + 1;
  }
  return { days: found, ...trustOf(days, looked) };
}

/** n > 0: the first n places from `date` on; n < 0: the last |n| up to it. Null if the data has fewer. */
export function placesFrom(
  days: BusinessDays,
  date: DayNumber,
  n: number,
  place: PlaceInMonth,
): Places | null {
  const looked: Place[] = [];
  const found: DayNumber[] = [];
  const own = monthStart(date);
  let start = n > 0 ? before(days, own, place) : after(days, own, place);
  while (start >= days.first && endOfMonth(start) <= days.last) {
    const one = placeIn(days, start, place);
    const isAsked = one.day !== null && (n > 0 ? one.day >= date : one.day <= date);
    if (isAsked || (n > 0 ? start >= own : start <= own)) looked.push(one);
    if (isAsked) found.push(one.day!);
    if (found.length === Math.abs(n))
      return { days: n > 0 ? found : found.reverse(), ...trustOf(days, looked) };
    start = n > 0 ? endOfMonth(start) + 1 : monthStart(start - 1);
  }
  return null;
}

/** The month before, from which a convention may move a date into this one; this one where dates are not moved or data begin. */
function before(days: BusinessDays, month: DayNumber, place: PlaceInMonth): DayNumber {
  const earlier = monthStart(month - 1);
  return 'weekday' in place && earlier >= days.first ? earlier : month;
}

/** The month after, in the same way. */
function after(days: BusinessDays, month: DayNumber, place: PlaceInMonth): DayNumber {
  const end = endOfMonth(month);
  return 'weekday' in place && endOfMonth(end + 1) <= days.last ? end + 1 : month;
}

/** The place in the month that begins on `start`. */
function placeIn(days: BusinessDays, start: DayNumber, place: PlaceInMonth): Place {
  const end = endOfMonth(start);
  const { nth } = place;
  if ('weekday' in place) return weekdayIn(days, start, end, place);
  if (nth > 0) {
    const found = businessDayAfter(days, start - 1, nth);
    return found && found.day <= end
      ? { day: found.day, from: start, to: found.day }
      : { day: null, from: start, to: end };
  }
  const found = businessDayBefore(days, end + 1, -nth);
  return found && found.day >= start
    ? { day: found.day, from: found.day, to: end }
    : { day: null, from: start, to: end };
}

function weekdayIn(
  days: BusinessDays,
  start: DayNumber,
  end: DayNumber,
  { nth, weekday, convention }: Extract<PlaceInMonth, { weekday: number }>,
): Place {
  const date =
    nth > 0
      ? start + ((weekday - isoWeekday(start) + 7) % 7) + 7 * (nth - 1)
      : end - ((isoWeekday(end) - weekday + 7) % 7) + 7 * (nth + 1);
  const found = date < start || date > end ? null : adjust(days, date, convention);
  return found
    ? { day: found.day, from: found.dependsFrom, to: found.dependsTo }
    : { day: null, from: start, to: start - 1 };
}

function monthStart(day: DayNumber): DayNumber {
  const { year, month } = civilDate(day);
  return dayNumber(year, month, 1);
}

function trustOf(days: BusinessDays, looked: readonly Place[]): Trust {
  return {
    coverage: looked.every(({ from, to }) => isVerifiedSpan(days, from, to))
      ? 'verified'
      : 'library',
    estimated: looked.some(({ from, to }) => isEstimatedSpan(days, from, to)),
  };
}
