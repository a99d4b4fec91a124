import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './release.js';

/** Large programs that only a long test needs: each has a package of its own in a folder of test/. */

const ARGUMENTS = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--fetch-retries=0',
];
const INSTALL_MS = 300_000;
/** What npm says where there is no registry to be reached, or none with these packages. */
const NO_REGISTRY =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED|E40[134]|E5\d\d)\b/;

/** Installs what the package-lock.json of test/`name` names into `dir`; false where there is no registry, which is told. */
export function install(name: string, dir: string): boolean {
  mkdirSync(dir, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(ROOT, 'test', name, file), join(dir, file));
  try {
    execFileSync('npm', ARGUMENTS, {
      cwd: dir,
      encoding: 'utf8',
      timeout: INSTALL_MS,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return true;
  } catch (error) {
    const reason = NO_REGISTRY.exec((error as { stderr?: string }).stderr ?? '')?.[0];
    if (reason === undefined) throw error;
    console.error(`test/${name} cannot be installed (${reason}); its tests are skipped`);
    return false;
  }
}
