import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { RateLimit } from './config.js';
import { keyFinder } from './keys/find-key.js';
import type { KeysInUse } from './keys/in-use.js';
import { type SharedLimits, type Store, shareLimits, type Taken } from './limits/shared.js';
import { type Call, type Count, type Counted, type Hello, type Keys, keysOfMessage } from './worker-messages.js';

/** What joins a worker and its primary process: the keys, which that one reads, and limits, which it counts for all. */
export interface WorkerLink {
  readonly number: number;
  readonly keys: KeysInUse;
  readonly limits: (log: Logger) => SharedLimits;
}

/** On a machine that has too much to do, the primary process is late as well; it does not go away. */
const PATIENCE_MS = 2000;

/** Resolves once the keys are there. */
export async function openLink(): Promise<WorkerLink> {
  let find = keyFinder(new Map());
  let isUnreadable = false;
  const counting = countAtPrimary();
  await new Promise<void>((resolve) => {
    process.on('message', (message: Keys | Counted | null) => {
      if (message?.type === 'kalends:counted') counting.counted(message);
      if (message?.type !== 'kalends:keys') return;
      find = keyFinder(keysOfMessage(message));
      ({ isUnreadable } = message);
      resolve();
    });
    process.send?.({ type: 'kalends:hello' } satisfies Hello);
  });
  return {
    number: cluster.worker?.id ?? 0,
    keys: {
      findKey: (credential) => find(credential),
      firstKey: null,
      reload: () => {},
      isUnreadable: () => isUnreadable,
    },
    limits: (log) => shareLimits({ called: 'the primary process', open: counting.open, log, patienceMs: PATIENCE_MS }),
  };
}

interface Counting {
  readonly open: (name: string, limit: RateLimit) => Store;
  readonly counted: (message: Counted) => void;
}

/** Gathers what is counted in one round of the loop into one message. */
function countAtPrimary(): Counting {
  const sent = new Map<number, ((taken: Taken | null) => void)[]>();
  let calls: Call[] = [];
  let waiting: ((taken: Taken | null) => void)[] = [];
  let number = 0;

  const flush = () => {
    number++;
    sent.set(number, waiting);
    process.send?.({ type: 'kalends:count', number, calls } satisfies Count);
    [calls, waiting] = [[], []];
  };
  const ask = (call: Call): Promise<Taken | null> =>
    new Promise((resolve) => {
      if (calls.length === 0) setImmediate(flush);
      calls.push(call);
      waiting.push(resolve);
    });
  return {
    open: (name, limit) => ({
      consume: async (who) => (await ask({ name, limit, who, isLook: false }))!,
      get: (who) => ask({ name, limit, who, isLook: true }),
    }),
    counted: ({ number: of, taken }) => {
      const asked = sent.get(of) ?? [];
      sent.delete(of);
      for (const [at, resolve] of asked.entries()) resolve(taken[at] ?? null);
    },
  };
}
