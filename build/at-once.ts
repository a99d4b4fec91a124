import pLimit from 'p-limit';

/** Does `work` for each item, `most` at a time. Rejects with the first error; what had not begun then is not begun. */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const limit = pLimit(most);
  try {
    await limit.map(items, work);
  } catch (error) {
    limit.clearQueue();
    throw error;
  }
}
