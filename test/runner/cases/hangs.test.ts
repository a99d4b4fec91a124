import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';

/** It leaves a folder, and a program that tells in it who it is. */
test('it hangs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hangs-'));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(join(folder, 'pid'), String(child.pid));
  // Prints all the time: also to a runner that has just been killed.
  setInterval(() => console.log('it hangs'), 0);
  await new Promise(() => {});
});

test.run();
