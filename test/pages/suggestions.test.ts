import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES, type Language, localeOf } from '../../server/locale/locales.js';
import { choicesFor } from '../../server/pages/find.js';
import { findCalendars } from '../../server/queries/find-calendars.js';
import { releaseCatalog } from '../helpers/server.js';

/** What is suggested first for a few letters: what most who type them mean. */

const catalog = releaseCatalog();
const NOW = Date.UTC(2026, 10, 28, 12);
const idsFor = (text: string, lang: Language = 'en') =>
  choicesFor(catalog, text, localeOf(lang), NOW).map(({ ids }) => ids.join('+'));

/** The ids among the first three, in any order. */
const USUAL: Readonly<Record<string, string>> = {
  lon: 'XLON GB GBP',
  lond: 'XLON GB GBP',
  new: 'NZ XNYS NZD',
  york: 'XNYS US',
  tok: 'XTKS JP JPY',
  fra: 'FR XETR',
  par: 'XPAR FR',
  ger: 'DE XETR',
  uk: 'GB',
  us: 'US USD',
  nyse: 'XNYS',
  nasdaq: 'XNAS',
  target: 'EUR',
  eur: 'EUR',
  hong: 'HK XHKG HKD',
  sing: 'SG XSES SGD',
  swi: 'CH XSWX CHF',
  zur: 'XSWX CH',
  chi: 'CN CNY',
  ind: 'IN ID XNSE',
  can: 'CA CAD XTSE',
  tor: 'XTSE CA CAD',
  aus: 'AU AUD XASX',
  syd: 'XASX AU',
  bra: 'BR BVMF BRL',
  mex: 'MX MXN XMEX',
  united: 'US GB AE',
  dol: 'USD AUD CAD',
  pound: 'GBP',
  fed: 'USD',
  jap: 'JP JPY XTKS',
  kor: 'KR XKRX KRW',
  south: 'ZA KR',
  mil: 'XMIL IT:25-MI',
  mun: 'DE:BY',
  xetra: 'XETR',
};

test('thirty common beginnings: what is used most is among the first three', () => {
  for (const [text, expected] of Object.entries(USUAL)) {
    const first = idsFor(text).slice(0, 3);
    for (const id of expected.split(' '))
      assert.ok(first.includes(id), `${text}: ${first.join(' ')}`);
  }
});

test('in every language the same calendars are suggested, in the same order', () => {
  for (const lang of Object.keys(LANGUAGES) as Language[]) {
    for (const text of ['lon', 'tok', 'uk', 'hong', 'target'])
      assert.equal(idsFor(text, lang), idsFor(text), `${lang} ${text}`);
  }
  for (const [text, id] of Object.entries({
    alle: 'DE',
    aleman: 'DE',
    'vereinigte s': 'US',
    royaume: 'GB',
    japon: 'JP',
    'estados u': 'US',
    日本: 'JP',
    미국: 'US',
    英国: 'GB',
    ألمانيا: 'DE',
  }))
    assert.ok(idsFor(text).slice(0, 2).includes(id), `${text}: ${idsFor(text).join(' ')}`);
});

test('the API finds in the same order as the fields suggest', () => {
  for (const text of ['lon', 'hong', 'tor', 'dol']) {
    const found = findCalendars(catalog, text).map((index) => catalog.calendar(index).id);
    assert.equal(idsFor(text), found.slice(0, 8));
  }
});

test('Svalbard and other places of few people come after those that are meant', () => {
  const found = findCalendars(catalog, 'lon').map((index) => catalog.calendar(index).id);
  assert.ok(found.indexOf('SJ') > found.indexOf('GB'));
  assert.is(idsFor('svalbard')[0], 'SJ');
  assert.is(idsFor('tokelau')[0], 'TK');
});

test.run();
