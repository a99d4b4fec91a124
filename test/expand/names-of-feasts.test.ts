import { data } from 'date-holidays/data';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { correctedNames } from '../../build/expand/corrected-names.js';
import { namesOf } from '../../build/expand/names.js';
import { type Names, shared } from '../helpers/shared-names.js';

/** Two feasts of one year have two names in every language: whoever reads one of them knows which day is meant. */

const ofLibrary = Object.values(data.names as Readonly<Record<string, { name: Names }>>).map(
  ({ name }) => namesOf(name, { english: {}, language: 'en' }, ''),
);

test("the library's names for all countries, put right", () => {
  assert.equal(shared(ofLibrary.map(correctedNames)), []);
  assert.equal(shared(ofLibrary).sort(), [
    'es asuncion: Ascension Day, Assumption Day',
    "id maulid nabi muhammad: Isra and Mi'raj, Prophet's Birthday (Mawlid)",
  ]);
});

test('Ascension Day in Spanish, alone and beside another day', () => {
  const ascension = { en: 'Ascension Day', es: 'La Asunción' };
  assert.is(correctedNames(ascension).es, 'Ascensión');
  const joined = { en: 'Ascension Day / Labour Day', es: 'La Asunción / Fiesta del trabajo' };
  assert.is(correctedNames(joined).es, 'Ascensión / Fiesta del trabajo');
  const assumption = { en: 'Assumption Day', es: 'La Asunción' };
  assert.is(correctedNames(assumption), assumption);
});

test('names in the rows of one calendar and year', async () => {
  const found: string[] = [];
  for (const { id, rules = [], dates = [] } of await allDefinitions()) {
    const years = new Map<number, Names[]>();
    const add = (year: number, name: string, names: Names = {}) =>
      years.set(year, [...(years.get(year) ?? []), { ...names, en: name }]);
    for (const { date, name, names } of dates) add(Number(date.slice(0, 4)), name, names);
    const lasting = rules.filter(({ to }) => to === undefined);
    for (const { name, names } of lasting) add(2030, name, names);
    for (const days of years.values()) found.push(...shared(days).map((one) => `${id} ${one}`));
  }
  assert.equal([...new Set(found)], []);
});

test.run();
