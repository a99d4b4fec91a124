import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { INPUTS } from '../../build/dist/inputs.js';
import type { ReleaseState } from '../../build/release/state.js';
import { emptyState } from '../../build/release/state.js';
import { writeRelease } from '../../build/release/store.js';
import { once } from '../../server/util/once.js';
import { calendar, entry, state } from './history.js';
import { copyLinked, replaceContent } from './linked.js';
import { type Started, startProgram } from './process.js';
import { ROOT } from './release.js';

/** A checkout with releases of its own, small enough to be built in a second. */

/** What a build is made from, and what starts it; its packages and releases are others. */
const PARTS = [
  ...INPUTS.filter((path) => path !== 'releases' && !path.startsWith('node_modules')),
  'build/run.mjs',
  'build/start.ts',
];

export interface Checkout {
  readonly root: string;
  readonly dist: string;
  /** Writes a release in which the 25th of December 2026 has that name. */
  readonly addRelease: (id: string, holiday: string) => void;
  /** Adds to the end of a file. Files are those of all checkouts, so none is to be changed but so. */
  readonly append: (path: string, text: string) => void;
  /** npm run build, without npm. */
  readonly build: (...options: string[]) => Started;
  /** The same as a command, without options. */
  readonly buildCommand: readonly string[];
  /** npm start, without npm. */
  readonly start: (environment?: Record<string, string>) => Started;
}

export function makeCheckout(root: string): Checkout {
  copyLinked(model(), root);
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  let last: ReleaseState = emptyState();
  const command = (script: string) => {
    const runner = script.endsWith('.ts') ? [join(root, 'build/run.mjs')] : [];
    return [process.execPath, ...runner, join(root, script)];
  };
  const builder = command(BUNDLE);
  return {
    root,
    dist: join(root, 'dist'),
    addRelease: (id, holiday) => {
      const next = stateWith(holiday);
      const release = { id, library_version: '1.0.0', generated_at: '2026-01-01T00:00:00+00:00' };
      writeRelease(
        release,
        { note: `Note of ${id}`, reasons: [] },
        last,
        next,
        join(root, 'releases'),
      );
      last = next;
    },
    append: (path, text) =>
      replaceContent(join(root, path), readFileSync(join(root, path), 'utf8') + text),
    build: (...options) => startProgram([...builder, ...options], root),
    buildCommand: builder,
    start: (environment = {}) => startProgram(command('build/start.ts'), root, environment),
  };
}

/** The program that builds, in one file beside its source: loading each of its files takes longer than a small build. */
const BUNDLE = 'build/dist/build.mjs';
/** Read from beside the files that ask for them, which then are one. */
const TABLES = [
  'build/quality/record.json',
  'build/search/countries.json',
  'build/search/subdivisions.json',
];
/** What all checkouts have in common. */
const model = once(() => {
  const root = mkdtempSync(join(tmpdir(), 'kalends-checkout-'));
  process.once('exit', () => rmSync(root, { recursive: true }));
  for (const path of PARTS) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  compressLittle(join(root, 'build/dist/compress-pages.ts'));
  addBundle(root);
  return root;
});

/** To compress pages well takes a third of a small build, and how small they become is no matter here. */
function compressLittle(path: string): void {
  const text = readFileSync(path, 'utf8');
  const changed = text
    .replace(/(?<=BROTLI_PARAM_QUALITY\]: )9/, '1')
    .replace(/(?<=GZIP = \{ level: )9/, '1');
  if (changed.length !== text.length || changed.split('1').length !== text.split('1').length + 2)
    throw new Error(`${path}: where does it say how well pages are compressed?`);
  writeFileSync(path, changed);
}

function addBundle(root: string): void {
  buildSync({
    entryPoints: [join(root, 'build/build.ts')],
    absWorkingDir: root,
    outfile: join(root, BUNDLE),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  for (const table of TABLES)
    copyFileSync(join(root, table), join(root, 'build/dist', basename(table)));
}

function stateWith(holiday: string): ReleaseState {
  return state([
    [calendar('EUR', { kind: 'settlement', bases: [] }), [entry('2026-12-25', holiday)]],
    [calendar('XNYS'), [entry('2026-12-25', holiday)]],
  ]);
}
