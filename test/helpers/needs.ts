import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'uvu';

/** What some tests need beside Node. Where it is not there they are skipped, and the runner names it at the end. */

interface Part {
  /** Path of the program, or of the Python that has the library. */
  readonly find: () => string | null;
  /** For the one who wants it. */
  readonly from: string;
}

const PARTS = {
  chromium: {
    // The one without windows takes half the processor time.
    find: () =>
      process.env.KALENDS_CHROMIUM || onPath('chromium-headless-shell') || onPath('chromium'),
    from: 'Debian: chromium-headless-shell, or chromium; or KALENDS_CHROMIUM=<path>',
  },
  curl: { find: () => onPath('curl'), from: 'Debian: curl' },
  '/dev/full': { find: () => (existsSync('/dev/full') ? '/dev/full' : null), from: 'Linux' },
  haproxy: { find: () => onPath('haproxy'), from: 'Debian: haproxy' },
  httpfs: {
    find: duckDbHttp,
    from: 'DuckDB: INSTALL httpfs, where it can be downloaded',
  },
  icalendar: { find: () => pythonWith('icalendar'), from: 'Debian: python3-icalendar' },
  khal: { find: () => onPath('khal'), from: 'Debian: khal' },
  libreoffice: { find: () => onPath('soffice'), from: 'Debian: libreoffice-calc-nogui' },
  mkfifo: { find: () => onPath('mkfifo'), from: 'Debian: coreutils' },
  mypy: { find: () => pythonWith('mypy'), from: 'Debian: python3-mypy' },
  nginx: { find: () => onPath('nginx'), from: 'Debian: nginx-light' },
  openssl: { find: () => onPath('openssl'), from: 'Debian: openssl' },
  numpy: { find: () => pythonWith('numpy'), from: 'Debian: python3-numpy' },
  pandas: { find: () => pythonWith('pandas'), from: 'Debian: python3-pandas' },
  polars: { find: () => pythonWith('polars', 'numpy'), from: 'pip: polars, numpy' },
  postgres: { find: postgresPrograms, from: 'Debian: postgresql' },
  python: { find: () => onPath('python3'), from: 'Debian: python3' },
  quantlib: { find: () => pythonWith('QuantLib'), from: 'Debian: quantlib-python' },
  redis: { find: () => onPath('redis-server'), from: 'Debian: redis-server' },
  s3rver: {
    find: () => process.env.S3RVER ?? null,
    from: 'S3RVER=<folder in which npm install s3rver was run>',
  },
  script: { find: () => onPath('script'), from: 'Debian: bsdutils' },
  sqlite: { find: () => onPath('sqlite3'), from: 'Debian: sqlite3' },
  'systemd-analyze': { find: () => onPath('systemd-analyze'), from: 'Debian: systemd' },
  tar: { find: () => onPath('tar'), from: 'Debian: tar' },
  uno: { find: () => pythonWith('uno'), from: 'Debian: python3-uno' },
  unshare: { find: () => mayMount(onPath('unshare')), from: 'the right to mount' },
  venv: {
    // One that has mypy reads the types of its own numpy.
    find: () => pythonWith('ensurepip', 'numpy', 'mypy') ?? pythonWith('ensurepip'),
    from: 'Debian: python3-venv',
  },
  varnish: { find: () => onPath('varnishd'), from: 'Debian: varnish' },
  time: { find: () => (isLongRun ? 'time' : null), from: 'npm run test:all' },
} satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;

/** Whether everything is to be tried: npm run test:all. */
export const isLongRun = process.env.KALENDS_TEST === 'all';

/** Whether of a file only the tests that need a part are run: the runner sets it, for those that ran whole before. */
let isRest = false;
export function runOnlyNeedy(only: boolean): void {
  isRest = only;
}

const found = new Map<PartName, string | null>();
let missing = new Set<PartName>();
let skipped = 0;

/** Path of a part, null where it is not there. */
export function pathOf(name: PartName): string | null {
  if (!found.has(name)) found.set(name, PARTS[name].find());
  return found.get(name)!;
}

/** As `test` where all these parts are there, else as `test.skip`. */
export function needs(...names: readonly PartName[]): typeof test.only {
  return (...named) => {
    const absent = names.filter((name) => pathOf(name) === null);
    for (const name of absent) missing.add(name);
    if (absent.length > 0) skipped++;
    if (absent.length > 0) test.skip(...named);
    else if (isRest) test.only(...named);
    else test(...named);
  };
}

/** How many tests were skipped since this was last asked, and for want of which parts, each with where it comes from. */
export function takeSkipped(): { skipped: number; missing: string[] } {
  const answer = {
    skipped,
    missing: Array.from(missing, (name) => `${name} (${PARTS[name].from})`),
  };
  missing = new Set();
  skipped = 0;
  return answer;
}

function onPath(program: string): string | null {
  return allOnPath(program)[0] ?? null;
}

/** In the folders of the PATH, and in the sbin beside each bin, where servers are and a user's PATH does not lead. */
function allOnPath(program: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) =>
    [folder, join(folder, '../sbin')].map((bin) => join(bin, program)).filter(existsSync),
  );
}

/** The folder of initdb and pg_ctl: Debian has it beside the PATH, one for each version. */
function postgresPrograms(): string | null {
  const versions = '/usr/lib/postgresql';
  const names = existsSync(versions) ? readdirSync(versions) : [];
  return (
    names
      .map((name) => join(versions, name, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb'))) ?? null
  );
}

/** The extension of DuckDB, which INSTALL puts into the home folder. */
function duckDbHttp(): string | null {
  const dir = join(homedir(), '.duckdb/extensions');
  const names = existsSync(dir) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }) : [];
  return names.find((name) => name.endsWith('httpfs.duckdb_extension')) ?? null;
}

/** The first Python that has these libraries: one of a version manager does not see those of the system. */
function pythonWith(...libraries: readonly string[]): string | null {
  const look = `import importlib.util, sys; sys.exit(None in map(importlib.util.find_spec, ${JSON.stringify(libraries)}))`;
  return (
    allOnPath('python3').find((python) => spawnSync(python, ['-c', look]).status === 0) ?? null
  );
}

function mayMount(unshare: string | null): string | null {
  return unshare !== null && spawnSync(unshare, ['-m', 'true']).status === 0 ? unshare : null;
}

/** A test that tries less in the daily run, by `cases`, `some` or `isLongRun`: npm run test:all and --rest try it whole. */
export const sampled: typeof test.only = (...named) => needs()(...named);

/** How many random cases are drawn: in the daily run a fifth of them, or another share. Only in tests that are `sampled`. */
export function cases(count: number, share = 5): number {
  return isLongRun ? count : Math.ceil(count / share);
}

/** In the daily run every `step`th of what npm run test:all looks at altogether. Only in tests that are `sampled`. */
export function some<T>(all: readonly T[], step: number): readonly T[] {
  return isLongRun ? all : all.filter((_, index) => index % step === 0);
}
