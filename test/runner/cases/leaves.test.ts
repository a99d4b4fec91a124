import { test } from 'uvu';

test('it ends the process', () => process.exit(0));

test.run();
