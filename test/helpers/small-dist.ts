import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArtifacts } from '../../build/dist/artifacts.js';
import { LAUNCHER } from '../../build/dist/launcher.js';
import { recordBuild } from '../../build/dist/record-build.js';
import type { Signer } from '../../build/dist/signing.js';
import { type ChainLink, historyDigest } from '../../build/release/release-files.js';
import type { DataRelease } from '../../server/engine/types.js';
import {
  type BuiltRelease,
  type FileSum,
  RECORD_FILE,
  readRecord,
  sha256Of,
  writeRecord,
} from '../../server/store/build-record.js';
import { buildDir, pointTo } from '../../server/store/dist-folder.js';
import { once } from '../../server/util/once.js';
import { calendar, entry, state, stepOf, storeHistory } from './history.js';
import { copyDist } from './linked.js';
import { DIST_DIR } from './release.js';

/** A dist/ folder of made-up releases that can be damaged at will, with the real server. */

/** Releases that a small build may hold, oldest first. */
export const SMALL_RELEASES = ['20250102T030405Z', '20260102T030405Z', '20260203T040506Z'] as const;

export interface SmallBuild {
  /** 20 hexadecimal digits. */
  readonly name: string;
  readonly releases: readonly string[];
  /** The name of the holiday, which all answers tell. */
  readonly holiday: string;
  /** Default: unsigned. */
  readonly signer?: Signer | null;
}

/**
 * Writes a build into `dist`; returns its folder. Its calendars are XNYS and EUR. Pages and program are those of all small
 * builds: see linked.ts.
 */
export async function writeSmallBuild(dist: string, build: SmallBuild): Promise<string> {
  const { name } = build;
  const dir = buildDir(dist, name);
  rmSync(dir, { recursive: true, force: true });
  const model = await modelOf(build);
  copyDist(model.dir, dir);
  const releases = model.releases.map((release) => ({ ...release, key: name }));
  // With the sums as they were when the model was made: a file of it that a test has changed since is told as damaged.
  writeFileSync(
    join(dir, RECORD_FILE),
    writeRecord({ made_from: name, chosen: 'all', releases, files: model.files }),
  );
  return dir;
}

interface Model {
  readonly dir: string;
  readonly releases: readonly BuiltRelease[];
  readonly files: Readonly<Record<string, FileSum>>;
}

const models = new Map<string, Promise<Model>>();

/** A build of these releases to be copied, but for its record: making one takes a second, and many tests use the same. */
function modelOf({ releases, holiday, signer = null }: SmallBuild): Promise<Model> {
  const key = JSON.stringify([releases, holiday]);
  const known = signer ? undefined : models.get(key);
  const model = known ?? makeModel({ releases, holiday, signer });
  if (!signer) models.set(key, model);
  return model;
}

async function makeModel({
  releases,
  holiday,
  signer,
}: Required<Omit<SmallBuild, 'name'>>): Promise<Model> {
  const dir = temporaryFolder();
  copyDist(programAndPages(), dir);
  const entries = [
    entry('2026-12-24', 'Christmas Eve', { kind: 'early_close', close_time: '13:00' }),
    entry('2026-12-25', holiday),
  ];
  const made = state([
    [calendar('EUR', { kind: 'settlement', bases: [] }), [entry('2026-12-25', holiday)]],
    [calendar('XNYS'), entries],
  ]);
  const built: BuiltRelease[] = [];
  const steps = releases.map((id) =>
    stepOf({ id, library_version: '1.0.0', generated_at: generatedAt(id) }),
  );
  const history = storeHistory(
    steps.map((step) => [step, made] as const),
    dir,
  );
  const chain: ChainLink[] = [];
  for (const { release } of steps) {
    const { id } = release;
    const releaseJson = releaseJsonOf(release, chain);
    chain.push({ id, sha256: sha256Of(Buffer.from(releaseJson)) });
    const provenance = { chain: [...chain], releaseJson, signer };
    const data = history.data(id);
    const written = await writeArtifacts(data, join(dir, 'releases', id), provenance, () => {});
    built.push({ ...release, note: `Note of ${id}`, key: '', ...written });
  }
  recordBuild(dir, { made_from: '', chosen: 'all', releases: built });
  return { dir, releases: built, files: readRecord(join(dir, RECORD_FILE)).files };
}

/**
 * A copy of those of the build that is tested: making pages takes most of the time, and what they tell of its data nobody asks
 * here.
 */
const programAndPages = once(() => {
  const dir = temporaryFolder();
  const program = readdirSync(DIST_DIR).filter((name) => name.endsWith('.mjs'));
  for (const file of [...program, 'LICENSE', 'NOTICE'])
    copyFileSync(join(DIST_DIR, file), join(dir, file));
  cpSync(join(DIST_DIR, 'pages'), join(dir, 'pages'), { recursive: true });
  return dir;
});

function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-model-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A dist/ folder with one build, which is the current one. */
export async function writeSmallDist(dist: string, build: SmallBuild): Promise<string> {
  const dir = await writeSmallBuild(dist, build);
  writeFileSync(join(dist, 'server.mjs'), LAUNCHER);
  pointTo(dist, build.name);
  return dir;
}

/** As build/release writes it, without the digests of its files. */
function releaseJsonOf(release: DataRelease, before: readonly ChainLink[]): string {
  const last = before.at(-1);
  const chained = { previous: last?.id ?? null, previous_sha256: last?.sha256 ?? null };
  return `${JSON.stringify({ ...release, ...chained, history_sha256: historyDigest(before) })}\n`;
}

function generatedAt(id: string): string {
  return id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6+00:00');
}
