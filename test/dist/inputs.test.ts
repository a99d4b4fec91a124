import { cpSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chosenReleases } from '../../build/dist/chosen.js';
import { DATA_CODE, INPUTS, inputsDigest, releaseKeys } from '../../build/dist/inputs.js';
import { releaseIds } from '../../build/release/release-files.js';
import { ROOT } from '../helpers/release.js';
import { VARIED_IDS, writeVaried } from '../helpers/varied-history.js';

/** What a build is made from, and which releases it holds. */

/** The files of ours that a program imports, except those under `paths`. */
async function importedOutside(
  paths: readonly string[],
  ...entryPoints: string[]
): Promise<{ files: string[]; outside: string[] }> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: 'none',
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  const isIn = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  return { files, outside: files.filter((file) => !isIn(file)) };
}

test('every file that the build and the server import is among the inputs', async () => {
  const { files, outside } = await importedOutside(INPUTS, 'build/build.ts', 'server/main.ts');
  assert.ok(files.includes('build/release/replay.ts') && files.includes('server/http/app.ts'));
  assert.equal(outside, []);
});

test('every file that what makes the data and the files of releases imports changes their keys', async () => {
  const makers = ['build/dist/make-history.ts', 'build/dist/artifacts.ts'];
  const { files, outside } = await importedOutside(DATA_CODE, ...makers);
  assert.ok(files.includes('server/feeds/feed.ts') && files.includes('server/locale/en.ts'));
  assert.equal(outside, []);
});

test('a content, a name and a file more or less change the digest; times and drafts do not', () => {
  const root = mkdtempSync(join(tmpdir(), 'kalends-inputs-'));
  for (const path of ['server', 'build/dist', 'package.json'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const digest = () => inputsDigest(root);
  const seen = new Set([digest()]);
  const isNew = (what: string) => {
    const now = digest();
    assert.not.ok(seen.has(now), what);
    seen.add(now);
  };
  writeFileSync(join(root, 'server/main.ts'), ' ', { flag: 'a' });
  isNew('one character');
  cpSync(join(root, 'server/main.ts'), join(root, 'server/other.ts'));
  isNew('one file more');
  rmSync(join(root, 'server/main.ts'));
  isNew('the same content under another name alone');
  rmSync(join(root, 'package.json'));
  isNew('one file less');
  cpSync(join(ROOT, 'releases', releaseIds()[0]!), join(root, 'releases', releaseIds()[0]!), {
    recursive: true,
  });
  isNew('a release');
  const before = digest();
  utimesSync(join(root, 'server/other.ts'), 1, 1);
  cpSync(join(root, 'server'), join(root, 'releases/20990101T000000Z.draft'), { recursive: true });
  assert.is(digest(), before);
  rmSync(root, { recursive: true });
});

test('the key of a release depends on those before it, not on those after', () => {
  const root = mkdtempSync(join(tmpdir(), 'kalends-keys-'));
  writeVaried(join(root, 'releases'));
  const all = releaseKeys(root, VARIED_IDS);
  const fewer = releaseKeys(root, VARIED_IDS.slice(0, 3));
  for (const id of VARIED_IDS.slice(0, 3)) assert.is(fewer.get(id), all.get(id));
  assert.is(new Set(all.values()).size, VARIED_IDS.length);
  assert.is.not(
    releaseKeys(root, VARIED_IDS.slice(1)).get(VARIED_IDS[1]!),
    all.get(VARIED_IDS[1]!),
  );
  rmSync(root, { recursive: true });
});

test('which releases are chosen', () => {
  const ids = ['20250101T000000Z', '20260101T000000Z', '20270101T000000Z'];
  assert.equal(chosenReleases('all', ids), ids);
  assert.equal(chosenReleases('2', ids), ids.slice(1));
  assert.equal(chosenReleases('9', ids), ids);
  assert.equal(chosenReleases(ids[0]!, ids), [ids[0], ids[2]]);
  assert.equal(chosenReleases(`${ids[2]},${ids[1]}`, ids), ids.slice(1));
  for (const wrong of ['0', '-1', '', 'some', '2.5', `${ids[0]},`, '20250101T000000'])
    assert.throws(
      () => chosenReleases(wrong, ids),
      /--releases: there is no release .*expected all/,
    );
});

test.run();
