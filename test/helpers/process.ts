import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Programs as processes of their own, each of which a test ends, or is ended with. */

/** Not how long it takes, but after how long it is hopeless, on a machine however busy. */
const PATIENCE_MS = 300_000;
/** How long the last output of a process that has ended may take to be read, if it is not closed. */
const LAST_OUTPUT_MS = 1000;
const running = new Set<ChildProcess>();

export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Exit code, or the signal that ended it; rejects when it is not there soon after the start. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** The same without a limit of time. */
  readonly exit: Promise<number | NodeJS.Signals>;
  /** Address once it serves; null when it ended first. */
  readonly serving: Promise<string | null>;
  /** Resolves once the output matches. */
  readonly printed: (what: RegExp) => Promise<void>;
}

/** Starts a program in `cwd`, with nothing of our own environment but the way to programs. */
export function startProgram(
  command: readonly string[],
  cwd: string,
  environment: Record<string, string> = {},
): Started {
  mkdirSync(cwd, { recursive: true });
  const child = spawn(command[0]!, command.slice(1), {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: tmpdir(),
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout!.on('data', read);
  child.stderr!.on('data', read);
  let hasEnded = false;
  const allRead = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exit = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('exit', async (code, signal) => {
      running.delete(child);
      // What it printed last may be read after its end; what it started may keep its output open for longer.
      await Promise.race([allRead, new Promise((wake) => setTimeout(wake, LAST_OUTPUT_MS))]);
      // On a busy machine that time may be over before what there is was read.
      for (let read = -1; read < output.length; await new Promise(setImmediate))
        read = output.length;
      hasEnded = true;
      resolve(code ?? signal!);
    });
  });
  const printed = (what: RegExp) =>
    until(() => what.test(output) || hasEnded, `${what} was not printed`);
  const serving = printed(/"origin":"/).then(
    () => /"origin":"(http:[^"]+)"/.exec(output)?.[1] ?? null,
  );
  serving.catch(() => {});
  return {
    child,
    output: () => output,
    ended: within(exit, 'it did not end'),
    exit,
    serving,
    printed,
  };
}

/** Starts a server.mjs in a working directory. */
export function startServerFile(
  script: string,
  cwd: string,
  environment: Record<string, string> = {},
): Started {
  return startProgram([process.execPath, script], cwd, environment);
}

/** Ends it; the time this may take counts from now, however long the program has run. */
export async function stop({ child, exit }: Started): Promise<void> {
  child.kill('SIGTERM');
  await within(exit, 'it did not end');
}

/** Ends whatever a test has left. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** The processes that one has started itself; none once it is gone. */
export function childrenOf({ child }: { child: { pid?: number | undefined } }): number[] {
  const path = `/proc/${child.pid}/task/${child.pid}/children`;
  return existsSync(path)
    ? readFileSync(path, 'latin1').trim().split(' ').filter(Boolean).map(Number)
    : [];
}

/** Waits until it is so; rejects when that takes too long. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  otherwise: string,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${otherwise} within ${PATIENCE_MS} ms`);
    await new Promise((wake) => setTimeout(wake, 20));
  }
}

function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  const first = Promise.race([promise, late]).finally(() => clearTimeout(timer));
  // Not every test waits for everything.
  first.catch(() => {});
  return first;
}
