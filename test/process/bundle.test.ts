import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DIST_DIR } from '../helpers/release.js';

/** What the bundled server carries: it is parsed at every start. */

const MOST_BYTES = 800_000;
/** esbuild writes the path of each module above it. */
const MODULE = /^\/\/ (node_modules\/\S+)$/gm;

const bundle = readFileSync(join(DIST_DIR, 'server.mjs'), 'utf8');
const modules = Array.from(bundle.matchAll(MODULE), (match) => match[1]!);

test("zod's error texts are bundled in English alone (import * as z, not { z })", () => {
  const locales = modules.filter((path) => path.includes('/zod/v4/locales/'));
  assert.equal(locales, ['node_modules/zod/v4/locales/en.js']);
});

test('the bundle stays small enough to start fast', () => {
  assert.ok(bundle.length < MOST_BYTES, `${bundle.length} bytes`);
});

test.run();
