import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import { type SharedLimits, type Store, shareLimits } from './shared.js';

/** Limits shared by way of Redis. Loaded only where REDIS_URL is set. */

/** A start waits so long for Redis; later it is taken up as soon as it is there. */
const START_MS = 500;
/** A connection over which nothing comes any more is given up. */
const SILENT_MS = 3_000;
const RECONNECT_MS = 200;
const PREFIX = 'kalends';

/** `url` is never logged: it may hold a password. */
export async function redisLimits(url: string, log: Logger): Promise<SharedLimits> {
  let client = connect(url);
  let silentSinceMs = 0;
  const isThere = await ready(client);

  /** What the limiters ask: the client of now. */
  const current = {
    get isReady() {
      return client.isReady;
    },
    eval: (...asked: Parameters<Client['eval']>) => client.eval(...asked),
    multi: () => client.multi(),
  };
  const open = (name: string, { requests, seconds }: { requests: number; seconds: number }): Store =>
    new RateLimiterRedis({
      storeClient: current,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `${PREFIX}:${name}:${requests}/${seconds}`,
      points: requests,
      duration: seconds,
    });
  const onSilence = () => {
    const nowMs = performance.now();
    if (!client.isReady) silentSinceMs = 0;
    else if (silentSinceMs === 0) silentSinceMs = nowMs;
    else if (nowMs - silentSinceMs > SILENT_MS) {
      silentSinceMs = 0;
      client.destroy();
      client = connect(url);
    }
  };
  return shareLimits({ called: 'Redis', open, log, startsAway: !isThere, onSilence });
}

type Client = ReturnType<typeof connect>;

function connect(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, reconnectStrategy: RECONNECT_MS },
  });
  // Told by what is asked of it, once.
  client.on('error', () => {});
  client.connect().catch(() => {});
  return client;
}

/** Whether it is there soon; what fails at once is not waited for. */
function ready(client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), START_MS);
    const done = (isThere: boolean) => {
      clearTimeout(timer);
      resolve(isThere);
    };
    client.once('ready', () => done(true));
    client.once('error', () => done(false));
  });
}
