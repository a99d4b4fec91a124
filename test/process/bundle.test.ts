import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DIST_DIR } from '../helpers/release.js';

/** What the bundled server carries: what of it is read at every start, and what is not. */

/** npm run bench -- server tells what a start costs. */
const MAX_BYTES = 1_062_000;
/** esbuild writes the path of each module above it. */
const MODULE = /^\/\/ (node_modules\/\S+)$/gm;

interface LockedPackage {
  readonly version: string;
  readonly integrity: string;
  readonly license?: string;
  readonly link?: boolean;
}

const LOCK = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as {
  packages: Record<string, LockedPackage>;
};
/** Licences that ask for no more than their text: those of what is in the bundle, whose texts NOTICE has. */
const PERMISSIVE = [
  'MIT',
  'ISC',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MIT OR Apache-2.0',
];
/** And of tools that are run, and data that is named in NOTICE. */
const FREE = new Set([
  ...PERMISSIVE,
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'MPL-2.0',
  '(ISC AND CC-BY-3.0)',
  '(MIT OR CC0-1.0)',
]);

const textOf = (name: string) => readFileSync(join(DIST_DIR, name), 'utf8');
/** What a file imports when it is read itself: not by `import()`. */
const IMPORTED = /^import\b[^;]*?"\.\/(part-[^"]+)";$/gm;

/** A file of the program with all that it imports at once. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, imported] of textOf(name).matchAll(IMPORTED)) withImports(imported!, found);
  return found;
}

const partOf = (name: string) =>
  readdirSync(DIST_DIR).find((file) => file.startsWith(`part-${name}-`))!;
const started = [...withImports('server.mjs')];
/** All that is read at a start. */
const bundle = started.map(textOf).join('\n');
const modules = Array.from(bundle.matchAll(MODULE), (match) => match[1]!);

test("zod's error texts are bundled in English alone (import * as z, not { z })", () => {
  const locales = modules.filter((path) => path.includes('/zod/v4/locales/'));
  assert.equal(locales, ['node_modules/zod/v4/locales/en.js']);
});

test('what a start reads stays small enough to start fast', () => {
  assert.ok(started.length > 1, 'the server has parts that it shares with others');
  const bytes = started.reduce((sum, name) => sum + statSync(join(DIST_DIR, name)).size, 0);
  assert.ok(bytes < MAX_BYTES, `${bytes} bytes in ${started.length} files`);
});

test('pages and their words, tools, the description, feeds, metrics, Redis and sheets are read when they are asked for', () => {
  const owned = Array.from(bundle.matchAll(/^\/\/ (server\/\S+)$/gm), (match) => match[1]!);
  const later =
    /^server\/(?:locale|pages|mcp\/(?:protocol|tools)|api\/openapi|ops\/metrics|feeds\/feed|limits\/redis|text\/xlsx)\b/;
  assert.equal(
    owned.filter((path) => later.test(path)),
    [],
  );
  assert.not.match(bundle, /modelcontextprotocol/);
  for (const name of ['made-pages', 'protocol', 'description', 'feed', 'metrics', 'redis', 'xlsx'])
    assert.ok(partOf(name), name);
});

test('the part that answers tools has no copy of the program, and no validator that nobody needs', () => {
  const inServer = new Set(bundle.match(/^\/\/ server\/\S+$/gm));
  const parts = [...withImports(partOf('protocol'))]
    .filter((name) => !started.includes(name))
    .map(textOf);
  const twice = parts
    .flatMap((text) => text.match(/^\/\/ server\/\S+$/gm) ?? [])
    .filter((path) => inServer.has(path));
  assert.equal(twice, []);
  assert.not.match(parts.join('\n'), /AjvJsonSchemaValidator/);
  assert.not.match(parts.join('\n'), /^\/\/ node_modules\/zod\//m, 'one zod for all');
});

test('the bill of materials names just what is in the bundle, as the lock file has it', () => {
  const bill = JSON.parse(readFileSync(join(DIST_DIR, 'sbom.json'), 'utf8')) as {
    components: { name: string; version: string; purl: string; hashes: { content: string }[] }[];
  };
  const parts = readdirSync(DIST_DIR).filter((name) => name.endsWith('.mjs'));
  const texts = parts.map((name) => readFileSync(join(DIST_DIR, name), 'utf8')).join('\n');
  const bundled = Array.from(
    texts.matchAll(MODULE),
    (match) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(match[1]!)![1]!,
  );
  const named = bill.components.map(({ name }) => name);
  assert.equal(named, [...new Set(bundled)].sort());
  for (const { name, version, purl, hashes } of bill.components) {
    const { integrity, version: locked } = LOCK.packages[`node_modules/${name}`]!;
    assert.is(version, locked);
    assert.ok(PERMISSIVE.includes(LOCK.packages[`node_modules/${name}`]!.license!), name);
    assert.ok(purl.endsWith(`@${version}`));
    assert.is(`sha512-${Buffer.from(hashes[0]!.content, 'hex').toString('base64')}`, integrity);
  }
});

test('every package that is installed has a licence that lets others use it', () => {
  for (const [path, { license, link }] of Object.entries(LOCK.packages)) {
    if (link || path === '') continue;
    assert.ok(FREE.has(license ?? 'none'), `${path}: ${license}`);
  }
});

test.run();
