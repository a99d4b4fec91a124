import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import XSAU from '../../build/calendars/exchanges/middle-east-africa/XSAU.js';
import { inheriting } from '../../build/calendars/inheriting.js';
import SAR from '../../build/calendars/settlement/SAR.js';
import { onDates, year } from '../../build/calendars/vocabulary.js';
import { completeCalendar } from '../../build/expand/calendar.js';
import type { Entry, PlainEntry } from '../../build/expand/entry.js';
import { formatDay, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import { named } from '../helpers/definitions.js';

const SOURCE = 'https://example.org/list';

const BASE: CalendarDefinition = {
  id: 'XAAA',
  kind: 'exchange',
  name: 'A market',
  timezone: 'Europe/Paris',
  years: [1990, 2060],
  weekend: [
    { start: '1990-01-01', days: [7] },
    { start: '1999-01-01', days: [6, 7] },
  ],
};

function entry(date: string, kind: Entry['kind'], closeTime: string | null = null): Entry {
  const plain: PlainEntry = {
    day: mustParseDay(date),
    kind,
    names: { en: 'A day' },
    status: 'confirmed',
    observed: false,
    close_time: closeTime,
    origin: 'rule',
  };
  return { ...plain, coverage: 'verified', sources: ['list'] };
}

test("a year's list: dates of that year, closures unless said otherwise", () => {
  assert.equal(
    year(2024, SOURCE, { '01-01': 'New Year', '12-25': 'Christmas' }, { status: 'estimated' }),
    [
      {
        date: '2024-01-01',
        kind: 'holiday',
        name: 'New Year',
        source: SOURCE,
        status: 'estimated',
      },
      {
        date: '2024-12-25',
        kind: 'holiday',
        name: 'Christmas',
        source: SOURCE,
        status: 'estimated',
      },
    ],
  );
});

test('one row for each date', () => {
  const rows = onDates(['2001-09-11', '2001-09-12'], {
    kind: 'holiday',
    name: 'Closed',
    source: SOURCE,
  });
  assert.equal(
    rows.map(({ date, name }) => `${date} ${name}`),
    ['2001-09-11 Closed', '2001-09-12 Closed'],
  );
});

test('a market that inherits from another one: its days, early closes and working weekend days, from its own first year', () => {
  const market = inheriting(BASE, SOURCE, { id: 'XBBB', name: 'Another', years: [2000, 2060] });
  assert.equal(
    [market.kind, market.timezone, market.years],
    ['exchange', 'Europe/Paris', [2000, 2060]],
  );
  assert.equal(market.weekend, [{ start: '2000-01-01', days: [6, 7] }]);
  const shared = [
    entry('1999-12-31', 'holiday'),
    entry('2000-12-25', 'holiday'),
    entry('2001-12-24', 'early_close', '14:00'),
    entry('2001-12-29', 'weekend_workday'),
  ];
  const days = completeCalendar(market, [], () => shared).map(
    ({ day, kind }) => `${formatDay(day)} ${kind}`,
  );
  assert.equal(days, [
    '2000-12-25 holiday',
    '2001-12-24 early_close',
    '2001-12-29 weekend_workday',
  ]);
});

test('how far an estimated day may move: as its list has it, also in calendars that inherit it', () => {
  const dates = [
    ...onDates(['2027-03-09'], {
      kind: 'holiday',
      name: 'Eid',
      status: 'estimated',
      mayMoveDays: 2,
      source: SOURCE,
    }),
    ...onDates(['2026-03-20'], { kind: 'holiday', name: 'Eid', mayMoveDays: 2, source: SOURCE }),
  ];
  const listed = completeCalendar({ ...BASE, dates }, [], () => []);
  const moves = (days: readonly PlainEntry[]) => days.map((day) => [day.status, day.may_move_days]);
  const expected = [
    ['confirmed', undefined],
    ['estimated', 2],
  ];
  assert.equal(moves(listed), expected, 'a confirmed one moves no more');
  const final = listed.map((day) => ({ ...day, coverage: 'library' as const, sources: [] }));
  const market = inheriting(BASE, SOURCE, { id: 'XBBB', name: 'Another' });
  assert.equal(moves(completeCalendar(market, [], () => final)), expected);
});

test('days of Saudi Arabia’s exchange and payments may move as far as its feasts', () => {
  const exchange = completeCalendar(XSAU, [], () => []);
  const payments = completeCalendar(SAR, [], (id) =>
    id === 'XSAU' ? exchange.map((day) => ({ ...day, coverage: 'library', sources: [] })) : [],
  );
  for (const days of [exchange, payments]) {
    const feasts = days.filter(({ day }) => yearOf(day) >= 2027 && yearOf(day) <= 2029);
    assert.ok(
      feasts.length > 14 && feasts.every((day) => day.may_move_days === 2),
      named(feasts).join(),
    );
  }
});

test('the weekend begins with the data, whichever rule was in force then', () => {
  const early = inheriting(BASE, SOURCE, { id: 'XCCC', name: 'A third', years: [1995, 2060] });
  assert.equal(early.weekend, [
    { start: '1995-01-01', days: [7] },
    { start: '1999-01-01', days: [6, 7] },
  ]);
});

test('another kind and own days may be added', () => {
  const bonds = inheriting(BASE, SOURCE, {
    id: 'EUR:BOND',
    name: 'Bonds',
    kind: 'bond',
    dates: onDates(['2001-09-11'], { kind: 'open', name: 'Open', source: SOURCE }),
  });
  assert.is(bonds.kind, 'bond');
  assert.equal(
    completeCalendar(bonds, [], () => [entry('2001-09-11', 'holiday')]),
    [],
  );
});

test.run();
