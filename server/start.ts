import { join } from 'node:path';
import type { Logger } from 'pino';
import { openApiDocument } from './api/openapi.js';
import { answersFrom } from './api/openapi-examples.js';
import { clientsBehind } from './config/client-address.js';
import type { Config } from './config/config.js';
import { END_WITH_PARENT, type Place } from './config/place.js';
import { INTERFACE_VERSION } from './config/version.js';
import { type App, createApp } from './http/app.js';
import type { MadePagesOptions } from './http/made-pages.js';
import type { Observer } from './http/observe.js';
import { storeFirstKey } from './keys/change-keys.js';
import { openKeys } from './keys/in-use.js';
import type { SharedLimits } from './limits/redis.js';
import { openMcp } from './mcp/open.js';
import type { Mcp } from './mcp/types.js';
import { accessLog } from './ops/access-log.js';
import { type Following, type FollowOptions, followBuilds, leaseOf } from './ops/follow.js';
import { openLog } from './ops/log.js';
import type { Measured } from './ops/metrics.js';
import { programOf, type ServedBuild, serveBuild } from './ops/serve-build.js';
import { announce, listen, logSettings, originOf } from './ops/start-lines.js';
import type { WorkerLink } from './ops/worker-link.js';
import { RECORD_FILE, readRecord } from './store/build-record.js';
import { buildDir, currentBuild } from './store/dist-folder.js';
import { checkParts } from './store/load.js';
import { once, onceDone } from './util/once.js';

/** A process that answers: the only one, or one of several workers. */

/** At the end, lines of the log may take so long to be written. */
const LAST_LINES_MS = 500;

/** Serves, until a signal ends the process. Rejects with the reason when it cannot; nothing was answered then. */
export async function startServer(config: Config, place: Place, keysWarning: string | null): Promise<void> {
  if (place.isWorker || config.redisUrl !== null || config.metricsPort !== null) checkParts(place.own);
  const link = place.isWorker ? await linkToPrimary() : null;
  const log = openLog({ level: config.logLevel, isBusy: config.accessLog, worker: link?.number });
  if (!link) logSettings(log, config, keysWarning);

  const first = await firstBuild(config, place, log);
  if (config.own !== null && !first.served.build.own) {
    log.warn('KALENDS_OWN is set, and the build has no own days: node dist/server.mjs own build');
  }
  let release = first.release;
  process.on('exit', () => release());
  const served: FollowOptions['served'] = { current: first.served, isSwitching: false, isRefused: false };
  const keys = link ? link.keys : openKeys(config, log);
  const limits = await openLimits(config, link, log);
  let measured: Measured | null = null;
  const observer = await openObserver(config, place, log, () => measured);
  const tools = onceDone(() => openTools(place, first, log));
  const server = createApp({
    ...(limits && { openLimiter: limits.openLimiter }),
    ...(config.trustedProxies && { clients: clientsBehind(config.trustedProxies) }),
    ...(observer && { observer }),
    served,
    findKey: keys.findKey,
    rateLimit: config.rateLimit,
    isSharedCache: config.artifactCache === 'public',
    securityContact: config.securityContact,
    mcp: config.mcp ? { open: tools, origins: config.mcpOrigins } : null,
    demoKey: config.demo?.key ?? null,
    publicFeeds: config.publicFeeds,
    log,
    // Takes as long as a fifth of the start, and few ask for it.
    openApi: once(() => JSON.stringify(openApiDocument(INTERFACE_VERSION, answersFrom(served.current.catalog)))),
  });
  measured = {
    served,
    counts: server.counts,
    isStoreAway: limits?.isAway ?? null,
    isKeyFileUnreadable: keys.isUnreadable,
    calendars: config.metricsCalendars,
    sourcesFile: config.sourcesFile,
  };
  // Before anybody can know that it serves.
  endOnSignals(server, log);
  await listen(server, config);

  // Only now: the key of a start that failed would be lost. What cannot be stored is an error of the start.
  if (keys.firstKey) await storeFirstKey(config.keysFile, keys.firstKey);
  const origin = originOf(server, config);
  const { release: data, data: loaded } = served.current.catalog;
  const told = { release: data.id, calendars: loaded.meta.calendars.length, build: first.name };
  if (link) log.info(told, 'a worker serves');
  else log.info({ ...told, origin }, 'serving');
  if (keys.firstKey) announce(keys.firstKey, origin, config);

  const program = programOf(first.served.build);
  const load = async (dir: string) => {
    const next = await loadNext(dir, first.program ?? program, config, log);
    // Its folder may go now, and no other build has the parts of this program.
    if (config.mcp && isOtherProgram(next, first.program ?? program)) await tools().catch(() => {});
    return next;
  };
  const { dist } = place;
  const following: Following | null = place.isLaunched
    ? followBuilds({ dist, name: first.name, release, load, served, log })
    : null;
  if (following) release = following.release;
  // Told that something changed; never a reason to end.
  process.on('SIGHUP', () => {
    following?.look();
    keys.reload();
  });
}

interface First {
  readonly name: string;
  readonly served: ServedBuild;
  /** Ends its lease. */
  readonly release: () => void;
  /** SHA-256 of the program that runs, where it is not that of the build. */
  readonly program?: string;
}

/** The build of this program; for a worker that replaces another one, the one that answers now. */
async function firstBuild(config: Config, place: Place, log: Logger): Promise<First> {
  const { own, name, dist, isShared } = place;
  const leased = (of: string) => (isShared ? leaseOf(dist, of, log) : () => {});
  const options = { log, artifactCache: config.artifactCache, ownPages: config.ownPages, pages: pagesBy(config) };
  const current = place.isWorker && place.isLaunched ? currentBuild(dist) : name;
  if (current === null || current === name) {
    const release = leased(name);
    return { name, served: await serveBuild(own, options), release };
  }
  const release = leased(current);
  try {
    const program = programOf(readRecord(join(own, RECORD_FILE)));
    return { name: current, served: await loadNext(buildDir(dist, current), program, config, log), release, program };
  } catch (error) {
    release();
    log.error({ build: current }, `the build is refused: ${error instanceof Error ? error.message : String(error)}`);
    return { name, served: await serveBuild(own, options), release: leased(name) };
  }
}

/** A build that came while this program was running: another program is run by a restart alone. */
async function loadNext(dir: string, program: string, config: Config, log: Logger): Promise<ServedBuild> {
  const next = await serveBuild(dir, {
    ...{ log, artifactCache: config.artifactCache, ownPages: config.ownPages, program },
    pages: pagesBy(config),
  });
  if (isOtherProgram(next, program)) log.warn('the new build has another program: restart the server to run it');
  return next;
}

function pagesBy({ publicFeeds, demo }: Config): MadePagesOptions {
  return { isPublic: publicFeeds !== null, hasDemo: demo !== null };
}

function isOtherProgram({ build }: ServedBuild, program: string): boolean {
  return programOf(build) !== program;
}

/** What answers tools, when they are first asked for. */
async function openTools(place: Place, { program, served }: First, log: Logger): Promise<Mcp> {
  const own = program === undefined ? served.build : readRecord(join(place.own, RECORD_FILE));
  return openMcp(place, own, log);
}

async function linkToPrimary(): Promise<WorkerLink> {
  const { openLink } = await import('./ops/worker-link.js');
  return openLink();
}

/** Limits that several processes count together; null = this one alone. What they need is read only here. */
async function openLimits(config: Config, link: WorkerLink | null, log: Logger): Promise<SharedLimits | null> {
  if (config.redisUrl === null) {
    if (!link) return null;
    const { workerLimiter } = await import('./limits/workers.js');
    return { openLimiter: workerLimiter, isAway: null };
  }
  const { redisLimits } = await import('./limits/redis.js');
  return redisLimits(config.redisUrl, log);
}

/** Who is told of requests; null = nobody. */
async function openObserver(
  config: Config,
  place: Place,
  log: Logger,
  measured: () => Measured | null,
): Promise<Observer | null> {
  const observers: Observer[] = config.accessLog ? [accessLog(log)] : [];
  if (config.metricsPort !== null) {
    const { measure, serveMetrics } = await import('./ops/metrics.js');
    observers.push(measure(measured));
    if (!place.isWorker) await serveMetrics(config.metricsPort, config.host, false);
  }
  if (observers.length < 2) return observers[0] ?? null;
  return (seen) => {
    for (const observer of observers) observer(seen);
  };
}

/** Readiness first, no request lost, bounded; a second signal does not cut it short. */
function endOnSignals(server: App, log: Logger): void {
  let isEnding = false;
  const end = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    const startedMs = performance.now();
    const before = server.counts();
    await server.drain();
    const after = server.counts();
    const finished = { answered: after.handled - before.handled, cut: after.cut - before.cut };
    log.info({ signal, ...finished, ms: Math.round(performance.now() - startedMs), requests: after.handled }, 'ended');
    await written(log);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  // npm start died: nobody is left to pass a signal on.
  if (process.argv.includes(END_WITH_PARENT)) {
    process.once('disconnect', () => void end('disconnect'));
    process.channel?.unref();
  }
}

/** Resolves when the log is written, or cannot be written soon. */
function written(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LAST_LINES_MS);
    log.flush(() => resolve());
  });
}
