import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Lexer, type Token, type Tokens } from 'marked';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOfPage, fileOfPage, GUIDE, GUIDE_DIR } from '../../build/docs/pages-table.js';
import { anchorOf, sectionsOf } from '../../build/docs/sections.js';
import {
  fileOfTranslation,
  OTHER_LANGUAGES,
  translationOf,
} from '../../build/docs/translations.js';
import { madePages } from '../../server/http/made-pages.js';
import { localeOf } from '../../server/locale/locales.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { ROOT } from '../helpers/release.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** Translations of the guide: none falls behind its English page unseen. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** Every translation with its English page. */
const TRANSLATIONS = OTHER_LANGUAGES.flatMap((lang) =>
  GUIDE.map((page) => ({ page, lang, file: fileOfTranslation(page, lang) })).filter(({ file }) =>
    existsSync(join(ROOT, file)),
  ),
);
/** The first pages of the guide. */
const FIRST_PAGES = GUIDE.slice(0, 4);

let server: TestServer;
test.before(async () => {
  const catalog = openCatalog(releaseData());
  server = await startApp({ catalog, pages: madePages(catalog, freshParts(), freshPages()) });
});
test.after(() => server.close());

/** All tokens of a kind, within others too. */
function tokensOf<T extends Token>(tokens: readonly Token[], type: T['type']): T[] {
  return tokens.flatMap((token) => {
    const table = token.type === 'table' ? (token as Tokens.Table) : undefined;
    const cells = table ? [...table.header, ...table.rows.flat()] : [];
    const inner = [
      ...cells.flatMap((cell) => cell.tokens),
      ...('tokens' in token ? (token.tokens ?? []) : []),
      ...('items' in token ? ((token as Tokens.List).items as Token[]) : []),
    ];
    return [...(token.type === type ? [token as T] : []), ...tokensOf<T>(inner, type)];
  });
}

/** What a translation has in common with its English page, beside its sections and blocks. */
function commonOf(markdown: string) {
  const tokens = new Lexer().lex(markdown);
  const links = tokensOf<Tokens.Link>(tokens, 'link');
  return {
    codes: [
      ...new Set(tokensOf<Tokens.Codespan>(tokens, 'codespan').map(({ text }) => text)),
    ].sort(),
    // The folder that a file lies in does not matter: `ids.md`, `../ids.md`, `build/docs/guide/ids.md`.
    links: links
      .map(({ href }) => (/^https?:/.test(href) ? href : href.replace(/^.*\//, '')))
      .sort(),
    rows: tokensOf<Tokens.Table>(tokens, 'table').map(({ rows }) => rows.length),
  };
}

for (const { page, file } of TRANSLATIONS) {
  test(`${file} has the sections, examples, codes, links and rows of its English page`, () => {
    const english = read(fileOfPage(page));
    translationOf(english, read(file));
    assert.equal(commonOf(read(file)), commonOf(english));
  });
}

test('a translation that is behind is refused, and tells where', () => {
  const english = '# A\n\nx\n\n## B\n\n```http\nGET /v1/x\n```\n\n```csv\n1\n```\n';
  const good = '# Ä\n\ny\n\n## ß\n\n```http\n```\n\n```csv\n```\n';
  const { title, sections } = translationOf(english, good);
  assert.is(title, 'Ä');
  assert.equal(
    sections.map(({ heading }) => heading),
    ['', 'ß'],
  );
  assert.equal(
    tokensOf<Tokens.Code>(sections[1]!.tokens, 'code').map(({ text }) => text),
    ['GET /v1/x', '1'],
  );
  const refused = (text: string) => {
    try {
      translationOf(english, text);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.match(refused(good.replace('## ß\n', '')), /1 sections where the English page has 2/);
  assert.match(
    refused(good.replace('\n```csv\n```\n', '')),
    /section "B": blocks http where .* http,csv/,
  );
  assert.match(refused(good.replace('```csv\n', '```csv\n2\n')), /a code block has a text/);
  assert.match(refused(good.replace('# Ä\n', '')), /title/);
});

test('every file of a language is a page of the guide', () => {
  const folders = readdirSync(join(ROOT, GUIDE_DIR), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const files = folders.flatMap(({ name }) =>
    readdirSync(join(ROOT, GUIDE_DIR, name)).map((file) => `${GUIDE_DIR}/${name}/${file}`),
  );
  assert.equal(files.sort(), TRANSLATIONS.map(({ file }) => file).sort());
});

const mainOf = (html: string) => /<main\b[\s\S]*?<\/main>/.exec(html)![0];
const preOf = (html: string) =>
  html.replaceAll(' dir="ltr"', '').match(/<pre\b[\s\S]*?<\/pre>/g) ?? [];

test('a translated page is in its language, with the answers and the addresses of the English one', async () => {
  for (const { page, lang, file } of TRANSLATIONS) {
    const address = addressOfPage(page);
    const [own, english] = await Promise.all(
      [`${address}?lang=${lang}`, `${address}?lang=en`].map(async (path) =>
        (await server.get(path)).text(),
      ),
    );
    const main = mainOf(own!);
    assert.match(main, new RegExp(`^<main id="text" tabindex="-1" lang="${lang}"`), file);
    assert.match(own!, new RegExp(`<html lang="${lang}"`), file);
    assert.equal(preOf(main), preOf(mainOf(english!)), file);
    const anchors = sectionsOf(read(fileOfPage(page))).map(({ heading }) => anchorOf(heading));
    for (const anchor of anchors.filter(Boolean))
      assert.ok(main.includes(`<section id="${anchor}">`), `${file}: ${anchor}`);
    assert.not.ok(main.includes(localeOf(lang).message('textIsEnglish')), file);
    assert.not.ok(main.includes('data-say'), file);
    const title = /^# (.*)$/m.exec(read(file))![1]!;
    assert.ok(
      own!.includes(`aria-current="page">${title}</a>`),
      `${file}: its title in the contents`,
    );
  }
});

/** Languages that have the first pages; others would show them in English, marked. */
const HAVE_THEM: readonly string[] = OTHER_LANGUAGES;

test('the first pages of the guide are translated, and the others say that they are in English', async () => {
  for (const lang of OTHER_LANGUAGES) {
    const missing = FIRST_PAGES.filter(
      (page) => !existsSync(join(ROOT, fileOfTranslation(page, lang))),
    );
    if (HAVE_THEM.includes(lang)) assert.equal(missing, [], lang);
    for (const page of [...missing, GUIDE[4]!]) {
      const html = await (await server.get(`${addressOfPage(page)}?lang=${lang}`)).text();
      assert.match(html, /<main lang="en" dir="ltr"/, `${lang} ${page.slug}`);
      assert.ok(html.includes(localeOf(lang).message('textIsEnglish')), lang);
    }
  }
});

test.run();
