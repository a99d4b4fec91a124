import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ArtifactCache } from '../config/config.js';
import type { Context, ServerBuild } from '../http/context.js';
import type { MadePagesOptions } from '../http/made-pages.js';
import { pageFiles, partAddresses } from '../http/page-files.js';
import { releaseFiles } from '../http/release-files.js';
import type { Headers } from '../http/responses.js';
import { fileUnits } from '../http/stored-files.js';
import { openEarlierReleases } from '../queries/as-of.js';
import { openCatalog } from '../queries/catalog.js';
import { limitedTo } from '../queries/limited.js';
import { RECORD_FILE, readRecord, sha256Of } from '../store/build-record.js';
import { HISTORY_INDEX } from '../store/history.js';
import { type LoadedBuild, loadBuild } from '../store/load.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import { onDemand } from '../util/on-demand.js';
import { onceDone } from '../util/once.js';

const madePages = onDemand(() => import('../http/made-pages.js'));
const PAGES = 'pages/';

interface OpenOptions {
  readonly artifactCache: ArtifactCache;
  readonly log: Logger;
  /** Options of pages; default: files need a key, and there is no demo key. */
  readonly pages?: MadePagesOptions;
  /** The calendars that pages show to everybody; default: all. */
  readonly shown?: CalendarPatterns | undefined;
  /** SHA-256 of the running program; default: that of the build. */
  readonly program?: string;
}

/** The loaded build and its record. */
export type OpenedBuild = ServerBuild & { readonly record: LoadedBuild['record'] };

/** Loads a build and creates its handlers. Throws an Error that names a damaged file. */
export async function openBuild(dir: string, options: OpenOptions): Promise<OpenedBuild> {
  const { shown } = options;
  const { record, data, pages, releases, history } = await loadBuild(dir);
  const { close } = history;
  const versionOf = versionsOf(options.program ?? programOf(record));
  try {
    const catalog = openCatalog(data);
    const parts = partAddresses(pages.keys());
    const files = pageFiles(join(dir, 'pages'), pageSums(record), options.log);
    // A fifth of the program, with the texts of twelve languages: imported on the first request for a page.
    const site = onceDone(async () => {
      const { openSite } = await madePages();
      return openSite(shown ? limitedTo(shown, catalog) : catalog, parts, files, options.pages);
    });
    return {
      record,
      catalog,
      releases: openEarlierReleases(history, catalog, versionOf),
      version: versionOf(record.files[HISTORY_INDEX]!.sha256),
      pages: Object.assign(
        async (context: Context, headers: Headers) => (await site()).pages(context, headers),
        {
          unitsOf: async (context: Context) => fileUnits((await site()).pages, context),
        },
      ),
      pagePolicy: files.policy,
      errorPage: async (problem, request, seen) => (await site()).errorPage(problem, request, seen),
      shown,
      artifacts: releaseFiles({ releases, history }, options.artifactCache, options.log),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** SHA-256 of the program in the folder of a build. Throws an Error that names a missing or damaged record. */
export function programIn(dir: string): string {
  return programOf(readRecord(join(dir, RECORD_FILE)));
}

/** SHA-256 of a build's program. */
export function programOf({ files }: LoadedBuild['record']): string {
  return files['server.mjs']!.sha256;
}

/** The part of an ETag that identifies program and data. */
function versionsOf(program: string): (data: string) => string {
  return (data) => sha256Of(`${program} ${data}`).slice(0, 16);
}

/** SHA-256 of the pages by their path in the folder of pages. */
export function pageSums({ files }: LoadedBuild['record']): Map<string, string> {
  const pages = Object.entries(files).filter(([name]) => name.startsWith(PAGES));
  return new Map(pages.map(([name, { sha256 }]) => [name.slice(PAGES.length), sha256]));
}
