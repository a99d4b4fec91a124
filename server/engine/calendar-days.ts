import { countDirectory, maskWithin } from './bits.js';
import type { DayNumber } from './civil-date.js';

/** Three bitsets of days, one bit per day, each with its running counts: the number of bits before each word. */
export interface DayBitsets {
  /** Business days. */
  readonly open: Uint32Array;
  readonly openCounts: Uint16Array;
  /** Days whose answer an estimated or provisional entry could change. */
  readonly uncertain: Uint32Array;
  readonly uncertainCounts: Uint16Array;
  /** Days not checked against an official source. */
  readonly unverified: Uint32Array;
  readonly unverifiedCounts: Uint16Array;
}

/** The days of one calendar. No bit of `open` is set outside first..last. */
export interface CalendarDays extends DayBitsets {
  /** Day number of bit 0: a multiple of 32, so that the words of several calendars have the same days. */
  readonly epoch: DayNumber;
  /** First and last day of data, inclusive; there are no answers outside. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** Only several calendars together have members: see combined-days.ts. */
  readonly members?: undefined;
}

/** Adds running counts to three bitsets. Clears bits of `open` outside first..last, where there are no answers. */
export function withCounts(
  epoch: DayNumber,
  first: DayNumber,
  last: DayNumber,
  open: Uint32Array,
  uncertain: Uint32Array,
  unverified: Uint32Array,
): CalendarDays {
  clearOutside(open, first - epoch, last - epoch);
  return {
    epoch,
    first,
    last,
    open,
    openCounts: countDirectory(open),
    uncertain,
    uncertainCounts: countDirectory(uncertain),
    unverified,
    unverifiedCounts: countDirectory(unverified),
  };
}

function clearOutside(words: Uint32Array, from: number, to: number): void {
  for (let word = 0; word < words.length; word++) {
    const isWithin = from <= to && word >= from >> 5 && word <= to >> 5;
    words[word]! &= isWithin ? maskWithin(word, from, to) : 0;
  }
}
