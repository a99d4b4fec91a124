import { join } from 'node:path';
import { HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import { loadData } from '../../server/store/load.js';
import type { ReleaseData } from '../../server/store/release-data.js';

/** The data in the folder of a build. */
export function loadBenchRelease(dir: string): Promise<ReleaseData> {
  return loadData(openHistory(dir, readIndex(join(dir, HISTORY_INDEX))));
}
