import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lookup } from '../../server/http/mime-types.js';
import { DIST_DIR } from '../helpers/release.js';

/** The types of the files of a build are those of the package that sirv asks. */

const require = createRequire(placeOfSirv());
const theirs = require('mrmime') as { lookup: (name: string) => string | undefined };

/** mrmime is a package of sirv's. */
function placeOfSirv(): string {
  return createRequire(import.meta.url).resolve('sirv');
}

test('every file of the build has the type that mrmime gives it', () => {
  const names = readdirSync(DIST_DIR, { recursive: true, encoding: 'utf8' });
  const extensions = new Set(names.flatMap((name) => /\.(\w+)$/.exec(name)?.[1] ?? []));
  assert.ok(extensions.has('html') && extensions.has('svg') && extensions.has('json'));
  for (const extension of extensions)
    assert.is(lookup(`a.${extension}`), theirs.lookup(`a.${extension}`), extension);
  for (const name of ['A.CSV', 'kalends.b.ics', 'README'])
    assert.is(lookup(name), theirs.lookup(name), name);
});

test.run();
