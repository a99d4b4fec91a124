import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { localeOf } from '../../server/locale/locales.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { isLongRun, sampled, some } from '../helpers/needs.js';
import { startApp, type TestServer } from '../helpers/server.js';
import { variedParts } from '../helpers/varied-history.js';

/** Every link of /changes leads to changes of the kind that it names, and its headlines tell the numbers of the API. */

const { catalog, releases } = variedParts();
const { message, number } = localeOf('en');
let server: TestServer;

test.before(async () => {
  server = await startApp({
    catalog,
    releases,
    pages: madePages(catalog, freshParts(), freshPages()),
  });
});
test.after(() => server.close());

async function mainOf(path: string): Promise<string> {
  const response = await fetch(server.origin + path);
  const text = await response.text();
  assert.is(response.status, 200, path);
  return /<main[\s\S]*<\/main>/.exec(text)![0];
}

interface Link {
  readonly href: string;
  readonly words: string;
}

function linksOf(main: string): Link[] {
  return [...main.matchAll(/<a href="([^"]+)">([^<]*)<\/a>/g)].map(([, href, words]) => ({
    href: href!.replaceAll('&amp;', '&'),
    words: words!,
  }));
}

/** The pages that were looked at, by path. */
const seen = new Map<string, string>();

/** Follows the links of a page; what is linked has rows, or is the list of releases. */
async function follow({ href, words }: Link, from: string, depth: number): Promise<void> {
  if (!href.startsWith('/changes') || seen.has(href)) return;
  const main = await mainOf(href);
  seen.set(href, main);
  const where = `${from} → ${href} (${words})`;
  // Where one search does not check all rows, the link says that it searches on, and promises nothing.
  if (words === message('searchOn')) return;
  for (const nothing of ['noChangesHere', 'noneYet', 'noneFurther'] as const)
    assert.not.ok(main.includes(message(nothing)), `${where}: ${message(nothing)}`);
  assert.match(main, /<ol class="releases"|<tbody><tr>/, where);
  if (words === message('showDayChanges'))
    assert.not.ok(main.includes(message('noDayAltered')), where);
  if (words === message('showAllChanges')) {
    const rowsOf = (text: string) => /<tbody>[\s\S]*<\/tbody>/.exec(text)?.[0];
    const isLonger = (text: string) =>
      rowsOf(text) !== rowsOf(seen.get(from)!) || text.includes(message('goOn'));
    assert.ok(isLonger(main), `${where}: the same changes`);
  }
  if (depth === 0) return;
  const links = linksOf(main);
  const isOfRow = ({ href: one }: Link) => /calendar=/.test(one);
  const chosen = [...links.filter((one) => !isOfRow(one)), ...some(links.filter(isOfRow), 4)];
  for (const link of chosen) await follow(link, href, depth - 1);
}

/** Links that are followed one after the other. */
const DEPTH = isLongRun ? 2 : 1;

sampled('every link leads to changes of its kind', async () => {
  const start = '/changes';
  seen.set(start, await mainOf(start));
  const links = linksOf(seen.get(start)!);
  const changing = catalog.data.meta.releases.filter(({ changes }) => changes[1] > changes[0]);
  assert.is(links.length, changing.length);
  for (const link of links) await follow(link, start, DEPTH);
  for (const path of [
    '/changes?calendar=XNYS',
    '/changes?from=2026-10-01&to=2026-12-26',
    '/changes?calendar=DE:BY&what=all',
  ])
    await follow({ href: path, words: '' }, start, DEPTH);
});

sampled('the pages of calendars link to changes that there are', async () => {
  for (const id of some(['XNYS', 'DE:BY', 'CN', 'EUR'], 2)) {
    for (const link of linksOf(await mainOf(`/calendars/${id}`)))
      await follow(link, `/calendars/${id}`, 1);
  }
});

test('a headline tells first what was added and removed, in one sentence, with the numbers of the release', async () => {
  const headlines = [...(await mainOf('/changes')).matchAll(/<h2>(.*?)<\/h2>/g)].map(([, html]) =>
    html!.replace(/<[^>]+>/g, ''),
  );
  const expected = [...catalog.data.meta.releases]
    .reverse()
    .map(({ counts: { added, removed, modified } }) => {
      return [added, removed, modified].filter((one) => one > 0).map(number);
    });
  assert.is(headlines.length, expected.length);
  for (const [at, headline] of headlines.entries()) {
    assert.equal(headline.match(/\d[\d,]*/g) ?? [], expected[at], headline);
    assert.match(headline, /^[^.]+\.$/);
  }
});

test('where a search found nothing further, no other changes are shown as if no day had changed', async () => {
  const end = catalog.data.meta.releases.at(-1)!.changes[1];
  const main = await mainOf(`/changes?calendar=XNYS&cursor=${end}`);
  assert.ok(main.includes(message('noneFurther')));
  assert.not.ok(main.includes(message('noDayAltered')));
});

test.run();
