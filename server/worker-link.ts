import cluster from 'node:cluster';
import type { Logger } from 'pino';
import limiters from 'rate-limiter-flexible/lib/RateLimiterCluster.js';
import { keyFinder } from './keys/find-key.js';
import type { KeysByHash, KeysInUse } from './keys/in-use.js';
import { type SharedLimits, type Store, shareLimits } from './limits/shared.js';

/** What joins a worker and its primary process: the keys, which that one reads, and limits, which it counts for all. */
export interface WorkerLink {
  readonly number: number;
  readonly keys: KeysInUse;
  readonly limits: (log: Logger) => SharedLimits;
}

/** From a worker: it is there, and wants the keys. */
export const HELLO = 'kalends:hello';
/** To a worker. */
export interface KeysMessage {
  readonly type: 'kalends:keys';
  readonly keys: KeysByHash;
}

/** Resolves once the keys are there. */
export async function openLink(): Promise<WorkerLink> {
  let find = keyFinder(new Map());
  await new Promise<void>((resolve) => {
    process.on('message', (message: KeysMessage | null) => {
      if (message?.type !== 'kalends:keys') return;
      find = keyFinder(message.keys);
      resolve();
    });
    process.send?.({ type: HELLO });
  });
  const open = (name: string, { requests, seconds }: { requests: number; seconds: number }): Store =>
    new limiters.RateLimiterCluster({
      keyPrefix: `${name}:${requests}/${seconds}`,
      points: requests,
      duration: seconds,
    });
  return {
    number: cluster.worker?.id ?? 0,
    keys: { findKey: (credential, nowMs) => find(credential, nowMs), firstKey: null, reload: () => {} },
    limits: (log) => shareLimits({ called: 'the primary process', open, log }),
  };
}
