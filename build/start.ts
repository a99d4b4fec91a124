import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { buildDir, currentBuild } from '../server/store/dist-folder.js';
import { checkBuild } from '../server/store/load.js';
import { commandLine } from './command-line.js';
import { DEFAULT_CHOICE } from './dist/chosen.js';
import { inputsDigest } from './dist/inputs.js';
import { configuredSigner } from './dist/signing.js';

/**
 * npm start: builds, unless the current build is made from just what is here, then serves. Signals reach the process
 * that does the work, and its end is the end of this one: its exit code, or 128 and the number of the signal.
 */
const USAGE =
  'npm start: builds, unless the current build is made from what is here, then serves on PORT (README.md)';
commandLine(USAGE, {});
const ROOT = new URL('../', import.meta.url).pathname;
const DIST = join(ROOT, 'dist');
/** A build in half of the memory, for a tenth more time; as in package.json. The allocator of glibc else keeps memory for each thread. */
const LITTLE_MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
const LITTLE_MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let working: ChildProcess | null = null;
/** The signal that ends it: no server is started after it. */
let ending: NodeJS.Signals | null = null;
for (const signal of FORWARDED) {
  process.on(signal, () => {
    if (signal !== 'SIGHUP') ending ??= signal;
    working?.kill(signal);
  });
}
// A terminal that was closed is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const choice = currentChoice();
if (choice !== null) {
  const program = [join(ROOT, 'build/run.mjs'), join(ROOT, 'build/build.ts'), '--releases', choice];
  const built = await run([...LITTLE_MEMORY, ...program], LITTLE_MEMORY_ENVIRONMENT);
  if (ending) process.exit(128 + constants.signals[ending]);
  if (built !== 0) process.exit(built);
}
process.exit(await run([join(DIST, 'server.mjs')]));

/** Null when the current build is whole and made from what is here; else the choice of releases to build with. */
function currentChoice(): string | null {
  try {
    const name = currentBuild(DIST);
    if (name === null) return DEFAULT_CHOICE;
    const { record } = checkBuild(buildDir(DIST, name));
    return record.made_from === inputsDigest(ROOT, configuredSigner()?.fingerprint)
      ? null
      : record.chosen;
  } catch (error) {
    console.error(`building again: ${error instanceof Error ? error.message : String(error)}`);
    return DEFAULT_CHOICE;
  }
}

/** Runs a program of ours to its end, which comes by itself should this process be killed. Its exit code. */
function run(program: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [...program, '--end-with-parent'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    cwd: ROOT,
    env: { ...environment, ...process.env },
  });
  working = child;
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal!]));
  });
}
