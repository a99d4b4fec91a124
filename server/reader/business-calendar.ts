import {
  addBusinessDays,
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
} from '../core/business-days.js';
import { type DayNumber, formatDay } from '../core/civil-date.js';
import { adjust, CONVENTIONS, turnsFirst } from '../core/conventions.js';
import type { Mode } from '../core/types.js';
import type { Calendars } from '../service/calendars.js';
import { Problem } from '../service/problem.js';
import { settlementBeside } from '../service/settlement.js';
import { combinedCovering, resultOutside } from '../service/within-data.js';
import type { BusinessCalendar } from './api.js';
import { readDay, readInteger, readWord } from './arguments.js';
import { dayOf, holidaysOf, nextHolidaysOf } from './entries-of.js';
import { listOf } from './list-of.js';

/**
 * One calendar or several as one. Answers are those of the endpoints, without their release: each is a few look-ups in
 * the bits of the packed data.
 */
export function businessCalendar(calendars: Calendars, indexes: readonly number[], mode: Mode): BusinessCalendar {
  const days = calendars.combined(indexes, mode);
  const readCovered = (name: string, text: string): DayNumber => {
    const day = readDay(name, text);
    if (!covers(days, day)) combinedCovering(calendars, indexes, mode, day);
    return day;
  };
  const outside = (direction: 'after' | 'before'): Problem => resultOutside(calendars, indexes, direction);
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
      const found = inclusive ? businessDayOnOrAfter(days, from) : businessDayAfter(days, from, 1);
      if (!found) throw outside('after');
      const { coverage, estimated } = trustOf(found);
      return { date, result: formatDay(found.day), mode, coverage, estimated };
    },
    previous(date, { inclusive = false } = {}) {
      const from = readCovered('date', date);
      const found = inclusive ? businessDayOnOrBefore(days, from) : businessDayBefore(days, from, 1);
      if (!found) throw outside('before');
      const { coverage, estimated } = trustOf(found);
      return { date, result: formatDay(found.day), mode, coverage, estimated };
    },
    add(date, n) {
      const from = readCovered('date', date);
      readInteger('n', n, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      const found = addBusinessDays(days, from, n);
      if (!found) throw outside(n < 0 ? 'before' : 'after');
      const { coverage, estimated } = trustOf(found);
      const settlement = settlementBeside(calendars, indexes, mode, from, n, found.day);
      const answer = { date, n, result: formatDay(found.day), mode, coverage, estimated };
      return settlement ? { ...answer, settlement } : answer;
    },
    count(from, to) {
      const [first, end] = [readDay('from', from), readDay('to', to)];
      if (first > end) throw new Problem('invalid_parameter', `from: ${from} is after to, ${to}; expected from <= to`);
      combinedCovering(calendars, indexes, mode, first, Math.max(first, end - 1));
      const { coverage, estimated } = trustIn(days, first, end - 1);
      return { from, to, count: countBusinessDays(days, first, end), mode, coverage, estimated };
    },
    adjust(date, convention) {
      const from = readCovered('date', date);
      const found = adjust(days, from, readWord('convention', convention, CONVENTIONS));
      if (!found) throw outside(turnsFirst(convention, from));
      const { coverage, estimated } = trustOf(found);
      const adjusted = found.day !== from;
      return { date, convention, result: formatDay(found.day), adjusted, mode, coverage, estimated };
    },
    list: (from, options) => listOf(calendars, indexes, mode, from, options),
  };
}
