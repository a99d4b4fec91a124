import { data } from 'date-holidays/data';
import { getOrMake } from '../../server/util/get-or-make.js';
import { namesOf } from './names.js';

/**
 * Names in other languages for the days of our own rows: where the library has a day of the same English name in that
 * country, or among the names that it uses for all, a row need not repeat them.
 */
type Names = Readonly<Record<string, string>>;

const byCountry = new Map<string, ReadonlyMap<string, Names>>();

/** All names of a day of a country calendar (`DE`, `DE:BY`): those given, which win, and the library's. */
export function withKnownNames(calendar: string, names: Names): Names {
  const country = calendar.split(':')[0]!;
  const known = getOrMake(byCountry, country, () => knownNames(country)).get(names.en!);
  if (!known) return names;
  return Object.fromEntries(
    Object.entries({ ...known, ...names }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function knownNames(country: string): Map<string, Names> {
  const known = new Map<string, Names>();
  for (const name of Object.values(data.names)) remember(known, name);
  collect(known, data.holidays[country]);
  return known;
}

/** The library keeps days in `days`, at a country and at its states and regions. */
function collect(known: Map<string, Names>, place: unknown): void {
  if (typeof place !== 'object' || place === null) return;
  for (const [key, value] of Object.entries(place)) {
    if (key === 'days')
      for (const day of Object.values((value ?? {}) as object)) remember(known, day);
    else if (key === 'states' || key === 'regions')
      for (const part of Object.values(value as object)) collect(known, part);
  }
}

function remember(known: Map<string, Names>, day: unknown): void {
  const name = (day as { readonly name?: unknown } | null)?.name;
  if (typeof name !== 'object' || name === null || typeof (name as Names).en !== 'string') return;
  const names = namesOf(name as Names, { english: {}, language: 'en' }, '');
  known.set(names.en!, names);
}
