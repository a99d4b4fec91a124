import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs } from '../helpers/needs.js';
import { ROOT } from '../helpers/release.js';

/**
 * No request of any route, page or tool costs far more processor time than its units say, or holds the event loop for long: the
 * largest ones that `npm run bench -- dearest` draws.
 */

needs('time')('the dearest requests are within the bounds of the bench', () => {
  const run = spawnSync('npm', ['run', '--silent', 'bench', '--', 'dearest'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.match(run.stdout, /requests of \d+ subjects; median/);
  assert.is(run.status, 0, `${run.stdout}\n${run.stderr}`);
});

test.run();
