import { firstDayOf, lastDayOf } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { type EntryQuery, type PublicEntry, publicEntries } from '../queries/entries.js';
import { getOrMake } from '../util/get-or-make.js';

/** The days in which calendars of one country differ. */

export interface Differences {
  /** Holidays that it has in addition to those of the other one, and those that it lacks. */
  readonly more: readonly PublicEntry[];
  readonly fewer: readonly PublicEntry[];
}

/** The holidays of a year in which a calendar differs from another one, by date. Both by index. */
export function differencesFrom(
  catalog: Catalog,
  other: number,
  own: number,
  year: number,
  query: EntryQuery,
): Differences {
  const of = (index: number) =>
    publicEntries(catalog, index, firstDayOf(year), lastDayOf(year), {
      ...query,
      kinds: ['holiday'],
    });
  const [theirs, ours] = [of(other), of(own)];
  const dates = (entries: readonly PublicEntry[]) => new Set(entries.map(({ date }) => date));
  const [theirDates, ourDates] = [dates(theirs), dates(ours)];
  return {
    more: ours.filter(({ date }) => !theirDates.has(date)),
    fewer: theirs.filter(({ date }) => !ourDates.has(date)),
  };
}

/** Indexes of the direct parts of a calendar: the states of DE, the groups of towns of DE:BY. */
export function partsOf(catalog: Catalog, id: string): readonly number[] {
  return getOrMake(partsIn, catalog, () => allParts(catalog)).get(id) ?? [];
}

/** By catalog, the parts of every calendar that has some. */
const partsIn = new WeakMap<Catalog, ReadonlyMap<string, readonly number[]>>();

function allParts(catalog: Catalog): Map<string, number[]> {
  const parts = new Map<string, number[]>();
  for (const { id, kind } of catalog.listed()) {
    const whole = kind === 'country' ? wholeOf(catalog, id) : null;
    if (whole !== null) getOrMake(parts, whole, () => []).push(catalog.find(id)!);
  }
  return parts;
}

/** The id of the calendar that a calendar is a part of; null for a country. */
export function wholeOf(catalog: Catalog, id: string): string | null {
  if (!id.includes(':')) return null;
  const dash = id.slice(0, id.lastIndexOf('-'));
  if (id.includes('-') && catalog.find(dash) !== undefined) return dash;
  return id.split(':')[0]!;
}
