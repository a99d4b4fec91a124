import { watchFile } from 'node:fs';

/** A file is looked at so often: that works on every kind of disk, and when it is replaced or comes only later. */
const LOOK_MS = 2_000;

/** Calls `changed` whenever the file at `path` is another one, has other content or is gone; keeps no process alive. */
export function watchChanges(path: string, changed: () => void): void {
  watchFile(path, { interval: LOOK_MS, persistent: false }, (now, before) => {
    // A file that is not there is told once, as one that was not there before.
    if (now.mtimeMs !== before.mtimeMs || now.ino !== before.ino || now.size !== before.size) changed();
  });
}
