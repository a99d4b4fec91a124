import type { EventEmitter } from 'node:events';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import RLWrapperTimeouts from 'rate-limiter-flexible/lib/RLWrapperTimeouts.js';
import { memoryLimiter, type OpenLimiter } from './rate-limit.js';

/**
 * Common limits of several servers in Redis. While Redis is away, each server counts in its own memory, starting from zero, so no
 * request waits. Loaded only if REDIS_URL is set.
 */

export interface SharedLimits {
  readonly openLimiter: OpenLimiter;
  /** Whether the shared store is away; null if there is none. */
  readonly isAway: (() => boolean) | null;
}

/** Maximum wait for Redis at the start; later it is used as soon as it is available. */
const START_MS = 500;
/** Maximum wait of a request. */
const ANSWER_MS = 150;
/** Interval of pings; a connection without a reply in time is closed. */
const PING_MS = 1_000;
const SILENT_MS = 2_000;
/** Longer than it takes to be refused a connection. */
const FIRST_REPLY_MS = 5_000;
const RECONNECT_MS = 200;
const PREFIX = 'kalends';

/** `url` is never logged: it may contain a password. */
export async function redisLimits(url: string, log: Logger): Promise<SharedLimits> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, reconnectStrategy: RECONNECT_MS },
  });
  let isAway: boolean | undefined;
  const leave = (why: string) => {
    if (isAway !== true) log.warn(`Redis is away, limits are counted by each server alone: ${why}`);
    isAway = true;
  };
  let heardMs = performance.now();
  client.on('error', (error: Error) => {
    heardMs = performance.now();
    leave(error.message);
  });
  client.on('ready', () => {
    heardMs = performance.now();
    if (isAway) log.info('Redis is there, limits are shared');
    isAway = false;
  });
  client.connect().catch(() => {});
  // A stopped process keeps its connections open, but does not reply. The client waits for its first reply without a limit.
  const isSilent = async () =>
    client.isReady ? !(await isAnswered(client.ping(), SILENT_MS)) : performance.now() - heardMs > FIRST_REPLY_MS;
  setInterval(async () => {
    if (!(await isSilent())) return;
    leave('it does not answer');
    heardMs = performance.now();
    client.destroy();
    client.connect().catch(() => {});
  }, PING_MS).unref();
  await firstOf(client as unknown as EventEmitter, START_MS);
  if (isAway === undefined) leave('it was not there at the start');
  return {
    isAway: () => isAway ?? true,
    openLimiter: (name, limit) =>
      new RLWrapperTimeouts({
        limiter: new RateLimiterRedis({
          // The package's types describe another form of the same client.
          storeClient: client as never,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          keyPrefix: `${PREFIX}:${name}:${limit.requests}/${limit.seconds}`,
          points: limit.requests,
          duration: limit.seconds,
        }),
        timeoutMs: ANSWER_MS,
        insuranceLimiter: memoryLimiter(name, limit),
      }),
  };
}

/** Resolves when the client is ready or has failed, or after the maximum wait. */
function firstOf(client: EventEmitter, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    client.once('ready', done).once('error', done);
  });
}

function isAnswered(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ms, false).unref());
  return Promise.race([
    promise.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
