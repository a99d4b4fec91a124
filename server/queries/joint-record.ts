import { jointWeekend } from '../engine/joint.js';
import type { PlacedCalendar } from '../engine/types.js';
import { weekendWithin } from '../engine/weekend.js';

/** The record of a joint calendar, derived from those of its members. */
export function describeJoint(
  record: PlacedCalendar,
  members: readonly PlacedCalendar[],
): PlacedCalendar {
  const { id, kind, name, timezone, data_years, verified_years, year_sources = [] } = record;
  const looks = members.flatMap(({ last_verified_at }) => last_verified_at ?? []).sort();
  const all = (listOf: (member: PlacedCalendar) => readonly string[]) =>
    [...new Set(members.flatMap(listOf))].sort();
  const weekend = jointWeekend(members, 'any');
  return {
    id,
    kind,
    name,
    timezone,
    origin: 'own',
    data_years,
    verified_years,
    year_sources,
    last_verified_at: looks.length === members.length ? looks[0]! : null,
    weekend: data_years[0] <= data_years[1] ? weekendWithin(weekend, data_years, id) : weekend,
    sources: all(({ sources }) => sources),
    bases: members.map((member) => member.id),
    countries: all(({ countries }) => countries),
    currencies: all(({ currencies }) => currencies),
  };
}
