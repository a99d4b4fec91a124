import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentBuild } from '../../server/store/dist-folder.js';
import { makeCheckout } from '../helpers/checkout.js';
import { writeLongHistory } from '../helpers/long-history.js';

/**
 * npm run bench:history -- [RELEASES...]: what a long history costs, 12, 50 and 100 releases by default, over 1,500
 * calendars, made of the real ones: each release renames one holiday, for all of its years, in some hundred calendars,
 * and changes their records. For each: a clean build, a build after one more release, a build of nothing new (wall and
 * processor time, memory), the size of dist, and the memory of a process that has loaded what was built.
 */
const CALENDARS = 1500;
/** For the build, as in package.json. */
const LITTLE_MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
/** Says at its end what the process took. */
const TELLING =
  'data:text/javascript,process.once("exit",()=>console.log("USED",JSON.stringify([process.cpuUsage(),process.resourceUsage().maxRSS])))';

if (process.argv.includes('--help')) {
  console.log(
    'npm run bench:history -- [RELEASES...]: what a history of so many releases costs (default: 12 50 100)',
  );
  process.exit(0);
}
const requested = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'history-'));
try {
  for (const count of requested.length > 0 ? requested : [12, 50, 100])
    await run(count, join(folder, String(count)));
} finally {
  rmSync(folder, { recursive: true });
}

async function run(count: number, root: string): Promise<void> {
  const { dist } = makeCheckout(root);
  const releases = writeLongHistory(join(root, 'releases'), CALENDARS);
  for (let number = 0; number < count; number++) releases.next();
  console.log(`${count} releases over ${CALENDARS} calendars`);
  await build(root, 'a clean build');
  console.log(`  dist: ${mib(sizeOf(dist))}`);
  releases.next();
  await build(root, 'after one more release');
  await build(root, 'nothing new');
  const dir = join(dist, 'builds', currentBuild(dist)!);
  const [bare, loaded] = [await memoryOf([]), await memoryOf([dir])];
  console.log(`  a process with its data: ${mib(loaded)}, without: ${mib(bare)}`);
  rmSync(root, { recursive: true });
}

function mib(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}

/** Builds in a process of its own, and tells what it took. */
async function build(root: string, what: string): Promise<void> {
  const started = performance.now();
  const program = [join(root, 'build/run.mjs'), join(root, 'build/build.ts')];
  const options = [...LITTLE_MEMORY, '--import', TELLING, ...program];
  const env = { MALLOC_ARENA_MAX: '2', ...process.env };
  const child = spawn(process.execPath, options, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let message = '';
  child.stdout.on('data', (part: Buffer) => {
    message += part.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) throw new Error(`${what}: the build ended with ${String(code)}`);
  const [cpu, kib] = JSON.parse(/USED (.*)/.exec(message)![1]!) as [NodeJS.CpuUsage, number];
  const processor = ((cpu.user + cpu.system) / 1_000_000).toFixed(1);
  console.log(
    `  ${what}: ${seconds} s, ${processor} s of processor time, at most ${mib(kib * 1024)}`,
  );
}

function sizeOf(dir: string): number {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce(
    (sum, { parentPath, path, name }) =>
      sum + statSync(join(parentPath ?? path, name)).blocks * 512,
    0,
  );
}

/** Resident bytes of a process that has loaded a build, or nothing. */
function memoryOf(args: string[]): Promise<number> {
  const child = fork(new URL('./loaded-memory.ts', import.meta.url).pathname, args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (bytes) => resolve(bytes as number));
    child.once('error', reject);
  });
}
