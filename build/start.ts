import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releaseIds } from './release/store.js';

/** npm start: builds dist/ when it is missing or older than the last release, then serves. */
const ROOT = new URL('../', import.meta.url).pathname;
const SERVER = join(ROOT, 'dist/server.mjs');

if (!isBuilt()) {
  const built = spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, 'build/dist/build.ts')], {
    stdio: 'inherit',
    cwd: ROOT,
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

const server = spawn(process.execPath, [SERVER], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

function isBuilt(): boolean {
  const last = releaseIds().at(-1);
  if (!existsSync(SERVER) || !last) return false;
  return statSync(SERVER).mtimeMs >= statSync(join(ROOT, 'releases', last, 'release.json')).mtimeMs;
}
