import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { endProcessesOf } from './end-processes.js';
import type { Began, Ended, Order, Ready } from './messages.js';

/**
 * Runs test files with uvu, one after the other as they are ordered: what they load once they share. Started by run.ts,
 * at the head of a process group that it ends should the runner be gone.
 */

type Run = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;
const uvuGlobals = globalThis as unknown as { UVU_DEFER: 1; UVU_INDEX: number; UVU_QUEUE: Run[][] };
// Has uvu wait for us with what a file queues; it looks when it is loaded.
uvuGlobals.UVU_DEFER = 1;
const { test } = await import('uvu');
const { runOnlyNeedy, takeSkipped } = await import('../helpers/needs.js');

const TICK_MS = 10;
let hookErrors: string[] = [];
const addBefore = test.before;
// uvu swallows what a `before` throws.
test.before = Object.assign(
  (hook: Parameters<typeof addBefore>[0]) =>
    addBefore(async (state) => {
      try {
        await hook(state);
      } catch (error) {
        hookErrors.push(`before all tests: ${textOf(error)}`);
        throw error;
      }
    }),
  { each: addBefore.each },
);

process.on('message', async (order: Order) => {
  runOnlyNeedy(order.onlyNeedy);
  send(await runFile(order));
});
send({ ready: true });
// A runner that was killed reads nothing more: to print must not end this process before it has ended what it started.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.on('disconnect', () => {
  // After what the tests themselves do at the end, as Playwright does with its browser.
  process.on('exit', () => {
    try {
      endProcessesOf(tmpdir());
      // The other worker removes it too.
      rmSync(tmpdir(), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    } finally {
      process.kill(-process.pid, 'SIGKILL');
    }
  });
  process.exit();
});

/** To a runner that may be gone: then `disconnect` follows. */
function send(message: Began | Ended | Ready): void {
  process.send!(message, undefined, undefined, () => {});
}

async function runFile({ file, onlyNeedy }: Order): Promise<Ended> {
  const startMs = cpuMs();
  const queue: Run[] = [];
  uvuGlobals.UVU_QUEUE = [queue];
  uvuGlobals.UVU_INDEX = 0;
  hookErrors = [];
  const count = { passed: 0, skipped: 0, total: 0 };
  const errors: string[] = [];
  const tests: [name: string, cpuMs: number][] = [];
  let testStartMs = 0;
  test.before.each(({ __test__: began }) => {
    send({ began });
    testStartMs = cpuMs();
  });
  test.after.each(({ __test__: name }) => void tests.push([name, cpuMs() - testStartMs]));
  try {
    await import(pathToFileURL(file).href);
    for (const run of queue) {
      const [failures, passed, skipped, total] = await run();
      count.passed += passed;
      // Where only some are run, uvu counts the others as skipped.
      if (!onlyNeedy) count.skipped += skipped;
      count.total += total;
      if (failures !== true) errors.push(failures);
    }
  } catch (error) {
    errors.push(textOf(error));
  }
  errors.push(...hookErrors);
  const { skipped, missing } = takeSkipped();
  count.skipped = Math.max(count.skipped, skipped);
  if (queue.length === 0 && errors.length === 0)
    errors.push('it queued no test: does it call test.run()?');
  else if (count.total + count.skipped === 0 && errors.length === 0) errors.push('it has no test');
  else if (count.passed < count.total && errors.length === 0)
    errors.push('tests did not run, because a hook failed');
  // Tests that were never run are not the next file's.
  test.run();
  return { ...count, missing, errors, tests, cpuMs: cpuMs() - startMs };
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Of this process and, where /proc tells it, of its children that have ended. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childTicks() * TICK_MS;
}

function childTicks(): number {
  try {
    const [, fields] = /\) (.*)/.exec(readFileSync('/proc/self/stat', 'utf8'))!;
    const [user, system] = fields!.split(' ').slice(13, 15).map(Number);
    return user! + system!;
  } catch {
    return 0;
  }
}
