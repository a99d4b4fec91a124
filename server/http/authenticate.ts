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
import type { Exchange } from './exchange.js';
import { refuseLimited, requireScope, type Scopes } from './scope.js';

/** Authentication and rate limits: keys, their limits, and the limit of unknown keys per address. */

const BEARER = /^Bearer +(\S+) *$/i;
/** The usual mistake with a variable that is not set: `Bearer $KEY`. */
const EMPTY_BEARER = /^Bearer *$/i;
const REALM = 'Bearer realm="Kalends"';
const INVALID_TOKEN: HeaderList = ['www-authenticate', `${REALM}, error="invalid_token"`];
/** Limit of unknown keys from one address, well above the typing errors of a person. */
const UNKNOWN_KEYS: RateLimit = { requests: 30, seconds: 60 };
const NO_HEADERS: HeaderList = [];
const NO_LIMIT: Allowance = { allowed: true, headers: NO_HEADERS, seconds: 0 };

interface AuthenticateOptions {
  readonly findKey: FindKey;
  /** The limit of keys without their own; null = none. */
  readonly defaultLimit: RateLimit | null;
  /** The limit of unknown keys from one client. */
  readonly unknownKeyLimit?: RateLimit | undefined;
  /** The store of limits; default: the memory of this process. */
  readonly openLimiter?: OpenLimiter | undefined;
  readonly clients?: Clients | undefined;
  /** The limit per address for public feeds and files of pages; null = no limit; absent = they need a key. */
  readonly publicFeeds?: { readonly rateLimit: RateLimit | null } | null | undefined;
}

export interface Authenticator {
  /**
   * Identifies the key of a request and stores it in `exchange`. `mayBePublic`: it needs none if feeds are public. Throws or rejects
   * with a Problem (401, 429) if it is refused.
   */
  readonly identify: (exchange: Exchange, mayBePublic?: boolean) => Key | Promise<Key>;
  /**
   * Charges the cost of a request, which keys of these scopes open, to the limit of the key, and gives the headers of that limit.
   * Throws or rejects with a Problem (401, 403, 429) if the request is refused.
   */
  readonly charge: (
    exchange: Exchange,
    key: Key,
    nowMs: number,
    cost: { readonly units: number; readonly scopes: Scopes },
  ) => HeaderList | Promise<HeaderList>;
  /** Identifies and charges, for requests with a fixed cost. */
  readonly admit: (exchange: Exchange, nowMs: number, scopes: Scopes, units?: number) => Promise<HeaderList>;
  /**
   * For a cache in front that may answer instead: resolves if the key would be accepted, without charging its limit. `scopes`: those
   * that open the URL requested there; null: it is not known, or needs no key. Rejects like `identify` and `charge`.
   */
  readonly check: (exchange: Exchange, nowMs: number, scopes: Scopes | null) => Promise<void>;
}

/**
 * Looks up the key first; only unknown keys count against the limit of guesses. Nobody can guess 190 random bits, and clients with
 * a valid key must not be locked out by others behind the same address. Revoked and expired keys are refused and counted
 * separately, so a forgotten job does not lock out others.
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

  /** The key of a request, synchronously if it is known. */
  const keyOf = (exchange: Exchange, mayBePublic: boolean): Key | Promise<never> => {
    if (open && mayBePublic && !hasCredential(exchange)) return open;
    const credential = credentialOf(exchange);
    return findKey(credential) ?? refuseUnknown(exchange, credential);
  };
  /** Rejects with the Problem of an unknown key. */
  const refuseUnknown = async ({ request }: Exchange, credential: string): Promise<never> => {
    const allowance = await unknownKeys(clients.of(request), 1);
    throw allowance.allowed ? unknownKey(credential) : tooManyUnknown(allowance);
  };
  /** Requests with the demo key, which is public, are counted by address. */
  const countedAs = (key: Key, { request }: Exchange, nowMs: number): string => {
    if (key.scope === 'demo' || key === open) return `${key.id} ${clients.of(request)}`;
    return whyClosed(key, nowMs) ? `${key.id} closed` : key.id;
  };

  const identify: Authenticator['identify'] = (exchange, mayBePublic = false) => {
    const key = keyOf(exchange, mayBePublic);
    if (!(key instanceof Promise)) exchange.key = key;
    return key;
  };
  const charge: Authenticator['charge'] = (exchange, key, nowMs, { units, scopes }) => {
    const meter = key.rateLimit === undefined ? defaultMeter : key.rateLimit && meterOfKeys(key.rateLimit);
    const allow = ({ allowed, headers, seconds }: Allowance) => {
      if (!allowed) throw limitReached(headers, seconds, units);
      refuseClosed(key, nowMs, headers);
      requireScope(key, scopes, headers);
      return headers;
    };
    return meter ? meter(countedAs(key, exchange, nowMs), units).then(allow) : allow(NO_LIMIT);
  };

  return {
    identify,
    charge,
    admit: async (exchange, nowMs, scopes, units = 1) => {
      const key = await identify(exchange, scopes.includes('public'));
      return charge(exchange, key, nowMs, { units, scopes });
    },
    check: async (exchange, nowMs, scopes) => {
      const credential = credentialOf(exchange);
      const key = findKey(credential) ?? (await refuseUnknown(exchange, credential));
      refuseClosed(key, nowMs, NO_HEADERS);
      if (scopes === null) return;
      requireScope(key, scopes, NO_HEADERS);
      // The cache stores its responses for all keys.
      refuseLimited(key);
    },
  };
}

/** Throws the Problem of a revoked or expired key. `headers`: those of its limit. */
function refuseClosed(key: Key, nowMs: number, headers: HeaderList): void {
  const why = whyClosed(key, nowMs);
  if (why === null) return;
  const detail =
    why === 'revoked' ? 'the API key is revoked' : `the API key expired at ${new Date(key.expiresMs).toISOString()}`;
  throw new Problem('invalid_api_key', detail, undefined, [...INVALID_TOKEN, ...headers]);
}

function hasCredential({ request, address }: Exchange): boolean {
  return request.headers.authorization !== undefined || (address.query.key ?? '') !== '';
}

/** The key of the Authorization header, otherwise of the query parameter `key`. Throws a Problem if there is none. */
function credentialOf({ request, address }: Exchange): string {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const bearer = BEARER.exec(authorization);
    if (bearer) return bearer[1]!;
    const read = EMPTY_BEARER.test(authorization)
      ? 'the Authorization header has no key after Bearer (an unset variable?)'
      : 'the Authorization header is of another scheme';
    const detail = `${read}; expected "Authorization: Bearer <API_KEY>"`;
    throw new Problem('invalid_api_key', detail, undefined, ['www-authenticate', `${REALM}, error="invalid_request"`]);
  }
  const { key } = address.query;
  if (Array.isArray(key)) throw new Problem('invalid_parameter', 'key: was given more than once; expected once');
  // A key pasted into a cell or a URL may have spaces around it.
  const pasted = key?.trim() ?? '';
  if (pasted !== '') return pasted;
  const detail = 'no API key was sent; expected the header "Authorization: Bearer <API_KEY>" or the parameter key';
  throw new Problem('missing_api_key', detail, undefined, ['www-authenticate', REALM]);
}

function limitReached(headers: HeaderList, seconds: number, units: number): Problem {
  const cost = units > 1 ? ` (this request counts as ${units} requests)` : '';
  const detail = `the limit of this key is reached${cost}; try again in ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}

function unknownKey(credential: string): Problem {
  const detail = isMiscopied(credential)
    ? 'the API key is incomplete or mistyped: its checksum does not match'
    : 'the API key is unknown';
  return new Problem('invalid_api_key', detail, undefined, INVALID_TOKEN);
}

function tooManyUnknown({ headers, seconds }: Allowance): Problem {
  const detail = `too many unknown API keys came from this address; unknown keys are refused for another ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}

/** Stands for the key of requests without one; they are counted by address. */
function publicKey(rateLimit: RateLimit | null): Key {
  return {
    id: 'public',
    expiresMs: Number.POSITIVE_INFINITY,
    revoked: false,
    rateLimit,
    scope: 'public',
  };
}
