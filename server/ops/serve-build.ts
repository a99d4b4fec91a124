import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ArtifactCache } from '../config/config.js';
import { OWN_PREFIX } from '../engine/types.js';
import { errorPages } from '../http/error-page.js';
import type { Served } from '../http/exchange.js';
import { pageFiles, partAddresses, releaseFiles } from '../http/files.js';
import { type MadePagesOptions, madePages } from '../http/made-pages.js';
import { openEarlierReleases } from '../queries/as-of.js';
import { openCatalog } from '../queries/catalog.js';
import { limitedTo } from '../queries/limited.js';
import { sha256Of } from '../store/build-record.js';
import { DATA_FILE, type LoadedBuild, loadBuild } from '../store/load.js';

const PAGES = 'pages/';
const NOT_OWN = ['*', `-${OWN_PREFIX}*`];

export interface ServeOptions {
  readonly artifactCache: ArtifactCache;
  readonly log: Logger;
  /** What pages say of themselves; default: files need a key, and there is no demo key. */
  readonly pages?: MadePagesOptions;
  /** Whether pages tell of the calendars of an overlay; default: they do. */
  readonly ownPages?: boolean;
  /** SHA-256 of the program that runs, where it is not that of the build. */
  readonly program?: string;
}

/** What answers, and the record of its build. */
export type ServedBuild = Served & { readonly build: LoadedBuild['record'] };

/** Loads a build and makes of it what answers. Throws an Error that names the file which is not as it was built. */
export async function serveBuild(dir: string, options: ServeOptions): Promise<ServedBuild> {
  const { record, data, pages, releases, history } = await loadBuild(dir);
  const { read, close } = history.file;
  const versionOf = versionsOf(options.program ?? programOf(record));
  try {
    const catalog = openCatalog(data);
    return {
      build: record,
      catalog,
      releases: openEarlierReleases(read, history.index, catalog, versionOf),
      version: versionOf(record.files[DATA_FILE]!.sha256),
      pages: madePages(
        options.ownPages === false ? limitedTo(NOT_OWN, catalog) : catalog,
        partAddresses(pages.keys()),
        pageFiles(join(dir, 'pages'), pageSums(record), options.log),
        Date.now,
        options.pages,
      ),
      errorPage: errorPages(catalog, partAddresses(pages.keys())),
      artifacts: releaseFiles(releases, options.artifactCache, options.log),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** SHA-256 of a build's program. */
export function programOf({ files }: LoadedBuild['record']): string {
  return files['server.mjs']!.sha256;
}

/** An answer is a function of the address, the program and the data: this is the part of its ETag that stands for both. */
function versionsOf(program: string): (data: string) => string {
  return (data) => sha256Of(`${program} ${data}`).slice(0, 16);
}

/** SHA-256 of the pages by their path in the folder of pages. */
export function pageSums({ files }: LoadedBuild['record']): Map<string, string> {
  const pages = Object.entries(files).filter(([name]) => name.startsWith(PAGES));
  return new Map(pages.map(([name, { sha256 }]) => [name.slice(PAGES.length), sha256]));
}
