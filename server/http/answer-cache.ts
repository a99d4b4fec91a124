import { LruCache } from '../util/lru-cache.js';
import type { PreparedAnswer } from './responses.js';

/**
 * An LRU cache of answers by URL. An answer without `asOf` depends only on the URL and the release, and most clients repeat a few
 * requests. The cache is used after authentication and the rate limit.
 */
export interface AnswerCache {
  /** A cached answer. */
  readonly get: (address: string) => CachedAnswer | undefined;
  /** Stores an answer. */
  readonly set: (address: string, cached: CachedAnswer) => void;
}

export interface CachedAnswer {
  /** The cost of its request against the key's limit. */
  readonly units: number;
  readonly prepared: PreparedAnswer;
}

/**
 * Maximum characters of URLs and bodies; a string with a character beyond Latin-1 takes two bytes for each. The cache is small,
 * because garbage collection copies answers that survive it: with 1024 answers a new request costs a tenth to a quarter more
 * (npm run bench -- server).
 */
const MAX_LENGTH = 2_097_152;
const MAX_ANSWERS = 256;
/** The minimum size counted for an answer. */
const MIN_LENGTH = MAX_LENGTH / MAX_ANSWERS;
const MAX_BODY_LENGTH = 524_288;
/** Some URLs contain the key, perhaps percent-encoded; those are never cached. */
const HAS_KEY = /[?&]key=|%/;

export function createAnswerCache(): AnswerCache {
  const cache = new LruCache<string, CachedAnswer>(MAX_LENGTH, (address, { prepared }) =>
    Math.max(MIN_LENGTH, address.length + prepared.answer.body.length),
  );
  return {
    get: (address) => cache.get(address),
    set: (address, cached) => {
      const { asOf, body } = cached.prepared.answer;
      if (asOf !== undefined || body.length > MAX_BODY_LENGTH || HAS_KEY.test(address)) return;
      cache.set(address, cached);
    },
  };
}
