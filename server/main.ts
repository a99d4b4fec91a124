import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from './config.js';
import { createApp } from './http/app.js';
import { releaseFiles } from './http/artifacts.js';
import { configuredKey, keyFinder, newKey, readKeys, storeFirstKey } from './http/keys.js';
import { pageFiles } from './http/static-files.js';
import { openApiDocument } from './openapi.js';
import { openCatalog } from './service/catalog.js';
import { loadRelease } from './service/load.js';

/** Starts the server: node dist/server.mjs. The data lies beside it, or where KALENDS_DIST says. */

const INTERFACE_VERSION = '1.0.0';
const SHUTDOWN_MS = 5_000;

const config = readConfig(process.env);
const dist = process.env.KALENDS_DIST ?? import.meta.dirname;
const log = pino({ level: config.logLevel, base: null });

const catalog = openCatalog(loadRelease(join(dist, 'kalends.bin')));
const keys = readKeys(config.keysFile);
if (config.apiKey) keys.set(...configuredKey(config.apiKey));
const firstKey = keys.size === 0 ? newKey() : null;
if (firstKey) keys.set(...configuredKey(firstKey));

const server = createApp({
  served: {
    current: {
      catalog,
      version: readFileSync(join(dist, 'version'), 'utf8').trim(),
      pages: pageFiles(join(dist, 'pages')),
      artifacts: releaseFiles(join(dist, 'release')),
    },
  },
  findKey: keyFinder(keys),
  rateLimit: config.rateLimit,
  log,
  openApi: JSON.stringify(openApiDocument(INTERFACE_VERSION)),
});

server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const origin = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  log.info({ release: catalog.release.id, calendars: catalog.data.meta.calendars.length, origin }, 'serving');
  // Only now: the key of a start that failed would be lost.
  if (firstKey) {
    storeFirstKey(config.keysFile, firstKey);
    announce(firstKey, origin);
  }
});
server.on('error', (error) => {
  log.fatal(error.message);
  process.exitCode = 1;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, shutDown);

/** The only time that the key is shown: only its hash is stored. */
function announce(key: string, origin: string): void {
  console.log(`
A first API key was made (its hash is in ${config.keysFile}; the key is shown this once):

  ${key}

Try it:

  curl -H 'Authorization: Bearer ${key}' '${origin}/v1/days/today?calendars=XNYS,EUR'
`);
}

function shutDown(): void {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
}
