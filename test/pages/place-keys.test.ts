import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { freshPages, freshParts, newContext, inBrowser as test } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** A chosen place is removed by the keyboard alone, as by the button beside it. */

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
    const reached = "document.activeElement.getAttribute('aria-label')";
    assert.is(await page.evaluate(reached), 'Remove Germany');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.getAll('for').join() === 'FR');
  } finally {
    await context.close();
  }
});

always.run();
