import { lruCache } from '../util/lru-cache.js';
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

/** Responses of up to 8 KB, which nearly all are, and up to 256 KB; with twice as many of each, some 8 MB. */
const SMALL = { answers: 256, length: 8_192 };
const LARGE = { answers: 8, length: 262_144 };
/** Some URLs contain the key, perhaps percent-encoded; those are never cached. */
const HAS_KEY = /[?&]key=|%/;

export function createAnswerCache(): AnswerCache {
  const small = lruCache<CachedAnswer>(SMALL.answers);
  const large = lruCache<CachedAnswer>(LARGE.answers);
  const requestedOnce = new Set<string>();
  return {
    get: (url) => small.get(url) ?? large.get(url),
    set: (url, cached) => {
      const { asOf, body } = cached.prepared.answer;
      if (asOf !== undefined || body.length > LARGE.length || HAS_KEY.test(url)) return;
      if (requestedOnce.delete(url)) {
        (body.length > SMALL.length ? large : small).set(url, cached);
        return;
      }
      if (requestedOnce.size >= SMALL.answers) requestedOnce.clear();
      requestedOnce.add(url);
    },
  };
}
