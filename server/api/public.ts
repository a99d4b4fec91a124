import type { PlacedCalendar } from '../engine/types.js';
import { verifiedDays } from '../engine/verified-days.js';
import type { Calendars } from '../queries/calendars.js';

/** A calendar in the order of the contract, its sources by id; members beyond the contract come last. */
export function publicCalendar(
  { businessDays, find }: Pick<Calendars, 'businessDays' | 'find'>,
  calendar: PlacedCalendar,
) {
  const {
    id,
    kind,
    name,
    timezone,
    origin,
    data_years,
    verified_years,
    last_verified_at,
    weekend,
    sources,
  } = calendar;
  const { local_name, countries, currencies, bases, aliases, regular_closes, note, basis } =
    calendar;
  return {
    id,
    kind,
    name,
    ...(local_name && { local_name }),
    timezone,
    origin,
    data_years,
    verified_years,
    last_verified_at,
    weekend,
    sources,
    countries,
    currencies,
    ...(bases && { bases }),
    ...(aliases && { aliases }),
    ...(regular_closes && { regular_closes }),
    ...(note && { note }),
    ...(basis && { basis }),
    verified_days: verifiedDays(businessDays(find(id)!)),
  };
}
