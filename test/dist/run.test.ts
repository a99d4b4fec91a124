import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../helpers/release.js';

/** build/run.mjs, which runs a program of the build without a loader. */

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'kalends-run-'));
const temporary = join(folder, 'temporary');
test.after(() => rmSync(folder, { recursive: true }));

const program = join(folder, 'build', 'program.ts');
mkdirSync(join(folder, 'build', 'below'), { recursive: true });
mkdirSync(temporary);
writeFileSync(
  program,
  `import { readFileSync } from 'node:fs';
import { file } from './below/file.js';
import pLimit from 'p-limit';
interface Told { readonly options: readonly string[] }
const told: Told = { options: process.argv.slice(2) };
console.log(JSON.stringify({ ...told, beside: readFileSync(file, 'utf8'), package: typeof pLimit }));
if (told.options.includes('--fail')) process.exit(3);
`,
);
writeFileSync(
  join(folder, 'build/below/file.ts'),
  `export const file = new URL('./beside.txt', import.meta.url);
/** Text, not code. */
export const text = "import.meta.url" as const;
`,
);
writeFileSync(join(folder, 'build/below/beside.txt'), 'found');

const started = (...options: string[]) =>
  run(process.execPath, [join(ROOT, 'build/run.mjs'), program, ...options], {
    env: { PATH: process.env.PATH, TMPDIR: temporary },
  });

test('a program gets its options, its packages and the files beside its modules, and leaves nothing behind', async () => {
  const { stdout, stderr } = await started('--one', 'two');
  assert.equal(JSON.parse(stdout), {
    options: ['--one', 'two'],
    beside: 'found',
    package: 'function',
  });
  assert.is(stderr, '');
  assert.equal(readdirSync(temporary), []);
});

test('its exit code is that of the program; nothing is left then either', async () => {
  const error: unknown = await started('--fail').catch((reason: unknown) => reason);
  assert.is((error as { code?: number }).code, 3);
  assert.equal(readdirSync(temporary), []);
});

test.run();
