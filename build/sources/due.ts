import { readIndex } from './archive.js';
import type { Desk } from './jobs.js';
import { readWatched } from './watched.js';

/** Sources that are due for another check. */

const DAY_MS = 86_400_000;

/**
 * The sources that were not read, by fetching or watching, within this number of days before `now` (ISO 8601): those
 * never read first, then the oldest; all of them if `days` is null. One that failed is due again at once.
 */
export function dueSources<T extends { readonly id: string }>(
  sources: readonly T[],
  { archive, watchFile }: Pick<Desk, 'archive' | 'watchFile'>,
  days: number | null,
  now: string,
): T[] {
  if (days === null) return [...sources];
  const fetched = readIndex(archive.indexFile);
  const watched = readWatched(watchFile);
  const readMs = ({ id }: T) =>
    Math.max(
      ...[fetched.get(id)?.fetched_at, watched.get(id)?.read_at].map((at) =>
        at ? Date.parse(at) : 0,
      ),
    );
  const before = Date.parse(now) - days * DAY_MS;
  return sources.filter((source) => readMs(source) <= before).sort((a, b) => readMs(a) - readMs(b));
}
