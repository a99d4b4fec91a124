import type { Companions } from '../../server/engine/types.js';

/**
 * The companions of a calendar among those of its release, undefined if it has none. This is the only place that knows them by
 * their ids; everybody else reads them in the record of a pack. `has`: whether the release has a calendar.
 */
export function companionsOf(id: string, has: (id: string) => boolean): Companions | undefined {
  const [trading, fx] = [`${id}-TRADING`, `${id}:FX`];
  const found = { ...(has(trading) && { trading }), ...(has(fx) && { fx }) };
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The calendar that may have this one as a companion; undefined: none. */
export function withCompanion(id: string): string | undefined {
  return /^(.+)(?:-TRADING|:FX)$/.exec(id)?.[1];
}
