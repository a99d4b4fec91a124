import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Installation } from '../../server/config/installation.js';
import { RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { withLock } from '../dist/lock.js';
import { runOwnCommand } from './command.js';
import { messageOf } from './mistakes.js';
import { adoptBuild } from './overlay-build.js';
import { switchTo } from './switch.js';

/** Runs the command `own` of the server's program with these arguments; returns the exit code. */
export async function ownMain(
  args: readonly string[],
  installation: Installation,
): Promise<number> {
  const { own: program, dist, isShared } = installation;
  const setting = process.env.KALENDS_OWN;
  // Relative to the folder that contains dist/, like the key file.
  const root = dirname(isShared ? dist : program);
  try {
    await runOwnCommand({
      args,
      own: setting ? resolve(root, setting) : null,
      dist: (other) =>
        other === undefined ? sharedDist(installation) : madeReady(resolve(other), program),
      print: (line) => console.log(line),
      confirm: promptPerson,
      nowMs: Date.now(),
    });
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

function sharedDist({ dist, isShared, own }: Installation): string {
  if (isShared) return dist;
  throw new Error(
    `${own} contains only this build: use --dist DIR to name a writable folder of builds`,
  );
}

/** Adds this program's own build to a folder of builds, as a base for overlays. */
async function madeReady(dist: string, program: string): Promise<string> {
  if (resolve(program).startsWith(`${dist}/`)) return dist;
  await withLock(dist, async () => {
    const base = adoptBuild(dist, program);
    const { own } = currentOwn(dist) ?? {};
    if (own?.base !== base) switchTo(dist, base);
  });
  return dist;
}

function currentOwn(dist: string) {
  try {
    const name = currentBuild(dist);
    return name === null ? null : readRecord(join(buildDir(dist, name), RECORD_FILE));
  } catch {
    return null;
  }
}

async function promptPerson(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await Promise.race([
      lines.question(`${question} [y/N] `),
      new Promise<string>((resolve) => lines.once('close', () => resolve(''))),
    ]);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
