/**
 * Does `work` with each item, so many at a time, in their order. The first failure is that of all: no further item is
 * begun then.
 */
export async function inTurns<T>(
  items: readonly T[],
  atATime: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (let next = waiting.next(); !next.done && !hasFailed; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
