import { type Clients, DIRECT_CLIENTS } from '../config/client-address.js';
import type { RateLimit } from '../config/config.js';
import { feedToken } from '../keys/feed-token.js';
import { type FindKey, hashKey, isMiscopied, type Key, whyClosed } from '../keys/key.js';
import {
  type Allowance,
  type HeaderList,
  type Meter,
  memoryLimiter,
  meterOf,
  type OpenLimiter,
} from '../limits/rate-limit.js';
import { Problem } from '../queries/problem.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import { getOrMake } from '../util/get-or-make.js';
import type { Context } from './context.js';
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

/** Feeds and files of pages that need no key. */
export interface PublicFeeds {
  /** The limit per address; null = none. */
  readonly rateLimit: RateLimit | null;
  /** The calendars that they show; default: all. */
  readonly calendars?: CalendarPatterns | undefined;
}

interface AuthenticateOptions {
  readonly findKey: FindKey;
  readonly nowMs: () => number;
  /** The limit of keys without their own; null = none. */
  readonly rateLimit: RateLimit | null;
  /** The limit of unknown keys from one client. */
  readonly unknownKeyLimit?: RateLimit | undefined;
  /** The store of limits; default: the memory of this process. */
  readonly openLimiter?: OpenLimiter | undefined;
  readonly clients?: Clients | undefined;
  /** Absent: public feeds and files of pages need a key. */
  readonly publicFeeds?: PublicFeeds | null | undefined;
  /** The limit per address for pages; null or absent = none. */
  readonly pageLimit?: RateLimit | null | undefined;
}

/** The keys that may make a request. */
interface Opening {
  readonly scopes: Scopes;
  /** Throws the Problem of a key to which the route refuses the request for another reason. */
  readonly refuse?: ((key: Key) => void) | undefined;
}

/** What a request costs, and the keys that may make it. */
interface Cost extends Opening {
  readonly units: number;
  /** What would cost less, for the one whose limit is reached. */
  readonly advice?: string | undefined;
}

/**
 * Looks up the key first; only unknown keys count against the limit of guesses. Nobody can guess 190 random bits, and clients with
 * a valid key must not be locked out by others behind the same address. Revoked and expired keys are refused and counted
 * separately, so a forgotten job does not lock out others.
 */
export class Authenticator {
  readonly #findKey: FindKey;
  readonly #nowMs: () => number;
  readonly #clients: Clients;
  readonly #defaultMeter: Meter | null;
  readonly #meterOf: (limit: RateLimit) => Meter;
  readonly #unknownKeys: Meter;
  readonly #publicKey: Key | null;
  readonly #pages: Meter | null;

  constructor(options: AuthenticateOptions) {
    const {
      findKey,
      rateLimit,
      unknownKeyLimit = UNKNOWN_KEYS,
      clients = DIRECT_CLIENTS,
    } = options;
    const { openLimiter = memoryLimiter, publicFeeds, pageLimit = null } = options;
    const meters = new Map<string, Meter>();
    this.#findKey = findKey;
    this.#nowMs = options.nowMs;
    this.#clients = clients;
    this.#unknownKeys = meterOf(openLimiter('unknown', unknownKeyLimit), unknownKeyLimit);
    this.#meterOf = (limit) =>
      getOrMake(meters, `${limit.requests}/${limit.seconds}`, () =>
        meterOf(openLimiter('key', limit), limit),
      );
    this.#defaultMeter = rateLimit && this.#meterOf(rateLimit);
    this.#pages = pageLimit && meterOf(openLimiter('page', pageLimit), pageLimit);
    this.#publicKey = publicFeeds ? publicKey(publicFeeds) : null;
  }

  /**
   * Identifies the key of a request and stores it in the context. `mayBePublic`: it needs none if feeds are public. Throws or
   * rejects with a Problem (401, 429) if it is refused.
   */
  identify(context: Context, mayBePublic = false): Key | Promise<Key> {
    if (this.#publicKey && mayBePublic && !hasCredential(context)) context.key = this.#publicKey;
    else {
      const credential = credentialOf(context);
      context.key = this.#findKey(credential);
      if (context.key === null) return this.#refuseUnknown(context, unknownKey(credential));
    }
    return context.key;
  }

  /**
   * Identifies the key of a feed's token and stores it in the context; without a token, that of public feeds. Throws or rejects with
   * a Problem (401, 429) if there is none for this feed.
   */
  identifyFeed(context: Context, feed: string): Key | Promise<Key> {
    const { token } = context.query;
    if (Array.isArray(token))
      throw new Problem('invalid_parameter', 'token: was given more than once; expected once');
    const given = token?.trim() ?? '';
    if (given === '' && this.#publicKey) context.key = this.#publicKey;
    else if (given === '') throw noToken();
    else {
      context.key = this.#findKey(given, feed);
      if (context.key === null) return this.#refuseUnknown(context, unknownToken());
    }
    return context.key;
  }

  /** The token for a feed of the key of a request, which was admitted. */
  tokenFor(context: Context, feed: string): string {
    return feedToken(hashKey(credentialOf(context)), feed);
  }

  /**
   * Charges the cost of a request to the limit of its key, and stores the headers of that limit in the context. A request that the
   * key may not make is refused before its cost counts, and counts as one unit. Throws or rejects with a Problem (401, 403, 429) if
   * the request is refused.
   */
  charge(context: Context, { units, scopes, refuse, advice }: Cost): void | Promise<void> {
    const key = context.key!;
    const nowMs = this.#nowMs();
    const refusal = refusalOf(key, nowMs, { scopes, refuse });
    const cost = refusal ? 1 : units;
    const meter =
      key.rateLimit === undefined
        ? this.#defaultMeter
        : key.rateLimit && this.#meterOf(key.rateLimit);
    const allow = ({ allowed, headers, seconds }: Allowance) => {
      if (!allowed) throw limitReached(headers, seconds, cost, cost > 1 ? advice : undefined);
      context.limit = headers;
      if (refusal) throw refusal;
    };
    return meter ? meter(this.#countedAs(key, context, nowMs), cost).then(allow) : allow(NO_LIMIT);
  }

  /** Identifies and charges, for requests whose cost does not depend on the key. */
  async admit(context: Context, { units = 1, ...opening }: Opening & Partial<Cost>): Promise<void> {
    await this.identify(context, opening.scopes.includes('public'));
    await this.charge(context, { units, ...opening });
  }

  /** Charges the cost of a page, which needs no key, to the limit of the client's address. Rejects with a Problem (429). */
  async admitPage({ request }: Context, units: number): Promise<void> {
    const allowance = await this.#pages?.(this.#clients.of(request), units);
    if (allowance && !allowance.allowed) throw tooManyPages(allowance);
  }

  /**
   * For a cache in front that may answer instead: resolves if the key would be accepted, without charging its limit. `scopes`: those
   * that open the URL requested there; null: it is not known, or needs no key. Rejects like `identify` and `charge`.
   */
  async check(context: Context, scopes: Scopes | null): Promise<void> {
    const credential = credentialOf(context);
    const key =
      this.#findKey(credential) ?? (await this.#refuseUnknown(context, unknownKey(credential)));
    refuseClosed(key, this.#nowMs());
    if (scopes === null) return;
    requireScope(key, scopes);
    // The cache stores its responses for all keys.
    refuseLimited(key);
  }

  /** Rejects with the Problem of an unknown key or token. */
  async #refuseUnknown({ request }: Context, problem: Problem): Promise<never> {
    const allowance = await this.#unknownKeys(this.#clients.of(request), 1);
    throw allowance.allowed ? problem : tooManyUnknown(allowance);
  }

  /** Requests with a key that is public are counted by address. */
  #countedAs(key: Key, { request }: Context, nowMs: number): string {
    if (key.scope === 'demo' || key.scope === 'public')
      return `${key.id} ${this.#clients.of(request)}`;
    return whyClosed(key, nowMs) ? `${key.id} closed` : key.id;
  }
}

/** The Problem of a key that may not make a request, null if it may. */
function refusalOf(key: Key, nowMs: number, { scopes, refuse }: Opening): Problem | null {
  try {
    refuseClosed(key, nowMs);
    requireScope(key, scopes);
    refuse?.(key);
    return null;
  } catch (thrown) {
    if (thrown instanceof Problem) return thrown;
    throw thrown;
  }
}

/** Throws the Problem of a revoked or expired key. */
function refuseClosed(key: Key, nowMs: number): void {
  const why = whyClosed(key, nowMs);
  if (why === null) return;
  const detail =
    why === 'revoked'
      ? 'the API key is revoked'
      : `the API key expired at ${new Date(key.expiresMs).toISOString()}`;
  throw new Problem('invalid_api_key', detail, undefined, INVALID_TOKEN);
}

function hasCredential({ request, query }: Context): boolean {
  return request.headers.authorization !== undefined || (query.key ?? '') !== '';
}

/** The key of the Authorization header, otherwise of the query parameter `key`. Throws a Problem if there is none. */
function credentialOf({ request, query }: Context): string {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const bearer = BEARER.exec(authorization);
    if (bearer) return bearer[1]!;
    const read = EMPTY_BEARER.test(authorization)
      ? 'the Authorization header has no key after Bearer (an unset variable?)'
      : 'the Authorization header is of another scheme';
    const detail = `${read}; expected "Authorization: Bearer <API_KEY>"`;
    throw new Problem('invalid_api_key', detail, undefined, [
      'www-authenticate',
      `${REALM}, error="invalid_request"`,
    ]);
  }
  const { key } = query;
  if (Array.isArray(key))
    throw new Problem('invalid_parameter', 'key: was given more than once; expected once');
  // A key pasted into a cell or a URL may have spaces around it.
  const pasted = key?.trim() ?? '';
  if (pasted !== '') return pasted;
  const detail =
    'no API key was sent; expected the header "Authorization: Bearer <API_KEY>" or the parameter key';
  throw new Problem('missing_api_key', detail, undefined, ['www-authenticate', REALM]);
}

function limitReached(
  headers: HeaderList,
  seconds: number,
  units: number,
  advice?: string,
): Problem {
  const cost = units > 1 ? ` (this request counts as ${units} requests)` : '';
  const cheaper = advice === undefined ? '' : `${advice}; `;
  const detail = `the limit of this key is reached${cost}; ${cheaper}try again in ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}

function unknownKey(credential: string): Problem {
  const detail = isMiscopied(credential)
    ? 'the API key is incomplete or mistyped: its checksum does not match'
    : 'the API key is unknown';
  return new Problem('invalid_api_key', detail, undefined, INVALID_TOKEN);
}

function unknownToken(): Problem {
  const detail =
    'the token is not one for this feed: it was made for other calendars, or its key was replaced';
  return new Problem('invalid_api_key', detail, undefined, INVALID_TOKEN);
}

function noToken(): Problem {
  const detail =
    'no token was sent; expected the address of a feed as /feeds/token makes it for a key';
  return new Problem('missing_api_key', detail, undefined, ['www-authenticate', REALM]);
}

function tooManyUnknown({ headers, seconds }: Allowance): Problem {
  const detail = `too many unknown API keys came from this address; unknown keys are refused for another ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}

function tooManyPages({ headers, seconds }: Allowance): Problem {
  const detail = `too many pages were requested from this address; try again in ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}

/** Stands for the key of requests without one; they are counted by address. */
function publicKey({ rateLimit, calendars }: PublicFeeds): Key {
  return {
    id: 'public',
    expiresMs: Number.POSITIVE_INFINITY,
    revoked: false,
    rateLimit,
    scope: 'public',
    ...(calendars && { calendars }),
  };
}
