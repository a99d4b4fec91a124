import type { WeekendRule } from '../../server/core/types.js';
import type { CalendarDefinition } from './definition.js';

export { NOT_FOUND, onDates, unsourced, year as yearList } from './vocabulary.js';

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
