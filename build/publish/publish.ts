import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { checkBuild } from '../../server/store/load.js';
import { progressBar } from '../progress.js';
import { publishLatest, publishRelease } from './publish-release.js';
import { openStorage } from './storage.js';

/**
 * npm run publish -- s3://BUCKET[/PREFIX]|FOLDER [--dist FOLDER]
 *
 * Puts the files of the releases of the current build onto object storage or into a folder, with the headers under which
 * caches keep them, oldest first. What lies there already is kept; run again, it goes on.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: join(new URL('../../', import.meta.url).pathname, 'dist') } },
});
const [place] = positionals;
if (!place || positionals.length > 1) {
  console.error('usage: npm run publish -- s3://BUCKET[/PREFIX]|FOLDER [--dist FOLDER]');
  process.exit(2);
}
try {
  const storage = openStorage(place, process.env);
  const build = currentBuild(values.dist);
  if (build === null) throw new Error(`there is no build in ${values.dist}: npm run build`);
  const { releases } = checkBuild(buildDir(values.dist, build));
  for (const folder of releases) {
    const bar = progressBar(`${folder.release.id}: publishing`, 'files');
    const { sent, kept } = await publishRelease(storage, folder, (done, all) => bar.update(done, all));
    bar.stop();
    console.log(`${folder.release.id}: ${sent} files sent, ${kept} were there`);
  }
  await publishLatest(storage, releases.at(-1)!);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
