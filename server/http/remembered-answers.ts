import type { Answer } from '../endpoints/endpoint.js';

/**
 * Answers given lately, by address. An answer without `asOf` is a function of the address and the release alone, so
 * that the same question (most clients ask the same few) need not be read and computed again. Measured by npm run
 * bench, beside addresses that were never asked before.
 */
export interface RememberedAnswers {
  readonly find: (address: string) => Answer | undefined;
  readonly keep: (address: string, answer: Answer) => void;
}

/** In characters, addresses and bodies together: some 8 MB at the most. */
const ROOM = 4_000_000;
const LONGEST_BODY = 32_000;

/** The key stands in some addresses; those are never kept. */
const HAS_KEY = /[?&]key=|%/;

export function rememberAnswers(): RememberedAnswers {
  const answers = new Map<string, Answer>();
  let size = 0;
  return {
    find: (address) => answers.get(address),
    keep: (address, answer) => {
      if (answer.asOf !== undefined || answer.body.length > LONGEST_BODY || HAS_KEY.test(address)) return;
      size += address.length + answer.body.length;
      answers.set(address, answer);
      // Oldest first: what is still asked for comes back at once.
      for (const [oldest, { body }] of answers) {
        if (size <= ROOM) break;
        answers.delete(oldest);
        size -= oldest.length + body.length;
      }
    },
  };
}
