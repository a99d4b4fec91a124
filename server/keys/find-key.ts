import type { RateLimit } from '../config/config.js';
import { type FindKey, hashKey, type Key } from './key.js';

/** Limits are counted by id: no key of the file may have that of the configured one. */
export const ENVIRONMENT_ID = 'environment';

const LONGEST_CREDENTIAL = 512;

/** A key that stands in no key file (KALENDS_API_KEY, a first key), by its hash. */
export function configuredKey(apiKey: string): [string, Key] {
  return [
    hashKey(apiKey),
    { id: ENVIRONMENT_ID, expiresMs: Number.POSITIVE_INFINITY, revoked: false, rateLimit: undefined, scope: 'all' },
  ];
}

/** In brackets, so that it is no name of a key in logs and tables. */
export const DEMO_ID = '(demo)';

/** The key that the explorer has where nobody entered one, by its hash; its limit is that of each address. */
export function demoKey(key: string, rateLimit: RateLimit | null): [string, Key] {
  return [hashKey(key), { id: DEMO_ID, expiresMs: Number.POSITIVE_INFINITY, revoked: false, rateLimit, scope: 'demo' }];
}

/**
 * A look-up of credentials. The hash of a key that was found is remembered, so that it is made once; wrong ones are
 * hashed each time.
 */
export function keyFinder(keys: ReadonlyMap<string, Key>): FindKey {
  const known = new Map<string, Key>();
  return (credential) => {
    let key = known.get(credential);
    if (!key) {
      key = credential.length > LONGEST_CREDENTIAL ? undefined : keys.get(hashKey(credential));
      // A copy: the text may be a piece of a long header, which would be kept with it.
      if (key) known.set(Buffer.from(credential).toString(), key);
    }
    return key ?? null;
  };
}
