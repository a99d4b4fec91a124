import { type DayNumber, yearOf } from '../../server/engine/civil-date.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { completeCalendar } from './calendar.js';
import type { Entry, PlainEntry } from './entry.js';

/**
 * How far calendars are expanded: to the last year of those that inherit from them. A payment system with days to 2100 may
 * inherit those of a country whose own data end in 2060.
 */

/**
 * By id, the last year that is needed of a calendar, where it lies after its own years. `definitions` come after those from
 * which they inherit.
 */
export function yearsNeeded(
  definitions: readonly CalendarDefinition[],
): ReadonlyMap<string, number> {
  const own = new Map(definitions.map(({ id, years }) => [id, years[1]]));
  const needed = new Map<string, number>();
  for (const { id, years, inherits = [] } of [...definitions].reverse()) {
    const last = needed.get(id) ?? years[1];
    for (const { calendar, to = last } of inherits) {
      const until = Math.min(to, last);
      if (until > (needed.get(calendar) ?? own.get(calendar) ?? until)) needed.set(calendar, until);
    }
  }
  return needed;
}

/** The definition with the years that are needed of it. */
export function reaching(
  definition: CalendarDefinition,
  needed: ReadonlyMap<string, number>,
): CalendarDefinition {
  const last = needed.get(definition.id);
  return last === undefined ? definition : { ...definition, years: [definition.years[0], last] };
}

/**
 * The days of definitions, asked in their order: those of `completeCalendar` within their own years. Days after them are kept
 * for those that inherit. `expanded`: the own days of each to the last year needed; `verified`: the final days of one that was
 * asked before; `today`: the day of the release.
 */
export function daysInTurn(
  definitions: readonly CalendarDefinition[],
  expanded: ReadonlyMap<string, readonly PlainEntry[]>,
  verified: (id: string) => readonly Entry[],
  today: DayNumber,
): (definition: CalendarDefinition) => readonly PlainEntry[] {
  const needed = yearsNeeded(definitions);
  const later = new Map<string, readonly Entry[]>();
  const inherited = (id: string) => [...verified(id), ...(later.get(id) ?? [])];
  return (definition) => {
    const { id, years } = definition;
    const own = expanded.get(id) ?? [];
    const whole = completeCalendar(reaching(definition, needed), own, inherited, today);
    if (!needed.has(id)) return whole;
    const isOwn = ({ day }: PlainEntry) => yearOf(day) <= years[1];
    later.set(id, whole.filter((entry) => !isOwn(entry)).map(unverified));
    return whole.filter(isOwn);
  };
}

function unverified(entry: PlainEntry): Entry {
  return { ...entry, coverage: 'library', sources: [] };
}
