import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './responses.js';

/**
 * An LRU cache of answers by URL. An answer without `asOf` depends only on the URL and the release, and most clients repeat a few
 * requests. The cache is used after authentication and the rate limit. An answer is stored when its URL is requested a second time:
 * garbage collection copies what survives it, and answers that are never requested again would cost more than they save.
 */
export interface AnswerCache {
  /** A cached answer. */
  readonly get: (url: string) => CachedAnswer | undefined;
  /** Stores an answer if its URL was requested before, or else that it was. */
  readonly set: (url: string, cached: CachedAnswer) => void;
}

interface CachedAnswer {
  /** The cost of its request against the key's limit. */
  readonly units: number;
  readonly prepared: PreparedAnswer;
}

/** Characters of URLs and bodies; a string with a character beyond Latin-1 takes two bytes for each. */
const MAX_LENGTH = 2_097_152;
const MAX_BODY_LENGTH = 524_288;
const MAX_ANSWERS = 256;
/** Some URLs contain the key, perhaps percent-encoded; those are never cached. */
const HAS_KEY = /[?&]key=|%/;

export function createAnswerCache(): AnswerCache {
  const cache = new LRUCache<string, CachedAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_LENGTH,
    maxEntrySize: MAX_BODY_LENGTH,
    sizeCalculation: ({ prepared }, url) => url.length + prepared.answer.body.length,
  });
  const requestedOnce = new Set<string>();
  return {
    get: (url) => cache.get(url),
    set: (url, cached) => {
      if (cached.prepared.answer.asOf !== undefined || HAS_KEY.test(url)) return;
      if (requestedOnce.delete(url)) {
        cache.set(url, cached);
        return;
      }
      if (requestedOnce.size >= MAX_ANSWERS) requestedOnce.clear();
      requestedOnce.add(url);
    },
  };
}
