import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from './key.js';

/**
 * Tokens in the addresses of feeds. A token opens the feed of the calendars or pay days that it was made for, for whoever has the
 * address, and nothing else; it is derived from the stored hash of a key, so nothing is stored for it and it ends with the key. It
 * does not reveal the key or its hash, and one of another feed cannot be made of it.
 *
 *     kalf_  8 characters that name the key  22 characters (128 bits) for this feed; base 64 of URLs
 */

const PREFIX = 'kalf_';
const NAME_LENGTH = 8;
const PROOF_LENGTH = 22;
const FORM = new RegExp(`^${PREFIX}([\\w-]{${NAME_LENGTH}})([\\w-]{${PROOF_LENGTH}})$`);

/** Each has its own text, so that none of them can be mistaken for another. */
const NAMING = 'kalends feed key';
const PROVING = 'kalends feed of ';

/** The token for a feed. `hash`: the stored hash of the key; `feed`: see `feedName` and `payFeedName`. */
export function feedToken(hash: string, feed: string): string {
  return `${PREFIX}${nameOf(hash)}${proofOf(hash, feed)}`;
}

const ID = /^[A-Za-z0-9:_-]+(?:\+[A-Za-z0-9:_-]+)*$/;

/**
 * The ids of a feed's calendars as a token has them: in upper case, sorted, with commas between them; null if they are no ids.
 * Only ASCII: the upper cases of some other letters are ASCII.
 */
export function feedName(ids: readonly string[]): string | null {
  if (ids.length === 0 || !ids.every((id) => ID.test(id))) return null;
  return [...new Set(ids.map((id) => id.toUpperCase()))].sort().join();
}

/** What decides pay days, beside the year: their feed goes on from year to year. */
export const PAY_DAY_NAMES = ['for', 'rule', 'n', 'from', 'closed', 'cutoff'] as const;

/**
 * The name of a feed of pay days as a token has it: the values of its question, in the order of the names. No calendars have this
 * name, which begins with a slash.
 */
export function payFeedName(query: Readonly<Record<string, unknown>>): string {
  const values = new URLSearchParams();
  for (const name of PAY_DAY_NAMES) {
    for (const value of [query[name] ?? []].flat()) values.append(name, String(value));
  }
  return `/paydays?${values}`;
}

/** Finds the key of a token for this feed, also a revoked or expired one; null if it is not a token for it. */
export type FindByToken = (token: string, feed: string) => Key | null;

export function tokenFinder(keys: ReadonlyMap<string, Key>): FindByToken {
  let byName: Map<string, [hash: string, key: Key][]> | undefined;
  return (token, feed) => {
    const [, name, proof] = FORM.exec(token) ?? [];
    if (name === undefined || proof === undefined) return null;
    byName ??= namedKeys(keys);
    for (const [hash, key] of byName.get(name) ?? []) {
      if (timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(hash, feed)))) return key;
    }
    return null;
  };
}

/** Not the demo key: everybody has it, so everybody could make its tokens. */
function namedKeys(keys: ReadonlyMap<string, Key>): Map<string, [string, Key][]> {
  const byName = new Map<string, [string, Key][]>();
  for (const [hash, key] of keys) {
    if (key.scope === 'demo') continue;
    const name = nameOf(hash);
    byName.set(name, [...(byName.get(name) ?? []), [hash, key]]);
  }
  return byName;
}

function nameOf(hash: string): string {
  return derived(hash, NAMING).slice(0, NAME_LENGTH);
}

function proofOf(hash: string, feed: string): string {
  return derived(hash, PROVING + feed).slice(0, PROOF_LENGTH);
}

function derived(hash: string, text: string): string {
  return createHmac('sha256', hash).update(text).digest('base64url');
}
