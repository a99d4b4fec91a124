import { OWN_PREFIX } from '../../server/engine/types.js';
import { type Country, countryDefinitions } from './country.js';
import type { CalendarDefinition } from './definition.js';
import { withHome } from './homes.js';
import { readFolder } from './read-folder.js';

/** The folders of calendars other than countries. */
const FOLDERS = ['exchanges', 'settlement', 'bonds'];

/**
 * All definitions, each after those that it inherits from; rejects with an Error on a duplicate id, an unknown one, or
 * a cycle.
 */
export async function allDefinitions(): Promise<CalendarDefinition[]> {
  const countries = (await readCountries()).flatMap(countryDefinitions);
  const others = await Promise.all(
    FOLDERS.map((name) => readFolder<CalendarDefinition>(folder(name))),
  );
  const ordered = inOrder([...countries.sort((a, b) => (a.id < b.id ? -1 : 1)), ...others.flat()]);
  return Array.from(ordered.values(), (definition) =>
    withHome(definition, (id) => ordered.get(id)),
  );
}

/** The files of the countries, sorted by id. */
export function readCountries(): Promise<Country[]> {
  return readFolder<Country>(folder('countries'));
}

function folder(name: string): URL {
  return new URL(`./${name}/`, import.meta.url);
}

/** By id, each after those that it inherits from, or whose common days it has. */
function inOrder(
  definitions: readonly CalendarDefinition[],
): ReadonlyMap<string, CalendarDefinition> {
  const byId = new Map<string, CalendarDefinition>();
  for (const definition of definitions) {
    const own = [definition.id, ...(definition.aliases ?? [])].find((id) =>
      id.toUpperCase().startsWith(OWN_PREFIX),
    );
    if (own !== undefined)
      throw new Error(
        `${own} begins with ${OWN_PREFIX}, which is reserved for calendars of an overlay`,
      );
    if (byId.has(definition.id)) throw new Error(`the calendar ${definition.id} is defined twice`);
    byId.set(definition.id, definition);
  }
  const ordered = new Map<string, CalendarDefinition>();
  for (const definition of byId.values()) place(definition, byId, ordered, []);
  return ordered;
}

function place(
  definition: CalendarDefinition,
  byId: ReadonlyMap<string, CalendarDefinition>,
  ordered: Map<string, CalendarDefinition>,
  path: readonly string[],
): void {
  if (ordered.has(definition.id)) return;
  const here = [...path, definition.id];
  if (path.includes(definition.id))
    throw new Error(`calendars inherit from each other in a cycle: ${here.join(' -> ')}`);
  const { inherits = [], commonTo = [] } = definition;
  for (const calendar of [...inherits.map((one) => one.calendar), ...commonTo]) {
    const other = byId.get(calendar);
    if (!other) throw new Error(`${definition.id} is based on ${calendar}, which is not defined`);
    place(other, byId, ordered, here);
  }
  ordered.set(definition.id, definition);
}
