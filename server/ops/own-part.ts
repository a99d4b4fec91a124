import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Installation } from '../config/installation.js';
import { RECORD_FILE, readRecord } from '../store/build-record.js';

/** Loads the part of the program that applies an overlay to a build. That part makes builds, so it is not a module of the server. */
const PART = /^part-own-[^/]*\.mjs$/;

interface OwnPart {
  readonly ownMain: (args: readonly string[], installation: Installation) => Promise<number>;
}

/** Runs the command `own` with these arguments for the build of this program; resolves to the exit code. */
export async function runOwnPart(
  args: readonly string[],
  installation: Installation,
): Promise<number> {
  try {
    const { files } = readRecord(join(installation.own, RECORD_FILE));
    const name = Object.keys(files).find((file) => PART.test(file))!;
    const part = (await import(pathToFileURL(join(installation.own, name)).href)) as OwnPart;
    return await part.ownMain(args, installation);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
