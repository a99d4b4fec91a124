import { isDeepStrictEqual } from 'node:util';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { pagesOf } from '../../server/pages/page-at.js';
import type { Requested } from '../../server/pages/site.js';
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
import { releaseData, startApp, type TestServer } from '../helpers/server.js';
import { VARIED_IDS, variedParts } from '../helpers/varied-history.js';

/** /markets and /changes: what they tell is what the API tells. */

/** Saturday in Tokyo already, Friday in New York still. */
const NOW = Date.UTC(2026, 10, 20, 20);
const catalog = openCatalog(releaseData());
let server: TestServer;

always.before(async () => {
  const pages = madePages(catalog, freshParts(), freshPages(), () => NOW);
  server = await startApp({ catalog, pages, nowMs: () => NOW });
});
always.after(() => server.close());

async function textOf(path: string, { origin } = server): Promise<string> {
  const response = await fetch(origin + path);
  const text = await response.text();
  assert.is(response.status, 200, path);
  assert.not.match(
    text,
    /<script(?! type="module" src="\/assets\/export-links-)|undefined|\[object|NaN|>null</,
    path,
  );
  return text;
}

/** What a page tells, without the frame around it, whose links repeat the address. */
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)![0];

/** Rows of the body of a table, each as its cells. */
function rowsOf(text: string): string[][] {
  const body = /<tbody>([\s\S]*)<\/tbody>/.exec(text)?.[1] ?? '';
  return [...body.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell]) =>
      cell!.replace(/<[^>]+>/g, ''),
    ),
  );
}

const WORDS: Record<string, string> = {
  open: 'trading day',
  early_close: 'early close',
  closed: 'holiday',
  weekend: 'weekend',
};

always('what the page of exchanges reads is read once, a calendar at a time', () => {
  const data = releaseData();
  let reads = 0;
  const counting = openCatalog({
    ...data,
    entries: (index) => {
      reads++;
      return data.entries(index);
    },
  });
  const maker = pagesOf(counting)('/markets')!;
  const requested = { catalog: counting, nowMs: NOW } as Requested;
  const pieces = maker.opening!(requested);
  let [count, most, all] = [0, 0, 0];
  for (let next = pieces.next(); !next.done; next = pieces.next(), count++) {
    most = Math.max(most, reads);
    all += reads;
    reads = 0;
  }
  assert.ok(count > data.ids.length, `${count} pieces`);
  assert.ok(most > 0 && most * 10 < all, `${most} of ${all} reads in one piece`);
  assert.is(maker.opening!(requested).next().done, true);
});

always('every exchange is told by its own date, as the API tells it', async () => {
  const rows = rowsOf(await textOf('/markets'));
  const exchanges = catalog.data.meta.calendars
    .filter(({ kind }) => kind === 'exchange')
    .map(({ id }) => id);
  assert.equal(rows.map(([, id]) => id).sort(), exchanges);
  const dates = new Set<string>();
  for (let at = 0; at < exchanges.length; at += 10) {
    const ids = exchanges.slice(at, at + 10).join();
    const { calendars } = await server.json<{
      calendars: { id: string; date: string; status: string }[];
    }>(`/v1/days/today?calendars=${ids}&tz=local`);
    for (const { id, date, status } of calendars) {
      const today = rows.find(([, one]) => one === id)![2]!;
      assert.ok(
        today.startsWith(`${Number(date.slice(8))} Nov: ${WORDS[status]}`),
        `${id}: ${today}, ${status}`,
      );
      dates.add(date);
    }
  }
  assert.is(dates.size, 2, 'it is two dates at once');
});

always(
  'what is open now, until when and for how long is what /v1/sessions/now says, by the clock that is chosen',
  async () => {
    const exchanges = catalog.data.meta.calendars
      .filter(({ kind }) => kind === 'exchange')
      .map(({ id }) => id);
    const rows = new Map(
      rowsOf(await textOf('/markets?tz=Asia/Tokyo')).map((row) => [row[1]!, row[2]!]),
    );
    const at = new Date(NOW).toISOString();
    let answer = 0;
    for (let first = 0; first < exchanges.length; first += 10) {
      const { calendars } = await server.json<{
        calendars: { id: string; state: string; until: string | null }[];
      }>(`/v1/sessions/now?calendars=${exchanges.slice(first, first + 10).join()}&at=${at}`);
      for (const { id, state, until } of calendars) {
        if (state !== 'open' || until === null) continue;
        const minutes = Math.ceil((Date.parse(until) - NOW) / 60_000);
        const time = new Date(Date.parse(until) + 9 * 3_600_000).toISOString().slice(11, 16);
        const left =
          minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;
        assert.ok(rows.get(id)!.includes(`open, to ${time} (${left})`), `${id}: ${rows.get(id)}`);
        answer++;
      }
    }
    assert.ok(answer > 0, 'something is open on a Friday afternoon in New York');
  },
);

always('the page of an exchange tells its cycles and hours with their sources', async () => {
  const text = await textOf('/calendars/XNYS');
  assert.match(text, /T\+1[\s\S]*2024-05-28|2024-05-28[\s\S]*T\+1/);
  assert.match(text, /href="https:\/\/www\.nyse\.com\/markets\/hours-calendars"/);
  assert.match(text, /09:30/);
});

always('the coming two weeks are those of the API; sorted and filtered as asked', async () => {
  const text = await textOf('/markets?sort=id');
  const thanksgiving = /<tr><td><a href="\/calendars\/XNYS">[\s\S]*?<\/tr>/.exec(text)![0];
  assert.match(thanksgiving, /class="closed" title="26 Nov: holiday, Thanksgiving Day"/);
  assert.match(
    thanksgiving,
    /class="early_close" title="27 Nov: closes at 13:00, Day after Thanksgiving"/,
  );
  const ids = rowsOf(text).map(([, id]) => id!);
  assert.equal(ids, [...ids].sort());
  const all = new Set<string>();
  for (const region of ['americas', 'europe', 'africa', 'asia', 'pacific']) {
    for (const [, id] of rowsOf(await textOf(`/markets?region=${region}&sort=name`))) {
      assert.not.ok(all.has(id!), `${id} is in two regions`);
      all.add(id!);
    }
  }
  assert.equal([...all].sort(), ids, 'each exchange is in a region');
  assert.is(mainOf(await textOf('/markets?key=secret')), mainOf(await textOf('/markets')));
});

always(
  'releases are listed, newest first; their changes of days are those of the API',
  async () => {
    const { catalog: many, releases } = variedParts();
    const pages = madePages(many, freshParts(), freshPages(), () => NOW);
    const varied = await startApp({ catalog: many, releases, pages, nowMs: () => NOW });
    try {
      const list = await textOf('/changes', varied);
      const shown = [...list.matchAll(/<small>(\d{8}T\d{6}Z)<\/small>/g)].map(([, id]) => id);
      assert.equal(shown, [...VARIED_IDS].reverse());
      let seen = 0;
      for (const what of ['days', 'all']) {
        for (const { id } of many.data.meta.calendars) {
          const answer = await changesOf(varied, id, what);
          seen += answer.length;
          for (const release of new Set(answer.map(({ release_id }) => release_id))) {
            // A name that the table of feasts had already changes nothing that the page shows.
            const expected = answer.filter(
              ({ release_id, before, after }) =>
                release_id === release && !isDeepStrictEqual(before, after),
            );
            const rows = await walk(
              `/changes?release=${release}&calendar=${id}&what=${what}`,
              varied,
            );
            assert.equal(
              rows.map(([calendar, date, change]) => [
                calendar!.split(' ').at(-1),
                date,
                change!.split(' ')[0],
              ]),
              expected.map(({ calendar_id, date, change_type }) => [
                calendar_id,
                date,
                change_type,
              ]),
              `${release} ${id} ${what}`,
            );
          }
        }
      }
      assert.ok(seen > 150);
      const text = await textOf('/changes?key=secret', varied);
      assert.is(mainOf(text), mainOf(list));
      assert.not.match(text, /secret/);
    } finally {
      await varied.close();
    }
  },
);

interface Shown {
  readonly release_id: string;
  readonly calendar_id: string;
  readonly date: string;
  readonly change_type: string;
  readonly before: unknown;
  readonly after: unknown;
}

async function changesOf(from: TestServer, id: string, what: string): Promise<Shown[]> {
  const all: Shown[] = [];
  for (let cursor: number | null = 0; cursor !== null; ) {
    const path: string = `/v1/changes?since=2000-01-01&limit=1000&calendars=${id}&what=${what}&cursor=${cursor}`;
    const { changes, next_cursor } = await from.json<{
      changes: Shown[];
      next_cursor: number | null;
    }>(path);
    all.push(...changes);
    cursor = next_cursor;
  }
  return all;
}

/** The rows of a page and of those to which it leads on. */
async function walk(path: string, from: TestServer): Promise<string[][]> {
  const text = await textOf(path, from);
  const next = /<a href="([^"]+)">(?:Go on|Search on from here)<\/a>/
    .exec(text)?.[1]
    ?.replaceAll('&amp;', '&');
  return [...rowsOf(text), ...(next === undefined ? [] : await walk(next, from))];
}

test('no serious fault of accessibility, in both themes, from 320 px on', async () => {
  const release = catalog.data.meta.releases.at(-1)!.id;
  // The others are among the pages of the first screen.
  for (const [colorScheme, width, paths] of inLooks([`/changes?release=${release}`])) {
    const context = await newContext({ colorScheme, viewport: { width, height: 900 } });
    const { page, faults } = await watchedPage(context);
    for (const path of paths) {
      await page.goto(server.origin + path);
      assert.equal(await seriousFaults(page), [], `${path} ${colorScheme} ${width}`);
      const scroll = Number(await page.evaluate('document.documentElement.scrollWidth'));
      assert.ok(scroll <= width, `${path}: ${scroll} px wide at ${width}`);
    }
    assert.equal(faults, []);
    await context.close();
  }
});

test('a day of early closes is legible in both themes, a card or a row a market', async () => {
  const early = Date.UTC(2026, 10, 27, 8, 20);
  const pages = madePages(catalog, freshParts(), freshPages(), () => early);
  const { origin, close } = await startApp({ catalog, pages, nowMs: () => early });
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1440],
    ['dark', 360],
  ] as const) {
    const context = await newContext({ colorScheme, viewport: { width, height: 900 } });
    const { page } = await watchedPage(context);
    await page.goto(`${origin}/markets?region=americas`);
    assert.ok(
      (await page.locator('.early_close small').count()) > 0,
      'early closes are told with their hours',
    );
    assert.equal(await seriousFaults(page, '.early_close'), [], `${colorScheme} ${width}`);
    await context.close();
  }
  await close();
});

always.run();
