/**
 * Long work in turns: one piece of it at a time, of each who waits in turn, and between two pieces the process looks for
 * what else came. Without it, many who ask at once keep everybody else waiting until all of them are answered.
 */
export type InTurn = <T>(who: string, work: () => Promise<T>) => Promise<T>;

export function oneByOne(): InTurn {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isWorking = false;

  const next = () => {
    const [first] = waiting;
    isWorking = first !== undefined;
    if (first === undefined) return;
    const [who, works] = first;
    const work = works.shift()!;
    waiting.delete(who);
    if (works.length > 0) waiting.set(who, works);
    void work().then(() => setImmediate(next));
  };

  return (who, work) =>
    new Promise((resolve, reject) => {
      const own = waiting.get(who) ?? [];
      own.push(() => work().then(resolve, reject));
      waiting.set(who, own);
      if (isWorking) return;
      isWorking = true;
      setImmediate(next);
    });
}
