import { readFileSync, type Stats, statSync } from 'node:fs';
import * as z from 'zod';
import { readRateLimit } from '../config/config.js';
import { PATTERN_FORM } from '../text/calendar-patterns.js';
import { DEMO_ID, ENVIRONMENT_ID } from './find-key.js';
import { type Key, SCOPES } from './key.js';

/**
 * The key file. Only the SHA-256 of keys is stored:
 *
 *   { "keys": [ { "id": "desk", "sha256": "...", "created": "2026-01-01", "expires": "2027-01-01",
 *                 "revoked": false, "rate_limit": "1200/60", "scope": "feeds",
 *                 "calendars": "* -OWN:*",
 *                 "previous": [ { "sha256": "...", "until": "2026-01-02T09:00:00Z" } ] } ] }
 */
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const RateLimitText = z
  .string()
  .refine((text) => text === 'off' || readRateLimit(text) !== null, {
    error: 'REQUESTS/SECONDS or off',
  });

/** Patterns separated by spaces or commas. */
export const CalendarsText = z
  .string()
  .refine(
    (text) =>
      patternsIn(text).length > 0 && patternsIn(text).every((one) => PATTERN_FORM.test(one)),
    {
      error:
        'ids of calendars with spaces between them, * for any end, - before those that are left out: "* -OWN:*"',
    },
  );

function patternsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((pattern) => pattern !== '');
}

const StoredKey = z.strictObject({
  id: z
    .string()
    .min(1)
    .refine((id) => id !== ENVIRONMENT_ID, {
      error: 'another id: this one is that of KALENDS_API_KEY',
    })
    .refine((id) => id !== DEMO_ID, { error: 'another id: this one is that of KALENDS_DEMO_KEY' }),
  sha256: Sha256,
  created: z.string().optional(),
  expires: z.iso.date().optional(),
  revoked: z.boolean().optional(),
  rate_limit: RateLimitText.optional(),
  scope: z.enum(SCOPES).optional(),
  calendars: CalendarsText.optional(),
  /** Keys replaced by rotations, with the end of their validity. */
  previous: z.array(z.strictObject({ sha256: Sha256, until: z.iso.datetime() })).optional(),
});
export type StoredKey = z.output<typeof StoredKey>;

const KeyFile = z.strictObject({
  keys: z
    .array(StoredKey)
    .refine((keys) => isUnique(keys.map(({ id }) => id)), { error: 'two keys have the same id' })
    .refine((keys) => isUnique(keys.flatMap(hashesOf)), { error: 'two keys have the same sha256' }),
});

function hashesOf({ sha256, previous = [] }: StoredKey): string[] {
  return [sha256, ...previous.map((old) => old.sha256)];
}

function isUnique(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** The keys of the key file by SHA-256. The file need not exist. Throws an Error that names the file and the field. */
export function readKeys(path: string): Map<string, Key> {
  return new Map(readStoredKeys(path).flatMap(keysOf));
}

/** The content of the key file, which need not exist. Throws like `readKeys`. */
export function readStoredKeys(path: string): StoredKey[] {
  if (!isThere(path)) return [];
  const result = KeyFile.safeParse(parseJson(path));
  if (!result.success) throw new Error(`${path} is not a key file: ${firstMistake(result.error)}`);
  return result.data.keys;
}

/** A key and the ones it replaced: they share id, limit and expiry. */
function keysOf(stored: StoredKey): [string, Key][] {
  const { id, sha256, expires, revoked, rate_limit, scope, calendars, previous = [] } = stored;
  const key: Key = {
    id,
    expiresMs: expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires),
    revoked: revoked ?? false,
    rateLimit: rate_limit === undefined ? undefined : readRateLimit(rate_limit),
    scope: scope ?? 'all',
    ...(calendars !== undefined && { calendars: patternsIn(calendars) }),
  };
  const older = previous.map((old): [string, Key] => [
    old.sha256,
    { ...key, expiresMs: Math.min(key.expiresMs, Date.parse(old.until)) },
  ]);
  return [[sha256, key], ...older];
}

/** The path and the error, never the value, which may be a key. */
function firstMistake({ issues }: z.ZodError): string {
  const issue = issues[0]!;
  const path = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('');
  return `${issue.message}${path && ` at ${path.slice(1)}`}`;
}

/** Whether the key file exists; throws an Error that names it if it cannot be accessed or is not a regular file. */
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

/** Does not quote invalid JSON, which may contain a key. */
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
