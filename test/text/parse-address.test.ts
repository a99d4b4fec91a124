import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAddress } from '../../server/text/parse-address.js';

test('names of Object are names like others', () => {
  const { pathname, query } = parseAddress('/a?__proto__=1&constructor=2&toString=3&__proto__=4');
  assert.is(pathname, '/a');
  assert.equal(Object.entries(query), [
    ['__proto__', ['1', '4']],
    ['constructor', '2'],
    ['toString', '3'],
  ]);
  assert.is(parseAddress('/?a=1').query.constructor, undefined);
  assert.equal(parseAddress('/a').query, {});
});

test.run();
