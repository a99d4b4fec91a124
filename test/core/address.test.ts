import { parse as parseQuery } from 'node:querystring';
import { parse as parsePolka } from '@polka/url';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAddress, readQuery } from '../../server/http/address.js';

const PIECES = [
  '&',
  '=',
  '?',
  '#',
  '/',
  '%',
  '%41',
  '%2',
  '+',
  'a',
  'calendars',
  'XNYS',
  ',',
  '__proto__',
  'ü',
  ' ',
  ';',
];
const TEXTS = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(''));

test('a query is read as node:querystring reads it', () => {
  fc.assert(
    fc.property(TEXTS, (text) => {
      assert.equal({ ...readQuery(text) }, { ...parseQuery(text) });
    }),
    { numRuns: 2000 },
  );
});

test('names of Object are names like others', () => {
  const query = readQuery('__proto__=1&constructor=2&toString=3&__proto__=4');
  assert.equal(Object.entries(query), [
    ['__proto__', ['1', '4']],
    ['constructor', '2'],
    ['toString', '3'],
  ]);
  assert.is(readQuery('a=1').constructor, undefined);
});

test('an address is taken apart as polka does', () => {
  fc.assert(
    fc.property(TEXTS, (text) => {
      const raw = `/${text}`;
      const { pathname, search, hash, query } = parsePolka({ url: raw } as Parameters<typeof parsePolka>[0])!;
      const read = parseAddress(raw);
      assert.equal([read.raw, read.pathname, read.search, read.hash], [raw, pathname, search, hash]);
      assert.equal({ ...read.query }, { ...query });
    }),
    { numRuns: 2000 },
  );
});

test.run();
