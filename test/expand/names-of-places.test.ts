import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { CITIES } from '../../build/search/cities.js';
import { readPlaces } from '../../build/search/documents.js';
import { EURO_AREA, MAIN_EXCHANGES, MARKETS } from '../../build/search/markets.js';
import { ALSO_CALLED_PLACES, LOCAL_PLACES } from '../../build/search/places.js';
import type { CalendarRecord } from '../../server/engine/types.js';

/** Calendars have their common English name, with the local one beside it; the tables of names only name existing calendars. */

const definitions = await allDefinitions();
const nameOf = new Map(definitions.map(({ id, name }) => [id, name]));
const { placed } = readPlaces();
const localOf = (id: string) => {
  const { kind, timezone } = definitions.find((definition) => definition.id === id)!;
  return placed({ id, kind, timezone, name: nameOf.get(id)! } as CalendarRecord).local_name;
};

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
    assert.equal([nameOf.get(id), localOf(id)], [english, local], id);
  }
});

test('no country has a name in another script, and none the long form of a state', () => {
  for (const { id, kind, name } of definitions) {
    if (kind !== 'country') continue;
    assert.match(name, /^[\p{Script=Latin}\p{P}\p{M}\p{Z}]+$/u, `${id}: ${name}`);
    if (!id.includes(':')) assert.not.match(name, /^(Kingdom|State|People's Republic) of|^The /, `${id}: ${name}`);
  }
});

test('every row of the tables belongs to a calendar, and every market has one', () => {
  for (const id of [LOCAL_PLACES, ALSO_CALLED_PLACES, CITIES, MARKETS].flatMap((table) => Object.keys(table))) {
    assert.ok(nameOf.has(id), `there is no calendar ${id}`);
  }
  for (const id of MAIN_EXCHANGES) assert.ok(nameOf.has(id), `there is no exchange ${id}`);
  for (const { id, kind } of definitions) {
    if (kind !== 'country') assert.ok(MARKETS[id.split(':')[0]!] ?? MARKETS[id], `${id} is at home nowhere`);
  }
  assert.is(new Set(EURO_AREA).size, 21);
});

test('countries and currencies of every calendar', () => {
  for (const { id, kind, timezone, name } of definitions) {
    const { countries, currencies } = placed({ id, kind, timezone, name } as CalendarRecord);
    for (const country of countries) assert.ok(nameOf.has(country), `${id} is of ${country}, which has no calendar`);
    assert.ok(countries.length > 0, id);
    // Antarctica has no currency.
    assert.is(currencies.length > 0, id !== 'AQ', id);
    if (kind === 'settlement' && id.length === 3) assert.equal(currencies, [id]);
  }
});

test.run();
