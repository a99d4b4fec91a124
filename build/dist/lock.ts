import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { draftDir } from '../../server/store/dist-folder.js';
import { withLock as withLockOf } from '../../server/util/lock.js';

/**
 * One build at a time in one folder. The lock saves work twice done; what is served does not rest on it: every build is
 * drafted under a name of its own, and the pointer is replaced in one step.
 */
const LOCK = 'lock';

/** Runs `work` while this process holds the lock; waits for another build, and takes over from one that died. */
export function withLock<T>(dist: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dist, { recursive: true });
  const onWait = (owner: string) => console.error(`waiting for another build (process ${owner.split('~')[1]})`);
  return withLockOf({ path: join(dist, LOCK), draft: join(draftDir(dist), LOCK), onWait }, work);
}
