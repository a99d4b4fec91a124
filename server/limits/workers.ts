import { RateLimiterCluster } from 'rate-limiter-flexible/lib/RateLimiterCluster.js';
import RLWrapperTimeouts from 'rate-limiter-flexible/lib/RLWrapperTimeouts.js';
import { memoryLimiter, type OpenLimiter } from './rate-limit.js';

/** Limits of a worker, which the primary process counts for all of them (RateLimiterClusterMaster there). */

/** Timeout for the primary process, which may be slow on an overloaded machine, but does not go away. */
const ANSWER_MS = 2_000;

export const workerLimiter: OpenLimiter = (name, limit) =>
  new RLWrapperTimeouts({
    limiter: new RateLimiterCluster({
      keyPrefix: `${name}:${limit.requests}/${limit.seconds}`,
      points: limit.requests,
      duration: limit.seconds,
      timeoutMs: ANSWER_MS,
    }),
    timeoutMs: ANSWER_MS,
    insuranceLimiter: memoryLimiter(name, limit),
  });
