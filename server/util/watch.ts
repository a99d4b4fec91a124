import { statSync, watchFile } from 'node:fs';

/** So often a file is looked at: a stat costs microseconds, and works on every disk and for a file that is replaced. */
const LOOK_MS = 500;

/**
 * Calls `changed` within a second whenever the file at `path` is another one, has other content or is gone; keeps no
 * process alive.
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
  // What changes before the first look of watchFile, it takes for what was there.
  setTimeout(look, LOOK_MS).unref();
}

/** Two files, or two contents of one, have two signs; one that cannot be seen has none. */
function signOf(path: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
