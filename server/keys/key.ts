import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RateLimit } from '../config/config.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';

/**
 * API keys: "kal_", 32 random letters and digits (190 bits), and six that are their checksum, so that a program that
 * looks for secrets knows one when it sees one, and a key that was not copied whole is told from one that was revoked.
 * Any other text of a key file or of KALENDS_API_KEY is a key as well.
 */
export interface Key {
  readonly id: string;
  /** Not accepted from this instant on (milliseconds since 1970-01-01T00:00Z); Infinity = never expires. */
  readonly expiresMs: number;
  readonly revoked: boolean;
  /** Its own limit; undefined = the server's, null = none. */
  readonly rateLimit: RateLimit | null | undefined;
  readonly scope: Scope;
  /** The calendars that it opens, by patterns (see text/calendar-patterns.ts); absent: all. */
  readonly calendars?: CalendarPatterns;
}

/**
 * What a key opens: `api` every answer under /v1, `feeds` what is iCalendar, CSV or text, under /v1 and among the files
 * of releases, `all` both and the other files of releases.
 */
export const SCOPES = ['all', 'api', 'feeds'] as const;
/** `demo`: what the explorer asks, of the configured demo key alone, which everybody may have. */
export type Scope = (typeof SCOPES)[number] | 'demo';

/** The key of a credential, also one that opens nothing any more; null when it is unknown. */
export type FindKey = (credential: string) => Key | null;

/** Why a key opens nothing any more; null while it does. */
export function whyClosed({ revoked, expiresMs }: Key, nowMs: number): 'revoked' | 'expired' | null {
  if (revoked) return 'revoked';
  return nowMs < expiresMs ? null : 'expired';
}

const PREFIX = 'kal_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** About as long: cut short, or with letters too many. Keys made before there was a checksum had 32 letters. */
const LIKE_FORM = /^kal_[0-9A-Za-z]{33,60}$/;

/** A new key. */
export function newKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${PREFIX}${random}${checksumOf(random)}`;
}

/** Whether a text looks like a key of ours and is none: it was cut short, or a letter is another one. */
export function isMiscopied(credential: string): boolean {
  const [, random, checksum] = FORM.exec(credential) ?? [];
  return random === undefined ? LIKE_FORM.test(credential) : checksumOf(random) !== checksum;
}

/** How a key is stored: it is a long random text, for which no slow hash is needed. */
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
