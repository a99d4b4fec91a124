import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from './key.js';

/**
 * Tokens in the addresses of feeds. A token opens the feeds of the calendars that it was made for, for whoever has the address, and
 * nothing else; it is derived from the stored hash of a key, so nothing is stored for it and it ends with the key. It does not
 * reveal the key or its hash, and one of other calendars cannot be made of it.
 *
 *     kalf_  8 characters that name the key  22 characters (128 bits) for these calendars; base 64 of URLs
 */

const PREFIX = 'kalf_';
const NAME_LENGTH = 8;
const PROOF_LENGTH = 22;
const FORM = new RegExp(`^${PREFIX}([\\w-]{${NAME_LENGTH}})([\\w-]{${PROOF_LENGTH}})$`);

/** Each has its own text, so that none of them can be mistaken for another. */
const NAMING = 'kalends feed key';
const PROVING = 'kalends feed of ';

/** The token for the feed of some calendars. `hash`: the stored hash of the key; `calendars`: see `feedName`. */
export function feedToken(hash: string, calendars: string): string {
  return `${PREFIX}${nameOf(hash)}${proofOf(hash, calendars)}`;
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

/** Finds the key of a token for these calendars, also a revoked or expired one; null if it is not a token for them. */
export type FindByToken = (token: string, calendars: string) => Key | null;

export function tokenFinder(keys: ReadonlyMap<string, Key>): FindByToken {
  let byName: Map<string, [hash: string, key: Key][]> | undefined;
  return (token, calendars) => {
    const [, name, proof] = FORM.exec(token) ?? [];
    if (name === undefined || proof === undefined) return null;
    byName ??= namedKeys(keys);
    for (const [hash, key] of byName.get(name) ?? []) {
      if (timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(hash, calendars)))) return key;
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

function proofOf(hash: string, calendars: string): string {
  return derived(hash, PROVING + calendars).slice(0, PROOF_LENGTH);
}

function derived(hash: string, text: string): string {
  return createHmac('sha256', hash).update(text).digest('base64url');
}
