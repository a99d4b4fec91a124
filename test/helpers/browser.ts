import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { writePages } from '../../build/dist/pages.js';
import { pageFiles } from '../../server/http/static-files.js';

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

/** The pages as a build would write them now. */
export function freshPages() {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-pages-'));
  try {
    writePages(dir);
    return pageFiles(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
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
