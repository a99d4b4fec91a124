import type { KeysByHash } from '../keys/in-use.js';
import type { Key } from '../keys/key.js';

/** The JSON messages between workers and their primary process. */

/** From a worker: it has started and needs the keys. */
export interface Hello {
  readonly type: 'kalends:hello';
}

/** To a worker: the new keys. Infinity is null, since JSON lacks it. */
export interface Keys {
  readonly type: 'kalends:keys';
  readonly keys: readonly (readonly [
    string,
    Omit<Key, 'expiresMs'> & { readonly expiresMs: number | null },
  ])[];
  /** Whether the key file cannot be read, so these are the previous keys. */
  readonly isInvalid: boolean;
}

/** From a worker that is ending: it has reached this step; and back: all of them have. */
export interface Reached {
  readonly type: 'kalends:reached';
  readonly step: 'quiet' | 'closed';
}

export function keysMessage(keys: KeysByHash, isInvalid: boolean): Keys {
  const entries = [...keys].map(([hash, key]) => {
    const expiresMs = Number.isFinite(key.expiresMs) ? key.expiresMs : null;
    return [hash, { ...key, expiresMs }] as const;
  });
  return { type: 'kalends:keys', keys: entries, isInvalid };
}

export function keysOfMessage({ keys }: Keys): KeysByHash {
  return new Map(
    keys.map(([hash, key]) => [
      hash,
      { ...key, expiresMs: key.expiresMs ?? Number.POSITIVE_INFINITY },
    ]),
  );
}
