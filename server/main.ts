import { dirname, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config/config.js';
import { installationOf, START_FLAGS } from './config/installation.js';
import { distFolder, keyFilePath } from './keys/key-file-path.js';
import { checkConfig } from './ops/check-config.js';
import { runOwnPart } from './ops/own-part.js';
import { startServer } from './start.js';

/**
 * Starts the server. node dist/server.mjs uses the current build and switches to new ones; the server.mjs in the folder of a build
 * uses only that build, and needs only that folder. Commands: "keys" administers the keys, "builds" lists the builds and selects
 * one, "own" applies an overlay, "mcp" runs the tools on standard input and output, --check-config checks the configuration and
 * ends. Commands are imported on demand, so that a start reads less.
 */

// Some 25 MB stay in use, and by default V8 lets the old generation grow to four times that before a collection. With 1.5 times,
// a server under load takes 50 MB less, for some 2 % of its time (npm run bench -- server).
setFlagsFromString('--heap-growing-percent=50');

// Do not end when the terminal closes; set before anything else.
process.on('SIGHUP', () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const installation = installationOf(import.meta.dirname);
const folder = distFolder(installation.own, installation.isShared);

if (process.argv[2] === 'keys') {
  const { keysMain } = await import('./keys/keys-main.js');
  await keysMain(process.argv.slice(3), folder);
  process.exit();
}
if (process.argv[2] === 'builds') {
  const { buildsMain } = await import('./ops/builds-main.js');
  process.exit(buildsMain(process.argv.slice(3), installation));
}
if (process.argv[2] === 'own') {
  process.exit(await runOwnPart(process.argv.slice(3), installation));
}
if (process.argv[2] === '--check-config') {
  const [print, complain] = [console.log, console.error];
  process.exit(
    await checkConfig({ environment: process.env, installation, folder, print, complain }),
  );
}
if (process.argv[2] === 'mcp') {
  const { mcpMain } = await import('./ops/mcp-main.js');
  await mcpMain(installation);
  process.exit();
}

// A misspelt command must not start the server.
const unknown = process.argv.slice(2).find((argument) => !START_FLAGS.includes(argument));
if (unknown !== undefined) {
  console.error(
    `${unknown} is no command: keys, builds, own, mcp, --check-config, or nothing to start`,
  );
  process.exit(2);
}
try {
  const settings = readConfig(process.env);
  const keys = keyFilePath(settings.keysFile, folder);
  const sourcesFile = resolve(dirname(folder), settings.sourcesFile);
  const config = { ...settings, keysFile: keys.path, sourcesFile };
  if (config.workers > 1 && !installation.isWorker) {
    const { startWorkers } = await import('./ops/workers.js');
    await startWorkers(config, installation, keys.warning);
  } else await startServer(config, installation, keys.warning);
} catch (error) {
  console.error(
    `Kalends does not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
