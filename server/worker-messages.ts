import type { RateLimit } from './config.js';
import type { KeysByHash } from './keys/in-use.js';
import type { Key } from './keys/key.js';
import type { Taken } from './limits/shared.js';

/** What workers and their primary process tell each other, as JSON. */

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

/** From a worker: what it counts, of one round of its loop: a message takes as long as many requests. */
export interface Count {
  readonly type: 'kalends:count';
  readonly number: number;
  readonly calls: readonly Call[];
}

export interface Call {
  /** Name of the limiter. */
  readonly name: string;
  readonly limit: RateLimit;
  readonly who: string;
  /** Whether it is only looked at. */
  readonly isLook: boolean;
}

/** To a worker: what was counted, in the same order; null = nothing yet. */
export interface Counted {
  readonly type: 'kalends:counted';
  readonly number: number;
  readonly taken: readonly (Taken | null)[];
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
