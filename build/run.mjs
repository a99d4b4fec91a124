import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { placeOfEach } from './dist/place-of-each.mjs';

/**
 * node build/run.mjs PROGRAM.ts [OPTION...]
 *
 * Runs a program of the build, like `node --import tsx PROGRAM.ts`, in a second less and 60 MB less: its modules are bundled into one,
 * and no loader stays in memory. Only such modules may import it that do not read the first argument of the process.
 */
const [program] = process.argv.splice(2, 1);
if (program === undefined) throw new Error('which program is to run?');
process.argv[1] = resolve(program);

/**
 * Packages are not bundled, and are found wherever the bundle is.
 *
 * @type {import('esbuild').Plugin}
 */
const packages = {
  name: 'packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: import.meta.resolve(path), external: true },
    );
  },
};

/** It is read as a whole before it begins, so that it can go then, however it ends. */
const REMOVES_ITSELF = `import { rmSync as removeProgram } from 'node:fs';
removeProgram(new URL('.', import.meta.url), { recursive: true });`;

const { outputFiles } = await build({
  entryPoints: [process.argv[1]],
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  write: false,
  charset: 'utf8',
  logLevel: 'warning',
  banner: { js: REMOVES_ITSELF },
  plugins: [packages, placeOfEach],
});
// It would keep its memory while the program runs.
await stop();
const folder = mkdtempSync(join(tmpdir(), 'kalends-program-'));
try {
  const path = join(folder, 'program.mjs');
  writeFileSync(path, outputFiles[0]?.contents ?? '');
  await import(pathToFileURL(path).href);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
