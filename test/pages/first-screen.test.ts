import type { BrowserContextOptions } from 'playwright-core';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { errorPages } from '../../server/http/error-page.js';
import { madePages } from '../../server/http/made-pages.js';
import { openCatalog } from '../../server/queries/catalog.js';
import {
  allFaults,
  freshPages,
  freshParts,
  newContext,
  inBrowser as test,
  until,
  type Watched,
  watchedPage,
} from '../helpers/browser.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** The first screen, without a key, as a person sees it; and errors as pages. */

const NOW = Date.UTC(2026, 10, 20, 12);
const FIRST_VIEW_BYTES = 100_000;
const catalog = openCatalog(releaseData());
let server: TestServer;

always.before(async () => {
  const pages = madePages(catalog, freshParts(), freshPages(), () => NOW);
  server = await startApp({ catalog, pages, errorPage: errorPages(catalog, freshParts()), nowMs: () => NOW });
});
always.after(() => server.close());

const textOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.origin + path, { headers });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
};

async function withPage(options: BrowserContextOptions, work: (watched: Watched) => Promise<void>): Promise<void> {
  const context = await newContext(options);
  try {
    const watched = await watchedPage(context);
    await work(watched);
    assert.equal(watched.faults, []);
  } finally {
    await context.close();
  }
}

test('one question is answered before anything is typed, and says who says so', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    const asked = page.locator('#asked');
    await asked.waitFor();
    await page.locator('.shown', { hasText: '24 December 2026' }).waitFor();
    assert.is(await page.getByRole('combobox', { name: 'Calendar 1' }).inputValue(), 'Euro');
    assert.is(await page.getByRole('combobox', { name: 'Calendar 2' }).inputValue(), 'US dollar');
    const text = await asked.innerText();
    assert.match(text, /Yes\.\s+Both are open; verified by the European Central Bank/);
    assert.match(text, /Federal Reserve/);
    for (const task of [
      'See the markets now',
      'Pay people',
      'Look up a calendar',
      'Settle a trade',
      'Plan a year',
      'Follow changes',
    ])
      await page.getByRole('link', { name: task }).waitFor();
    assert.match(await page.locator('.tasks').innerText(), /Settle a trade\s+needs a key/);
    assert.match(await page.locator('.tasks').innerText(), /Keys are given by whoever runs this server/);
  }));

test('each part is changed in place, by keyboard, and the answer and the address follow', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    await page.getByLabel('Date').fill('2026-12-25');
    await page.getByText('The euro is closed: Christmas Day.').waitFor();
    await until(async () => page.url().includes('on=2026-12-25'));
    await page.getByRole('combobox', { name: 'One more calendar' }).fill('new york stock');
    await page.locator('.choices .option', { hasText: 'New York Stock Exchange' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('The New York Stock Exchange is closed').waitFor();
    assert.match(page.url(), /for=XNYS/);
    await page.getByLabel('Date').fill('2026-12-23');
    await page.getByText('All 3 are open').waitFor();
    await page.goBack();
    await page.getByText('The New York Stock Exchange is closed').waitFor();
  }));

test('EURUSD is both currencies or FX spot; Munich is the calendars of Bavaria, with what tells them apart', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    const another = page.getByRole('combobox', { name: 'One more calendar' });
    await another.fill('EURUSD');
    await page.locator('.option', { hasText: 'EUR and USD' }).waitFor();
    await page.locator('.option', { hasText: 'FX spot EURUSD' }).waitFor();
    await another.fill('Munich');
    await page.locator('.option', { hasText: 'DE:BY-KATH' }).waitFor();
    const options = await page.locator('.option').allInnerTexts();
    const of = (id: string) => options.find((text) => new RegExp(`${id}\\b(?!-)`).test(text)) ?? '';
    assert.match(of('DE:BY-KATH'), /Assumption.*\(15 August\)/);
    assert.match(of('DE:BY-KATH'), /Munich has this one \(Bayerisches Landesamt für Statistik\)/);
    assert.match(of('DE:BY-EVANG'), /the same days|also|without/);
    assert.ok(of('DE:BY') !== '');
  }));

always('without a script it is a form: what is written is understood, what is not is told', async () => {
  const { text } = await textOf('/?on=2026-12-25&for=Euro&for=NYSE&for=zzqqxxzzqq');
  assert.match(text, /<strong>No\.<\/strong>/);
  assert.match(text, /“zzqqxxzzqq” is not known and was left out/);
  assert.match(text, /value="New York Stock Exchange"/);
  assert.match((await textOf('/?on=yesterday')).text, /“yesterday” is not known/);
  assert.match((await textOf('/?on=2150-01-01&for=EUR')).text, /has data from 1999 to 2060 only/);
  const hostile = await textOf(`/?on=%3Cb%3E&for=%22%3E%3Cscript%3E&for=${'x'.repeat(3000)}`);
  assert.is(hostile.status, 200);
  assert.not.match(hostile.text, /<script>|<b>/);
});

always('the first view is small, and keeps to this host', async () => {
  let bytes = 0;
  const page = await fetch(server.origin, { headers: { 'accept-encoding': 'gzip' } });
  bytes += Number(page.headers.get('content-length'));
  for (const [, path] of (await page.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
    const part = await fetch(server.origin + path, { headers: { 'accept-encoding': 'br' } });
    bytes += Number(part.headers.get('content-length'));
    await part.arrayBuffer();
  }
  assert.ok(bytes < FIRST_VIEW_BYTES, `${bytes} bytes`);
});

always('it is read in the language that the browser asks for, and Arabic from the right', async () => {
  const german = (await textOf('/', { 'accept-language': 'de-DE,de' })).text;
  assert.match(german, /<html lang="de">/);
  assert.match(german, /Ist der/);
  assert.match(german, /Beide sind geöffnet; belegt durch/);
  assert.match((await textOf('/?lang=ar')).text, /<html lang="ar" dir="rtl">/);
  assert.match((await textOf('/calendars/XETR?lang=de')).text, /Nächste Feiertage/);
});

always('what goes wrong is a page for a browser, and a problem for a program', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  const wrong = await textOf('/calendars/NYSEE', browser);
  assert.is(wrong.status, 404);
  assert.match(wrong.type, /^text\/html/);
  assert.match(wrong.text, /href="\/calendars\/XNYS"/);
  const locked = await textOf('/v1/calendars', browser);
  assert.equal([locked.status, /<h1>This needs a key<\/h1>/.test(locked.text)], [401, true]);
  assert.match((await textOf('/nowhere', browser)).text, /<h1>There is nothing here<\/h1>/);
  const noted = await textOf('/v1/calendars?key=wrong-key-0123456789', browser);
  assert.not.match(noted.text, /wrong-key/);
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
    assert.match((await textOf('/nowhere', headers)).type, /^application\/problem\+json/);
  }
});

always('other spellings lead to the one page of a calendar', async () => {
  for (const [written, id] of [
    ['nyse', 'XNYS'],
    ['DE-BY', 'DE:BY'],
    ['xnys', 'XNYS'],
    ['Bavaria', 'DE:BY'],
  ]) {
    const response = await fetch(`${server.origin}/calendars/${written}`, { redirect: 'manual' });
    assert.equal([response.status, response.headers.get('location')], [302, `/calendars/${id}`], written);
  }
});

test('no fault of accessibility from moderate on, in both themes, at 360 and 1440 px', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      await withPage({ colorScheme, viewport: { width, height: 900 } }, async ({ page }) => {
        for (const path of ['/', '/?ask=add', '/calendars', '/paydays', '/wall?for=DE:BY', '/?lang=ar']) {
          await page.goto(server.origin + path);
          await page.locator('main, #locked').first().waitFor({ state: 'attached' });
          if (path === '/?ask=add') await page.locator('#key-form').waitFor();
          assert.equal(await allFaults(page), [], `${path} ${colorScheme} ${width}`);
          const scroll = Number(await page.evaluate('document.documentElement.scrollWidth'));
          assert.ok(scroll <= width, `${path}: ${scroll} px wide at ${width}`);
        }
      });
    }
  }
});

always.run();
