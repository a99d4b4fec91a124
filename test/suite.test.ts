import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { failedFiles, idleFiles } from './helpers/idle.js';

/** uvu passes a file that forgets `test.run()`: it then runs nothing. test/run.ts asks this of every run. */

const RUN = [
  '\u001b[1m\u001b[4m\u001b[37mcore/a.test.ts\u001b[22m\u001b[24m\u001b[39m',
  '\u001b[90m• \u001b[39m\u001b[32m  (1 / 1)',
  '\u001b[39m',
  'core/b.test.ts',
  '',
  'core/c.test.ts',
  '• ✘   (1 / 2)',
  'core/d.test.ts',
  '  (0 / 0)',
  '',
  '  Total:     3',
].join('\n');

test('a file that shows no count has run nothing', () => {
  const files = ['core/a.test.ts', 'core/b.test.ts', 'core/c.test.ts', 'core/d.test.ts', 'core/e.test.ts'];
  assert.equal(idleFiles(RUN, files), ['core/b.test.ts', 'core/d.test.ts', 'core/e.test.ts']);
});

test('the name of a file that is part of another one is not taken for it', () => {
  assert.equal(idleFiles('core/a.test.ts\n(1 / 1)\n', ['a.test.ts', 'core/a.test.ts']), ['a.test.ts']);
});

test('what uvu told of a file with a failed test, or a count that falls short, is found again', () => {
  const failed = 'http/e.test.ts\n\u001b[31m✘ \u001b[39m (0 / 1)\n\n   FAIL  "a name"\n    expected 1';
  const files = ['core/a.test.ts', 'core/c.test.ts', 'http/e.test.ts'];
  assert.equal(failedFiles(`${RUN}\n${failed}`, files), [
    'core/c.test.ts\n• ✘   (1 / 2)\ncore/d.test.ts\n  (0 / 0)\n\n  Total:     3',
    'http/e.test.ts\n✘  (0 / 1)\n\n   FAIL  "a name"\n    expected 1',
  ]);
  assert.equal(failedFiles('core/a.test.ts\n•  (1 / 1)\n', files), []);
});

test.run();
