import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRelease } from '../../server/core/packed.js';
import { openCatalog } from '../../server/service/catalog.js';
import { openPagedFile } from '../../server/service/paged-file.js';

/** Loads the build of a folder, or nothing, and tells its resident bytes. */
const dir = process.argv[2];
const catalog = dir
  ? openCatalog(
      openRelease(new Uint8Array(readFileSync(join(dir, 'kalends.bin'))), (length, digests) =>
        openPagedFile(join(dir, 'changes.bin'), length, digests),
      ),
    )
  : null;
for (let round = 0; round < 3; round++) globalThis.gc?.();
setTimeout(() => {
  process.send?.(process.memoryUsage().rss);
  process.exitCode = catalog?.release.id === '' ? 1 : 0;
  process.disconnect();
}, 500);
