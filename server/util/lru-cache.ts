import flru, { type flruCache } from 'flru';

export type LruCache<T> = flruCache<T>;

/**
 * An LRU cache of the package flru by text keys: it has the last `max` values that were used, and at most twice as many. Its types
 * are those of an ES module, but Node loads it as CommonJS, whose default export is the function itself.
 */
export const lruCache = flru as unknown as <T>(max: number) => LruCache<T>;
