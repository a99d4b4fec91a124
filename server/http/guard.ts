import type { IncomingMessage } from 'node:http';
import type { RateLimit } from '../config.js';
import { getOrMake } from '../core/get-or-make.js';
import { type FindKey, isMiscopied, type Key, whyClosed } from '../keys/key.js';
import { Problem } from '../service/problem.js';
import { type Clients, DIRECT_CLIENTS } from './client.js';
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
const WRONG_TOKEN: HeaderList = ['www-authenticate', `${REALM}, error="invalid_token"`];
/** Wrong keys from one address: more than a person mistypes, far fewer than guessing takes. */
const WRONG_KEYS: RateLimit = { requests: 30, seconds: 60 };
const NO_HEADERS: HeaderList = [];
const NO_LIMIT: Allowance = { allowed: true, headers: [], seconds: 0 };
/** A key that stands in a longer header is not kept with its connection: it would keep the header. */
const LONGEST_KEPT_HEADER = 600;

/**
 * Lets a request pass and returns its rate-limit headers, or throws the Problem that refuses it (401 or 429). At once,
 * unless a limiter has to ask another machine: waiting costs a request half a microsecond.
 */
export type Guard = Pass & {
  /**
   * Tells a cache in front whether it may answer in our stead: throws the Problem that refuses the key (401, 403, 429 for
   * an address that guesses), counts nothing against its limit. `address`: what was asked for there, if it says so.
   */
  readonly check: (...request: [...Parameters<Pass>, address: string | undefined]) => ReturnType<Pass>;
};
/** What is done with a key that is known, open or not. */
type Use = (key: Key, request: IncomingMessage, nowMs: number) => ReturnType<Pass>;
type Pass = (request: IncomingMessage, queryKey: unknown, nowMs: number) => HeaderList | Promise<HeaderList>;

export interface GuardOptions {
  readonly findKey: FindKey;
  /** Where a key has none of its own; null = none. */
  readonly defaultLimit: RateLimit | null;
  /** Wrong keys from one client. */
  readonly wrongKeyLimit?: RateLimit | undefined;
  /** Limits that several servers share; default: this one's memory. */
  readonly limiter?: ((name: string, limit: RateLimit) => Limiter) | undefined;
  readonly clients?: Clients | undefined;
}

/**
 * The guard of the keys that `findKey` knows.
 *
 * Whether a client has guessed too often is asked before its key is looked up: from then on, until its minute has
 * passed, no key it sends is tried, so that nobody learns there which one is right. What goes on is a connection that
 * was let in before with the very key it sends, and on which no wrong one has come since: the others behind a shared
 * address keep the connections they have. (Not behind a proxy, whose connections are everybody's.) A key that is revoked
 * or expired is refused, but who has it does not guess: it counts by itself, not against its address, where a forgotten
 * job would shut everybody else out.
 */
export function createGuard(options: GuardOptions): Guard {
  const { findKey, defaultLimit, wrongKeyLimit = WRONG_KEYS, clients = DIRECT_CLIENTS } = options;
  const byLimit = new Map<string, Limiter>();
  /** Asked first, and at once: what comes while another machine is asked counts here. */
  const wrongKeys = memoryLimiter(wrongKeyLimit);
  const sharedWrongKeys = options.limiter?.('wrong', wrongKeyLimit);

  const limiterOf = (limit: RateLimit): Limiter =>
    getOrMake(
      byLimit,
      `${limit.requests}/${limit.seconds}`,
      () => options.limiter?.('key', limit) ?? memoryLimiter(limit),
    );

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

  /** Null when it is wrong: it then counts. */
  const keyOf = (request: IncomingMessage, credential: string): Key | null => {
    const { connection } = request.socket;
    const key = findKey(credential);
    if (!connection || connection.isProxy) return key;
    if (!key) connection.provenKey = null;
    else if (connection.provenKey !== credential) {
      const header = request.headers.authorization ?? request.url!;
      connection.provenKey = header.length <= LONGEST_KEPT_HEADER ? credential : null;
    }
    return key;
  };

  const enter = (request: IncomingMessage, credential: string, client: string, nowMs: number, use: Use) => {
    const key = keyOf(request, credential);
    if (!key) {
      const allowance = wrongKeys.take(client);
      // Counted for the others as well; this answer need not wait for it.
      void sharedWrongKeys?.take(client);
      throw allowance.allowed ? wrongKey(credential) : tooManyWrong(allowance);
    }
    return use(key, request, nowMs);
  };
  /** Everybody may have the demo key: what is asked with it is counted by address. */
  const countedAs = (key: Key, request: IncomingMessage, nowMs: number): string => {
    if (key.scope === 'demo') return `${key.id} ${clients.of(request)}`;
    return whyClosed(key, nowMs) ? `${key.id} closed` : key.id;
  };
  const count: Use = (key, request, nowMs) => {
    request.key = key;
    const limiter = limiterFor(key);
    const allowance = limiter ? limiter.take(countedAs(key, request, nowMs)) : NO_LIMIT;
    return allowance instanceof Promise
      ? allowance.then((later) => pass(key, request, later, nowMs))
      : pass(key, request, allowance, nowMs);
  };

  const enterUnproven: typeof enter = (request, credential, client, nowMs, use) => {
    const own = wrongKeys.look(client);
    if (!own.allowed) throw tooManyWrong(own);
    const shared = sharedWrongKeys?.look(client);
    if (shared === undefined) return enter(request, credential, client, nowMs, use);
    const goOn = (next: Allowance) => {
      const now = wrongKeys.look(client);
      if (!next.allowed || !now.allowed) throw tooManyWrong(next.allowed ? now : next);
      return enter(request, credential, client, nowMs, use);
    };
    return shared instanceof Promise ? shared.then(goOn) : goOn(shared);
  };

  const open = (request: IncomingMessage, queryKey: unknown, nowMs: number, use: Use) => {
    const credential = credentialOf(request, queryKey);
    const client = clients.of(request);
    return request.socket.connection?.provenKey === credential
      ? enter(request, credential, client, nowMs, use)
      : enterUnproven(request, credential, client, nowMs, use);
  };
  const check: Guard['check'] = (request, queryKey, nowMs, address) =>
    open(request, queryKey, nowMs, (key) => {
      refuseClosed(key, nowMs, NO_HEADERS);
      if (address !== undefined) checkAddress(key, address, NO_HEADERS);
      return NO_HEADERS;
    });
  const guard: Pass = (request, queryKey, nowMs) => open(request, queryKey, nowMs, count);
  return Object.assign(guard, { check });
}

/** The headers of a request within its limit and its key's scope; else throws the Problem that refuses it. */
function pass(key: Key, request: IncomingMessage, { allowed, headers, seconds }: Allowance, nowMs: number): HeaderList {
  if (allowed) {
    refuseClosed(key, nowMs, headers);
    if (key.scope !== 'all') checkAddress(key, request.url!, headers);
    return headers;
  }
  throw new Problem('rate_limited', `the limit of this key is reached; try again in ${seconds} s`, undefined, headers);
}

/** Throws the Problem of a key that opens nothing any more. `headers`: its limit's. */
function refuseClosed(key: Key, nowMs: number, headers: HeaderList): void {
  const why = whyClosed(key, nowMs);
  if (why === null) return;
  const detail =
    why === 'revoked' ? 'the API key is revoked' : `the API key expired at ${new Date(key.expiresMs).toISOString()}`;
  throw new Problem('invalid_api_key', detail, undefined, [...WRONG_TOKEN, ...headers]);
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
  const detail = isMiscopied(credential)
    ? 'the API key was not copied whole: its checksum does not fit'
    : 'the API key is unknown';
  return new Problem('invalid_api_key', detail, undefined, WRONG_TOKEN);
}

function tooManyWrong({ headers, seconds }: Allowance): Problem {
  const detail = `too many invalid API keys came from this address; no key is tried for another ${seconds} s`;
  return new Problem('rate_limited', detail, undefined, headers);
}
