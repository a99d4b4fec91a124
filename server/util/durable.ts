import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that survive a power cut: their content is on the disk before their name is, and then the name, too. */

/** Replaces a file atomically; `draft` is a file of this process in the same file system. */
export function replaceDurably(draft: string, path: string, content: string | Uint8Array): void {
  writeFileSync(draft, content, { flush: true });
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** Puts the names in a folder on the disk; some file systems cannot do that. */
export function syncFolder(path: string): void {
  try {
    sync(path);
  } catch {
    // Not available, as on Windows.
  }
}

/** Puts the files of a folder, without those of the folders in it, and their names on the disk. */
export function syncFiles(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isFile()) sync(join(path, entry.name));
  syncFolder(path);
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
