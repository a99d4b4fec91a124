import { dirname, resolve } from 'node:path';
import { readConfig } from './config/config.js';
import { placeOf, START_FLAGS } from './config/place.js';
import { keyPlace, servedFolder } from './keys/key-place.js';
import { keysMain } from './keys/keys-main.js';
import { checkConfig } from './ops/check-config.js';
import { mcpMain } from './ops/mcp-main.js';
import { runOwnPart } from './ops/own-part.js';
import { startServer } from './start.js';
import { checkParts } from './store/load.js';

/**
 * Starts the server: node dist/server.mjs serves the current build and goes over to new ones; the server.mjs in the
 * folder of a build serves that build alone, and needs nothing beside that folder. With "keys" behind it, it
 * administers the keys; with "builds", it shows the builds and chooses one; with "own", it lays an overlay on them; with "mcp", it answers tools on its standard
 * streams; with --check-config, it reads what a start would read, and ends.
 */

// A terminal that was closed is no reason to end, from the first moment on.
process.on('SIGHUP', () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const place = placeOf(import.meta.dirname);
const served = servedFolder(place.own, place.isShared);

if (process.argv[2] === 'keys') {
  await keysMain(process.argv.slice(3), served);
  process.exit();
}
if (process.argv[2] === 'builds') {
  const { buildsMain } = await import('./ops/builds-main.js');
  process.exit(buildsMain(process.argv.slice(3), place));
}
if (process.argv[2] === 'own') process.exit(await runOwnPart(process.argv.slice(3), place));
if (process.argv[2] === '--check-config') {
  const [print, complain] = [console.log, console.error];
  process.exit(await checkConfig({ environment: process.env, place, served, print, complain }));
}
if (process.argv[2] === 'mcp') {
  await mcpMain(place);
  process.exit();
}
// A misspelt command must not start a server.
const unknown = process.argv.slice(2).find((argument) => !START_FLAGS.includes(argument));
if (unknown !== undefined) {
  console.error(`${unknown} is no command: keys, builds, own, mcp, --check-config, or nothing to start`);
  process.exit(2);
}
try {
  const settings = readConfig(process.env);
  const keys = keyPlace(settings.keysFile, served);
  const sourcesFile = resolve(dirname(served), settings.sourcesFile);
  const config = { ...settings, keysFile: keys.path, sourcesFile };
  if (config.workers > 1 && !place.isWorker) {
    checkParts(place.own);
    const { startWorkers } = await import('./ops/workers.js');
    await startWorkers(config, place, keys.warning);
  } else await startServer(config, place, keys.warning);
} catch (error) {
  console.error(`Kalends does not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
