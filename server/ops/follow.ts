import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Served } from '../http/exchange.js';
import { buildDir, currentBuild, POINTER, takeLease } from '../store/dist-folder.js';
import { watchChanges } from '../util/watch.js';

/**
 * A running server goes over to a new build: it is loaded beside the one that answers, checked, and put in its place at
 * one moment. One that cannot be loaded is refused, and the other goes on answering.
 */

/** Requests that came before a switch may still open files of the build before it. */
const LAST_REQUESTS_MS = 60_000;

export interface FollowOptions {
  readonly dist: string;
  /** The build that answers. */
  readonly name: string;
  /** Ends the lease of the build that answers. */
  readonly release: () => void;
  readonly load: (dir: string) => Promise<Served>;
  readonly served: { current: Served; isSwitching: boolean; isRefused: boolean };
  readonly log: Logger;
}

export interface Following {
  /** Looks for a new build now. */
  readonly look: () => void;
  /** Ends the lease of the build that answers then. */
  readonly release: () => void;
}

export function followBuilds(options: FollowOptions): Following {
  const { dist, served, log } = options;
  let { name, release } = options;
  let isLooking = false;
  let lookAgain = false;

  const goOver = async (next: string) => {
    const releaseNext = leaseOf(dist, next, log);
    served.isSwitching = true;
    try {
      const loaded = await options.load(buildDir(dist, next));
      // Nothing else of the build before may be held until then: it is its memory.
      const { close } = served.current;
      served.current = loaded;
      const leave = release;
      setTimeout(() => {
        close();
        leave();
      }, LAST_REQUESTS_MS).unref();
      [name, release] = [next, releaseNext];
      served.isRefused = false;
      log.info({ build: next, release: loaded.catalog.release.id }, 'gone over to a new build');
    } catch (error) {
      releaseNext();
      served.isRefused = true;
      log.error({ build: next }, `the new build is refused, ${name} goes on answering: ${messageOf(error)}`);
    } finally {
      served.isSwitching = false;
    }
  };

  const look = async () => {
    lookAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    try {
      const next = currentBuild(dist);
      if (next === null) throw new Error(`${join(dist, POINTER)} is missing`);
      if (next !== name) await goOver(next);
      else served.isRefused = false;
    } catch (error) {
      served.isRefused = true;
      log.error(`${messageOf(error)}; ${name} goes on answering`);
    }
    isLooking = false;
    if (lookAgain) await look();
  };

  watchChanges(join(dist, POINTER), () => void look());
  // One that was made current while this one was being loaded.
  void look();
  return { look: () => void look(), release: () => release() };
}

/** A lease on a build; where none can be written (a read-only folder) nobody can clear the build from there either. */
export function leaseOf(dist: string, name: string, log: Logger): () => void {
  try {
    return takeLease(dist, name);
  } catch (error) {
    log.debug({ err: error }, 'no lease could be taken');
    return () => {};
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
