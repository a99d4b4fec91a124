import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from './needs.js';
import { freePort, isOpen } from './ports.js';
import { until } from './process.js';
import { ROOT } from './release.js';

/** The documented configuration of HAProxy, on ports of the test's own. */

const CONFIGURATION = 'build/deploy/haproxy/haproxy.cfg';

export interface RunningProxy {
  readonly origin: string;
  /** Whether it has looked at both servers, and sends requests to them. */
  readonly isUp: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/** Starts it in front of two servers. */
export async function startHaproxy(
  folder: string,
  ports: readonly [number, number],
): Promise<RunningProxy> {
  const port = await freePort();
  const statistics = await freePort();
  const text = readFileSync(join(ROOT, CONFIGURATION), 'utf8')
    .replace('127.0.0.1:8000', `127.0.0.1:${port}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${ports[1]}`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `${text}\nlisten statistics\n  bind 127.0.0.1:${statistics}\n  stats enable\n  stats uri /\n`,
  );
  const child: ChildProcess = spawn(pathOf('haproxy')!, ['-db', '-f', file], { stdio: 'ignore' });
  await until(() => isOpen(port), 'HAProxy did not start');
  return {
    origin: `http://127.0.0.1:${port}`,
    isUp: async () => {
      const table = await (await fetch(`http://127.0.0.1:${statistics}/;csv`)).text();
      const [names, ...rows] = table
        .replace(/^# /, '')
        .split('\n')
        .map((line) => line.split(','));
      const column = (row: string[], name: string) => row[names!.indexOf(name)]!;
      const servers = rows.filter((row) => row[0] === 'kalends' && /^(?:one|two)$/.test(row[1]!));
      return (
        servers.length === 2 &&
        servers.every(
          (row) => column(row, 'status') === 'UP' && column(row, 'check_status') === 'L7OK',
        )
      );
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
