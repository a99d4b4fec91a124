import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOfPage, GUIDE } from '../../build/docs/pages-table.js';
import { madePages } from '../../server/http/made-pages.js';
import { LANGUAGES, type Language, localeOf } from '../../server/locale/locales.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { sampled, some } from '../helpers/needs.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** What is left in English on pages of other languages says so, and there is none of it where most people look. */

const NOW = Date.UTC(2026, 10, 20, 12);
const catalog = openCatalog(releaseData());
const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((lang) => lang !== 'en');

let server: TestServer;
test.before(async () => {
  server = await startApp({
    catalog,
    pages: madePages(catalog, freshParts(), freshPages(), () => NOW),
    nowMs: () => NOW,
  });
});
test.after(() => server.close());

/** Names of markets and systems are proper names: they are marked, and have no translation. */
const PROPER = new Set(
  catalog
    .listed()
    .filter(({ kind }) => kind !== 'country')
    .map(({ name }) => name),
);
const VOID = /^(?:br|hr|img|input|link|meta|wbr|col)$/;

interface Texts {
  readonly english: readonly string[];
  readonly others: readonly string[];
}

/** The texts of a page that are marked as English, and all others; without code, scripts and links to other languages. */
function textsOf(html: string): Texts {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<nav class="languages[\s\S]*?<\/nav>/g, '')
    .replace(/<(script|style|code|pre|svg)\b[\s\S]*?<\/\1>/g, '');
  const english: string[] = [];
  const others: string[] = [];
  const open: boolean[] = [];
  for (const [, tag, text] of body.matchAll(/<([^>]*)>([^<]*)/g)) {
    const name = /^\/?([\w-]+)/.exec(tag!)?.[1] ?? '';
    if (tag!.startsWith('/')) open.pop();
    else if (!VOID.test(name)) {
      const lang = /\slang="([\w-]+)"/.exec(tag!)?.[1];
      open.push(lang === undefined ? open.at(-1) === true : lang === 'en');
    }
    const shown = text!.replaceAll('&amp;', '&').replaceAll('&quot;', '"').trim();
    if (shown !== '') (open.at(-1) ? english : others).push(shown);
  }
  return { english, others };
}

const textsAt = async (path: string, lang: Language): Promise<Texts> =>
  textsOf(await (await server.get(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)).text());

const FIRST_PAGES = ['/', '/calendars', '/markets', '/paydays?for=DE:BY&for=US&year=2027'];

for (const path of FIRST_PAGES) {
  test(`no English on ${path}, but names of markets and systems`, async () => {
    for (const lang of OTHERS) {
      const { english } = await textsAt(path, lang);
      assert.equal(
        english.filter((text) => !PROPER.has(text)),
        [],
        lang,
      );
    }
  });

  test(`what is English on ${path} is marked`, async () => {
    // Languages with other letters show what nobody marked.
    for (const lang of ['ja', 'ko', 'zh-Hans', 'ar'] as const) {
      const { others } = await textsAt(path, lang);
      const left = others.filter((text) => /\b(?:the|of|and|[Dd]ay|[Hh]oliday)\b/.test(text));
      const publishers = new Set(catalog.data.meta.sources.map(({ publisher }) => publisher));
      assert.equal(
        left.filter((text) => ![...publishers].some((publisher) => text.includes(publisher))),
        [],
        lang,
      );
    }
  });
}

/** Bounds of texts in English of a page in any language, but proper names: notes, citations and rules of the data. */
const LEFT: Readonly<Record<string, number>> = {
  '/calendars/DE:BY': 14,
  '/calendars/US': 46,
  '/calendars/XNYS': 346,
  '/calendars/EUR': 90,
  // Why each release was made, in the words of its note.
  '/changes': readdirSync('releases').filter((name) => name.endsWith('Z')).length,
  '/print?for=DE:BY': 0,
  '/quality': 260,
  '/docs': 13,
};

sampled('English that is left on other pages is counted', async () => {
  for (const [path, most] of Object.entries(LEFT)) {
    const counts: (readonly [Language, number])[] = [];
    // One after the other: /quality is large.
    for (const lang of some(OTHERS, 3)) {
      const { english } = await textsAt(path, lang);
      counts.push([lang, english.filter((text) => !PROPER.has(text)).length]);
    }
    const [lang, count] = counts.reduce((worst, one) => (one[1] > worst[1] ? one : worst));
    if (process.env.KALENDS_LIST) console.log(path, counts.map((one) => one.join(' ')).join(', '));
    assert.ok(count <= most, `${path} ${lang}: ${count} texts, at most ${most}`);
  }
});

/** Pages of the documentation that are in English in each language: the guide after its first pages, and the reference. */
const IN_ENGLISH = [...GUIDE.slice(4).map(addressOfPage), '/docs/api', '/docs/errors'];

test('pages of the documentation without a translation are marked as English, whole', async () => {
  for (const path of IN_ENGLISH) {
    // In letters of another alphabet what nobody marked is seen.
    const html = await (await server.get(`${path}?lang=ja`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    assert.match(main, /^<main[^>]*\slang="en"/, path);
    assert.match(main, /<p class="quiet" lang="ja">このテキスト|<p class="quiet" lang="ja">/, path);
    const { english, others } = textsOf(`<body>${main}</main>`);
    assert.ok(english.length > 0, path);
    const unmarked = others.filter((text) => /^[\x20-\x7e]*[a-z]{3}[\x20-\x7e]*$/.test(text));
    assert.equal(unmarked, [], path);
  }
});

test('regions and feasts have names in each language', () => {
  const bavaria = catalog.calendar(catalog.find('DE:BY')!);
  for (const lang of OTHERS) {
    const { region, country } = localeOf(lang);
    assert.ok(region(bavaria.id), lang);
    assert.is.not(country('DE'), 'Germany', lang);
  }
});

test.run();
