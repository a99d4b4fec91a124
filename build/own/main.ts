import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Place } from '../../server/config/place.js';
import { RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { withLock } from '../dist/lock.js';
import { runOwnCommand } from './command.js';
import { adoptBuild } from './make-build.js';
import { messageOf } from './mistakes.js';
import { switchTo } from './switch.js';

/** Runs the command `own` with these arguments, for the program at that place; returns the exit code. A part of the server's program. */
export async function ownMain(args: readonly string[], place: Place): Promise<number> {
  const { own: program, dist, isShared } = place;
  const setting = process.env.KALENDS_OWN;
  // As with the key file: from the folder in which dist/ is.
  const root = dirname(isShared ? dist : program);
  try {
    await runOwnCommand({
      args,
      own: setting ? resolve(root, setting) : null,
      dist: (other) => (other === undefined ? sharedDist(place) : madeReady(resolve(other), program)),
      print: (line) => console.log(line),
      ask: askPerson,
      nowMs: Date.now(),
    });
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

function sharedDist({ dist, isShared, own }: Place): string {
  if (isShared) return dist;
  throw new Error(`${own} is the folder of one build alone: --dist DIR names a folder that builds can be written to`);
}

/** A folder of builds that this program's own build is put into, for what lies on it. */
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

async function askPerson(question: string): Promise<boolean> {
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
