import type { CalendarRecord } from '../core/types.js';

/** A calendar's record in the order of the contract, its sources by id. */
export function publicCalendar(calendar: CalendarRecord): CalendarRecord {
  const { id, kind, name, timezone, origin, data_years, verified_years, last_verified_at, weekend, sources } = calendar;
  return {
    ...{ id, kind, name, timezone, origin, data_years, verified_years, last_verified_at, weekend, sources },
    ...(calendar.bases && { bases: calendar.bases }),
    ...(calendar.aliases && { aliases: calendar.aliases }),
    ...(calendar.regular_closes && { regular_closes: calendar.regular_closes }),
    ...(calendar.note && { note: calendar.note }),
  };
}
