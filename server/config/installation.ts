import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { POINTER } from '../store/dist-folder.js';

/** The location of this program, and how it was started. */
export interface Installation {
  /** The folder and name of its build. */
  readonly own: string;
  readonly name: string;
  /** The folder of all builds; unused if the build was copied on its own. */
  readonly dist: string;
  /** Whether the build is in a folder of builds; otherwise it was copied on its own and is never removed. */
  readonly isShared: boolean;
  /** Whether it follows dist/current: it was started by dist/server.mjs. */
  readonly isLaunched: boolean;
  /** Whether this process is a worker. */
  readonly isWorker: boolean;
}

/** Passes the location of the primary process to a worker. */
const WORKER = '--worker';
const LAUNCHED = '--launched';
/** Set by npm start: the server ends when the channel to its parent closes. */
export const END_WITH_PARENT = '--end-with-parent';
export const START_FLAGS: readonly string[] = [WORKER, LAUNCHED, END_WITH_PARENT];

export function installationOf(own: string): Installation {
  const dist = join(own, '../..');
  const isWorker = process.argv.includes(WORKER);
  return {
    own,
    name: basename(own),
    dist,
    isShared: existsSync(join(dist, POINTER)) && basename(dirname(own)) === 'builds',
    isLaunched: isWorker
      ? process.argv.includes(LAUNCHED)
      : realpathSync(process.argv[1]!) !== realpathSync(join(own, 'server.mjs')),
    isWorker,
  };
}

/** The arguments of a worker. */
export function workerArguments({ isLaunched }: Installation): string[] {
  return isLaunched ? [WORKER, LAUNCHED] : [WORKER];
}
