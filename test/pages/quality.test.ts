import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { FAMILIES, marksOf } from '../../build/quality/marks.js';
import { qualityPage } from '../../build/quality/quality-page.js';
import { qualityRecord } from '../../build/quality/record.js';
import { unreadTextsCsv } from '../../build/quality/unread-texts.js';
import type { AnswerBasis } from '../../server/engine/types.js';
import { TRUST_MARKS, type TrustMark, trustOf } from '../../server/locale/trust.js';
import {
  eventually,
  freshPages,
  freshParts,
  inLooks,
  newContext,
  seriousFaults,
  inBrowser as test,
  textIn,
  watchedPage,
} from '../helpers/browser.js';
import { calendar, entry, packState, source, state } from '../helpers/history.js';
import { isLongRun } from '../helpers/needs.js';
import { DIST_DIR } from '../helpers/release.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** /quality: what it says of each calendar-year is what the data say. */

const FIRST_VIEW_BYTES = 100_000;
const data = releaseData();
const calendars = data.meta.calendars;
let server: TestServer;

always.before(async () => {
  server = await startApp({ pages: freshPages() });
});
always.after(() => server.close());

always(
  'a year has the mark of its weakest date, and is verified where all of it is, open days too',
  () => {
    const own = (date: string, more = {}) => entry(date, 'A day', more);
    const verified = { coverage: 'verified', sources: ['a-list'] } as const;
    const made = packState(
      state(
        [
          [
            calendar('DE:BY', {
              kind: 'country',
              data_years: [2019, 2026],
              verified_years: [2019],
              complete_years: [2019],
            }),
            [
              own('2019-01-01', verified),
              own('2020-01-01'),
              own('2021-01-01', { origin: 'curated' }),
              own('2022-01-01', { origin: 'library' }),
              own('2022-05-01'),
              own('2023-01-01', verified),
              own('2023-05-01', { origin: 'library' }),
              own('2024-01-01', verified),
              own('2024-05-01', { status: 'estimated' }),
              own('2025-01-01', { status: 'provisional' }),
              own('2026-01-01', verified),
            ],
          ],
          [calendar('XLIB', { data_years: [2020, 2020], origin: 'library' }), []],
        ],
        [source('a-list')],
      ),
    );
    const found = marksOf(made).map(({ family, marks }) => [family, ...marks]);
    assert.equal(found, [
      ['subdivision', 'verified', ...Array(6).fill('computed'), 'cited'],
      ['exchange', 'computed'],
    ]);
  },
);

/** `verified 2019, 2021-2023; rule 2020` as the years of each. */
function yearsIn(words: string): Map<string, number[]> {
  const parts = words
    .split('; ')
    .map((part) => /^(\w+) (.*)$/.exec(part)!.slice(1) as [string, string]);
  return new Map(
    parts.map(([mark, ranges]) => [
      mark,
      ranges.split(', ').flatMap((range) => {
        const [first, last = first] = range.split('-').map(Number) as [number, number?];
        return Array.from({ length: last! - first + 1 }, (_, at) => first + at);
      }),
    ]),
  );
}

const ROW =
  /<tr><th scope="row"><a href="\/calendars\/([^"]+)"[^>]*>[^<]+<\/a><\/th><td><code>\1<\/code><\/td>.*?<title[^>]*>(.*?)<\/title>.*<\/tr>/g;

async function textOf(path: string): Promise<string> {
  const response = await fetch(server.origin + path);
  assert.is(response.status, 200);
  return response.text();
}

always(
  'every calendar has a row, whose years are those of the data, each once, and whose verified ones are those of the API',
  async () => {
    const text = await textOf('/quality');
    assert.not.match(text, /undefined|\[object|NaN|>null</);
    const rows = new Map(Array.from(text.matchAll(ROW), ([, id, words]) => [id!, yearsIn(words!)]));
    assert.equal([...rows.keys()].sort(), calendars.map(({ id }) => id).sort());
    for (const {
      id,
      data_years: [first, last],
      verified_years,
    } of calendars) {
      const years = rows.get(id)!;
      for (const year of verified_years)
        assert.ok(years.get('verified')?.includes(year), `${id} ${year}`);
      const all = [...years.values()].flat().sort((a, b) => a - b);
      assert.equal(
        all,
        Array.from({ length: last - first + 1 }, (_, at) => first + at),
        id,
      );
    }
    // Of a few, the API is asked for every entry.
    for (const id of ['XNYS', 'EUR', 'ID', 'DE:BY', 'CN', 'SA']) {
      const { data_years } = calendars.find((one) => one.id === id)!;
      const path = `/v1/holidays?calendars=${id}&from=${data_years[0]}-01-01&to=${data_years[1]}-12-31`;
      type Shown = { calendars: [{ entries: { date: string; basis: AnswerBasis | null }[] }] };
      const [{ entries }] = (await server.json<Shown>(path)).calendars;
      for (const [mark, years] of rows.get(id)!) {
        for (const year of years) {
          const own = entries.filter(({ date }) => date.startsWith(`${year}-`));
          if (own.length === 0) continue;
          const marks = own.map(({ basis }) => trustOf(basis ?? 'rule') as TrustMark);
          // Named by publications, none of which lists every closure: they are cited.
          const at = Math.max(1, ...marks.map((one) => TRUST_MARKS.indexOf(one)));
          const isVerified = calendars.find((one) => one.id === id)!.verified_years.includes(year);
          const expected = isVerified ? 'verified' : TRUST_MARKS[at];
          assert.is(mark, expected, `${id} ${year}`);
        }
      }
    }
  },
);

always('the numbers are those of the rows', async () => {
  const text = await textOf('/quality');
  const rows = marksOf(data);
  const count = (mark: TrustMark) =>
    rows.flatMap(({ marks }) => marks).filter((one) => one === mark).length;
  for (const mark of TRUST_MARKS) {
    const shown = new RegExp(`<b [^>]*>${mark}</b> <span class="count"><span[^>]*>([\\d,]+)<`).exec(
      text,
    )![1]!;
    assert.is(Number(shown.replaceAll(',', '')), count(mark), mark);
  }
  for (const family of FAMILIES) {
    const own = rows.filter((row) => row.family === family).length;
    assert.match(
      text,
      new RegExp(
        `<section id="${family}" class="family"><h2><span[^>]*>[^<]+</span> <small><span[^>]*>${own}</span></small>`,
      ),
    );
  }
});

always(
  'contradictions and missed days are told, and nothing that is written there is taken for HTML',
  () => {
    const publication = (id: string) => ({
      id,
      publisher: `P&L "${id}"`,
      url: `https://example.org/${id}?a=1&b=2`,
    });
    const contradiction = {
      calendar: 'XNYS',
      date: '2026-05-01',
      statements: [
        { what: 'holiday', sources: ['one'] },
        { what: 'not listed', sources: ['two'] },
      ],
    };
    const miss = {
      ...({
        feast: 'mawlid',
        place: 'IN',
        from: 2016,
        to: 2017,
        hits: 1,
        dayOff: 1,
        further: 1,
      } as const),
      misses: ['2016-12-12 -1', '2017-12-02 +2'],
    };
    const made = packState(state([[calendar('XNYS', { name: 'A <b> & co' }), []]]));
    const page = qualityPage({
      data: made,
      parts: freshParts(),
      feasts: [['mawlid', 'IN', 2016, 2017, 1, 1, 1]],
      record: qualityRecord([contradiction], [miss], [
        publication('one'),
        publication('two'),
      ] as never),
    });
    assert.match(page, /A &lt;b&gt; &amp; co/);
    assert.match(
      page,
      /2026-05-01<\/time>: <span lang="en">holiday<\/span> \(<a href="https:\/\/example.org\/one\?a=1&amp;b=2"/,
    );
    assert.match(page, /title="P&amp;L &quot;two&quot;">two<\/a>\)/);
    assert.match(page, /2016-12-12 −1, 2017-12-02 \+2/);
    assert.match(page, /of 3 known ones it gives 1, misses 1 by a day and 1 by more/);
  },
);

always('the build has it, of its own data', () => {
  const page = readFileSync(join(DIST_DIR, 'pages/quality.html'), 'utf8');
  assert.ok(page.includes(`>Data release ${data.meta.releases.at(-1)!.id}</p>`));
});

always(
  'it is sent from memory: small, compressed, by its ETag, and to HEAD without a body',
  async () => {
    const request = (path: string, headers: Record<string, string>, method = 'GET') =>
      fetch(server.origin + path, { headers, method });
    const plain = await request('/quality', { 'accept-encoding': 'identity' });
    const text = await plain.text();
    assert.is(plain.headers.get('content-encoding'), null);
    for (const coding of ['br', 'gzip']) {
      const page = await request('/quality', { 'accept-encoding': coding });
      assert.is(page.headers.get('content-encoding'), coding);
      assert.is(await page.text(), text);
      assert.match(
        page.headers.get('content-security-policy')!,
        /default-src 'none'.*style-src 'self'(?: 'sha256-[\w+/]{43}=')+;/,
      );
      const again = await request('/quality', {
        'accept-encoding': coding,
        'if-none-match': page.headers.get('etag')!,
      });
      assert.is(again.status, 304);
      const head = await request('/quality', { 'accept-encoding': coding }, 'HEAD');
      assert.is(head.headers.get('content-length'), page.headers.get('content-length'));
      assert.is(await head.text(), '');
      let bytes = Number(page.headers.get('content-length'));
      for (const [, part] of text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
        bytes += Number(
          (await request(part!, { 'accept-encoding': coding })).headers.get('content-length'),
        );
      }
      assert.ok(bytes < FIRST_VIEW_BYTES, `${bytes} bytes in ${coding}`);
    }
    assert.is((await fetch(`${server.origin}/quality`, { method: 'POST' })).status, 405);
    // Whatever else is asked, it is the same page.
    assert.is(await textOf('/quality?key=secret&sort=%22%3E'), text);
  },
);

test('calendars are found, sorted and shown by family, with the keyboard alone', () =>
  withPage({}, async (page) => {
    await page.goto(`${server.origin}/quality`);
    await page.getByLabel('Find').fill('bayern bavaria');
    await textIn(page, '#status', 'Calendars: 0');
    await page.getByLabel('Find').fill('BAVÁRIA');
    await textIn(
      page,
      '#status',
      `Calendars: ${calendars.filter(({ name }) => /bavaria/i.test(name)).length}`,
    );
    await page.getByRole('link', { name: 'Bavaria (Germany)', exact: true }).waitFor();
    await page.locator('#exchange').waitFor({ state: 'hidden' });
    await page.getByLabel('Find').fill('');
    await page.getByLabel('Kind').selectOption('exchange');
    const exchanges = calendars.filter(({ kind }) => kind === 'exchange');
    await textIn(page, '#status', `Calendars: ${exchanges.length}`);
    await page.getByLabel('Sort by').selectOption('verified');
    const counts = exchanges
      .map(({ verified_years }) => verified_years.length)
      .sort((a, b) => b - a);
    await eventually(async () => {
      const shown = await page.locator('#exchange tbody tr td:nth-child(5)').allInnerTexts();
      assert.equal(shown.map(Number), counts);
    });
    const first = page.locator('#exchange tbody tr').first().locator('svg');
    const { width } = (await first.boundingBox())!;
    const [firstYear, years] = [
      Number(await page.locator('.axis span').first().innerText()),
      Number((await first.getAttribute('viewBox'))!.split(' ')[2]),
    ];
    await first.hover({ position: { x: (width * (2060.5 - firstYear)) / years, y: 3 } });
    await textIn(
      page,
      '#status',
      `${await page.locator('#exchange tbody th').first().innerText()} 2060: `,
    );
    await page.locator('#exchange tbody a').first().click();
    await page.waitForURL(/\/calendars\//);
  }));

test('without a script it is all there; on paper the tools are not', () =>
  withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${server.origin}/quality`);
    await page.locator('#tools').waitFor({ state: 'hidden' });
    assert.is(await page.locator('.heat tbody tr').count(), calendars.length);
    await page.locator('nav.contents a', { hasText: 'Countries' }).click();
    await page.locator('#country h2').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.locator('.contents').waitFor({ state: 'hidden' });
    await page.locator('#exchange tbody tr').first().waitFor();
  }));

test('no serious fault of accessibility, in either theme, at 320 px and wide', async () => {
  for (const [colorScheme, width] of inLooks(['/quality']).slice(0, 2)) {
    await withPage({ colorScheme, viewport: { width, height: 900 } }, async (page) => {
      await page.goto(`${server.origin}/quality`);
      // What is folded is looked at as well.
      await page.evaluate(
        "for (const one of document.querySelectorAll('details')) one.open = true",
      );
      // Rows are alike: daily some of each family.
      if (!isLongRun)
        await page.evaluate(
          "document.querySelectorAll('.heat tbody tr:nth-child(n + 9)').forEach((row) => row.remove())",
        );
      assert.equal(await seriousFaults(page), [], `${colorScheme} ${width}`);
      const scroll = Number(await page.evaluate('document.documentElement.scrollWidth'));
      assert.ok(scroll <= width, `${scroll} px wide at ${width}`);
    });
  }
});

async function withPage(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await newContext(options);
  try {
    const { page, faults, addresses } = await watchedPage(context);
    await work(page);
    assert.equal(faults, []);
    assert.equal(
      addresses.filter((address) => !address.startsWith(`${server.origin}/`)),
      [],
    );
  } finally {
    await context.close();
  }
}

always('texts that are not yet read are a file, each once, without those of publications', () => {
  const [head, ...rows] = unreadTextsCsv(data).trim().split('\r\n');
  assert.is(head, 'publisher,url');
  assert.ok(rows.length > 1000);
  const urls = rows.map((row) => /,"?(https?:.*?)"?$/.exec(row)![1]!);
  assert.is(new Set(urls).size, urls.length);
  const published = new Set(data.meta.sources.map(({ url }) => url));
  assert.equal(
    urls.filter((url) => published.has(url)),
    [],
  );
});

always('the page leads to the file of texts, which is served', async () => {
  const link = /href="(\/quality\/texts\.csv)"/.exec(await textOf('/quality'))![1]!;
  const response = await fetch(`${server.origin}${link}`);
  assert.is(response.status, 200);
  assert.match(response.headers.get('content-type')!, /^text\/csv/);
});

always.run();
