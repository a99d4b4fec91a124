/**
 * What was asked for last, in two generations: what is new or found again goes into the younger one; when that is full,
 * it becomes the older one, and what the older one held is forgotten. So at least half of the room belongs to what was
 * asked for last, and keeping costs one `Map.set`. (A single Map, walked from its front over places that are deleted,
 * takes 10 µs a call once it has holes; see test/bench/parts.ts.)
 */
export class Remembered<K, V> {
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  #youngWeight = 0;
  readonly #room: number;
  readonly #weigh: (key: K, value: V) => number;

  /** `room`: the most that is kept, both generations together, in what `weigh` counts (default: one for each value). */
  constructor(room: number, weigh: (key: K, value: V) => number = () => 1) {
    this.#room = room / 2;
    this.#weigh = weigh;
  }

  /** The value of a key, or undefined. */
  find(key: K): V | undefined {
    const known = this.#young.get(key);
    if (known !== undefined) return known;
    const older = this.#old.get(key);
    if (older !== undefined) this.keep(key, older);
    return older;
  }

  /** Whether the key is remembered; does not count as asking for it. */
  has(key: K): boolean {
    return this.#young.has(key) || this.#old.has(key);
  }

  /** Keeps a value, unless it is so large that it would take a generation's room for itself. */
  keep(key: K, value: V): void {
    const weight = this.#weigh(key, value);
    if (weight > this.#room) return;
    if (this.#youngWeight + weight > this.#room) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngWeight = 0;
    }
    this.#youngWeight += weight;
    this.#young.set(key, value);
  }

  /** The value of a key; made and kept when it is not remembered. What `make` throws is not remembered. */
  get(key: K, make: () => V): V {
    const known = this.find(key);
    if (known !== undefined) return known;
    const made = make();
    this.keep(key, made);
    return made;
  }
}
