import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { readerOf, withDoubts } from '../../build/expand/doubts.js';
import type { PlainEntry } from '../../build/expand/entry.js';
import { mustParseDay } from '../../server/engine/civil-date.js';

const ROW = { kind: 'rule', basis: 'law', words: 'Good Friday: easter -2' } as const;

function entry(date: string, en = 'Good Friday', more: Partial<PlainEntry> = {}): PlainEntry {
  return {
    day: mustParseDay(date),
    kind: 'holiday',
    names: { en },
    status: 'confirmed',
    observed: false,
    close_time: null,
    origin: 'rule',
    row: ROW,
    ...more,
  };
}

test('a doubt about certain years is told with their days alone', () => {
  const [old, recent] = withDoubts(
    [entry('2010-04-02'), entry('2024-03-29')],
    [{ named: ['Good'], years: '-2010', note: 'The act before was not read.' }],
  );
  assert.is(old!.row!.note, 'The act before was not read.');
  assert.is(old!.status, 'confirmed');
  assert.is(recent!.row, ROW);
});

test('it makes the day an estimate if it may be another one', () => {
  const doubt = { on: '05-28', note: 'Moved in no text that was read.', estimated: true } as const;
  const noted = { ...ROW, note: 'Read once' };
  const [moved, other] = withDoubts(
    [entry('2023-05-28', 'A', { row: noted }), entry('2023-05-29', 'B')],
    [doubt],
  );
  assert.is(moved!.status, 'estimated');
  assert.is(moved!.row!.note, 'Read once. Moved in no text that was read.');
  assert.is(other!.status, 'confirmed');
});

test('a day with a second holiday that is certain is certain', () => {
  const doubt = { named: ['Constitution'], note: 'Carried back.', estimated: true } as const;
  const [day] = withDoubts([entry('1995-06-05', 'Constitution Day / Whit Monday')], [doubt]);
  assert.is(day!.status, 'confirmed');
});

test('days of one row and one doubt share their row', () => {
  const days = withDoubts(
    [entry('2010-04-02'), entry('2011-04-22')],
    [{ years: '2010 2011', note: 'x' }],
  );
  assert.is(days[0]!.row, days[1]!.row);
});

test('years are years and spans, open or not', () => {
  const isIn = (years: string, date: string) => readerOf({ years, note: '' })(entry(date));
  assert.ok(isIn('-2010', '1990-01-01'));
  assert.not.ok(isIn('-2010', '2011-01-01'));
  assert.ok(isIn('2027-', '2060-01-01'));
  assert.ok(isIn('2016 2018-2020', '2019-01-01'));
  assert.not.ok(isIn('2016 2018-2020', '2017-01-01'));
  assert.throws(() => readerOf({ years: 'early', note: '' }), /early are no years/);
});

test('early closes alone', () => {
  const isAbout = readerOf({ kinds: ['early_close'], note: '' });
  assert.not.ok(isAbout(entry('2024-12-24')));
  assert.ok(isAbout(entry('2024-12-24', 'Christmas Eve', { kind: 'early_close' })));
});

const definitions = await allDefinitions();

test('every doubt says which days it is about, in a sentence', () => {
  for (const { id, doubtful = [] } of definitions) {
    for (const doubt of doubtful) {
      const { on, named, kinds, years, note } = doubt;
      assert.ok(on ?? named ?? kinds ?? years, `${id}: ${note} is about all days: \`doubts\``);
      assert.match(note, /^[A-Z0-9"].*[.)"]$/, `${id}: ${note}`);
      assert.match(on ?? '01-01', /^(\d{4}-)?\d\d-\d\d( (\d{4}-)?\d\d-\d\d)*$/, `${id}: ${on}`);
      readerOf(doubt);
    }
  }
});

test.run();
