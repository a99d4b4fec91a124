import type { BrowserContextOptions } from 'playwright-core';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { LANGUAGES } from '../../server/locale/locales.js';
import { openCatalog } from '../../server/queries/catalog.js';
import {
  eventually,
  freshPages,
  freshParts,
  newContext,
  inBrowser as test,
  type Watched,
  watchedPage,
} from '../helpers/browser.js';
import { KEY, releaseData, startApp, type TestServer } from '../helpers/server.js';

/** What was wrong when the pages were looked at one by one, in every size. */

const SIX = 'XNYS,XLON,XTKS,EUR,USD,DE:BY';
const catalog = openCatalog(releaseData());
let server: TestServer;

always.before(async () => {
  server = await startApp({ catalog, pages: madePages(catalog, freshParts(), freshPages()) });
});
always.after(() => server.close());

async function withPage(
  options: BrowserContextOptions & { readonly hasKey?: boolean },
  work: (watched: Watched) => Promise<void>,
): Promise<void> {
  const { hasKey, ...others } = options;
  const context = await newContext(others);
  if (hasKey)
    await context.addInitScript(`try { localStorage.setItem('kalends-key', '${KEY}') } catch {}`);
  try {
    const watched = await watchedPage(context);
    await work(watched);
    assert.equal(watched.faults, []);
  } finally {
    await context.close();
  }
}

test('a question of long names stays beside the tasks, and its days are seen on a phone', async () => {
  for (const width of [360, 768, 1440]) {
    await withPage({ viewport: { width, height: 800 } }, async ({ page }) => {
      await page.goto(
        `${server.origin}/?on=2026-12-24&for=Munich&for=nyse&for=Katalonien&for=EURUSD`,
      );
      assert.is(
        await page.locator('#question .place input').first().inputValue(),
        nameOf('DE:BY-KATH'),
      );
      assert.is(await page.evaluate('document.documentElement.scrollWidth'), width);
      const field = (await page.locator('#question .place').first().boundingBox())!;
      const tasks = (await page.locator('.tasks').boundingBox())!;
      assert.ok(
        field.x + field.width <= tasks.x || field.y + field.height <= tasks.y,
        `${width}: over the tasks`,
      );
      const asked = (await page.locator('.strip td.chosen').first().boundingBox())!;
      assert.ok(asked.x + asked.width <= width, `${width}: the day that is asked for is not seen`);
    });
  }
});

const nameOf = (id: string) => catalog.calendar(catalog.find(id)!).name;

test('on a phone a wide table scrolls in its own frame, beside the names of its rows', async () => {
  const places = ['DE:BY', 'FR', 'JP', 'US'].map((id) => `for=${id}`).join('&');
  for (const [path, frames] of [
    [`/?calendars=${SIX}&span=month&at=2026-12-01`, '#months .scrolls'],
    [`/paydays?${places}&year=2027&rule=last`, '.pay-tables .scrolls'],
    [`/print?${places}&year=2027`, '.print-view .scrolls'],
  ] as const) {
    await withPage({ hasKey: true, viewport: { width: 360, height: 740 } }, async ({ page }) => {
      await page.goto(server.origin + path);
      await page.locator(`${frames} tbody th[scope=row]`).first().waitFor();
      assert.is(await page.evaluate('document.documentElement.scrollWidth'), 360, path);
      for (const frame of await page.locator(frames).all()) {
        const left = async () =>
          (await frame.locator('tbody th[scope=row]').first().boundingBox())!;
        const before = await left();
        const [scrolled, hidden] = await frame.evaluate((it) => {
          it.scrollLeft = 150;
          return [it.scrollLeft, it.scrollWidth - it.clientWidth] as const;
        });
        assert.ok(
          hidden > 100 && scrolled > 100,
          `${path}: ${hidden} px are hidden, ${scrolled} scrolled`,
        );
        const after = await left();
        assert.ok(
          Math.abs(after.x - before.x) <= 1,
          `${path}: the names went from ${before.x} to ${after.x}`,
        );
        assert.ok(after.width <= 180, `${path}: the names leave room, ${after.width}`);
      }
    });
  }
});

test('without a script the workspace shows nothing that would not answer, and leads to its calendars', () =>
  withPage({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=XNYS,EUR&year=2027`);
    assert.is(await page.locator('button:visible, input:visible, details:visible').count(), 0);
    await page.getByRole('link', { name: 'New York Stock Exchange' }).waitFor();
    await page.getByRole('link', { name: 'A year on paper' }).click();
    assert.match(await page.locator('main').innerText(), /New York Stock Exchange, T2/);
  }));

test('without a key a link that somebody sent leads to pages of the same calendars', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=XNYS,EUR`);
    await page.locator('#locked').getByRole('link', { name: 'New York Stock Exchange' }).click();
    await page.getByRole('heading', { name: 'New York Stock Exchange', level: 1 }).waitFor();
  }));

test('a day of six calendars leaves room for the question, and says names where it is not verified', () =>
  withPage({ hasKey: true, viewport: { width: 1440, height: 900 } }, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=${SIX}&year=2026&day=2026-12-25`);
    await page.locator('.calendar-day').nth(5).waitFor();
    const question = (await page.locator('#questions').boundingBox())!;
    assert.ok(question.y + question.height < 900, `the question is at ${question.y}`);
    const text = await page.locator('#details').innerText();
    assert.match(text, /Tokyo Stock Exchange: not verified/);
    assert.not.match(text, /XTKS:/);
  }));

test('on a phone the dates of the workspace are read without scrolling aside', () =>
  withPage({ hasKey: true, viewport: { width: 360, height: 740 } }, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=${SIX}&span=month&at=2026-12-01`);
    await page
      .locator('#list caption', { hasText: '1 December 2026 – 31 December 2026' })
      .waitFor();
    assert.ok(
      await page.evaluate(
        "((it) => it.scrollWidth <= it.clientWidth)(document.querySelector('#list'))",
      ),
    );
    // All pages are one line of the head.
    const head = (await page.locator('header.site').boundingBox())!;
    assert.ok(head.height < 90, `the head is ${head.height} px high`);
    const last = (await page.locator('.site-nav a').last().boundingBox())!;
    assert.ok(last.x + last.width <= 360, 'its last page is seen');
  }));

test('on a phone no page of the head is hidden, in any language', () =>
  withPage({ viewport: { width: 360, height: 740 } }, async ({ page }) => {
    for (const lang of Object.keys(LANGUAGES)) {
      await page.goto(`${server.origin}/?lang=${lang}`);
      const nav = '.site-nav';
      const isWhole = `((it) => it.scrollWidth <= it.clientWidth)(document.querySelector('${nav}'))`;
      assert.ok(await page.evaluate(isWhole), lang);
    }
  }));

test('a year on paper asks for its places on the page itself', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/print?for=DE:BY&year=2027`);
    await page.getByRole('combobox', { name: 'One more calendar' }).fill('Fra');
    await page.getByRole('option', { name: /^France/ }).click();
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('heading', { name: 'Bavaria (Germany), France 2027' }).waitFor();
  }));

test('on a phone a place is removed beside its field, not by a sign on a line of its own', () =>
  withPage({ viewport: { width: 360, height: 740 } }, async ({ page }) => {
    for (const path of ['/paydays', '/print', '/count']) {
      await page.goto(`${server.origin}${path}?for=DE:BY-KATH&for=FR&year=2027`);
      const remove = page.locator('.pay-form .remove-place').first();
      await remove.waitFor();
      const sign = (await remove.boundingBox())!;
      const field = (await page.locator('.pay-form .place input').first().boundingBox())!;
      assert.ok(sign.x >= field.x + field.width, `${path}: over the field`);
      assert.ok(sign.y < field.y + field.height, `${path}: below the field`);
      assert.is(await page.evaluate('document.documentElement.scrollWidth'), 360, path);
    }
  }));

test('a box of the own days form stands on the line of its words', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/own-days?for=DE:BY`);
    const middle = ({ top, height }: { top: number; height: number }) => top + height / 2;
    const [box, words] = (await page.evaluate(`(() => {
      const box = document.querySelector('.own-form [type=checkbox]');
      const words = document.createRange();
      words.selectNodeContents(box.parentElement.lastChild);
      return [box, words].map((one) => one.getBoundingClientRect().toJSON());
    })()`)) as { top: number; height: number }[];
    assert.ok(Math.abs(middle(box!) - middle(words!)) < 4, `${middle(box!)}, ${middle(words!)}`);
    await page.locator('select[name=as]').selectOption('place');
    assert.is(await page.locator('.own-form [type=checkbox]').isVisible(), false);
  }));

test('pay days mark the month that comes next', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/paydays?for=DE&year=2026`);
    assert.match(await page.locator('.pay .next').innerText(), /^November Next\s+Mon 30 Nov/);
  }));

test('in another language the provenance of a day are words of it, and English texts are told to be English', () =>
  withPage({ hasKey: true }, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=XTKS&year=2026&day=2026-12-25&lang=de`);
    await eventually(async () =>
      assert.match(await page.locator('#details').innerText(), /die übrigen Termine: [a-z]+/),
    );
    for (const path of ['/docs/sheets', '/calendars/XNYS']) {
      await page.goto(`${server.origin}${path}?lang=de`);
      await page.getByText('Dieser Text ist auf Englisch.').first().waitFor();
    }
  }));

test('a browser with a key subscribes and downloads by buttons, without entering it again', () =>
  withPage({ hasKey: true }, async ({ page }) => {
    await page.goto(`${server.origin}/calendars/XNYS`);
    const google = await page.getByRole('link', { name: 'Google' }).getAttribute('href');
    assert.match(google!, /feeds%2FXNYS\.ics%3Ftoken%3Dkalf_[\w-]{30}$/);
    assert.not.ok(google!.includes(KEY));
    const feed = await page.getByRole('link', { name: '.ics' }).getAttribute('href');
    assert.is((await fetch(server.origin + feed!)).status, 200);
    assert.match(
      (await page.getByRole('link', { name: /webcal/ }).getAttribute('href'))!,
      /^webcal:/,
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ]);
    assert.is(file.suggestedFilename().replace(/-[-\d]+/, ''), 'XNYS.xlsx');
  }));

test('the largest exchanges lead the board of markets', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/markets`);
    const ids = await page.locator('.markets tbody td code').allInnerTexts();
    // Those that trade today are before them, on a Sunday Dhaka's.
    const places = ['XNYS', 'XNAS', 'XSHG', 'XTSE'].map((id) => ids.indexOf(id));
    assert.ok(places[0]! >= 0);
    assert.equal(
      places,
      [...places].sort((a, b) => a - b),
    );
  }));

always.run();
