import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place } from '../config/place.js';
import { RECORD_FILE, readRecord } from '../store/build-record.js';

/** Loads the part of the program that applies an overlay to a build. That part makes builds, so it is not a module of the server. */
const PART = /^part-own-[^/]*\.mjs$/;

interface OwnPart {
  readonly ownMain: (args: readonly string[], place: Place) => Promise<number>;
}

/** Runs the command `own` with these arguments for the build of this program; resolves to the exit code. */
export async function runOwnPart(args: readonly string[], place: Place): Promise<number> {
  try {
    const { files } = readRecord(join(place.own, RECORD_FILE));
    const name = Object.keys(files).find((file) => PART.test(file))!;
    const part = (await import(pathToFileURL(join(place.own, name)).href)) as OwnPart;
    return await part.ownMain(args, place);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
