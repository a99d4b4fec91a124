import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../build/command-line.js';
import { endProcessesOf } from './runner/end-processes.js';
import { type FileResult, startWorker, type Worker } from './runner/start-worker.js';

/**
 * npm test -- [--only FILE|FOLDER] [PATTERN ...]
 *
 * Runs every *.test.ts with uvu, or those that --only or a pattern names. Three workers take the files from one queue; a
 * worker that dies fails the file it had, and another one goes on. Ends with what failed, what was skipped for want of
 * which part, and a line that counts: "N passed, N failed, N skipped".
 *
 *   --all      also what takes long: npm run test:all
 *   --rest     of these, what npm test may have skipped: the tests that need something, and those that tried less
 *   --whole    with --rest, a file or folder of which all is run, or several
 *   --without  a folder, or several
 *   --checked  first npm run check and a build, as npm test and npm run test:all do
 *   --times    also the processor time of each file, and of tests that take a second and more
 */
const USAGE = `npm test -- [--only FILE|FOLDER] [PATTERN ...]
  --all      also what takes long: npm run test:all
  --rest     of these, what npm test may have skipped
  --whole    with --rest, a file or folder of which all is run
  --without  a folder to leave out
  --times    also the processor time of each file`;
const { positionals, values: options } = commandLine(
  USAGE,
  {
    only: { type: 'string', multiple: true, default: [] },
    without: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    whole: { type: 'string', multiple: true, default: [] },
    checked: { type: 'boolean', default: false },
    times: { type: 'boolean', default: false },
    workers: { type: 'string', default: '3' },
    // For the runner's own tests.
    folder: { type: 'string', default: import.meta.dirname },
    'patience-seconds': { type: 'string', default: '900' },
  },
  true,
);

/** Files that load definitions, publications or the history, which takes seconds. */
const OF_DEFINITIONS =
  /\b(?:allDefinitions|readCountries|computeState|real(?:History|Publications))\(|helpers\/(?:expanded|planted)\.js'/;
/** Files that start processes, most of them over small builds. */
const OF_PROCESSES = /^(?:process|deploy|dist|runner|sources)\//;
/**
 * A worker keeps to one kind of files while there are any: so what waits for processes and browsers goes on beside what
 * computes, and what files of a kind load is loaded once: definitions, small builds, or what is served with a browser.
 */
const KINDS = ['definitions', 'processes', 'served'] as const;
type Kind = (typeof KINDS)[number];

/** Files that replay the releases, which takes a worker seconds: they come first, before others help it out. */
const REPLAYS = /\b(?:realHistory|replayReleases)\(/;
/** Files that take longest in the long run, much of it waiting: early, so that others compute beside them. */
const LONG = /^process\/(?:hostile-load|mcp-hostile|build|start|own)\./;
/** Files that ask whether something is there: see helpers/needs.ts. */
const MAY_SKIP = /helpers\/(?:needs|browser)\.js'/;

const root = join(import.meta.dirname, '..');
const files = chosenFiles();
if (files.length === 0) {
  console.error('no test file has that name');
  process.exit(1);
}

// Everything that tests write or start is in one folder and in the process groups of the workers.
const temporary = mkdtempSync(join(tmpdir(), 'kalends-tests-'));
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  TMPDIR: temporary,
  FORCE_COLOR: '0',
  ...((options.all || options.rest) && { KALENDS_TEST: 'all' }),
};
delete environment.TSX_DISABLE_CACHE;
const workers = new Set<Worker>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    console.error(`ended by ${signal}`);
    queue.length = 0;
    await endWorkers();
    process.exit(128 + constants.signals[signal]);
  });
}
process.on('exit', () => {
  for (const worker of workers) worker.kill();
  endProcessesOf(temporary);
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

const queue = [...files];
const kinds = new Map(files.map((name) => [name, kindOf(name)]));
let check: Promise<number | null> = Promise.resolve(0);
if (options.checked) {
  if ((await runNpm(['run', '-s', 'build', '--', '--aside'])) !== 0) process.exit(1);
  // Beside the tests, which wait now and then.
  if (options.only.length + positionals.length === 0) check = runNpm(['run', '-s', 'check']);
}
const results = new Map<string, FileResult>();
await Promise.all(
  Array.from({ length: Number(options.workers) }, (_, at) =>
    workThrough(KINDS[at % KINDS.length]!),
  ),
);
await endWorkers();
const isChecked = (await check) === 0;
if (!isChecked) console.log('\nFAILED npm run check: its output is above');
process.exit(Math.max(report(), isChecked ? 0 : 1));

function chosenFiles(): string[] {
  const { only, without, folder } = options;
  const patterns = positionals.map((pattern) => new RegExp(pattern, 'i'));
  const isAsked = (name: string) =>
    (only.length + patterns.length === 0 ||
      only.some((place) => isIn(name, place)) ||
      patterns.some((pattern) => pattern.test(name))) &&
    !without.some((place) => isIn(name, place)) &&
    (!isRest(name) || MAY_SKIP.test(contentOf(name)));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const requested = names
    .filter((name) => isAsked(name) && !name.startsWith('runner/cases/'))
    .sort();
  const replaying = requested.filter((name) => REPLAYS.test(contentOf(name)));
  return [...new Set([...replaying, ...requested.filter((name) => LONG.test(name)), ...requested])];
}

function contentOf(name: string): string {
  return readFileSync(join(options.folder, name), 'utf8');
}

function isIn(name: string, place: string): boolean {
  const wanted = place.replace(/^(?:\.\/)?(?:test\/)?/, '').replace(/\/$/, '');
  return [wanted, `${wanted}.test.ts`].includes(name) || name.startsWith(`${wanted}/`);
}

/** Whether only what npm test may have skipped is run of a file. */
function isRest(name: string): boolean {
  return options.rest && !options.whole.some((place) => isIn(name, place));
}

async function endWorkers(): Promise<void> {
  await Promise.all([...workers].map(({ end }) => end()));
}

function kindOf(name: string): Kind {
  if (OF_PROCESSES.test(name)) return 'processes';
  return OF_DEFINITIONS.test(contentOf(name)) ? 'definitions' : 'served';
}

/** The next file of a kind or, when there is none, the last of the others. */
function takeFile(kind: Kind): string | undefined {
  const at = queue.findIndex((name) => kinds.get(name) === kind);
  return queue.splice(at, 1)[0];
}

async function workThrough(kind: Kind): Promise<void> {
  let worker: Worker | undefined;
  for (let file = takeFile(kind); file !== undefined; file = takeFile(kind)) {
    if (!worker?.isAlive()) {
      if (worker) workers.delete(worker);
      worker = startWorker(environment, Number(options['patience-seconds']) * 1000);
      workers.add(worker);
    }
    const result = await worker.run({ file: join(options.folder, file), onlyNeedy: isRest(file) });
    results.set(file, result);
    const isOk = result.errors.length === 0;
    const skipped = result.skipped === 0 ? '' : `, ${result.skipped} skipped`;
    console.log(
      `${isOk ? '  ' : '✘ '}${file}: ${result.passed} of ${result.total} passed${skipped}`,
    );
    if (!isOk) console.log(textOf(file, result));
  }
}

/** Prints what has to be looked at, last what counts; the exit code. */
function report(): number {
  const all = [...results.values()];
  const sum = (what: 'passed' | 'skipped' | 'total') =>
    all.reduce((count, result) => count + result[what], 0);
  if (options.times) {
    const byTime = [...results].sort(([, a], [, b]) => b.cpuMs - a.cpuMs);
    const line = (ms: number, name: string) =>
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
    for (const [file, { cpuMs, tests }] of byTime) {
      line(cpuMs, file);
      for (const [name, ms] of tests) if (ms >= 1000) line(ms, `  ${name}`);
    }
  }
  const failed = [...results].filter(([, { errors }]) => errors.length > 0);
  for (const [file, result] of failed) console.log(`\n${textOf(file, result)}`);
  const notRun = files.filter((file) => !results.has(file));
  for (const file of notRun) console.log(`${file} did not run`);
  const missing = [...new Set(all.flatMap((result) => result.missing))].sort();
  if (missing.length > 0)
    console.log(`\nskipped for want of:\n${missing.map((part) => `  ${part}`).join('\n')}`);
  // A file that failed without a test that did counts as one.
  const failures = failed.reduce(
    (count, [, { total, passed }]) => count + Math.max(1, total - passed),
    notRun.length,
  );
  console.log(`${sum('passed')} passed, ${failures} failed, ${sum('skipped')} skipped`);
  return failures === 0 ? 0 : 1;
}

function textOf(file: string, { errors, output }: FileResult): string {
  // uvu prints a dot for each test.
  const printed = output.replaceAll(/^[•✘ ]*\(\d+ \/ \d+\)$/gm, '').trim();
  return [
    `FAILED ${file}`,
    ...errors,
    ...(printed === '' ? [] : [`what it printed:\n${printed}`]),
  ].join('\n');
}

function runNpm(args: readonly string[]): Promise<number | null> {
  const child = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const end = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  process.on('exit', end);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code);
    });
  });
}
