import { openCatalog } from '../../server/queries/catalog.js';
import { loadBenchRelease } from './release.js';

/** Loads the build of a folder, or nothing, and tells its resident bytes. */
const dir = process.argv[2];
const catalog = dir ? openCatalog(await loadBenchRelease(dir)) : null;
for (let round = 0; round < 3; round++) globalThis.gc?.();
setTimeout(() => {
  process.send?.(process.memoryUsage().rss);
  process.exitCode = catalog?.release.id === '' ? 1 : 0;
  process.disconnect();
}, 500);
