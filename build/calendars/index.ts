import { USD_BOND } from './bonds/USD-BOND.js';
import { countryDefinitions } from './countries/index.js';
import type { CalendarDefinition } from './definition.js';
import { XETR } from './exchanges/XETR.js';
import { XLON } from './exchanges/XLON.js';
import { XNYS } from './exchanges/XNYS.js';
import { EUR } from './settlement/EUR.js';
import { GBP } from './settlement/GBP.js';
import { USD } from './settlement/USD.js';

/** Every calendar of Kalends. A new one is a file in its folder and a name here. */
const OWN: readonly CalendarDefinition[] = [XNYS, XLON, XETR, EUR, USD, GBP, USD_BOND];

/** All definitions, each after those that it follows; throws an Error on a repeated id, an unknown one or a circle. */
export function allDefinitions(): CalendarDefinition[] {
  const byId = new Map<string, CalendarDefinition>();
  for (const definition of [...countryDefinitions(), ...OWN]) {
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
