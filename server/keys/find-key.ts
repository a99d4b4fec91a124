import type { RateLimit } from '../config/config.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import { tokenFinder } from './feed-token.js';
import { type FindKey, hashKey, type Key } from './key.js';

/** Limits are counted by id, so no key of the file may have the id of the configured one. */
export const ENVIRONMENT_ID = 'environment';

const MAX_CREDENTIAL_LENGTH = 512;

/** A key outside the key file (KALENDS_API_KEY, a first key), by its hash. */
export function configuredKey(apiKey: string): [string, Key] {
  return [
    hashKey(apiKey),
    {
      id: ENVIRONMENT_ID,
      expiresMs: Number.POSITIVE_INFINITY,
      revoked: false,
      rateLimit: undefined,
      scope: 'all',
    },
  ];
}

/** In brackets, so that it cannot be the name of a key. */
export const DEMO_ID = '(demo)';

/** The demo key of the explorer, by its hash; its limit applies to each address. `calendars`: those it sees; default: all. */
export function demoKey(
  key: string,
  rateLimit: RateLimit | null,
  calendars?: CalendarPatterns,
): [string, Key] {
  const demo: Key = {
    id: DEMO_ID,
    expiresMs: Number.POSITIVE_INFINITY,
    revoked: false,
    rateLimit,
    scope: 'demo',
  };
  return [hashKey(key), calendars ? { ...demo, calendars } : demo];
}

/** Looks up keys. Hashes of known keys are cached; unknown keys are hashed each time. */
export function keyFinder(keys: ReadonlyMap<string, Key>): FindKey {
  const known = new Map<string, Key>();
  const findByToken = tokenFinder(keys);
  return (credential, feed) => {
    if (feed !== undefined) return findByToken(credential, feed);
    let key = known.get(credential);
    if (!key) {
      key = credential.length > MAX_CREDENTIAL_LENGTH ? undefined : keys.get(hashKey(credential));
      // A copy: the string may be a slice of a long header, which would stay in memory with it.
      if (key) known.set(Buffer.from(credential).toString(), key);
    }
    return key ?? null;
  };
}
