import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
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
import { KEY, releaseData, startApp, type TestServer } from '../helpers/server.js';

/** The workspace as one place: a day, its question, calendars by days, and an address that holds all of it. */

const catalog = openCatalog(releaseData());
const SIX = 'calendars=XNYS,XLON,EUR,USD,DE:BY,GB:ENG';
let server: TestServer;

always.before(async () => {
  server = await startApp({ catalog, pages: madePages(catalog, freshParts(), freshPages()) });
});
always.after(() => server.close());

async function withPage(
  width: number,
  work: (watched: Watched) => Promise<void>,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const context = await newContext({
    viewport: { width, height: 900 },
    colorScheme,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(`try { localStorage.setItem('kalends-key', '${KEY}') } catch {}`);
  try {
    const watched = await watchedPage(context);
    await work(watched);
    assert.equal(watched.faults, []);
  } finally {
    await context.close();
  }
}

test('a day that is clicked is the date of the question, beside the year on a desk', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=EUR&year=2026&ask=add`);
    await page.locator('[data-date="2026-12-24"]').click();
    await page.locator('#details h2', { hasText: '24 December 2026' }).waitFor();
    await until(async () => (await page.locator('#fields [name=date]').inputValue()) === '2026-12-24');
    await page.locator('#answer .result', { hasText: '2026-12-28' }).waitFor();
    const sheet = (await page.locator('#sheet').boundingBox())!;
    assert.ok(sheet.y >= 0 && sheet.y < 400 && sheet.x > 800, JSON.stringify(sheet));
    // Another question is asked of the same day.
    await page.locator('#ask input[value=count]').focus();
    await page.keyboard.press('Space');
    await until(async () => (await page.locator('#fields [name=from]').inputValue()) === '2026-12-24');
    assert.match(page.url(), /day=2026-12-24/);
  }));

test('on a phone they are a sheet at the bottom, which a day opens', () =>
  withPage(360, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=EUR&year=2026&ask=add`);
    await page.locator('#months .day').first().waitFor();
    const toggle = page.getByRole('button', { name: 'The day and questions' });
    assert.is(await toggle.getAttribute('aria-expanded'), 'false');
    await page.locator('[data-date="2026-01-05"]').click();
    await page.locator('#details h2', { hasText: '5 January 2026' }).waitFor();
    const sheet = (await page.locator('#sheet').boundingBox())!;
    assert.ok(sheet.y + sheet.height <= 901 && sheet.y > 200, JSON.stringify(sheet));
    await page.keyboard.press('Tab');
    await toggle.click();
    await page.locator('#details h2').waitFor({ state: 'hidden' });
  }));

test('calendars by days: a week, a month, a quarter from any date, by the arrows from cell to cell', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?${SIX}&year=2026`);
    await page.locator('#months .day').first().waitFor();
    await page.locator('#spans input[value=week]').focus();
    await page.keyboard.press('Space');
    await page.locator('.matrix').waitFor();
    await page.locator('#at').fill('2026-12-24');
    await page.locator('.matrix [data-date="2026-12-30"]').first().waitFor();
    const rows = page.locator('.matrix tbody tr');
    assert.is(await rows.count(), 7);
    assert.equal(await rows.locator('th').allInnerTexts(), [
      'all open',
      'New York Stock Exchange',
      'London Stock Exchange',
      'Euro',
      'US dollar',
      'Bavaria (Germany)',
      'England (United Kingdom)',
    ]);
    const christmas = await page
      .locator('.matrix [data-date="2026-12-25"]')
      .evaluateAll((cells) => cells.map((cell) => cell.className));
    assert.ok(
      christmas.every((name) => name.includes('closed')),
      christmas.join(),
    );
    assert.match(christmas[0]!, /share-all/);
    assert.match((await page.locator('.matrix [data-date="2026-12-28"]').first().getAttribute('class'))!, /share-some/);
    await page.locator('.matrix [data-date="2026-12-24"]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('#details h2', { hasText: '25 December 2026' }).waitFor();
    for (const [span, days] of [
      ['month', 31],
      ['quarter', 90],
    ] as const) {
      await page.goto(`${server.origin}/?${SIX}&span=${span}&at=2026-12-24`);
      await until(async () => (await page.locator('.matrix tbody tr').first().locator('.day').count()) === days);
    }
    assert.match(page.url(), /span=quarter&at=2026-12-24/);
  }));

test('the list has one line a date, with who has it', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?${SIX}&year=2026`);
    const first = page.locator('#list tbody tr').first();
    await first.waitFor();
    assert.match(await first.innerText(), /2026-01-01\s+Thu\s+New Year's Day, all 6/);
    const dates = await page.locator('#list time').allInnerTexts();
    assert.equal(dates, [...new Set(dates)].sort());
  }));

test('what the address says wrongly is told and left out, never a blank', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(
      `${server.origin}/?calendars=XNYS,NOWHERE,%3Cb%3E&year=26&show=half&ask=guess&day=2026-02-30&bogus=1&key=secret-0123456789`,
    );
    await page.locator('#months .day').first().waitFor();
    await page.locator('#left-out', { hasText: 'NOWHERE' }).waitFor();
    const told = await page.locator('#left-out').innerText();
    for (const part of ['<b>', 'year=26', 'show=half', 'ask=guess', 'day=2026-02-30', 'bogus', 'NOWHERE'])
      assert.ok(told.includes(part), `${part}: ${told}`);
    assert.not.ok(told.includes('secret'));
    assert.match(page.url(), /\?calendars=XNYS&year=\d{4}&ask=add$/);
  }));

test('a link is copied, and an answer cited with its release, date and sources', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=EUR&year=2026&ask=add&date=2026-12-24&n=1`);
    await page.locator('#answer .result', { hasText: '2026-12-28' }).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').waitFor();
    assert.is(await page.evaluate('navigator.clipboard.readText()'), page.url());
    await page.getByRole('button', { name: 'Cite this answer' }).click();
    const cited = page.locator('.citation pre');
    await cited.waitFor();
    const text = await cited.innerText();
    assert.ok(text.includes('2026-12-28') && text.includes(catalog.release.id), text);
    assert.match(text, /European Central Bank: https:\/\/www\.ecb\.europa\.eu/);
    assert.match(text, /asked on \d{4}-\d\d-\d\d/);
  }));

test('four goals; what an answer covers, its bounds, and trade dates that are none are said', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=EUR&year=2026&ask=add&date=2026-12-24&n=1`);
    await page.locator('#answer .facts', { hasText: 'every day it looked at stands in a publication' }).waitFor();
    assert.equal(await page.locator('#ask .segment').allInnerTexts(), ['Settle', 'Count', 'Schedule', 'FX']);
    await page.goto(`${server.origin}/?ask=spot&pair=EURUSD&date=2026-10-04`);
    await page.locator('#answer .notice', { hasText: 'nobody trades EURUSD' }).waitFor();
    await page.goto(`${server.origin}/?calendars=MYR&ask=next&date=2027-03-08`);
    await page.locator('#answer .bounds').waitFor();
    assert.match(await page.locator('#answer .bounds').innerText(), /as (late|early) as .*by what is announced/);
  }));

test('no fault of accessibility from moderate on, with days drawn, in both themes and widths', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      await withPage(
        width,
        async ({ page }) => {
          for (const view of [`${SIX}&year=2026&day=2026-12-24`, `${SIX}&span=month&at=2026-12-10&day=2026-12-24`]) {
            await page.goto(`${server.origin}/?${view}&ask=add&n=2`);
            await page.locator('#months .day').first().waitFor();
            await page.locator('#details h2').waitFor({ state: 'attached' });
            await page.locator('#answer .result').waitFor({ state: 'attached' });
            assert.equal(await allFaults(page), [], `${view} ${colorScheme} ${width}`);
            const scroll = Number(await page.evaluate('document.documentElement.scrollWidth'));
            assert.ok(scroll <= width, `${view}: ${scroll} px wide at ${width}`);
          }
        },
        colorScheme,
      );
    }
  }
});

always.run();
