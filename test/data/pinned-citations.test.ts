import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/**
 * A branch of a public repository moves: what was read there yesterday is not what is there tomorrow. A citation names
 * a commit, whether in a definition, a convention, a feast, a fact or a publication.
 */
const FOLDERS = ['calendars', 'check', 'feasts', 'official'].map((folder) => join('build', folder));

/** A file or folder of a repository, as of something: `blob/<what>/`, of `raw.githubusercontent.com` without the word. */
const AS_OF =
  /(?:github\.com|gitlab\.[a-z.]+|codeberg\.org|bitbucket\.org)\/[^/\s'"`]+\/[^/\s'"`]+\/(?:-\/)?(?:blob|raw|tree|src|blame|edit)\/(?:branch\/)?([^/\s'"`]+)|raw\.githubusercontent\.com\/[^/\s'"`]+\/[^/\s'"`]+\/([^/\s'"`]+)/g;
const COMMIT = /^[0-9a-f]{7,40}$/;
/** Code that puts the commit in. */
const FILLED_IN = /^\$\{/;

function namedBranches(text: string): string[] {
  return [...text.matchAll(AS_OF)]
    .filter(([, a, b]) => {
      const named = a ?? b ?? '';
      return !COMMIT.test(named) && !FILLED_IN.test(named);
    })
    .map(([address]) => address);
}

test('a branch is seen at every host, a commit is not one', () => {
  const of = (address: string) => namedBranches(`source: '${address}',`).length;
  assert.is(of('https://github.com/o/r/blob/main/a.md'), 1);
  assert.is(of('https://github.com/o/r/blob/HEAD/a.md'), 1);
  assert.is(of('https://raw.githubusercontent.com/o/r/master/a.md'), 1);
  assert.is(of('https://gitlab.com/o/r/-/blob/main/a.md'), 1);
  assert.is(of('https://codeberg.org/o/r/src/branch/main/a.md'), 1);
  assert.is(of('https://github.com/o/r/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/a.md'), 0);
  assert.is(
    of('https://raw.githubusercontent.com/o/r/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/a'),
    0,
  );
  assert.is(of('https://github.com/o/r/pull/1404'), 0);
});

test('no citation names a branch or HEAD of a repository', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json)$/.test(name))
      .flatMap((name) =>
        namedBranches(readFileSync(join(folder, name), 'utf8')).map(
          (address) => `${name}: ${address}`,
        ),
      ),
  );
  assert.equal(found, []);
});

test.run();
