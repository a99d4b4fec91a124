import type { Logger } from 'pino';
import type { RateLimit } from '../config.js';
import { type Allowance, allowanceOf, type Limiter, memoryLimiter } from '../http/limit.js';

/**
 * Limits that several processes share, in a store outside of them. While the store is away each process counts for
 * itself, in its memory: nobody is kept waiting for it, and nobody is told.
 */

/** What a store says of one `who`: so many requests in a window that ends in so many milliseconds. */
export interface Taken {
  readonly consumedPoints: number;
  readonly msBeforeNext: number;
}

/** A limiter of rate-limiter-flexible: `consume` rejects with a Taken when it is one too many, with an Error when it failed. */
export interface Store {
  readonly consume: (who: string) => Promise<Taken>;
  readonly get: (who: string) => Promise<Taken | null>;
}

export interface SharedLimits {
  /** The limiter of that name, for example of keys with a limit of their own. */
  readonly limiter: (name: string, limit: RateLimit) => Limiter;
  readonly isAway: () => boolean;
}

export interface SharedLimitsOptions {
  /** What the store is called in the log. */
  readonly called: string;
  readonly open: (name: string, limit: RateLimit) => Store;
  readonly log: Logger;
  /** The store is not there yet: asked again until it is. */
  readonly startsAway?: boolean;
  /** An answer of the store is waited for so long, and no request longer. */
  readonly patienceMs?: number;
  /** Called each time that an away store was asked, and did not answer. */
  readonly onSilence?: () => void;
}

const PATIENCE_MS = 150;
/** A store that is away is asked so often, by nobody's request. */
const ASK_AGAIN_MS = 300;
const PROBE = 'probe';

export function shareLimits(options: SharedLimitsOptions): SharedLimits {
  const { called, open, log, startsAway = false, onSilence, patienceMs = PATIENCE_MS } = options;
  let isAway = false;
  const probe = open(PROBE, { requests: 1, seconds: 1 });

  const leave = (why: string) => {
    if (isAway) return;
    isAway = true;
    log.warn(`${called} is away, limits are counted by each server alone: ${why}`);
    askAgain();
  };
  const askAgain = () => {
    setTimeout(() => {
      inTime(probe.get(PROBE)).then(
        () => {
          isAway = false;
          log.info(`${called} is there, limits are shared`);
        },
        () => {
          onSilence?.();
          askAgain();
        },
      );
    }, ASK_AGAIN_MS).unref();
  };
  const inTime = <T>(promise: Promise<T>) => within(promise, patienceMs);
  if (startsAway) leave('it was not there at the start');

  const limiter = (name: string, limit: RateLimit): Limiter => {
    const store = open(name, limit);
    // Counts always: when the store goes, what was asked of this server is known.
    const own = memoryLimiter(limit);
    const told = ({ consumedPoints, msBeforeNext }: Taken, more: number) =>
      allowanceOf(limit, limit.requests - consumedPoints - more, msBeforeNext);
    return {
      take: (who) => {
        const alone = own.take(who);
        if (isAway) return alone;
        return inTime(store.consume(who)).then(
          (taken) => told(taken, 0),
          (thrown: unknown) => {
            if (isTaken(thrown)) return told(thrown, 0);
            leave(messageOf(thrown));
            return alone;
          },
        );
      },
      look: (who) => {
        if (isAway) return own.look(who);
        return inTime(store.get(who)).then(
          (taken): Allowance => (taken ? told(taken, 1) : own.look(who)),
          (thrown: unknown) => {
            leave(messageOf(thrown));
            return own.look(who);
          },
        );
      },
    };
  };
  return { limiter, isAway: () => isAway };
}

/** Rejects when the promise takes longer than it may. */
function within<T>(promise: Promise<T>, patienceMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs} ms`)), patienceMs);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

function isTaken(thrown: unknown): thrown is Taken {
  return typeof thrown === 'object' && thrown !== null && 'consumedPoints' in thrown;
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
