import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Address } from '../../server/text/address.js';

test('names of Object are names like others', () => {
  const { pathname, query } = new Address('/a?__proto__=1&constructor=2&toString=3&__proto__=4');
  assert.is(pathname, '/a');
  assert.equal(Object.entries(query), [
    ['__proto__', ['1', '4']],
    ['constructor', '2'],
    ['toString', '3'],
  ]);
  assert.is(new Address('/?a=1').query.constructor, undefined);
  assert.equal({ ...new Address('/a').query }, {});
});

test.run();
