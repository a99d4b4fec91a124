import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { draftDir } from '../../server/core/dist-folder.js';
import { isAlive, ownName, RENEW_MS } from '../../server/core/owner.js';

/**
 * One build at a time in one folder. The lock saves work twice done; what is served does not rest on it: every build is
 * drafted under a name of its own, and the pointer is replaced in one step.
 */
const LOCK = 'lock';
const LOOK_AGAIN_MS = 200;

/** Runs `work` while this process holds the lock; waits for another build, and takes over from one that died. */
export async function withLock<T>(dist: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dist, { recursive: true });
  const path = join(dist, LOCK);
  await take(dist, path);
  const renewing = setInterval(() => renew(path), RENEW_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    if (ownerOf(path) === ownName()) rmSync(path, { force: true });
  }
}

async function take(dist: string, path: string): Promise<void> {
  for (let isTold = false; !create(dist, path); ) {
    const owner = ownerOf(path);
    if (owner === null) continue;
    if (!isAlive(owner, path)) {
      clearDead(dist, path, owner);
      continue;
    }
    if (!isTold) console.error(`waiting for another build (process ${owner.split('~')[1]})`);
    isTold = true;
    await sleep(LOOK_AGAIN_MS);
  }
}

/** With its content at once: a lock is never seen without its owner. */
function create(dist: string, path: string): boolean {
  const own = join(draftDir(dist), LOCK);
  writeFileSync(own, ownName());
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function ownerOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Taken aside first, so that of two who find it dead one cannot remove the lock that the other has made since. */
function clearDead(dist: string, path: string, dead: string): void {
  const aside = join(draftDir(dist), `${LOCK}.dead`);
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (ownerOf(aside) !== dead) putBack(aside, path);
  rmSync(aside, { force: true });
}

function putBack(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch {
    // A third one has it: builds may then run side by side, which costs time alone.
  }
}

function renew(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The folder was removed.
  }
}
