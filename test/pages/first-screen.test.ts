import { createHash } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { errorPages } from '../../server/pages/error-page.js';
import { openCatalog } from '../../server/queries/catalog.js';
import {
  allFaults,
  freshPages,
  freshParts,
  holdBack,
  inLooks,
  newContext,
  inBrowser as test,
  textIn,
  until,
  type Watched,
  watchedPage,
} from '../helpers/browser.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** The first screen, without a key, as a person sees it; and errors as pages. */

const NOW = Date.UTC(2026, 10, 20, 12);
const FIRST_VIEW_BYTES = 100_000;
const catalog = openCatalog(releaseData());
let server: TestServer;

always.before(async () => {
  const pages = madePages(catalog, freshParts(), freshPages(), () => NOW);
  server = await startApp({
    catalog,
    pages,
    errorPage: errorPages(freshParts()),
    nowMs: () => NOW,
  });
});
always.after(() => server.close());

const textOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.origin + path, { headers });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
};

async function withPage(
  options: BrowserContextOptions,
  work: (watched: Watched) => Promise<void>,
): Promise<void> {
  const context = await newContext(options);
  try {
    const watched = await watchedPage(context);
    await work(watched);
    assert.equal(watched.faults, []);
  } finally {
    await context.close();
  }
}

always('what is no date is told, and nothing else is answered in its place', async () => {
  for (const date of ['2026-02-30', '30.02.2026', 'tomorrow']) {
    const { status, text } = await textOf(`/?on=${date}&for=GB`);
    assert.is(status, 400, date);
    assert.ok(text.includes(`>on: `) || text.includes(date), date);
    assert.not.ok(/class="verdict"/.test(text), date);
  }
  const { status, text } = await textOf('/?on=today&for=US');
  assert.is(status, 200);
  assert.match(text, /name="on" value="2026-11-20"/);
});

always('who verified a day is said of its calendars alone', async () => {
  const { text } = await textOf('/?on=2026-12-24&for=EUR&for=AF');
  assert.match(text, /The euro: verified by the European Central Bank\./);
  assert.not.match(text, /; verified by/);
});

always('a country that is open says in which of its parts it is closed', async () => {
  const { text } = await textOf('/?on=2026-08-31&for=GB');
  assert.match(text, /Yes\.<\/strong> But closed in England, Northern Ireland and Wales \(/);
});

always('no business day: the ones before and after are told', async () => {
  const { text } = await textOf('/?on=2026-12-25&for=XNYS&for=XLON');
  assert.match(
    text,
    /The business day before is Thursday 24 December 2026, the next Tuesday 29 December 2026\./,
  );
});

test('one question is answered before anything is typed, and says who says so', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    const requested = page.locator('#answer');
    await requested.waitFor();
    await page.locator('.shown', { hasText: '24 December 2026' }).waitFor();
    assert.is(await page.getByRole('combobox', { name: 'Calendar 1' }).inputValue(), 'Euro');
    assert.is(await page.getByRole('combobox', { name: 'Calendar 2' }).inputValue(), 'US dollar');
    const text = await requested.innerText();
    assert.match(text, /Yes\.\s+Both are open; verified by the European Central Bank/);
    assert.match(text, /Federal Reserve/);
    for (const task of [
      'See the markets now',
      'Pay people',
      'Look up a calendar',
      'Settle a trade',
      'Plan a year',
      'Follow changes',
    ])
      await page.getByRole('link', { name: task }).waitFor();
    assert.match(await page.locator('.tasks').innerText(), /Settle a trade\s+needs a key/);
    assert.match(
      await page.locator('.tasks').innerText(),
      /The operator of this server creates keys/,
    );
  }));

test('the question is a sentence; below it stands what comes next in each calendar, by name', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    const sentence = await page.locator('.sentence').innerText();
    assert.match(sentence, /for the\s+and the\s+\?/, 'the names stand in fields');
    const coming = page.locator('#coming');
    assert.match(
      await coming.innerText(),
      /US dollar\s+USD\s+Thanksgiving Day\s+Thursday 26 November 2026, in 6 days/,
    );
    await page.getByRole('combobox', { name: 'Calendar 1' }).fill('Tokyo Stock');
    await page.locator('.choices .option', { hasText: 'Tokyo Stock Exchange' }).first().waitFor();
    await page.keyboard.press('Enter');
    await coming.getByRole('link', { name: 'Tokyo Stock Exchange' }).waitFor();
    assert.match(
      await coming.innerText(),
      /Tokyo Stock Exchange\s+XTKS\s+[^\n]+\n+Monday 23 November 2026, in 3 days/,
    );
  }));

test('on a phone a long name stays within the page', () =>
  withPage({ viewport: { width: 360, height: 740 } }, async ({ page }) => {
    await page.goto(`${server.origin}/?on=2026-12-25&for=XNYS&for=DE&for=JP`);
    await page.locator('#answer').waitFor();
    assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 360);
  }));

test('each part is changed in place, by keyboard, and the answer and the address follow', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    await page.getByLabel('Date').fill('2026-12-25');
    await page.getByText('The euro is closed: Christmas Day.').waitFor();
    await until(async () => page.url().includes('on=2026-12-25'));
    await page.getByRole('combobox', { name: 'One more calendar' }).fill('new york stock');
    await page
      .locator('.choices .option', { hasText: 'New York Stock Exchange' })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('The New York Stock Exchange is closed').waitFor();
    assert.match(page.url(), /for=XNYS/);
    await page.getByLabel('Date').fill('2026-12-23');
    await page.getByText('All 3 are open').waitFor();
    await page.goBack();
    await page.getByText('The New York Stock Exchange is closed').waitFor();
  }));

test('a field that is left with another text in it is asked for: the answer is never to another question', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    const first = page.getByRole('combobox', { name: 'Calendar 1' });
    await first.fill('Tokyo Stock Exchange');
    await page.keyboard.press('Tab');
    await page.locator('#answer', { hasText: 'Tokyo Stock Exchange' }).waitFor();
    assert.match(page.url(), /for=Tokyo/);
    const label = "document.activeElement.getAttribute('aria-label')";
    assert.is(await page.evaluate(label), 'Remove Tokyo Stock Exchange', 'Tab led on');
    // What is no calendar is told; what was not changed is not asked again.
    await page.getByRole('combobox', { name: 'One more calendar' }).fill('qqqqzzzzxxxx');
    await page.keyboard.press('Tab');
    await page.locator('#answer .refused', { hasText: 'qqqqzzzzxxxx' }).waitFor();
    const before = page.url();
    await first.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.is(page.url(), before);
    await page.goBack();
    await page.goBack();
    await page.locator('#answer', { hasText: 'euro' }).waitFor({ state: 'attached' });
    assert.is(page.url(), `${server.origin}/`);
  }));

test('what is being typed stays when the answer to an earlier change comes, and is answered in turn', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    const release = await holdBack(page, /on=2026-12-25/);
    const earlier = page.waitForRequest(/on=2026-12-25/);
    await page.locator('#question .date').fill('2026-12-25');
    await page.locator('#question .date').dispatchEvent('change');
    const came = (await earlier).response();
    const second = page.getByRole('combobox', { name: 'Calendar 2' });
    await second.fill('US doll');
    release();
    await came.catch(() => null);
    await page.waitForTimeout(300);
    assert.is(await second.inputValue(), 'US doll');
    // Back to what it was: nothing changed for the field, but the answer to the date is still to come.
    await second.fill('US dollar');
    await second.blur();
    await page.locator('#answer .shown, .shown', { hasText: '25 December 2026' }).first().waitFor();
    await textIn(page, '#answer', /No\./);
  }));

test('EURUSD is both currencies or FX spot; Munich is the calendars of Bavaria, with what tells them apart', () =>
  withPage({}, async ({ page }) => {
    await page.goto(server.origin);
    const another = page.getByRole('combobox', { name: 'One more calendar' });
    await another.fill('EURUSD');
    await page.locator('.option', { hasText: 'EUR and USD' }).waitFor();
    await page.locator('.option', { hasText: 'FX spot EURUSD' }).waitFor();
    await another.fill('Munich');
    await page.locator('.option', { hasText: 'DE:BY-KATH' }).waitFor();
    const options = await page.locator('.option').allInnerTexts();
    const of = (id: string) => options.find((text) => new RegExp(`${id}\\b(?!-)`).test(text)) ?? '';
    assert.match(of('DE:BY-KATH'), /Assumption.*\(15 August\)/);
    assert.match(of('DE:BY-KATH'), /Munich has this one \(Bayerisches Landesamt für Statistik\)/);
    assert.match(of('DE:BY-EVANG'), /the same days|also|without/);
    assert.ok(of('DE:BY') !== '');
  }));

always(
  'towns of Bavaria lead to the calendar that a publication gives them, and to both where none does',
  async () => {
    const choices = async (text: string) => {
      const { text: json } = await textOf(`/find?q=${encodeURIComponent(text)}`);
      return (JSON.parse(json) as { choices: { ids: string[]; note?: string }[] }).choices;
    };
    for (const [town, id, name] of [
      ['nurnberg', 'DE:BY-EVANG', 'Nürnberg'],
      ['Nuremberg', 'DE:BY-EVANG', 'Nuremberg'],
      ['Würzburg', 'DE:BY-KATH', 'Würzburg'],
      ['Sesslach', 'DE:BY-EVANG', 'Seßlach'],
      ['Garmisch', 'DE:BY-KATH', 'Garmisch'],
    ] as const) {
      const [first, ...others] = await choices(town);
      assert.equal(first!.ids, [id], town);
      assert.match(
        first!.note!,
        new RegExp(`${name} has this one \\(Bayerisches Landesamt für Statistik\\)`),
      );
      assert.ok(
        others.some(({ ids }) => ids[0] === 'DE:BY'),
        'the others of its region too',
      );
      assert.match(
        (await textOf(`/?on=2026-08-15&for=${encodeURIComponent(town)}`)).text,
        new RegExp(`data-id="${id}"`),
      );
    }
    assert.not.ok(
      (await choices('Bayreuth')).some(({ note }) => /has this one/.test(note ?? '')),
      'no source says it',
    );
  },
);

always('styles stand in the page, and the policy allows those alone', async () => {
  for (const path of ['/', '/calendars/DE', '/quality', '/docs']) {
    const response = await fetch(server.origin + path);
    const styles = [...(await response.text()).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
      ([, style]) => style!,
    );
    assert.ok(styles.length > 0, path);
    const policy = response.headers.get('content-security-policy')!;
    assert.not.match(policy, /unsafe/);
    for (const style of styles) {
      const hash = createHash('sha256').update(style).digest('base64');
      assert.match(
        policy,
        new RegExp(`style-src 'self'[^;]* 'sha256-${hash.replaceAll('+', '\\+')}'`),
        path,
      );
    }
  }
});

always(
  'without a script it is a form: what is written is understood, what is not is told',
  async () => {
    const { text } = await textOf('/?on=2026-12-25&for=Euro&for=NYSE&for=zzqqxxzzqq');
    assert.match(text, /<strong>No\.<\/strong>/);
    assert.match(text, /“zzqqxxzzqq” is unknown and was ignored/);
    assert.match(text, /value="New York Stock Exchange"/);
    assert.match((await textOf('/?on=yesterday')).text, /“yesterday” is not a date/);
    assert.match((await textOf('/?on=2150-01-01&for=EUR')).text, /has data from 1999 to 2100 only/);
    const hostile = await textOf(`/?on=%3Cb%3E&for=%22%3E%3Cscript%3E&for=${'x'.repeat(3000)}`);
    assert.is(hostile.status, 400);
    assert.not.match(hostile.text, /<script>|<b>/);
  },
);

always('the first view is small, and keeps to this host', async () => {
  let bytes = 0;
  const page = await fetch(server.origin, { headers: { 'accept-encoding': 'gzip' } });
  bytes += Number(page.headers.get('content-length'));
  for (const [, path] of (await page.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
    const part = await fetch(server.origin + path, { headers: { 'accept-encoding': 'br' } });
    bytes += Number(part.headers.get('content-length'));
    await part.arrayBuffer();
  }
  assert.ok(bytes < FIRST_VIEW_BYTES, `${bytes} bytes`);
});

always(
  'it is read in the language that the browser asks for, and Arabic from the right',
  async () => {
    const german = (await textOf('/', { 'accept-language': 'de-DE,de' })).text;
    assert.match(german, /<html lang="de">/);
    assert.match(german, /Ist der/);
    assert.match(german, /Beide sind geöffnet; belegt durch/);
    assert.match((await textOf('/?lang=ar')).text, /<html lang="ar" dir="rtl">/);
    assert.match((await textOf('/calendars/XETR?lang=de')).text, /Was die Farben bedeuten/);
  },
);

always('what goes wrong is a page for a browser, and a problem for a program', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  const wrong = await textOf('/calendars/NYSEE', browser);
  assert.is(wrong.status, 404);
  assert.match(wrong.type, /^text\/html/);
  assert.match(wrong.text, /href="\/calendars\/XNYS"/);
  assert.match(wrong.text, /<p class="lead">There is no calendar NYSEE\.<\/p>/);
  assert.match(
    (await textOf('/nowhere?lang=fr', browser)).text,
    /<html lang="fr">[\s\S]*Aucune page n’a l’adresse/,
  );
  const locked = await textOf('/v1/calendars', browser);
  assert.equal([locked.status, /<h1>This needs a key<\/h1>/.test(locked.text)], [401, true]);
  assert.match((await textOf('/nowhere', browser)).text, /<h1>There is nothing here<\/h1>/);
  const noted = await textOf('/v1/calendars?key=wrong-key-0123456789', browser);
  assert.not.match(noted.text, /wrong-key/);
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
    assert.match((await textOf('/nowhere', headers)).type, /^application\/problem\+json/);
  }
});

always('other spellings lead to the one page of a calendar', async () => {
  for (const [written, id] of [
    ['nyse', 'XNYS'],
    ['DE-BY', 'DE:BY'],
    ['xnys', 'XNYS'],
    ['Bavaria', 'DE:BY'],
  ]) {
    const response = await fetch(`${server.origin}/calendars/${written}`, { redirect: 'manual' });
    assert.equal(
      [response.status, response.headers.get('location')],
      [302, `/calendars/${id}`],
      written,
    );
  }
});

/** Every page that needs no key, in looks that daily take turns. */
const PAGES = [
  '/',
  '/?question=add',
  '/calendars',
  '/paydays',
  '/count',
  '/print?for=DE:BY',
  '/?lang=ar',
  '/calendars/XNYS',
  '/calendars/DE',
  '/markets',
  '/changes',
  '/docs/errors?lang=de',
  '/problems/not_found',
  '/problems/rate_limited?lang=ar',
  '/print?for=DE&for=US',
  '/?on=2026-12-25&for=XNYS&for=DE&for=JP',
  '/calendars?q=munich',
  '/quality?lang=ar',
];

test('no fault of accessibility from moderate on, in both themes, at 320 and 1440 px', async () => {
  for (const [colorScheme, width, paths] of inLooks(PAGES)) {
    await withPage({ colorScheme, viewport: { width, height: 900 } }, async ({ page }) => {
      for (const path of paths) {
        await page.goto(server.origin + path);
        // A thousand rows of the page of quality are alike.
        await page.evaluate(
          "document.querySelectorAll('.heat tbody tr:nth-child(n + 6)').forEach((row) => row.remove())",
        );
        await page.locator('main, #locked').first().waitFor({ state: 'attached' });
        if (path === '/?question=add') await page.locator('#key-form').waitFor();
        assert.equal(await allFaults(page), [], `${path} ${colorScheme} ${width}`);
        const scroll = Number(await page.evaluate('document.documentElement.scrollWidth'));
        assert.ok(scroll <= width, `${path}: ${scroll} px wide at ${width}`);
      }
    });
  }
});

always.run();
