import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type BuildRecord,
  RECORD_FILE,
  readRecord,
  sha256Of,
} from '../server/store/build-record.js';
import {
  buildDir,
  buildNames,
  currentBuild,
  draftDir,
  pointTo,
  replaceFile,
} from '../server/store/dist-folder.js';
import { commandLine } from './command-line.js';
import { checkWhole } from './dist/check-whole.js';
import { chosenReleases, DEFAULT_CHOICE } from './dist/chosen.js';
import { clearUnused } from './dist/clear.js';
import { inputsDigest, releaseKeys } from './dist/inputs.js';
import { LAUNCHER } from './dist/launcher.js';
import { withLock } from './dist/lock.js';
import { makeBuild } from './dist/make-build.js';
import { putReader } from './dist/reader.js';
import { ROOT } from './dist/root.js';
import { configuredSigner, type Signer } from './dist/signing.js';
import { releaseIds } from './release/release-files.js';
import { type Years, yearsOfTables } from './tables/years.js';

/**
 * npm run build -- [--releases all|N|ID,ID...] [--aside] [--tables [--years 2000-2035]]
 *
 * Makes a build from the committed releases in dist/builds/<digest of its inputs>/ and switches to it:
 *
 *   build.json    the digest of its inputs, and the SHA-256 of its files
 *   server.mjs    the bundled server, which needs no node_modules
 *   packs/        a file for each release with the calendars that it changed; history.json is the index of all releases,
 *                 history/ and search/ have what is read of each on demand
 *   releases/     csv/, ics/, packs.bin and manifest.json of each release that was chosen, signed where KALENDS_SIGNING_KEY names a key
 *   pages/        static pages, and in reader/ the reader for programs, which is put into dist/reader/ too
 *
 * A running server goes on with the build it has until it has loaded the new one. `--releases` is the choice of the
 * build before, at first the last one. `--aside` leaves the current build the current one, if there is one. `--tables` also makes
 * the tables of days of each chosen release, in dist/tables/ (build/tables).
 */
const DIST = join(ROOT, 'dist');

const USAGE = `npm run build -- [--releases all|N|ID,ID...] [--aside] [--tables [--years FIRST-LAST]]

Makes a build from the committed releases in dist/builds/, and switches to it.
  --releases   whose files are served for download; default: as in the build before, at first the last one
  --aside      leaves the current build the current one
  --tables     also the tables of days, days.parquet and days/<calendar>.csv: some minutes
  --years      their first and last year; default 2000-2035`;
const { values: options } = commandLine(USAGE, {
  releases: { type: 'string' },
  aside: { type: 'boolean', default: false },
  tables: { type: 'boolean', default: false },
  years: { type: 'string' },
  // Set by npm start: the build ends when npm start has ended.
  'end-with-parent': { type: 'boolean', default: false },
});
if (options['end-with-parent']) endWithParent();
const years = yearsOfTables(USAGE, options.tables, options.years);

const signer = signerOrEnd();
const signedBy = signer?.fingerprint;
const all = releaseIds(join(ROOT, 'releases'));
if (all.length === 0)
  throw new Error('there is no release yet: npm run release -- --write makes the first one');
try {
  await withLock(DIST, build);
} finally {
  rmSync(draftDir(DIST), { recursive: true, force: true });
}

async function build(): Promise<void> {
  const before = currentName();
  const chosen = options.releases ?? choiceOf(before) ?? DEFAULT_CHOICE;
  const ids = chosenReleases(chosen, all);
  const madeFrom = inputsDigest(ROOT, signedBy);
  const name = await withOverlay(
    wholeBuild(madeFrom, ids) ?? (await make(madeFrom, chosen, ids)),
    before,
  );
  // Before the switch, so that a running server finds them with the build.
  if (years) await makeAllTables(name, years);
  if (!options.aside || before === null || !existsSync(buildDir(DIST, before))) switchTo(name);
  clearUnused(DIST, [name, before]);
  console.error(`${options.aside ? 'built' : 'current'}: dist/builds/${name} (${ids.join(', ')})`);
}

/** The build with the overlay that KALENDS_OWN names on it; the build itself where it names none. */
async function withOverlay(name: string, before: string | null): Promise<string> {
  const setting = process.env.KALENDS_OWN;
  if (setting) {
    const { buildOverlay } = await import('./own/apply-overlay.js');
    const { name: own, step } = await buildOverlay(DIST, name, resolve(ROOT, setting));
    console.error(`own days of ${setting}: release ${step.id}`);
    return own;
  }
  if (before !== null && recordOf(before)?.own) {
    console.error('the build before had own days, and this one has none: KALENDS_OWN is not set');
  }
  return name;
}

async function makeAllTables(name: string, chosen: Years): Promise<void> {
  // Loaded only now: a usual build has none.
  const { tablesOfBuild } = await import('./tables/tables-of-build.js');
  await tablesOfBuild(DIST, buildDir(DIST, name), chosen);
}

/** The undamaged build of the same inputs, if there is one. */
function wholeBuild(madeFrom: string, ids: readonly string[]): string | null {
  const prefix = nameOf(madeFrom, ids);
  for (const name of buildNames(DIST).filter((other) => other.split('.')[0] === prefix)) {
    try {
      checkWhole(buildDir(DIST, name));
      return name;
    } catch (error) {
      console.error(`building again: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return null;
}

async function make(madeFrom: string, chosen: string, ids: readonly string[]): Promise<string> {
  const dir = join(draftDir(DIST), 'build');
  const others = buildNames(DIST).map((name) => buildDir(DIST, name));
  await makeBuild({
    root: ROOT,
    dir,
    madeFrom,
    chosen,
    ids,
    keys: releaseKeys(ROOT, all, signedBy),
    others,
    signer,
  });
  if (inputsDigest(ROOT, signedBy) !== madeFrom)
    throw new Error('a file changed while it was built from: run it again');
  return putInPlace(dir, nameOf(madeFrom, ids));
}

/** A finished folder is never changed again: a damaged one stays, and the new one gets a number. */
function putInPlace(draft: string, prefix: string): string {
  mkdirSync(join(DIST, 'builds'), { recursive: true });
  for (let number = 0; ; number++) {
    const name = number === 0 ? prefix : `${prefix}.${number}`;
    if (existsSync(buildDir(DIST, name))) continue;
    renameSync(draft, buildDir(DIST, name));
    return name;
  }
}

/** Writes the launcher before the pointer that it reads. */
function switchTo(name: string): void {
  for (const file of ['LICENSE', 'NOTICE'])
    replaceFile(DIST, file, readFileSync(join(buildDir(DIST, name), file)));
  replaceFile(DIST, 'server.mjs', LAUNCHER);
  putReader(DIST, buildDir(DIST, name));
  if (currentName() !== name) pointTo(DIST, name);
}

function currentName(): string | null {
  try {
    return currentBuild(DIST);
  } catch {
    return null;
  }
}

function choiceOf(name: string | null): string | null {
  return (name && recordOf(name)?.chosen) || null;
}

function recordOf(name: string): BuildRecord | null {
  try {
    return readRecord(join(buildDir(DIST, name), RECORD_FILE));
  } catch {
    return null;
  }
}

function nameOf(madeFrom: string, ids: readonly string[]): string {
  return sha256Of(`${madeFrom} ${ids.join()}`).slice(0, 20);
}

/** Reports an invalid setting in one line. */
function signerOrEnd(): Signer | null {
  try {
    return configuredSigner();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Ends if its parent process died or its terminal was closed. */
function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  process.on('SIGHUP', () => {});
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
