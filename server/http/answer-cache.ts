import { LruCache } from '../util/lru-cache.js';
import type { PreparedAnswer } from './responses.js';

/**
 * An LRU cache of answers by URL. An answer without `asOf` depends only on the URL and the release, and most clients repeat a few
 * requests. The cache is used after authentication and the rate limit. An answer is stored when its URL is requested a second time:
 * garbage collection copies what survives it, and answers that are never requested again would cost more than they save.
 */
export interface AnswerCache {
  /** A cached answer. */
  readonly get: (address: string) => CachedAnswer | undefined;
  /** Stores an answer if its URL was requested before, or else that it was. */
  readonly set: (address: string, cached: CachedAnswer) => void;
}

interface CachedAnswer {
  /** The cost of its request against the key's limit. */
  readonly units: number;
  readonly prepared: PreparedAnswer;
}

/**
 * Maximum characters of URLs and bodies; a string with a character beyond Latin-1 takes two bytes for each.
 */
const MAX_LENGTH = 2_097_152;
const MAX_ANSWERS = 256;
/** The minimum size counted for an answer. */
const MIN_LENGTH = MAX_LENGTH / MAX_ANSWERS;
const MAX_BODY_LENGTH = 524_288;
/** Some URLs contain the key, perhaps percent-encoded; those are never cached. */
const HAS_KEY = /[?&]key=|%/;

export function createAnswerCache(): AnswerCache {
  /** Null: requested once. */
  const cache = new LruCache<string, CachedAnswer | null>(MAX_LENGTH, (address, cached) =>
    Math.max(MIN_LENGTH, address.length + (cached?.prepared.answer.body.length ?? 0)),
  );
  return {
    get: (address) => cache.get(address) ?? undefined,
    set: (address, cached) => {
      const { asOf, body } = cached.prepared.answer;
      if (asOf !== undefined || body.length > MAX_BODY_LENGTH || HAS_KEY.test(address)) return;
      cache.set(address, cache.has(address) ? cached : null);
    },
  };
}
