import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where the key file is, whatever the working directory. */
export interface KeyPlace {
  readonly path: string;
  /** What the operator should do about it. */
  readonly warning: string | null;
}

/**
 * A path that is not absolute begins at the folder in which `served` is: dist/, or the folder of a build that is served
 * alone. It used to begin at the working directory: a file that is only there is read, with a warning.
 */
export function keyPlace(setting: string, served: string, workingDirectory = process.cwd()): KeyPlace {
  const path = resolve(dirname(served), setting);
  const former = resolve(workingDirectory, setting);
  if (existsSync(path) || !existsSync(former)) return { path, warning: null };
  return {
    path: former,
    warning: `the key file is ${former}, found in the working directory: move it to ${path}, or set KALENDS_KEYS_FILE to where it is`,
  };
}

/** The folder that is served by the program in `own`: dist/ with its builds, or a build that was copied from there. */
export function servedFolder(own: string, isShared: boolean): string {
  return isShared ? join(own, '../..') : own;
}
