import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, keepRenewed, ownName } from './owner.js';

/**
 * A lock between processes that use the same folder: the owner writes its name into a file. The lock of a dead process is taken
 * over.
 */
interface LockOptions {
  /** The lock file; its folder exists. */
  readonly path: string;
  /** A draft file of this process in the same file system. */
  readonly draft: string;
  /** Called once if another process has the lock. */
  readonly onWait?: (owner: string) => void;
}

const LOOK_AGAIN_MS = 200;
/** Removing the lock of a dead process takes two system calls; maximum wait for a process that died between them. */
const CLEARING_MS = 5_000;

/** Runs `work` with the lock. Throws the file system's error if the lock cannot be written. */
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
  for (let isReported = false; !create(path, draft); ) {
    const owner = ownerOf(path);
    if (owner === null) continue;
    if (!isAlive(owner, path) && clearDead(path, owner)) continue;
    if (!isReported) onWait?.(owner);
    isReported = true;
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Creates the file together with its content, so that a lock always names its owner. */
function create(path: string, draft: string): boolean {
  writeFileSync(draft, ownName(), { mode: 0o600 });
  try {
    return link(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of a dead process; false if another process is doing so. Only the process with the second link may remove the
 * lock. Its owner is dead, so the lock cannot get a new owner before it is removed.
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
    // Another process has removed it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  if (ownerOf(claim) === dead) rmSync(path, { force: true });
  rmSync(claim, { force: true });
  return true;
}

/** False if the file already exists. */
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
