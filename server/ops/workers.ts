import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible/lib/RateLimiterCluster.js';
import type { Config } from '../config/config.js';
import { END_WITH_PARENT, type Installation, workerArguments } from '../config/installation.js';
import { storeFirstKey } from '../keys/change-keys.js';
import { type KeysInUse, openKeys } from '../keys/in-use.js';
import { openLog } from './log.js';
import { addressOf, announce, logSettings } from './start-lines.js';
import { type Hello, type Keys, keysMessage, type Reached } from './worker-messages.js';

/**
 * The primary process of KALENDS_WORKERS: it handles no requests, but reserves the port for the workers, reads the keys and counts
 * the limits for all of them, and replaces workers that exit.
 */

/** A worker shuts down by itself within ten seconds. */
const END_MS = 15_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 30_000;

/** Starts the workers; resolves when all of them are listening. Rejects with the error of the first one. */
export async function startWorkers(
  config: Config,
  installation: Installation,
  keysWarning: string | null,
): Promise<void> {
  const { log } = openLog({ level: config.logLevel, isBusy: false });
  logSettings(log, config, keysWarning);

  let keys = keysMessage(new Map(), false);
  const inUse = openKeys(config, log, (next, isInvalid) => {
    keys = keysMessage(next, isInvalid);
    for (const worker of workers()) send(worker, keys);
  });
  // Counts the limits for the workers.
  new RateLimiterClusterMaster();
  // Workers accept connections themselves. By default Node's primary process passes them on, and a connection passed to a worker
  // that was just killed would get no response and never be closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: join(installation.own, 'server.mjs'),
    args: workerArguments(installation),
  });
  cluster.on('message', (worker: Worker, message: Hello | Reached | null) => {
    if (message?.type === 'kalends:hello') send(worker, keys);
    else if (message?.type === 'kalends:reached') reached(worker, message);
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
  log.info({ workers: config.workers, build: installation.name, origin }, 'serving');
  if (inUse.firstKey) announce(inUse.firstKey, origin, config);
}

function startWorker(): Worker {
  const worker = cluster.fork();
  // Ignore errors of sending to a worker that has just exited.
  worker.on('error', () => {});
  return worker;
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function send(worker: Worker, message: Keys | Reached): void {
  if (worker.isConnected()) worker.send(message);
}

/** Starts the first worker alone: an error at its start would affect all of them, and is then logged only once. */
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

/** Replaces a worker that exited, with a delay that grows if workers keep exiting. */
function keepUp({ workers: count }: Config, log: Logger): void {
  let pauseMs = FIRST_PAUSE_MS;
  cluster.on('listening', () => {
    pauseMs = FIRST_PAUSE_MS;
  });
  cluster.on('exit', (worker, code, signal) => {
    if (isEnding) return;
    log.warn({ worker: worker.id, code, signal }, 'a worker exited, starting another');
    setTimeout(() => {
      if (!isEnding && workers().length < count) startWorker();
    }, pauseMs);
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
  });
}

const waiting: Record<Reached['step'], Set<Worker>> = { quiet: new Set(), closed: new Set() };

/**
 * Answers a worker that ends alone at once: the others accept its clients. When all end, none goes on before the last one has reached
 * the step. A message that a worker closed the port comes behind the one by which Node closes it here, too.
 */
function reached(worker: Worker, message: Reached): void {
  if (isEnding) {
    waiting[message.step].add(worker);
    goOnTogether(message.step);
  } else send(worker, message);
}

function goOnTogether(step: Reached['step']): void {
  if (workers().some((worker) => worker.isConnected() && !waiting[step].has(worker))) return;
  for (const worker of waiting[step]) send(worker, { type: 'kalends:reached', step });
  waiting[step].clear();
}

/** Every worker shuts down like a single server; then this process ends. */
function endOnSignals(keys: KeysInUse, log: Logger): void {
  const end = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    const startedMs = performance.now();
    const all = workers();
    const ended = all.map((worker) => once(worker, 'exit'));
    cluster.on('exit', () => {
      for (const step of ['quiet', 'closed'] as const) goOnTogether(step);
    });
    for (const worker of all) worker.process.kill('SIGTERM');
    const late = setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL');
    }, END_MS);
    await Promise.all(ended);
    clearTimeout(late);
    log.info(
      { signal, workers: all.length, ms: Math.round(performance.now() - startedMs) },
      'ended',
    );
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
