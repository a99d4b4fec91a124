import type { WeekendRule } from '../../server/core/types.js';
import type { CalendarDefinition, ListedDate } from './definition.js';

/** Short forms for the tables of this folder: a year's list, one name on several dates, a market that shares the days of another. */

/** In place of an address: looked for and not found. The row then is `estimated`, and its note tells what it rests on. */
export const NOT_FOUND = 'not found';

/** Full-day closures of one year as a list gives them, `MM-DD` -> name. Throws nothing; impossible days fail the tests. */
export function yearList(
  year: number,
  source: string,
  days: Readonly<Record<string, string>>,
  more: Partial<ListedDate> = {},
): ListedDate[] {
  return Object.entries(days).map(([day, name]) => ({
    date: `${year}-${day}`,
    kind: 'holiday',
    name,
    source,
    ...more,
  }));
}

/** One row for each of the dates (YYYY-MM-DD), otherwise alike. */
export function onDates(dates: readonly string[], row: Omit<ListedDate, 'date'>): ListedDate[] {
  return dates.map((date) => ({ date, ...row }));
}

/** Full-day closures (YYYY-MM-DD) without a text found: estimated, and `note` tells what they rest on. */
export function unsourced(name: string, dates: readonly string[], note: string): ListedDate[] {
  return onDates(dates, { kind: 'holiday', name, source: NOT_FOUND, status: 'estimated', note });
}

/**
 * A market that shares all days and early closes of another, in all years of its own (default: those of the other).
 * `source` is the address that says so; `own` has what is not shared.
 */
export function sharing(
  base: CalendarDefinition,
  source: string,
  own: Pick<CalendarDefinition, 'id' | 'name'> & Partial<CalendarDefinition>,
): CalendarDefinition {
  const years = own.years ?? base.years;
  const shared = {
    calendar: base.id,
    from: years[0],
    kinds: ['holiday', 'early_close', 'weekend_workday'] as const,
    source,
  };
  const { kind, timezone } = base;
  const weekend = weekendSince(base.weekend, years[0]);
  return { kind, timezone, weekend, years, ...own, follows: [shared, ...(own.follows ?? [])] };
}

/** The weekend rules in force from the first day of `year` on, the first one starting with it. */
function weekendSince(weekend: readonly WeekendRule[], year: number): WeekendRule[] {
  const start = `${year}-01-01`;
  const inForce = weekend.findLast((rule) => rule.start <= start)!;
  return [{ ...inForce, start }, ...weekend.filter((rule) => rule.start > start)];
}
