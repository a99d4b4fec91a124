import { join } from 'node:path';
import { inputsDigest } from '../../build/dist/inputs.js';
import { RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import { buildDir, buildNames, currentBuild } from '../../server/store/dist-folder.js';
import { HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { dataOf } from './data.js';

export const ROOT = new URL('../../', import.meta.url).pathname;
/** The folder that holds all builds. */
export const DIST = join(ROOT, 'dist');
const OWN_BUILD = ownBuild();
/** Whether the build that is tested is made of the present files. */
export const IS_OWN_BUILD = OWN_BUILD !== undefined;
/** The name of the build that is tested, and its folder. */
export const BUILD = OWN_BUILD ?? olderBuild();
export const DIST_DIR = `${buildDir(DIST, BUILD)}/`;

/** The data of the build, which `npm test` makes first. */
export function loadRelease(): ReleaseData {
  return dataOf(openHistory(DIST_DIR, readIndex(join(DIST_DIR, HISTORY_INDEX))));
}

function ownBuild(): string | undefined {
  const madeFrom = inputsDigest(ROOT);
  return buildNames(DIST).find((name) => {
    const record = readRecord(join(buildDir(DIST, name), RECORD_FILE));
    return record.made_from === madeFrom && !record.own;
  });
}

/** The current one, while files are being changed. */
function olderBuild(): string {
  const current = currentBuild(DIST);
  if (!current) throw new Error('there is no build to test: npm run build');
  console.error(
    `testing the build ${current}, which is older than the present files: npm run build`,
  );
  return current;
}
