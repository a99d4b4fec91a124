import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RuleRow } from '../../build/calendars/vocabulary.js';
import { expandRules } from '../../build/expand/rules.js';
import { formatDay, isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { datesOf, named } from '../helpers/definitions.js';

function row(rule: string, more: Partial<RuleRow> = {}): RuleRow {
  return { rule, name: 'A day', from: 1990, source: 'https://example.org/', ...more };
}

function expand(rows: readonly RuleRow[], from: number, to = from) {
  return expandRules('XTST', rows, [from, to]).sort((a, b) => a.day - b.day);
}

test('no rules, no dates', () => {
  assert.equal(expandRules('XTST', [], [1990, 2060]), []);
});

test('the forms of rules used in our tables', () => {
  const dates = (rule: string, year: number) => datesOf(expand([row(rule)], year));
  assert.equal(dates('01-01', 2026), ['2026-01-01']);
  // Easter Sunday of 2026 is 5 April.
  assert.equal(dates('easter -2', 2026), ['2026-04-03']);
  assert.equal(dates('easter 1', 2026), ['2026-04-06']);
  assert.equal(dates('3rd monday in January', 2026), ['2026-01-19']);
  assert.equal(dates('monday before 06-01', 2026), ['2026-05-25']);
  assert.equal(dates('friday after 4th thursday in November', 2026), ['2026-11-27']);
  // Umm al-Qura: 1 Shawwal 1445 is 10 April 2024.
  assert.equal(dates('1 Shawwal', 2024), ['2024-04-10']);
  assert.equal(dates('day before 1 Shawwal', 2024), ['2024-04-09']);
});

test('a rule applies from its first year to its last', () => {
  const years = (more: Partial<RuleRow>) =>
    expand([row('06-19', more)], 2018, 2026).map(({ day }) => yearOf(day));
  assert.equal(years({ from: 2022 }), [2022, 2023, 2024, 2025, 2026]);
  assert.equal(years({ from: 2020, to: 2021 }), [2020, 2021]);
  assert.equal(years({ from: 2020, to: 2020 }), [2020]);
  assert.equal(years({ from: 1990, to: 2017 }), []);
  assert.equal(years({ from: 2027 }), []);
  assert.equal(years({ from: 1990, to: 2060 }).length, 9);
});

test('1 January and 31 December of the first and the last year belong to them', () => {
  for (const rule of ['01-01', '12-31']) {
    assert.equal(datesOf(expand([row(rule, { from: 2020, to: 2021 })], 2018, 2023)), [
      `2020-${rule}`,
      `2021-${rule}`,
    ]);
  }
});

test('"and if": the day and its substitute, which is observed', () => {
  const rows = [
    row('07-04 and if saturday then previous friday if sunday then next monday', {
      name: 'Fourth',
    }),
  ];
  const of = (year: number) =>
    expand(rows, year).map(({ day, observed }) => `${formatDay(day)} ${observed}`);
  assert.equal(of(2026), ['2026-07-03 true', '2026-07-04 false'], 'a Saturday');
  assert.equal(of(2027), ['2027-07-04 false', '2027-07-05 true'], 'a Sunday');
  assert.equal(of(2025), ['2025-07-04 false'], 'a Friday');
  for (const name of named(expand(rows, 2020, 2030)))
    assert.match(name, /^\d{4}-07-0[345] Fourth$/);
});

test('plain "if": only the moved day, which is observed where it is another than the rule names', () => {
  const marks = (one: RuleRow, from: number, to: number) =>
    expand([one], from, to).map(({ day, observed }) => `${formatDay(day)} ${observed}`);
  const fourth = '07-04 if saturday then previous friday if sunday then next monday';
  assert.equal(marks(row(fourth), 2025, 2027), [
    '2025-07-04 false',
    '2026-07-03 true',
    '2027-07-05 true',
  ]);
  const last = '12-31 if saturday,sunday then previous friday';
  assert.equal(marks(row(last, { observed: false }), 2022, 2023), [
    '2022-12-30 false',
    '2023-12-29 false',
  ]);
  assert.equal(marks(row(last, { closes: '12:30' }), 2023, 2023), ['2023-12-29 false']);
});

test('plain "if": only the substitute', () => {
  const rows = [row('12-30 if saturday,sunday then previous friday')];
  assert.equal(datesOf(expand(rows, 2023)), ['2023-12-29'], '30 December 2023 was a Saturday');
  assert.equal(datesOf(expand(rows, 2024)), ['2024-12-30']);
});

test('"substitutes": only if it is moved, and then observed', () => {
  const rows = [row('substitutes 11-11 if sunday then next monday')];
  assert.equal(datesOf(expand(rows, 2018, 2019)), ['2018-11-12'], '11 November 2018 was a Sunday');
  assert.is(expand(rows, 2018)[0]!.observed, true);
});

test('only dates on the given weekdays are kept', () => {
  const rows = [row('12-24', { closes: '13:00', weekdays: [1, 2, 3, 4] })];
  const kept = expand(rows, 1990, 2060);
  assert.ok(kept.length > 35);
  assert.ok(kept.every(({ day }) => isoWeekday(day) <= 4));
  const dates = new Set(datesOf(kept));
  assert.ok(dates.has('2025-12-24'), 'a Wednesday');
  assert.not.ok(dates.has('2027-12-24'), 'a Friday');
  assert.not.ok(dates.has('2022-12-24'), 'a Saturday');
});

test('a closing time makes an early close', () => {
  const [close] = expand([row('12-24', { closes: '12:30' })], 2025);
  assert.equal([close!.kind, close!.close_time], ['early_close', '12:30']);
  const [holiday] = expand([row('12-25')], 2025);
  assert.equal([holiday!.kind, holiday!.close_time], ['holiday', null]);
});

test('a length makes all of its days, over New Year too', () => {
  const eid = row('1 Shawwal P3D', { name: 'Eid', status: 'estimated' });
  assert.equal(datesOf(expand([eid], 2024)), ['2024-04-10', '2024-04-11', '2024-04-12']);
  assert.ok(
    expand([eid], 2024).every(({ status, kind }) => status === 'estimated' && kind === 'holiday'),
  );
  const turn = row('12-31 P3D', { from: 2020, to: 2022 });
  assert.equal(datesOf(expand([turn], 2021)), ['2021-01-01', '2021-01-02', '2021-12-31']);
  assert.equal(
    datesOf(expand([turn], 2018, 2025)),
    [
      '2020-12-31',
      '2021-01-01',
      '2021-01-02',
      '2021-12-31',
      '2022-01-01',
      '2022-01-02',
      '2022-12-31',
    ],
    'each day in the years of the rule',
  );
  assert.equal(datesOf(expand([row('05-01 P2D', { closes: '13:00' })], 2026)), [
    '2026-05-01',
    '2026-05-02',
  ]);
});

test('an hour makes an early close at it; two hours are refused', () => {
  const told = (rule: string, year: number) =>
    expand([row(rule)], year).map(
      ({ day, kind, close_time }) => `${formatDay(day)} ${kind} ${close_time}`,
    );
  assert.equal(told('12-24 14:00', 2026), ['2026-12-24 early_close 14:00']);
  assert.equal(told('easter -2 12:30', 2026), ['2026-04-03 early_close 12:30']);
  // 24 December 2023 was a Sunday.
  assert.equal(told('12-24 14:00 if sunday then 00:00', 2023), []);
  assert.equal(told('12-24 14:00 if sunday then 00:00', 2024), ['2024-12-24 early_close 14:00']);
  assert.throws(
    () => expand([row('12-24 14:00', { closes: '13:00' })], 2026),
    /XTST, rules\[0\]\.rule: "12-24 14:00" was read; .*13:00/,
  );
});

test('an entry has the members of its row', () => {
  const [day] = expand(
    [row('05-01', { name: 'Labour Day', names: { de: 'Maifeiertag' }, status: 'estimated' })],
    2026,
  );
  assert.equal(day!.names, { en: 'Labour Day', de: 'Maifeiertag' });
  assert.equal([day!.status, day!.origin, day!.observed], ['estimated', 'rule', false]);
  assert.is(expand([row('05-01')], 2026)[0]!.status, 'confirmed');
});

test('the same rule twice: each row in its own years', () => {
  const rows = [
    row('02-22', { name: "Washington's Birthday", from: 2000, to: 2004 }),
    row('02-22', { name: "Presidents' Day", from: 2005, to: 2006, closes: '13:00' }),
    row('02-22', { name: 'Again', from: 2008 }),
  ];
  assert.equal(named(expand(rows, 2003, 2008)), [
    "2003-02-22 Washington's Birthday",
    "2004-02-22 Washington's Birthday",
    "2005-02-22 Presidents' Day",
    "2006-02-22 Presidents' Day",
    '2008-02-22 Again',
  ]);
});

test('two rules of one name on one day both make entries', () => {
  const rows = [row('05-01', { name: 'A day' }), row('1st friday in May', { name: 'A day' })];
  // 1 May 2026 is the first Friday.
  assert.equal(named(expand(rows, 2026)), ['2026-05-01 A day', '2026-05-01 A day']);
  const twice = [row('05-01', { names: { de: 'Eins' } }), row('05-01', { names: { de: 'Zwei' } })];
  assert.equal(
    expand(twice, 2026)
      .map(({ names }) => names.de)
      .sort(),
    ['Eins', 'Zwei'],
  );
});

test('a lunar day that occurs twice in a year makes two entries', () => {
  assert.equal(datesOf(expand([row('1 Muharram')], 2008)), ['2008-01-10', '2008-12-29']);
});

test('a day moved into another year belongs to that year', () => {
  // 1 January 2022 was a Saturday.
  const rule = '01-01 and if saturday then previous friday';
  assert.equal(datesOf(expand([row(rule)], 2021)), ['2021-01-01', '2021-12-31']);
  assert.equal(datesOf(expand([row(rule)], 2022)), ['2022-01-01']);
  assert.equal(datesOf(expand([row(rule, { from: 2022 })], 2020, 2022)), ['2022-01-01']);
  // 31 December 2022 was a Saturday.
  const last = row('12-31 and if saturday then next monday', { from: 2022, to: 2022 });
  assert.equal(datesOf(expand([last], 2021, 2024)), ['2022-12-31']);
});

test('a year is the same whatever other years are requested', () => {
  const rules = [
    '01-01 and if saturday then previous friday if sunday then next monday',
    '12-31 and if saturday,sunday then next monday',
    '12-26 and if sunday then next monday',
    'substitutes 01-01 if saturday then previous friday',
    'easter -2',
    '1 Muharram',
    '10 Dhu al-Hijjah',
    'day before 1 Shawwal',
    '4th thursday in November',
  ];
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...rules), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1995, max: 2050 }),
      fc.nat(3),
      (some, from, more) => {
        const rows = some.map((rule) => row(rule));
        const together = expand(rows, from, from + more);
        const single = Array.from({ length: more + 1 }, (_, index) =>
          expand(rows, from + index),
        ).flat();
        assert.equal(datesOf(together).sort(), datesOf(single).sort());
        const wider = expand(rows, from - 1, from + more + 1).filter(
          ({ day }) => yearOf(day) >= from && yearOf(day) <= from + more,
        );
        assert.equal(datesOf(together), datesOf(wider));
      },
    ),
    { numRuns: 60 },
  );
});

test('a rule that cannot be read is an error that names the calendar and the rule', () => {
  for (const nonsense of ['first mooday in January', 'eastern -2']) {
    assert.throws(
      () => expand([row('01-01'), row(nonsense)], 2026),
      (error: Error) => error.message.includes('XTST') && error.message.includes(nonsense),
      JSON.stringify(nonsense),
    );
  }
});

const WRONG_RULES: readonly (readonly [string, RegExp])[] = [
  ['02-30', /expected a day from 01 to 29 in 02-30/],
  ['06-31', /expected a day from 01 to 30 in 06-31/],
  ['13-01', /expected a month from 01 to 12 in 13-01/],
  ['00-01', /expected a month/],
  ['01-00', /expected a day from 01 to 31/],
  ['02-29', /expected "02-29 in leap years"/],
  ['julian 02-30', /expected a day/],
  ['2026-02-30', /expected a day/],
  ['2026-02-29', /expected a date that exists in place of 2026-02-29/],
  ['substitutes 06-31 if sunday then next monday', /expected a day/],
  ['monday after 02-30', /expected a day/],
  ['6th monday in February', /expected a count from 1 to 4 .* the last one "monday before"/],
  ['5th monday in February', /expected a count from 1 to 4/],
  ['0th monday in May', /expected a count/],
  ['friday after 5th thursday in November', /expected a count/],
  ['60th monday after 01-01', /expected a count from 1 to 52/],
  ['30 Ramadan', /expected a day from 1 to 29 .* "day before 1"/],
  ['0 Shawwal', /expected a day from 1 to 29/],
  ['30 AdarII', /expected a day from 1 to 29/],
  ['30 Esfand', /expected a day from 1 to 29/],
  ['chinese 13-0-1', /expected a month from 1 to 12/],
  ['chinese 01-0-30', /expected a day from 0, the eve of the month, to 29/],
  ['chinese 25-1 solarterm', /expected a solar term from 1 to 24/],
  ['bengali-revised 1-32', /expected a day from 1 to 31/],
  ['12-24 25:00', /expected an hour from 00:00 to 23:59/],
  ['12-24 14:75', /expected an hour/],
  ['01-01 P99999D', /expected a length from P1D to P31D/],
  ['01-01 P0D', /expected a length/],
  ['01-01 PT5H', /a span of 5 h/],
  ['P99999D 01-01', /expected a length/],
  ['P3D 01-01', /expected a rule such as .*the date first/],
  ['in even years 01-01', /the date first/],
  ['01-01 every 0 years since 2000', /expected a count from 1/],
  ['march equinox in Mars/Base', /expected an IANA time zone name/],
  ['feast diwali at IN for 400 days', /expected a number of days from 1 to 31/],
  ['feast diwali at IN +4000', /expected a shift/],
  ['1 Shawwal 9999', /expected a rule that gives a date: this one gives none/],
  ['01-01 prior to 1980', /expected the years as from and to of the row/],
  ['01-01 since 1980', /expected the years as from and to/],
  ['easter 400', /expected a rule such as/],
  ['', /expected a rule such as/],
  [' 01-01', /expected a rule such as/],
  ['#1', /expected a rule such as/],
];

test('a rule with a day that does not exist is refused, with what would be right', () => {
  for (const [rule, expected] of WRONG_RULES) {
    assert.throws(
      () => expandRules('XTST', [row('01-01'), row(rule), row('12-25')], [2020, 2026]),
      ({ message }: Error) =>
        message.startsWith(`XTST, rules[1].rule: ${JSON.stringify(rule)} was read; `) &&
        expected.test(message) &&
        !message.includes('\n'),
      rule,
    );
  }
});

test('each wrong row has a line, and a row that never is in force is refused', () => {
  assert.throws(
    () =>
      expandRules(
        'XTST',
        [row('02-30'), row('01-01', { from: 2020, to: 2019 }), row('13-01')],
        [2020, 2026],
      ),
    ({ message }: Error) => {
      const lines = message.split('\n');
      return (
        lines.length === 3 &&
        lines[1] === 'XTST, rules[1].to: 2019 was read; expected 2020 or a later year, or nothing'
      );
    },
  );
  // 1 January 2000 was a Saturday, 12 April 2026 is the Sunday of Orthodox Easter.
  assert.throws(
    () => expandRules('XTST', [row('orthodox', { weekdays: [6] })], [2020, 2026]),
    /gives none in any year/,
  );
});

test('rules at the edges of what exists are no mistakes', () => {
  const dates = (rule: string) => datesOf(expand([row(rule)], 2023, 2024));
  assert.equal(dates('02-29 in leap years'), ['2024-02-29']);
  assert.equal(dates('2024-02-29'), ['2024-02-29']);
  assert.equal(dates('day before 03-01'), ['2023-02-28', '2024-02-29']);
  assert.equal(dates('4th monday in February'), ['2023-02-27', '2024-02-26']);
  assert.equal(dates('monday before 03-01'), ['2023-02-27', '2024-02-26']);
  assert.equal(dates('10-31 P1D'), ['2023-10-31', '2024-10-31']);
  assert.equal(dates('day before 1 Shawwal'), ['2023-04-20', '2024-04-09']);
  assert.equal(dates('chinese 01-0-00'), ['2023-01-21', '2024-02-09'], 'the eve');
  const noted = row('30 Ramadan', { note: 'Where Ramadan has 29 days, 1 Shawwal.' });
  assert.equal(
    datesOf(expand([noted], 2023, 2024)),
    ['2023-04-21', '2024-04-09'],
    'as its note says',
  );
  // It was no Sunday in either year, but is in others.
  assert.equal(dates('substitutes 02-01 if sunday then next monday'), []);
});

test('an estimated day of a method states how far it may move, another day does not', () => {
  const moves = (rule: string, more: Partial<RuleRow> = {}) =>
    expand([row(rule, more)], 2030).map(({ may_move_days }) => may_move_days);
  assert.equal(moves('feast diwali at IN'), [1]);
  assert.equal(moves('feast nyepi at ID'), [0]);
  assert.equal(moves('feast diwali at IN', { status: 'confirmed' }), [undefined]);
  // Umm al-Qura, whichever authority announces the day.
  assert.equal(moves('1 Shawwal', { status: 'estimated' }), [2]);
  assert.equal(moves('1 Shawwal'), [undefined]);
  assert.equal(moves('01-01', { status: 'estimated' }), [undefined]);
});

test.run();
