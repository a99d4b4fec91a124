import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tarball } from '../../build/dist/tarball.js';
import type { Reader } from '../../server/reader/api.js';
import { sha256Of } from '../../server/store/build-record.js';
import { needs } from '../helpers/needs.js';
import { downloaded, FORMAT, readerFiles, VERSION } from '../helpers/reader.js';
import { ROOT } from '../helpers/release.js';

/** The package as users have it: installed from its tarball, in Node and bundled for a worker. */

const NAME = 'kalends-reader';
const COMMAND_MS = 600_000;
/**
 * With what keeps and refreshes releases, 4,000 bytes of it, the lists of packs, which spare every worker and page 450,000 of the
 * manifest, 2,000, and names of exchanges and n-th days of a month, 4,000.
 */
const MAX_MODULE_BYTES = 72_000;
/** Of the tarball below: other bytes than these would break the lock files of those who installed the package. */
const TARBALL_SHA256 = 'bd443ed3daf3d0a2656f0c4d3e0704138eac3d20c3fa1c47891cae4c2dc0ca7e';
const ANSWERS = [false, '2026-12-28', 251];

let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-package-'));
  const { file, manifest } = downloaded();
  writeFileSync(join(folder, 'packs.bin'), file);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'package.json'),
    '{"name":"user","version":"1.0.0","private":true,"type":"module"}',
  );
  writeFileSync(
    join(folder, `${NAME}-${VERSION}.tgz`),
    readerFiles().get(`${NAME}-${VERSION}.tgz`)!,
  );
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${NAME}-${VERSION}.tgz`);
});
test.after(() => rmSync(folder, { recursive: true }));

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: COMMAND_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const module = () => readerFiles().get(`${NAME}-${VERSION}.js`)!.toString();

test('npm installs it, whole and without anything else', () => {
  const installed = JSON.parse(
    readFileSync(join(folder, 'node_modules', NAME, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  assert.equal([installed.name, installed.version, installed.license], [NAME, VERSION, 'MIT']);
  assert.equal(installed.kalends, { format: FORMAT });
  assert.equal([installed.dependencies, installed.scripts], [undefined, undefined]);
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: object;
  };
  assert.equal(Object.keys(lock.packages), ['', `node_modules/${NAME}`]);
  for (const name of ['README.md', 'LICENSE', 'index.js', 'index.d.ts']) {
    assert.ok(readFileSync(join(folder, 'node_modules', NAME, name)).length > 500, name);
  }
  assert.is(readFileSync(join(folder, 'node_modules', NAME, 'index.js'), 'utf8'), module());
});

test('it answers in the Node that runs the tests', () => {
  const script = `
    import { readFile } from 'node:fs/promises';
    import { FORMAT, open } from '${NAME}';
    const reader = await open(readFile('packs.bin'), { manifest: readFile('manifest.json') });
    const nyse = reader.all('XNYS');
    console.log(JSON.stringify([
      nyse.isBusinessDay('2026-12-25'),
      reader.all('XNYS', 'EUR').add('2026-12-23', 2).result,
      nyse.count('2026-01-01', '2027-01-01').count,
      FORMAT,
      process.version,
    ]));`;
  writeFileSync(join(folder, 'ask.js'), script);
  assert.equal(JSON.parse(run(process.execPath, 'ask.js')), [...ANSWERS, FORMAT, process.version]);
});

test('its types are those of what it does, under strict settings, with and without those of a browser', () => {
  const script = `
    import { type Coverage, type Manifest, open, type Reader } from '${NAME}';
    const manifest: Manifest = { release: { id: 'X' }, files: {} };
    const reader: Reader = await open(new Uint8Array(), { manifest });
    const coverage: Coverage = reader.any('XNYS', 'EUR').next('2026-01-01', { inclusive: true }).coverage;
    const names: string[] = reader.all('XNYS').holidays('2026-01-01').calendars.flatMap((one) => one.entries.map((e) => e.name));
    // @ts-expect-error: there is no such convention
    reader.all('XNYS').adjust('2026-01-01', 'up');
    // @ts-expect-error: a date is a text
    reader.all('XNYS').add(new Date(), 2);
    export { coverage, names };`;
  writeFileSync(join(folder, 'typed.ts'), script);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const common = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--target',
    'es2022',
    'typed.ts',
  ];
  run(
    process.execPath,
    tsc,
    ...common,
    '--module',
    'nodenext',
    '--lib',
    'es2022,dom',
    '--types',
    '',
  );
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
  run(process.execPath, tsc, ...common, '--module', 'preserve', '--lib', 'es2022', ...types);
});

test('it imports nothing, knows nothing of Node, and stays small', () => {
  const text = module();
  assert.not.match(text, /^\s*import\b|\bimport\s*\(|\brequire\s*\(|^export\b.*\bfrom\b/m);
  assert.not.match(text, /\b(?:Buffer|process|__dirname|setImmediate)\b/);
  assert.ok(text.length < MAX_MODULE_BYTES, `${text.length} bytes`);
});

test('bundled for a worker, where there is no Node', async () => {
  writeFileSync(join(folder, 'worker.js'), `export { open } from '${NAME}';`);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['worker.js'],
    bundle: true,
    format: 'iife',
    globalName: 'worker',
    platform: 'browser',
    conditions: ['worker', 'browser'],
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  // What workers of every kind have; Response is as edge workers fetch.
  const context = createContext({ crypto, TextDecoder, TextEncoder, Response, console });
  runInContext(outputFiles[0]!.text, context);
  assert.is(
    runInContext('typeof process + typeof Buffer + typeof require', context),
    'undefinedundefinedundefined',
  );
  const { open } = context.worker as { open: typeof import('../../server/reader/index.js').open };
  const { file, manifest } = downloaded();
  const reader: Reader = await open(new Response(file), {
    manifest: new Response(JSON.stringify(manifest)),
  });
  const nyse = reader.all('XNYS');
  const found = reader.all('XNYS', 'EUR').add('2026-12-23', 2).result;
  assert.equal(
    [nyse.isBusinessDay('2026-12-25'), found, nyse.count('2026-01-01', '2027-01-01').count],
    ANSWERS,
  );
});

needs('tar')('a tarball of the same files has the same bytes, and tar reads it', () => {
  const files = new Map([
    ['a.js', Buffer.from('export {};\n')],
    ['empty', Buffer.alloc(0)],
    ['block', Buffer.alloc(512, 'x')],
    ['folder/long.txt', Buffer.alloc(1500, 'é')],
    [`folder/${'x'.repeat(120)}`, Buffer.from('a long name')],
  ]);
  const packed = tarball(files);
  assert.equal(packed, tarball(files));
  const dir = join(folder, 'unpacked');
  mkdirSync(dir);
  writeFileSync(join(dir, 'a.tgz'), packed);
  run('tar', '-xzf', 'unpacked/a.tgz', '-C', 'unpacked');
  for (const [name, bytes] of files)
    assert.equal(readFileSync(join(dir, 'package', name)), bytes, name);
  assert.is(sha256Of(packed), TARBALL_SHA256, 'on every version of Node');
});

test.run();
