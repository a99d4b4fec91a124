import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import { buildDir, buildNames, isLeased } from '../../server/store/dist-folder.js';
import { isAlive } from '../../server/util/owner.js';

/**
 * Removes builds that no process uses and that are not in `kept`, and leftovers of dead processes. The base of a build with an
 * overlay is kept with it.
 */
export function clearUnused(dist: string, kept: readonly (string | null)[]): void {
  const names = buildNames(dist);
  const stay = new Set([...kept, ...names.filter((name) => kept.includes(name)).map((name) => baseOf(dist, name))]);
  for (const name of names) {
    if (!stay.has(name) && !isLeased(dist, name)) rmSync(buildDir(dist, name), { recursive: true, force: true });
  }
  for (const name of namesIn(join(dist, 'leases'))) {
    if (!isLeased(dist, name)) removeEmpty(join(dist, 'leases', name));
  }
  for (const owner of namesIn(join(dist, 'drafts'))) {
    const path = join(dist, 'drafts', owner);
    if (!isAlive(owner, path)) rmSync(path, { recursive: true, force: true });
  }
}

function baseOf(dist: string, name: string): string | null {
  try {
    return readRecord(join(buildDir(dist, name), RECORD_FILE)).own?.base ?? null;
  } catch {
    return null;
  }
}

function namesIn(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir) : [];
}

/** Removes a build unless a process has started to use it. */
function removeEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch {
    // It is in use again.
  }
}
