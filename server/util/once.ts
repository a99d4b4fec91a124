/** A function that makes its value when it is first asked for it, and then returns the same. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for what takes time; what failed is tried again when it is asked for again. */
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
