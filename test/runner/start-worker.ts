import { type ChildProcess, spawn } from 'node:child_process';
import type { Began, Ended, Order, Ready } from './messages.js';

/** A process that runs test files; null results stand for files in which it died. */
export interface Worker {
  readonly run: (order: Order) => Promise<FileResult>;
  readonly isAlive: () => boolean;
  /** Ends it and every process that its tests have started. */
  readonly end: () => Promise<void>;
  /** The same at once. */
  readonly kill: () => void;
}

export interface FileResult extends Ended {
  /** What was printed meanwhile. */
  readonly output: string;
}

/** In which a worker must take orders, on a machine however busy: only then the patience with its tests begins. */
const START_MS = 300_000;
/** For what a worker does when it is told to end; one that hangs does nothing. */
const END_MS = 5000;
/** What tests make lives for a moment: with room for it, and no threads that collect it beside two busy cores, a seventh less time. */
const FLAGS = ['--max-semi-space-size=64', '--min-semi-space-size=64', '--no-parallel-scavenge'];
const NOTHING = { passed: 0, skipped: 0, total: 0, missing: [], cpuMs: 0, tests: [] };

/** `patienceMs`: how long one test may take. */
export function startWorker(environment: NodeJS.ProcessEnv, patienceMs: number): Worker {
  const script = new URL('worker.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [...FLAGS, '--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environment,
    // The head of a process group, so that what tests start can be ended with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  let isAlive = true;
  let isReady = false;
  const kill = () => {
    isAlive = false;
    killGroup(child);
  };
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const end = async () => {
    isAlive = false;
    if (child.connected) child.disconnect();
    const timer = setTimeout(kill, END_MS);
    await exited;
    clearTimeout(timer);
  };
  const run = (order: Order) =>
    new Promise<FileResult>((resolve) => {
      output = '';
      let test = '';
      let timer: NodeJS.Timeout;
      const finish = (ended: Ended) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
        // What was printed before may be read after.
        setImmediate(() => resolve({ ...ended, output }));
      };
      const fail = (how: string) => {
        kill();
        finish({
          ...NOTHING,
          total: 1,
          errors: [`${how}${test === '' ? '' : `, in the test "${test}"`}`],
        });
      };
      const wait = () => {
        clearTimeout(timer);
        const ms = isReady ? patienceMs : START_MS;
        timer = setTimeout(() => fail(`it did not go on for ${ms / 60_000} minutes`), ms);
      };
      const onMessage = (message: Began | Ended | Ready) => {
        if ('ready' in message) isReady = true;
        else if ('began' in message) test = message.began;
        else return finish(message);
        wait();
      };
      const onExit = (code: number | null, signal: string | null) =>
        fail(`its process was ended by ${signal ?? `exit ${code}`}`);
      const onError = (error: Error) => fail(error.message);
      child.on('message', onMessage).on('exit', onExit).on('error', onError);
      wait();
      child.send(order, (error) => error && fail(error.message));
    });
  return { run, isAlive: () => isAlive, end, kill };
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended, and all it had started.
  }
}
