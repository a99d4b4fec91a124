/** A function that makes its value at the first call, and then returns the same. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for promises; after a failure the next call tries again. */
export function onceDone<V>(make: () => Promise<V>): () => Promise<V> {
  let made: Promise<V> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
