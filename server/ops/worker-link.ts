import cluster from 'node:cluster';
import type { Together } from '../http/shutdown.js';
import { keyFinder } from '../keys/find-key.js';
import type { KeysInUse } from '../keys/in-use.js';
import { type Hello, type Keys, keysOfMessage, type Reached } from './worker-messages.js';

/** The link of a worker to its primary process, which reads the keys for it. */
export interface WorkerLink {
  readonly number: number;
  readonly keys: KeysInUse;
  readonly together: Together;
}

/** Resolves when the keys have arrived. */
export async function openLink(): Promise<WorkerLink> {
  let find = keyFinder(new Map());
  let isInvalid = false;
  await new Promise<void>((resolve) => {
    process.on('message', (message: Keys | null) => {
      if (message?.type !== 'kalends:keys') return;
      find = keyFinder(keysOfMessage(message));
      ({ isInvalid } = message);
      resolve();
    });
    process.send?.({ type: 'kalends:hello' } satisfies Hello);
  });
  return {
    number: cluster.worker?.id ?? 0,
    together,
    keys: {
      findKey: (credential, feed) => find(credential, feed),
      firstKey: null,
      reload: () => {},
      isInvalid: () => isInvalid,
    },
  };
}

/** Maximum wait for workers that have more to do, or a primary process that is slow. */
const TOGETHER_MS = 5_000;

/** Tells the primary process that this worker has reached a step of its end, and waits for the others. */
function together(step: Reached['step']): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TOGETHER_MS);
    process.on('message', (message: Reached | null) => {
      if (message?.type === 'kalends:reached' && message.step === step) resolve();
    });
    if (process.connected) process.send?.({ type: 'kalends:reached', step } satisfies Reached);
  });
}
