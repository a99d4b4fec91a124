import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** A server in a process of its own, and what Linux tells of it (proc(5)). */
export interface Child {
  readonly process: ChildProcess;
  readonly port: number;
  /** From spawn to the end of the first answer: wall clock, and processor time. */
  readonly startMs: number;
  readonly startCpuMs: number;
}

/**
 * Starts a script of Node; its output tells the port behind `mark`. It is up when `address` is answered 200. Throws an Error with
 * what it printed if it ends before.
 */
export async function startChild(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  mark: string,
  address: string,
): Promise<Child> {
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  const ended: Promise<never> = once(child, 'close').then(([code]) => {
    throw new Error(`${script} ended with exit code ${code} before it listened:\n${output}`);
  });
  // Its end is no error once it has started.
  ended.catch(() => {});
  while (!output.includes(mark))
    output += String((await Promise.race([once(child.stdout, 'data'), ended]))[0]);
  child.stdout.resume();
  const port = Number.parseInt(output.slice(output.indexOf(mark) + mark.length), 10);
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}`);
  await response.text();
  const startMs = performance.now() - began;
  return { process: child, port, startMs, startCpuMs: cpuSeconds(child) * 1000 };
}

export async function stopChild({ process: child }: Child): Promise<void> {
  child.kill();
  await once(child, 'exit');
}

/** Processor time of all threads, user and system. */
export function cpuSeconds({ pid }: ChildProcess): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(
      readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
    );
  }
  return nanoseconds / 1e9;
}

/** Memory in MiB: resident now (VmRSS), or the most it ever was (VmHWM). */
export function residentMib({ pid }: ChildProcess, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) / 1024;
}
