import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runBuildsCommand } from '../../server/ops/builds-command.js';
import { RECORD_FILE, SUMS_FILE, sha256Of, writeRecord } from '../../server/store/build-record.js';
import { pointTo } from '../../server/store/dist-folder.js';

const test = suite('builds check');

const NAME = '0123456789abcdef0123';
const RELEASE = '20300101T000000Z';

/** A folder of builds with one build of three files: two that its record lists, and one of a release. */
function smallDist(): { readonly dist: string; readonly build: string; readonly end: () => void } {
  const dist = mkdtempSync(join(tmpdir(), 'kalends-builds-'));
  const build = join(dist, 'builds', NAME);
  const folder = join(build, 'releases', RELEASE);
  mkdirSync(folder, { recursive: true });
  const sums = `${sha256Of('a table')}  table.csv\n`;
  writeFileSync(join(folder, 'table.csv'), 'a table');
  writeFileSync(join(folder, SUMS_FILE), sums);
  writeFileSync(join(build, 'data.bin'), 'data');
  const sumOf = (text: string) => ({ bytes: text.length, sha256: sha256Of(text) });
  const files = { 'data.bin': sumOf('data'), [`releases/${RELEASE}/${SUMS_FILE}`]: sumOf(sums) };
  const release = {
    id: RELEASE,
    library_version: '1',
    generated_at: '2030-01-01T00:00:00+00:00',
    note: '',
    key: '',
  };
  const releases = [{ ...release, files: 1, bytes: 7 }];
  writeFileSync(
    join(build, RECORD_FILE),
    writeRecord({ made_from: '', chosen: 'all', releases, files }),
  );
  pointTo(dist, NAME);
  return { dist, build, end: () => rmSync(dist, { recursive: true }) };
}

function check(dist: string, ...id: string[]): string {
  const lines: string[] = [];
  runBuildsCommand({ args: ['check', ...id], dist, print: (line) => lines.push(line) });
  return lines.join('\n');
}

test('a whole build passes, by its id, by the beginning of that, and as the current one', () => {
  const { dist, end } = smallDist();
  for (const id of [[], [NAME], [NAME.slice(0, 6)]]) {
    assert.is(check(dist, ...id), `${NAME}: all 3 files are as they were built`);
  }
  end();
});

test('a file that changed is named, one of a release too, and one that is missing', () => {
  const { dist, build, end } = smallDist();
  const table = join(build, 'releases', RELEASE, 'table.csv');
  writeFileSync(table, 'A table');
  assert.throws(
    () => check(dist),
    /table\.csv is damaged: SHA-256 [0-9a-f]{64} when expected [0-9a-f]{64}/,
  );
  rmSync(table);
  assert.throws(() => check(dist), /table\.csv is missing/);
  writeFileSync(table, 'a table');
  writeFileSync(join(build, 'data.bin'), 'dat!');
  assert.throws(() => check(dist), /data\.bin is damaged/);
  end();
});

test('a build that is not there is refused with those that are', () => {
  const { dist, end } = smallDist();
  assert.throws(
    () => check(dist, 'ffff'),
    new RegExp(`"ffff" is no build here; there are ${NAME}`),
  );
  end();
});

test.run();
