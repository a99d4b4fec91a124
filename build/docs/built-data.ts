import { join } from 'node:path';
import type { ServerBuild } from '../../server/http/context.js';
import { openEarlierReleases } from '../../server/queries/as-of.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { sha256Of } from '../../server/store/build-record.js';
import { HISTORY_INDEX, type History, openHistory, readIndex } from '../../server/store/history.js';
import { loadData } from '../../server/store/load.js';

/** Opens the data of a build before its record is written, so that examples get the same answers as from its server. */
export interface BuiltData extends Pick<ServerBuild, 'catalog' | 'releases' | 'close'> {
  readonly history: History;
}

/** Opens the data in `dir`; the caller closes it. */
export async function openBuiltData(dir: string): Promise<BuiltData> {
  const index = readIndex(join(dir, HISTORY_INDEX));
  // The feed of each calendar reads the changes of all releases.
  const history = openHistory(dir, index, index.releases.length);
  const catalog = openCatalog(await loadData(history));
  const versionOf = (sha256: string) => sha256Of(Buffer.from(sha256));
  return {
    catalog,
    history,
    releases: openEarlierReleases(history, catalog, versionOf),
    close: history.close,
  };
}
