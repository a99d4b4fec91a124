import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesIn, openHistory, readIndex } from '../../server/store/history.js';
import { HISTORY_FILE, HISTORY_INDEX } from '../../server/store/history-file.js';
import { openRelease, type ReleaseData } from '../../server/store/packed.js';

/** The data in the folder of a build. */
export function loadBenchRelease(dir: string): ReleaseData {
  const { read } = openHistory(join(dir, HISTORY_FILE));
  const changes = changesIn(read, readIndex(join(dir, HISTORY_INDEX)));
  return openRelease(new Uint8Array(readFileSync(join(dir, 'data.bin'))), changes);
}
