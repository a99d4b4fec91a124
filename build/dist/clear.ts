import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import { buildDir, buildNames, currentBuild } from '../../server/store/dist-folder.js';
import { isAlive } from '../../server/util/owner.js';

/**
 * The last builds stay, those with an overlay together with the build below them: to roll back to, and for servers that are
 * switching. A server that has switched needs no other build: see server/util/on-demand.ts.
 */
const KEPT = 3;

/** Removes all builds but the current one, `others`, and the last ones, and leftovers of dead processes. Needs the lock of `dist`. */
export function clearUnused(dist: string, others: readonly (string | null)[]): void {
  const names = buildNames(dist);
  const kept = [currentOrNull(dist), ...others, ...newestFirst(dist, names)].filter(
    (name) => name !== null,
  );
  const stay = new Set(
    [...new Set(kept)].slice(0, KEPT).flatMap((name) => [name, baseOf(dist, name)]),
  );
  for (const name of names) {
    // Somebody may have chosen it meanwhile, by a command that does not wait for a build.
    if (stay.has(name) || currentOrNull(dist) === name) continue;
    rmSync(buildDir(dist, name), { recursive: true, force: true });
  }
  for (const owner of namesIn(join(dist, 'drafts'))) {
    const path = join(dist, 'drafts', owner);
    if (!isAlive(owner, path)) rmSync(path, { recursive: true, force: true });
  }
}

function newestFirst(dist: string, names: readonly string[]): string[] {
  const madeMs = new Map(names.map((name) => [name, statSync(buildDir(dist, name)).mtimeMs]));
  return names.toSorted((a, b) => madeMs.get(b)! - madeMs.get(a)!);
}

function currentOrNull(dist: string): string | null {
  try {
    return currentBuild(dist);
  } catch {
    return null;
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
