import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import * as assert from 'uvu/assert';
import { writePages } from '../../build/dist/pages.js';
import { pageFiles } from '../../server/http/page-files.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { sha256Of } from '../../server/store/build-record.js';
import type { PartAddresses } from '../../server/text/html.js';
import { once } from '../../server/util/once.js';
import { isLongRun, needs, pathOf } from './needs.js';
import { DIST_DIR, IS_OWN_BUILD } from './release.js';
import { openOwnReleases, releaseData, SILENT } from './server.js';

/** Chromium, as it is installed here, and the pages of this checkout: one of each for all tests of a process. */

/** `test` where there is a Chromium. */
export const inBrowser = needs('chromium');
export const hasBrowser = pathOf('chromium') !== null;
/** As long as a page may take where the machine is busy. */
const PATIENCE_MS = 180_000;

/** Themes and widths in which pages are looked at. */
const LOOKS = [
  ['light', 1440],
  ['dark', 320],
  ['light', 320],
  ['dark', 1440],
] as const;

/**
 * Each look with the pages that are looked at in it: daily every page in one of them, dark and narrow or light and wide by
 * turns, in the long run in all of them. Only in tests that are `sampled` or `inBrowser`, as those are run again whole.
 */
export function inLooks<T>(
  pages: readonly T[],
  from = 0,
): [scheme: 'light' | 'dark', width: number, pages: readonly T[]][] {
  return LOOKS.map(([scheme, width], look): ['light' | 'dark', number, readonly T[]] => [
    scheme,
    width,
    pages.filter((_, at) => isLongRun || (at + from) % 2 === look),
  ]).filter(([, , chosen]) => chosen.length > 0);
}

/** Asks no name server, whatever the browser itself has in mind. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** A browser that ends with this process; tests have contexts of their own in it. */
export const sharedBrowser = once(() => {
  const args = [LOOPBACK_ONLY, '--disable-dev-shm-usage'];
  return chromium.launch({
    executablePath: pathOf('chromium')!,
    headless: true,
    chromiumSandbox: false,
    args,
  });
});

export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (await sharedBrowser()).newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** The pages as a build writes them now, made of the data that are tested. */
export const freshPages = once(() => {
  const { dir } = writtenPages();
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dir, name)).isFile(),
  );
  return pageFiles(
    dir,
    new Map(names.map((name) => [name, sha256Of(readFileSync(join(dir, name)))])),
    SILENT,
  );
});

/** The addresses of their parts. */
export const freshParts = () => writtenPages().parts;

/** They are read when they are asked for, so they stay until the process ends. */
const writtenPages = once(() => (IS_OWN_BUILD ? builtPages() : writePagesNow()));

/** Those of the build that is tested, if that is made of the present files. */
function builtPages(): { dir: string; parts: PartAddresses } {
  const dir = join(DIST_DIR, 'pages');
  const assets = readdirSync(join(dir, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const parts = assets.map(
    (name) => [name.replace(/-[0-9a-f]{10}(?=\.\w+$)/, ''), `/assets/${name}`] as const,
  );
  return { dir, parts: new Map(parts) };
}

function writePagesNow(): { dir: string; parts: PartAddresses } {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-pages-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const catalog = openCatalog(releaseData());
  const { releases, file } = openOwnReleases(catalog);
  const parts = writePages(dir, { catalog, releases });
  file.close();
  return { dir, parts };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Rows of a table are alike: daily the first of each. It does not tell where all is well, which takes a third of its time. */
const LOOKED_AT = isLongRun ? 'document' : "{ exclude: ['tbody tr:nth-child(n + 9)'] }";
const SERIOUS = ['serious', 'critical'];
const MODERATE = ['moderate', ...SERIOUS];

/** What axe finds that is serious in a page, or in the elements of a selector, with the first place of each. */
export function seriousFaults(page: Page, selector?: string): Promise<string[]> {
  return faultsOf(page, SERIOUS, selector === undefined ? LOOKED_AT : `'${selector}'`);
}

/** What axe finds in a page that is moderate or worse. */
export function allFaults(page: Page): Promise<string[]> {
  return faultsOf(page, MODERATE, LOOKED_AT);
}

/** Looks until it is so; a page's policy lets Chromium wait for no expression. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 3600; looks++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come to be so within 3 minutes');
}

async function faultsOf(page: Page, impacts: readonly string[], within: string): Promise<string[]> {
  // The page's policy lets no script in; the browser itself may add one.
  await page.evaluate(AXE);
  const found = (await page.evaluate(`axe.run(${within}, { resultTypes: ['violations'] })`)) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  };
  return found.violations
    .filter(({ impact }) => impacts.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)} (${nodes.length})`);
}

/**
 * Asserts of a page until it holds: what an action leads to comes after it. A page's policy lets Chromium itself wait for no
 * expression. Throws what did not hold last.
 */
export async function eventually(holds: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await holds();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Waits until an element's text matches, or begins with these words; the text. */
export async function textIn(
  page: Page,
  selector: string,
  expected: RegExp | string,
): Promise<string> {
  let text = '';
  await eventually(async () => {
    text = await page.locator(selector).innerText();
    assert.ok(
      typeof expected === 'string' ? text.startsWith(expected) : expected.test(text),
      `${selector}: ${JSON.stringify(text)} when expected ${expected}`,
    );
  });
  return text;
}

/** Waits until the element that has the focus is this one, told by an expression over `it`. */
export async function focused(page: Page, expression: string, expected: string): Promise<void> {
  await eventually(async () =>
    assert.is(await page.evaluate(`((it) => ${expression})(document.activeElement)`), expected),
  );
}

/** Waits until the browser keeps this key, or none. */
export async function keyStored(page: Page, key: string | null): Promise<void> {
  await eventually(async () =>
    assert.is(await page.evaluate("localStorage.getItem('kalends-key')"), key),
  );
}

/** Holds back what is asked of these addresses until it is released. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // Nobody may wait for it any more.
    await route.continue().catch(() => {});
  });
  return release;
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
