import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from './config.js';
import { POINTER } from './core/dist-folder.js';
import { once } from './core/once.js';
import { watchChanges } from './core/watch.js';
import { type Following, followBuilds, leaseOf } from './follow.js';
import { type App, createApp } from './http/app.js';
import { clientsBehind } from './http/client.js';
import type { Served } from './http/served.js';
import { storeFirstKey } from './keys/change-keys.js';
import { type KeysInUse, keysInUse } from './keys/in-use.js';
import { type KeyPlace, keyPlace, servedFolder } from './keys/key-place.js';
import { keysMain } from './keys/keys-main.js';
import type { SharedLimits } from './limits/shared.js';
import { openApiDocument } from './openapi.js';
import { programOf, serveBuild } from './serve-build.js';
import { checkParts } from './service/load.js';

/**
 * Starts the server: node dist/server.mjs serves the current build and goes over to new ones; the server.mjs in the
 * folder of a build serves that build alone, and needs nothing beside that folder.
 */

const INTERFACE_VERSION = '1.0.0';
/** A log that nobody reads any more must not fill the memory. */
const UNREAD_LOG_BYTES = 1 << 20;

const own = import.meta.dirname;
const dist = join(own, '../..');
const name = basename(own);
const isLaunched = realpathSync(process.argv[1]!) !== realpathSync(join(own, 'server.mjs'));
/** Else the folder was copied from among the others, and nobody clears it. */
const isShared = existsSync(join(dist, POINTER)) && basename(dirname(own)) === 'builds';

// A terminal that was closed is no reason to end, from the first moment on.
process.on('SIGHUP', () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

if (process.argv[2] === 'keys') {
  await keysMain(process.argv.slice(3), servedFolder(own, isShared));
  process.exit();
}
try {
  const config = readConfig(process.env);
  await start(config, keyPlace(config.keysFile, servedFolder(own, isShared)));
} catch (error) {
  console.error(`Kalends does not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function start(settings: Config, place: KeyPlace): Promise<void> {
  const config = { ...settings, keysFile: place.path };
  const log = logTo(config.logLevel);
  if (place.warning) log.warn(place.warning);
  let release = isShared ? leaseOf(dist, name, log) : () => {};
  process.on('exit', () => release());

  const first = await serveBuild(own, { log, artifactCache: config.artifactCache });
  const served: { current: Served } = { current: first };
  let keys: KeysInUse | undefined;
  // Before they are read: no change may come between.
  watchChanges(config.keysFile, () => keys?.reload());
  keys = keysInUse(config, log);
  const limits = config.redisUrl === null ? null : await openRedis(config.redisUrl, log);
  const server = createApp({
    ...(limits && { limiter: limits.limiter }),
    ...(config.trustedProxies && { clients: clientsBehind(config.trustedProxies) }),
    served,
    findKey: keys.findKey,
    rateLimit: config.rateLimit,
    isSharedCache: config.artifactCache === 'public',
    securityContact: config.securityContact,
    log,
    // Takes as long as a fifth of the start, and few ask for it.
    openApi: once(() => JSON.stringify(openApiDocument(INTERFACE_VERSION))),
  });
  // Before anybody can know that it serves.
  endOnSignals(server);
  await listen(server, config);

  // Only now: the key of a start that failed would be lost. What cannot be stored is an error of the start.
  if (keys.firstKey) await storeFirstKey(config.keysFile, keys.firstKey);
  const origin = originOf(server, config);
  const { release: data, data: loaded } = first.catalog;
  log.info({ release: data.id, calendars: loaded.meta.calendars.length, build: name, origin }, 'serving');
  if (keys.firstKey) announce(keys.firstKey, origin, config);

  const load = (dir: string) => loadNext(dir, programOf(first.build), config, log);
  const following: Following | null = isLaunched ? followBuilds({ dist, name, release, load, served, log }) : null;
  if (following) release = following.release;
  // Told that something changed; never a reason to end.
  process.on('SIGHUP', () => {
    following?.look();
    keys?.reload();
  });
}

/** Read only where it is wanted. */
async function openRedis(url: string, log: Logger): Promise<SharedLimits> {
  checkParts(own);
  const { redisLimits } = await import('./limits/redis.js');
  return redisLimits(url, log);
}

function logTo(level: string): Logger {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: UNREAD_LOG_BYTES });
  destination.on('error', () => {});
  return pino({ level, base: null }, destination);
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function originOf(server: Server, config: Config): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
}

/** A build that came while this program was running: another program is run by a restart alone. */
async function loadNext(dir: string, program: string, { artifactCache }: Config, log: Logger): Promise<Served> {
  const next = await serveBuild(dir, { log, artifactCache, program });
  if (programOf(next.build) !== program) log.warn('the new build has another program: restart the server to run it');
  return next;
}

/** The only time that the key is shown: only its hash is stored. */
function announce(key: string, origin: string, { keysFile }: Config): void {
  console.log(`
A first API key was made (its hash is in ${keysFile}; the key is shown this once):

  ${key}

Try it:

  curl -H 'Authorization: Bearer ${key}' '${origin}/v1/days/today?calendars=XNYS,EUR'
`);
}

/** Readiness first, no request lost, bounded; a second signal does not cut it short. */
function endOnSignals(server: App): void {
  const end = () => void server.drain().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  // npm start died: nobody is left to pass a signal on.
  if (process.argv.includes('--end-with-parent')) {
    process.once('disconnect', end);
    process.channel?.unref();
  }
}
