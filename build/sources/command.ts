import { join } from 'node:path';
import { DEFAULT_SOURCES_FILE } from '../../server/store/sources-watched.js';
import {
  ARCHIVE_INDEX,
  OFFICIAL_DIR,
  PINNED_INDEX,
  readPublications,
  WrongPublication,
} from '../verify/publication.js';
import { dueSources } from './due.js';
import { exitCode, FAILED, fetchSources, watchSources } from './jobs.js';
import { newPublication } from './new-publication.js';
import { chooseSources, readOptions, USAGE, UsageError } from './options.js';
import { pin } from './pinned.js';
import { forgetOthers } from './watched.js';

/**
 * npm run sources -- fetch [id...] | watch [--keep] [--due [DAYS]] | new [id] | pin id file
 *
 * `fetch` downloads the official pages of the publications into the archive and its committed index. `watch` reports
 * which of them have changed since; it writes only to KALENDS_ARCHIVE (folder of the copies) and KALENDS_SOURCES_FILE
 * (the results, for --due and for the server's metrics). KALENDS_CHROMIUM is for publications whose file has "fetch":
 * "browser". Exits with 0; 1 if a watched source changed; 2 if one failed or the command cannot be run; 3 if one
 * changed and another failed.
 */
process.exitCode = await run(process.argv.slice(2));

async function run(argv: readonly string[]): Promise<number> {
  try {
    if (argv.includes('--help')) {
      console.log(USAGE);
      return 0;
    }
    if (argv[0] === 'new') return newPublication(argv.slice(1));
    if (argv[0] === 'pin')
      return pin(
        readPublications(),
        argv.slice(1),
        join(OFFICIAL_DIR, PINNED_INDEX),
        new Date().toISOString(),
      );
    const { verb, ids, keep, dueDays, limits } = readOptions(argv);
    const publications = readPublications();
    const desk = {
      archive: {
        dir: process.env.KALENDS_ARCHIVE || '.kalends/archive',
        indexFile: join(OFFICIAL_DIR, ARCHIVE_INDEX),
      },
      watchFile: process.env.KALENDS_SOURCES_FILE || DEFAULT_SOURCES_FILE,
      limits,
      chromium: process.env.KALENDS_CHROMIUM || '/usr/bin/chromium',
      print: console.log,
    };
    if (verb === 'fetch')
      return exitCode(verb, await fetchSources(chooseSources(publications, ids), desk));
    const watched = publications.filter(({ watch }) => watch);
    forgetOthers(
      desk.watchFile,
      watched.map(({ id }) => id),
    );
    const due = dueSources(watched, desk, dueDays, new Date().toISOString());
    return exitCode(verb, await watchSources(due, desk, keep));
  } catch (error) {
    if (error instanceof WrongPublication) console.error(error.message);
    else console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error);
    return FAILED;
  }
}
