import type { Installation } from '../config/installation.js';
import { runBuildsCommand } from './builds-command.js';

/** Runs the command `builds` with these arguments for the dist/ of this program; returns the exit code. */
export function buildsMain(args: readonly string[], { dist, isShared, own }: Installation): number {
  if (!isShared) {
    console.error(`${own} is the folder of one build alone: there is no other to choose`);
    return 1;
  }
  try {
    runBuildsCommand({ args, dist, print: (line) => console.log(line) });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
