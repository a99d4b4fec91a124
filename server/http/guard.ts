import type { IncomingMessage } from 'node:http';
import type { RateLimit } from '../config.js';
import { getOrMake } from '../core/get-or-make.js';
import { type FindKey, isMiscopied, type Key } from '../keys/key.js';
import { Problem } from '../service/problem.js';
import { type Allowance, type Limiter, memoryLimiter } from './limit.js';
import type { HeaderList } from './respond.js';
import { checkAddress } from './scope.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** The key that it was let in with. */
    key: Key | undefined;
  }
}

/** Who may ask, and how often: keys, their limits, and the limit of wrong keys per address. */

const BEARER = /^Bearer +(\S+) *$/i;
/** The form that nearly all clients send, which needs no expression. */
const PLAIN_BEARER = 'Bearer ';
const REALM = 'Bearer realm="Kalends"';
/** Wrong keys from one address: more than a person mistypes, far fewer than guessing takes. */
const WRONG_KEYS: RateLimit = { requests: 30, seconds: 60 };
const NO_LIMIT: Allowance = { allowed: true, headers: [], seconds: 0 };
/** A key that stands in a longer header is not kept with its connection: it would keep the header. */
const LONGEST_KEPT_HEADER = 600;

/**
 * Lets a request pass and returns its rate-limit headers, or throws the Problem that refuses it (401 or 429). At once,
 * unless a limiter has to ask another machine: waiting costs a request half a microsecond.
 */
export type Guard = (request: IncomingMessage, queryKey: unknown, nowMs: number) => HeaderList | Promise<HeaderList>;

/**
 * The guard of the keys that `findKey` knows, with `defaultLimit` where a key has none of its own.
 *
 * Whether an address has guessed too often is asked before its key is looked up: from then on, until its minute has
 * passed, no key it sends is tried, so that nobody learns there which one is right. What goes on is a connection that
 * was let in before with the very key it sends, and on which no wrong one has come since: the others behind a shared
 * address keep the connections they have.
 */
export function createGuard(findKey: FindKey, defaultLimit: RateLimit | null, wrongKeyLimit = WRONG_KEYS): Guard {
  const byLimit = new Map<string, Limiter>();
  const wrongKeys = memoryLimiter(wrongKeyLimit);

  const limiterOf = (limit: RateLimit): Limiter =>
    getOrMake(byLimit, `${limit.requests}/${limit.seconds}`, () => memoryLimiter(limit));

  /** By key: those of a key file that was read again are forgotten with it. */
  const limiters = new WeakMap<Key, Limiter>();
  const limiterFor = (key: Key): Limiter | null => {
    const known = limiters.get(key);
    if (known) return known;
    const limit = key.rateLimit === undefined ? defaultLimit : key.rateLimit;
    if (!limit) return null;
    const limiter = limiterOf(limit);
    limiters.set(key, limiter);
    return limiter;
  };

  const keyOf = (request: IncomingMessage, credential: string, nowMs: number): Key => {
    const { connection } = request.socket;
    const peer = connection?.peer ?? 'unknown';
    if (connection?.provenKey !== credential) {
      const next = wrongKeys.look(peer);
      if (!next.allowed) throw tooManyWrong(next);
    }
    const key = findKey(credential, nowMs);
    if (!key) {
      if (connection) connection.provenKey = null;
      const allowance = wrongKeys.take(peer);
      throw allowance.allowed ? wrongKey(credential) : tooManyWrong(allowance);
    }
    if (connection && connection.provenKey !== credential) {
      const header = request.headers.authorization ?? request.url!;
      connection.provenKey = header.length <= LONGEST_KEPT_HEADER ? credential : null;
    }
    return key;
  };

  return (request, queryKey, nowMs) => {
    const key = keyOf(request, credentialOf(request, queryKey), nowMs);
    request.key = key;
    const limiter = limiterFor(key);
    const allowance = limiter ? limiter.take(key.id) : NO_LIMIT;
    return allowance instanceof Promise
      ? allowance.then((later) => pass(key, request, later))
      : pass(key, request, allowance);
  };
}

/** The headers of a request within its limit and its key's scope; else throws the Problem that refuses it. */
function pass(key: Key, request: IncomingMessage, { allowed, headers, seconds }: Allowance): HeaderList {
  if (allowed) {
    if (key.scope !== 'all') checkAddress(key, request, headers);
    return headers;
  }
  throw new Problem('rate_limited', `the limit of this key is reached; try again in ${seconds} s`, undefined, headers);
}

/** The key of the Authorization header, else of the query parameter `key`. Throws a Problem when there is none. */
function credentialOf({ headers: { authorization } }: IncomingMessage, queryKey: unknown): string {
  if (authorization !== undefined) {
    if (authorization.startsWith(PLAIN_BEARER) && !authorization.includes(' ', PLAIN_BEARER.length)) {
      if (authorization.length > PLAIN_BEARER.length) return authorization.slice(PLAIN_BEARER.length);
    }
    const bearer = BEARER.exec(authorization);
    if (bearer) return bearer[1]!;
    const detail = 'the Authorization header is of another scheme; expected "Authorization: Bearer <API_KEY>"';
    throw new Problem('invalid_api_key', detail, undefined, ['www-authenticate', `${REALM}, error="invalid_request"`]);
  }
  if (Array.isArray(queryKey)) throw new Problem('invalid_parameter', 'key: was given more than once; expected once');
  // Pasted into a cell or an address, it comes with spaces.
  const pasted = typeof queryKey === 'string' ? queryKey.trim() : '';
  if (pasted !== '') return pasted;
  const detail = 'no API key was sent; expected the header "Authorization: Bearer <API_KEY>" or the parameter key';
  throw new Problem('missing_api_key', detail, undefined, ['www-authenticate', REALM]);
}

function wrongKey(credential: string): Problem {
  const headers = ['www-authenticate', `${REALM}, error="invalid_token"`];
  const detail = isMiscopied(credential)
    ? 'the API key was not copied whole: its checksum does not fit'
    : 'the API key is unknown, revoked or expired';
  return new Problem('invalid_api_key', detail, undefined, headers);
}

function tooManyWrong({ headers, seconds }: Allowance): Problem {
  const detail = `too many invalid API keys came from this address; no key is tried for another ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}
