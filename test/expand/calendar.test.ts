import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import type { ListedDate } from '../../build/calendars/vocabulary.js';
import { completeCalendar, dropIdleEarlyCloses, expandOwn } from '../../build/expand/calendar.js';
import {
  compareEntries,
  entryKey,
  mergeEntries,
  type PlainEntry,
} from '../../build/expand/entry.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { definition, named } from '../helpers/definitions.js';
import { entry } from '../helpers/history.js';

const SOURCE = 'https://example.org/';

function listed(
  date: string,
  kind: ListedDate['kind'],
  more: Partial<ListedDate> = {},
): ListedDate {
  return { date, kind, name: 'Listed', source: SOURCE, ...more };
}

/** Dates, kinds and names of a calendar with these entries of its own and of one that it inherits from. */
function complete(
  more: Partial<CalendarDefinition>,
  own: readonly PlainEntry[] = [],
  inherited: PlainEntry[] = [],
) {
  const finalEntries = (id: string) => {
    assert.is(id, 'BASE');
    return inherited.map((plain) => ({
      ...plain,
      coverage: 'verified' as const,
      sources: ['a-source'],
    }));
  };
  const made = definition('XTST', more);
  return dropIdleEarlyCloses(completeCalendar(made, own, finalEntries), made.weekend);
}

function told(entries: readonly PlainEntry[]): string[] {
  return entries.map(({ day, kind, names }) => `${formatDay(day)} ${kind} ${names.en}`);
}

const BASE = [
  entry('2020-12-25', 'Christmas Day'),
  entry('2021-12-24', 'Christmas Eve', { kind: 'early_close', close_time: '12:30' }),
  entry('2021-12-25', 'Christmas Day'),
  entry('2022-12-26', 'Boxing Day'),
  entry('2023-01-07', 'Working Saturday', { kind: 'weekend_workday' }),
  entry('2023-12-25', 'Christmas Day', {
    status: 'estimated',
    observed: true,
    names: { en: 'Christmas Day', de: 'W' },
  }),
];

test('holidays and working weekend days are inherited', () => {
  const inherits = [{ calendar: 'BASE', from: 1990, source: SOURCE }];
  const taken = complete({ inherits }, [], BASE);
  assert.equal(told(taken), told(BASE.filter(({ kind }) => kind !== 'early_close')));
  const last = taken.at(-1)!;
  assert.equal(
    [last.status, last.observed, last.names.de, last.origin],
    ['estimated', true, 'W', 'rule'],
  );
  assert.not.ok(
    'coverage' in last || 'sources' in last,
    'what verified it there verifies nothing here',
  );
});

test('inheritance has years, kinds and exceptions', () => {
  const take = (
    inherits: Omit<NonNullable<CalendarDefinition['inherits']>[number], 'calendar' | 'source'>,
  ) => named(complete({ inherits: [{ calendar: 'BASE', source: SOURCE, ...inherits }] }, [], BASE));
  assert.equal(take({ from: 2021, to: 2022 }), [
    '2021-12-25 Christmas Day',
    '2022-12-26 Boxing Day',
  ]);
  assert.equal(take({ from: 2023, to: 2023, kinds: ['holiday'] }), ['2023-12-25 Christmas Day']);
  assert.equal(take({ from: 2021, kinds: ['early_close'] }), ['2021-12-24 Christmas Eve']);
  assert.equal(take({ from: 1990, except: ['Christmas Day', 'Working Saturday'] }), [
    '2022-12-26 Boxing Day',
  ]);
  assert.is(take({ from: 1990, except: ['Christmas'] }).length, 5, 'an exception is a whole name');
});

test('inheritance ends with the data', () => {
  const inherits = [{ calendar: 'BASE', from: 1990, source: SOURCE }];
  assert.equal(named(complete({ inherits, years: [2021, 2022] }, [], BASE)), [
    '2021-12-25 Christmas Day',
    '2022-12-26 Boxing Day',
  ]);
});

test('days that a country declares one by one are estimated at a market that decides for itself, until its own notice', () => {
  const declared = ['2025-05-02', '2026-01-02', '2026-08-31'].map((date) =>
    entry(date, 'Bridge Day', { origin: 'curated' }),
  );
  const ofCountry = [...declared, entry('2026-09-02', 'National Day')];
  const statuses = (
    calendar: string,
    more: object = {},
    own: Partial<CalendarDefinition> = {},
    today?: number,
  ) => {
    const made = definition('XTST', {
      ...own,
      inherits: [{ calendar, from: 1990, source: SOURCE, ...more }],
    });
    const finalEntries = () =>
      ofCountry.map((day) => ({ ...day, coverage: 'verified' as const, sources: ['decree'] }));
    return completeCalendar(made, [], finalEntries, today).map(
      ({ day, status }) => `${formatDay(day).slice(2)} ${status}`,
    );
  };
  const waiting = [
    '25-05-02 confirmed',
    '26-01-02 estimated',
    '26-08-31 estimated',
    '26-09-02 confirmed',
  ];
  assert.equal(statuses('VN'), waiting);
  assert.equal(statuses('MY:14'), waiting);
  assert.equal(
    statuses('VN', {}, {}, mustParseDay('2026-08-31')),
    waiting.map((text) => (text.startsWith('26-01-02') ? '26-01-02 confirmed' : text)),
    'a day that is over has the status that it has in its country',
  );
  assert.ok(
    statuses('VN', { asDeclared: true }).every((text) => text.endsWith('confirmed')),
    'it follows',
  );
  assert.ok(
    statuses('XSTC').every((text) => text.endsWith('confirmed')),
    'another market, not a country',
  );
  const noticed = statuses('VN', {}, { dates: [listed('2026-08-31', 'holiday')] });
  assert.equal(
    new Set(noticed),
    new Set([...waiting.filter((text) => !text.includes('08-31')), '26-08-31 confirmed']),
  );
});

test('an inherited day on an own day is one entry', () => {
  const inherits = [{ calendar: 'BASE', from: 1990, source: SOURCE }];
  const own = [entry('2020-12-25', 'Exchange Day'), entry('2022-12-26', 'Boxing Day')];
  assert.equal(named(complete({ inherits, years: [2020, 2022] }, own, BASE)), [
    '2020-12-25 Exchange Day / Christmas Day',
    '2021-12-25 Christmas Day',
    '2022-12-26 Boxing Day',
  ]);
});

test('a listed date replaces a computed one', () => {
  const own = [
    entry('2022-09-19', 'Computed', {
      names: { en: 'Computed', de: 'Berechnet' },
      status: 'estimated',
    }),
  ];
  const dates = [
    listed('2022-09-19', 'holiday', { name: 'State Funeral', names: { cy: 'Angladd' } }),
  ];
  const [only, ...others] = complete({ dates }, own);
  assert.equal(others, []);
  assert.equal(only!.names, { en: 'State Funeral', cy: 'Angladd' });
  assert.equal(
    [only!.status, only!.origin, only!.observed, only!.close_time],
    ['confirmed', 'curated', false, null],
  );
});

test('a listed date has its own status, closing time and observed mark', () => {
  const dates = [
    listed('2022-07-04', 'holiday', { status: 'provisional', observed: true }),
    listed('2022-12-23', 'early_close', { closes: '12:30' }),
  ];
  const [holiday, close] = complete({ dates });
  assert.equal([holiday!.status, holiday!.observed], ['provisional', true]);
  assert.equal([close!.kind, close!.close_time], ['early_close', '12:30']);
});

test('two listed days of one kind on a date are joined', () => {
  const dates = [
    listed('2022-07-04', 'holiday', { name: 'One' }),
    listed('2022-07-04', 'holiday', { name: 'Two' }),
  ];
  assert.equal(named(complete({ dates })), ['2022-07-04 One / Two']);
});

test('"open" removes computed and inherited entries of every kind', () => {
  const inherits = [{ calendar: 'BASE', from: 1990, source: SOURCE }];
  const own = [
    entry('2022-07-04', 'A day'),
    entry('2022-07-05', 'Short', { kind: 'early_close', close_time: '13:00' }),
  ];
  const dates = ['2020-12-25', '2022-07-04', '2022-07-05'].map((date) => listed(date, 'open'));
  assert.equal(named(complete({ inherits, dates, years: [2020, 2022] }, own, BASE)), [
    '2021-12-25 Christmas Day',
    '2022-12-26 Boxing Day',
  ]);
});

test('a listed working weekend day opens the day: a computed holiday on it is removed', () => {
  // 7 May 2022 was a Saturday.
  const own = [entry('2022-05-07', 'A day'), entry('2022-05-09', 'Another')];
  const dates = [listed('2022-05-07', 'weekend_workday', { name: 'Working day' })];
  assert.equal(told(complete({ dates }, own)), [
    '2022-05-07 weekend_workday Working day',
    '2022-05-09 holiday Another',
  ]);
});

test('a listed early close replaces a computed holiday', () => {
  const dates = [listed('2022-07-04', 'early_close', { closes: '13:00' })];
  assert.equal(told(complete({ dates }, [entry('2022-07-04', 'A day')])), [
    '2022-07-04 early_close Listed',
  ]);
});

test('listed dates outside the data are ignored', () => {
  const dates = ['2019-12-31', '2020-01-01', '2022-12-31', '2023-01-01'].map((date) =>
    listed(date, 'holiday'),
  );
  assert.equal(named(complete({ dates, years: [2020, 2022] })), [
    '2020-01-01 Listed',
    '2022-12-31 Listed',
  ]);
});

test('an early close is dropped on a holiday, and on a weekend unless it is a working day', () => {
  const close = (date: string) =>
    entry(date, 'Short', { kind: 'early_close', close_time: '13:00' });
  // 24 December 2022 was a Saturday, 2023 a Sunday, 2024 a Tuesday, 2025 a Wednesday.
  const own = [
    ...['2022-12-24', '2023-12-24', '2024-12-24', '2025-12-24'].map(close),
    entry('2023-12-24', 'Working Sunday', { kind: 'weekend_workday' }),
    entry('2025-12-24', 'A holiday'),
  ];
  assert.equal(told(complete({}, mergeEntries(own))), [
    '2023-12-24 early_close Short',
    '2023-12-24 weekend_workday Working Sunday',
    '2024-12-24 early_close Short',
    '2025-12-24 holiday A holiday',
  ]);
});

test('the weekend in force on the day counts', () => {
  const weekend = [
    { start: '2020-01-01', days: [4, 5] },
    { start: '2022-01-01', days: [6, 7] },
  ];
  const on = (date: string) => isWeekend(weekend, mustParseDay(date));
  assert.equal([on('2021-12-30'), on('2021-12-31')], [true, true], 'the last Thursday and Friday');
  assert.equal(
    [on('2021-12-25'), on('2021-12-26')],
    [false, false],
    'the last Saturday and Sunday at work',
  );
  assert.equal(
    [on('2022-01-01'), on('2022-01-02'), on('2022-01-06'), on('2022-01-07')],
    [true, true, false, false],
  );
  const close = (date: string) =>
    entry(date, 'Short', { kind: 'early_close', close_time: '13:00' });
  const own = ['2021-12-24', '2021-12-25', '2022-01-07', '2022-01-08'].map(close);
  assert.equal(named(complete({ weekend }, own)), ['2021-12-25 Short', '2022-01-07 Short']);
});

test('own dates are those of the library and the rules together', () => {
  const rules = [
    { rule: '05-01', name: 'Settlement Day', from: 2026, source: SOURCE },
    { rule: '05-02', name: 'Short', from: 2026, closes: '12:00', source: SOURCE },
  ];
  const own = expandOwn(
    definition('X', { years: [2026, 2026], library: { country: 'DE' }, rules }),
  );
  const may = own.filter(({ day }) => formatDay(day).startsWith('2026-05-0'));
  assert.equal(named(may), ['2026-05-01 Labour Day / Settlement Day', '2026-05-02 Short']);
  assert.is(may[0]!.origin, 'library');
  assert.is(may[1]!.origin, 'rule');
});

test('a computed feast on the date of a fixed holiday: the closure is confirmed, the name of the feast is not', () => {
  const feast = entry('2023-12-25', 'Feast', {
    status: 'estimated',
    names: { en: 'Feast', de: 'Fest' },
  });
  const fixed = entry('2023-12-25', 'Christmas Day');
  for (const both of [
    [feast, fixed],
    [fixed, feast],
  ]) {
    const [merged, ...others] = mergeEntries(both);
    assert.is(others.length, 0);
    assert.is(merged!.status, 'confirmed');
    assert.equal(
      new Set(merged!.names.en!.split(' / ')),
      new Set(['Christmas Day', 'Feast (estimated)']),
    );
    assert.equal(
      new Set(merged!.names.de!.split(' / ')),
      new Set(['Christmas Day', 'Fest (estimated)']),
    );
    assert.equal(mergeEntries([merged!, feast]), [merged], 'once');
  }
  const two = mergeEntries([feast, entry('2023-12-25', 'Another', { status: 'estimated' }), fixed]);
  assert.is(two[0]!.names.en, 'Feast (estimated) / Another (estimated) / Christmas Day');
  const alone = mergeEntries([feast, { ...feast, status: 'confirmed' }]);
  assert.equal(
    [alone[0]!.names.en, alone[0]!.status],
    ['Feast', 'confirmed'],
    'the same feast, announced',
  );
  assert.equal(mergeEntries([feast]), [feast]);
});

test('a working weekend day may be a half day, whichever of the two is listed or computed', () => {
  // 7 May 2022 was a Saturday.
  const short = { kind: 'early_close' as const, close_time: '13:00' };
  const worked = ['2022-05-07 early_close Short', '2022-05-07 weekend_workday Listed'];
  const dates = [listed('2022-05-07', 'weekend_workday')];
  assert.equal(told(complete({ dates }, [entry('2022-05-07', 'Short', short)])), worked);
  const half = [listed('2022-05-07', 'early_close', { closes: '13:00', name: 'Short' })];
  const own = [
    entry('2022-05-07', 'Listed', { kind: 'weekend_workday' }),
    entry('2022-05-07', 'A holiday'),
  ];
  assert.equal(told(complete({ dates: half }, mergeEntries(own))), worked);
  assert.equal(told(complete({ dates: [...dates, ...half] })), worked);
});

test('merging: confirmed wins, observed only if both are, the earlier close', () => {
  const merged = mergeEntries([
    entry('2022-01-03', 'B', { status: 'estimated', observed: true }),
    entry('2022-01-03', 'A', { status: 'provisional', observed: false }),
    entry('2022-01-03', 'B', { observed: true }),
    entry('2022-01-04', 'Short', { kind: 'early_close', close_time: '14:00' }),
    entry('2022-01-04', 'Shorter', { kind: 'early_close', close_time: '12:30' }),
    entry('2022-01-02', 'First', { observed: true }),
    entry('2022-01-02', 'First', { observed: true }),
  ]);
  assert.equal(told(merged), [
    '2022-01-02 holiday First',
    '2022-01-03 holiday B / A (provisional)',
    '2022-01-04 early_close Short / Shorter',
  ]);
  assert.equal(
    merged.map(({ status, observed, close_time }) => [status, observed, close_time]),
    [
      ['confirmed', true, null],
      ['confirmed', false, null],
      ['confirmed', false, '12:30'],
    ],
  );
});

test('merging: two estimates may move as far as the less certain one, a confirmed closure does not', () => {
  const one = (more: object) => entry('2026-01-01', 'A feast', { status: 'estimated', ...more });
  const merged = (...entries: Parameters<typeof mergeEntries>[0]) => mergeEntries(entries)[0]!;
  assert.is(merged(one({ may_move_days: 0 }), one({ may_move_days: 2 })).may_move_days, 2);
  assert.is(merged(one({}), one({ may_move_days: 1 })).may_move_days, 1);
  assert.not.ok(
    'may_move_days' in merged(one({ may_move_days: 1 }), entry('2026-01-01', 'A holiday')),
  );
  assert.not.ok(
    'may_move_days' in merged(entry('2026-01-01', 'A holiday'), one({ may_move_days: 1 })),
  );
});

test('names are joined in each language, English where one has none', () => {
  const [merged] = mergeEntries([
    entry('2008-05-01', '', { names: { en: 'Labour Day', de: 'Maifeiertag' } }),
    entry('2008-05-01', '', { names: { en: 'Ascension Day', fr: 'Ascension' } }),
  ]);
  assert.equal(merged!.names, {
    de: 'Maifeiertag / Ascension Day',
    en: 'Labour Day / Ascension Day',
    fr: 'Labour Day / Ascension',
  });
});

test('entries are ordered by date and kind, and have one key each', () => {
  const kinds = ['holiday', 'early_close', 'weekend_workday'] as const;
  const all = ['2022-01-01', '2022-01-02'].flatMap((date) =>
    kinds.map((kind) => entry(date, kind, { kind })),
  );
  assert.equal([...all].reverse().sort(compareEntries), all);
  const keys = all.map(entryKey);
  assert.equal(
    keys,
    [...new Set(keys)].sort((a, b) => a - b),
  );
});

test.run();
