import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, keepRenewed, ownName } from './owner.js';

/**
 * One at a time, among processes that see one folder: who holds the lock has written its name into a file. That of one
 * who died is taken over.
 */
export interface LockOptions {
  /** The file; its folder is there. */
  readonly path: string;
  /** What this process may write beside it, in the same file system. */
  readonly draft: string;
  /** Called once, when somebody else holds it. */
  readonly onWait?: (owner: string) => void;
}

const LOOK_AGAIN_MS = 200;
/** Who clears the lock of a dead one does so in two system calls; one who died between them is not waited for longer. */
const CLEARING_MS = 5_000;

/** Runs `work` while this process holds the lock. Throws what the file system says when the lock cannot be written. */
export async function withLock<T>(options: LockOptions, work: () => T | Promise<T>): Promise<T> {
  const { path } = options;
  await take(options);
  const stopRenewing = keepRenewed(path);
  try {
    return await work();
  } finally {
    stopRenewing();
    if (ownerOf(path) === ownName()) rmSync(path, { force: true });
  }
}

async function take({ path, draft, onWait }: LockOptions): Promise<void> {
  for (let isTold = false; !create(path, draft); ) {
    const owner = ownerOf(path);
    if (owner === null) continue;
    if (!isAlive(owner, path) && clearDead(path, owner)) continue;
    if (!isTold) onWait?.(owner);
    isTold = true;
    await sleep(LOOK_AGAIN_MS);
  }
}

/** With its content at once: a lock is never seen without its owner. */
function create(path: string, draft: string): boolean {
  writeFileSync(draft, ownName(), { mode: 0o600 });
  try {
    return link(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of one who died; false when somebody else is at it. Whoever has the second link is alone with the
 * lock: its owner does not come back, and so it cannot have become somebody else's when it is removed.
 */
function clearDead(path: string, dead: string): boolean {
  const claim = `${path}.${createHash('sha256').update(dead).digest('hex').slice(0, 12)}`;
  try {
    if (!link(path, claim)) {
      if (Date.now() - (statSync(claim, { throwIfNoEntry: false })?.ctimeMs ?? 0) > CLEARING_MS)
        rmSync(claim, { force: true });
      return false;
    }
  } catch (error) {
    // Somebody else has cleared it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  if (ownerOf(claim) === dead) rmSync(path, { force: true });
  rmSync(claim, { force: true });
  return true;
}

/** False when there is such a file already. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function ownerOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
