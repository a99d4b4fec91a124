import cluster from 'node:cluster';
import { keyFinder } from '../keys/find-key.js';
import type { KeysInUse } from '../keys/in-use.js';
import { type Hello, type Keys, keysOfMessage } from './worker-messages.js';

/** The link of a worker to its primary process, which reads the keys for it. */
export interface WorkerLink {
  readonly number: number;
  readonly keys: KeysInUse;
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
    keys: {
      findKey: (credential) => find(credential),
      firstKey: null,
      reload: () => {},
      isInvalid: () => isInvalid,
    },
  };
}
