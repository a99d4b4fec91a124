import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { type RateLimit, readRateLimit } from '../config.js';

/**
 * API keys. Only their SHA-256 is stored: keys are long random strings, for which no slow hash is needed. The file:
 *
 *   { "keys": [ { "id": "desk", "sha256": "...", "created": "2026-01-01", "expires": "2027-01-01",
 *                 "revoked": false, "rate_limit": "1200/60" } ] }
 */
export interface Key {
  readonly id: string;
  /** Not accepted from this instant on (milliseconds since 1970-01-01T00:00Z); Infinity = never expires. */
  readonly expiresMs: number;
  readonly revoked: boolean;
  /** Its own limit; undefined = the server's, null = none. */
  readonly rateLimit: RateLimit | null | undefined;
}

/** The key of a credential, or null when it is unknown, revoked or expired. */
export type FindKey = (credential: string, nowMs: number) => Key | null;

const KeyFile = z.strictObject({
  keys: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        created: z.string().optional(),
        expires: z.iso.date().optional(),
        revoked: z.boolean().optional(),
        rate_limit: z
          .string()
          .refine((text) => text === 'off' || readRateLimit(text) !== null, { error: 'REQUESTS/SECONDS or off' })
          .optional(),
      }),
    )
    .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, { error: 'two keys have the same id' }),
});

const LONGEST_CREDENTIAL = 512;

/** Keys by SHA-256 of the key file, which need not exist. Throws an Error that names the file and the field. */
export function readKeys(path: string): Map<string, Key> {
  if (!existsSync(path)) return new Map();
  const result = KeyFile.safeParse(parseJson(path));
  if (!result.success) throw new Error(`${path} is not a key file:\n${z.prettifyError(result.error)}`);
  return new Map(
    result.data.keys.map(({ id, sha256, expires, revoked, rate_limit }) => [
      sha256,
      {
        id,
        expiresMs: expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires),
        revoked: revoked ?? false,
        rateLimit: rate_limit === undefined ? undefined : readRateLimit(rate_limit),
      },
    ]),
  );
}

/** A new key: a long random string. */
export function newKey(): string {
  return `kal_${randomBytes(24).toString('base64url')}`;
}

/** Stores the hash of a first key; the key itself is stored nowhere. Throws when the key file has keys already. */
export function storeFirstKey(path: string, key: string): void {
  if (readKeys(path).size > 0) throw new Error(`${path} has keys already`);
  const created = new Date().toISOString().slice(0, 10);
  mkdirSync(dirname(path), { recursive: true });
  const file = { keys: [{ id: 'first', sha256: hashKey(key), created }] };
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
}

/** A key that stands in no key file (KALENDS_API_KEY, a first key), by its hash. */
export function configuredKey(apiKey: string): [string, Key] {
  return [
    hashKey(apiKey),
    { id: 'environment', expiresMs: Number.POSITIVE_INFINITY, revoked: false, rateLimit: undefined },
  ];
}

/**
 * A look-up of credentials. The hash of a key that was found is remembered, so that it is made once; wrong ones are
 * hashed each time.
 */
export function keyFinder(keys: ReadonlyMap<string, Key>): FindKey {
  const known = new Map<string, Key>();
  return (credential, nowMs) => {
    let key = known.get(credential);
    if (!key) {
      key = credential.length > LONGEST_CREDENTIAL ? undefined : keys.get(hashKey(credential));
      if (key) known.set(credential, key);
    }
    return key && !key.revoked && nowMs < key.expiresMs ? key : null;
  };
}

/** What is not JSON is not quoted: somebody may have put a key there. */
function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Error(`${path} is not a key file: it is not JSON`);
  }
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
