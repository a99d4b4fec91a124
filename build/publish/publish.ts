import { join } from 'node:path';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { checkBuild } from '../../server/store/load.js';
import { commandLine, wrong } from '../command-line.js';
import { progressBar } from '../progress.js';
import { yearsOfTables } from '../tables/years.js';
import { publishLatest, publishRelease, publishTables } from './publish-release.js';
import { openStorage } from './storage.js';

/**
 * npm run publish -- s3://BUCKET[/PREFIX]|FOLDER [--dist FOLDER] [--tables [--years FIRST-LAST]]
 *
 * Uploads the files of the releases of the current build to object storage or a folder, with caching headers, oldest first.
 * Existing files are kept; run it again to continue. Tables of days are published where they were made; `--tables` makes them first.
 */
const USAGE =
  'npm run publish -- s3://BUCKET[/PREFIX]|FOLDER [--dist FOLDER] [--tables [--years FIRST-LAST]]';
const { values, positionals } = commandLine(
  USAGE,
  {
    dist: { type: 'string', default: join(new URL('../../', import.meta.url).pathname, 'dist') },
    tables: { type: 'boolean', default: false },
    years: { type: 'string' },
  },
  true,
);
const [place] = positionals;
if (!place || positionals.length > 1) wrong(USAGE, 'expected one folder or address');
try {
  const storage = openStorage(place, process.env);
  const build = currentBuild(values.dist);
  if (build === null) throw new Error(`there is no build in ${values.dist}: npm run build`);
  const dir = buildDir(values.dist, build);
  const years = yearsOfTables(USAGE, values.tables, values.years);
  if (years) {
    const { tablesOfBuild } = await import('../tables/tables-of-build.js');
    await tablesOfBuild(values.dist, dir, years);
  }
  const { releases } = checkBuild(dir);
  for (const folder of releases) {
    const bar = progressBar(`${folder.release.id}: publishing`, 'files');
    const { sent, kept } = await publishRelease(storage, folder, (done, all) =>
      bar.update(done, all),
    );
    bar.stop();
    console.log(`${folder.release.id}: ${sent} files sent, ${kept} already existed`);
    if (!folder.tables) continue;
    const tables = await publishTables(storage, folder, () => {});
    console.log(`${folder.release.id}: ${tables.sent} tables sent, ${tables.kept} already existed`);
  }
  await publishLatest(storage, releases.at(-1)!);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
