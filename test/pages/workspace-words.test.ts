import { readFileSync } from 'node:fs';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { freshPages, freshParts, newContext, inBrowser as test } from '../helpers/browser.js';
import { KEY, releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** What the workspace says beside its days and answers: legend, terms, spans, the start of a schedule, formulas. */

/** In how many lines each date of a schedule stands. */
const LINES = `[...document.querySelectorAll('.dates td.date')].map((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
})`;

let server: TestServer;
always.before(async () => {
  server = await startApp({ pages: madePages(releaseCatalog(), freshParts(), freshPages()) });
});
always.after(() => server.close());

always('the legend has every mark that a day can have', async () => {
  const styles = ['days', 'desk'].map((name) =>
    readFileSync(new URL(`../../server/client/${name}.css`, import.meta.url), 'utf8'),
  );
  const marks = new Set(
    [...styles.join('\n').matchAll(/\.day\.([\w-]+)/g)].map(([, mark]) => mark!),
  );
  assert.ok(marks.size >= 8);
  const page = await (await fetch(`${server.origin}/?calendars=XNYS,EUR`)).text();
  const [legend = ''] = /<ul class="legend"[\s\S]*?<\/ul>/.exec(page) ?? [];
  for (const mark of marks) assert.match(legend, new RegExp(`class="day [^"]*\\b${mark}\\b`), mark);
  assert.match(legend, /class="each"/);
  const calendar = await (await fetch(`${server.origin}/calendars/XNYS`)).text();
  const [own = ''] = /<ul class="legend"[\s\S]*?<\/ul>/.exec(calendar) ?? [];
  for (const [, look] of own.matchAll(/class="day ([^"]+)"/g)) assert.ok(legend.includes(look!));
});

test('terms carry a sentence, spans run forward, the start is no payment, dates do not break', async () => {
  const context = await newContext({ viewport: { width: 320, height: 700 } });
  await context.addInitScript(`try { localStorage.setItem('kalends-key', '${KEY}') } catch {}`);
  try {
    const page = await context.newPage();
    const open = async (query: string, id = 'EUR') => {
      await page.goto(`${server.origin}/?calendars=${id}&${query}`);
      const toggle = page.locator('#sheet-toggle');
      if (await toggle.isVisible()) await toggle.click();
      await page.locator('#answer .facts').waitFor();
    };
    await open('question=schedule&start=2026-02-10&end=2027-01-31&frequency=6M');
    const [first, second] = await page.locator('table.dates tbody tr').allInnerTexts();
    assert.match(first!, /start, nothing is paid/);
    assert.not.match(second!, /nothing is paid/);
    assert.match(second!, /stub/);
    const about = page.locator('#about-convention');
    assert.match(await about.innerText(), /to the one before if that lies in the next month/);
    await page.locator('select[name=convention]').selectOption('preceding');
    assert.match(await about.innerText(), /moves to the business day before/);
    assert.match(await page.locator('#about-stub').innerText(), /shorter or longer/);
    const lines = (await page.evaluate(LINES)) as number[];
    assert.ok(lines.length >= 6 && lines.every((count) => count === 1), String(lines));
    await page.locator('details.elsewhere summary').click();
    const codes = await page.locator('#formulas code').allTextContents();
    assert.ok(codes.some((code) => /^=IMPORTDATA\(.*start="&TEXT\(A1,"yyyy-mm-dd"\)/.test(code)));
    await page.getByText(/feeds\/EUR\.ics\?token=kalf_/).waitFor();
    assert.match(await page.locator('#formulas').innerText(), /A1 = 2026-02-10, B1 = 2027-01-31/);
    assert.not.ok((await page.locator('#formulas').innerText()).includes(KEY));

    await open('question=settle&trade_date=2026-11-30', 'XNYS');
    assert.match(await page.locator('.why').innerText(), /business day \(the answer\)/);

    await open('question=add&date=2026-12-30&n=-4');
    const spans = await page.locator('.why .date').allInnerTexts();
    const weekend = spans.find((span) => span.includes('–'))!;
    const days = [...weekend.matchAll(/\d+/g)].map(([day]) => Number(day));
    assert.ok(days[0]! < days[1]!, weekend);
  } finally {
    await context.close();
  }
});

test('what the server says in English is marked in another language, and instruments have its words', async () => {
  const context = await newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(`try { localStorage.setItem('kalends-key', '${KEY}') } catch {}`);
  try {
    const page = await context.newPage();
    await page.goto(
      `${server.origin}/?calendars=XNYS&question=settle&trade_date=2026-11-28&lang=de`,
    );
    await page.locator('#answer .facts').waitFor();
    const options = await page.locator('select[name=instrument] option').allInnerTexts();
    assert.equal(options.slice(0, 2), ['Aktien', 'Aktien, taggleich']);
    const notice = page.locator('#answer .notice').first();
    assert.is(
      await notice.innerText(),
      'New York Stock Exchange handelt nicht am Samstag, 28. November 2026: Handelstag ist Montag, 30. November 2026.',
    );
    assert.is(await notice.getAttribute('lang'), null);
    const days = (await page.locator('.why li').allInnerTexts()).join('\n');
    assert.is(days.match(/die Antwort/g)!.length, 1, `the day of the trade is no answer: ${days}`);
    await page.goto(
      `${server.origin}/?calendars=EUR&question=spot&pair=EURUSD&date=2026-11-28&lang=de`,
    );
    await page.locator('#answer .notice', { hasText: 'nobody trades' }).waitFor();
    assert.is(await notice.getAttribute('lang'), 'en');
    await page.goto(
      `${server.origin}/?calendars=EUR&question=fixing&value_date=2026-11-30&lang=de`,
    );
    await page.locator('#answer .result').waitFor();
    assert.match(
      await page.locator('#answer').innerText(),
      /Geschäftstage vom Fixing bis zum .*: 2\./,
    );
  } finally {
    await context.close();
  }
});

always.run();
