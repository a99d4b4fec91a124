import type { Logger } from 'pino';
import { clientsBehind } from './config/client-address.js';
import type { Config } from './config/config.js';
import { END_WITH_PARENT, type Installation } from './config/installation.js';
import { INTERFACE_VERSION } from './config/version.js';
import { type App, createApp } from './http/app.js';
import type { CurrentBuild } from './http/context.js';
import type { MadePagesOptions } from './http/made-pages.js';
import type { Observer } from './http/observe.js';
import { storeFirstKey } from './keys/change-keys.js';
import { openKeys } from './keys/in-use.js';
import type { SharedLimits } from './limits/redis.js';
import { accessLog } from './ops/access-log.js';
import { type FollowOptions, followBuilds } from './ops/follow.js';
import { openLog } from './ops/log.js';
import type { Measured } from './ops/metrics.js';
import { type OpenedBuild, openBuild, programIn, programOf } from './ops/open-build.js';
import { announce, listen, logSettings, originOf } from './ops/start-lines.js';
import { openLink, type WorkerLink } from './ops/worker-link.js';
import type { Catalog } from './queries/catalog.js';
import { buildDir, currentBuild } from './store/dist-folder.js';
import { onDemand } from './util/on-demand.js';
import { onceDone } from './util/once.js';

/** A server process: the only one, or one of several workers. */

const protocol = onDemand(() => import('./mcp/protocol.js'));
const description = onDemand(() => import('./api/description.js'));
/** Maximum wait for the last log lines to be written. */
const LAST_LINES_MS = 500;

/** Serves until a signal ends the process. Rejects with the reason if it cannot start; no request was handled then. */
export async function startServer(
  config: Config,
  installation: Installation,
  keysWarning: string | null,
): Promise<void> {
  const link = installation.isWorker ? await openLink() : null;
  const { log, droppedLines } = openLog({
    level: config.logLevel,
    isBusy: config.accessLog,
    worker: link?.number,
  });
  if (!link) logSettings(log, config, keysWarning);

  const load = loaderOf(config, installation, log);
  const first = await firstBuild(installation, load, log);
  if (config.own !== null && !first.build.record.own) {
    log.warn('KALENDS_OWN is set, and the build has no own days: node dist/server.mjs own build');
  }
  const inUse = { current: first.build, isSwitching: false, isRefused: false };
  const builds: FollowOptions['builds'] = inUse;
  const keys = link ? link.keys : openKeys(config, log);
  const limits = await openLimits(config, link, log);
  let measured: Measured | null = null;
  const observer = await openObserver(config, installation, log, () => measured);
  const server = createApp({
    ...(limits && { openLimiter: limits.openLimiter }),
    ...(config.trustedProxies && { clients: clientsBehind(config.trustedProxies) }),
    ...(observer && { observer }),
    ...(link && { together: link.together }),
    builds,
    findKey: keys.findKey,
    rateLimit: config.rateLimit,
    isSharedCache: config.artifactCache === 'public',
    securityContact: config.securityContact,
    mcp: config.mcp ? { open: toolsOf(log), origins: config.mcpOrigins } : null,
    demoKey: config.demo?.key ?? null,
    publicFeeds: config.publicFeeds && { ...config.publicFeeds, calendars: config.shown },
    pageLimit: config.pageLimit,
    log,
    openApi: descriptionOf(builds),
  });
  measured = {
    builds,
    counts: server.counts,
    isStoreAway: limits?.isAway ?? null,
    isKeyFileInvalid: keys.isInvalid,
    droppedLines,
    calendars: config.metricsCalendars,
    sourcesFile: config.sourcesFile,
  };
  // Before the first client can connect.
  endOnSignals(server, log);
  await listen(server, config);

  // Only now, since the key of a failed start would be lost. A key that cannot be stored is an error of the start.
  if (keys.firstKey) await storeFirstKey(config.keysFile, keys.firstKey);
  logServing(server, config, log, {
    build: first.name,
    catalog: builds.current.catalog,
    isWorker: link !== null,
  });
  if (keys.firstKey) announce(keys.firstKey, originOf(server, config), config);

  const { dist, isLaunched } = installation;
  const following = isLaunched ? followBuilds({ dist, name: first.name, load, builds, log }) : null;
  reloadOnSignal(following, keys);
}

/** SIGHUP reloads builds and keys; it never ends the process. */
function reloadOnSignal(
  following: ReturnType<typeof followBuilds> | null,
  keys: { readonly reload: () => void },
): void {
  process.on('SIGHUP', () => {
    following?.look();
    keys.reload();
  });
}

/** The MCP tools, loaded by their first request. */
function toolsOf(log: Logger) {
  return onceDone(async () => {
    const { openMcp } = await protocol();
    return openMcp((error) => log.error({ err: error }, 'a tool failed'));
  });
}

/** The OpenAPI document: it takes a fifth of the time of a start, and few clients need it. */
function descriptionOf(builds: CurrentBuild): () => Promise<string> {
  return onceDone(async () => {
    const { openApiDocument, answersFrom } = await description();
    return JSON.stringify(openApiDocument(INTERFACE_VERSION, answersFrom(builds.current.catalog)));
  });
}

/** Logs what is served, where there is no launcher that does. */
function logServing(
  server: App,
  config: Config,
  log: Logger,
  { build, catalog, isWorker }: { build: string; catalog: Catalog; isWorker: boolean },
): void {
  const shown = { release: catalog.release.id, calendars: catalog.data.ids.length, build };
  if (isWorker) log.info(shown, 'a worker is serving');
  else log.info({ ...shown, origin: originOf(server, config) }, 'serving');
}

interface First {
  readonly name: string;
  readonly build: OpenedBuild;
}

/** The build of this program; for a worker that replaces another one, the current build. */
async function firstBuild(
  { own, name, dist, isWorker, isLaunched }: Installation,
  load: Load,
  log: Logger,
): Promise<First> {
  const current = isWorker && isLaunched ? currentBuild(dist) : name;
  if (current === null || current === name) return { name, build: await load(own) };
  try {
    return { name: current, build: await load(buildDir(dist, current)) };
  } catch (error) {
    log.error(
      { build: current },
      `the build cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
    return { name, build: await load(own) };
  }
}

type Load = (dir: string) => Promise<OpenedBuild>;

/** Loads builds for this program. A new build may contain another program, which runs only after a restart. */
function loaderOf(config: Config, installation: Installation, log: Logger): Load {
  const { artifactCache, shown } = config;
  const program = programIn(installation.own);
  const options = { log, artifactCache, shown, program, pages: pagesBy(config) };
  return async (dir) => {
    const build = await openBuild(dir, options);
    if (programOf(build.record) !== program)
      log.warn('the new build has a newer program: restart the server to run it');
    return build;
  };
}

function pagesBy({ publicFeeds, demo, countPage }: Config): MadePagesOptions {
  return {
    isPublic: publicFeeds !== null,
    countsOpenly: countPage,
    hasDemo: demo !== null,
  };
}

/** Limits shared with other processes; null = none. Their packages are imported only here. */
async function openLimits(
  config: Config,
  link: WorkerLink | null,
  log: Logger,
): Promise<SharedLimits | null> {
  if (config.redisUrl === null) {
    if (!link) return null;
    const { workerLimiter } = await import('./limits/workers.js');
    return { openLimiter: workerLimiter, isAway: null };
  }
  const { redisLimits } = await import('./limits/redis.js');
  return redisLimits(config.redisUrl, log);
}

/** The observer of requests (access log, metrics); null = none. */
async function openObserver(
  config: Config,
  installation: Installation,
  log: Logger,
  measured: () => Measured | null,
): Promise<Observer | null> {
  const observers: Observer[] = config.accessLog ? [accessLog(log)] : [];
  if (config.metricsPort !== null) {
    const { measure, serveMetrics } = await import('./ops/metrics.js');
    observers.push(measure(measured));
    if (!installation.isWorker) await serveMetrics(config.metricsPort, config.host, false);
  }
  if (observers.length < 2) return observers[0] ?? null;
  return (seen) => {
    for (const observer of observers) observer(seen);
  };
}

/** On a signal readiness ends first, and no request is lost. A second signal changes nothing. */
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
    log.info(
      {
        signal,
        ...finished,
        ms: Math.round(performance.now() - startedMs),
        requests: after.handled,
      },
      'ended',
    );
    await written(log);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  // npm start ended, so nobody is left to pass a signal on.
  if (process.argv.includes(END_WITH_PARENT)) {
    process.once('disconnect', () => void end('disconnect'));
    process.channel?.unref();
  }
}

/** Resolves when the log is written, or after LAST_LINES_MS. */
function written(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LAST_LINES_MS);
    log.flush(() => resolve());
  });
}
