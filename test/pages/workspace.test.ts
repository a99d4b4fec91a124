import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { openCatalog } from '../../server/queries/catalog.js';
import {
  allFaults,
  focused,
  freshPages,
  freshParts,
  inLooks,
  newContext,
  inBrowser as test,
  until,
  type Watched,
  watchedPage,
} from '../helpers/browser.js';
import { some } from '../helpers/needs.js';
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
    await page.goto(`${server.origin}/?calendars=EUR&year=2026&question=add`);
    await page.locator('[data-date="2026-12-24"]').click();
    await page.locator('#details h2', { hasText: '24 December 2026' }).waitFor();
    await until(
      async () => (await page.locator('#fields [name=date]').inputValue()) === '2026-12-24',
    );
    await page.locator('#answer .result', { hasText: '2026-12-28' }).waitFor();
    const sheet = (await page.locator('#sheet').boundingBox())!;
    assert.ok(sheet.y >= 0 && sheet.y < 400 && sheet.x > 800, JSON.stringify(sheet));
    // Another question is asked of the same day.
    await page.locator('#questions input[value=count]').focus();
    await page.keyboard.press('Space');
    await until(
      async () => (await page.locator('#fields [name=from]').inputValue()) === '2026-12-24',
    );
    assert.match(page.url(), /day=2026-12-24/);
  }));

test('links saved with the former name of a parameter open the same question', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?ask=count&calendars=EUR&from=2026-12-21`);
    await page.locator('#questions input[value=count]:checked').waitFor();
    await until(async () => /[?&]question=count\b/.test(page.url()));
    assert.not.match(page.url(), /[?&]ask=/);
    assert.is(await page.locator('#fields [name=from]').inputValue(), '2026-12-21');
  }));

test('on a phone they are a sheet at the bottom, which a day opens', () =>
  withPage(360, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=EUR&year=2026&question=add`);
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
    // Whoever comes to ask sees the question and its answer at once.
    await page.goto(server.origin);
    await page.getByRole('link', { name: /^Settle a trade/ }).click();
    await page.locator('#answer .result').waitFor();
    assert.is(await toggle.getAttribute('aria-expanded'), 'true');
    await page.locator('#fields [name=trade_date]').press('Escape');
    assert.is(await toggle.getAttribute('aria-expanded'), 'false');
    await focused(page, 'it.id', 'sheet-toggle');
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
    assert.match(
      (await page.locator('.matrix [data-date="2026-12-28"]').first().getAttribute('class'))!,
      /share-some/,
    );
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
      await until(async () => (await page.locator('.matrix .combined .day').count()) === days);
      // All of them are seen beside the panel.
      assert.ok(
        await page.evaluate(
          "(([it]) => it.scrollWidth <= it.clientWidth)(document.querySelectorAll('#months .scrolls'))",
        ),
      );
    }
    // From month to month by the arrows.
    await page.locator('.matrix .combined [data-date="2026-12-31"]').focus();
    await page.keyboard.press('ArrowRight');
    await focused(page, 'it.dataset.date', '2027-01-01');
    assert.match(page.url(), /span=quarter&at=2026-12-24/);
  }));

test('over New Year the year of the view is that of its days: printed, and shown as a year', () =>
  withPage(1440, async ({ page }) => {
    const shows = async (year: number) => {
      await until(async () => page.url().includes(`year=${year}`));
      const printed = await page.locator('#print-view').getAttribute('href');
      assert.is(printed, `/print?for=XNYS&for=EUR&year=${year}`);
    };
    await page.goto(`${server.origin}/?calendars=XNYS,EUR&span=month&at=2026-12-01`);
    await page.locator('.matrix').waitFor();
    await page.getByRole('button', { name: 'Year after' }).click();
    await shows(2027);
    await page.locator('#at').fill('2028-02-01');
    await shows(2028);
    // What the address says beside the date of a span does not hold against it.
    await page.goto(`${server.origin}/?calendars=XNYS,EUR&span=month&at=2027-05-01&year=2026`);
    await shows(2027);
    await page.locator('#spans input[value=year]').focus();
    await page.keyboard.press('Space');
    await page.locator('[data-date="2027-12-31"]').waitFor();
    await shows(2027);
    // A day of another year, clicked before, does not lead back to it.
    await page.goto(`${server.origin}/?calendars=XNYS,EUR&year=2027&day=2026-12-24`);
    await page.locator('[data-date="2027-12-31"]').waitFor();
    await page.locator('#spans input[value=month]').focus();
    await page.keyboard.press('Space');
    await page.locator('.matrix [data-date="2027-01-31"]').first().waitFor();
    await shows(2027);
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

/** The word for people of each basis, strongest first. */
const MARKS: Readonly<Record<string, string>> = {
  publication: 'verified',
  law: 'cited',
  notice: 'cited',
  report: 'reported',
  rule: 'computed',
  library: 'computed',
};

test('the list says of each date what it rests on, the weakest where calendars differ', () =>
  withPage(1440, async ({ page }) => {
    const { calendars } = await server.json<{
      calendars: { entries: { date: string; basis: string }[] }[];
    }>('/v1/holidays?calendars=XNYS,DE:BY,PE&year=2026');
    const strongestFirst = Object.keys(MARKS);
    const weakest = new Map<string, number>();
    for (const { date, basis } of calendars.flatMap(({ entries }) => entries)) {
      weakest.set(date, Math.max(weakest.get(date) ?? 0, strongestFirst.indexOf(basis)));
    }
    await page.goto(`${server.origin}/?calendars=XNYS,DE:BY,PE&year=2026&view=list`);
    await page.locator('#list tbody tr').first().waitFor();
    const rows = await page
      .locator('#list tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector('time')!.textContent,
          row.querySelector('.trust')!.textContent.split(',')[0],
        ]),
      );
    assert.equal(
      rows,
      [...weakest]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([date, at]) => [date, MARKS[strongestFirst[at]!]]),
    );
    assert.ok(new Set(rows.map(([, basis]) => basis)).size > 1, 'they differ');
  }));

test('what the address says wrongly is told and left out, never a blank', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(
      `${server.origin}/?calendars=XNYS,NOWHERE,%3Cb%3E&year=26&show=half&question=guess&day=2026-02-30&bogus=1&key=secret-0123456789`,
    );
    await page.locator('#months .day').first().waitFor();
    await page.locator('#left-out', { hasText: 'NOWHERE' }).waitFor();
    const message = await page.locator('#left-out').innerText();
    for (const part of [
      '<b>',
      'year=26',
      'show=half',
      'question=guess',
      'day=2026-02-30',
      'bogus',
      'NOWHERE',
    ])
      assert.ok(message.includes(part), `${part}: ${message}`);
    assert.not.ok(message.includes('secret'));
    assert.match(
      page.url(),
      /\?calendars=XNYS&year=\d{4}&question=settle(?:&trade_date=\d{4}-\d\d-\d\d)?$/,
    );
  }));

/** Fields of a question that no field can show, with the question that they are written for. */
const WRONG_FIELDS: readonly [string, readonly string[]][] = [
  ['add', ['date=2026-12-2x', 'n=abc', 'n=0x1F', 'stub=bla']],
  [
    'schedule',
    ['convention=foo', 'stub=bla', 'end_of_month=perhaps', `frequency=${'3M'.repeat(30)}`],
  ],
  ['adjust', ['convention=unadjusted']],
  ['count', ['from=2026-02-30', 'to=0000-01-01']],
];

test('a field that the address says wrongly is told, and holds what is usual; what is seen is what is sent', () =>
  withPage(1440, async ({ page }) => {
    for (const [ask, wrong] of WRONG_FIELDS) {
      for (const field of some(wrong, 2)) {
        await page.goto(`${server.origin}/?calendars=XNYS&question=${ask}&${field}`);
        await page.locator('#left-out', { hasText: field.slice(0, 40) }).waitFor();
        await until(async () => (await page.locator('#answer .facts').count()) === 1);
        assert.not.ok(page.url().includes(field), page.url());
        for (const name of ['date', 'n', 'from', 'to', 'convention'])
          for (const input of await page.locator(`#fields [name=${name}]`).all())
            assert.not.equal(await input.inputValue(), '', `${field}: ${name}`);
      }
    }
    // A choice that another question has is not sent for this one.
    await page.goto(`${server.origin}/?calendars=XNYS&question=schedule&convention=unadjusted`);
    await page.locator('#answer .facts').waitFor();
    await page.locator('#questions input[value=add]').focus();
    await page.keyboard.press('Space');
    await page.locator('#how').selectOption('adjust');
    await until(async () => (await page.locator('#fields [name=convention]').count()) === 1);
    assert.is(await page.locator('#fields [name=convention]').inputValue(), 'modified_following');
    await page.locator('#answer .result').waitFor();
    assert.not.match(page.url(), /unadjusted/);
  }));

test('of more than ten calendars in an address, those that are not shown are named, and not as unknown', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=DE,FR,ES,IT,AT,CH,BE,LU,DK,SE,PT,NL&year=2026`);
    await page.locator('#left-out', { hasText: 'The maximum is ten calendars' }).waitFor();
    assert.is(
      await page.locator('#left-out').innerText(),
      'The maximum is ten calendars; these are not shown: PT and NL.',
    );
  }));

test('the address holds the dates of what was answered: opened on another day, it asks the same', () =>
  withPage(1440, async ({ page }) => {
    for (const [ask, names] of [
      ['calendars=XNYS', ['date']],
      ['calendars=XNYS&question=count', ['from', 'to']],
      ['calendars=XNYS&question=schedule', ['start', 'end']],
      ['question=spot', ['date']],
    ] as const) {
      await page.clock.setFixedTime(Date.UTC(2026, 10, 17, 12));
      await page.goto(`${server.origin}/?${ask}`);
      await until(async () => names.every((name) => page.url().includes(`${name}=2`)));
      const answer = async () => (await page.locator('#answer').innerText()).replaceAll('\n', ' ');
      const [before, held] = [await answer(), page.url()];
      assert.match(held, new RegExp(`${names[0]}=2026-11-17`));
      await page.clock.setFixedTime(Date.UTC(2026, 10, 20, 12));
      await page.reload();
      await until(async () => (await answer()) === before);
      assert.is(page.url(), held);
    }
    // A day that is clicked is the date of the next question all the same.
    await page.goto(`${server.origin}/?calendars=EUR&year=2026`);
    await until(async () => page.url().includes('date='));
    await page.locator('[data-date="2026-12-24"]').click();
    await page.locator('#answer .result', { hasText: '2026-12-28' }).waitFor();
    assert.match(page.url(), /day=2026-12-24&question=add$/);
  }));

test('a link is copied, and an answer cited with its release, date and sources', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=EUR&year=2026&question=add&date=2026-12-24&n=1`);
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

/** A question, and what its citation must say as the screen says it, and name. */
const CITED: readonly [string, readonly RegExp[]][] = [
  [
    'calendars=XNYS&day=2026-10-09',
    [/: 2026-10-13\./, /New York Stock Exchange/, /National Association of Securities Dealers/],
  ],
  [
    'calendars=XNYS&day=2026-10-09&question=add',
    [
      /Trades settle on 2026-10-13/,
      /: 2026-10-12\./,
      /New York Stock Exchange/,
      /National Association of Securities Dealers/,
      /\nnot all verified/,
    ],
  ],
  [
    'calendars=XNYS&question=add&date=2026-12-25&n=1',
    [/does not trade on Friday 25 December 2026/, /New York Stock/],
  ],
  [
    'question=spot&pair=EURUSD&date=2026-10-04',
    [/nobody trades EURUSD on 2026-10-04/, /: 2026-10-07\./, /londonfx/],
  ],
  ['calendars=MYR&question=next&date=2027-03-08', [/by what is announced/]],
  [
    'calendars=EUR&question=count&from=2026-12-21&to=2027-01-04',
    [/: 8\./, /https:\/\/www\.ecb\.europa\.eu/],
  ],
  [
    'calendars=EUR&question=count&from=2024-01-01&to=2027-01-01',
    [/https:\/\/www\.ecb\.europa\.eu/],
  ],
  [
    'calendars=EUR&question=schedule&start=2026-09-25&end=2026-12-25&frequency=1M',
    [/https:\/\/www\.ecb\.europa\.eu/],
  ],
];

test('a citation says what the screen says, and names what every kind of answer rests on', () =>
  withPage(1440, async ({ page }) => {
    for (const [asked, expected] of CITED) {
      await page.goto(`${server.origin}/?year=2026&${asked}`);
      await page.getByRole('button', { name: 'Cite this answer' }).click();
      const cited = page.locator('.citation pre');
      await cited.waitFor();
      const text = await cited.innerText();
      for (const one of expected)
        assert.ok(one.test(text), `${asked}: ${text} when expected ${one}`);
      const said = await page.locator('#answer .notice').allInnerTexts();
      for (const one of [...said, ...(await page.locator('#answer .range').allInnerTexts())])
        assert.ok(text.includes(one), `${asked}: ${text} when expected ${one}`);
    }
  }));

test('a schedule tells which of its dates are estimated, and between what they lie', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(
      `${server.origin}/?calendars=SA&year=2027&question=schedule&start=2027-03-10&end=2028-03-10`,
    );
    await page.locator('#answer .dates').waitFor();
    const rows = await page.locator('#answer .dates tbody tr').allInnerTexts();
    const { dates } = await server.json<{ dates: { date: string; estimated: boolean }[] }>(
      '/v1/business-days/schedule?calendars=SA&start=2027-03-10&end=2028-03-10&frequency=3M',
    );
    assert.is(rows.length, dates.length);
    for (const [at, { date, estimated }] of dates.entries()) {
      assert.ok(rows[at]!.includes(date), rows[at]);
      assert.is(/estimated/.test(rows[at]!), estimated, rows[at]);
    }
    const doubt =
      /estimated, or as early as Wednesday 10 March 2027, as late as Monday 15 March 2027/;
    assert.match(rows[0]!, doubt);
    await page.getByRole('button', { name: 'Cite this answer' }).click();
    const cited = page.locator('.citation pre');
    await cited.waitFor();
    assert.match(await cited.innerText(), new RegExp(`2027-03-14 \\([^)]*${doubt.source}`));
  }));

test('five goals; what an answer covers, its bounds, and trade dates that are none are said', () =>
  withPage(1440, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=EUR&year=2026&question=add&date=2026-12-24&n=1`);
    await page
      .locator('#answer .facts', { hasText: 'every day it depends on is in a publication' })
      .waitFor();
    assert.equal(await page.locator('#questions .segment').allInnerTexts(), [
      'Settle',
      'Days later',
      'Count',
      'Schedule',
      'FX',
    ]);
    await page.goto(`${server.origin}/?question=spot&pair=EURUSD&date=2026-10-04`);
    await page.locator('#answer .notice', { hasText: 'nobody trades EURUSD' }).waitFor();
    await page.goto(`${server.origin}/?calendars=MYR&question=next&date=2027-03-08`);
    await page.locator('#answer .range').waitFor();
    assert.match(
      await page.locator('#answer .range').innerText(),
      /as (late|early) as .*by what is announced/,
    );
  }));

test('no fault of accessibility from moderate on, with days drawn, in both themes and widths', async () => {
  const all = [`${SIX}&year=2026&day=2026-12-24`, `${SIX}&span=month&at=2026-12-10&day=2026-12-24`];
  for (const [colorScheme, width, views] of inLooks(all, 1)) {
    await withPage(
      width,
      async ({ page }) => {
        for (const view of views) {
          await page.goto(`${server.origin}/?${view}&question=add&n=2`);
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
});

always.run();
