import type { Logger } from 'pino';
import type { Installation } from '../config/installation.js';
import { type FollowOptions, followBuilds } from './follow.js';
import { openErrorLog } from './log.js';
import { openBuild, programIn } from './open-build.js';

/**
 * Runs the command `mcp`: tools for the parent program on standard input and output, without a key and without a port. Logs go to
 * the standard error output. Ends with its standard input, or by a signal.
 */
export async function mcpMain(installation: Installation): Promise<void> {
  const log = openErrorLog('warn');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  try {
    const builds = await buildsOf(installation, log);
    const { openMcp } = await import('../mcp/protocol.js');
    const mcp = openMcp((error) => log.error({ err: error }, 'a tool failed'));
    await mcp.serveStdio(() => ({ data: builds.current, nowMs: Date.now() }));
  } catch (error) {
    console.error(
      `Kalends does not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  }
}

/** The current build, and later ones if the client runs for days. */
async function buildsOf({ own, name, dist, isLaunched }: Installation, log: Logger) {
  const program = programIn(own);
  const load = (dir: string) => openBuild(dir, { log, artifactCache: 'private', program });
  const builds: FollowOptions['builds'] = {
    current: await load(own),
    isSwitching: false,
    isRefused: false,
  };
  if (isLaunched) followBuilds({ dist, name, load, builds, log });
  return builds;
}
