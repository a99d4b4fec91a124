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

/** A limiter; one that asks another machine answers later. */
export interface Limiter {
  /** Counts one request of `who`. */
  readonly take: (who: string) => Allowance | Promise<Allowance>;
  /** What `take` would return now, without counting. */
  readonly look: (who: string) => Allowance | Promise<Allowance>;
}

/** A limiter that answers at once. */
export interface MemoryLimiter extends Limiter {
  readonly take: (who: string) => Allowance;
  readonly look: (who: string) => Allowance;
}

/** The requests of one `who` since the first of them. */
interface Window {
  taken: number;
  readonly endsMs: number;
}

/** Callers that are counted at the same time, at most twice as many: some 10 MB. */
const MOST_WINDOWS = 50_000;

/**
 * A limiter in this process's memory, with the semantics of rate-limiter-flexible's RateLimiterMemory, which a test
 * holds it to and which takes three times as long (npm run bench), not counted what waiting for its promise costs.
 * Windows are kept in two generations, each as long as a window: what the older one holds has ended when it goes.
 * `nowMs` is a clock that never goes back, in whole milliseconds: with parts of them a sum less one of its terms may be
 * more than the other, and a window of 60 seconds have 61 left.
 */
export function memoryLimiter(
  limit: RateLimit,
  nowMs: () => number = () => Math.floor(performance.now()),
): MemoryLimiter {
  const lengthMs = limit.seconds * 1000;
  const policy = policyOf(limit);
  let young = new Map<string, Window>();
  let old = new Map<string, Window>();
  let youngSinceMs = nowMs();

  const running = (who: string, now: number): Window | undefined => {
    const window = young.get(who) ?? old.get(who);
    return window && now < window.endsMs ? window : undefined;
  };
  const begin = (who: string, now: number): Window => {
    if (now - youngSinceMs >= lengthMs || young.size >= MOST_WINDOWS) {
      old = young;
      young = new Map();
      youngSinceMs = now;
    }
    const window = { taken: 0, endsMs: now + lengthMs };
    young.set(who, window);
    return window;
  };

  return {
    take: (who) => {
      const now = nowMs();
      const window = running(who, now) ?? begin(who, now);
      window.taken++;
      return allowance(policy, limit.requests - window.taken, window.endsMs - now);
    },
    look: (who) => {
      const now = nowMs();
      const window = running(who, now);
      return window
        ? allowance(policy, limit.requests - window.taken - 1, window.endsMs - now)
        : allowance(policy, limit.requests - 1, lengthMs);
    },
  };
}

/** An allowance of this limit, as a store outside of the process counts it. */
export function allowanceOf(limit: RateLimit, left: number, msLeft: number): Allowance {
  return allowance(policyOf(limit), left, msLeft);
}

function policyOf({ requests, seconds }: RateLimit): string {
  return `"default";q=${requests};w=${seconds}`;
}

/** `left` after this request; below 0 it is one too many. */
function allowance(policy: string, left: number, msLeft: number): Allowance {
  const seconds = Math.ceil(msLeft / 1000);
  const headers = ['ratelimit-policy', policy, 'ratelimit', `"default";r=${left < 0 ? 0 : left};t=${seconds}`];
  if (left < 0) headers.push('retry-after', String(seconds));
  return { allowed: left >= 0, headers, seconds };
}
