/**
 * An LRU cache with two generations, like the package flru. New and reused values go into the younger generation; when that is full,
 * it becomes the older one, and the values of the previous older one are dropped. So at least half of the capacity is for the most
 * recently used values, and storing costs one `Map.set`. Unlike flru it supports weights, and the reader for programs, which has no
 * dependencies, uses it too. This is the only cache of the program.
 */
export class LruCache<K, V> {
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  #youngWeight = 0;
  readonly #room: number;
  readonly #weigh: (key: K, value: V) => number;

  /** `room`: the capacity of both generations, in units of `weigh` (default: one for each value). */
  constructor(room: number, weigh: (key: K, value: V) => number = () => 1) {
    this.#room = room / 2;
    this.#weigh = weigh;
  }

  /** The value of a key, or undefined. */
  get(key: K): V | undefined {
    const known = this.#young.get(key);
    if (known !== undefined) return known;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  /** Whether there is a value for the key; does not count as a use. */
  has(key: K): boolean {
    return this.#young.has(key) || this.#old.has(key);
  }

  /** Stores a value, unless it would fill a generation alone. */
  set(key: K, value: V): void {
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

  /** The value of a key; made and stored if there is none. Errors of `make` are not stored. */
  getOrMake(key: K, make: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }
}
