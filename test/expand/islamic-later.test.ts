import Holidays from 'date-holidays';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asFeastRule, LAST_ISLAMIC_YEAR } from '../../build/expand/islamic-later.js';
import { expandRules } from '../../build/expand/rules.js';
import { expandFeast } from '../../build/feasts/expand-feast.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { entriesOf } from '../helpers/expanded.js';

/** Islamic days after 2076, of which date-holidays has none. */

const FIRST = 2027;

test('the library has no Islamic day after its last year', () => {
  const bahrain = new Holidays('BH', { types: ['public'] });
  const islamic = (year: number) =>
    bahrain.getHolidays(year).filter(({ rule }) => /Shawwal|Hijjah/.test(rule)).length;
  assert.ok(islamic(LAST_ISLAMIC_YEAR) > 0);
  assert.is(islamic(LAST_ISLAMIC_YEAR + 1), 0);
});

test('until then the feasts give the same days as the library', () => {
  for (const country of ['AE', 'BH', 'EG', 'KE', 'NG']) {
    const library = new Holidays(country, { types: ['public', 'bank'] });
    const days = new Map<string, string[]>();
    for (let year = FIRST; year <= LAST_ISLAMIC_YEAR; year++) {
      for (const { rule, date } of library.getHolidays(year)) {
        if (!/Muharram|awwal|Rajab|Ramadan|Shawwal|Hijjah/.test(rule)) continue;
        days.set(rule, [...(days.get(rule) ?? []), date.slice(0, 10)]);
      }
    }
    assert.ok(days.size > 1, country);
    for (const [rule, dates] of days) {
      const one = asFeastRule(rule).replace(/ for \d+ days/, '');
      const own = expandFeast(one, [FIRST, LAST_ISLAMIC_YEAR]).map(({ day }) => formatDay(day));
      assert.equal(own, dates.sort(), `${country} ${rule}`);
    }
  }
});

test('rules are read with their shifts, lengths and moves', () => {
  const rules: Readonly<Record<string, string>> = {
    '10 Dhu al-Hijjah P3D': 'feast eid-al-adha at SA for 3 days',
    'day before 1 Shawwal': 'feast eid-al-fitr at SA -1',
    '1 Shawwal PT90H': 'feast eid-al-fitr at SA for 3 days',
    '30 Ramadan': 'feast ramadan at SA +29',
    '10 Muharram': 'feast ashura at SA',
    '1 Shawwal and if Saturday, Sunday then next Monday':
      'feast eid-al-fitr at SA and if saturday,sunday then next monday',
    'substitutes 12 Rabi al-awwal if sunday then next monday':
      'substitutes feast mawlid at SA if sunday then next monday',
  };
  for (const [rule, feast] of Object.entries(rules)) assert.is(asFeastRule(rule), feast);
  assert.throws(() => asFeastRule('1 Shawwal 14:00'), /no feast rule/);
  assert.throws(() => asFeastRule('1 Dhu al-Qidah'), /no feast lies/);
});

test('own rules for Islamic days go on, estimated, and move back to a weekday before', () => {
  const row = {
    rule: '1 Muharram if sunday,monday,tuesday,wednesday then next thursday if friday then previous thursday',
    name: 'New Year',
    from: 2070,
    status: 'estimated',
    source: 'test',
  } as const;
  const days = expandRules('test', [row], [2070, 2090]);
  const years = days.map(({ day }) => formatDay(day).slice(0, 4));
  assert.ok(years.includes('2077') && years.includes('2090'));
  assert.ok(
    days.every(({ day, status }) => [4, 6].includes(((day + 3) % 7) + 1) && status === 'estimated'),
  );
});

test('a country of the library has its feasts in the years that others inherit', () => {
  for (const id of ['AE', 'BH', 'EG', 'NG']) {
    const names = entriesOf(id)
      .filter(({ day }) => formatDay(day).startsWith('2090'))
      .map(({ names: { en } }) => en);
    assert.ok(
      names.some((name) => /Fitr/.test(name!)) && names.some((name) => /Adha|Kabir/.test(name!)),
      `${id}: ${names}`,
    );
  }
});

test.run();
