import type { IncomingMessage } from 'node:http';
import { type Clients, DIRECT_CLIENTS } from '../config/client-address.js';
import type { RateLimit } from '../config/config.js';
import { type FindKey, isMiscopied, type Key, whyClosed } from '../keys/key.js';
import {
  type Allowance,
  type HeaderList,
  type Meter,
  memoryLimiter,
  meterOf,
  type OpenLimiter,
} from '../limits/rate-limit.js';
import { Problem } from '../queries/problem.js';
import { getOrMake } from '../util/get-or-make.js';
import { isPublicFile, publicKey } from './public-feeds.js';
import { checkAddress, refuseLimited } from './scope.js';

/** Who may ask, and how often: keys, their limits, and the limit of unknown keys per address. */

const BEARER = /^Bearer +(\S+) *$/i;
const REALM = 'Bearer realm="Kalends"';
const INVALID_TOKEN: HeaderList = ['www-authenticate', `${REALM}, error="invalid_token"`];
/** Unknown keys from one address: more than a person mistypes. */
const UNKNOWN_KEYS: RateLimit = { requests: 30, seconds: 60 };
const NO_HEADERS: HeaderList = [];

export interface AuthenticateOptions {
  readonly findKey: FindKey;
  /** Where a key has none of its own; null = none. */
  readonly defaultLimit: RateLimit | null;
  /** Unknown keys from one client. */
  readonly unknownKeyLimit?: RateLimit | undefined;
  /** Default: limits in the memory of this process. */
  readonly openLimiter?: OpenLimiter | undefined;
  readonly clients?: Clients | undefined;
  /** Feeds and files of pages are open to everybody, each address as often as this; null = without a limit; absent = they are not. */
  readonly publicFeeds?: { readonly rateLimit: RateLimit | null } | null | undefined;
}

export interface Authenticator {
  /**
   * Admits a request and resolves to the headers of its key's limit; `units`: what it costs; a function is called once
   * the key is known. Rejects with the Problem that refuses it (401, 403, 429).
   */
  readonly admit: (
    request: IncomingMessage,
    queryKey: unknown,
    nowMs: number,
    units?: number | (() => number),
  ) => Promise<HeaderList>;
  /**
   * For a cache in front that may answer in our stead: resolves where the key would be let in, and takes nothing from its
   * limit. `address`: what was asked for there, if it says so. Rejects as `admit`.
   */
  readonly check: (
    request: IncomingMessage,
    queryKey: unknown,
    nowMs: number,
    address: string | undefined,
  ) => Promise<void>;
}

/**
 * A key is looked up first, and only unknown keys are held to the limit of guesses: nobody guesses 190 random bits, and an
 * address that many share stays open to those whose key is right. A key that is revoked or expired is refused and counts
 * for itself: a forgotten job shuts nobody else out.
 */
export function createAuthenticator(options: AuthenticateOptions): Authenticator {
  const { findKey, defaultLimit, unknownKeyLimit = UNKNOWN_KEYS, clients = DIRECT_CLIENTS } = options;
  const openLimiter = options.openLimiter ?? memoryLimiter;
  const unknownKeys = meterOf(openLimiter('unknown', unknownKeyLimit), unknownKeyLimit);
  const meters = new Map<string, Meter>();
  const meterOfKeys = (limit: RateLimit) =>
    getOrMake(meters, `${limit.requests}/${limit.seconds}`, () => meterOf(openLimiter('key', limit), limit));
  const defaultMeter = defaultLimit && meterOfKeys(defaultLimit);

  const open = options.publicFeeds ? publicKey(options.publicFeeds.rateLimit) : null;

  /** The key of a request; what is open to everybody needs none. */
  const keyOf = async (request: IncomingMessage, queryKey: unknown): Promise<Key> => {
    if (open && !hasCredential(request, queryKey) && isPublicFile(request.url!.split('?', 1)[0]!)) return open;
    const credential = credentialOf(request, queryKey);
    return findKey(credential) ?? (await refuseUnknown(request, credential));
  };
  /** Rejects with the Problem of a key that nobody knows. */
  const refuseUnknown = async (request: IncomingMessage, credential: string): Promise<never> => {
    const allowance = await unknownKeys(clients.of(request), 1);
    throw allowance.allowed ? unknownKey(credential) : tooManyUnknown(allowance);
  };
  /** Everybody may have the demo key: what is asked with it is counted by address. */
  const countedAs = (key: Key, request: IncomingMessage, nowMs: number): string => {
    if (key.scope === 'demo' || key === open) return `${key.id} ${clients.of(request)}`;
    return whyClosed(key, nowMs) ? `${key.id} closed` : key.id;
  };

  return {
    admit: async (request, queryKey, nowMs, units = 1) => {
      const key = await keyOf(request, queryKey);
      request.exchange.key = key;
      const meter = key.rateLimit === undefined ? defaultMeter : key.rateLimit && meterOfKeys(key.rateLimit);
      let headers = NO_HEADERS;
      if (meter) {
        const needed = typeof units === 'number' ? units : units();
        const allowance = await meter(countedAs(key, request, nowMs), needed);
        if (!allowance.allowed) throw limitReached(allowance, needed);
        headers = allowance.headers;
      }
      refuseClosed(key, nowMs, headers);
      checkAddress(key, request.url!, headers);
      return headers;
    },
    check: async (request, queryKey, nowMs, address) => {
      const credential = credentialOf(request, queryKey);
      const key = findKey(credential) ?? (await refuseUnknown(request, credential));
      refuseClosed(key, nowMs, NO_HEADERS);
      if (address !== undefined) checkAddress(key, address, NO_HEADERS);
      // Whoever asks for another address keeps its answers for all keys.
      if (address !== undefined) refuseLimited(key);
    },
  };
}

/** Throws the Problem of a key that opens nothing any more. `headers`: its limit's. */
function refuseClosed(key: Key, nowMs: number, headers: HeaderList): void {
  const why = whyClosed(key, nowMs);
  if (why === null) return;
  const detail =
    why === 'revoked' ? 'the API key is revoked' : `the API key expired at ${new Date(key.expiresMs).toISOString()}`;
  throw new Problem('invalid_api_key', detail, undefined, [...INVALID_TOKEN, ...headers]);
}

function hasCredential({ headers: { authorization } }: IncomingMessage, queryKey: unknown): boolean {
  return authorization !== undefined || (queryKey !== undefined && queryKey !== '');
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
  // Pasted into a cell or an address, it comes with spaces.
  const pasted = typeof queryKey === 'string' ? queryKey.trim() : '';
  if (pasted !== '') return pasted;
  const detail = 'no API key was sent; expected the header "Authorization: Bearer <API_KEY>" or the parameter key';
  throw new Problem('missing_api_key', detail, undefined, ['www-authenticate', REALM]);
}

function limitReached({ headers, seconds }: Allowance, units: number): Problem {
  const cost = units > 1 ? ` (this question counts as ${units} requests)` : '';
  const detail = `the limit of this key is reached${cost}; try again in ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}

function unknownKey(credential: string): Problem {
  const detail = isMiscopied(credential)
    ? 'the API key was not copied whole: its checksum does not fit'
    : 'the API key is unknown';
  return new Problem('invalid_api_key', detail, undefined, INVALID_TOKEN);
}

function tooManyUnknown({ headers, seconds }: Allowance): Problem {
  const detail = `too many unknown API keys came from this address; unknown keys are refused for another ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}
