import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RateLimit } from '../config/config.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';

/**
 * API keys: "kal_", 32 random letters and digits (190 bits), and a checksum of six. So secret scanners recognise them, and an
 * incompletely copied key can be distinguished from a revoked one. Any other text in a key file or in KALENDS_API_KEY is a valid
 * key as well.
 */
export interface Key {
  readonly id: string;
  /** Not valid from this instant on (milliseconds since 1970-01-01T00:00Z); Infinity = never expires. */
  readonly expiresMs: number;
  readonly revoked: boolean;
  /** Its own limit; undefined = the default limit, null = none. */
  readonly rateLimit: RateLimit | null | undefined;
  readonly scope: Scope;
  /** Patterns of the calendars that it allows (see text/calendar-patterns.ts); absent: all. */
  readonly calendars?: CalendarPatterns;
}

/**
 * The scope of a key: `api` allows everything under /v1; `feeds` iCalendar, CSV and text under /v1 and among release files; `all`
 * both and the other release files.
 */
export const SCOPES = ['all', 'api', 'feeds'] as const;
/**
 * `demo`: the requests of the explorer, for the configured demo key; `public`: what is open without a key (KALENDS_PUBLIC_FEEDS).
 * Neither is a scope of a key file.
 */
export type Scope = (typeof SCOPES)[number] | 'demo' | 'public';

/**
 * Finds a key, also a revoked or expired one; null if it is unknown. With `feed`, the calendars of a feed (see feed-token.ts), by a
 * token for that feed, which is no credential for anything else.
 */
export type FindKey = (credential: string, feed?: string) => Key | null;

/** Why a key is no longer valid; null while it is. */
export function whyClosed(
  { revoked, expiresMs }: Key,
  nowMs: number,
): 'revoked' | 'expired' | null {
  if (revoked) return 'revoked';
  return nowMs < expiresMs ? null : 'expired';
}

const PREFIX = 'kal_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(
  `^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);
/** Similar length: truncated, or with extra letters. Keys made before there was a checksum had 32 letters. */
const LIKE_FORM = /^kal_[0-9A-Za-z]{33,60}$/;

/** A new key. */
export function newKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join(
    '',
  );
  return `${PREFIX}${random}${checksumOf(random)}`;
}

/** Whether a text looks like one of our keys but is incomplete or mistyped. */
export function isMiscopied(credential: string): boolean {
  const [, random, checksum] = FORM.exec(credential) ?? [];
  return random === undefined ? LIKE_FORM.test(credential) : checksumOf(random) !== checksum;
}

/** The stored hash of a key. Keys are long random texts, so a fast hash is enough. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** CRC-32 (IEEE 802.3) of the random part, in six digits of base 62. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let at = 0; at < CHECKSUM_LENGTH; at++) {
    digits = DIGITS[rest % DIGITS.length]! + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
