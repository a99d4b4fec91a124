import { loadBuild } from '../../server/store/load.js';
import { tablesDigest } from '../dist/inputs.js';
import { dataOf } from '../dist/make-build.js';
import { ROOT } from '../dist/root.js';
import { configuredSigner, type Signer } from '../dist/signing.js';
import { progressBar } from '../progress.js';
import { makeTables } from './make-tables.js';
import type { Years } from './years.js';

/**
 * Makes the tables of days of each release of a build, except those that are there for the same years. `dir`: that of the build;
 * `signer` signs their description.
 */
export async function tablesOfBuild(
  dist: string,
  dir: string,
  years: Years,
  signer: Signer | null = configuredSigner(),
): Promise<void> {
  const { releases, data, history } = await loadBuild(dir);
  const madeFrom = tablesDigest(ROOT, signer?.fingerprint);
  try {
    for (const folder of releases) {
      const { id } = folder.release;
      const there = folder.tables?.record;
      if (there?.made_from === madeFrom && there.years.join() === years.join()) {
        console.error(`${id}: its tables of ${years.join('-')} are there`);
        continue;
      }
      const own = id === data.release.id ? data : dataOf(history, id);
      const bar = progressBar(`${id}: writing tables of`, 'calendars');
      await makeTables(dist, folder, own, { years, madeFrom, signer }, (done) =>
        bar.update(done, own.ids.length),
      );
      bar.stop();
    }
  } finally {
    history.close();
  }
}
