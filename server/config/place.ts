import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { POINTER } from '../store/dist-folder.js';

/** Where this program is, and how it was started. */
export interface Place {
  /** The folder of its build, and that build's name. */
  readonly own: string;
  readonly name: string;
  /** The folder of all builds; of no meaning when the build is not shared. */
  readonly dist: string;
  /** Whether the build is one among others; else the folder was copied from there, and nobody clears it. */
  readonly isShared: boolean;
  /** Whether it serves the current build, whichever that is: it was started by dist/server.mjs. */
  readonly isLaunched: boolean;
  /** Whether it is one of several processes that answer. */
  readonly isWorker: boolean;
}

/** How a worker is told what its primary process is. */
export const WORKER = '--worker';
const LAUNCHED = '--launched';
/** Of npm start: the server ends when the channel to its parent does. */
export const END_WITH_PARENT = '--end-with-parent';
export const START_FLAGS: readonly string[] = [WORKER, LAUNCHED, END_WITH_PARENT];

export function placeOf(own: string): Place {
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
export function workerArguments({ isLaunched }: Place): string[] {
  return isLaunched ? [WORKER, LAUNCHED] : [WORKER];
}
