import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import {
  buildDir,
  currentBuild,
  draftDir,
  POINTER,
  pointTo,
  replaceFile,
} from '../../server/store/dist-folder.js';
import { clearUnused } from '../dist/clear.js';
import { LAUNCHER } from '../dist/launcher.js';

/** The current build of a dist/, and its base. */

/** The name of the build without an overlay: the current one, or its base. Throws an Error if it is missing. */
export function baseOfCurrent(dist: string): string {
  const current = currentBuild(dist);
  if (current === null)
    throw new Error(`${join(dist, POINTER)} is missing: there is no build to apply an overlay to`);
  const { own } = readRecord(join(buildDir(dist, current), RECORD_FILE));
  const base = own?.base ?? current;
  if (existsSync(join(buildDir(dist, base), RECORD_FILE))) return base;
  throw new Error(
    `${buildDir(dist, base)} is missing: the base of the current build; npm run build makes it`,
  );
}

/** Makes a build the current one, and adds the launcher to the folder of builds. */
export function switchTo(dist: string, name: string): void {
  mkdirSync(draftDir(dist), { recursive: true });
  const before = currentOrNull(dist);
  if (!existsSync(join(dist, 'server.mjs'))) {
    for (const file of ['LICENSE', 'NOTICE'])
      replaceFile(dist, file, readFileSync(join(buildDir(dist, name), file)));
    replaceFile(dist, 'server.mjs', LAUNCHER);
  }
  if (before !== name) pointTo(dist, name);
  clearUnused(dist, [name, before]);
}

function currentOrNull(dist: string): string | null {
  try {
    return currentBuild(dist);
  } catch {
    return null;
  }
}
