import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import {
  focused,
  freshPages,
  freshParts,
  newContext,
  inBrowser as test,
} from '../helpers/browser.js';
import { KEY, releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** Questions are asked and changed by the keyboard alone: places, dates and rules, and the focus stays where it was. */

const LABEL = "document.activeElement.getAttribute('aria-label')";

let server: TestServer;
always.before(async () => {
  server = await startApp({ pages: madePages(releaseCatalog(), freshParts(), freshPages()) });
});
always.after(() => server.close());

test('Delete and Backspace in a field with a chosen place remove it at once', async () => {
  const context = await newContext();
  try {
    const page = await context.newPage();
    for (const key of ['Delete', 'Backspace']) {
      await page.goto(`${server.origin}/paydays?for=DE&for=FR&year=2026`);
      const field = page.locator('.place input').first();
      assert.is(await field.getAttribute('aria-keyshortcuts'), 'Delete');
      // As the Tab key does; the focus selects the name.
      await field.focus();
      await field.press(key);
      await page.waitForURL((url) => url.searchParams.getAll('for').join() === 'FR');
    }
    // A letter of a name that is not selected is deleted as ever.
    await page.goto(`${server.origin}/paydays?for=DE&for=FR&year=2026`);
    const field = page.locator('.place input').first();
    await field.focus();
    await field.press('End');
    await field.press('Backspace');
    assert.is(await field.inputValue(), 'German');
  } finally {
    await context.close();
  }
});

test('the sign beside a field is reached by the Tab key', async () => {
  const context = await newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/paydays?for=DE&for=FR&year=2026`);
    await page.locator('.remove-place').first().waitFor();
    await page.locator('.place input').first().focus();
    await page.keyboard.press('Tab');
    assert.is(await page.evaluate(LABEL), 'Remove Germany');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.getAll('for').join() === 'FR');
    // The page came anew, and the focus is on the next place.
    await focused(page, "it.getAttribute('aria-label')", 'Remove France');
    await page.locator('select[name=rule]').focus();
    await page.keyboard.press('ArrowUp');
    await page.waitForURL((url) => url.searchParams.get('rule') === 'first');
    await focused(page, 'it.name', 'rule');
  } finally {
    await context.close();
  }
});

test('on home the sign beside a place is a tab stop, and the focus goes on to the next place', async () => {
  const context = await newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/?on=2026-12-24&for=DE&for=FR&for=US`);
    await page.locator('.remove-place').first().waitFor();
    await page.locator('.place input').first().focus();
    await page.keyboard.press('Tab');
    assert.is(await page.evaluate(LABEL), 'Remove Germany');
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.searchParams.getAll('for').join() === 'FR,US');
    await focused(page, "it.getAttribute('aria-label')", 'Remove France');
    // Back to the field, and its place is removed by its key too; Escape closes the choices and changes nothing.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Tokyo');
    await page.locator('.option').first().waitFor();
    await page.keyboard.press('Escape');
    assert.is(await page.locator('.option').count(), 0);
    assert.is(await page.evaluate(LABEL), 'Calendar 1');
  } finally {
    await context.close();
  }
});

test('a date is typed digit by digit, and asked for when it is left or sent', async () => {
  const context = await newContext();
  try {
    const page = await context.newPage();
    for (const [path, selector, name] of [
      ['/?on=2026-12-24&for=DE', '.date', 'on'],
      ['/count?for=DE&from=2026-12-01&to=2027-12-31', '[name=from]', 'from'],
    ] as const) {
      for (const key of ['Enter', 'Tab']) {
        await page.goto(server.origin + path);
        await page.locator('.remove-place').first().waitFor();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.locator(selector).focus();
        await page.keyboard.type('01052027');
        assert.is(await page.locator(selector).inputValue(), '2027-01-05');
        assert.equal(asked, [], 'nothing was asked while it was typed');
        // From the year by the button of the picker to the next field.
        for (let times = key === 'Tab' ? 2 : 1; times > 0; times--) await page.keyboard.press(key);
        await page.waitForURL((url) => url.searchParams.get(name) === '2027-01-05');
        page.removeAllListeners('request');
      }
    }
  } finally {
    await context.close();
  }
});

test('in the workspace chosen calendars are shown and removed by keys, and the focus stays among them', async () => {
  const context = await newContext();
  try {
    await context.addInitScript(`try { localStorage.setItem('kalends-key', '${KEY}') } catch {}`);
    const page = await context.newPage();
    await page.goto(`${server.origin}/?calendars=DE,FR,US&year=2026`);
    const away = page.getByRole('button', { name: 'Remove France' });
    await away.waitFor();
    await page.getByRole('button', { name: 'Germany DE', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('show') === 'DE');
    await focused(page, "it.getAttribute('aria-pressed') + it.dataset.chip", 'trueDE');
    await away.focus();
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.searchParams.get('calendars') === 'DE,US');
    await focused(page, "it.getAttribute('aria-label')", 'Remove United States');
    await page.keyboard.press('Enter');
    await focused(page, "it.getAttribute('aria-label')", 'Remove Germany');
    await page.keyboard.press('Enter');
    await focused(page, 'it.id', 'pick');
  } finally {
    await context.close();
  }
});

always.run();
