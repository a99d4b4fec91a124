import type { Logger } from 'pino';
import type { Place } from '../config/place.js';
import { openMcp } from '../mcp/open.js';
import type { BuildRecord } from '../store/build-record.js';
import { type FollowOptions, followBuilds, leaseOf } from './follow.js';
import { openErrorLog } from './log.js';
import { serveBuild } from './serve-build.js';

/**
 * Runs the command `mcp`: tools for the program that started this one, on the standard streams, without a key and without
 * a port. What else there is to say goes to the standard error output. Ends with its standard input, or by a signal.
 */
export async function mcpMain(place: Place): Promise<void> {
  const log = openErrorLog('warn');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  try {
    const { served, record } = await openBuild(place, log);
    const mcp = await openMcp(place, record, log);
    await mcp.serveStdio(() => ({ served: served.current, nowMs: Date.now() }));
  } catch (error) {
    console.error(`Kalends does not answer: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** The build that answers, and those that take its place while a client stays for days. */
async function openBuild({ own, name, dist, isShared, isLaunched }: Place, log: Logger) {
  let release = isShared ? leaseOf(dist, name, log) : () => {};
  process.on('exit', () => release());
  const load = (dir: string) => serveBuild(dir, { log, artifactCache: 'private' });
  const first = await load(own);
  const served: FollowOptions['served'] = { current: first, isSwitching: false, isRefused: false };
  if (isLaunched) {
    const following = followBuilds({ dist, name, release, load: (dir) => load(dir), served, log });
    release = following.release;
  }
  const record: BuildRecord = first.build;
  return { served, record };
}
