import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleReader } from '../../build/dist/reader.js';
import { fileOfPage } from '../../build/docs/pages-table.js';
import { inBrowser, newContext } from '../helpers/browser.js';
import { ROOT } from '../helpers/release.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';
import { type Storage, startStorage } from '../helpers/storage.js';

/** The function and the page of the guide, run as they stand there; the worker is in worker.test.ts. */

const guide = readFileSync(join(ROOT, fileOfPage({ slug: 'edge' })), 'utf8');

let folder: string;
let storage: Storage;
let server: TestServer;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-examples-'));
  storage = await startStorage();
  server = await startServer();
});
test.after(async () => {
  storage.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The block of the guide that contains some words. */
function example(words: string): string {
  const blocks = [...guide.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, text]) => text!);
  const found = blocks.filter((text) => text.includes(words));
  assert.is(found.length, 1, words);
  return found[0]!;
}

interface Settled {
  readonly result: string;
}
const settled = async (market: string, date: string) =>
  (await server.json<Settled>(`/v1/settlement?market=${market}&trade_date=${date}`)).result;

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}
type Handler = (event: { queryStringParameters?: Record<string, string> }) => Promise<Answer>;

test('a function of a cloud: answers, errors, a start without storage, one look an hour', async () => {
  writeFileSync(join(folder, 'kalends-reader.js'), bundleReader());
  writeFileSync(join(folder, 'function.mjs'), example('export async function handler'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const set = { RELEASES: storage.address, CALENDARS: 'XNYS,XLON', PUBLIC_KEY: storage.publicKey };
  Object.assign(process.env, set);
  const { handler } = (await import(pathToFileURL(join(folder, 'function.mjs')).href)) as {
    handler: Handler;
  };
  for (const name of Object.keys(set)) delete process.env[name];
  const ask = async (
    queryStringParameters?: Record<string, string>,
  ): Promise<Record<string, unknown>> => {
    const { statusCode, body } = await handler(
      queryStringParameters ? { queryStringParameters } : {},
    );
    return { ...(JSON.parse(body) as Record<string, unknown>), status: statusCode };
  };
  storage.setDown(true);
  const down = await ask({ market: 'XNYS', trade_date: '2026-12-24' });
  assert.equal([down.status, down.code], [503, 'unavailable']);
  storage.setDown(false);
  for (const market of ['XNYS', 'XLON'])
    for (const date of ['2026-10-09', '2026-12-24', '2026-12-25']) {
      const found = await ask({ market, trade_date: date });
      assert.equal(
        [found.status, found.result],
        [200, await settled(market, date)],
        `${market} ${date}`,
      );
      assert.is(found.release, releaseData().release.id);
    }
  const opened = storage.takeAsked().length;
  assert.ok(opened < 16, `${opened} requests`);
  const wrong = await ask({ market: 'XTKS', trade_date: '2026-12-24' });
  assert.equal([wrong.status, wrong.code], [400, 'unknown_calendar']);
  assert.equal((await ask()).status, 400);
  const { now } = Date;
  try {
    Date.now = () => now() + 3_600_001;
    await ask({ market: 'XNYS', trade_date: '2026-12-24' });
    assert.is(storage.takeAsked().length, 2, 'release.json, which is not there, and latest.json');
    storage.setDown(true);
    Date.now = () => now() + 7_200_002;
    const kept = await ask({ market: 'XNYS', trade_date: '2026-12-24' });
    assert.is(kept.status, 503, 'without a store nothing is kept');
    Date.now = () => now() + 7_200_003;
  } finally {
    Date.now = now;
    storage.setDown(false);
  }
});

inBrowser('a page plans settlement, and goes on without a network', async () => {
  storage.put('/', Buffer.from(example('<title>When does it settle?')));
  storage.put('/keep-page.js', Buffer.from(example('// keep-page.js')));
  storage.put('/kalends-reader.js', bundleReader());
  const context = await newContext();
  try {
    const page = await context.newPage();
    const plan = async (date: string) => {
      await page.fill('#date', date);
      const cells = await page.locator('#rows td').allTextContents();
      return [0, 3, 6].map((at) => [cells[at], cells[at + 1]]);
    };
    const expected = async (date: string) =>
      Promise.all(
        ['XNYS', 'XLON', 'XTKS'].map(async (market) => [market, await settled(market, date)]),
      );
    await page.goto(`${storage.origin}/`);
    await page.waitForFunction(
      "document.getElementById('state').textContent.startsWith('release')",
    );
    assert.equal(await plan('2026-12-24'), await expected('2026-12-24'));
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    storage.setDown(true);
    await page.reload();
    await page.waitForFunction(
      "document.getElementById('state').textContent.startsWith('without a network')",
    );
    assert.equal(await plan('2026-10-09'), await expected('2026-10-09'));
    const { id } = releaseData().release;
    assert.match((await page.textContent('#state'))!, `release ${id}, checked 20`);
  } finally {
    storage.setDown(false);
    await context.close();
  }
});

test.run();
