import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedBrowser } from '../helpers/browser.js';
import { freePort } from '../helpers/ports.js';
import { DIST } from '../helpers/release.js';

/**
 * npm run bench:pages: how soon a page can be used, in Chromium on loopback, of the current build as users run it. Each view
 * is opened in a browser that keeps nothing, one after the other; the middle of them counts.
 *
 * Then the pages that need no script, without one, on a slow 3G (400 kbit/s each way, 400 ms to and fro) that Chromium
 * imitates: when the first of the text is seen, and how many bytes are sent for the first view. It fails where a page takes
 * more than a second or 100 KB.
 */
const VIEWS = 15;
const SLOW_VIEWS = 5;
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const MAX_SLOW_MS = 1_000;
const MAX_FIRST_VIEW_BYTES = 100_000;
const ONLY = process.argv.find((argument) => argument.startsWith('--path='))?.slice(7);
const WITHOUT_SCRIPT: readonly string[] = [
  '/',
  '/calendars',
  '/calendars/XNYS',
  '/calendars/DE',
  '/markets',
  '/changes',
  '/paydays',
  '/print?for=DE:BY',
  '/quality',
  '/docs',
  '/problems/not_found',
  '/nowhere',
];
const KEY = 'bench-key-0123456789-0123456789-0123';
const START_MS = 20_000;
/** What is there when a page can be used. */
const PAGES: readonly [name: string, path: string, usable: string][] = [
  ['explorer, two calendars', '/?calendars=XNYS,EUR&year=2026', '#months .day'],
  [
    'explorer, ten calendars',
    '/?calendars=XNYS,XLON,XTKS,EUR,USD,GBP,JPY,US,DE:BY,CN&year=2026',
    '#months .day',
  ],
  ['quality', '/quality', '#tools'],
  ['a calendar', '/calendars/XNYS', 'table'],
  ['markets', '/markets', 'table'],
];

if (process.argv.includes('--help')) {
  console.log(
    'npm run bench:pages -- [--slow] [--path=/PATH]: how soon a page can be used; --slow: only on a slow line',
  );
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-pages-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [join(DIST, 'server.mjs')], {
  env: {
    ...process.env,
    PORT: String(port),
    KALENDS_API_KEY: KEY,
    KALENDS_KEYS_FILE: join(folder, 'keys.json'),
    KALENDS_RATE_LIMIT: 'off',
    KALENDS_LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const browser = await sharedBrowser();
try {
  await started();
  for (const [name, path, usable] of process.argv.includes('--slow') ? [] : PAGES) {
    const views = [];
    for (let view = 0; view < VIEWS; view++) views.push(await open(path, usable));
    const times = views.map(({ ms }) => ms).sort((a, b) => a - b);
    const [fastest, middle, slowest] = [times[0]!, times[VIEWS >> 1]!, times.at(-1)!];
    console.log(
      `${name}: ${Math.round(middle)} ms until it can be used (${Math.round(fastest)} to ${Math.round(slowest)}), ${(views[0]!.bytes / 1000).toFixed(1)} KB with what it asks`,
    );
  }
  for (const path of WITHOUT_SCRIPT.filter((one) => ONLY === undefined || one === ONLY)) {
    const views = [];
    for (let view = 0; view < SLOW_VIEWS; view++) views.push(await openSlowly(path));
    const times = views.map(({ ms }) => ms).sort((a, b) => a - b);
    const [middle, slowest, bytes] = [
      times[SLOW_VIEWS >> 1]!,
      times.at(-1)!,
      Math.max(...views.map((one) => one.bytes)),
    ];
    const isKept = middle <= MAX_SLOW_MS && bytes <= MAX_FIRST_VIEW_BYTES;
    if (!isKept) process.exitCode = 1;
    console.log(
      `slow 3G without a script, ${path}: ${Math.round(middle)} ms until it is seen (at most ${Math.round(slowest)}), ${(bytes / 1000).toFixed(1)} KB${isKept ? '' : ', TOO MUCH'}`,
    );
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true });
}

async function started(): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    const isThere = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error('the server does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Milliseconds from the navigation to what can be used, and bytes as they were sent, headers too. */
async function open(path: string, usable: string): Promise<{ ms: number; bytes: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(`localStorage.setItem('kalends-key', '${KEY}')`);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.locator(usable).first().waitFor();
  const ms = Number(await page.evaluate('performance.now()'));
  await page.waitForLoadState('networkidle');
  await context.close();
  return { ms, bytes };
}

/** Milliseconds from the navigation until the first text is painted, and bytes as they were sent, headers too. */
async function openSlowly(path: string): Promise<{ ms: number; bytes: number }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW_3G);
  await network.send('Page.enable');
  await network.send('Page.setLifecycleEventsEnabled', { enabled: true });
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  let startedAt = 0;
  network.on('Network.requestWillBeSent', ({ timestamp }) => {
    startedAt ||= timestamp;
  });
  const painted = new Promise<number>((resolve) => {
    network.on('Page.lifecycleEvent', ({ name, timestamp }) => {
      if (name === 'firstContentfulPaint' && startedAt > 0) resolve(timestamp);
    });
  });
  await page.goto(origin + path, { waitUntil: 'load', timeout: 120_000 });
  const ms = ((await painted) - startedAt) * 1000;
  await context.close();
  return { ms, bytes };
}
