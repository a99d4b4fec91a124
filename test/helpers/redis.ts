import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
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

/** Whether Debian's package is installed; tests that need it say that they are skipped. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;
const PASSWORD = 'a-password-of-redis';

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn('redis-server', [...options, '--requirepass', PASSWORD, '--dir', '/tmp'], { stdio: 'ignore' });
    await until(() => isOpen(port), 'Redis did not start');
  };
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return { url: `redis://:${PASSWORD}@127.0.0.1:${port}`, child: () => child, stop, start };
}
