/** Bitsets over days with a directory of running counts (rank and select): bits before an index, and the index of the k-th bit. */

const BITS_PER_WORD = 32;

/** Number of 32-bit words for `length` bits. */
export function wordsFor(length: number): number {
  return Math.ceil(length / BITS_PER_WORD);
}

export function hasBit(words: Uint32Array, index: number): boolean {
  return ((words[index >>> 5]! >>> (index & 31)) & 1) === 1;
}

export function setBit(words: Uint32Array, index: number): void {
  words[index >>> 5]! |= 1 << (index & 31);
}

/** Set bits of one 32-bit word ("Hacker's Delight", 2nd ed., figure 5-2). */
export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Index of the k-th set bit (k from 0) of one word that has as many. */
export function bitAt(word: number, k: number): number {
  let bits = word;
  for (let skip = k; skip > 0; skip--) bits &= bits - 1;
  return 31 - Math.clz32(bits & -bits);
}

/** The bits from..to (both inclusive, from <= to) of word number `word`, which has some of them. */
export function maskWithin(word: number, from: number, to: number): number {
  let mask = -1;
  if (word === from >> 5) mask <<= from & 31;
  if (word === to >> 5) mask &= -1 >>> (31 - (to & 31));
  return mask;
}

/**
 * Directory of a bitset: entry w is the number of set bits before word w; one entry more than there are words, the
 * last being the total. Counts stay below 65,536 (179 years of days).
 */
export function countDirectory(words: Uint32Array): Uint16Array {
  const counts = new Uint16Array(words.length + 1);
  fillCounts(words, counts);
  return counts;
}

/** Like `countDirectory`, into an existing array. */
export function fillCounts(words: Uint32Array, counts: Uint16Array): void {
  let total = 0;
  for (let word = 0; word < words.length; word++) {
    counts[word] = total;
    total += popCount(words[word]!);
  }
  counts[words.length] = total;
}

/** Set bits at indexes below `index` (0 <= index <= 32 * words). */
export function rank(words: Uint32Array, counts: Uint16Array, index: number): number {
  const word = index >>> 5;
  const within = index & 31;
  return within === 0
    ? counts[word]!
    : counts[word]! + popCount(words[word]! & ((1 << within) - 1));
}

/**
 * Index of the k-th set bit (k from 0), or -1 if there are fewer. A binary search in the directory (ten steps
 * for 71 years of days, whatever k is), then the lower bits of one word are cleared.
 */
export function select(words: Uint32Array, counts: Uint16Array, k: number): number {
  if (k < 0 || k >= counts[words.length]!) return -1;
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (counts[middle]! <= k) low = middle;
    else high = middle - 1;
  }
  return low * BITS_PER_WORD + bitAt(words[low]!, k - counts[low]!);
}
