import { BONDS } from './bonds/index.js';
import { type Country, countryDefinitions } from './country.js';
import type { CalendarDefinition } from './definition.js';
import { EXCHANGES } from './exchanges/index.js';
import { readFolder } from './read-folder.js';
import { SETTLEMENT } from './settlement/index.js';

/** Every calendar of Kalends that is no country's. A new one is a file in its folder and a name in that folder's index. */
const OWN: readonly CalendarDefinition[] = [...EXCHANGES, ...SETTLEMENT, ...BONDS];

/** All definitions, each after those that it follows; rejects with an Error on a repeated id, an unknown one, a circle. */
export async function allDefinitions(): Promise<CalendarDefinition[]> {
  const countries = (await readCountries()).flatMap(countryDefinitions);
  return inOrder([...countries.sort((a, b) => (a.id < b.id ? -1 : 1)), ...OWN]);
}

/** The files of the countries, sorted by id. */
export function readCountries(): Promise<Country[]> {
  return readFolder<Country>(new URL('./countries/', import.meta.url));
}

function inOrder(definitions: readonly CalendarDefinition[]): CalendarDefinition[] {
  const byId = new Map<string, CalendarDefinition>();
  for (const definition of definitions) {
    if (byId.has(definition.id)) throw new Error(`the calendar ${definition.id} is defined twice`);
    byId.set(definition.id, definition);
  }
  const ordered = new Map<string, CalendarDefinition>();
  for (const definition of byId.values()) place(definition, byId, ordered, []);
  return [...ordered.values()];
}

function place(
  definition: CalendarDefinition,
  byId: ReadonlyMap<string, CalendarDefinition>,
  ordered: Map<string, CalendarDefinition>,
  path: readonly string[],
): void {
  if (ordered.has(definition.id)) return;
  const here = [...path, definition.id];
  if (path.includes(definition.id)) throw new Error(`calendars follow each other in a circle: ${here.join(' -> ')}`);
  for (const { calendar } of definition.follows ?? []) {
    const followed = byId.get(calendar);
    if (!followed) throw new Error(`${definition.id} follows ${calendar}, which is not defined`);
    place(followed, byId, ordered, here);
  }
  ordered.set(definition.id, definition);
}
