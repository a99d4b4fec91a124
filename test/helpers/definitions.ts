import type { CalendarDefinition } from '../../build/calendars/definition.js';
import type { PlainEntry } from '../../build/expand/entry.js';
import { formatDay } from '../../server/engine/civil-date.js';

/** A small definition: no dates, 2020 to 2030, Saturday and Sunday. */
export function definition(id: string, more: Partial<CalendarDefinition> = {}): CalendarDefinition {
  const years = more.years ?? [2020, 2030];
  return {
    id,
    kind: 'exchange',
    name: id,
    timezone: 'UTC',
    years,
    weekend: [{ start: `${years[0]}-01-01`, days: [6, 7] }],
    ...more,
  };
}

/** Dates with their English names: what most tests look at. */
export function named(entries: readonly PlainEntry[]): string[] {
  return entries.map(({ day, names }) => `${formatDay(day)} ${names.en}`);
}

export function datesOf(entries: readonly PlainEntry[]): string[] {
  return entries.map(({ day }) => formatDay(day));
}
