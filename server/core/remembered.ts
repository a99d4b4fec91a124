/** What was made for the keys asked for last: so many values, the one not asked for longest is forgotten first. */
export class Remembered<V> {
  readonly #values = new Map<string, V>();
  readonly #most: number;
  #last: { readonly key: string; readonly value: V } | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key; made when it is not remembered. What `make` throws is not remembered. */
  get(key: string, make: () => V): V {
    if (this.#last?.key === key) return this.#last.value;
    const known = this.#values.get(key);
    const value = known ?? make();
    if (known !== undefined) this.#values.delete(key);
    else if (this.#values.size >= this.#most) this.#values.delete(this.#values.keys().next().value!);
    this.#values.set(key, value);
    this.#last = { key, value };
    return value;
  }
}
