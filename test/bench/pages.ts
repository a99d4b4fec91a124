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
 */
const VIEWS = 15;
const KEY = 'bench-key-0123456789-0123456789';
const START_MS = 20_000;
/** What is there when a page can be used. */
const PAGES: readonly [name: string, path: string, usable: string][] = [
  ['explorer, two calendars', '/?calendars=XNYS,EUR&year=2026', '#months .day'],
  ['explorer, ten calendars', '/?calendars=XNYS,XLON,XTKS,EUR,USD,GBP,JPY,US,DE:BY,CN&year=2026', '#months .day'],
  ['quality', '/quality', '#tools'],
  ['a calendar', '/calendars/XNYS', 'table'],
  ['markets', '/markets', 'table'],
];

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
  for (const [name, path, usable] of PAGES) {
    const views = [];
    for (let view = 0; view < VIEWS; view++) views.push(await open(path, usable));
    const times = views.map(({ ms }) => ms).sort((a, b) => a - b);
    const [fastest, middle, slowest] = [times[0]!, times[VIEWS >> 1]!, times.at(-1)!];
    console.log(
      `${name}: ${Math.round(middle)} ms until it can be used (${Math.round(fastest)} to ${Math.round(slowest)}), ${(views[0]!.bytes / 1000).toFixed(1)} KB with what it asks`,
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
