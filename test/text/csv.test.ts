import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toCsv } from '../../server/text/csv.js';
import { cases, sampled } from '../helpers/needs.js';

/** A reader of RFC 4180 of its own: rows of fields, told apart from what was quoted. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at++; !(text[at] === '"' && text[at + 1] !== '"'); at++) {
        if (at >= text.length) throw new Error('a quote is never closed');
        value += text[at];
        if (text[at] === '"') at++;
      }
      at++;
    } else {
      while (at < text.length && !',\r\n'.includes(text[at]!)) {
        if (text[at] === '"') throw new Error(`a quote within an unquoted field at ${at}`);
        value += text[at++];
      }
    }
    row.push(value);
    if (text[at] === ',') {
      at++;
      continue;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`a row does not end with CRLF at ${at}`);
    at += 2;
    rows.push(row);
    row = [];
  }
  return rows;
}

const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ' ', 'a', ';', 'é', '日') }),
);
const values = fc.oneof(nasty, fc.integer(), fc.boolean(), fc.constant(null));
const tables = fc
  .integer({ min: 1, max: 6 })
  .chain((width) =>
    fc.tuple(
      fc.array(nasty, { minLength: width, maxLength: width }),
      fc.array(fc.array(values, { minLength: width, maxLength: width }), { maxLength: 8 }),
    ),
  );

test('a header row, CRLF after every row, also the last one', () => {
  assert.is(toCsv(['a', 'b'], []), 'a,b\r\n');
  assert.is(toCsv(['a', 'b'], [['x', 'y']]), 'a,b\r\nx,y\r\n');
});

test('null is empty, numbers and booleans are their words', () => {
  assert.is(toCsv(['a', 'b', 'c', 'd'], [[null, 0, true, false]]), 'a,b,c,d\r\n,0,true,false\r\n');
});

test('quotes only where they are needed', () => {
  const field = (value: string) => toCsv(['a'], [[value]]).slice('a\r\n'.length, -'\r\n'.length);
  for (const plain of [
    '',
    'Holy Saturday',
    "New Year's Day",
    'a;b',
    'a / b',
    '聖金曜日',
    ' ',
    '#',
  ]) {
    assert.is(field(plain), plain);
  }
  assert.is(field('Martin Luther King, Jr. Day'), '"Martin Luther King, Jr. Day"');
  assert.is(field('the "long" day'), '"the ""long"" day"');
  assert.is(field('"'), '""""');
  assert.is(field('two\nlines'), '"two\nlines"');
  assert.is(field('two\rlines'), '"two\rlines"');
  assert.is(field('two\r\nlines'), '"two\r\nlines"');
});

test('column names are quoted like fields', () => {
  assert.is(toCsv(['a,b', 'c'], []), '"a,b",c\r\n');
});

sampled('any table is read back as it was', () => {
  fc.assert(
    fc.property(tables, ([columns, rows]) => {
      const expected = [columns, ...rows].map((row) =>
        row.map((value) => (value === null ? '' : String(value))),
      );
      assert.equal(readCsv(toCsv(columns, rows)), expected);
    }),
    { numRuns: cases(2000) },
  );
});

test.run();
