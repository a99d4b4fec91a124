import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { completeCalendar } from '../../build/expand/calendar.js';
import { withKnownNames } from '../../build/expand/known-names.js';

const PLACE = {
  id: 'BG',
  name: 'Bulgaria',
  timezone: null,
  years: [2020, 2030] as const,
  weekend: [{ start: '2020-01-01', days: [6, 7] }],
};

const test = suite('known names');

test("the library's names of the same day, the country's own before those for all", () => {
  assert.is(withKnownNames('BG', { en: 'Christmas Eve' }).bg, 'Бъдни вечер');
  assert.is(withKnownNames('ET', { en: 'Eid al-Fitr' }).am, 'ዒድ አል ፈጥር', 'by our English name');
  assert.is(withKnownNames('RU', { en: 'Victory Day' }).ru, 'День Победы');
});

test('names in a row win; an unknown day keeps its own', () => {
  assert.is(withKnownNames('BG', { en: 'Christmas Eve', bg: 'Другo' }).bg, 'Другo');
  assert.equal(withKnownNames('BG', { en: 'Day off for the change to the euro' }), {
    en: 'Day off for the change to the euro',
  });
});

test('only days of countries use them', () => {
  const dates = [
    { date: '2026-12-24', kind: 'holiday' as const, name: 'Christmas Eve', source: 'a list' },
  ];
  const namesIn = (kind: 'country' | 'exchange') =>
    Object.keys(completeCalendar({ ...PLACE, kind, dates }, [], () => [])[0]!.names).length;
  assert.is(namesIn('exchange'), 1);
  assert.ok(namesIn('country') > 10);
});

test.run();
