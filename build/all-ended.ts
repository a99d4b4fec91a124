/**
 * The values of all promises, like Promise.all, which rejects at once; this rejects with the first error in their order
 * after all of them have ended, so that none still writes to a folder that the caller then removes.
 */
export async function allEnded<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
