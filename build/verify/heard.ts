import { getOrMake } from '../../server/util/get-or-make.js';
import type { Publication } from './publication.js';

/**
 * By calendar, in their order: the publications that say something of it, and those that make a list together with one of
 * them. No other bears on what is verified of it.
 */
export function publicationsByCalendar(
  publications: readonly Publication[],
): ReadonlyMap<string, Publication[]> {
  const byId = new Map(publications.map((publication) => [publication.id, publication]));
  const heard = new Map<string, Set<Publication>>();
  for (const publication of publications) {
    for (const { calendar, complete_with = [] } of publication.calendars) {
      const own = getOrMake(heard, calendar, () => new Set<Publication>());
      for (const one of [publication, ...complete_with.flatMap((id) => byId.get(id) ?? [])])
        own.add(one);
    }
  }
  const places = new Map(publications.map((publication, place) => [publication, place]));
  const inOrder = (some: Iterable<Publication>) =>
    [...some].sort((a, b) => places.get(a)! - places.get(b)!);
  return new Map([...heard].map(([calendar, own]) => [calendar, inOrder(own)]));
}
