import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './responses.js';

/**
 * Answers by their address, those asked for last. An answer without `asOf` is a function of the address and the release
 * alone, and most clients ask the same few questions. Asked after key and limit.
 */
export interface AnswerCache {
  /** A question that was answered before. */
  readonly get: (address: string) => CachedAnswer | undefined;
  /** Keeps an answer. */
  readonly set: (address: string, cached: CachedAnswer) => void;
}

export interface CachedAnswer {
  /** What its question costs of the key's limit. */
  readonly units: number;
  readonly prepared: PreparedAnswer;
}

const MAX_ANSWERS = 1024;
/** Characters of addresses and bodies; a text with a single character beyond Latin-1 has two bytes for each. */
const MAX_LENGTH = 8_388_608;
const MAX_BODY_LENGTH = 524_288;
/** The key stands in some addresses, perhaps behind a percent escape; those are never kept. */
const HAS_KEY = /[?&]key=|%/;

export function createAnswerCache(): AnswerCache {
  const cache = new LRUCache<string, CachedAnswer>({ max: MAX_ANSWERS, maxSize: MAX_LENGTH });
  return {
    get: (address) => cache.get(address),
    set: (address, cached) => {
      const { asOf, body } = cached.prepared.answer;
      if (asOf !== undefined || body.length > MAX_BODY_LENGTH || HAS_KEY.test(address)) return;
      cache.set(address, cached, { size: address.length + body.length });
    },
  };
}
