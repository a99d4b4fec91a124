import { test } from 'uvu';
import { needs, sampled } from '../../helpers/needs.js';

test('it needs nothing', () => {});
sampled('it tries less in the daily run', () => {});
needs('time')('it needs time', () => {});

test.run();
