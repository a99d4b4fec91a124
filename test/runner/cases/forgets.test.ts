import { test } from 'uvu';

test('it is never run', () => {});
