import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  LANGUAGES,
  type Language,
  languageOf,
  localeOf,
  type MessageKey,
} from '../../server/locale/locales.js';
import { staticPage } from '../../server/pages/static-page.js';
import { PROBLEMS } from '../../server/queries/problem.js';
import { escapeHtml } from '../../server/text/html.js';
import { freshPages } from '../helpers/browser.js';

/** The words of the interface: none is missing in a language, and each holds the values that the English one does. */

const WORDS = Object.keys(LANGUAGES.en.messages) as MessageKey[];
const valuesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

for (const [lang, { messages }] of Object.entries(LANGUAGES)) {
  test(`every word is there in ${lang}, with its values`, () => {
    assert.equal(
      WORDS.filter((word) => !messages[word]?.trim()),
      [],
      'missing',
    );
    assert.equal(
      Object.keys(messages).filter((word) => !WORDS.includes(word as MessageKey)),
      [],
      'of no use',
    );
    for (const word of WORDS)
      assert.equal(valuesOf(messages[word]), valuesOf(LANGUAGES.en.messages[word]), word);
  });
}

test('other languages are not English again', () => {
  for (const [lang, { messages }] of Object.entries(LANGUAGES)) {
    if (lang === 'en') continue;
    const same = WORDS.filter((word) => messages[word] === LANGUAGES.en.messages[word]);
    assert.ok(same.length < WORDS.length / 10, `${lang}: ${same.join(', ')}`);
  }
});

test('the language is the one that the browser asks for first, among those that there are', () => {
  for (const [accept, lang] of [
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['sv,fr;q=0.5,ja;q=0.9', 'ja'],
    ['en;q=0.2, ar', 'ar'],
    ['sv', 'en'],
    ['pt-BR,pt;q=0.9', 'pt-BR'],
    ['pt-AO', 'pt'],
    ['zh-CN', 'zh-Hans'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh-Hant-TW,en', 'en'],
    ['ko-KR', 'ko'],
    ['de;q=0', 'en'],
    [undefined, 'en'],
    ['*;;;q=,,', 'en'],
  ] as const) {
    assert.is(languageOf(accept), lang, accept);
  }
});

test('headings of the pages that a build writes are words of the interface, and are said in each language', async () => {
  const others = freshPages();
  for (const path of ['/quality', ...Object.keys(PROBLEMS).map((code) => `/problems/${code}`)]) {
    const english = (await others.textOf(path))!;
    for (const [heading] of english.matchAll(/<h[123]\b[\s\S]*?<\/h[123]>/g)) {
      assert.match(heading, /data-say="\w+"/, `${path}: a heading in English alone`);
    }
    for (const lang of Object.keys(LANGUAGES) as Language[]) {
      const { message, direction } = localeOf(lang);
      const page = staticPage(english, path, localeOf(lang));
      assert.match(
        page,
        new RegExp(`<html lang="${lang}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`),
      );
      assert.not.match(page, /data-say=/, 'every mark is a word');
      for (const [, word] of english.matchAll(/data-say="(\w+)">/g)) {
        assert.ok(
          page.includes(`>${escapeHtml(message(word as MessageKey))}<`),
          `${path} ${lang}: ${word}`,
        );
      }
      if (path !== '/quality')
        assert.match(page, /<main lang="en" dir="ltr"/, 'the text is English, and says so');
      assert.match(page, new RegExp(`<strong lang="${lang}">`), 'it leads to the other languages');
    }
  }
});

test('all texts of /quality are in the language, with numbers and names as it writes them', async () => {
  const english = (await freshPages().textOf('/quality'))!;
  const count = [...english.matchAll(/data-values=/g)].length;
  assert.ok(count > 100, `${count} texts with values`);
  for (const lang of Object.keys(LANGUAGES) as Language[]) {
    const page = staticPage(english, '/quality', localeOf(lang));
    assert.not.match(page, /data-(?:values|number|place|in|years|translated)\b/, lang);
    const main = /<main class="quality">[\s\S]*?<\/main>/.exec(page)![0];
    if (lang === 'en') continue;
    assert.not.match(main, /\b(?:holidays|verified|computed) /, lang);
    assert.match(
      main,
      new RegExp(`>${localeOf(lang).region('DE:BY')} \\(${localeOf(lang).country('DE')}\\)<`),
    );
  }
  const german = staticPage(english, '/quality', localeOf('de'));
  assert.match(german, /<td class="count"><span>\d{1,3}<\/span> <small>\d{1,3}\.\d{3}<\/small>/);
  assert.match(german, /<title>Wo man sich auf Kalends verlassen kann<\/title>/);
  assert.match(german, /<title>belegt \d{4}/);
  assert.match(german, /<th scope="row">Opferfest \(Eid al-Adha\)<\/th>/);
});

test('problems are called alike on pages and in answers', () => {
  for (const [code, { title }] of Object.entries(PROBLEMS)) {
    assert.is(LANGUAGES.en.messages[`problem_${code}` as MessageKey], title);
  }
});

test('dates and names are written as in the language, by the calendar and digits of the data', () => {
  assert.is(localeOf('en').longDate('2026-12-24'), 'Thursday 24 December 2026');
  assert.is(localeOf('de').plainDate('2026-12-24'), '24. Dezember 2026');
  assert.is(localeOf('ja').plainDate('2026-12-24'), '2026年12月24日');
  assert.match(localeOf('ar').plainDate('2026-12-24'), /24 .* 2026/);
  assert.is(localeOf('fr').country('DE'), 'Allemagne');
  assert.match(localeOf('es').currency('JPY'), /yen/);
  assert.is(localeOf('ar').direction, 'rtl');
});

test.run();
