import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lookUpChain, lookUpLanguage, nameIn } from '../../server/text/language.js';

test('a tag is shortened part by part, as RFC 4647 says in its example', () => {
  assert.equal(
    [...lookUpChain('zh-hant-cn-x-private1-private2')],
    ['zh-hant-cn-x-private1-private2', 'zh-hant-cn-x-private1', 'zh-hant-cn', 'zh-hant', 'zh'],
  );
  assert.equal([...lookUpChain('de')], ['de']);
  assert.equal([...lookUpChain('pt-br')], ['pt-br', 'pt']);
});

test('the first language that there is, or English', () => {
  const languages = new Set(['en', 'pt', 'de', 'de-at']);
  const found = (tag: string) => lookUpLanguage(tag, languages);
  assert.equal(['pt-br', 'pt', 'de-at', 'de-ch', 'en-gb'].map(found), [
    'pt',
    'pt',
    'de-at',
    'de',
    'en',
  ]);
  assert.equal(['tlh', 'x-klingon', 'ptx-br'].map(found), ['en', 'en', 'en']);
});

test('a name in a language, in the wider one, in English', () => {
  const names = { en: 'New Year', de: 'Neujahr', 'pt-br': 'Ano-Novo' };
  assert.equal(
    ['de', 'de-at', 'pt-br', 'pt', 'fr'].map((language) => nameIn(names, language)),
    ['Neujahr', 'Neujahr', 'Ano-Novo', 'New Year', 'New Year'],
  );
});

test.run();
