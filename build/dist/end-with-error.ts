/** Ends a thread with the error of its work: thrown outside of promises it reaches the process as it is. */
export function endWithError(work: Promise<void>): void {
  work.catch((error: unknown) =>
    setImmediate(() => {
      throw error;
    }),
  );
}
