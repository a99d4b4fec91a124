import { test } from 'uvu';

test('it passes', () => {});

test.run();
