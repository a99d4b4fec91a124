import { lruCache } from '../util/lru-cache.js';
import type { PreparedAnswer } from './responder.js';
import type { Scopes } from './scope.js';

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
  /** The scopes that open it. */
  readonly scopes: Scopes;
  readonly prepared: PreparedAnswer;
}

/** flru keeps up to twice as many, so at most 16 MB; nearly all have fewer than 4 KB. */
const MAX_ANSWERS = 128;
const MAX_BODY_LENGTH = 65_536;
/** Some URLs contain the key, perhaps percent-encoded; those are never cached. */
const HAS_KEY = /[?&]key=|%/;

export function createAnswerCache(): AnswerCache {
  const cache = lruCache<CachedAnswer>(MAX_ANSWERS);
  const requestedOnce = new Set<string>();
  return {
    get: cache.get,
    set: (url, cached) => {
      const { asOf, body } = cached.prepared.answer;
      if (asOf !== undefined || body.length > MAX_BODY_LENGTH || HAS_KEY.test(url)) return;
      if (requestedOnce.delete(url)) {
        cache.set(url, cached);
        return;
      }
      if (requestedOnce.size >= MAX_ANSWERS) requestedOnce.clear();
      requestedOnce.add(url);
    },
  };
}
