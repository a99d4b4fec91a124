import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../config.js';
import type { HeaderList } from './respond.js';

/** Request limits: so many requests in a window of so many seconds that starts with the first. */

export interface Allowance {
  readonly allowed: boolean;
  /** RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers), and Retry-After when not allowed. */
  readonly headers: HeaderList;
  /** Whole seconds until the window ends. */
  readonly seconds: number;
}

export interface Limiter {
  /** Counts one request of `who`. */
  readonly take: (who: string) => Promise<Allowance>;
}

/** A limiter in this process's memory. */
export function memoryLimiter(limit: RateLimit): Limiter {
  const limiter = new RateLimiterMemory({ points: limit.requests, duration: limit.seconds });
  const policy = `"default";q=${limit.requests};w=${limit.seconds}`;
  return {
    take: (who) =>
      limiter.consume(who).then(
        (state) => allowance(policy, state, true),
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return allowance(policy, refused, false);
          throw refused;
        },
      ),
  };
}

function allowance(policy: string, state: RateLimiterRes, allowed: boolean): Allowance {
  const seconds = Math.ceil(state.msBeforeNext / 1000);
  const headers = ['ratelimit-policy', policy, 'ratelimit', `"default";r=${state.remainingPoints};t=${seconds}`];
  if (!allowed) headers.push('retry-after', String(seconds));
  return { allowed, headers, seconds };
}
