import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
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

/** Limits are counted by id: no key of the file may have that of the configured one. */
const ENVIRONMENT_ID = 'environment';

const KeyFile = z.strictObject({
  keys: z
    .array(
      z.strictObject({
        id: z
          .string()
          .min(1)
          .refine((id) => id !== ENVIRONMENT_ID, { error: 'another id: this one is that of KALENDS_API_KEY' }),
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
    .refine((keys) => isUnique(keys.map(({ id }) => id)), { error: 'two keys have the same id' })
    .refine((keys) => isUnique(keys.map(({ sha256 }) => sha256)), { error: 'two keys have the same sha256' }),
});

const LONGEST_CREDENTIAL = 512;
/** What file systems say that have no hard links. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

function isUnique(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** Keys by SHA-256 of the key file, which need not exist. Throws an Error that names the file and the field. */
export function readKeys(path: string): Map<string, Key> {
  if (!isThere(path)) return new Map();
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

/** Whether there is a key file; throws an Error that names it when it cannot be looked at, or is no file. */
function isThere(path: string): boolean {
  let kind: Stats | undefined;
  try {
    kind = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new Error(`the key file ${path} cannot be read: ${(error as Error).message}`);
  }
  if (kind && !kind.isFile()) throw new Error(`${path} is not a key file: it is no regular file`);
  return kind !== undefined;
}

/** A new key: a long random string. */
export function newKey(): string {
  return `kal_${randomBytes(24).toString('base64url')}`;
}

/**
 * Stores the hash of a first key; the key itself is stored nowhere. The file is there whole or not at all. Throws an
 * Error that names the file when it cannot be written, or has keys already.
 */
export function storeFirstKey(path: string, key: string): void {
  if (readKeys(path).size > 0) throw new Error(`${path} has keys already`);
  const created = new Date().toISOString().slice(0, 10);
  const file = { keys: [{ id: 'first', sha256: hashKey(key), created }] };
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    makeFolder(dirname(path));
    writeWhole(draft, `${JSON.stringify(file, null, 2)}\n`);
    putInPlace(draft, path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the key file ${path} cannot be written, so that no first key was made: ${why}`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Step by step: where the system refuses with ENOENT (/proc), mkdir's own recursion never ends. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** A file without keys is replaced; where there is none, a link lets only one of two starts have it. */
function putInPlace(draft: string, path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })) {
    try {
      linkSync(draft, path);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!NO_LINKS.has(code)) throw error;
    }
  }
  renameSync(draft, path);
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  chmodSync(path, 0o600);
}

/** A key that stands in no key file (KALENDS_API_KEY, a first key), by its hash. */
export function configuredKey(apiKey: string): [string, Key] {
  return [
    hashKey(apiKey),
    { id: ENVIRONMENT_ID, expiresMs: Number.POSITIVE_INFINITY, revoked: false, rateLimit: undefined },
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
      // A copy: the text may be a piece of a long header, which would be kept with it.
      if (key) known.set(Buffer.from(credential).toString(), key);
    }
    return key && !key.revoked && nowMs < key.expiresMs ? key : null;
  };
}

/** What is not JSON is not quoted: somebody may have put a key there. */
function parseJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`the key file ${path} cannot be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is not a key file: it is not JSON`);
  }
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
