import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { openApiDocument } from '../../server/api/openapi.js';
import { answersFrom } from '../../server/api/openapi-examples.js';
import type { RateLimit } from '../../server/config/config.js';
import { type AppOptions, createApp } from '../../server/http/app.js';
import type { ServerBuild } from '../../server/http/context.js';
import { pageFiles } from '../../server/http/page-files.js';
import { releaseFiles } from '../../server/http/release-files.js';
import { configuredKey, keyFinder } from '../../server/keys/find-key.js';
import type { Key } from '../../server/keys/key.js';
import { openMcp } from '../../server/mcp/protocol.js';
import { pageSums } from '../../server/ops/open-build.js';
import { type EarlierReleases, openEarlierReleases } from '../../server/queries/as-of.js';
import { type Catalog, openCatalog } from '../../server/queries/catalog.js';
import { type History, openHistory } from '../../server/store/history.js';
import { checkBuild } from '../../server/store/load.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { once } from '../../server/util/once.js';
import { DIST_DIR, loadRelease } from './release.js';

/** The real server on loopback, over the data of dist/, with a clock and keys of the test's own. */

export const SILENT = pino({ level: 'silent' });
export const KEY = 'test-key-0123456789';

export interface TestServer {
  readonly origin: string;
  readonly port: number;
  readonly server: Server;
  /** GET with the test's key. */
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
  /** The JSON of a GET that must be answered 200. */
  readonly json: <T = Record<string, unknown>>(path: string) => Promise<T>;
  readonly close: () => Promise<void>;
}

export interface TestServerOptions {
  /** The instant that the server takes for now; default 2026-11-20T12:00Z. */
  readonly now?: () => number;
  readonly rateLimit?: RateLimit | null;
  /** Keys by SHA-256, beside KEY. */
  readonly keys?: ReadonlyMap<string, Key>;
}

let loaded: ReleaseData | undefined;

/** The data of dist/, read once. */
export function releaseData(): ReleaseData {
  loaded ??= loadRelease();
  return loaded;
}

/** The catalog of the data of dist/, and its build as it was checked: made once. */
export const releaseCatalog = once(() => openCatalog(releaseData()));
const checkedBuild = once(() => {
  const build = checkBuild(DIST_DIR);
  return { ...build, sums: pageSums(build.record) };
});

/** The files of the releases of the build that is tested. */
const ownFiles = once(() => openHistory(DIST_DIR, checkedBuild().history));

/** The releases of the build that is tested, with another catalog as that of the last one. */
export function openOwnReleases(catalog: Catalog): { releases: EarlierReleases; file: History } {
  const file = openHistory(DIST_DIR, checkedBuild().history);
  return { releases: openEarlierReleases(file, catalog, (sha256) => sha256.slice(0, 16)), file };
}

/** Its description of its API, made once for each catalog. */
const documents = new WeakMap<Catalog, string>();
function documentOf(catalog: Catalog): string {
  const text =
    documents.get(catalog) ?? JSON.stringify(openApiDocument('1.0.0', answersFrom(catalog)));
  documents.set(catalog, text);
  return text;
}

export function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  return startApp({
    findKey: keyFinder(new Map([configuredKey(KEY), ...(options.keys ?? [])])),
    rateLimit: options.rateLimit ?? null,
    ...(options.now && { nowMs: options.now }),
  });
}

const KEPT_MS = 10_000;

/** As startServer, with any part of the server replaced: its catalog, its keys, its limits. */
export async function startApp(parts: Partial<AppOptions & ServerBuild>): Promise<TestServer> {
  const { version = 'test', pages, artifacts, releases, errorPage, shown, ...others } = parts;
  const catalog = parts.catalog ?? releaseCatalog();
  const own = releases ? null : openOwnReleases(catalog);
  const files = pageFiles(join(DIST_DIR, 'pages'), checkedBuild().sums, SILENT);
  const current: ServerBuild = {
    catalog,
    version,
    pages: pages ?? files,
    pagePolicy: files.policy,
    artifacts:
      artifacts ??
      releaseFiles({ releases: checkedBuild().releases, history: ownFiles() }, 'private', SILENT),
    releases: releases ?? own!.releases,
    close: () => {},
    ...(errorPage && { errorPage }),
    ...(shown && { shown }),
  };
  const server = createApp({
    builds: { current },
    findKey: keyFinder(new Map([configuredKey(KEY)])),
    rateLimit: null,
    log: SILENT,
    mcp: { open: once(async () => openMcp(() => {})), origins: [] },
    openApi: async () => documentOf(current.catalog),
    nowMs: () => Date.UTC(2026, 10, 20, 12),
    ...others,
  });
  // What is sent as bare bytes is over when the server closes, for which a test need not wait a minute.
  server.keepAliveTimeout = Math.min(server.keepAliveTimeout, KEPT_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { authorization: `Bearer ${KEY}`, ...init.headers },
    });
  return {
    origin,
    port,
    server,
    get,
    json: async <T>(path: string) => {
      const response = await get(path);
      const body = await response.text();
      if (response.status !== 200)
        throw new Error(`${path} was answered ${response.status}: ${body}`);
      return JSON.parse(body) as T;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      own?.file.close();
    },
  };
}
