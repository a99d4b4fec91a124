import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs } from '../helpers/needs.js';
import { startProgram } from '../helpers/process.js';
import { ROOT } from '../helpers/release.js';

/** Every command that package.json names tells its use on --help, and a wrong option without a stack trace. */

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Tools of others, and what runs another script with more options. */
const OTHERS = ['check', 'format', 'test:all', 'bench:reader'];
const OURS = Object.keys(scripts).filter((name) => !OTHERS.includes(name));

async function outputOf(
  script: string,
  option: string,
): Promise<{ code: unknown; output: string }> {
  const program = startProgram(['npm', 'run', '--silent', script, '--', option], ROOT);
  return { code: await program.ended, output: program.output() };
}

for (const script of OURS) {
  needs('time')(`npm run ${script} -- --help`, async () => {
    const { code, output } = await outputOf(script, '--help');
    assert.is(code, 0, output);
    assert.ok(
      output.includes(`npm ${['start', 'test'].includes(script) ? '' : 'run '}${script}`),
      output,
    );
    assert.not.match(output, /^\s+at /m, 'no stack trace');
  });
}

for (const script of ['try', 'release', 'verify', 'build', 'sources', 'keys']) {
  needs('time')(`npm run ${script} -- --wrong`, async () => {
    const { code, output } = await outputOf(script, '--wrong');
    assert.is.not(code, 0, output);
    assert.match(output, /--wrong/);
    assert.not.match(output, /^\s+at /m, 'no stack trace');
  });
}

test.run();
