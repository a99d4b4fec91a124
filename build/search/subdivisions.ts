import table from './subdivisions.json' with { type: 'json' };

/** What regions are called in many languages: see write-subdivisions.ts for where it comes from. */

export const subdivisionsFile = new URL('./subdivisions.json', import.meta.url);

/** Names by the id of the region's calendar. */
export function readSubdivisions(): ReadonlyMap<string, readonly string[]> {
  const regions: Readonly<Record<string, readonly string[]>> = table.regions;
  return new Map(Object.entries(regions));
}
