import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../../server/core/build-record.js';
import { changesIn, openHistory, readIndex } from '../../server/core/history.js';
import { HISTORY_FILE, HISTORY_INDEX } from '../../server/core/history-file.js';
import { openRelease } from '../../server/core/packed.js';
import type { Served } from '../../server/http/exchange.js';
import { openCatalog } from '../../server/service/catalog.js';
import { DATA_FILE } from '../../server/service/load.js';
import { pinnedReleases } from '../../server/service/pinned.js';

/** The data of a build whose record is not yet written, as its server will answer from them. */
export type BuiltData = Pick<Served, 'catalog' | 'pinned' | 'close'>;

/** Opens the data in `dir`; to be closed. */
export function openBuiltData(dir: string): BuiltData {
  const index = readIndex(join(dir, HISTORY_INDEX));
  const { read, close } = openHistory(join(dir, HISTORY_FILE));
  const data = openRelease(new Uint8Array(readFileSync(join(dir, DATA_FILE))), changesIn(read, index));
  const catalog = openCatalog(data);
  return { catalog, pinned: pinnedReleases(read, index, catalog, (sha256) => sha256Of(Buffer.from(sha256))), close };
}
