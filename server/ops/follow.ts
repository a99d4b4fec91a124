import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ServerBuild } from '../http/context.js';
import { buildDir, currentBuild, POINTER } from '../store/dist-folder.js';
import { importAll } from '../util/on-demand.js';
import { watchChanges } from '../util/watch.js';

/**
 * Switches a running server to a new build: loads it beside the current one, checks it, and swaps them in one step. If it cannot be
 * loaded, it is refused and the current build stays.
 *
 * The data are replaced in the process, not the process as nginx replaces its workers: that needs no second process that supervises
 * one, no memory for two at once, and keeps connections, limits and caches of keys. A new program runs after a restart.
 */

/** Requests from before a switch may still open files of the previous build. */
const LAST_REQUESTS_MS = 60_000;

export interface FollowOptions {
  readonly dist: string;
  /** The initial build. */
  readonly name: string;
  readonly load: (dir: string) => Promise<ServerBuild>;
  readonly builds: { current: ServerBuild; isSwitching: boolean; isRefused: boolean };
  readonly log: Logger;
}

export interface Following {
  /** Checks for a new build now. */
  readonly look: () => void;
}

export function followBuilds(options: FollowOptions): Following {
  const { dist, builds, log } = options;
  let { name } = options;
  let isLooking = false;
  let lookAgain = false;

  const switchTo = async (next: string) => {
    builds.isSwitching = true;
    try {
      await importAll();
      const loaded = await options.load(buildDir(dist, next));
      // Keep no other reference to the previous build until then, so that its memory can be freed.
      const { close } = builds.current;
      builds.current = loaded;
      setTimeout(close, LAST_REQUESTS_MS).unref();
      name = next;
      builds.isRefused = false;
      log.info({ build: next, release: loaded.catalog.release.id }, 'switched to build');
    } catch (error) {
      builds.isRefused = true;
      log.error(
        { build: next },
        `the new build cannot be used, still serving ${name}: ${messageOf(error)}`,
      );
    } finally {
      builds.isSwitching = false;
    }
  };

  const look = async () => {
    lookAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    try {
      const next = currentBuild(dist);
      if (next === null) throw new Error(`${join(dist, POINTER)} is missing`);
      if (next !== name) await switchTo(next);
      else builds.isRefused = false;
    } catch (error) {
      builds.isRefused = true;
      log.error(`${messageOf(error)}; still serving ${name}`);
    }
    isLooking = false;
    if (lookAgain) await look();
  };

  watchChanges(join(dist, POINTER), () => void look());
  // Another build may have become current while this one was being loaded.
  void look();
  return { look: () => void look() };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
