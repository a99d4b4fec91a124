import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RuleRow } from '../../build/calendars/vocabulary.js';
import { expandRules } from '../../build/expand/rules.js';
import { feastDays } from '../../build/feasts/days.js';
import { expandFeast, isFeastRule } from '../../build/feasts/expand-feast.js';
import { mayMoveDays } from '../../build/feasts/may-move.js';
import { FEASTS, type FeastName } from '../../build/feasts/table.js';
import { formatDay, isoWeekday, yearOf } from '../../server/engine/civil-date.js';

/** Feasts in the rules of definitions. */

function days(rule: string, from: number, to = from): string[] {
  return expandFeast(rule, [from, to]).map(
    ({ day, observed }) => formatDay(day) + (observed ? '*' : ''),
  );
}

test('a feast, its eve, and several days', () => {
  assert.equal(days('feast diwali at IN', 2024, 2026), ['2024-10-31', '2025-10-20', '2026-11-08']);
  assert.equal(days('feast diwali at IN -1', 2024), ['2024-10-30']);
  assert.equal(days('feast eid-al-adha at SA -1 for 4 days', 2026), [
    '2026-05-26',
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
  ]);
});

test('days that a shift moves across New Year belong to the year they fall in', () => {
  // Eid al-Adha of 30 December 2006 (computed 31 December).
  assert.equal(days('feast eid-al-adha at SA for 3 days', 2006).slice(-1), ['2006-12-31']);
  assert.equal(days('feast eid-al-adha at SA for 3 days', 2007).slice(0, 2), [
    '2007-01-01',
    '2007-01-02',
  ]);
});

test('moves by weekday as in date-holidays: `and if`, `if` and `substitutes`', () => {
  // Vesak of 2026 is a Sunday.
  assert.equal(days('feast vesak at SG and if sunday then next monday', 2026), [
    '2026-05-31',
    '2026-06-01*',
  ]);
  assert.equal(days('feast vesak at SG if sunday then next monday', 2026), ['2026-06-01*']);
  assert.equal(days('substitutes feast vesak at SG if sunday then next monday', 2026), [
    '2026-06-01*',
  ]);
  assert.equal(days('feast vesak at SG and if sunday then next monday', 2025), ['2025-05-12']);
  assert.equal(days('substitutes feast vesak at SG if sunday then next monday', 2025), []);
  assert.equal(days('feast makha-bucha at TH and if saturday,sunday then next monday', 2024), [
    '2024-02-24',
    '2024-02-26*',
  ]);
  assert.equal(
    days('feast vesak at SG and if saturday then next monday if sunday then next tuesday', 2026),
    ['2026-05-31', '2026-06-02*'],
  );
});

test('a rule of another form, an unknown feast, place or weekday says what is wrong', () => {
  assert.throws(() => expandFeast('feast diwali', [2026, 2026]), /expected the form/);
  assert.throws(
    () => expandFeast('feast dewali at IN', [2026, 2026]),
    /dewali is not one of .*diwali/,
  );
  assert.throws(() => expandFeast('feast diwali at XX', [2026, 2026]), /XX is not one of IN/);
  assert.throws(
    () => expandFeast('feast diwali at IN if sonday then next monday', [2026, 2026]),
    /sonday is not a weekday/,
  );
  assert.throws(() => expandFeast('feast ashura at TH', [2026, 2026]), /no Islamic months/);
  assert.not(isFeastRule('12-25'));
});

const ROW: RuleRow = {
  rule: 'feast diwali at IN',
  name: 'Deepavali',
  from: 2027,
  source: 'https://example.org/',
};

test('rows that name a feast make estimated entries, in their years, on their weekdays', () => {
  const entries = expandRules(
    'XTST',
    [ROW, { ...ROW, rule: '01-01', name: 'New Year' }],
    [2026, 2029],
  );
  assert.equal(
    entries.map(({ day, status, names, origin }) => [formatDay(day), status, names.en, origin]),
    [
      ['2027-10-29', 'estimated', 'Deepavali', 'rule'],
      ['2028-10-17', 'estimated', 'Deepavali', 'rule'],
      ['2029-11-05', 'estimated', 'Deepavali', 'rule'],
      ['2027-01-01', 'confirmed', 'New Year', 'rule'],
      ['2028-01-01', 'confirmed', 'New Year', 'rule'],
      ['2029-01-01', 'confirmed', 'New Year', 'rule'],
    ],
  );
  assert.is(expandRules('XTST', [{ ...ROW, exceptYears: [2028] }], [2026, 2029]).length, 2);
  assert.is(expandRules('XTST', [{ ...ROW, weekdays: [2] }], [2026, 2029]).length, 1);
  assert.throws(
    () => expandRules('XTST', [{ ...ROW, rule: 'feast diwali at ZZ' }], [2026, 2026]),
    /XTST, rules\[0\]\.rule: .*ZZ is not one of/,
  );
});

test('Poya days have their own names', () => {
  const poya = expandRules(
    'XTST',
    [{ ...ROW, rule: 'feast poya at LK', name: 'Poya', from: 1990 }],
    [2026, 2026],
  );
  assert.is(poya.length, 13);
  assert.is(poya[5]!.names.en, 'Adhi Poson Full Moon Poya Day');
});

const yearly = (Object.keys(FEASTS) as FeastName[]).filter((feast) => feast !== 'poya');

test('every feast at a place falls into the requested year, at most twice, and into its season', () => {
  fc.assert(
    fc.property(fc.constantFrom(...yearly), fc.integer({ min: 1990, max: 2060 }), (feast, year) => {
      const found = feastDays(feast, 'IN', year);
      assert.ok(found.length <= 2, `${feast} ${year}: ${found.length}`);
      assert.ok(found.every(({ day }) => yearOf(day) === year));
      // Close to New Year, before or after it.
      const aboutNewYear = ['kayin-new-year', 'guru-gobind-jayanti', 'losoong'].includes(feast);
      const once = FEASTS[feast].rule.by !== 'hijri' && !aboutNewYear;
      if (once) assert.is(found.length, 1, `${feast} ${year}`);
      assert.ok([0, 1, 2].includes(mayMoveDays(feast, 'IN')));
    }),
    { numRuns: 300 },
  );
});

test('a moved day falls on the weekday of the rule, within a week after', () => {
  fc.assert(
    fc.property(fc.constantFrom(...yearly), fc.integer({ min: 1990, max: 2060 }), (feast, year) => {
      for (const { day } of expandFeast(
        `substitutes feast ${feast} at IN if sunday then next monday`,
        [year, year],
      )) {
        assert.is(isoWeekday(day), 1);
        const own = expandFeast(`feast ${feast} at IN`, [year - 1, year]).map((date) => date.day);
        assert.ok(own.includes(day - 1));
      }
    }),
    { numRuns: 100 },
  );
});

test.run();
