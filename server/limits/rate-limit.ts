import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { RateLimit } from '../config/config.js';

/** Rate limits: a number of units in a window of some seconds that starts with the first request. */

/** Header names and values alternating, the form that Node writes fastest. */
export type HeaderList = readonly string[];

export interface Allowance {
  readonly allowed: boolean;
  /** RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers), and Retry-After when not allowed. */
  readonly headers: HeaderList;
  /** Whole seconds until the window ends. */
  readonly seconds: number;
}

/** Opens the limiter of a name, which keeps its counts apart from those of other names. */
export type OpenLimiter = (name: string, limit: RateLimit) => RateLimiterAbstract;

/** Limiters in the memory of this process; each has its own counts, so no prefix tells them apart. */
export const memoryLimiter: OpenLimiter = (_name, { requests, seconds }) =>
  new RateLimiterMemory({ keyPrefix: '', points: requests, duration: seconds });

/** A dearer request that the window has no room for is refused without taking what is left of it. */
const COSTLY = 16;

/** Takes units from a client's window; a single charge never exceeds the full limit. */
export type Meter = (client: string, units: number) => Promise<Allowance>;

export function meterOf(
  limiter: RateLimiterAbstract,
  { requests, seconds: window }: RateLimit,
): Meter {
  const policy = `"default";q=${requests};w=${window}`;
  const allowance = (
    { msBeforeNext, remainingPoints }: RateLimiterRes,
    allowed: boolean,
  ): Allowance => {
    // A clock that was set back makes the end of the window seem far; it is counted by a timer.
    const seconds = Math.min(window, Math.max(1, Math.ceil(msBeforeNext / 1000)));
    const remaining = `"default";r=${Math.max(0, remainingPoints)};t=${seconds}`;
    const headers = ['ratelimit-policy', policy, 'ratelimit', remaining];
    if (!allowed) headers.push('retry-after', String(seconds));
    return { allowed, headers, seconds };
  };
  const allow = (taken: RateLimiterRes) => allowance(taken, true);
  const refuse = (thrown: unknown) => {
    if (isRefusal(thrown)) return allowance(thrown, false);
    throw thrown;
  };
  return async (client, units) => {
    const cost = Math.min(units, requests);
    if (cost > COSTLY) {
      const taken = await limiter.get(client);
      if (taken !== null && taken.remainingPoints < cost) return allowance(taken, false);
    }
    return limiter.consume(client, cost).then(allow, refuse);
  };
}

/** Checks the shape, because a lazily loaded part of the program has its own copy of the class. */
function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;
}
