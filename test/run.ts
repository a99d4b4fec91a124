import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { failedFiles, idleFiles } from './helpers/idle.js';

/**
 * Runs every *.test.ts with uvu, or those that a pattern names, without the folders of `--without='deploy|data'`, and ends
 * with a line that counts: "N passed, N failed".
 * All of them run in three lanes at once, each one file after the other: those that start processes wait for most of
 * their time. A test file that ran nothing is a failure. What failed is told once more at the end, where a
 * log that was cut still has it.
 */
const TIME_LIMIT_MS = 15 * 60_000;
const LANES = [
  '^process/[a-k].*\\.test\\.ts$',
  '^(?:process/[l-z]|deploy/).*\\.test\\.ts$',
  '^(?!process/|deploy/).*\\.test\\.ts$',
];

interface Count {
  readonly isOk: boolean;
  readonly total: number;
  readonly passed: number;
  readonly skipped: number;
  readonly complaints: readonly string[];
}

const folder = new URL('.', import.meta.url);
const { positionals, values } = parseArgs({ allowPositionals: true, options: { without: { type: 'string' } } });
const without = values.without === undefined ? undefined : new RegExp(`^(?:${values.without})/`);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.test.ts') && !without?.test(name),
);
const hooks = new URL('helpers/hooks.ts', import.meta.url).href;
const uvu = fileURLToPath(new URL('../node_modules/uvu/bin.js', import.meta.url));
const patterns = positionals.length === 0 ? LANES : positionals;
const counts = await Promise.all(patterns.map(runLane));
const sum = (what: 'total' | 'passed' | 'skipped') => counts.reduce((all, count) => all + count[what], 0);
const [total, passed] = [sum('total'), sum('passed')];
for (const complaint of counts.flatMap(({ complaints }) => complaints)) console.log(`\n${complaint}`);
console.log(`${passed} passed, ${total - passed} failed, ${sum('skipped')} skipped`);
process.exit(counts.every(({ isOk }) => isOk) && passed === total ? 0 : 1);

/** The first lane is shown as it goes, the others when they are through. */
function runLane(pattern: string, lane: number): Promise<Count> {
  const uvuArguments = ['test', pattern, ...(without ? ['--ignore', without.source] : [])];
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', hooks, uvu, ...uvuArguments], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (lane === 0) process.stdout.write(chunk);
  });
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (lane > 0) process.stdout.write(output);
      const asked = files.filter((name) => new RegExp(pattern, 'i').test(name));
      const idle = idleFiles(output, asked).map((name) => `${name} ran nothing: does it call test.run()?`);
      const died = signal === null ? [] : [`the lane ${pattern} was ended by ${signal}`];
      const count = (label: string) => Number(new RegExp(`${label}:\\s+(\\d+)`).exec(output)?.[1] ?? 0);
      const total = count('Total');
      resolve({
        isOk: code === 0 && total > 0 && idle.length === 0,
        total,
        passed: count('Passed'),
        skipped: count('Skipped'),
        complaints: [...failedFiles(output, asked), ...idle, ...died],
      });
    });
  });
}
