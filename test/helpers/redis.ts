import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
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
  /** The answer to a command, as Redis writes it (RESP). */
  readonly command: (...words: readonly string[]) => Promise<string>;
}

const PASSWORD = 'a-password-of-redis';

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    child = spawn(pathOf('redis')!, [...options, '--requirepass', PASSWORD, '--dir', tmpdir()], {
      stdio: 'ignore',
    });
    await until(() => isOpen(port), 'Redis did not start');
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended;
  };
  const command = (...words: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      // Between the answers to the password and to the end.
      socket.on('close', () => {
        const own = answer.slice(answer.indexOf('\r\n') + 2, answer.lastIndexOf('+OK')).trim();
        if (own.startsWith('-')) reject(new Error(own));
        else resolve(own);
      });
      const lines = [['AUTH', PASSWORD], words, ['QUIT']].map(
        (line) =>
          `*${line.length}\r\n${line.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`,
      );
      socket.write(lines.join(''));
    });
  await start();
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}`,
    child: () => child,
    stop,
    start,
    command,
  };
}
