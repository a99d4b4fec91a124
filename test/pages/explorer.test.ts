import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { QUESTIONS } from '../../server/client/questions.js';
import { madePages } from '../../server/http/made-pages.js';
import { configuredKey, demoKey, keyFinder } from '../../server/keys/find-key.js';
import { openCatalog } from '../../server/queries/catalog.js';
import {
  eventually,
  focused,
  freshPages,
  freshParts,
  holdBack,
  inLooks,
  keyStored,
  newContext,
  seriousFaults,
  inBrowser as test,
  textIn,
  type Watched,
  watchedPage,
} from '../helpers/browser.js';
import { some } from '../helpers/needs.js';
import { KEY, releaseData, startApp, type TestServer } from '../helpers/server.js';

/** The explorer as people use it, in Chromium, over the data of dist/. */

const FIRST_VIEW_BYTES = 100_000;
const VIEW = '/?calendars=XNYS,CN,EUR&year=2026';

const catalog = openCatalog(releaseData());
const pages = () => madePages(catalog, freshParts(), freshPages());
let server: TestServer;

always.before(async () => {
  server = await startApp({ catalog, pages: pages() });
});
always.after(() => server.close());

test('a key is asked for, tried and kept in this browser alone; a wrong one is told and not kept', () =>
  withPage({ key: null }, async ({ page }) => {
    await page.goto(`${server.origin}${VIEW}`);
    const field = page.getByLabel('Your key');
    await field.waitFor();
    await field.fill('wrong-key-0123456789');
    await page.keyboard.press('Enter');
    assert.not.match(await textIn(page, '#key-message', /key/), /wrong-key/);
    await keyStored(page, null);
    await field.fill(KEY);
    await page.keyboard.press('Enter');
    await page.locator('.day').first().waitFor();
    await keyStored(page, KEY);
    assert.not.ok(page.url().includes(KEY));
    assert.not.ok((await page.content()).includes(KEY), 'nor does the page show it');
    await page.reload();
    await page.locator('#months .day').first().waitFor();
    await page.locator('#key-form').waitFor({ state: 'hidden' });
    await page.getByText('Forget the key').click();
    await page.locator('#key-form').waitFor();
    await keyStored(page, null);
  }));

test('calendars are picked by typing, with the keyboard alone, up to ten, and taken away', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/?question=add`);
    const input = page.locator('#pick');
    for (const [text, id] of [
      ['new york stock', 'XNYS'],
      ['Bayern', 'DE:BY'],
    ] as const) {
      await input.fill(text);
      await page.locator('#found .option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.locator(`.chip:has-text('${id}') .remove`).waitFor();
    }
    await page.waitForURL(/calendars=XNYS,DE:BY/);
    await input.fill('qqqqzzzzxxxx');
    await page.getByText('No calendar is called that.').waitFor();
    await input.fill('');
    await page.keyboard.press('Backspace');
    await page.locator(".chip:has-text('DE:BY')").waitFor({ state: 'detached' });
    await page.waitForURL(/calendars=XNYS&/);

    await page.goto(`${server.origin}/?calendars=XNYS,XLON,XTKS,EUR,USD,GBP,JPY,US,GB,DE`);
    await input.fill('France');
    await page.locator('#found .option').first().click();
    await page.getByText('The maximum is ten calendars').waitFor();
  }));

test('every day of the year is drawn as the server tells it, alone and combined', () =>
  withPage({}, async ({ page }) => {
    for (const [id, year] of [
      ['XNYS', 2026],
      ['CN', 2026],
      ['ID', 2027],
    ] as const) {
      await page.goto(`${server.origin}/?calendars=XNYS,CN,ID&show=${id}&year=${year}`);
      const drawn = await drawnDays(page);
      for (const { date, status, close_time, coverage, entries } of await shownDays(id, year)) {
        const { classes, closes } = drawn.get(date)!;
        const isWork = entries.some(({ kind }) => kind === 'weekend_workday') && status === 'open';
        const look = isWork && status === 'open' ? 'weekend_workday' : status;
        assert.ok(classes.includes(look), `${id} ${date}: ${classes} when expected ${look}`);
        assert.is(classes.includes('verified'), coverage === 'verified', `${id} ${date}`);
        const isEstimated = entries.some((entry) => entry.status !== 'confirmed');
        assert.is(classes.includes('estimated'), isEstimated, `${id} ${date}`);
        assert.is(closes, close_time ?? '', `${id} ${date}`);
      }
    }
    for (const mode of ['all', 'any']) {
      await page.goto(`${server.origin}${VIEW}&show=${mode}`);
      const days = [...(await drawnDays(page)).values()];
      const open = days.filter(({ classes }) =>
        ['open', 'weekend_workday', 'early_close'].some((look) => classes.includes(look)),
      );
      const path = `/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=XNYS,CN,EUR&mode=${mode}`;
      assert.is(open.length, (await server.json<{ count: number }>(path)).count, mode);
    }
  }));

test('today is marked in the zone of each calendar; years change without a reload, and back', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=XTKS,XNYS`);
    await page.locator('#months .day').first().waitFor();
    for (const [id, timeZone] of [
      ['XTKS', 'Asia/Tokyo'],
      ['XNYS', 'America/New_York'],
    ] as const) {
      const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
      const label = await page.locator(`.today[data-date="${today}"]`).getAttribute('aria-label');
      assert.match(label!, new RegExp(`today in .*${id}`));
    }
    await page.evaluate('window.isSamePage = true');
    const year = Number(await page.locator('#year').innerText());
    await page.getByRole('button', { name: 'Year after' }).click();
    await page.locator(`[data-date="${year + 1}-01-01"]`).waitFor();
    await page.goBack();
    await page.locator(`[data-date="${year}-01-01"]`).waitFor();
    assert.is(await page.evaluate('window.isSamePage'), true);
    await page.goto(`${server.origin}/?calendars=XNYS&year=2999`);
    await page.getByText('XNYS has data from').waitFor();
  }));

test('a day tells what it is and on what it rests; the arrows lead from day to day', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/?calendars=EUR,XNYS&year=2026`);
    await page.locator('[data-date="2026-12-24"]').click();
    await page.getByRole('heading', { name: 'Thursday 24 December 2026' }).waitFor();
    await textIn(page, '#details', /early close, 13:00 local time/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Friday 25 December 2026' }).waitFor();
    const text = await page.locator('#details').innerText();
    assert.match(text, /Christmas Day/);
    assert.match(text, /European Central Bank original, checked \d{4}-\d\d-\d\d/);
    assert.match(text, /https:\/\/www\.ecb\.europa\.eu\//);
    for (const [key, date] of [
      ['ArrowDown', '2026-12-25'],
      ['ArrowUp', '2026-12-18'],
      ['PageUp', '2026-11-18'],
      ['Home', '2026-11-01'],
      ['ArrowLeft', '2026-10-31'],
      ['PageUp', '2026-09-30'],
      ['End', '2026-09-30'],
    ] as const) {
      // Below Christmas lies 1 January of a year that is not drawn: nothing moves.
      await page.keyboard.press(key);
      await focused(page, 'it.dataset.date', date);
    }
  }));

/** What somebody writes, and the same asked of the server. */
const ASKED: readonly [string, Record<string, string>, string][] = [
  ['settle', { trade_date: '2026-10-09' }, '/v1/settlement?trade_date=2026-10-09&market=XNYS'],
  ['add', { date: '2026-10-09', n: '1' }, '/v1/business-days/add?date=2026-10-09&n=1'],
  ['next', { date: '2026-12-24' }, '/v1/business-days/next?date=2026-12-24'],
  ['previous', { date: '2026-01-01' }, '/v1/business-days/previous?date=2026-01-01'],
  [
    'count',
    { from: '2026-01-01', to: '2027-01-01' },
    '/v1/business-days/count?from=2026-01-01&to=2027-01-01',
  ],
  [
    'adjust',
    { date: '2026-05-31', convention: 'modified_following' },
    '/v1/business-days/adjust?date=2026-05-31&convention=modified_following',
  ],
  [
    'schedule',
    { start: '2026-02-10', end: '2027-01-31', frequency: '6M' },
    '/v1/business-days/schedule?start=2026-02-10&end=2027-01-31&frequency=6M',
  ],
  ['spot', { pair: 'EURUSD', date: '2026-10-09' }, '/v1/fx/spot?pair=EURUSD&date=2026-10-09'],
  [
    'option',
    { pair: 'EURUSD', date: '2026-10-09', tenor: '1W' },
    '/v1/fx/option?pair=EURUSD&date=2026-10-09&tenor=1W',
  ],
  [
    'fixing',
    { pair: 'USDINR', value_date: '2026-11-30' },
    '/v1/fx/fixing?pair=USDINR&value_date=2026-11-30',
  ],
  [
    'nth',
    { from: '2026-10-01', to: '2026-12-31', nth: '-1', weekday: '4' },
    '/v1/business-days/list?only=nth_of_month&from=2026-10-01&to=2026-12-31&nth=-1&weekday=4',
  ],
];
/** Chosen among the ways to ask for the goal whose tab is named. */
const WAYS: Readonly<Record<string, string>> = { option: 'spot', fixing: 'spot', nth: 'schedule' };

test('every question is answered as somebody types, as the server answers it, and can be sent on', () =>
  withPage({}, async ({ page }) => {
    assert.equal(ASKED.map(([id]) => id).sort(), QUESTIONS.map(({ id }) => id).sort());
    for (const [ask, values, path] of ASKED) {
      const shown = ask === 'settle' ? 'XNYS' : 'EUR,USD';
      await page.goto(`${server.origin}/?calendars=${shown}&year=2026`);
      if (['next', 'previous', 'adjust'].includes(ask))
        await page.locator('#how').selectOption(ask);
      else {
        await page.locator(`#questions input[value=${WAYS[ask] ?? ask}]`).focus();
        await page.keyboard.press('Space');
        if (WAYS[ask]) await page.locator('#how').selectOption(ask);
      }
      for (const [name, value] of Object.entries(values)) {
        const field = page.locator(`#fields [name=${name}]`);
        if (['convention', 'weekday'].includes(name)) await field.selectOption(value);
        else await field.fill(value);
      }
      const calendars = ['spot', 'settle', 'option', 'fixing'].includes(ask)
        ? ''
        : '&calendars=EUR,USD';
      const expected = (await (await server.get(`${path}${calendars}&format=text`)).text()).split(
        '\n',
      );
      const isThere = async () => {
        const text = await page.locator('#answer').innerText();
        for (const one of expected) assert.ok(text.includes(one), `${text} when expected ${one}`);
      };
      await eventually(isThere);
      await page.locator('.elsewhere summary').click();
      await eventually(async () => {
        const codes = await page.locator('#formulas code').allInnerTexts();
        assert.not.ok(codes.join().includes(KEY));
        const address = /'(.*)'/.exec(codes[0]!)![1]!.slice(server.origin.length);
        assert.equal((await (await server.get(address)).text()).split('\n'), expected, codes[0]);
      });
      await page.reload();
      await eventually(isThere);
    }
  }));

test('the days stepped over are told with what closes them; what is wrong is told where it is', () =>
  withPage({}, async ({ page }) => {
    await page.goto(
      `${server.origin}/?calendars=XNYS:SETTLEMENT&year=2026&question=add&date=2026-10-09&n=1`,
    );
    await textIn(page, '.why', /Mon 12 Oct\s+Columbus Day/);
    await page.locator('#fields [name=n]').fill('999999');
    await page.locator('#answer .refused').waitFor();
    await textIn(page, '#answer', /after the data/);
    await page.locator('#fields [name=n]').fill('1');
    await page.locator('#answer .result').waitFor();
  }));

/** A question that is easily the wrong one, or has no answer, and what is said first. */
const SAID_FIRST: readonly [string, RegExp][] = [
  ['calendars=XLON&trade_date=2026-11-27', /^2026-12-01[\s\S]*T\+2/],
  ['calendars=XNYS&question=settle&trade_date=2026-10-09', /^2026-10-13[\s\S]*T\+1/],
  ['calendars=EUR,XTKS&question=settle&trade_date=2026-11-27', /^2026-12-01/],
  ['calendars=EUR&question=settle', /^Pick an exchange first/],
  [
    'calendars=XNYS&question=add&date=2026-10-09&n=1',
    /^Trades settle on 2026-10-13.*XNYS:SETTLEMENT[\s\S]*2026-10-12/,
  ],
  [
    'calendars=XNYS&question=add&date=2026-12-25&n=1',
    /^New York Stock Exchange does not trade on Friday 25 December 2026: the trade date is Monday 28 December 2026, .* settle on Tuesday 29 December 2026 \(T\+1\)[\s\S]*2026-12-28/,
  ],
  [
    'calendars=XNYS,EUR&question=add&date=2026-05-01&n=1',
    /^Friday 1 May 2026 is no business day \(Euro\)[\s\S]*2026-05-04/,
  ],
  [
    'calendars=XNYS&question=add&date=2026-12-25&n=-1',
    /^Friday 25 December 2026 is no business day \(New York Stock Exchange\)[\s\S]*2026-12-24/,
  ],
  ['calendars=XNYS,XTKS&show=any&question=add&date=2026-12-25&n=1', /^2026-12-28/],
  [
    'question=spot&pair=EURUSD&date=2026-10-12&tenor=ON',
    /^none\s+there is no ON: .*2026-10-12, is no business day of USD/,
  ],
  [
    'question=spot&pair=EURUSD&date=2026-10-04',
    /^nobody trades EURUSD on 2026-10-04, a Sunday[\s\S]*2026-10-07/,
  ],
  [
    'question=spot&pair=USDCNY&date=2025-01-24',
    /^2025-02-05[\s\S]*26 Jan\s+CNY: worked weekend, not counted/,
  ],
  [
    'calendars=EUR&question=schedule&start=2027-02-25&end=2027-08-25&stub=short_back&frequency=1M&end_of_month=true',
    /^The end-of-month rule does not apply/,
  ],
];

test('what must be read before the answer is said before it', () =>
  withPage({}, async ({ page }) => {
    for (const [asked, said] of SAID_FIRST) {
      await page.goto(`${server.origin}/?year=2026&${asked}`);
      await textIn(page, '#answer', said);
    }
  }));

/** A question, and a day that it steps over with the reason: in each kind of answer. */
const EXPLAINED: readonly [string, RegExp][] = [
  ['question=settle&trade_date=2026-12-24', /Fri 25 Dec.*\s+settles: Christmas Day/],
  ['question=next&date=2026-12-24', /Fri 25 Dec\s+Christmas Day/],
  ['question=previous&date=2026-12-29', /Fri 25 Dec.*\s+.*Christmas Day/],
  ['question=count&from=2026-12-21&to=2027-01-04', /Fri 25 Dec.*\s+.*Christmas Day/],
  ['question=adjust&date=2026-12-25&convention=following', /Fri 25 Dec\s+Christmas Day/],
  [
    'question=schedule&start=2026-09-25&end=2026-12-25&frequency=1M&convention=following',
    /Fri 25 Dec Christmas Day/,
  ],
  ['question=spot&pair=EURUSD&date=2026-12-23', /Fri 25 Dec.*\s+.*Christmas Day/],
];

test('every question tells the days stepped over and why, a schedule those of each date that was moved', () =>
  withPage({}, async ({ page }) => {
    for (const [asked, why] of EXPLAINED) {
      await page.goto(`${server.origin}/?calendars=XLON&year=2026&${asked}`);
      await textIn(page, '#answer', why);
    }
  }));

test('a key that is refused later is told where another one is entered, and nothing else stays on the page', () =>
  withPage({ key: 'kal_revoked-meanwhile-0123456789' }, async ({ page }) => {
    const release = await holdBack(page, /\/v1\//);
    await page.goto(`${server.origin}/?calendars=XNYS&year=2026&day=2026-12-24`);
    await page.getByText('Asking the server…').waitFor();
    release();
    await textIn(page, '#key-message', /unknown|revoked/);
    await textIn(page, '#message', /^$/);
    await page.getByLabel('Your key').fill(KEY);
    await page.keyboard.press('Enter');
    await page.locator('#months .day').first().waitFor();
    await page.locator('#details h2').waitFor();
    await textIn(page, '#key-message', /^$/);
  }));

test('Enter takes what was found for what is written, never what was found before', () =>
  withPage({}, async ({ page }) => {
    await page.goto(`${server.origin}/?question=add`);
    const input = page.locator('#pick');
    await input.fill('new york stock exchange');
    await page.locator('#found .option').first().waitFor();
    const releaseFirst = await holdBack(page, /q=XLON/i);
    const releaseSecond = await holdBack(page, /q=London/i);
    await input.fill('XLON');
    await page.keyboard.press('Enter');
    releaseFirst();
    await page.locator(".chip:has-text('XLON')").waitFor();
    await input.fill('new york stock exchange');
    await page.locator('#found .option', { hasText: 'New York' }).first().waitFor();
    await input.fill('London');
    await page.keyboard.press('Enter');
    releaseSecond();
    // Of several, the one that is meant is chosen when they are seen.
    await page.locator('#found .option', { hasText: 'London' }).first().waitFor();
    await page.waitForURL(/calendars=XLON&/);
  }));

test('a slow server is waited for and told; what was asked before does not overtake it', () =>
  withPage({}, async ({ page }) => {
    const release = await holdBack(page, /dates=2026-/);
    await page.goto(`${server.origin}/?calendars=XNYS&year=2026`);
    await page.getByText('Asking the server…').waitFor();
    await page.getByRole('button', { name: 'Year after' }).click();
    await page.locator('[data-date="2027-01-01"]').waitFor();
    release();
    // As long as drawing it would take.
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.is(await page.locator('[data-date="2026-01-01"]').count(), 0);
    await textIn(page, '#message', /^$/);
  }));

test('a field that is typed while an answer comes keeps what was typed: that answer takes nothing back', () =>
  withPage({}, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${server.origin}/?calendars=EUR,USD&year=2026&question=count`);
    await page.locator('#answer .result').waitFor();
    // Typing is answered after a pause, which lasts as long as this test wants.
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = await holdBack(page, /count\?.*from=2026-01-01/);
    const first = page.waitForRequest(/count\?.*from=2026-01-01/);
    await page.locator('#fields [name=from]').fill('2026-01-01');
    await page.clock.runFor(200);
    const came = (await first).response();
    await page.locator('#fields [name=to]').fill('2027-01-01');
    release();
    await came.catch(() => null);
    await page.waitForTimeout(300);
    await page.clock.runFor(200);
    const days = await (
      await server.get(
        '/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=EUR,USD&format=text',
      )
    ).text();
    await textIn(page, '#answer .result', new RegExp(`^${days.trim()}\\s`));
    assert.match(page.url(), /to=2027-01-01/);
  }));

test('without a network that is told, what is drawn stays, and it goes on', () =>
  withPage({}, async ({ page, context }) => {
    await page.goto(`${server.origin}/?calendars=XNYS&year=2026`);
    await page.locator('[data-date="2026-01-01"]').waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Year after' }).click();
    await page.locator('#message').getByText('The server cannot be reached.').waitFor();
    assert.is(await page.locator('[data-date="2026-01-01"]').count(), 1);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-date="2027-01-01"]').waitFor();
  }));

test('no serious fault of accessibility, in both themes, from 320 px on, with and without a key', async () => {
  for (const [colorScheme, width, keys] of inLooks([KEY, null])) {
    for (const key of keys) {
      await withPage({ key, colorScheme, viewport: { width, height: 900 } }, async ({ page }) => {
        await page.goto(`${server.origin}/?calendars=XNYS,CN,ID&year=2027&day=2027-03-10`);
        await page.locator(key ? '#details h2' : '#key-form').waitFor({ state: 'attached' });
        // On a phone the day is in a sheet.
        if (key && width < 992) await page.locator('#sheet-toggle').click();
        if (key) await page.locator('#details h2').waitFor();
        await page
          .locator(key ? '#months .day' : '#key')
          .first()
          .waitFor();
        assert.equal(
          await seriousFaults(page),
          [],
          `${colorScheme} ${width} ${key ? 'with' : 'without'} a key`,
        );
        const scroll = await page.evaluate('document.documentElement.scrollWidth');
        assert.ok(Number(scroll) <= width, `${scroll} px wide at ${width}`);
      });
    }
  }
});

test('with a demo key everybody looks without entering one: all that the page asks is open to it', async () => {
  const demo = 'demo-key-for-everybody-0123456789';
  const open = await startApp({
    catalog,
    pages: pages(),
    demoKey: demo,
    findKey: keyFinder(
      new Map([configuredKey(KEY), demoKey(demo, { requests: 1000, seconds: 60 })]),
    ),
  });
  const context = await newContext();
  try {
    const { page, addresses, faults } = await watchedPage(context);
    const refused: string[] = [];
    page.on(
      'response',
      (response) =>
        response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`),
    );
    for (const { id } of some(QUESTIONS, 3)) {
      await page.goto(
        `${open.origin}/?calendars=XNYS,DE:BY&year=2026&day=2026-12-24&question=${id}`,
      );
      await page.locator('#months .day').first().waitFor();
      await page.locator('#details h2').waitFor();
      await textIn(page, '#answer', /\d/);
    }
    await page.locator('#key-form').waitFor({ state: 'hidden' });
    await page.locator('#pick').fill('France');
    await page.locator('#found .option').first().click();
    await page.getByRole('button', { name: 'Year after' }).click();
    await page.locator('[data-date="2027-01-01"]').waitFor();
    assert.equal(refused, []);
    await keyStored(page, null);
    assert.equal(
      addresses.filter((address) => address.includes(demo)),
      [],
    );
    assert.not.ok((await page.content()).includes(demo), 'nor shown');

    await page.getByRole('button', { name: 'Enter your own' }).click();
    await page.getByLabel('Your key').fill('wrong-key-0123456789');
    await page.keyboard.press('Enter');
    await textIn(page, '#key-message', /unknown/);
    await page.getByLabel('Your key').fill(KEY);
    await page.keyboard.press('Enter');
    await page.locator('#demo').waitFor({ state: 'hidden' });
    await keyStored(page, KEY);
    await page.getByText('Forget the key').click();
    await page.locator('#demo').waitFor();
    await page.locator('#months .day').first().waitFor();
    assert.equal(await seriousFaults(page), []);
    assert.equal(faults, []);
  } finally {
    await context.close();
    await open.close();
  }
});

always('the first view is small: compressed, and kept for ever by its name', async () => {
  const request = (path: string, coding: string) =>
    fetch(server.origin + path, { headers: { 'accept-encoding': coding } });
  const page = await request('/?question=add', 'gzip');
  let bytes = Number(page.headers.get('content-length'));
  const parts = [...(await page.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path!,
  );
  assert.is(parts.length, 4);
  for (const path of parts) {
    const plain = await (await request(path, 'identity')).text();
    for (const coding of ['br', 'gzip']) {
      const part = await request(path, coding);
      assert.is(await part.text(), plain, `${path} ${coding}`);
      assert.is(part.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.match(part.headers.get('vary') ?? '', /accept-encoding/);
      if (coding === 'br') bytes += Number(part.headers.get('content-length'));
    }
  }
  assert.ok(bytes < FIRST_VIEW_BYTES, `${bytes} bytes`);
});

interface Options extends BrowserContextOptions {
  /** Kept in the browser before; null: none is. */
  readonly key?: string | null;
}

/** A page of its own; whatever goes wrong in it, and any request to another host, fails the test. */
async function withPage(
  { key = KEY, ...options }: Options,
  work: (opened: Watched & { context: BrowserContext }) => Promise<void>,
): Promise<void> {
  const context = await newContext(options);
  const origin = JSON.stringify(server.origin);
  if (key !== null) {
    await context.addInitScript(
      `if (location.origin === ${origin} && !sessionStorage.seen) { sessionStorage.seen = 1; localStorage.setItem('kalends-key', '${key}') }`,
    );
  }
  try {
    const watched = await watchedPage(context);
    await work({ ...watched, context });
    assert.equal(watched.faults, []);
    assert.equal(
      watched.addresses.filter((address) => !address.startsWith(`${server.origin}/`)),
      [],
    );
    if (key !== null) assert.not.ok(watched.addresses.some((address) => address.includes(key)));
  } finally {
    await context.close();
  }
}

async function drawnDays(page: Page): Promise<Map<string, { classes: string[]; closes: string }>> {
  await page.locator('#months .day').first().waitFor();
  const days = (await page.evaluate(
    "[...document.querySelectorAll('#months [data-date]')].map((day) => [day.dataset.date, day.className, day.querySelector('.closes')?.dataset.closes ?? ''])",
  )) as [string, string, string][];
  return new Map(
    days.map(([date, classes, closes]) => [date, { classes: classes.split(' '), closes }]),
  );
}

interface ShownDay {
  readonly date: string;
  readonly status: string;
  readonly close_time: string | null;
  readonly coverage: string;
  readonly entries: readonly { readonly kind: string; readonly status: string }[];
}

async function shownDays(id: string, year: number): Promise<ShownDay[]> {
  const dates = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const path = `/v1/days?dates=${dates.join()}&calendars=${id}`;
  const { results } = await server.json<{ results: { date: string; calendars: [ShownDay] }[] }>(
    path,
  );
  return results.map(({ date, calendars: [day] }) => ({ ...day, date }));
}

always.run();
