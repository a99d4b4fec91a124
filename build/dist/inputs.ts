import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The inputs of a build, as digests of contents; times and paths do not count. npm start computes them each time, so they must take
 * only a fraction of a second.
 */

/** The packages as they are installed, and as they should be. */
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];
/** The code that makes the data and files of releases; a test compares the list with the imports. */
export const DATA_CODE = [
  'build/all-ended.ts',
  'build/build.ts',
  'build/dist',
  'build/expand',
  'build/feast-names',
  'build/release',
  'build/search',
  'server/engine',
  'server/feeds',
  'server/locale',
  'server/queries/basis.ts',
  'server/store',
  'server/text',
  'server/util',
  ...PACKAGES,
];
/** The code that makes the tables of days, beside that of the data. */
const TABLES_CODE = ['build/tables', 'server/queries', ...DATA_CODE];
/** The inputs of a build; a test compares the list with the imports. */
export const INPUTS = [
  'LICENSE',
  'NOTICE',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  // Reads the calendars and corrections of an operator.
  ...[
    'announced-later',
    'authorities',
    'authorities-table',
    'basis',
    'moved-names',
    'read-texts',
    'read-texts-table',
    'row-words',
    'text-years',
    'text-years-table',
    'vocabulary',
    'weekdays',
  ].map((name) => `build/calendars/${name}.ts`),
  'build/docs',
  'build/feasts',
  'build/own',
  'build/command-line.ts',
  'build/concurrency-limit.ts',
  'build/progress.ts',
  'build/quality',
  'build/tables',
  'package.json',
  'releases',
  'server',
  'tsconfig.json',
  ...DATA_CODE,
];

/**
 * Digest of all inputs of a build of the checkout at `root`, without the choice of releases. `signedBy`: the fingerprint of the
 * signing key, if there is one.
 */
export function inputsDigest(root: string, signedBy = ''): string {
  return digestOf(root, INPUTS, signedBy);
}

/** Digest of all inputs but the releases. */
export function codeDigest(root: string): string {
  return digestOf(
    root,
    INPUTS.filter((path) => path !== 'releases'),
  );
}

/** Digest of the code that makes tables of days, and of the key that signs them. */
export function tablesDigest(root: string, signedBy = ''): string {
  return digestOf(root, TABLES_CODE, signedBy);
}

/**
 * For each release, oldest first, the digest of the inputs of its files: the releases up to it, the code, and the signing key. Equal
 * digests mean equal bytes.
 */
export function releaseKeys(
  root: string,
  ids: readonly string[],
  signedBy = '',
): Map<string, string> {
  let before = digestOf(root, DATA_CODE, signedBy);
  const keys = new Map<string, string>();
  for (const id of ids) {
    before = digestOf(root, [`releases/${id}`], before);
    keys.set(id, before);
  }
  return keys;
}

function digestOf(root: string, paths: readonly string[], before = ''): string {
  const hash = createHash('sha256').update(before);
  for (const path of [...paths].sort()) addPath(hash, root, path);
  return hash.digest('hex');
}

function addPath(hash: Hash, root: string, path: string): void {
  const place = join(root, path);
  if (!existsSync(place)) hash.update(`${path} is not there\n`);
  else if (statSync(place).isDirectory()) {
    // An incomplete release has another name.
    const names = readdirSync(place).filter((name) => !name.endsWith('.draft'));
    for (const name of names.sort()) addPath(hash, root, `${path}/${name}`);
  } else {
    const content = readFileSync(place);
    hash.update(`${path} ${content.length}\n`).update(content);
  }
}
