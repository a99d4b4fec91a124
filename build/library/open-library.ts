import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LibraryRegion } from '../calendars/definition.js';
import { withoutParseErrors } from '../expand/parse-errors.js';

/** A version of date-holidays, installed anywhere. */

/** The parts of its data that are read. */
interface HolidaysClass {
  new (
    ...path: readonly unknown[]
  ): {
    getRules(): readonly LibraryRule[];
    getHolidays(
      year: number,
    ): readonly { date: string; type: string; rule: string; name: string }[];
  };
}

export interface LibraryRule {
  readonly rule: string;
  readonly name: string | Readonly<Record<string, string>>;
  readonly type?: string;
}

export interface Library {
  readonly version: string;
  /** The version of the package that computes the days. */
  readonly parser: string;
  readonly open: (region: LibraryRegion) => InstanceType<HolidaysClass>;
}

/** Opens the library in a folder `date-holidays`. Throws an Error if it is not there. */
export function libraryIn(folder: string): Library {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${folder} has no package date-holidays`);
  const require = createRequire(manifest);
  const { version, name } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: string;
    name: string;
  };
  if (name !== 'date-holidays')
    throw new Error(`${folder} has the package ${name}, not date-holidays`);
  const loaded = require('./lib/index.cjs') as HolidaysClass | { default: HolidaysClass };
  const Holidays = 'default' in loaded ? loaded.default : loaded;
  return {
    version,
    parser: parserVersion(require),
    open: (region) => {
      const path = regionPath(region);
      return withoutParseErrors(
        path.join('.'),
        () => new Holidays(...path, { types: ['public', 'bank'] }),
      );
    },
  };
}

export function regionPath({ country, state, region }: LibraryRegion): string[] {
  return [country, state, region].filter((part) => part !== undefined);
}

function parserVersion(require: NodeJS.Require): string {
  // Its manifest may not be exported, so it is looked up next to the exported file.
  for (const folder of require.resolve.paths('date-holidays-parser') ?? []) {
    const manifest = join(folder, 'date-holidays-parser', 'package.json');
    if (existsSync(manifest))
      return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  }
  return 'unknown';
}

/** Installs a version with npm in a folder, without running its scripts, and returns the package's folder. */
export function installLibrary(version: string, below: string): string {
  const wanted = `date-holidays@${version}`;
  const words = [
    'install',
    '--prefix',
    below,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    wanted,
  ];
  const { status, stderr } = spawnSync('npm', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not install ${wanted}: ${stderr.trim()}`);
  return join(below, 'node_modules', 'date-holidays');
}
