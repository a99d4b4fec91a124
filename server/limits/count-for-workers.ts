import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { getOrMake } from '../core/get-or-make.js';
import type { Call, Count, Counted } from '../worker-messages.js';
import type { Taken } from './shared.js';

/** Counts limits in the primary process, for all workers. */
export function countForWorkers(): (message: Count) => Promise<Counted> {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = ({ name, limit: { requests, seconds } }: Call) =>
    getOrMake(
      limiters,
      `${name}:${requests}/${seconds}`,
      () => new RateLimiterMemory({ keyPrefix: '', points: requests, duration: seconds }),
    );
  const count = async (call: Call): Promise<Taken | null> => {
    const limiter = limiterOf(call);
    try {
      const taken = call.isLook ? await limiter.get(call.who) : await limiter.consume(call.who);
      return taken && told(taken);
    } catch (refused) {
      return told(refused as Taken);
    }
  };
  return async ({ number, calls }) => ({
    type: 'kalends:counted',
    number,
    taken: await Promise.all(calls.map(count)),
  });
}

function told({ consumedPoints, msBeforeNext }: Taken): Taken {
  return { consumedPoints, msBeforeNext };
}
