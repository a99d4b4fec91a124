import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clearUnused } from '../../build/dist/clear.js';
import { RECORD_FILE, writeRecord } from '../../server/store/build-record.js';
import { buildDir, draftDir, pointTo } from '../../server/store/dist-folder.js';
import { ownName } from '../../server/util/owner.js';

/** Which builds stay in a folder. */

let dist: string;
test.before.each(() => {
  dist = mkdtempSync(join(tmpdir(), 'kalends-clear-'));
});
test.after.each(() => rmSync(dist, { recursive: true }));

const name = (letter: string) => letter.repeat(20);
const staying = () =>
  readdirSync(join(dist, 'builds'))
    .sort()
    .map((one) => one[0])
    .join('');

/** Builds of these letters, the last one made last; `bases` are those below builds with an overlay. */
function make(letters: string, bases: Readonly<Record<string, string>> = {}): void {
  for (const [at, letter] of [...letters].entries()) {
    const dir = buildDir(dist, name(letter));
    mkdirSync(dir, { recursive: true });
    const base = bases[letter];
    const own = base && { own: { base: name(base), digest: '', steps: [] } };
    writeFileSync(
      join(dir, RECORD_FILE),
      writeRecord({ made_from: '', chosen: '1', releases: [], files: {}, ...own } as Parameters<
        typeof writeRecord
      >[0]),
    );
    utimesSync(dir, 1000 + at, 1000 + at);
  }
}

test('the last three builds stay', () => {
  make('abcde');
  pointTo(dist, name('e'));
  clearUnused(dist, [name('e'), name('d')]);
  assert.is(staying(), 'cde');
});

test('the current build stays, however old, and the one before it', () => {
  make('abcde');
  pointTo(dist, name('a'));
  clearUnused(dist, [name('a'), name('b')]);
  assert.is(staying(), 'abe');
});

test('a build aside stays beside the current one', () => {
  make('abcde');
  pointTo(dist, name('d'));
  clearUnused(dist, [name('a'), name('d')]);
  assert.is(staying(), 'ade');
});

test('a build with an overlay stays with the build below it', () => {
  make('abcdef', { d: 'a', e: 'a', f: 'a' });
  pointTo(dist, name('f'));
  clearUnused(dist, [name('f'), name('e')]);
  assert.is(staying(), 'adef');
});

test('a pointer that is damaged or missing removes no build that was named', () => {
  make('abcde');
  writeFileSync(join(dist, 'current'), 'nonsense');
  clearUnused(dist, [name('a'), null]);
  assert.is(staying(), 'ade');
});

test('drafts of processes that died go, those of others stay', () => {
  make('a');
  const mine = draftDir(dist);
  const dead = join(dist, 'drafts', ownName().replace(/~\d+$/, '~1'));
  mkdirSync(dead);
  clearUnused(dist, [name('a')]);
  assert.equal([existsSync(mine), existsSync(dead)], [true, false]);
});

test.run();
