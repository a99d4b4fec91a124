import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { freshPages, freshParts, newContext, inBrowser as test } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** What a finger and an eye need on every page: fields of 16 px, targets of 24 px, landmarks, no sideways scrolling; paper. */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [
  '/',
  '/?lang=de',
  '/paydays?lang=de',
  '/count?lang=de',
  '/own-days?for=PE&as=place&date=2026-12-07&name=A&source=https://example.org/a&lang=de',
  '/calendars?lang=de',
  '/calendars/XNYS?lang=de',
  '/markets?lang=de',
  '/changes?lang=de',
  '/quality',
  '/docs',
  '/reader/',
  '/print?for=DE&for=FR&lang=de',
];

let server: TestServer;
always.before(async () => {
  server = await startApp({ pages: madePages(releaseCatalog(), freshParts(), freshPages()) });
});
always.after(() => server.close());

/** Fields in letters below 16 px. */
const SMALL_FIELDS = `[...document.querySelectorAll('input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea')]
  .filter((one) => one.getClientRects().length > 0 && parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => one.name || one.id)`;
const SMALL_TARGETS = `axe.run(document, { runOnly: { type: 'rule', values: ['target-size'] } })
  .then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120))))`;

test('at 320 px: nothing runs over, fields of 16 px, targets of 24 px, one main', async () => {
  const context = await newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(server.origin + path);
    assert.equal(await page.evaluate(SMALL_FIELDS), [], path);
    assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 320, path);
    assert.is(await page.locator('main').count(), 1, path);
    await page.evaluate(AXE);
    const small = (await page.evaluate(SMALL_TARGETS)) as string[];
    assert.equal(small.slice(0, 3), [], `${path}: ${small.length} targets are too small`);
  }
  await context.close();
});

test('a year of ten calendars is two sheets of paper, in letters of 7 points', async () => {
  const context = await newContext({ viewport: { width: 1060, height: 730 } });
  const page = await context.newPage();
  await page.goto(`${server.origin}/print?for=DE,FR,US,GB,JP,IT,ES,NL,PL,CH&year=2027`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  assert.is(pdf.match(/\/Type\s*\/Page\b/g)!.length, 2);
  await page.emulateMedia({ media: 'print' });
  const size = await page.evaluate(
    "parseFloat(getComputedStyle(document.querySelector('.print-month td')).fontSize)",
  );
  assert.ok(Number(size) >= 9.3, `${size} px`);
  await context.close();
});

test('the bars of the marks of trust are as long as their shares', async () => {
  const context = await newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.origin}/quality`);
  const marks =
    (await page.evaluate(`[...document.querySelectorAll('.marks-of-trust li')].map((one) => [
    one.querySelector('.share path').getBoundingClientRect().width / one.querySelector('.share').getBoundingClientRect().width * 100,
    parseFloat(one.querySelector('small').textContent),
  ])`)) as [number, number][];
  assert.ok(marks.length >= 4);
  for (const [length, share] of marks)
    assert.ok(Math.abs(length - Math.max(1, share)) < 0.6, `${length} for ${share} %`);
  await context.close();
});

always.run();
