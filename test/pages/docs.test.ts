import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  addressOfPage,
  CHANGELOG,
  CONTRIBUTING,
  ERRORS,
  FOR_OPERATORS,
  fileOfPage,
  GUIDE,
  GUIDE_DIR,
  GUIDE_PAGES,
  OPERATORS,
} from '../../build/docs/pages-table.js';
import { withFewRows } from '../../build/docs/reference.js';
import { anchorOf, sectionsOf } from '../../build/docs/sections.js';
import { madePages } from '../../server/http/made-pages.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { PROBLEMS } from '../../server/queries/problem.js';
import { escapeHtml } from '../../server/text/html.js';
import { presentJson } from '../../server/text/present-json.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import type { Document } from '../helpers/document.js';
import { isLongRun, sampled } from '../helpers/needs.js';
import { readExamples } from '../helpers/readme.js';
import { ROOT } from '../helpers/release.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** The documentation as it is served: whole, linked, and with answers that the server gives. */

let server: TestServer;
/** Pages by their address, those of single problems too. */
let pages: Map<string, string>;

test.before(async () => {
  const catalog = openCatalog(releaseData());
  server = await startApp({ catalog, pages: madePages(catalog, freshParts(), freshPages()) });
  pages = new Map();
  // The contents of the pages for operators have all pages.
  const start = await textOf(addressOfPage(FOR_OPERATORS));
  const contents = /<nav class="contents"[\s\S]*?<\/nav>/.exec(start)![0];
  for (const [, address] of contents.matchAll(/href="(\/docs[^"#]*)"/g))
    pages.set(address!, await textOf(address!));
  for (const code of Object.keys(PROBLEMS))
    pages.set(`/problems/${code}`, await textOf(`/problems/${code}`));
});
test.after(() => server.close());

/** Without a key. */
async function textOf(path: string): Promise<string> {
  const response = await fetch(server.origin + path);
  const text = await response.text();
  assert.is(response.status, 200, path);
  assert.not.match(text, />undefined<|\[object|NaN/, path);
  return text;
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
}

test('the pages that people look for are there, each reached from every other', () => {
  for (const name of [
    'ids',
    'conventions',
    'coverage',
    'feeds',
    'sheets',
    'tables',
    'cdn',
    'operating',
    'errors',
    'api',
  ]) {
    assert.ok(pages.has(`/docs/${name}`), name);
  }
  const operators = [...OPERATORS, CONTRIBUTING, CHANGELOG].map(addressOfPage);
  const isForOperators = (address: string) =>
    operators.includes(address) || address === addressOfPage(FOR_OPERATORS);
  for (const [address, html] of pages) {
    const contents = /<nav class="contents"[\s\S]*?<\/nav>/.exec(html)![0];
    for (const other of pages.keys()) {
      if (!other.startsWith('/docs')) continue;
      const isListed = isForOperators(address) || !operators.includes(other);
      assert.is(contents.includes(`<a href="${other}"`), isListed, `${address} leads to ${other}`);
    }
  }
});

test('every file of the guide is a page, and every section of it is there and nowhere else, in its words', () => {
  const names = readdirSync(join(ROOT, GUIDE_DIR)).filter((name) => name.endsWith('.md'));
  const files = names.map((name) => `${GUIDE_DIR}/${name}`);
  assert.equal(
    files.sort(),
    [...GUIDE_PAGES.slice(1), ERRORS].map(fileOfPage).sort(),
    'build/docs/pages-table.ts has them all',
  );
  for (const page of [...GUIDE_PAGES, ERRORS]) {
    for (const { heading, tokens } of sectionsOf(
      readFileSync(join(ROOT, fileOfPage(page)), 'utf8'),
    )) {
      const text = tokens.find(({ type }) => type === 'paragraph')?.raw ?? '';
      const words = text.split(/[`[<*]/)[0]!.trim();
      if (words.length < 12) continue;
      const shown = escapeHtml(words);
      const holding = [...pages].filter(
        ([address, html]) =>
          !address.startsWith('/problems/') && html.replaceAll('&#39;', "'").includes(shown),
      );
      assert.equal(
        holding.map(([address]) => address),
        [addressOfPage(page)],
        `${heading}: "${words}"`,
      );
    }
  }
  const sections = sectionsOf(`# A\nx\n## New words\ny\n`);
  assert.equal(
    sections.map(({ heading }) => anchorOf(heading)),
    ['', 'new-words'],
  );
});

test('the README is short: what Kalends is, how it is run and asked, and where the rest is', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  assert.ok(readme.split('\n').length < 200);
  for (const page of [...GUIDE.slice(1), FOR_OPERATORS, ERRORS, { slug: 'security' }]) {
    const file = page.slug === 'security' ? 'SECURITY.md' : fileOfPage(page);
    assert.ok(readme.includes(`(${file})`), `a link to ${file}`);
  }
  const forOperators = readFileSync(join(ROOT, fileOfPage(FOR_OPERATORS)), 'utf8');
  for (const { slug } of OPERATORS)
    assert.ok(forOperators.includes(`(${slug}.md)`), `a link to ${slug}.md`);
});

sampled(
  'no link is dead, within a page, between pages and to all else that this server has',
  async () => {
    const others = new Set<string>();
    const known = new Map(Array.from(pages, ([address, html]) => [address, new Set(idsIn(html))]));
    for (const [address, html] of pages) {
      const ids = idsIn(html);
      assert.equal(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        [],
        `${address}: an id is there twice`,
      );
      for (const [, link] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
        const target = link!.replaceAll('&amp;', '&');
        if (/^(https:|mailto:)/.test(target)) continue;
        const [path = '', anchor] = target.split('#');
        const page = path || address;
        // Daily a fourth of what is no part of the guide.
        const isAsked = isLongRun || anchor || others.add(page).size % 4 === 0;
        if (!known.has(page) && isAsked) known.set(page, new Set(idsIn(await textOf(page))));
        if (anchor)
          assert.ok(known.get(page)!.has(anchor), `${address}: ${target} leads to no section`);
      }
    }
  },
);

test('every example of the guide is what the server answers, as its files have it', async () => {
  const examples = await readExamples(server);
  const guide = [...pages]
    .filter(([address]) => address.startsWith('/docs'))
    .map(([, html]) => html);
  for (const { address, answered } of examples) {
    // What tools say in words has no address to be asked again.
    if (!address.startsWith('/v1/')) {
      assert.is(
        guide.filter((page) => page.includes(`<code>${escapeHtml(answered.trimEnd())}</code>`))
          .length,
        1,
        address,
      );
      continue;
    }
    const html = guide.filter((page) => page.includes(`data-request="${escapeHtml(address)}"`));
    assert.is(html.length, 1, `${address} is on one page`);
    const after = html[0]!.slice(html[0]!.indexOf(`data-request="${escapeHtml(address)}"`));
    const shown = /<pre class="answer"><code>([\s\S]*?)<\/code>/.exec(after)![1];
    assert.is(shown, escapeHtml(answered.trimEnd()), address);
  }
  for (const html of guide) assert.not.match(html, /Of other data/);
});

test('the reference tells every operation, parameter, example and object of the document', async () => {
  const document = await server.json<Document>('/openapi.json');
  const html = pages.get('/docs/api')!;
  for (const [path, { get }] of Object.entries(document.paths)) {
    const start = html.indexOf(`<article id="${get!.operationId}"`);
    assert.ok(start > 0, path);
    const part = html.slice(start, html.indexOf('</article>', start));
    assert.ok(part.includes(`<code>GET ${path}</code>`), path);
    assert.equal(
      [...part.matchAll(/<tr data-name="([^"]+)" data-in="([^"]+)"/g)]
        .map(([, name, place]) => `${name} ${place}`)
        .sort(),
      get!.parameters.map(({ name, in: place }) => `${name} ${place}`).sort(),
      path,
    );
    for (const { example } of Object.values(get!.responses[200]?.content ?? {})) {
      if (example !== undefined)
        assert.ok(
          part.includes(escapeHtml(presentJson(withFewRows(example)))),
          `${path}: its example`,
        );
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const start = html.indexOf(`<section id="schema-${name}"`);
    const part = html.slice(start, html.indexOf('</section>', start));
    for (const member of Object.keys((schema.properties as object | undefined) ?? {})) {
      assert.ok(part.includes(`<dt><code>${member}</code></dt>`), `${name}.${member}`);
    }
  }
});

test('of the many parameters of schedules, those that people need first come first', () => {
  const html = pages.get('/docs/api')!;
  const start = html.indexOf('<article id="listSchedule"');
  const part = html.slice(start, html.indexOf('</article>', start));
  const [first = '', others = ''] = part.split('<details class="others">');
  const names = (text: string) =>
    Array.from(text.matchAll(/<tr data-name="([^"]+)"/g), ([, name]) => name!);
  assert.equal(names(first).length, 12);
  for (const name of ['start', 'end', 'count', 'frequency', 'calendars', 'convention'])
    assert.ok(names(first).includes(name), name);
  assert.ok(names(others).includes('accrual_start_convention'));
});

test('pages are kept and asked for again as other pages are, under the strict policy, and only read', async () => {
  const plain = { 'accept-encoding': 'identity' };
  for (const path of [...pages.keys(), '/docs/', '/docs/ids.html', '/docs/search.json']) {
    const page = await fetch(server.origin + path, { headers: plain });
    const text = await page.text();
    const etag = page.headers.get('etag')!;
    assert.match(etag, /^"[^"]+"$/, path);
    const again = await fetch(server.origin + path, {
      headers: { ...plain, 'if-none-match': etag },
    });
    assert.equal([again.status, await again.text()], [304, ''], path);
    const head = await fetch(server.origin + path, { method: 'HEAD', headers: plain });
    assert.equal(
      [head.status, head.headers.get('content-length')],
      [200, String(Buffer.byteLength(text))],
      path,
    );
    assert.is((await fetch(server.origin + path, { method: 'POST' })).status, 405, path);
    if (path.endsWith('.json')) continue;
    const policy = page.headers.get('content-security-policy')!;
    assert.match(policy, /default-src 'none'/);
    assert.not.match(policy, /unsafe|https?:/);
    assert.not.match(text, /\sstyle="|\son\w+="|<script(?![^>]*src=)/, `${path}: nothing inline`);
  }
  assert.is((await fetch(`${server.origin}/docs/nothing`)).status, 404);
});

test('the reference is small: a page with its script, its styles in it, compressed', async () => {
  const html = pages.get('/docs/api')!;
  const parts = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
    ([, address]) => address!,
  );
  let bytes = 0;
  for (const address of ['/docs/api', ...parts]) {
    const response = await fetch(server.origin + address, { headers: { 'accept-encoding': 'br' } });
    bytes += Number(response.headers.get('content-length'));
  }
  // Of them some 2,000 are the accuracy record of feasts, which grows with the days of each release.
  assert.ok(parts.length >= 2 && bytes < 41_000, `${bytes} bytes`);
});

test.run();
