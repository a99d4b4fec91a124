import type { KeysByHash } from '../keys/in-use.js';
import type { Key } from '../keys/key.js';

/** What workers and their primary process tell each other of keys, as JSON. */

/** From a worker: it is there, and wants the keys. */
export interface Hello {
  readonly type: 'kalends:hello';
}

/** To a worker: the keys from now on. Infinity, which JSON has not, is null. */
export interface Keys {
  readonly type: 'kalends:keys';
  readonly keys: readonly (readonly [string, Omit<Key, 'expiresMs'> & { readonly expiresMs: number | null }])[];
  /** Whether the key file cannot be read, so that they are those before. */
  readonly isUnreadable: boolean;
}

export function keysMessage(keys: KeysByHash, isUnreadable: boolean): Keys {
  const entries = [...keys].map(([hash, key]) => {
    const expiresMs = Number.isFinite(key.expiresMs) ? key.expiresMs : null;
    return [hash, { ...key, expiresMs }] as const;
  });
  return { type: 'kalends:keys', keys: entries, isUnreadable };
}

export function keysOfMessage({ keys }: Keys): KeysByHash {
  return new Map(keys.map(([hash, key]) => [hash, { ...key, expiresMs: key.expiresMs ?? Number.POSITIVE_INFINITY }]));
}
