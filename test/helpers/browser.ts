import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { writePages } from '../../build/dist/pages.js';
import { sha256Of } from '../../server/core/build-record.js';
import type { ReleaseData } from '../../server/core/packed.js';
import { pageFiles } from '../../server/http/files.js';
import { openCatalog } from '../../server/service/catalog.js';
import { openOwnPinned, releaseData, SILENT } from './server.js';

/** Chromium, as it is installed here, and the pages of this checkout. */

export const CHROMIUM = process.env.KALENDS_CHROMIUM || '/usr/bin/chromium';
export const isInstalled = existsSync(CHROMIUM);
if (!isInstalled) console.log(`no Chromium at ${CHROMIUM} (setting KALENDS_CHROMIUM): its tests are skipped`);

/** Asks no name server, whatever the browser itself has in mind. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export function launchBrowser(): Promise<Browser> {
  const args = [LOOPBACK_ONLY, '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath: CHROMIUM, headless: true, chromiumSandbox: false, args });
}

/** The pages as a build would write them now; with data, those that are made of it too. */
export function freshPages(data?: ReleaseData) {
  const { dir } = writeFreshPages(data);
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dir, name)).isFile(),
  );
  return pageFiles(dir, new Map(names.map((name) => [name, sha256Of(readFileSync(join(dir, name)))])), SILENT);
}

/** The addresses of their parts. */
export function freshParts() {
  return writeFreshPages().parts;
}

/** They are read when they are asked for, so they stay until the process ends. */
function writeFreshPages(data = releaseData()) {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-pages-'));
  process.once('exit', () => rmSync(dir, { recursive: true }));
  const catalog = openCatalog(data);
  const { pinned, file } = openOwnPinned(catalog);
  const parts = writePages(dir, { catalog, pinned });
  file.close();
  return { dir, parts };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SERIOUS = ['serious', 'critical'];

/** What axe finds in a page that is serious, with the first place of each. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // The page's policy lets no script in; the browser itself may add one.
  await page.evaluate(AXE);
  const found = (await page.evaluate('axe.run()')) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  };
  return found.violations
    .filter(({ impact }) => SERIOUS.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)} (${nodes.length})`);
}

/** A page that notes what went wrong in it, and every address that it asked. */
export interface Watched {
  readonly page: Page;
  readonly faults: string[];
  readonly addresses: string[];
}

/** Refusals by the server are no faults of the page: the browser tells them as errors of its own. */
const REFUSED = /Failed to load resource/;

export async function watchedPage(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  const faults: string[] = [];
  const addresses: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => addresses.push(request.url()));
  return { page, faults, addresses };
}
