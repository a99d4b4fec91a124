import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../../server/core/build-record.js';
import { CHANGES_FILE } from '../../server/core/changes-file.js';
import { openRelease } from '../../server/core/packed.js';
import { PINNED_FILE, PINNED_INDEX, type PinnedIndex } from '../../server/core/pinned-file.js';
import type { Served } from '../../server/http/exchange.js';
import { openCatalog } from '../../server/service/catalog.js';
import { DATA_FILE } from '../../server/service/load.js';
import { openPagedFile } from '../../server/service/paged-file.js';
import { openPieces } from '../../server/service/pieces-file.js';
import { pinnedReleases } from '../../server/service/pinned.js';

/** The data of a build whose record is not yet written, as its server will answer from them. */
export type BuiltData = Pick<Served, 'catalog' | 'pinned' | 'close'>;

/** Opens the data in `dir`; to be closed. */
export function openBuiltData(dir: string): BuiltData {
  const data = openRelease(new Uint8Array(readFileSync(join(dir, DATA_FILE))), (length, digests) =>
    openPagedFile(join(dir, CHANGES_FILE), length, digests),
  );
  const catalog = openCatalog(data);
  const file = openPieces(join(dir, PINNED_FILE));
  const index = JSON.parse(readFileSync(join(dir, PINNED_INDEX), 'utf8')) as PinnedIndex;
  return {
    catalog,
    pinned: pinnedReleases(file, index, catalog, (sha256) => sha256Of(Buffer.from(sha256))),
    close: () => {
      file.close();
      data.changes.close();
    },
  };
}
