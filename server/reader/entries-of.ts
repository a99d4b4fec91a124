import { type DayNumber, formatDay, lastDayOf, yearOf } from '../engine/civil-date.js';
import { type EntryKind, type Mode, REQUESTED_KINDS } from '../engine/types.js';
import { weakerOf } from '../queries/basis.js';
import { calendarDay, combinedDay } from '../queries/calendar-day.js';
import type { Calendars } from '../queries/calendars.js';
import { type PublicEntry, publicEntries } from '../queries/entries.js';
import { type LateOpenEntry, lateOpenEntries, lateOpenOn } from '../queries/late-opens.js';
import { Problem } from '../queries/problem.js';
import { requireCovered } from '../queries/within-data.js';
import { dataSpan } from '../store/packed.js';
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
    return { ...day, ...(late && { open_time: late.open }), ...(query.withSources && { sources }), entries };
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
  if (first > last) throw new Problem('invalid_parameter', `from: ${from} is after to, ${to}; expected from <= to`);
  requireCovered(calendars, indexes, first);
  requireCovered(calendars, indexes, last);
  const find = findEntries(calendars, options);
  return {
    from,
    to: formatDay(last),
    calendars: indexes.map((index) => {
      const { id, name } = calendars.calendar(index);
      return { id, name, entries: find(index, first, last) };
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
  const find = findEntries(calendars, options, USUAL_KINDS);
  return {
    from,
    calendars: indexes.map((index) => {
      const calendar = calendars.calendar(index);
      const entries = find(index, first, dataSpan(calendar)[1], n);
      return { id: calendar.id, name: calendar.name, complete: entries.length === n, entries };
    }),
  };
}

type Find = (index: number, first: DayNumber, last: DayNumber, limit?: number) => (PublicEntry | LateOpenEntry)[];

/** `usual`: the kinds without `kind`; default all of a calendar's entries. */
function findEntries(calendars: Calendars, options: EntryOptions, usual?: readonly EntryKind[]): Find {
  const kind = options.kind === undefined ? undefined : readWord('kind', options.kind, REQUESTED_KINDS);
  const query = entryQuery(calendars, options);
  if (kind === 'late_open') {
    return (index, first, last, limit) => lateOpenEntries(calendars, index, first, last, query.withSources, limit);
  }
  const kinds = kind ? [kind] : usual;
  return (index, first, last, limit) => publicEntries(calendars, index, first, last, { ...query, kinds }, limit);
}

function entryQuery({ languages }: Calendars, { lang = 'en', sources = false }: Omit<EntryOptions, 'kind'>) {
  return { lang: lookUpLanguage(lang.toLowerCase(), languages), withSources: sources };
}
