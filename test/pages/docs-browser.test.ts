import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import {
  allFaults,
  focused,
  freshPages,
  inLooks,
  keyStored,
  newContext,
  inBrowser as test,
  textIn,
  type Watched,
  watchedPage,
} from '../helpers/browser.js';
import { some } from '../helpers/needs.js';
import { KEY, startApp, type TestServer } from '../helpers/server.js';

/** The documentation as people use it, in Chromium: it is read, searched and asked from. */

const PAGES = [
  '/docs',
  '/docs/conventions',
  '/docs/feeds',
  '/docs/operating',
  '/docs/errors',
  '/docs/api',
];
const WRONG_KEY = 'wrong-key-0123456789';

let server: TestServer;

always.before(async () => {
  server = await startApp({ pages: freshPages() });
});
always.after(() => server.close());

/** A page of a new browser, which keeps `key`; no fault of the page and no other host is borne. */
async function withPage(
  { key = KEY, ...options }: BrowserContextOptions & { key?: string | null },
  use: (watched: Watched) => Promise<void>,
): Promise<void> {
  const context = await newContext(options);
  if (key !== null && options.javaScriptEnabled !== false) {
    await context.addInitScript(`localStorage.setItem('kalends-key', '${key}')`);
  }
  const watched = await watchedPage(context);
  try {
    await use(watched);
    assert.equal(watched.faults, []);
    for (const address of watched.addresses) {
      assert.is(new URL(address).origin, server.origin, address);
      assert.not.ok(address.includes(KEY) || address.includes(WRONG_KEY), 'a key is in no address');
    }
  } finally {
    await context.close();
  }
}

/** What an operation says, once it says something that matches. */
function textOf(page: Page, operation: string, expected: RegExp): Promise<string> {
  return textIn(page, `#${operation} .response`, expected);
}

test('an address is tried with the key of this browser: the fields begin with the example, and are sent as they are', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/docs/api#getDay`);
    const operation = page.locator('#getDay');
    await operation.getByRole('button', { name: 'Try it' }).click();
    await operation.getByRole('button', { name: 'Send', exact: true }).click();
    const message = await textOf(page, 'getDay', /^200 in/);
    assert.match(message, /"status": "early_close"/);
    assert.ok(
      message.includes(`'${server.origin}/v1/days/2026-12-24?calendars=XNYS,EUR'`),
      message,
    );
    assert.not.ok(message.includes(KEY));
    await operation.getByLabel('format').selectOption('csv');
    await operation.getByLabel('calendars').fill('de:by');
    await operation.getByLabel('date').fill('2026-12-25');
    await page.keyboard.press('Enter');
    assert.match(await textOf(page, 'getDay', /text\/csv/), /DE:BY,2026-12-25,closed/);
    await operation.getByLabel('calendars').fill('NOWHERE');
    await page.keyboard.press('Enter');
    assert.match(await textOf(page, 'getDay', /^400 in/), /"code": "unknown_calendar"/);
  }));

test('each operation that can be tried is answered with what its fields begin with', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/docs/api`);
    const ids = (await page.evaluate(
      "[...document.querySelectorAll('.operation')].map((operation) => operation.id)",
    )) as string[];
    assert.ok(ids.length >= 25);
    for (const id of some(ids, 3)) {
      const operation = page.locator(`#${id}`);
      await operation.getByRole('button', { name: 'Try it' }).click();
      await operation.getByRole('button', { name: 'Send', exact: true }).click();
      await textOf(page, id, id === 'checkKey' ? /^204 in/ : /^200 in/);
    }
  }));

test('without a key it is asked for where it is needed; a wrong one is told and not kept; then the question goes on', () =>
  withPage({ key: null }, async ({ page }) => {
    await page.goto(`${server.origin}/docs/coverage`);
    await page.getByRole('button', { name: 'Try it now' }).first().click();
    const field = page.getByLabel('Your key');
    await field.waitFor();
    await focused(page, 'it.id', 'key');
    await page.keyboard.type(WRONG_KEY);
    await page.keyboard.press('Enter');
    await page.locator('#key-message').filter({ hasText: 'the API key is unknown' }).waitFor();
    await keyStored(page, null);
    await field.fill(KEY);
    await page.keyboard.press('Enter');
    await page
      .locator('.response')
      .first()
      .filter({ hasText: /^200 in/ })
      .waitFor();
    await keyStored(page, KEY);
    await field.waitFor({ state: 'hidden' });
    assert.not.ok((await page.content()).includes(KEY));
    await page.getByRole('button', { name: 'Forget the key' }).click();
    await keyStored(page, null);
  }));

test('a key that was revoked since is told, and another one asked for', () =>
  withPage({ key: WRONG_KEY }, async ({ page }) => {
    await page.goto(`${server.origin}/docs/api`);
    const operation = page.locator('#getDay');
    await operation.getByRole('button', { name: 'Try it' }).click();
    await operation.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByLabel('Your key').fill(KEY);
    await page.keyboard.press('Enter');
    await operation
      .locator('.response')
      .filter({ hasText: /^200 in/ })
      .waitFor();
  }));

test('no network is told, and the question can be asked again', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/docs/coverage`);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Try it now' }).first().click();
    await page
      .locator('.response')
      .first()
      .filter({ hasText: 'The server cannot be reached.' })
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try it now' }).first().click();
    await page
      .locator('.response')
      .first()
      .filter({ hasText: /^200 in/ })
      .waitFor();
  }));

test('with the keyboard alone, at 320 px: to the text, to an operation, asked and answered', () =>
  withPage({ viewport: { width: 320, height: 700 } }, async ({ page }) => {
    await page.goto(`${server.origin}/docs/api#getHealth`);
    await page.locator('#getHealth').getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    assert.match(await textOf(page, 'getHealth', /^200 in/), /"status":"ok"/);
    assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 320);
    await page.goto(`${server.origin}/docs/ids`);
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate('document.activeElement.className')) === 'skip') break;
    }
    await page.keyboard.press('Enter');
    await focused(page, 'it.id', 'text');
  }));

test('the search finds sections by their words, leads there, and says when there is none', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/docs`);
    const field = page.getByLabel('Search the docs');
    await field.fill('redis limits');
    await page.locator('#found a').first().waitFor();
    await field.fill('too_many_calendars');
    await page.locator('#found a[href="/docs/errors#too_many_calendars"]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/errors#too_many_calendars');
    await page.getByLabel('Search the docs').fill('qqqqzzzz');
    await page.locator('#found.none').waitFor();
    await textIn(page, '#found-count', /^0 found$/);
  }));

test('without a script all can be read, and nothing offers what cannot be done', () =>
  withPage({ javaScriptEnabled: false }, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(server.origin + path);
      assert.ok((await page.locator('main').innerText()).length > 500, path);
      assert.is(await page.locator('button:visible, input:visible').count(), 0, path);
    }
  }));

test('no fault of accessibility from moderate on, in both themes, from 320 px on, with questions answered', async () => {
  // /problems and these in other languages are among the pages of the first screen.
  const all = [...PAGES, '/docs/security'];
  for (const [colorScheme, width, paths] of inLooks(all, 1).slice(0, 2)) {
    await withPage({ colorScheme, viewport: { width, height: 900 } }, async ({ page }) => {
      for (const path of paths) {
        await page.goto(server.origin + path);
        const button = page
          .getByRole('button', { name: path === '/docs/api' ? 'Try it' : 'Try it now' })
          .first();
        if ((await button.count()) > 0) {
          await button.click();
          if (path === '/docs/api')
            await page.getByRole('button', { name: 'Send', exact: true }).first().click();
          await page
            .locator('.response')
            .first()
            .filter({ hasText: /^[24]\d\d in/ })
            .waitFor();
        }
        assert.equal(await allFaults(page), [], `${path} ${colorScheme} ${width}`);
        const scroll = Number(await page.evaluate('document.documentElement.scrollWidth'));
        assert.ok(scroll <= width, `${path}: ${scroll} px wide at ${width}`);
      }
    });
  }
});

always.run();
