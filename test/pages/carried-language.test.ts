import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { errorPages } from '../../server/pages/error-page.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { isLongRun, sampled } from '../helpers/needs.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** The language of an address goes with the reader: every page that is reached by links and forms is in it. */

const NOW = Date.UTC(2026, 10, 20, 12);
const catalog = openCatalog(releaseData());
let server: TestServer;

test.before(async () => {
  server = await startApp({
    catalog,
    pages: madePages(catalog, freshParts(), freshPages(), () => NOW),
    errorPage: errorPages(freshParts()),
    nowMs: () => NOW,
  });
});
test.after(() => server.close());

const START = [
  '/',
  '/?on=2026-12-24&for=Hambrg',
  '/?calendars=XNYS&year=2026',
  '/calendars',
  '/calendars/DE',
  '/calendars/nyse',
  '/calendars/qqqqq',
  '/markets',
  '/changes',
  '/paydays',
  '/count',
  '/print?for=DE',
  '/quality',
  '/docs',
];
/** Pages whose links go to a thousand others of the same kind; daily also those of which each takes long to make. */
const MANY = isLongRun
  ? /^\/(?:calendars\/|changes\?|docs\/|problems\/)/
  : /^\/(?:calendars\/|changes\?|docs\/|problems\/|markets\?)/;

const page = async (address: string, browser: string) => {
  const headers = { accept: 'text/html', 'accept-language': browser };
  const response = await fetch(server.origin + address, { headers });
  return { text: await response.text(), address: response.url.slice(server.origin.length) };
};
const linksOf = (html: string) =>
  [
    ...html
      .replace(/<nav class="languages[\s\S]*?<\/nav>/, '')
      .matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g),
  ].map(([, href]) => href!.replaceAll('&amp;', '&'));
const isPage = (href: string) =>
  !/^\/(?:v1|assets|releases|reader|healthz|readyz)\b|^[^?]*\.\w{2,5}(?:\?|$)/.test(href);

for (const [lang, browser] of [
  ['ja', 'en'],
  ['en', 'de-DE,de;q=0.9'],
] as const) {
  sampled(
    `every page reached from one in ${lang} is in ${lang}, whatever the browser asks for`,
    async () => {
      const seen = new Set<string>();
      const kinds = new Map<string, number>();
      const queue = START.map((path) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        if (seen.has(next)) continue;
        seen.add(next);
        const { text, address } = await page(next, browser);
        assert.match(text, new RegExp(`<html lang="${lang}"`), next);
        assert.match(address, new RegExp(`[?&]lang=${lang}`), `${next} leads to ${address}`);
        for (const [form] of text.matchAll(
          /<form\b[^>]*\saction="\/(?!v1)[^".]*"[\s\S]*?<\/form>/g,
        )) {
          assert.match(form, new RegExp(`<input type="hidden" name="lang" value="${lang}">`), next);
        }
        for (const href of linksOf(text).filter(isPage)) {
          assert.match(href, new RegExp(`[?&]lang=${lang}\\b`), `${next} links to ${href}`);
          const kind = MANY.exec(href)?.[0] ?? href;
          const count = kinds.get(kind) ?? 0;
          kinds.set(kind, count + 1);
          if (count < (isLongRun ? 3 : 1)) queue.push(href);
        }
      }
      assert.ok(seen.size > START.length + 5, String(seen.size));
    },
  );
}

test('a language that the browser asks for itself is not written into links', async () => {
  const { text } = await page('/?lang=de', 'de');
  assert.equal(
    linksOf(text).filter((href) => /[?&]lang=/.test(href)),
    [],
  );
});

test('feeds and files of a calendar are in the language of its page; what is built once has none', async () => {
  const { text } = await page('/calendars/DE?lang=ja', 'en');
  const others = linksOf(text).filter((href) => !isPage(href));
  const own = others.filter((href) => /^\/(?:v1\/calendars|calendars)\/DE\.\w+/.test(href));
  assert.ok(own.every((href) => /[?&]lang=ja\b/.test(href)));
  assert.equal(
    others.filter((href) => /lang=ja/.test(href) && !own.includes(href)),
    [],
  );
  assert.match(text, /<input type="hidden" name="lang" value="ja">/, 'so does the form of a key');
});

test.run();
