import { ENTRY_KINDS } from '../../server/engine/types.js';
import { weekendWithin } from '../../server/engine/weekend.js';
import type { CalendarDefinition } from './definition.js';
import type { Inherited } from './vocabulary.js';

/**
 * A calendar that inherits all days and early closes of another, in all its years (default: those of the other).
 * `source` is the address of the text that says so, or that with what it is (`{ source, basis: 'rule', note }`); `own` are the
 * rows that are not inherited; `later` are the texts of the years since their `from`, if they are others, in order.
 *
 *     export default inheriting(XNYS, NYSE_GROUP, { id: 'ARCX', name: 'NYSE Arca', years: [2003, 2060] });
 */
export function inheriting(
  base: CalendarDefinition,
  source: string | Pick<Inherited, 'source' | 'basis' | 'note'>,
  own: Pick<CalendarDefinition, 'id' | 'name'> & Partial<CalendarDefinition>,
  ...later: readonly Pick<Inherited, 'from' | 'source' | 'note'>[]
): CalendarDefinition {
  const years = own.years ?? base.years;
  const said = typeof source === 'string' ? { source } : source;
  const all = { calendar: base.id, kinds: ENTRY_KINDS };
  const periods = [{ from: years[0], ...said }, ...later];
  const inherited = periods.map((period, at): Inherited => {
    const next = periods[at + 1];
    return { ...all, ...period, ...(next && { to: next.from - 1 }) };
  });
  const { kind, timezone } = base;
  const weekend = weekendWithin(base.weekend, years, own.id);
  return {
    kind,
    timezone,
    weekend,
    years,
    ...own,
    inherits: [...inherited, ...(own.inherits ?? [])],
  };
}
