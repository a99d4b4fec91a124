import { getOrMake } from './get-or-make.js';

/** Items by a key of theirs, in their order. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) getOrMake(groups, keyOf(item), () => [] as T[]).push(item);
  return groups;
}
