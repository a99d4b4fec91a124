import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { pathOf } from './needs.js';
import { freePort, isOpen } from './ports.js';
import { until } from './process.js';

/** A Redis of the test's own, on loopback, that stores nothing on disk. */
export interface TestRedis {
  readonly url: string;
  readonly child: () => ChildProcess;
  /** Ends it, and starts it again at the same address. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const PASSWORD = 'a-password-of-redis';

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(pathOf('redis')!, [...options, '--requirepass', PASSWORD, '--dir', tmpdir()], { stdio: 'ignore' });
    await until(() => isOpen(port), 'Redis did not start');
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return { url: `redis://:${PASSWORD}@127.0.0.1:${port}`, child: () => child, stop, start };
}
