import { test } from 'uvu';
import { needs } from '../../helpers/needs.js';

test('it needs nothing', () => {});
needs('time')('it needs time', () => {});

test.run();
