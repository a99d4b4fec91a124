import { getOrMake } from '../../server/util/get-or-make.js';
import type { Publication } from './publication.js';

/**
 * The publications that decide what is verified of a calendar, by its id, in their order: those that name it, and those
 * that form a complete list together with one of them (`complete_with`).
 */
export function publicationsByCalendar(
  publications: readonly Publication[],
): ReadonlyMap<string, Publication[]> {
  const byId = new Map(publications.map((publication) => [publication.id, publication]));
  const found = new Map<string, Set<Publication>>();
  for (const publication of publications) {
    for (const { calendar, complete_with = [] } of publication.calendars) {
      const own = getOrMake(found, calendar, () => new Set<Publication>());
      for (const one of [publication, ...complete_with.flatMap((id) => byId.get(id) ?? [])])
        own.add(one);
    }
  }
  const places = new Map(publications.map((publication, place) => [publication, place]));
  const inOrder = (some: Iterable<Publication>) =>
    [...some].sort((a, b) => places.get(a)! - places.get(b)!);
  return new Map([...found].map(([calendar, own]) => [calendar, inOrder(own)]));
}
