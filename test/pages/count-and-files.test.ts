import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { requestCsv } from '../helpers/answers.js';
import {
  eventually,
  freshPages,
  freshParts,
  newContext,
  inBrowser as test,
} from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** Counting days without a key, holidays of several calendars as one file, and the fields for places. */

let server: TestServer;
always.before(async () => {
  server = await startApp({ pages: madePages(releaseCatalog(), freshParts(), freshPages()) });
});
always.after(() => server.close());

always(
  'days between two dates are counted without a key as /v1/business-days/count counts',
  async () => {
    const span = 'from=2026-12-01&to=2027-01-11';
    const page = await fetch(`${server.origin}/count?for=DE:BY&for=FR&${span}`);
    assert.is(page.status, 200);
    const text = await page.text();
    const told = [...text.matchAll(/<td><strong>(\d+)<\/strong>/g)].map(([, count]) =>
      Number(count),
    );
    const expected = [];
    for (const ids of ['DE:BY', 'FR', 'DE:BY,FR']) {
      const path = `/v1/business-days/count?calendars=${ids}&${span}`;
      expected.push((await server.json<{ count: number }>(path)).count);
    }
    assert.equal(told, expected);
    assert.match(text, /From \(counted\)/);
    assert.match(text, /To \(not counted\)/);
    for (const [query, status] of [
      ['for=DE&from=2027-01-01&to=2026-01-01', 400],
      ['for=DE&from=1500-01-01&to=2026-01-01', 404],
      ['for=DE&from=2026-02-30&to=2026-03-30', 400],
      ['for=qqqqqqqq', 400],
    ] as const) {
      const wrong = await fetch(`${server.origin}/count?${query}`);
      assert.is(wrong.status, status, query);
      assert.not.match(await wrong.text(), /<strong>\d+<\/strong><\/td>/, query);
    }
    // The last day of data may be counted.
    const last = await fetch(`${server.origin}/count?for=DE&from=2060-12-01&to=2061-01-01`);
    assert.is(last.status, 200);
  },
);

always('the holidays of five countries are one table, one sheet and one feed', async () => {
  const query = 'for=DE&for=FR&for=IT&for=ES&for=PL&year=2027';
  const { columns, rows } = await requestCsv(
    server,
    `/v1/holidays?calendars=DE,FR,IT,ES,PL&year=2027&format=csv`,
  );
  assert.ok(columns.includes('date'));
  const csv = await (await server.get(`/print.csv?${query}`)).text();
  const told = csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) =>
      line
        .match(/^([^,]+),.*?,(\d{4}-\d\d-\d\d),/)!
        .slice(1)
        .join(' '),
    );
  assert.equal(told.sort(), rows.map(({ calendar, date }) => `${calendar} ${date}`).sort());
  assert.is((await server.get(`/print.xlsx?${query}`)).status, 200);
  const feed = await (await server.get(`/print.ics?${query}&lang=de`)).text();
  assert.is(feed.match(/BEGIN:VEVENT/g)!.length, rows.length);
  assert.match(feed, /DE: Karfreitag/);
  const page = await (await fetch(`${server.origin}/print?${query}`)).text();
  assert.match(page, /formaction="\/print\.xlsx"/);
  assert.is((await fetch(`${server.origin}/print.csv?${query}`)).status, 401);
  assert.is((await server.get('/print.csv?year=2027')).status, 400);
});

test('a click selects a place, a choice shows its name and can be removed, and nothing needs Show', async () => {
  const context = await newContext();
  const page = await context.newPage();
  for (const path of [
    '/paydays?for=DE&for=FR&year=2027',
    '/print?for=DE&for=FR&year=2027',
    '/count?for=DE&for=FR&from=2026-12-01&to=2026-12-31',
    '/?on=2026-12-24&for=DE&for=FR',
  ]) {
    await page.goto(server.origin + path);
    const first = page.locator('.place input').first();
    const placesAsked = () => new URL(page.url()).searchParams.getAll('for').join();
    // In the middle of the name.
    await first.click();
    await page.keyboard.type('bay');
    assert.is(await first.inputValue(), 'bay', path);
    await page.locator('.place .option', { hasText: 'Bavaria' }).first().click();
    await eventually(async () => {
      assert.is(placesAsked(), 'DE:BY,FR', path);
      assert.is(await page.locator('.place input').first().inputValue(), 'Bavaria (Germany)');
    });
    await page.getByRole('button', { name: 'Remove Bavaria (Germany)' }).click();
    await eventually(async () => assert.is(placesAsked(), 'FR', path));
  }
  await page.goto(`${server.origin}/paydays?for=DE&year=2027`);
  await page.locator('select[name=rule]').selectOption('first');
  await eventually(async () => assert.match(page.url(), /rule=first/));
  await context.close();
});

always.run();
