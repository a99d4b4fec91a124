import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, errors, type Page } from 'playwright-core';
import {
  type Copy,
  checkLength,
  checkStatus,
  isHtml,
  isWebAddress,
  type Limits,
  MAX_REDIRECTS,
  makeCopy,
  outOfTime,
  REDIRECTS,
  redirectTarget,
  SourceFailure,
  tooLarge,
  tooManyRedirects,
} from './copy.js';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Time limit for a page to become idle; then it is read as it is. */
const SETTLE_MS = 5_000;
const READ_BYTES = 1 << 20;
const PROFILE_TRIES = 20;
const PROFILE_PAUSE_MS = 100;

/** A paused response, as DevTools reports it (Fetch.requestPaused). */
interface PausedAnswer {
  readonly requestId: string;
  readonly networkId?: string | undefined;
  readonly frameId: string;
  readonly request: { readonly url: string };
  readonly responseErrorReason?: string | undefined;
  readonly responseStatusCode?: number | undefined;
  readonly responseStatusText?: string | undefined;
  readonly responseHeaders?:
    | readonly { readonly name: string; readonly value: string }[]
    | undefined;
}

/**
 * Fetches a page with its own Chromium and a new, empty profile. HTML is returned as rendered after its scripts have
 * run, all other documents byte by byte. Throws a SourceFailure for anything but a complete response within the limits;
 * other errors are Playwright's own.
 */
export async function fetchByBrowser(
  url: string,
  limits: Limits,
  executable: string,
): Promise<Copy> {
  if (!existsSync(executable))
    throw new SourceFailure(`no Chromium at ${executable} (setting KALENDS_CHROMIUM)`);
  const profile = await mkdtemp(join(tmpdir(), 'kalends-chromium-'));
  const deadline = Date.now() + limits.timeoutMs;
  try {
    const context = await launch(profile, executable, limits);
    try {
      return await before(deadline, limits, readPage(context, url, limits));
    } finally {
      await context.close();
    }
  } catch (error) {
    throw error instanceof errors.TimeoutError ? outOfTime(limits) : error;
  } finally {
    await removeProfile(profile);
  }
}

/** A process of a browser that was ended before it was ready may keep writing for a moment: then retry. */
async function removeProfile(profile: string): Promise<void> {
  for (let tries = 0; tries < PROFILE_TRIES; tries++) {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    await pause(PROFILE_PAUSE_MS);
    if (!existsSync(profile)) return;
  }
}

function launch(profile: string, executablePath: string, limits: Limits): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    chromiumSandbox: false,
    args: FLAGS,
    acceptDownloads: false,
    // Responses of service workers would bypass the checks below.
    serviceWorkers: 'block',
    timeout: limits.timeoutMs,
  });
}

/** The result of `work` within the time limit. Throws a SourceFailure otherwise; closing the context ends the work. */
function before<T>(deadline: number, limits: Limits, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime(limits)), Math.max(0, deadline - Date.now()));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function readPage(context: BrowserContext, url: string, limits: Limits): Promise<Copy> {
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  await devtools.send('Network.enable');
  await devtools.send('Fetch.enable', {
    patterns: [{ resourceType: 'Document', requestStage: 'Response' }],
  });
  return Promise.race([
    passDocuments(devtools, frameTree.frame.id, limits),
    readRendered(page, url, limits),
  ]);
}

/** Opens the address and reads the HTML once the page is idle. */
async function readRendered(page: Page, url: string, limits: Limits): Promise<Copy> {
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: limits.timeoutMs });
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
  const body = Buffer.from(await page.content());
  checkLength(body.length, limits);
  const finalUrl = page.url();
  if (!isWebAddress(finalUrl))
    throw new SourceFailure(`ended at an address that is not http(s): ${finalUrl}`);
  return makeCopy(body, 'text/html; charset=utf-8', finalUrl);
}

/**
 * Intercepts every response for a document of the main frame. HTML is passed on to the page. Any other document is read
 * here and is the result, which the browser would display or download. Rejects for a status, redirect or size that is
 * not allowed, also of HTML.
 */
function passDocuments(devtools: CDPSession, mainFrame: string, limits: Limits): Promise<Copy> {
  let redirects = 0;
  let page = { request: '', bytes: 0 };

  const pass = async (held: PausedAnswer): Promise<Copy | undefined> => {
    if (held.frameId === mainFrame && held.responseErrorReason === undefined) {
      if (isRedirect(held)) checkRedirect(held, ++redirects);
      else {
        checkStatus(held.responseStatusCode ?? 0, held.responseStatusText);
        if (!isHtml(header(held, 'content-type') ?? '')) return readHeld(devtools, held, limits);
        page = { request: held.networkId ?? '', bytes: 0 };
      }
    }
    await devtools.send('Fetch.continueRequest', { requestId: held.requestId });
    return undefined;
  };

  return new Promise((resolve, reject) => {
    devtools.on('Fetch.requestPaused', (held) => {
      pass(held).then((copy) => copy && resolve(copy), reject);
    });
    devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
      if (requestId !== page.request) return;
      page.bytes += dataLength;
      if (page.bytes > limits.maxBytes) reject(tooLarge(limits));
    });
    devtools.on('Network.loadingFailed', ({ requestId, errorText }) => {
      // An incomplete page would be rendered as far as it was received.
      if (requestId === page.request) reject(new Error(errorText));
    });
  });
}

async function readHeld(devtools: CDPSession, held: PausedAnswer, limits: Limits): Promise<Copy> {
  checkLength(Number(header(held, 'content-length') ?? 0), limits);
  const { stream } = await devtools.send('Fetch.takeResponseBodyAsStream', {
    requestId: held.requestId,
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (let eof = false; !eof; ) {
    const read = await devtools.send('IO.read', { handle: stream, size: READ_BYTES });
    const chunk = Buffer.from(read.data, read.base64Encoded ? 'base64' : 'utf8');
    bytes += chunk.length;
    checkLength(bytes, limits);
    chunks.push(chunk);
    eof = read.eof;
  }
  return makeCopy(Buffer.concat(chunks), header(held, 'content-type'), held.request.url);
}

function checkRedirect(held: PausedAnswer, count: number): void {
  if (count > MAX_REDIRECTS) throw tooManyRedirects();
  redirectTarget(held.request.url, header(held, 'location'));
}

function isRedirect({ responseStatusCode }: PausedAnswer): boolean {
  return REDIRECTS.has(responseStatusCode ?? 0);
}

function header({ responseHeaders }: PausedAnswer, name: string): string | undefined {
  return responseHeaders?.find((one) => one.name.toLowerCase() === name)?.value;
}
