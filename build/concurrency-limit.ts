import pLimit from 'p-limit';
import { allEnded } from './all-ended.js';

/**
 * Does `work` for each item, `most` at a time. Rejects with the first error once what had begun has ended; what had not
 * begun then is not begun.
 */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  max: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const limit = pLimit(max);
  let isFailed = false;
  const one = async (item: T) => {
    if (isFailed) return;
    try {
      await work(item);
    } catch (error) {
      isFailed = true;
      throw error;
    }
  };
  await allEnded(Array.from(items, (item) => limit(one, item)));
}
