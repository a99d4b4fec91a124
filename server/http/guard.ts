import type { IncomingMessage } from 'node:http';
import type { RateLimit } from '../config.js';
import { getOrMake } from '../core/get-or-make.js';
import { Problem } from '../service/problem.js';
import type { FindKey, Key } from './keys.js';
import { type Allowance, type Limiter, memoryLimiter } from './limit.js';
import type { HeaderList } from './respond.js';

/** Who may ask, and how often: keys, their limits, and the limit of wrong keys per address. */

const BEARER = /^Bearer +(\S+) *$/i;
/** The form that nearly all clients send, which needs no expression. */
const PLAIN_BEARER = 'Bearer ';
const REALM = 'Bearer realm="Kalends"';
/** Wrong keys from one address: more than a person mistypes, far fewer than guessing takes. */
const WRONG_KEYS: RateLimit = { requests: 30, seconds: 60 };
const NO_HEADERS: HeaderList = [];

/**
 * Lets a request pass and returns its rate-limit headers, or throws the Problem that refuses it (401 or 429). At once,
 * unless a limiter has to ask another machine: waiting costs a request half a microsecond.
 */
export type Guard = (request: IncomingMessage, queryKey: unknown, nowMs: number) => HeaderList | Promise<HeaderList>;

export function createGuard(findKey: FindKey, defaultLimit: RateLimit | null): Guard {
  const byLimit = new Map<string, Limiter>();
  const wrongKeys = memoryLimiter(WRONG_KEYS);

  const limiterOf = (limit: RateLimit): Limiter =>
    getOrMake(byLimit, `${limit.requests}/${limit.seconds}`, () => memoryLimiter(limit));

  const limiters = new Map<Key, Limiter | null>();
  const limiterFor = (key: Key): Limiter | null =>
    getOrMake(limiters, key, () => {
      const limit = key.rateLimit === undefined ? defaultLimit : key.rateLimit;
      return limit && limiterOf(limit);
    });

  return (request, queryKey, nowMs) => {
    const credential = credentialOf(request, queryKey);
    const key = findKey(credential, nowMs);
    if (!key) return refuse(wrongKeys, request.socket.remoteAddress ?? 'unknown');
    const limiter = limiterFor(key);
    if (!limiter) return NO_HEADERS;
    const allowance = limiter.take(key.id);
    return allowance instanceof Promise ? allowance.then(pass) : pass(allowance);
  };
}

/** The headers of a request within its limit; else throws the Problem that refuses it. */
function pass({ allowed, headers, seconds }: Allowance): HeaderList {
  if (allowed) return headers;
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
  if (typeof queryKey === 'string' && queryKey !== '') return queryKey;
  const detail = 'no API key was sent; expected the header "Authorization: Bearer <API_KEY>" or the parameter key';
  throw new Problem('missing_api_key', detail, undefined, ['www-authenticate', REALM]);
}

async function refuse(wrongKeys: Limiter, address: string): Promise<never> {
  const allowance = await wrongKeys.take(address);
  if (!allowance.allowed) {
    const detail = `too many invalid API keys from this address; try again in ${allowance.seconds} s`;
    throw new Problem('rate_limited', detail, undefined, allowance.headers);
  }
  const headers = ['www-authenticate', `${REALM}, error="invalid_token"`];
  throw new Problem('invalid_api_key', 'the API key is unknown, revoked or expired', undefined, headers);
}
