import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../../server/store/build-record.js';
import { checkBuild, isLater } from '../../server/store/load.js';

/** Checks every file of a build against its SHA-256. Throws an Error that names the first damaged one. */
export function checkWhole(dir: string): void {
  const { record, releases } = checkBuild(dir);
  for (const [name, { sha256 }] of Object.entries(record.files))
    if (isLater(name)) checkFile(join(dir, name), sha256);
  for (const release of releases) {
    for (const [name, sha256] of release.sums) checkFile(join(release.dir, name), sha256);
  }
}

function checkFile(path: string, sha256: string): void {
  const found = sha256Of(readFileSync(path));
  if (found !== sha256)
    throw new Error(`${path} is damaged: SHA-256 ${found} when expected ${sha256}`);
}
