import { statSync, watchFile } from 'node:fs';

/** Polling interval: a stat costs microseconds, and works on every disk and for replaced files. */
const LOOK_MS = 500;

/**
 * Calls `changed` within a second whenever the file at `path` is replaced, changed or removed. Does not keep the process alive.
 */
export function watchChanges(path: string, changed: () => void): void {
  let seen = signOf(path);
  const look = () => {
    const now = signOf(path);
    if (now === seen) return;
    seen = now;
    changed();
  };
  watchFile(path, { interval: LOOK_MS, persistent: false }, look);
  // watchFile misses changes before its first stat, so compare with our own.
  setTimeout(look, LOOK_MS).unref();
}

/** A signature that differs for different files or contents; none for an inaccessible file. */
function signOf(path: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
