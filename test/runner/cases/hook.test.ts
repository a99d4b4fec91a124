import { test } from 'uvu';

test.before(() => {
  throw new Error('a hook that throws');
});
test('it does not begin', () => {});

test.run();
