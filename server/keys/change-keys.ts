import {
  chmodSync,
  chownSync,
  closeSync,
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
import { withLock } from '../util/lock.js';
import { isAlive, ownName } from '../util/owner.js';
import { hashKey } from './key.js';
import { readStoredKeys, type StoredKey } from './key-file.js';

/**
 * Changes of the key file: one after the other, by a lock, and in one step each, so that whoever reads it at any moment,
 * or after any end of the one who wrote, finds the keys before the change or those after it.
 */
const DRAFT = '.draft';
const LOCK = '.lock';

/**
 * Replaces the keys of the file at `path`, which need not exist, by what `change` makes of them. Throws what `change`
 * throws, and an Error that names the file when it cannot be read or written; it is then as it was.
 */
export async function changeKeys(
  path: string,
  change: (keys: readonly StoredKey[]) => readonly StoredKey[],
): Promise<void> {
  const file = placeOf(path);
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
    throw code === undefined ? error : new Error(`the key file ${path} cannot be written: ${message}`);
  }
}

/**
 * Stores the hash of a first key; the key itself is stored nowhere. Throws an Error that names the file when it cannot
 * be written, or has keys already.
 */
export async function storeFirstKey(path: string, key: string): Promise<void> {
  await changeKeys(path, (keys) => {
    if (keys.length > 0) throw new Error(`${path} has keys already: start the server again to use them`);
    return [{ id: 'first', sha256: hashKey(key), created: today() }];
  });
}

/** The date in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Behind a symbolic link the file itself is replaced. */
function placeOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Step by step: where the system refuses with ENOENT (/proc), mkdir's own recursion never ends. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700, recursive: false });
}

/** What those left behind who were killed before they had the lock. */
function clearDrafts(file: string): void {
  const start = `${basename(file)}${LOCK}.`;
  for (const name of readdirSync(dirname(file))) {
    const draft = join(dirname(file), name);
    if (name.startsWith(start) && name.includes('~') && !isAlive(name.slice(start.length), draft))
      rmSync(draft, { force: true });
  }
}

/** By the holder of the lock alone: a draft that is there was left by one who was killed. */
function replace(file: string, text: string): void {
  const draft = file + DRAFT;
  try {
    rmSync(draft, { force: true });
    writeWhole(draft, text);
    keepOwner(draft, file);
    renameSync(draft, file);
    sync(dirname(file));
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

/** What an administrator writes stays readable for the one who serves. */
function keepOwner(draft: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(file, { throwIfNoEntry: false }) ?? statSync(dirname(file));
  chownSync(draft, uid, gid);
}

/** The new name is on the disk too; where a folder cannot be synchronised (some file systems), as soon as it is. */
function sync(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Not there, as on Windows.
  }
}
