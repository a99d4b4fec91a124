import type { IncomingMessage } from 'node:http';
import type { RateLimit } from '../config.js';
import { getOrMake } from '../core/get-or-make.js';
import { Problem } from '../service/problem.js';
import type { FindKey, Key } from './keys.js';
import { type Allowance, type Limiter, memoryLimiter } from './limit.js';

/** Who may ask, and how often: keys, their limits, and the limit of wrong keys per address. */

const BEARER = /^Bearer +(\S+) *$/i;
const REALM = 'Bearer realm="Kalends"';
/** Wrong keys from one address: more than a person mistypes, far fewer than guessing takes. */
const WRONG_KEYS: RateLimit = { requests: 30, seconds: 60 };
const NO_LIMIT: Allowance = { allowed: true, headers: [], seconds: 0 };

/** Lets a request pass and returns its rate-limit headers, or throws the Problem that refuses it (401 or 429). */
export type Guard = (request: IncomingMessage, queryKey: unknown, nowMs: number) => Promise<Allowance['headers']>;

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

  return async (request, queryKey, nowMs) => {
    const credential = credentialOf(request, queryKey);
    const key = findKey(credential, nowMs);
    if (!key) throw await refusal(wrongKeys, request.socket.remoteAddress ?? 'unknown');
    const limiter = limiterFor(key);
    const allowance = limiter ? await limiter.take(key.id) : NO_LIMIT;
    if (!allowance.allowed) {
      const detail = `the limit of this key is reached; try again in ${allowance.seconds} s`;
      throw new Problem('rate_limited', detail, undefined, allowance.headers);
    }
    return allowance.headers;
  };
}

/** The key of the Authorization header, else of the query parameter `key`. Throws a Problem when there is none. */
function credentialOf({ headers: { authorization } }: IncomingMessage, queryKey: unknown): string {
  if (authorization !== undefined) {
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

async function refusal(wrongKeys: Limiter, address: string): Promise<Problem> {
  const allowance = await wrongKeys.take(address);
  if (!allowance.allowed) {
    const detail = `too many invalid API keys from this address; try again in ${allowance.seconds} s`;
    return new Problem('rate_limited', detail, undefined, allowance.headers);
  }
  const headers = ['www-authenticate', `${REALM}, error="invalid_token"`];
  return new Problem('invalid_api_key', 'the API key is unknown, revoked or expired', undefined, headers);
}
