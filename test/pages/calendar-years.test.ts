import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** A calendar's page and its files by year; what an exchange does now; cycles in force; sentences of several calendars. */

/** A Saturday in Europe, Friday night in New York. */
const NOW = Date.UTC(2026, 10, 28, 3);

let server: TestServer;
test.before(async () => {
  const pages = madePages(releaseCatalog(), freshParts(), freshPages(), () => NOW);
  server = await startApp({ pages, nowMs: () => NOW });
});
test.after(() => server.close());

const textOf = async (path: string) => (await server.get(path)).text();

test('a year that is asked for is shown with its name at each month, with arrows and its files', async () => {
  const page = await textOf('/calendars/DE?year=2029');
  assert.match(page, /<caption>January 2029<\/caption>/);
  assert.match(page, /href="\/calendars\/DE\?year=2028">‹ 2028</);
  assert.match(page, /href="\/calendars\/DE\?year=2030">2030 ›</);
  assert.match(page, /name="year" value="2029"/);
  assert.match(page, /href="\/print\?for=DE&amp;year=2029"/);
  const csv = await textOf('/calendars/DE.csv?year=2029&lang=de');
  assert.match(csv, /2029-03-30,Freitag,Karfreitag,/);
  assert.not.match(csv, /^2030/m);
  for (const [path, status] of [
    ['/calendars/DE?year=1500', 404],
    ['/calendars/DE?year=abc', 400],
    ['/calendars/DE.csv?year=abc', 400],
    ['/calendars/DE.csv?year=1500', 422],
  ] as const)
    assert.is((await server.get(path)).status, status, path);
  assert.not.match(await textOf('/calendars/DE?year=2060'), />2061 ›</);
});

test('parts stand by name, those that differ in the year first', async () => {
  const page = await textOf('/calendars/DE?year=2029');
  const parts = page.slice(page.indexOf('id="parts"'));
  const rows = [...parts.matchAll(/<tr><td><a href="[^"]*">([^<]*)<\/a>.*?<\/tr>/g)];
  const differs = rows.map(([row]) => /class="(?:has|lacks)"/.test(row));
  assert.equal(
    differs,
    differs.toSorted((a, b) => Number(b) - Number(a)),
  );
  const names = rows.filter((_, at) => differs[at]).map(([, name]) => name!);
  assert.is(names[0], 'Baden-Württemberg');
  assert.equal(names, names.toSorted(new Intl.Collator('en').compare));
});

test('an exchange says what it does now and what comes next and when', async () => {
  assert.match(
    await textOf('/calendars/XNYS'),
    /Now: closed, opens Mon 09:30 \(2 d 11 h\), local time/,
  );
  assert.not.match(await textOf('/calendars/DE'), /class="now-line"/);
  const markets = await textOf('/markets');
  assert.match(markets, /<b>0<\/b> open now/);
  assert.match(markets, /<b>\d+<\/b> on a trading day/);
});

test('of the cycles of a market one is in force, and the others say until when they were', async () => {
  const page = await textOf('/calendars/XNYS');
  const table = page.slice(page.indexOf('>Settlement<'), page.indexOf('>Hours<'));
  const rows = [...table.matchAll(/<tr><td[^>]*>equity<\/td>.*?<\/tr>/gs)].map(([row]) => row);
  assert.ok(rows.length >= 3, table.slice(0, 500));
  assert.is(rows.filter((row) => row.includes('in force')).length, 1);
  assert.match(rows[1]!, /for trades before 2024-05-28/);
});

test('a sentence about several places reads as one', async () => {
  const weekend = await textOf('/?on=2026-11-28&for=EUR&for=USD');
  assert.match(weekend, /It is the weekend for the euro and the US dollar\./);
  assert.match(weekend, /The business day before is Friday 27 November 2026/);
  const open = await textOf('/?on=2026-08-31&for=GB');
  assert.match(open, /But closed in England, Northern Ireland and Wales/);
  assert.match(open, /The United Kingdom is open; verified by GOV\.UK/);
  assert.is((await server.get('/?on=2026-02-30')).status, 400);
});

test.run();
