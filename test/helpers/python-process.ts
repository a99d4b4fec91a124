import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathOf } from './needs.js';
import { type Downloaded, downloaded } from './reader.js';

/** The Python module in a process of its own, over a downloaded release: see ask_reader.py. */

const SCRIPT = new URL('ask_reader.py', import.meta.url).pathname;
const SOURCES = new URL('../../server/reader/', import.meta.url).pathname;
const ANSWER_MS = 300_000;

export interface PythonProcess {
  /** The folder in which the release lies. */
  readonly dir: string;
  readonly ask: <T>(question: object) => Promise<T>;
  readonly close: () => void;
}

export function startPython({ file, manifest }: Downloaded = downloaded()): PythonProcess {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-python-'));
  writeFileSync(join(dir, 'packs.bin'), file);
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
  const python = (pathOf('pandas') ?? pathOf('numpy') ?? pathOf('python'))!;
  const child = spawn(
    python,
    [SCRIPT, SOURCES, join(dir, 'packs.bin'), join(dir, 'manifest.json')],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const waiting: ((line: string | Error) => void)[] = [];
  let ended: Error | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  endWith(child, (error) => {
    ended ??= error;
    for (const settle of waiting.splice(0)) settle(error);
  });
  return {
    dir,
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (ended) throw ended;
        const timer = setTimeout(
          () => reject(new Error(`Python did not answer ${JSON.stringify(question)}`)),
          ANSWER_MS,
        );
        waiting.push((line) => {
          clearTimeout(timer);
          if (typeof line === 'string') resolve(JSON.parse(line));
          else reject(line);
        });
        child.stdin.write(`${JSON.stringify(question)}\n`);
      }),
    close: () => {
      child.stdin.end();
      child.kill();
      rmSync(dir, { recursive: true });
    },
  };
}

function endWith(child: ChildProcess, fail: (error: Error) => void): void {
  child.on('error', fail);
  child.on('exit', (code, signal) => fail(new Error(`Python ended with ${code ?? signal}`)));
  child.stdin!.on('error', fail);
}
