import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible/lib/RateLimiterCluster.js';
import type { Config } from '../config/config.js';
import { END_WITH_PARENT, type Place, workerArguments } from '../config/place.js';
import { storeFirstKey } from '../keys/change-keys.js';
import { type KeysInUse, openKeys } from '../keys/in-use.js';
import { leaseOf } from './follow.js';
import { openLog } from './log.js';
import { addressOf, announce, logSettings } from './start-lines.js';
import { type Hello, type Keys, keysMessage } from './worker-messages.js';

/**
 * The primary process of KALENDS_WORKERS: it answers nobody, but holds the address for the workers, reads the keys and
 * counts the limits for all of them, and starts another worker for one that ended.
 */

/** A worker ends by itself within ten seconds. */
const END_MS = 15_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** Starts the workers; resolves when all of them serve. Rejects with what keeps the first one from it. */
export async function startWorkers(config: Config, place: Place, keysWarning: string | null): Promise<void> {
  const log = openLog({ level: config.logLevel, isBusy: false });
  logSettings(log, config, keysWarning);
  const release = place.isShared ? leaseOf(place.dist, place.name, log) : () => {};
  process.on('exit', release);

  let keys = keysMessage(new Map(), false);
  const inUse = openKeys(config, log, (next, isUnreadable) => {
    keys = keysMessage(next, isUnreadable);
    for (const worker of workers()) tell(worker, keys);
  });
  // Counts what the limiters of workers take.
  new RateLimiterClusterMaster();
  // Workers take connections from the system themselves. Node's own way passes them on by the primary process, and one
  // that was passed to a worker that was killed meanwhile is answered by nobody, and not closed either.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: join(place.own, 'server.mjs'),
    args: workerArguments(place),
  });
  cluster.on('message', (worker: Worker, message: Hello | null) => {
    if (message?.type === 'kalends:hello') tell(worker, keys);
  });
  if (config.metricsPort !== null) {
    const { serveMetrics } = await import('./metrics.js');
    await serveMetrics(config.metricsPort, config.host, true);
  }

  const { port } = await firstOne();
  if (inUse.firstKey) await storeFirstKey(config.keysFile, inUse.firstKey);
  const others = Array.from({ length: config.workers - 1 }, () => once(startWorker(), 'listening'));
  keepUp(config, log);
  endOnSignals(inUse, log);
  await Promise.all(others);
  const origin = addressOf(port, config);
  log.info({ workers: config.workers, build: place.name, origin }, 'serving');
  if (inUse.firstKey) announce(inUse.firstKey, origin, config);
}

function startWorker(): Worker {
  const worker = cluster.fork();
  // What is sent to one that has just ended.
  worker.on('error', () => {});
  return worker;
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function tell(worker: Worker, message: Keys): void {
  if (worker.isConnected()) worker.send(message);
}

/** The first worker, alone: what keeps it from serving would keep all of them, and is told once, by it. */
async function firstOne(): Promise<{ port: number }> {
  const worker = startWorker();
  return new Promise((resolve) => {
    const fail = (code: number) => process.exit(code || 1);
    worker.once('exit', fail);
    worker.once('listening', (address) => {
      worker.off('exit', fail);
      resolve(address);
    });
  });
}

let isEnding = false;

/** Another worker for one that ended, sooner or later as it ends again. */
function keepUp({ workers: count }: Config, log: Logger): void {
  let pauseMs = FIRST_PAUSE_MS;
  cluster.on('listening', () => {
    pauseMs = FIRST_PAUSE_MS;
  });
  cluster.on('exit', (worker, code, signal) => {
    if (isEnding) return;
    log.warn({ worker: worker.id, code, signal }, 'a worker ended; another one is started');
    setTimeout(() => {
      if (!isEnding && workers().length < count) startWorker();
    }, pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  });
}

/** Every worker ends as a server alone does; then this process. */
function endOnSignals(keys: KeysInUse, log: Logger): void {
  const end = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    const startedMs = performance.now();
    const all = workers();
    const ended = all.map((worker) => once(worker, 'exit'));
    for (const worker of all) worker.process.kill('SIGTERM');
    const late = setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL');
    }, END_MS);
    await Promise.all(ended);
    clearTimeout(late);
    log.info({ signal, workers: all.length, ms: Math.round(performance.now() - startedMs) }, 'ended');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  if (process.argv.includes(END_WITH_PARENT)) {
    process.once('disconnect', () => void end('disconnect'));
    process.channel?.unref();
  }
  process.on('SIGHUP', () => {
    keys.reload();
    for (const worker of workers()) worker.process.kill('SIGHUP');
  });
}
