import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { diffLibraries, type RegionLine } from '../../build/library/diff-libraries.js';
import { libraryIn } from '../../build/library/open-library.js';
import { ROOT } from '../helpers/release.js';

/** npm run library -- diff: a doctored copy of the installed library beside itself. */

const folder = mkdtempSync(join(tmpdir(), 'library-diff-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

const INSTALLED = join(ROOT, 'node_modules', 'date-holidays');

interface Days {
  readonly days: Record<string, unknown>;
}

/** A copy of the library with other data. */
function doctored(change: (holidays: Record<string, Days>) => void): string {
  const modules = join(mkdtempSync(join(folder, 'copy-')), 'node_modules');
  const copy = join(modules, 'date-holidays');
  mkdirSync(join(copy, 'lib'), { recursive: true });
  for (const file of ['package.json', 'lib/Holidays.cjs', 'lib/index.cjs'])
    cpSync(join(INSTALLED, file), join(copy, file));
  for (const name of ['date-holidays-parser', 'lodash', 'js-yaml']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  const data = JSON.parse(readFileSync(join(INSTALLED, 'data', 'holidays.json'), 'utf8')) as {
    holidays: Record<string, Days>;
  };
  change(data.holidays);
  writeFileSync(join(copy, 'lib', 'data.cjs'), `exports.data = ${JSON.stringify(data)};\n`);
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as object;
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, version: '3.99.0' }));
  return copy;
}

const some = (await allDefinitions()).filter(({ id }) => /^(GD|PE|GE|DE|GG)(:|$)/.test(id));
const installed = libraryIn(INSTALLED);
const diff = (change: (holidays: Record<string, Days>) => void) =>
  diffLibraries(some, installed, libraryIn(doctored(change)), [2026, 2027]);
const told = (lines: readonly RegionLine[]) =>
  lines.map(({ regions, what }) => `${regions.join()}: ${what}`);

test('the same library under another version: nothing', () => {
  const found = diff(() => {});
  assert.equal(Object.values(found).flat(), []);
});

test('rules added, removed and changed, and the days that move, by region', () => {
  const found = diff((holidays) => {
    const { days } = holidays.GD!;
    delete days['02-07'];
    days['02-08'] = { name: { en: 'Independence Day' } };
    days['05-01'] = { name: { en: 'Day of Work' }, type: 'public' };
  });
  assert.equal(told(found.added), ['GD: 02-08  Independence Day (public)']);
  assert.equal(told(found.removed), ['GD: 02-07  Independence Day (public)']);
  assert.equal(
    told(found.changed),
    ["GD: 05-01: name Workers' day -> Day of Work"].map(said),
    'a name',
  );
  const moved = told(found.moved);
  assert.ok(moved.includes('GD: - 2026-02-07 Independence Day (public)'), moved.join('; '));
  assert.ok(moved.includes('GD: + 2027-02-08 Independence Day (public)'), moved.join('; '));
});

/** The installed name of Labour Day, whatever it is. */
function said(line: string): string {
  const rule = installed
    .open({ country: 'GD' })
    .getRules()
    .find((one) => one.rule === '05-01');
  const name = typeof rule!.name === 'string' ? rule!.name : rule!.name.en!;
  return line.replace("Workers' day", name);
}

test('an exclusion without a rule in the new version', () => {
  const { library } = some.find(({ id }) => id === 'GD')!;
  const [excluded] = library!.exclusions!;
  const found = diff((holidays) => {
    const { days } = holidays.GD!;
    for (const rule of Object.keys(days)) if (rule === excluded!.rule) delete days[rule];
  });
  assert.equal(told(found.unmatched), [`GD: exclusion ${excluded!.rule}`]);
});

test('all failures at once, each with its region: a removed country, rules that cannot be parsed', () => {
  const found = diff((holidays) => {
    delete holidays.PE;
    holidays.GE!.days['99th moonday in Never'] = { name: { en: 'Never' } };
  });
  const regions = found.failures.flatMap((line) => line.regions).sort();
  assert.ok(regions.includes('GE') && regions.includes('PE'), told(found.failures).join('; '));
});

test('a folder without date-holidays is refused', () => {
  assert.throws(() => libraryIn(folder), /has no package date-holidays/);
  assert.throws(
    () => libraryIn(join(ROOT, 'node_modules', 'date-holidays-parser')),
    /not date-holidays/,
  );
});

test.run();
