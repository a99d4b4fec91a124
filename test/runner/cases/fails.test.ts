import { test } from 'uvu';
import * as assert from 'uvu/assert';

test('it passes', () => {});
test('it fails', () => {
  console.log('what it printed before');
  assert.is(1, 2, 'one is not two');
});

test.run();
