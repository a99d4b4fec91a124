import { LRUCache } from 'lru-cache';
import type { Answer } from '../api/endpoint.js';
import type { ReadQuestion } from '../api/question.js';

/**
 * Answers by their address, those asked for last. An answer without `asOf` is a function of the address and the release
 * alone, and most clients ask the same few questions. Asked after key and limit.
 */
export interface AnswerCache {
  /** A question that was answered before. */
  readonly get: (address: string) => ReadQuestion | undefined;
  /** Keeps an answer, and what its question costs of the key's limit. */
  readonly set: (address: string, units: number, answer: Answer) => void;
}

const MAX_ANSWERS = 4096;
/** Characters of addresses and bodies; a text with a single character beyond Latin-1 has two bytes for each. */
const MAX_LENGTH = 8_388_608;
const MAX_BODY_LENGTH = 524_288;
/** The key stands in some addresses, perhaps behind a percent escape; those are never kept. */
const HAS_KEY = /[?&]key=|%/;

export function createAnswerCache(): AnswerCache {
  const cache = new LRUCache<string, { readonly units: number; readonly kept: Answer; readonly answer: () => Answer }>({
    max: MAX_ANSWERS,
    maxSize: MAX_LENGTH,
    sizeCalculation: ({ kept }, address) => address.length + kept.body.length,
  });
  return {
    get: (address) => cache.get(address),
    set: (address, units, answer) => {
      if (answer.asOf !== undefined || answer.body.length > MAX_BODY_LENGTH || HAS_KEY.test(address)) return;
      cache.set(address, { units, kept: answer, answer: () => answer });
    },
  };
}
