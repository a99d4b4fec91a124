import { yearOf } from '../core/civil-date.js';
import type { Catalog } from '../service/catalog.js';

/**
 * What a question costs of its key's limit, in units; known from its parameters, before it is answered. Nearly all cost
 * one. A unit stands for some half a millisecond of the processor (test/bench/cost.ts measures the questions below), so
 * that one key's whole limit of 600 units a minute is a third of a second of work, whatever is asked.
 */

interface Input {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

type Units = (input: Input, catalog: Catalog) => number;

/** Calendar-years of entries, dates of a list, rows of changes and calendars of a list that one unit stands for. */
const CALENDAR_YEARS_A_UNIT = 10;
const DATES_A_UNIT = 100;
const CHANGES_A_UNIT = 50;
const CALENDARS_A_UNIT = 250;
const DAYS_A_YEAR = 365.25;

const UNITS: Readonly<Record<string, Units>> = {
  listHolidays: ({ query }) => calendarYears(query, rangeYears(query)) / CALENDAR_YEARS_A_UNIT,
  nextHolidays: ({ query }) => calendarYears(query, number(query.n) / 12) / CALENDAR_YEARS_A_UNIT,
  getDays: (input) => dates(input) / DATES_A_UNIT,
  addBusinessDays: (input) => dates(input) / DATES_A_UNIT,
  countBusinessDays: (input) => dates(input) / DATES_A_UNIT,
  adjustBusinessDay: (input) => dates(input) / DATES_A_UNIT,
  nextBusinessDay: (input) => dates(input) / DATES_A_UNIT,
  previousBusinessDay: (input) => dates(input) / DATES_A_UNIT,
  getSpotValueDate: (input) => dates(input) / DATES_A_UNIT,
  listBusinessDays: ({ query }) => (rangeYears(query) * DAYS_A_YEAR) / (5 * DATES_A_UNIT),
  listSchedule: ({ query }) => Math.max(number(query.n), rangeYears(query) * 12) / DATES_A_UNIT,
  listChanges: ({ query }) => number(query.limit) / CHANGES_A_UNIT,
  listReleases: ({ query }) => number(query.limit) / CHANGES_A_UNIT,
  listCalendars: ({ query }, { data }) =>
    Math.min(number(query.limit) || data.meta.calendars.length, data.meta.calendars.length) / CALENDARS_A_UNIT,
  getCalendar: ({ path, query }) => (String(path.id).toLowerCase().endsWith('.ics') ? feedYears(query) / 4 : 1),
  getCalendarsFeed: ({ query }) => calendarYears(query, feedYears(query)) / 4,
};

/** Units of a question whose parameters are valid: a whole number from 1 on. */
export function unitsOf(operationId: string, input: Input, catalog: Catalog): number {
  const units = UNITS[operationId]?.(input, catalog) ?? 1;
  return Math.max(1, Math.ceil(units));
}

function number(value: unknown): number {
  return typeof value === 'number' ? Math.abs(value) : 0;
}

function dates({ query }: Input): number {
  return Array.isArray(query.dates) ? query.dates.length : 1;
}

function calendarYears({ calendars }: Input['query'], years: number): number {
  return (typeof calendars === 'string' ? calendars.split(',').length : 1) * Math.max(1, years);
}

/** Years between `from` and `to`, or of `days`; one where nothing is said. */
function rangeYears({ from, to, days }: Input['query']): number {
  if (typeof days === 'number') return days / DAYS_A_YEAR;
  if (typeof from === 'number' && typeof to === 'number') return Math.abs(yearOf(to) - yearOf(from)) + 1;
  return 1;
}

function feedYears({ from, to }: Input['query']): number {
  return typeof from === 'number' && typeof to === 'number' ? Math.abs(to - from) + 1 : 4;
}
