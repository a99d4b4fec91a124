import { onceDone } from './once.js';

/**
 * Parts of the program that are imported at their first use, so that a start reads less.
 */
const parts = new Set<() => Promise<unknown>>();

/** A function that imports a part at its first call. To be called where the module is loaded, not for each request. */
export function onDemand<P>(load: () => Promise<P>): () => Promise<P> {
  const part = onceDone(load);
  parts.add(part);
  return part;
}

/**
 * Imports all of them. A build is removed when three newer ones were made, so a server that follows them must not need its own
 * folder any more.
 */
export async function importAll(): Promise<void> {
  // Includes those that a part adds.
  for (const load of parts) await load();
}
