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
  trustIn,
} from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { adjust, CONVENTIONS, type Convention, firstDirection } from '../engine/conventions.js';
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

/** The calendars of a reader, and their days together. */
interface Read {
  readonly calendars: Calendars;
  readonly indexes: readonly number[];
  readonly mode: Mode;
  readonly days: BusinessDays;
}

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
  const read: Read = { calendars, indexes, mode, days };
  return {
    ids: indexes.map((index) => calendars.calendar(index).id),
    mode,
    first: formatDay(days.first),
    last: formatDay(days.last),
    isBusinessDay: (date) => isBusinessDay(days, readCovered(read, date)),
    day: (date, options) => dayOf(calendars, indexes, mode, readDay('date', date), options),
    holidays: (from, to, options) => holidaysOf(calendars, indexes, from, to, options),
    nextHolidays: (from, n, options) => nextHolidaysOf(calendars, indexes, from, n, options),
    next: (date, { inclusive = false } = {}) =>
      searchOf(read, date, 'after', (some, from) =>
        inclusive ? businessDayOnOrAfter(some, from) : businessDayAfter(some, from, 1),
      ),
    previous: (date, { inclusive = false } = {}) =>
      searchOf(read, date, 'before', (some, from) =>
        inclusive ? businessDayOnOrBefore(some, from) : businessDayBefore(some, from, 1),
      ),
    add: (date, n) => addOf(read, date, n),
    addPeriod: (date, period, options) => addPeriodOf(read, date, period, options),
    count: (from, to) => countOf(read, from, to),
    adjust: (date, convention) => adjustOf(read, date, convention),
    list: (from, options) => listOf(calendars, indexes, mode, from, options),
  };
}

/** A date within the data of all calendars. */
function readCovered({ calendars, indexes, mode, days }: Read, text: string): DayNumber {
  const day = readDay('date', text);
  if (!covers(days, day)) combinedCovering(calendars, indexes, mode, day);
  return day;
}

function searchOf(
  read: Read,
  date: string,
  direction: 'after' | 'before',
  findIn: (days: BusinessDays, from: DayNumber) => Found | null,
) {
  const { calendars, indexes, mode, days } = read;
  const from = readCovered(read, date);
  const find = (some: BusinessDays) => findIn(some, from);
  const found = find(days);
  if (!found) throw resultOutside(calendars, indexes, direction);
  const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
  const range = estimated && dateRange(rangeOfSearch(days, from, found, direction, find));
  return { date, result: formatDay(found.day), mode, coverage, estimated, ...range };
}

function addOf(read: Read, date: string, n: number) {
  const { calendars, indexes, mode, days } = read;
  const from = readCovered(read, date);
  readInteger('n', n, ...ANY_INTEGER);
  const found = addBusinessDays(days, from, n);
  if (!found) throw resultOutside(calendars, indexes, n < 0 ? 'before' : 'after');
  const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
  const settlement = settlementBeside(calendars, indexes, mode, from, n, found.day);
  const answer = { date, n, result: formatDay(found.day), mode, coverage, estimated };
  const range = estimated && dateRange(rangeOfAdd(days, from, n, found));
  return { ...answer, ...range, ...(settlement && { settlement }) };
}

function addPeriodOf(
  read: Read,
  date: string,
  period: string,
  {
    n = 1,
    convention = 'following',
    endOfMonth = false,
  }: Parameters<BusinessCalendar['addPeriod']>[2] = {},
) {
  const { calendars, indexes, mode } = read;
  const from = readCovered(read, date);
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
}

function countOf({ calendars, indexes, mode, days }: Read, from: string, to: string) {
  const [first, end] = [readDay('from', from), readDay('to', to)];
  if (first > end)
    throw new Problem('invalid_parameter', `from: ${from} is after to, ${to}; expected from <= to`);
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
}

function adjustOf(read: Read, date: string, convention: Convention) {
  const { calendars, indexes, mode, days } = read;
  const from = readCovered(read, date);
  const found = adjust(days, from, readWord('convention', convention, CONVENTIONS));
  if (!found) throw resultOutside(calendars, indexes, firstDirection(convention, from));
  const { coverage, estimated } = trustIn(days, found.dependsFrom, found.dependsTo);
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
}
