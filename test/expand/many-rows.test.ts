import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dateRows,
  datesNamed,
  excludedRules,
  inPeriods,
  onRules,
  ruleRows,
  rulesNamed,
} from '../../build/calendars/many-rows.js';

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
  assert.equal(dateRows({ kind: 'open', source: SOURCE }, [{ date: '2024-01-01', name: 'One', note: 'doubt' }]), [
    { date: '2024-01-01', kind: 'open', name: 'One', source: SOURCE, note: 'doubt' },
  ]);
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

test.run();
