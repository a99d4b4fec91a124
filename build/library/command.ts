import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { allDefinitions } from '../calendars/index.js';
import { commandLine, wrong } from '../command-line.js';
import { diffLibraries, type RegionLine } from './diff-libraries.js';
import { installLibrary, libraryIn } from './open-library.js';

/**
 * npm run library -- diff VERSION|FOLDER [--years 2024..2028]: compares another version of date-holidays with the
 * installed one: rules added, removed and changed by region, rules named in our definitions that no longer exist, days
 * added and removed, and all regions and rules that it cannot read. A version is installed by npm into a temporary
 * folder. Exits with 1 if a definition would fail with it.
 */
const MAX_REGIONS = 8;

const USAGE = `npm run library -- diff VERSION|FOLDER [--years 2024..2028]: compares another version of date-holidays with the
installed one: rules, days and failures by region. Exits with 1 if a definition would fail with it.`;
const { positionals, values } = commandLine(
  USAGE,
  { years: { type: 'string', default: '2024..2028' } },
  true,
);
const [action, wanted] = positionals;
if (action !== 'diff' || wanted === undefined)
  wrong(USAGE, 'expected diff and a version or folder');
const years = /^(\d{4})\.\.(\d{4})$/.exec(values.years);
if (!years) wrong(USAGE, `--years: got ${values.years}, expected FIRST..LAST`);

const installed = libraryIn(
  dirname(createRequire(import.meta.url).resolve('date-holidays/package.json')),
);
const temporary = mkdtempSync(join(tmpdir(), 'kalends-library-'));
try {
  const other = libraryIn(existsSync(wanted) ? resolve(wanted) : installLibrary(wanted, temporary));
  console.log(
    `date-holidays ${installed.version} (parser ${installed.parser}) -> ${other.version} (parser ${other.parser})`,
  );
  const diff = diffLibraries(await allDefinitions(), installed, other, [
    Number(years[1]),
    Number(years[2]),
  ]);
  print('rules added', diff.added);
  print('rules removed', diff.removed);
  print('rules changed', diff.changed);
  print('named in our definitions, but removed', diff.unmatched);
  print(`days added and removed, ${values.years}`, diff.moved);
  print('failures', diff.failures);
  if (diff.unmatched.length + diff.failures.length > 0) process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function print(heading: string, lines: readonly RegionLine[]): void {
  console.log(`\n${lines.length} ${heading}`);
  for (const { regions, what } of lines) {
    const more = regions.length - MAX_REGIONS;
    console.log(
      `  ${regions.slice(0, MAX_REGIONS).join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${what}`,
    );
  }
}
