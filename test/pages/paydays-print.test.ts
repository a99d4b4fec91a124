import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { freshPages, freshParts, newContext, inBrowser as test } from '../helpers/browser.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** Pay days on paper: nothing is cut off on an upright A4 sheet, however many places there are. */

/** An A4 sheet in CSS pixels, without margins of 12 mm. */
const SHEET = { width: 703, height: 1032 };
const catalog = openCatalog(releaseData());
let server: TestServer;

always.before(async () => {
  server = await startApp({ catalog, pages: madePages(catalog, freshParts(), freshPages()) });
});
always.after(() => server.close());

/** What is wrong with the page as it lies there: cells that run over, navigation that shows, tables side by side. */
const FAULTS = `[
  ...[...document.querySelectorAll('.pay th, .pay td, .work-days th, .work-days td')]
    .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > innerWidth + 1)
    .map((cell) => 'runs over: ' + cell.textContent),
  ...[...document.querySelectorAll('nav, form, .buttons')].filter((one) => one.getClientRects().length > 0)
    .map((one) => 'shows: ' + one.className),
  ...[...document.querySelectorAll('.pay thead, .work-days thead')]
    .filter((head) => getComputedStyle(head).display !== 'table-header-group').map(() => 'a head does not repeat'),
  ...(document.querySelector('.pay').getBoundingClientRect().bottom >
    document.querySelector('.work-days').getBoundingClientRect().top ? ['tables side by side'] : []),
  ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the sheet'] : []),
]`;

test('tables of one to ten places stand one below the other on an A4 sheet, whole', async () => {
  const context = await newContext({ viewport: SHEET });
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  const ten = 'DE:BY,FR,JP,US,GB,IT,XNYS,NL,BE,AT';
  for (const query of [
    'for=DE',
    'for=DE,FR',
    `for=${ten}`,
    `for=${ten}&lang=de`,
    `for=${ten}&lang=ar`,
  ]) {
    for (const width of [SHEET.width, 1400]) {
      await page.setViewportSize({ ...SHEET, width });
      await page.goto(`${server.origin}/paydays?${query}`);
      assert.equal(await page.evaluate(FAULTS), [], `${query} ${width}`);
    }
  }
  await context.close();
});

always.run();
