import { yearOf } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { countIds } from '../queries/joint.js';
import { wantsPeriods } from './schedule-periods.js';

/**
 * The cost of a request against its key's limit, in units, computed from its parameters before it is answered. Nearly all requests
 * cost one unit. A unit is some 16 KB of a response, or half a millisecond of processor time with compression and sending
 * (npm run bench -- cost measures the most expensive requests). So the default limit of a key, 600 units a minute, is a third of
 * a second of processor time, whatever it requests.
 */

interface Input {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

type Units = (input: Input, catalog: Catalog) => number;

const DAYS_A_YEAR = 365.25;
const MONTHS_A_YEAR = 12;
/** Longer schedules are refused: see MAX_SCHEDULE_DATES. */
const MAX_PERIODS = 2000;

/** Units of the operations whose cost grows with their parameters; all others cost one. */
const UNITS: Readonly<Record<string, Units>> = {
  listHolidays: ({ query }) => (calendars(query) * rangeYears(query)) / 8,
  nextHolidays: ({ query }) => (calendars(query) * number(query.n)) / 120,
  getDays: ({ query }) => (calendars(query) * dates(query)) / 150,
  addBusinessDays: ({ query }) => walks(query) / 100,
  countBusinessDays: ({ query }) => Math.max(walks(query), query.by === undefined ? 0 : rangeYears(query) * 12) / 100,
  adjustBusinessDay: ({ query }) => dates(query) / 100,
  nextBusinessDay: ({ query }) => dates(query) / 100,
  previousBusinessDay: ({ query }) => dates(query) / 100,
  listSessions: ({ query }) => (calendars(query) * sessionDays(query)) / 40,
  getSessionsNow: ({ query }) => (query.calendars === undefined ? 8 : 1),
  getSettlementDate: ({ query }) => dates(query) / 50,
  getSpotValueDate: ({ query }) => dates(query) / 50, // Computes more than thirty tenors.
  getTenorLadder: () => 4,
  getValueDate: ({ query }) => dates(query) / 50,
  getFixingDate: ({ query }) => dates(query) / 50,
  listBusinessDays: ({ query }) => (rangeYears(query) * DAYS_A_YEAR) / 2000, // A period takes some 400 bytes and four lookups of days.
  listSchedule: ({ query }) => (wantsPeriods(query) ? schedulePeriods(query) / 40 : scheduleDates(query) / 60),
  listChanges: ({ query }) => number(query.limit) / 50,
  listReleases: ({ query }, { data }) => Math.min(number(query.limit), data.meta.releases.length), // Lists without a search are made and compressed once.
  listCalendars: ({ query }, { data, release }) =>
    Math.max(
      Math.min(number(query.limit) || data.meta.calendars.length, 1250) / 250,
      query.q !== undefined && isEarlier(query, release.id) ? 100 : 0, // Opens the search of that release: 70 to 100 ms.
    ),
  getCalendar: ({ path, query }) => (isFeed(path) ? feedYears(query) / 4 : 1),
  getCalendarsFeed: ({ query }) => (calendars(query) * feedYears(query)) / 2,
};

/** Units of a request with valid parameters: an integer of at least 1. */
export function unitsOf(operationId: string, input: Input, catalog: Catalog): number {
  const units = UNITS[operationId]?.(input, catalog) ?? 1;
  return Math.max(1, Math.ceil(units));
}

function isEarlier({ release }: Input['query'], current: string): boolean {
  return release !== undefined && release !== current;
}

function number(value: unknown): number {
  return typeof value === 'number' ? Math.abs(value) : 0;
}

function dates({ dates: list }: Input['query']): number {
  return Array.isArray(list) ? list.length : 1;
}

function calendars({ calendars: list }: Input['query']): number {
  return typeof list === 'string' ? countIds(list) : 1;
}

/** Each date may be decades from the other end or the result, and of several calendars all words between are read. */
function walks(query: Input['query']): number {
  return dates(query) * Math.max(1, calendars(query) / 2.5);
}

/** Years between `from` and `to`, or of `days`; default one. */
function rangeYears({ from, to, days }: Input['query']): number {
  if (typeof days === 'number') return days / DAYS_A_YEAR;
  return yearsBetween(from, to) ?? 1;
}

/** Default one. */
function sessionDays({ from, to, days }: Input['query']): number {
  if (typeof days === 'number') return days;
  return typeof from === 'number' && typeof to === 'number' ? Math.abs(to - from) + 1 : to === undefined ? 1 : 1100;
}

function scheduleDates(query: Input['query']): number {
  return Math.max(number(query.count), scheduleYears(query) * MONTHS_A_YEAR);
}

/** Periods of a schedule, by its frequency. */
function schedulePeriods(query: Input['query']): number {
  const { frequency, tenor } = query as { frequency?: { step?: unknown }; tenor?: { months: number } };
  const step = typeof frequency === 'object' ? (frequency.step as { days?: number; months?: number } | 'term') : 'term';
  if (step === 'term' || !step) return 1;
  const years = tenor === undefined ? scheduleYears(query) : tenor.months / MONTHS_A_YEAR + 1;
  const aYear = step.days === undefined ? MONTHS_A_YEAR / (step.months ?? 1) : DAYS_A_YEAR / step.days;
  return Math.min(Math.max(number(query.count), years * aYear), MAX_PERIODS);
}

function scheduleYears({ start, end }: Input['query']): number {
  return yearsBetween(start, end) ?? 1;
}

function yearsBetween(first: unknown, last: unknown): number | null {
  return typeof first === 'number' && typeof last === 'number' ? Math.abs(yearOf(last) - yearOf(first)) + 1 : null;
}

function isFeed({ id }: Input['path']): boolean {
  return String(id).toLowerCase().endsWith('.ics');
}

/** For feeds, `from` and `to` are years; default four. */
function feedYears({ from, to }: Input['query']): number {
  return typeof from === 'number' && typeof to === 'number' ? Math.abs(to - from) + 1 : 4;
}
