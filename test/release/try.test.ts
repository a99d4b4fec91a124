import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { reaching, yearsNeeded } from '../../build/expand/reach.js';
import { formatProblems, nameProblems } from '../../build/try/definition-problems.js';
import { planCsv, planLines, plannedDays } from '../../build/try/plan-days.js';
import { definition } from '../helpers/definitions.js';
import { entry, stateOf } from '../helpers/market.js';
import { needs, sampled, some } from '../helpers/needs.js';
import { startProgram } from '../helpers/process.js';
import { ROOT } from '../helpers/release.js';

/** npm run try: what it finds in a definition, and its plan. */

const source = 'https://example.org/';
const rule = (more: object) =>
  definition('XTST', { rules: [{ rule: '05-01', name: 'A day', from: 2020, source, ...more }] });
const date = (more: object) =>
  definition('XTST', {
    dates: [{ date: '2026-05-01', kind: 'holiday', name: 'A day', source, ...more }],
  });

sampled('no definition of ours has a problem', async () => {
  const definitions = await allDefinitions();
  const needed = yearsNeeded(definitions);
  for (const one of some(definitions, 5)) {
    const problems = [...formatProblems(reaching(one, needed)), ...nameProblems(one)];
    assert.equal(problems, [], one.id);
  }
});

for (const [what, wrong, said] of [
  ['a day that does not exist', rule({ rule: '02-30' }), '02-30 is not a day of every year'],
  ['an end before the beginning', rule({ to: 2019 }), 'ends in 2019, before it begins in 2020'],
  ['years outside the data', rule({ from: 2040 }), 'outside the data, 2020 to 2030'],
  ['an invalid time', rule({ closes: '24:00' }), 'closes at 24:00, which is not HH:MM'],
  ['an invalid source', rule({ source: 'a friend' }), '"a friend" is neither an address'],
  ['no source and no note', rule({ source: 'not found' }), 'with a note on what it rests on'],
  ['a date that does not exist', date({ date: '2026-02-29' }), 'not an existing date'],
  [
    'an early close without an hour',
    date({ kind: 'early_close' }),
    '`closes` belongs to early closes',
  ],
  ['a working weekend day on a Friday', date({ kind: 'weekend_workday' }), 'not on a weekend'],
  ['a date outside the data', date({ date: '2031-05-01' }), 'outside the data'],
  ['an unknown time zone', definition('XTST', { timezone: 'Europe/Wien' }), 'Europe/Wien'],
  ['a market without a home', definition('XNEW'), '`countries` is missing'],
  ['an id of another form', definition('TEST5'), 'does not have the form'],
] as const) {
  test(what, () =>
    assert.ok(
      formatProblems(wrong).some((line) => line.includes(said)),
      formatProblems(wrong).join('; '),
    ),
  );
}

test('a name that differs from other calendars, or has spaces around it', () => {
  assert.equal(nameProblems(rule({ name: 'Workers Day' })), [
    '"Workers Day" is called "Workers\' Day" in other calendars',
  ]);
  assert.is(nameProblems(rule({ name: ' A day' })).length, 1);
});

const before = stateOf([entry('2026-12-24'), entry('2026-12-25'), entry('2027-01-01')]);
const after = stateOf([
  entry('2026-12-25'),
  entry('2027-01-01', { status: 'estimated' }),
  ...['2027-05-03', '2027-05-04', '2027-05-05'].map((day) =>
    entry(day, { names: { en: 'A feast, whole' } }),
  ),
  entry('2030-01-01'),
]);
const days = plannedDays('XTST', before, after);

test('the plan: the next 24 months, consecutive days in one line, with additions, removals and changes', () => {
  assert.equal(planLines(days, '2026-11-23'), [
    '- 2026-12-24 Thu  holiday  A day  [confirmed, rule] removed',
    '  2026-12-25 Fri  holiday  A day  [confirmed, rule]',
    '~ 2027-01-01 Fri  holiday  A day  [estimated, rule]',
    '+ 2027-05-03 Mon to 2027-05-05 (3 days)  holiday  A feast, whole  [confirmed, rule]',
  ]);
});

test('the plan as a table', () => {
  const lines = planCsv(days).split('\n');
  assert.is(lines[0], 'calendar,date,change,kind,name,close_time,status,coverage,basis,sources');
  assert.is(lines[4], 'XTST,2027-05-03,added,holiday,"A feast, whole",,confirmed,library,rule,');
  assert.is(lines.length, 1 + days.length + 1);
});

needs('time')('npm run try reports everything about a place', async () => {
  const program = startProgram(
    [process.execPath, '--import', 'tsx', 'build/try/try.ts', 'GD'],
    ROOT,
  );
  const code = await program.ended;
  const output = program.output();
  assert.is(code, 0, output);
  for (const word of [
    'Format of the rows: good',
    'Statutes',
    'Facts',
    'Plausible: good',
    'Publications',
    'GD: 0 of',
  ]) {
    assert.ok(output.includes(word), `${word}: ${output}`);
  }
});

test.run();
