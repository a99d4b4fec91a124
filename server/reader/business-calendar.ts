import { times } from '../engine/add-period.js';
import { SCHEDULE_CONVENTIONS } from '../engine/adjusted-schedule.js';
import {
  addBusinessDays,
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  countBusinessDays,
  covers,
  type Found,
  isBusinessDay,
  type Trust,
  trustIn,
} from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { adjust, CONVENTIONS, firstDirection } from '../engine/conventions.js';
import {
  dateRange,
  rangeOfAdd,
  rangeOfAdjust,
  rangeOfCount,
  rangeOfSearch,
} from '../engine/ranges.js';
import type { Mode } from '../engine/types.js';
import { addedPeriod } from '../queries/added-period.js';
import type { Calendars } from '../queries/calendars.js';
import { Problem } from '../queries/problem.js';
import { settlementBeside } from '../queries/settlement.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import type { BusinessCalendar } from './api.js';
import { readDay, readInteger, readPeriod, readWord } from './arguments.js';
import { dayOf, holidaysOf, nextHolidaysOf } from './entries-of.js';
import { listOf } from './list-of.js';

const ANY_INTEGER = [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const;

/**
 * One calendar or several read together. The results are those of the endpoints, without the release, from the bits of the packed
 * data.
 */
export function businessCalendar(
  calendars: Calendars,
  indexes: readonly number[],
  mode: Mode,
): BusinessCalendar {
  const days = calendars.combined(indexes, mode);
  const readCovered = (name: string, text: string): DayNumber => {
    const day = readDay(name, text);
    if (!covers(days, day)) combinedCovering(calendars, indexes, mode, day);
    return day;
  };
  const outside = (direction: 'after' | 'before'): Problem =>
    resultOutside(calendars, indexes, direction);
  const trustOf = (found: Found): Trust => trustIn(days, found.dependsFrom, found.dependsTo);

  return {
    ids: indexes.map((index) => calendars.calendar(index).id),
    mode,
    first: formatDay(days.first),
    last: formatDay(days.last),
    isBusinessDay: (date) => isBusinessDay(days, readCovered('date', date)),
    day: (date, options) => dayOf(calendars, indexes, mode, readDay('date', date), options),
    holidays: (from, to, options) => holidaysOf(calendars, indexes, from, to, options),
    nextHolidays: (from, n, options) => nextHolidaysOf(calendars, indexes, from, n, options),
    next(date, { inclusive = false } = {}) {
      const from = readCovered('date', date);
      const find = (some: BusinessDays) =>
        inclusive ? businessDayOnOrAfter(some, from) : businessDayAfter(some, from, 1);
      const found = find(days);
      if (!found) throw outside('after');
      const { coverage, estimated } = trustOf(found);
      const range = estimated && dateRange(rangeOfSearch(days, from, found, 'after', find));
      return { date, result: formatDay(found.day), mode, coverage, estimated, ...range };
    },
    previous(date, { inclusive = false } = {}) {
      const from = readCovered('date', date);
      const find = (some: BusinessDays) =>
        inclusive ? businessDayOnOrBefore(some, from) : businessDayBefore(some, from, 1);
      const found = find(days);
      if (!found) throw outside('before');
      const { coverage, estimated } = trustOf(found);
      const range = estimated && dateRange(rangeOfSearch(days, from, found, 'before', find));
      return { date, result: formatDay(found.day), mode, coverage, estimated, ...range };
    },
    add(date, n) {
      const from = readCovered('date', date);
      readInteger('n', n, ...ANY_INTEGER);
      const found = addBusinessDays(days, from, n);
      if (!found) throw outside(n < 0 ? 'before' : 'after');
      const { coverage, estimated } = trustOf(found);
      const settlement = settlementBeside(calendars, indexes, mode, from, n, found.day);
      const answer = { date, n, result: formatDay(found.day), mode, coverage, estimated };
      const range = estimated && dateRange(rangeOfAdd(days, from, n, found));
      return { ...answer, ...range, ...(settlement && { settlement }) };
    },
    addPeriod(date, period, { n = 1, convention = 'following', endOfMonth = false } = {}) {
      const from = readCovered('date', date);
      const terms = {
        period: times(readPeriod(period, endOfMonth), readInteger('n', n, ...ANY_INTEGER)),
        convention: readWord('convention', convention, SCHEDULE_CONVENTIONS),
        endsMonths: endOfMonth,
      };
      const added = addedPeriod(calendars, indexes, mode, from, terms);
      if (added instanceof Problem) throw added;
      const { result, members, trust, range } = added;
      const written = period.toUpperCase().replace(/^\+/, '');
      return { date, n, period: written, ...members, result, mode, ...trust, ...range };
    },
    count(from, to) {
      const [first, end] = [readDay('from', from), readDay('to', to)];
      if (first > end)
        throw new Problem(
          'invalid_parameter',
          `from: ${from} is after to, ${to}; expected from <= to`,
        );
      combinedCovering(calendars, indexes, mode, first, Math.max(first, end - 1));
      const { coverage, estimated } = trustIn(days, first, end - 1);
      const range = estimated && rangeOfCount(days, first, end);
      return {
        from,
        to,
        count: countBusinessDays(days, first, end),
        mode,
        coverage,
        estimated,
        ...range,
      };
    },
    adjust(date, convention) {
      const from = readCovered('date', date);
      const found = adjust(days, from, readWord('convention', convention, CONVENTIONS));
      if (!found) throw outside(firstDirection(convention, from));
      const { coverage, estimated } = trustOf(found);
      const adjusted = found.day !== from;
      const range = estimated && dateRange(rangeOfAdjust(days, from, convention, found));
      return {
        date,
        convention,
        result: formatDay(found.day),
        adjusted,
        mode,
        coverage,
        estimated,
        ...range,
      };
    },
    list: (from, options) => listOf(calendars, indexes, mode, from, options),
  };
}
