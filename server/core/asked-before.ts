/**
 * Tells what is asked for again from what is asked for once, in a fixed table of hashes: a text takes the place of
 * another one whose hash leads to the same slot. Two texts with one hash are taken for the same, one in four billion.
 */
export class AskedBefore {
  readonly #hashes: Uint32Array;

  /** `slots`, a power of two: a text asked for again within about as many others is recognised. */
  constructor(slots: number) {
    this.#hashes = new Uint32Array(slots);
  }

  /** Whether the text was asked for lately; from now on it was. */
  check(text: string): boolean {
    const hash = hashOf(text);
    const slot = hash & (this.#hashes.length - 1);
    if (this.#hashes[slot] === hash) return true;
    this.#hashes[slot] = hash;
    return false;
  }
}

/** FNV-1a over UTF-16 code units, 32 bits, never 0 (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  return hash >>> 0 || 1;
}
