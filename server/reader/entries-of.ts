import { type DayNumber, formatDay, lastDayOf, yearOf } from '../engine/civil-date.js';
import { type EntryKind, type Mode, REQUESTED_KINDS } from '../engine/types.js';
import { weakerOf } from '../queries/basis.js';
import { calendarDay, combinedDay } from '../queries/calendar-day.js';
import type { Calendars } from '../queries/calendars.js';
import { publicEntries } from '../queries/entries.js';
import { lateOpenOn, type RequestedQuery, requestedEntries } from '../queries/late-opens.js';
import { Problem } from '../queries/problem.js';
import { requireCovered } from '../queries/within-data.js';
import { dataSpan } from '../store/pack.js';
import { lookUpLanguage } from '../text/language.js';
import type { Day, EntryOptions, Holidays, NextHolidays } from './api.js';
import { readDay, readInteger, readWord } from './arguments.js';

/** Queries that return entries: holidays, early closes and working weekend days. */

const DEFAULT_ENTRIES = 10;
const MAX_ENTRIES = 1000;
/** Working weekend days are left out unless requested. */
const USUAL_KINDS: readonly EntryKind[] = ['holiday', 'early_close'];

export function dayOf(
  calendars: Calendars,
  indexes: readonly number[],
  mode: Mode,
  date: DayNumber,
  options: Omit<EntryOptions, 'kind'> = {},
): Day {
  requireCovered(calendars, indexes, date);
  const query = entryQuery(calendars, options);
  const days = indexes.map((index) => {
    const { hasEntries, sources, ...day } = calendarDay(calendars, index, date, query.withSources);
    const entries = hasEntries ? publicEntries(calendars, index, date, date, query) : [];
    const late = lateOpenOn(calendars, index, date);
    return {
      ...day,
      ...(late && { open_time: late.open }),
      ...(query.withSources && { sources }),
      entries,
    };
  });
  return {
    date: formatDay(date),
    mode,
    is_business_day: combinedDay(days, mode).is_business_day,
    coverage: days.every(({ coverage }) => coverage === 'verified') ? 'verified' : 'library',
    basis: days.map(({ basis }) => basis).reduce(weakerOf),
    estimated: combinedDay(days, mode).estimated,
    calendars: days,
  };
}

export function holidaysOf(
  calendars: Calendars,
  indexes: readonly number[],
  from: string,
  to: string | undefined,
  options: EntryOptions = {},
): Holidays {
  const first = readDay('from', from);
  const last = to === undefined ? lastDayOf(yearOf(first)) : readDay('to', to);
  if (first > last)
    throw new Problem('invalid_parameter', `from: ${from} is after to, ${to}; expected from <= to`);
  requireCovered(calendars, indexes, first);
  requireCovered(calendars, indexes, last);
  const query = requestedQuery(calendars, options);
  return {
    from,
    to: formatDay(last),
    calendars: indexes.map((index) => {
      const { id, name } = calendars.calendar(index);
      return { id, name, entries: requestedEntries(calendars, index, first, last, query) };
    }),
  };
}

export function nextHolidaysOf(
  calendars: Calendars,
  indexes: readonly number[],
  from: string,
  n: number = DEFAULT_ENTRIES,
  options: EntryOptions = {},
): NextHolidays {
  const first = readDay('from', from);
  readInteger('n', n, 1, MAX_ENTRIES);
  requireCovered(calendars, indexes, first);
  const query = { ...requestedQuery(calendars, options), usual: USUAL_KINDS };
  return {
    from,
    calendars: indexes.map((index) => {
      const calendar = calendars.calendar(index);
      const entries = requestedEntries(calendars, index, first, dataSpan(calendar)[1], query, n);
      return { id: calendar.id, name: calendar.name, complete: entries.length === n, entries };
    }),
  };
}

function requestedQuery(calendars: Calendars, { kind, ...options }: EntryOptions): RequestedQuery {
  const requested = kind === undefined ? undefined : readWord('kind', kind, REQUESTED_KINDS);
  return { ...entryQuery(calendars, options), kind: requested };
}

function entryQuery(
  { languages }: Calendars,
  { lang = 'en', sources = false }: Omit<EntryOptions, 'kind'>,
) {
  return { lang: lookUpLanguage(lang.toLowerCase(), languages), withSources: sources };
}
