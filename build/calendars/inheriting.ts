import { ENTRY_KINDS } from '../../server/engine/types.js';
import { weekendWithin } from '../../server/engine/weekend.js';
import type { CalendarDefinition } from './definition.js';

/**
 * A calendar that inherits all days and early closes of another, in all its years (default: those of the other).
 * `source` is the address of the text that says so; `own` are the rows that are not inherited.
 *
 *     export default inheriting(XNYS, NYSE_GROUP, { id: 'ARCX', name: 'NYSE Arca', years: [2003, 2060] });
 */
export function inheriting(
  base: CalendarDefinition,
  source: string,
  own: Pick<CalendarDefinition, 'id' | 'name'> & Partial<CalendarDefinition>,
): CalendarDefinition {
  const years = own.years ?? base.years;
  const inherited = { calendar: base.id, from: years[0], kinds: ENTRY_KINDS, source };
  const { kind, timezone } = base;
  const weekend = weekendWithin(base.weekend, years, own.id);
  return { kind, timezone, weekend, years, ...own, inherits: [inherited, ...(own.inherits ?? [])] };
}
