import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DIST_DIR } from '../helpers/release.js';

/** What the bundled server carries: it is parsed at every start. */

/**
 * Well-kept packages take the place of code of ours here, and some 250 KB are pages and their words in seven languages;
 * npm run bench -- server tells what a start costs.
 */
const MOST_BYTES = 1_200_000;
/** esbuild writes the path of each module above it. */
const MODULE = /^\/\/ (node_modules\/\S+)$/gm;

interface LockedPackage {
  readonly version: string;
  readonly integrity: string;
  readonly license?: string;
  readonly link?: boolean;
}

const LOCK = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
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

const bundle = readFileSync(join(DIST_DIR, 'server.mjs'), 'utf8');
const modules = Array.from(bundle.matchAll(MODULE), (match) => match[1]!);

test("zod's error texts are bundled in English alone (import * as z, not { z })", () => {
  const locales = modules.filter((path) => path.includes('/zod/v4/locales/'));
  assert.equal(locales, ['node_modules/zod/v4/locales/en.js']);
});

test('the bundle stays small enough to start fast', () => {
  assert.ok(bundle.length < MOST_BYTES, `${bundle.length} bytes`);
});

test('the part that answers tools has no copy of the program, no validator that nobody needs, and one language', () => {
  const name = readdirSync(DIST_DIR).find((file) => file.startsWith('part-mcp-'))!;
  const part = readFileSync(join(DIST_DIR, name), 'utf8');
  const own = Array.from(part.matchAll(/^\/\/ (server\/\S+)$/gm), (match) => match[1]!);
  assert.equal(
    own.filter((path) => !path.startsWith('server/mcp/')),
    [
      'server/engine/civil-date.ts',
      'server/engine/types.ts',
      'server/engine/year-ranges.ts',
      'server/text/date-words.ts',
    ],
    'plain functions and words alone: what it needs of endpoints, it is lent',
  );
  assert.not.match(part, /AjvJsonSchemaValidator/);
  const locales = Array.from(part.matchAll(/^\/\/ node_modules\/zod\/v4\/locales\/(\S+)$/gm), (match) => match[1]!);
  assert.equal(locales, ['en.js']);
  assert.not.match(bundle, /modelcontextprotocol/, 'nothing of it is read at the start');
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
