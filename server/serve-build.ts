import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ArtifactCache } from './config.js';
import { sha256Of } from './core/build-record.js';
import { artifactFiles } from './http/artifacts.js';
import type { Served } from './http/served.js';
import { pageFiles } from './http/static-files.js';
import { openCatalog } from './service/catalog.js';
import { DATA_FILE, type LoadedBuild, loadBuild } from './service/load.js';

export interface ServeOptions {
  readonly artifactCache: ArtifactCache;
  readonly log: Logger;
  /** SHA-256 of the program that runs, where it is not that of the build. */
  readonly program?: string;
}

/** Loads a build and makes of it what answers. Throws an Error that names the file which is not as it was built. */
export async function serveBuild(
  dir: string,
  options: ServeOptions,
): Promise<Served & { build: LoadedBuild['record'] }> {
  const { record, data, releases } = await loadBuild(dir);
  try {
    return {
      build: record,
      catalog: openCatalog(data),
      version: versionOf(options.program ?? programOf(record), record.files[DATA_FILE]!.sha256),
      pages: pageFiles(join(dir, 'pages')),
      artifacts: artifactFiles(releases, options.artifactCache, options.log),
    };
  } catch (error) {
    data.changes.close();
    throw error;
  }
}

/** SHA-256 of a build's program. */
export function programOf({ files }: LoadedBuild['record']): string {
  return files['server.mjs']!.sha256;
}

/** An answer is a function of the address, the program and the data: this is the part of its ETag that stands for both. */
function versionOf(program: string, data: string): string {
  return sha256Of(`${program} ${data}`).slice(0, 16);
}
