import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../util/durable.js';
import { withLock } from '../util/lock.js';
import { isAlive, ownName } from '../util/owner.js';
import { hashKey } from './key.js';
import { readStoredKeys, type StoredKey } from './key-file.js';

/**
 * Changes the key file, one change at a time under a lock and each atomically: a reader always finds either the old keys or the new
 * ones, even if the writer is killed.
 */
const DRAFT = '.draft';
const LOCK = '.lock';

/**
 * Replaces the keys of the file at `path`, which need not exist, by the result of `change`. Throws what `change` throws, and an
 * Error that names the file if it cannot be read or written; the file is then unchanged.
 */
export async function changeKeys(
  path: string,
  change: (keys: readonly StoredKey[]) => readonly StoredKey[],
): Promise<void> {
  const file = linkTargetOf(path);
  try {
    makeFolder(dirname(file));
    const draft = `${file}${LOCK}.${ownName()}`;
    await withLock({ path: file + LOCK, draft }, () => {
      clearDrafts(file);
      const keys = change(readStoredKeys(file));
      replace(file, `${JSON.stringify({ keys }, null, 2)}\n`);
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === undefined
      ? error
      : new Error(`the key file ${path} cannot be written: ${message}`);
  }
}

/**
 * Stores the hash of a first key; the key itself is never stored. Throws an Error that names the file if it cannot be written or
 * already has keys.
 */
export async function storeFirstKey(path: string, key: string): Promise<void> {
  await changeKeys(path, (keys) => {
    if (keys.length > 0)
      throw new Error(`${path} has keys already: start the server again to use them`);
    return [{ id: 'first', sha256: hashKey(key), created: today() }];
  });
}

/** The date in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Follows a symbolic link and replaces the file itself. */
function linkTargetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Creates folders one by one: if the system refuses with ENOENT (/proc), mkdir's own recursion never ends. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700, recursive: false });
  keepOwner(path, dirname(path));
}

/** Removes drafts of processes that were killed before they had the lock. */
function clearDrafts(file: string): void {
  const start = `${basename(file)}${LOCK}.`;
  for (const name of readdirSync(dirname(file))) {
    const draft = join(dirname(file), name);
    if (name.startsWith(start) && name.includes('~') && !isAlive(name.slice(start.length), draft))
      rmSync(draft, { force: true });
  }
}

/** Only called with the lock: an existing draft was left by a killed process. */
function replace(file: string, text: string): void {
  const draft = file + DRAFT;
  try {
    rmSync(draft, { force: true });
    writeWhole(draft, text);
    keepOwner(draft, existsSync(file) ? file : dirname(file));
    renameSync(draft, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  chmodSync(path, 0o600);
}

/** Gives it the owner of another file or folder, so that the server can still read what an administrator wrote. */
function keepOwner(path: string, like: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(path, uid, gid);
}
