import Holidays from 'date-holidays';
import type { WeekendRule } from '../../../server/core/types.js';
import type { CalendarDefinition, LibraryRegion } from '../definition.js';
import { AMENDMENTS } from './amendments/index.js';
import { BEYOND_LIBRARY } from './beyond-library.js';
import { ESTIMATED } from './estimated.js';
import { HORIZONS } from './horizons.js';
import { LEFT_OUT } from './left-out.js';
import type { CountryAmendment } from './tables.js';
import { SATURDAY_SUNDAY, WEEKENDS } from './weekends.js';
import { ZONES } from './zones.js';

/** Every country, state and region: those that date-holidays knows, from its list and our tables, and a few of our own. */

export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2060;

const SATURDAY_AND_SUNDAY: readonly WeekendRule[] = [{ start: `${FIRST_YEAR}-01-01`, days: [6, 7] }];
const WITH_USUAL_WEEKEND = new Set(SATURDAY_SUNDAY.split(/\s+/));

interface Place {
  readonly id: string;
  readonly region: LibraryRegion;
  readonly name: string;
}

/** Definitions of all country calendars, sorted by id. Throws an Error when a country is missing from a table. */
export function countryDefinitions(): CalendarDefinition[] {
  return [...places().map(define), ...BEYOND_LIBRARY].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function places(): Place[] {
  const list = new Holidays();
  const all: Place[] = [];
  for (const [country, countryName] of Object.entries(list.getCountries('en'))) {
    all.push({ id: country, region: { country }, name: countryName });
    for (const [state, stateName] of Object.entries(list.getStates(country, 'en') ?? {})) {
      const stateId = `${country}:${state}`.toUpperCase();
      all.push({ id: stateId, region: { country, state }, name: `${stateName} (${countryName})` });
      for (const [region, regionName] of Object.entries(list.getRegions(country, state, 'en') ?? {})) {
        all.push({
          id: `${stateId}-${region}`.toUpperCase(),
          region: { country, state, region },
          name: `${regionName} (${stateName}, ${countryName})`,
        });
      }
    }
  }
  return all;
}

function define(place: Place): CalendarDefinition {
  const amendments = amendmentsOf(place.id);
  const ids = lineage(place.id);
  return {
    id: place.id,
    kind: 'country',
    name: place.name,
    timezone: nearest(ids, (id) => ZONES[id]) ?? missing(place.id, 'zones.ts'),
    years: yearsOf(ids),
    weekend: weekendOf(ids),
    ...(amendments.some((amendment) => amendment.replacesLibrary) ? {} : { library: withTables(place, ids) }),
    rules: amendments.flatMap((amendment) => amendment.rules ?? []),
    dates: amendments.flatMap((amendment) => amendment.dates ?? []),
  };
}

function withTables(place: Place, ids: readonly string[]): LibraryRegion {
  return {
    ...place.region,
    leaveOut: LEFT_OUT.filter((row) => row.id === place.id || (row.subdivisions !== false && ids.includes(row.id))),
    estimated: ESTIMATED.filter((row) => row.id === '*' || ids.includes(row.id)),
  };
}

function amendmentsOf(id: string): CountryAmendment[] {
  const ancestors = lineage(id).slice(1);
  return AMENDMENTS.filter((row) => row.id === id || (row.subdivisions === true && ancestors.includes(row.id)));
}

/** The years of the row nearest to the place; both bounds of that row count. */
function yearsOf(ids: readonly string[]): [number, number] {
  const row = nearest(ids, (id) => HORIZONS.find((horizon) => horizon.id === id));
  return [row?.from ?? FIRST_YEAR, row?.to ?? LAST_YEAR];
}

function weekendOf(ids: readonly string[]): readonly WeekendRule[] {
  const own = nearest(ids, (id) => {
    if (WITH_USUAL_WEEKEND.has(id)) return SATURDAY_AND_SUNDAY;
    return WEEKENDS.find((row) => row.id === id)?.weekend;
  });
  return own ?? missing(ids[0]!, 'weekends.ts');
}

/** An id and those it lies in: DE:BY-A, DE:BY, DE. */
function lineage(id: string): string[] {
  const [country, subdivision] = id.split(':');
  const state = subdivision?.split('-')[0];
  return [...new Set([id, state ? `${country}:${state}` : id, country!])];
}

function nearest<T>(ids: readonly string[], find: (id: string) => T | undefined): T | undefined {
  for (const id of ids) {
    const found = find(id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function missing(id: string, table: string): never {
  throw new Error(`${id} is missing from build/calendars/countries/${table}`);
}
