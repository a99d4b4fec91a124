import { join } from 'node:path';
import { ARCHIVE_INDEX, OFFICIAL_DIR, readPublications } from '../verify/publication.js';
import { dueSources } from './due.js';
import { exitCode, fetchSources, watchSources } from './jobs.js';
import { chooseSources, readOptions, USAGE, UsageError } from './options.js';

/**
 * npm run sources -- fetch [id...] | watch [--keep] [--due [DAYS]]
 *
 * Fetches the official pages of the publications into the archive, or tells which of them changed since. Settings:
 * KALENDS_ARCHIVE (folder of the copies), KALENDS_CHROMIUM (for publications whose file says "fetch": "browser").
 * Exits with 0; with 1 when a source failed or a watched one changed; with 2 when the command cannot be run.
 */
process.exitCode = await run(process.argv.slice(2));

async function run(argv: readonly string[]): Promise<number> {
  try {
    const { verb, ids, keep, dueDays, limits } = readOptions(argv);
    const publications = readPublications();
    const desk = {
      archive: { dir: process.env.KALENDS_ARCHIVE || '.kalends/archive', indexFile: join(OFFICIAL_DIR, ARCHIVE_INDEX) },
      limits,
      chromium: process.env.KALENDS_CHROMIUM || '/usr/bin/chromium',
      print: console.log,
    };
    const watched = publications.filter(({ watch }) => watch);
    const tally =
      verb === 'fetch'
        ? await fetchSources(chooseSources(publications, ids), desk)
        : await watchSources(dueSources(watched, desk.archive, dueDays, new Date().toISOString()), desk, keep);
    return exitCode(verb, tally);
  } catch (error) {
    console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error);
    return 2;
  }
}
