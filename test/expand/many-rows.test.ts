import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dateRows,
  datesByEvidence,
  datesNamed,
  exchangedDays,
  excludedRules,
  inPeriods,
  onRules,
  restsSince,
  ruleRows,
  rulesNamed,
  withMembers,
  withSource,
  yearsByEvidence,
} from '../../build/calendars/many-rows.js';
import { NOT_FOUND } from '../../build/calendars/vocabulary.js';

const SOURCE = 'https://example.org/law';

test('rows have what is common to them, and what is their own first', () => {
  assert.equal(
    ruleRows({ from: 2000, source: SOURCE }, [
      { rule: '01-01', name: 'One' },
      { rule: '01-02', name: 'Two', from: 2010 },
    ]),
    [
      { rule: '01-01', name: 'One', from: 2000, source: SOURCE },
      { rule: '01-02', name: 'Two', from: 2010, source: SOURCE },
    ],
  );
  assert.equal(
    dateRows({ kind: 'open', source: SOURCE }, [
      { date: '2024-01-01', name: 'One', note: 'doubt' },
    ]),
    [{ date: '2024-01-01', kind: 'open', name: 'One', source: SOURCE, note: 'doubt' }],
  );
});

test('rows that differ by one or two members are written as a list or a table', () => {
  assert.equal(rulesNamed({ from: 2000, source: SOURCE }, { '01-01': 'One', '01-02': 'Two' }), [
    { rule: '01-01', name: 'One', from: 2000, source: SOURCE },
    { rule: '01-02', name: 'Two', from: 2000, source: SOURCE },
  ]);
  assert.equal(datesNamed({ kind: 'holiday', source: SOURCE }, { '2024-01-01': 'One' }), [
    { date: '2024-01-01', kind: 'holiday', name: 'One', source: SOURCE },
  ]);
  assert.equal(onRules(['01-01', '01-02'], { name: 'Day', from: 2000, source: SOURCE }), [
    { rule: '01-01', name: 'Day', from: 2000, source: SOURCE },
    { rule: '01-02', name: 'Day', from: 2000, source: SOURCE },
  ]);
  assert.equal(excludedRules(['01-01', '01-02'], { why: 'worked' }), [
    { rule: '01-01', why: 'worked' },
    { rule: '01-02', why: 'worked' },
  ]);
});

test('each rule has a row in each period, rule by rule', () => {
  const periods = [
    { from: 1990, to: 1999, source: SOURCE },
    { from: 2020, source: SOURCE },
  ];
  assert.equal(
    inPeriods(periods, [
      { rule: '01-01', name: 'One' },
      { rule: '01-02', name: 'Two' },
    ]).map(({ rule, from }) => `${rule} ${from}`),
    ['01-01 1990', '01-01 2020', '01-02 1990', '01-02 2020'],
  );
});

test('rows of another calendar are taken over with other members, or on another source', () => {
  const rows = [
    { rule: '01-01', name: 'One', from: 2000, source: SOURCE },
    { rule: '01-02', name: 'Two', from: 2000, source: NOT_FOUND },
  ];
  assert.equal(
    withMembers(rows, { from: 2013 }).map(({ from }) => from),
    [2013, 2013],
  );
  assert.equal(
    withSource(rows, 'https://example.org/notice').map(({ source }) => source),
    ['https://example.org/notice', NOT_FOUND],
  );
});

test('a day off has the weekend day worked for it, where that is known', () => {
  assert.equal(
    exchangedDays({ name: 'Day off' }, { name: 'Worked for [off]' }, [
      { off: '2024-12-24', worked: '2024-12-07', source: SOURCE },
      { off: '2024-12-27', source: SOURCE, note: 'doubt' },
    ]),
    [
      { date: '2024-12-24', kind: 'holiday', name: 'Day off', source: SOURCE },
      {
        date: '2024-12-07',
        kind: 'weekend_workday',
        name: 'Worked for 2024-12-24',
        source: SOURCE,
      },
      { date: '2024-12-27', kind: 'holiday', name: 'Day off', source: SOURCE, note: 'doubt' },
    ],
  );
});

test('dates rest on a notice of their own or the decree of their year, else on what is said for all others', () => {
  const decrees = {
    2024: SOURCE,
    2025: { source: SOURCE, note: 'reprinted' },
    '2024-05-05': { source: NOT_FOUND },
  };
  assert.equal(
    datesByEvidence(decrees, { source: NOT_FOUND }, [
      { name: 'Day', dates: '2023-01-01 2024-01-01 2024-05-05 2025-01-01' },
    ]),
    [
      { date: '2023-01-01', kind: 'holiday', name: 'Day', source: NOT_FOUND },
      { date: '2024-01-01', kind: 'holiday', name: 'Day', source: SOURCE },
      { date: '2024-05-05', kind: 'holiday', name: 'Day', source: NOT_FOUND },
      { date: '2025-01-01', kind: 'holiday', name: 'Day', source: SOURCE, note: 'reprinted' },
    ],
  );
});

test('tables by year and name give the dates in their order', () => {
  const rows = yearsByEvidence(
    { Typhoon: SOURCE },
    { source: NOT_FOUND },
    {
      1990: { 'New Year': '01-01 01-02', Typhoon: '07-08' },
      1991: { 'New Year': '01-01' },
    },
  );
  assert.equal(
    rows.map(({ date, source }) => `${date} ${source}`),
    [
      `1990-01-01 ${NOT_FOUND}`,
      `1990-01-02 ${NOT_FOUND}`,
      `1990-07-08 ${SOURCE}`,
      `1991-01-01 ${NOT_FOUND}`,
    ],
  );
});

test('a rule that rests on another text since a year is split there; rows that ended before are not', () => {
  const LIST = 'https://example.org/list';
  assert.equal(
    restsSince(2025, { source: LIST, basis: 'notice' }, [
      { rule: '01-01', name: 'One', from: 1990, source: SOURCE, note: 'read of 2013' },
      { rule: '01-02', name: 'Two', from: 1990, to: 2024, source: SOURCE },
      { rule: '01-03', name: 'Three', from: 2026, to: 2027, source: SOURCE },
    ]),
    [
      { rule: '01-01', name: 'One', from: 1990, source: SOURCE, note: 'read of 2013', to: 2024 },
      { rule: '01-01', name: 'One', from: 2025, source: LIST, basis: 'notice' },
      { rule: '01-02', name: 'Two', from: 1990, to: 2024, source: SOURCE },
      { rule: '01-03', name: 'Three', from: 2026, to: 2027, source: LIST, basis: 'notice' },
    ],
  );
});

test.run();
