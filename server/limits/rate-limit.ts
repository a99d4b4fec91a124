import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { RateLimit } from '../config/config.js';

/** Rate limits: so many units in a window of so many seconds that starts with the first request. */

/** Header names and values in turn: what Node writes fastest. */
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

/** Limiters in the memory of this process. */
export const memoryLimiter: OpenLimiter = (name, { requests, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: requests, duration: seconds });

/** Takes units from what a client has left in its window; a window is never charged more than its whole limit at once. */
export type Meter = (client: string, units: number) => Promise<Allowance>;

export function meterOf(limiter: RateLimiterAbstract, { requests, seconds: window }: RateLimit): Meter {
  const policy = `"default";q=${requests};w=${window}`;
  const allowance = ({ msBeforeNext, remainingPoints }: RateLimiterRes, allowed: boolean): Allowance => {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const remaining = `"default";r=${Math.max(0, remainingPoints)};t=${seconds}`;
    const headers = ['ratelimit-policy', policy, 'ratelimit', remaining];
    if (!allowed) headers.push('retry-after', String(seconds));
    return { allowed, headers, seconds };
  };
  return async (client, units) => {
    try {
      return allowance(await limiter.consume(client, Math.min(units, requests)), true);
    } catch (refused) {
      if (isRefusal(refused)) return allowance(refused, false);
      throw refused;
    }
  };
}

/** By its form: a part of the program that is loaded later has a class of its own. */
function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;
}
