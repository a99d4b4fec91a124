import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { openCatalog } from '../../server/queries/catalog.js';
import {
  freshPages,
  freshParts,
  inLooks,
  newContext,
  seriousFaults,
  inBrowser as test,
  watchedPage,
} from '../helpers/browser.js';
import { isLongRun, sampled, some } from '../helpers/needs.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';
import { variedParts } from '../helpers/varied-history.js';

/** /calendars/<id>: pages that are made when they are asked for. */

const NOW = Date.UTC(2026, 10, 20, 12);
const catalog = openCatalog(releaseData());
let server: TestServer;

always.before(async () => {
  server = await startApp({
    catalog,
    pages: madePages(catalog, freshParts(), freshPages(), () => NOW),
  });
});
always.after(() => server.close());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.origin + path, { headers, redirect: 'manual' });
  return { response, status: response.status, text: await response.text() };
};

sampled(
  'every calendar has a page without a script, with all entries of this year and the next',
  async () => {
    for (const { id, data_years } of some(catalog.data.meta.calendars, 40)) {
      const { status, text } = await page(`/calendars/${id}`);
      assert.is(status, 200, id);
      assert.not.match(
        text,
        /<script(?! type="module" src="\/assets\/export-links-)|undefined|\[object|NaN|>null</,
        id,
      );
      const expected = [2026, 2027].filter(
        (year) => year >= data_years[0] && year <= data_years[1],
      );
      for (const year of expected)
        assert.match(text, new RegExp(`<h2>${year}</h2>\\n<p>\\d+ business days`), id);
    }
  },
);

/** The word for people of each basis. */
const MARKS: Readonly<Record<string, string>> = {
  publication: 'verified',
  law: 'cited',
  notice: 'cited',
  report: 'reported',
  rule: 'computed',
  library: 'computed',
};

always('names, what they rest on, sources and counts are those of the API', async () => {
  for (const id of ['XNYS', 'EUR', 'CN', 'GB:ENG', 'ID']) {
    const { text } = await page(`/calendars/${id}`);
    for (const year of [2026, 2027]) {
      const part = text.slice(
        text.indexOf(`<h2>${year}</h2>`),
        text.indexOf('</section>', text.indexOf(`<h2>${year}</h2>`)),
      );
      const { calendars } = await server.json<{
        calendars: [
          {
            entries: {
              date: string;
              name: string;
              basis: string | null;
              close_time: string | null;
            }[];
          },
        ];
      }>(`/v1/holidays?calendars=${id}&year=${year}`);
      const rows = part.split('<tr>').slice(2);
      assert.is(rows.length, calendars[0].entries.length, `${id} ${year}`);
      for (const [at, { date, name, basis, close_time }] of calendars[0].entries.entries()) {
        for (const message of [
          `datetime="${date}"`,
          escaped(name),
          basis === null ? 'not verified' : MARKS[basis]!,
          close_time ?? '',
        ]) {
          assert.ok(
            rows[at]!.includes(message),
            `${id} ${date}: ${rows[at]} when expected ${message}`,
          );
        }
      }
      const path = `/v1/business-days/count?from=${year}-01-01&to=${year + 1}-01-01&calendars=${id}`;
      assert.ok(
        part.includes(`<p>${(await server.json<{ count: number }>(path)).count} business days`),
        id,
      );
    }
    const { calendar } = await server.json<{ calendar: { sources: { url: string }[] } }>(
      `/v1/calendars/${id}`,
    );
    for (const { url } of calendar.sources)
      assert.ok(text.includes(`href="${escaped(url)}"`), `${id} ${url}`);
    // A mark in a row leads to a source of the list.
    for (const [, mark] of text.matchAll(/href="#(source-\d+)"/g))
      assert.ok(text.includes(`id="${mark}"`), `${id} ${mark}`);
  }
});

always('what is ahead begins with today where the calendar is', async () => {
  const { text } = await page('/calendars/XNYS');
  const dates = [...text.matchAll(/<td class="date"><time datetime="([^"]+)">/g)].map(
    ([, date]) => date,
  );
  const answer = await server.json<{ calendars: [{ entries: { date: string }[] }] }>(
    '/v1/holidays/next?calendars=XNYS&from=2026-11-20&n=8',
  );
  const expected = answer.calendars[0].entries.map(({ date }) => date);
  // The past ones are marked; these are at the head of the others, and first in words.
  assert.equal(dates.slice(0, expected.length), expected);
  assert.match(text, new RegExp(`class="lead">[^\\n]*datetime="${expected[0]}"`));
});

always(
  'the releases that changed it are listed with as many changes as the API tells',
  async () => {
    const { catalog: many, releases } = variedParts();
    const pages = madePages(many, freshParts(), freshPages(), () => NOW);
    const varied = await startApp({ catalog: many, releases, pages });
    let seen = 0;
    for (const { id } of many.data.meta.calendars) {
      const counts = new Map<string, number>();
      for (let cursor: number | null = 0; cursor !== null; ) {
        const path: string = `/v1/changes?since=2000-01-01&limit=1000&calendars=${id}&cursor=${cursor}`;
        const answer = await varied.json<{
          changes: { release_id: string }[];
          next_cursor: number | null;
        }>(path);
        for (const { release_id } of answer.changes)
          counts.set(release_id, (counts.get(release_id) ?? 0) + 1);
        cursor = answer.next_cursor;
      }
      const text = await (await fetch(`${varied.origin}/calendars/${id}`)).text();
      const listed = [
        ...text.matchAll(/<small>(\d{8}T\d{6}Z)<\/small> <a [^>]*>(\d+) changes? of/g),
      ];
      assert.equal(
        listed.map(([, release, count]) => [release, Number(count)]),
        [...counts].reverse(),
        id,
      );
      seen += counts.size;
    }
    assert.ok(seen > 10);
    await varied.close();
  },
);

always(
  'other ids lead to the page; what is none is refused; forms, validators and what it may do',
  async () => {
    for (const [other, id] of [
      ['xnys', 'XNYS'],
      ['UK', 'GB'],
      ['de%3Aby', 'DE:BY'],
    ] as const) {
      const { status, response } = await page(`/calendars/${other}`);
      assert.equal([status, response.headers.get('location')], [302, `/calendars/${id}`], other);
    }
    assert.is((await page('/calendars/DE%3ABY')).status, 200);
    for (const wrong of ['NOWHERE', '%ff', '%3Cscript%3E', 'XNYS%2F', '__proto__']) {
      const { status, response } = await page(`/calendars/${wrong}`);
      assert.is(status, 404, wrong);
      assert.match(response.headers.get('content-type')!, /^application\/problem\+json/);
    }
    const plain = await page('/calendars/EUR', { 'accept-encoding': 'identity' });
    const coded = await page('/calendars/EUR', { 'accept-encoding': 'gzip' });
    assert.is(coded.response.headers.get('content-encoding'), 'gzip');
    assert.is(coded.text, plain.text);
    assert.is(plain.response.headers.get('cache-control'), 'public, max-age=60, must-revalidate');
    assert.match(plain.response.headers.get('content-security-policy')!, /default-src 'none'/);
    assert.not.match(plain.response.headers.get('content-security-policy')!, /unsafe/);
    const again = await page('/calendars/EUR', {
      'accept-encoding': 'identity',
      'if-none-match': plain.response.headers.get('etag')!,
    });
    assert.equal([again.status, again.text], [304, '']);
  },
);

always(
  'the tables of conventions have names, and late openings tell both ends of a day that moves',
  async () => {
    const { text } = await page('/calendars/XKRX');
    for (const label of ['Settlement', 'Hours', 'Late opens']) {
      assert.ok(text.includes(`role="region" aria-label="${label}"`), label);
    }
    assert.not.match(text, /aria-label="(Instrument|From|Date)"/);
    assert.ok(
      text.includes(
        '<td class="date">2025-11-13</td><td>College entrance examination</td><td class="date">10:00 to 16:20</td>',
      ),
    );
    assert.ok(
      text.includes(
        '<td class="date">2026-01-02</td><td>First trading day of the year</td><td class="date">10:00</td>',
      ),
    );
  },
);

test('no serious fault of accessibility, in both themes, from 320 px on, without scripts to run', async () => {
  // Others are among the pages of the first screen.
  for (const [colorScheme, width, ids] of inLooks(isLongRun ? ['CN', 'DE:BY'] : ['CN'], 1)) {
    const context = await newContext({ colorScheme, viewport: { width, height: 900 } });
    const { page: shown, faults, addresses } = await watchedPage(context);
    for (const id of ids) {
      await shown.goto(`${server.origin}/calendars/${id}`);
      assert.equal(await seriousFaults(shown), [], `${id} ${colorScheme} ${width}`);
      const scroll = Number(await shown.evaluate('document.documentElement.scrollWidth'));
      assert.ok(scroll <= width, `${id}: ${scroll} px wide at ${width}`);
    }
    assert.equal(faults, []);
    assert.ok(addresses.every((address) => address.startsWith(`${server.origin}/`)));
    await context.close();
  }
});

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

always('former addresses lead to what is there now, in the language of the request', async () => {
  for (const [former, now] of [
    ['/quality/texts', '/quality/texts.csv'],
    ['/wall', '/print'],
    ['/wall?for=DE:BY&for=FR&year=2027&key=kal_x', '/print?for=DE:BY&for=FR&year=2027'],
    ['/wall?for=DE,FR&lang=de', '/print?for=DE,FR&lang=de'],
    ['/wall?lang=de', '/print?lang=de'],
    ['/wall?for=a%26b%3Dc', '/print?for=a%26b%3Dc'],
    ['/calendars/DE:BY?view=wall&year=2027', '/print?for=DE:BY&year=2027'],
    ['/calendars/nyse?view=print&lang=de', '/print?for=XNYS&lang=de'],
  ]) {
    const { status, response } = await page(former!);
    assert.equal([status, response.headers.get('location')], [302, now], former);
  }
});

always.run();
