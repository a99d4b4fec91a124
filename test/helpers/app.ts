import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ReleaseData } from '../../server/core/packed.js';
import { type AppOptions, createApp } from '../../server/http/app.js';
import { configuredKey, keyFinder } from '../../server/http/keys.js';
import { pageFiles, releaseFiles } from '../../server/http/static-files.js';
import { openApiDocument } from '../../server/openapi.js';
import { openCatalog } from '../../server/service/catalog.js';
import { DIST_DIR, loadRelease } from './release.js';
import { KEY, type TestServer } from './server.js';

/** As helpers/server.ts, with any part of the server replaced: its catalog, its keys, its limits. */

let loaded: ReleaseData | undefined;

/** The data of dist/, read once. */
export function releaseData(): ReleaseData {
  loaded ??= loadRelease();
  return loaded;
}

export async function startApp(parts: Partial<AppOptions>): Promise<TestServer> {
  const server = createApp({
    catalog: parts.catalog ?? openCatalog(releaseData()),
    findKey: keyFinder(new Map([configuredKey(KEY)])),
    rateLimit: null,
    log: pino({ level: 'silent' }),
    version: 'test',
    openApi: JSON.stringify(openApiDocument('1.0.0')),
    pages: pageFiles(join(DIST_DIR, 'pages')),
    artifacts: releaseFiles(join(DIST_DIR, 'release')),
    nowMs: () => Date.UTC(2026, 10, 20, 12),
    ...parts,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init, headers: { authorization: `Bearer ${KEY}`, ...init.headers } });
  return {
    origin,
    port,
    server,
    get,
    json: async <T>(path: string) => (await (await get(path)).json()) as T,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
