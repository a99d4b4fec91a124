import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The path of the key file, whatever the working directory. */
interface KeyFilePath {
  readonly path: string;
  /** Advice for the operator. */
  readonly warning: string | null;
}

/**
 * A relative path starts at the folder that contains `folder`: dist/, or the folder of a build that was copied on its own. Earlier
 * versions used the working directory: a file that exists only there is still read, with a warning.
 */
export function keyFilePath(
  setting: string,
  folder: string,
  workingDirectory = process.cwd(),
): KeyFilePath {
  const path = resolve(dirname(folder), setting);
  const former = resolve(workingDirectory, setting);
  if (existsSync(path) || !existsSync(former)) return { path, warning: null };
  return {
    path: former,
    warning: `the key file is ${former}, found in the working directory: move it to ${path}, or set KALENDS_KEYS_FILE to where it is`,
  };
}

/** The folder of the data for the program in `own`: dist/ with its builds, or a build that was copied from there. */
export function distFolder(own: string, isShared: boolean): string {
  return isShared ? join(own, '../..') : own;
}
