import type { EventEmitter } from 'node:events';
import { createClient, ErrorReply } from '@redis/client';
import type { Logger } from 'pino';
import type { IRateLimiterRedisOptions, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import RLWrapperTimeouts from 'rate-limiter-flexible/lib/RLWrapperTimeouts.js';
import { memoryLimiter, type OpenLimiter } from './rate-limit.js';

/**
 * Common limits of several servers in Redis. While Redis is not available, each server counts in its own memory, starting from zero, so no
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
/** Without a refusal for so long, a command that succeeds ends the state in which they are refused. */
const REFUSED_MS = 1_000;
const PREFIX = 'kalends';
/**
 * The script of rate-limiter-flexible, which also ends a window that is longer than it should be: its end is an instant of the
 * clock of Redis, which may have been set back.
 */
const COUNT = `redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl == -1 or ttl > 1000 * ARGV[2] then
  redis.call('expire', KEYS[1], ARGV[2])
  ttl = 1000 * ARGV[2]
end
return {consumed, ttl}`;

/** `url` is never logged: it may contain a password. */
export async function redisLimits(url: string, log: Logger): Promise<SharedLimits> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, reconnectStrategy: RECONNECT_MS },
  });
  let isAway: boolean | undefined;
  let refusedMs = Number.NEGATIVE_INFINITY;
  const leave = (why: string) => {
    if (isAway !== true)
      log.warn(`Redis is not available, each server counts limits on its own: ${why}`);
    isAway = true;
  };
  const comeBack = () => {
    if (isAway) log.info('Redis is available again, limits are shared');
    isAway = false;
  };
  const refused = (why: string) => {
    refusedMs = performance.now();
    leave(why);
  };
  // Some commands may succeed while others are refused.
  const succeeded = () => {
    if (isAway && client.isReady && performance.now() - refusedMs > REFUSED_MS) comeBack();
  };
  let heardMs = performance.now();
  client.on('error', (error: Error) => {
    heardMs = performance.now();
    leave(error.message);
  });
  client.on('ready', () => {
    heardMs = performance.now();
    comeBack();
  });
  client.connect().catch(() => {});
  // A stopped process keeps its connections open, but does not reply. The client waits for its first reply without a limit.
  const isSilent = async () =>
    client.isReady
      ? !(await isAnswered(client.ping(), SILENT_MS))
      : performance.now() - heardMs > FIRST_REPLY_MS;
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
        limiter: new WatchedLimiter(refused, succeeded, {
          // The package's types describe another form of the same client.
          storeClient: client as never,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          keyPrefix: `${PREFIX}:${name}:${limit.requests}/${limit.seconds}`,
          points: limit.requests,
          duration: limit.seconds,
          customIncrTtlLuaScript: COUNT,
        }),
        timeoutMs: ANSWER_MS,
        insuranceLimiter: memoryLimiter(name, limit),
      }),
  };
}

/**
 * Notices commands that Redis refuses while it is connected: a user without permission (NOPERM), a replica (READONLY), no memory
 * (OOM). They count as Redis not being available, until one succeeds.
 */
class WatchedLimiter extends RateLimiterRedis {
  readonly #refused: (why: string) => void;
  readonly #succeeded: () => void;

  constructor(
    refused: (why: string) => void,
    succeeded: () => void,
    options: IRateLimiterRedisOptions,
  ) {
    super(options);
    this.#refused = refused;
    this.#succeeded = succeeded;
  }

  override async consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    try {
      const taken = await super.consume(key, points);
      this.#succeeded();
      return taken;
    } catch (thrown) {
      // Without what Redis quotes of the command: names of keys.
      if (thrown instanceof ErrorReply)
        this.#refused(thrown.message.split(/, with args|'kalends/)[0]!.trim());
      else if (!(thrown instanceof Error)) this.#succeeded();
      throw thrown;
    }
  }
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
      // A refusal is an answer.
      (error: unknown) => error instanceof ErrorReply,
    ),
    late,
  ]);
}
