import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsDigest } from '../../build/dist/inputs.js';
import { RECORD_FILE, readRecord } from '../../server/store/build-record.js';
import { buildDir, buildNames, currentBuild } from '../../server/store/dist-folder.js';
import { changesIn, openHistory, readIndex } from '../../server/store/history.js';
import { HISTORY_FILE, HISTORY_INDEX } from '../../server/store/history-file.js';
import { openRelease, type ReleaseData } from '../../server/store/packed.js';

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
  const { read } = openHistory(join(DIST_DIR, HISTORY_FILE));
  const changes = changesIn(read, readIndex(join(DIST_DIR, HISTORY_INDEX)));
  return openRelease(new Uint8Array(readFileSync(join(DIST_DIR, 'data.bin'))), changes);
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
  console.error(`testing the build ${current}, which is older than the present files: npm run build`);
  return current;
}
