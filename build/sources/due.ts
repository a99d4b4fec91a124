import { type Archive, readIndex } from './archive.js';

/** What is to be looked at again. */

const DAY_MS = 86_400_000;

/**
 * The sources that were not fetched within so many days before `now` (ISO 8601), those never fetched first, then the
 * longest ago; all of them when `days` is null.
 */
export function dueSources<T extends { readonly id: string }>(
  sources: readonly T[],
  { indexFile }: Pick<Archive, 'indexFile'>,
  days: number | null,
  now: string,
): T[] {
  if (days === null) return [...sources];
  const rows = readIndex(indexFile);
  const fetchedMs = ({ id }: T) => Date.parse(rows.get(id)?.fetched_at ?? '1970-01-01T00:00:00Z');
  const before = Date.parse(now) - days * DAY_MS;
  return sources.filter((source) => fetchedMs(source) <= before).sort((a, b) => fetchedMs(a) - fetchedMs(b));
}
