import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { EURO_AREA } from '../../build/calendars/vocabulary.js';
import { placed } from '../../build/search/documents.js';
import type { CalendarRecord } from '../../server/engine/types.js';

/** Calendars have their common English name, with the local one beside it, and say where they are at home. */

const definitions = await allDefinitions();
const definitionOf = new Map(definitions.map((definition) => [definition.id, definition]));

test('the English name, and the local one beside it', () => {
  const expected: Record<string, [string, string | undefined]> = {
    DE: ['Germany', 'Deutschland'],
    'DE:BY': ['Bavaria (Germany)', 'Bayern'],
    'DE:BY-A': ['Augsburg (Bavaria, Germany)', 'Stadt Augsburg'],
    'DE:NW': ['North Rhine-Westphalia (Germany)', 'Nordrhein-Westfalen'],
    'BE:VLG': ['Flemish Community (Belgium)', 'Vlaamse Gemeenschap'],
    IT: ['Italy', 'Italia'],
    MA: ['Morocco', 'المغرب'],
    BD: ['Bangladesh', 'বাংলাদেশ'],
    US: ['United States', undefined],
    'US:NY': ['New York (United States)', undefined],
    FR: ['France', undefined],
    'ES:AN': ['Andalusia (Spain)', 'Andalucía'],
    XMAD: ['Madrid Stock Exchange', 'Bolsa de Madrid'],
    XOSL: ['Oslo Stock Exchange (Euronext Oslo)', 'Oslo Børs'],
    XTKS: ['Tokyo Stock Exchange', '東京証券取引所'],
  };
  for (const [id, [english, local]] of Object.entries(expected)) {
    const { name, localName } = definitionOf.get(id)!;
    assert.equal([name, localName], [english, local], id);
  }
  // A name that is the English one is not told twice.
  for (const { id, name, localName } of definitions)
    assert.is.not(localName, name.replace(/ \(.*\)$/, ''), `${id}: ${name}`);
});

test('no country has a name in another script, and none the long form of a state', () => {
  for (const { id, kind, name } of definitions) {
    if (kind !== 'country') continue;
    assert.match(name, /^[\p{Script=Latin}\p{P}\p{M}\p{Z}]+$/u, `${id}: ${name}`);
    if (!id.includes(':'))
      assert.not.match(name, /^(Kingdom|State|People's Republic) of|^The /, `${id}: ${name}`);
  }
});

test('lists of names are separated by a comma and a space, without empty or repeated ones', () => {
  for (const { id, otherNames, cities } of definitions) {
    for (const list of [otherNames, cities]) {
      const items = list?.split(', ') ?? [];
      assert.ok(
        items.every((item) => /^\S(.*\S)?$/.test(item) && !item.includes(',')),
        `${id}: ${list}`,
      );
      assert.is(new Set(items).size, items.length, `${id}: ${list}`);
    }
  }
});

test('every calendar says its countries and currencies; part of an exchange has those of the exchange', () => {
  for (const { id, kind, countries = [], currencies = [], isMainExchange } of definitions) {
    for (const country of countries)
      assert.ok(definitionOf.has(country), `${id} is of ${country}, which has no calendar`);
    assert.ok(countries.length > 0, id);
    // Antarctica has no currency.
    assert.is(currencies.length > 0, id !== 'AQ', id);
    if (kind === 'settlement' && id.length === 3) assert.equal(currencies, [id]);
    if (isMainExchange) assert.is(kind, 'exchange', id);
  }
  assert.is(new Set(EURO_AREA).size, 21);
  assert.equal(definitionOf.get('EUR:ESTR')!.countries, EURO_AREA);
  const { countries, currencies, cities } = definitionOf.get('XCME:FX')!;
  assert.equal([countries, currencies, cities], [['US'], ['USD'], 'Chicago']);
  assert.equal(definitionOf.get('JPY:SIFMA')!.currencies, ['USD'], 'bonds in dollars');
  assert.equal(definitionOf.get('US:NY')!.currencies, ['USD'], 'those of its country');
});

test('a record says its home, and none where there is none', () => {
  const record = { id: 'XATH', kind: 'exchange', name: 'Athens Stock Exchange' } as CalendarRecord;
  const { countries, currencies } = placed({ ...record, countries: ['GR'], currencies: ['EUR'] });
  assert.equal([countries, currencies], [['GR'], ['EUR']]);
  assert.equal([placed(record).countries, placed(record).currencies], [[], []]);
});

test.run();
