import { type FSWatcher, statSync, watch, watchFile } from 'node:fs';
import { dirname } from 'node:path';

/** A file is looked at so often: that works on every kind of disk, and when it is replaced or comes only later. */
const LOOK_MS = 2_000;
/** What changes step by step is looked at when it has come to rest. */
const REST_MS = 30;

/**
 * Calls `changed` whenever the file at `path` is another one, has other content or is gone; keeps no process alive. At
 * once where the system tells of changes, else within seconds.
 */
export function watchChanges(path: string, changed: () => void): void {
  const folder = dirname(path);
  let seen = signOf(path);
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  let watched = '';

  const look = () => {
    const now = signOf(path);
    if (now === seen) return;
    seen = now;
    changed();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS).unref();
  };
  /** The folder, since a file that is replaced is another one; so may be the folder. */
  const listen = () => {
    const now = folderSign(folder);
    if (now === watched) return;
    watched = now;
    watcher?.close();
    watcher = now === '' ? undefined : watchFolder(folder, lookSoon);
  };
  listen();
  watchFile(path, { interval: LOOK_MS, persistent: false }, () => {
    listen();
    look();
  });
}

function watchFolder(folder: string, changed: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, changed).on('error', () => {});
  } catch {
    // The system has no more watches to give: the file is looked at from time to time.
    return undefined;
  }
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

function folderSign(path: string): string {
  try {
    return String(statSync(path).ino);
  } catch {
    return '';
  }
}
