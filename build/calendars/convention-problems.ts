import type { MarketConventions } from '../../server/engine/market-conventions.js';
import { nearestIds } from '../../server/text/nearest.js';
import type { CalendarDefinition } from './definition.js';

/** Settlement cycles and hours of markets, or by calendars, that do not exist: each message names what is nearest. */
export function conventionProblems(
  conventions: ReadonlyMap<string, MarketConventions>,
  definitions: readonly Pick<CalendarDefinition, 'id' | 'kind'>[],
): string[] {
  const ids = new Set(definitions.map(({ id }) => id));
  const exchanges = definitions
    .filter(({ kind }) => kind === 'exchange' || kind === 'bond')
    .map(({ id }) => id);
  const known = new Set(exchanges);
  return [...conventions].flatMap(([market, { settlement_cycles: cycles = [], hours = [] }]) => {
    const what = hours.length > 0 ? 'hours' : 'settlement cycles';
    const counted = [...new Set(cycles.map(({ calendar }) => calendar ?? `${market}:SETTLEMENT`))];
    return [
      ...(known.has(market)
        ? []
        : [
            `${market} has ${what}, but there is no such exchange or bond market; the nearest are ${near(market, exchanges)}`,
          ]),
      ...(known.has(market) ? counted : [])
        .filter((id) => !ids.has(id))
        .map(
          (id) =>
            `${market} settles by ${id}, which is no calendar; the nearest are ${near(id, [...ids])}`,
        ),
    ];
  });
}

function near(id: string, ids: readonly string[]): string {
  return nearestIds(id, ids).join(', ');
}
