import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningDigest } from '../../build/release/digest.js';
import { jsonLines } from '../../build/release/release-files.js';
import {
  applyChanges,
  diffStates,
  type EntryChange,
  emptyState,
  payloadOf,
  type ReleaseState,
} from '../../build/release/state.js';
import { toStatements } from '../../build/release/statements.js';
import { writeReleaseFiles } from '../../build/release/store.js';
import { currentBuild } from '../../server/store/dist-folder.js';
import { makeCheckout } from '../helpers/checkout.js';
import { realHistory } from '../helpers/history.js';

/**
 * npm run bench:history -- [RELEASES...]: what a long history costs, 12, 50 and 100 releases by default, over 1,500
 * calendars, made of the real ones: each release renames one holiday, for all of its years, in some hundred calendars,
 * and changes their records. For each: a clean build, a build after one more release, a build of nothing new (wall and
 * processor time, memory), the size of dist, and the memory of a process that has loaded what was built.
 */
const CALENDARS = 1500;
const TOUCHED = 300;
/** For the build, as in package.json. */
const LITTLE_MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
/** Says at its end what the process took. */
const TELLING =
  'data:text/javascript,process.once("exit",()=>console.log("USED",JSON.stringify([process.cpuUsage(),process.resourceUsage().maxRSS])))';

if (process.argv.includes('--help')) {
  console.log('npm run bench:history -- [RELEASES...]: what a history of so many releases costs (default: 12 50 100)');
  process.exit(0);
}
const requested = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'history-'));
try {
  for (const count of requested.length > 0 ? requested : [12, 50, 100]) await run(count, join(folder, String(count)));
} finally {
  rmSync(folder, { recursive: true });
}

async function run(count: number, root: string): Promise<void> {
  const { dist } = makeCheckout(root);
  const releases = writeReleases(join(root, 'releases'));
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
  const program = [join(root, 'build/run.mjs'), join(root, 'build/dist/build.ts')];
  const options = [...LITTLE_MEMORY, '--import', TELLING, ...program];
  const env = { MALLOC_ARENA_MAX: '2', ...process.env };
  const child = spawn(process.execPath, options, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let message = '';
  child.stdout.on('data', (part: Buffer) => {
    message += part.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) throw new Error(`${what}: the build ended with ${String(code)}`);
  const [cpu, kib] = JSON.parse(/USED (.*)/.exec(message)![1]!) as [NodeJS.CpuUsage, number];
  const processor = ((cpu.user + cpu.system) / 1_000_000).toFixed(1);
  console.log(`  ${what}: ${seconds} s, ${processor} s of processor time, at most ${mib(kib * 1024)}`);
}

function sizeOf(dir: string): number {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, path, name }) => sum + statSync(join(parentPath ?? path, name)).blocks * 512,
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

/** Writes a release each time that it is asked. */
function* writeReleases(dir: string): Generator<void> {
  const state = largeState();
  const digest = new RunningDigest();
  const words = { note: 'A release', reasons: [] };
  const write = (number: number, name: string, records: readonly unknown[], changes: readonly EntryChange[]) => {
    const files = {
      'calendars.jsonl': jsonLines(records),
      'sources.jsonl': number === 0 ? jsonLines([...state.sources.values()]) : '',
      [name]: jsonLines(toStatements(changes)),
    };
    writeReleaseFiles(releaseOf(number), words, files, digest.of(state), dir);
  };
  write(0, 'snapshot.jsonl', [...state.calendars.values()], diffStates(emptyState(), state));
  yield;
  const ids = [...state.calendars.keys()];
  for (let number = 1; ; number++) {
    const all = Array.from({ length: TOUCHED }, (_, index) => ids[(number * 137 + index * 5) % ids.length]!);
    const touched = [...new Set(all)].sort();
    const changes = touched.flatMap((id) => renamed(state, id, number));
    applyChanges(state, changes);
    const records = touched.map((id) => ({ ...state.calendars.get(id)!, last_verified_at: dayOf(number) }));
    for (const record of records) state.calendars.set(record.id, record);
    digest.touch(touched);
    write(number, 'changes.jsonl', records, changes);
    yield;
  }
}

function dayOf(number: number): string {
  return new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 10);
}

/** The real calendars, again and again under other ids. */
function largeState(): ReleaseState {
  const real = realHistory().state;
  const state: ReleaseState = { ...emptyState(), sources: new Map(real.sources) };
  for (let copy = 0; state.calendars.size < CALENDARS; copy++) {
    for (const [id, record] of real.calendars) {
      if (state.calendars.size === CALENDARS) break;
      // Not AT-1: that is the name of the files of AT:1.
      const name = copy === 0 ? id : `${id}X${copy}`;
      state.calendars.set(name, { ...record, id: name });
      state.entries.set(name, new Map(real.entries.get(id)));
    }
  }
  return state;
}

/** One holiday of a calendar, in all of its years, gets another name. */
function renamed(state: ReleaseState, calendar: string, number: number): EntryChange[] {
  const entries = [...(state.entries.get(calendar)?.values() ?? [])];
  const chosen = entries[(number * 31) % Math.max(1, entries.length)]?.payload;
  if (!chosen) return [];
  const after = payloadOf({
    ...chosen,
    names: { ...chosen.names, en: `${chosen.names.en!.split(' #')[0]} #${number}` },
  });
  return entries
    .filter(({ payload }) => payload === chosen)
    .sort((a, b) => a.day - b.day)
    .map(({ day }) => ({ calendar, day, kind: chosen.kind, before: chosen, after }));
}

function releaseOf(number: number) {
  const instant = new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 19);
  return {
    ...{ id: `${instant.replaceAll(/[-:]/g, '')}Z`, library_version: '3.37.0', generated_at: `${instant}+00:00` },
  };
}
