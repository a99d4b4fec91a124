import { AskedBefore } from '../core/asked-before.js';
import { Remembered } from '../core/remembered.js';
import type { Answer } from '../endpoints/endpoint.js';

/**
 * Answers given lately, by address. An answer without `asOf` is a function of the address and the release alone, so
 * that the same question (most clients ask the same few) need not be read and computed again. An answer is kept when it
 * is asked for the second time: what is asked for once only would fill the memory, and what outlives its request costs
 * the garbage collector 5 µs. Measured by npm run bench, beside addresses that were never asked before.
 */
export interface RememberedAnswers {
  /** Whether the address was asked for lately, and only then may have its answer here; from now on it was. */
  readonly isAskedAgain: (address: string) => boolean;
  readonly find: (address: string) => Answer | undefined;
  readonly keep: (address: string, answer: Answer) => void;
}

/** All that is kept, in bytes. */
const ROOM_BYTES = 4_194_304;
const LONGEST_BODY = 32_000;
/** Addresses between which one that comes again is recognised; four bytes each. */
const RECOGNISED_ADDRESSES = 32_768;
/** What an entry takes beside its characters: two strings, the answer, a place in the Map (heap snapshot, Node 20). */
const ENTRY_BYTES = 200;

/** The key stands in some addresses, perhaps behind a percent escape; those are never kept. */
const HAS_KEY = /[?&]key=|%/;

export function rememberAnswers(): RememberedAnswers {
  const answers = new Remembered<string, Answer>(ROOM_BYTES, weightOf);
  const asked = new AskedBefore(RECOGNISED_ADDRESSES);
  return {
    isAskedAgain: (address) => asked.check(address),
    find: (address) => answers.find(address),
    keep: (address, answer) => {
      if (answer.asOf !== undefined || answer.body.length > LONGEST_BODY || HAS_KEY.test(address)) return;
      answers.keep(address, answer);
    },
  };
}

/** At most what an answer takes in memory: a text with a single character beyond Latin-1 has two bytes for each. */
function weightOf(address: string, { body }: Answer): number {
  return ENTRY_BYTES + 2 * (address.length + body.length);
}
