/**
 * The values of all promises, as Promise.all gives them. Rejects with the first error in their order, and only once all
 * of them have ended: none goes on writing where somebody clears up.
 */
export async function allEnded<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
