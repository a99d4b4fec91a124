import { join } from 'node:path';
import type { ServerBuild } from '../../server/http/context.js';
import { openEarlierReleases } from '../../server/queries/as-of.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { sha256Of } from '../../server/store/build-record.js';
import { changesIn, openHistory, readIndex } from '../../server/store/history.js';
import { HISTORY_FILE, HISTORY_INDEX } from '../../server/store/history-file.js';
import { DATA_FILE } from '../../server/store/load.js';
import { openRelease } from '../../server/store/packed.js';
import { readData } from '../dist/read-data.js';

/** Opens the data of a build before its record is written, so that examples get the same answers as from its server. */
export type BuiltData = Pick<ServerBuild, 'catalog' | 'releases' | 'close'>;

/** Opens the data in `dir`; the caller closes it. */
export function openBuiltData(dir: string): BuiltData {
  const index = readIndex(join(dir, HISTORY_INDEX));
  const { read, close } = openHistory(join(dir, HISTORY_FILE));
  const data = openRelease(readData(join(dir, DATA_FILE)), changesIn(read, index));
  const catalog = openCatalog(data);
  return {
    catalog,
    releases: openEarlierReleases(read, index, catalog, (sha256) => sha256Of(Buffer.from(sha256))),
    close,
  };
}
