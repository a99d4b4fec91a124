import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { draftDir } from '../../server/store/dist-folder.js';
import { withLock as withLockOf } from '../../server/util/lock.js';

/**
 * Allows one build at a time in a folder. The lock only avoids duplicate work; correctness does not depend on it, since every build
 * has its own draft folder and the pointer is replaced atomically.
 */
const LOCK = 'lock';

/** Runs `work` with the lock; waits for another build, and takes over the lock of a dead process. */
export function withLock<T>(dist: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dist, { recursive: true });
  const onWait = (owner: string) =>
    console.error(`waiting for another build (process ${owner.split('~')[1]})`);
  return withLockOf({ path: join(dist, LOCK), draft: join(draftDir(dist), LOCK), onWait }, work);
}
