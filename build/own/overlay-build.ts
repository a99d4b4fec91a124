import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type BuiltRelease,
  RECORD_FILE,
  readRecord,
  readSums,
  SUMS_FILE,
  sha256Of,
} from '../../server/store/build-record.js';
import { buildDir, buildNames, draftDir } from '../../server/store/dist-folder.js';
import { HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import { loadData, MANIFEST_FILE } from '../../server/store/load.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { finishArtifacts, type Written } from '../dist/artifacts.js';
import { fileName, type WrittenFile, writeCalendarFiles } from '../dist/calendar-files.js';
import { checkWhole } from '../dist/check-whole.js';
import { HistoryFiles } from '../dist/history-files.js';
import { recordBuild } from '../dist/record-build.js';
import { configuredSigner } from '../dist/signing.js';
import type { ChainLink } from '../release/release-files.js';
import type { BaseBuild } from './base.js';
import type { OwnStep } from './history.js';
import { messageOf } from './mistakes.js';
import { packOwnHistory } from './pack-history.js';

/** Makes the build of a release with an overlay; unchanged files are hard links to those of the base build. */

export interface OwnPlan {
  readonly dist: string;
  /** The name of the base build, and its open data. */
  readonly baseName: string;
  readonly base: BaseBuild;
  /** Oldest first; the last one is the current release. */
  readonly steps: readonly OwnStep[];
  /** The release.json of the last one. */
  readonly text: string;
}

/** The name of the build in dist/builds; it is made if missing. */
export async function makeOwnBuild(plan: OwnPlan): Promise<string> {
  const { dist } = plan;
  const prefix = nameOf(plan);
  const there = wholeBuild(dist, prefix);
  if (there !== null) return there;
  const draft = join(draftDir(dist), 'build');
  rmSync(draft, { recursive: true, force: true });
  await writeBuild(plan, draft);
  mkdirSync(join(dist, 'builds'), { recursive: true });
  for (let number = 0; ; number++) {
    const name = number === 0 ? prefix : `${prefix}.${number}`;
    if (existsSync(buildDir(dist, name))) continue;
    renameSync(draft, buildDir(dist, name));
    return name;
  }
}

function nameOf({ base, baseName, steps, text }: OwnPlan): string {
  const hash = createHash('sha256').update(`own ${baseName} ${base.record.made_from} ${text}`);
  for (const { id } of steps) hash.update(`${id}\n`);
  return hash.digest('hex').slice(0, 20);
}

function wholeBuild(dist: string, prefix: string): string | null {
  for (const name of buildNames(dist).filter((other) => other.split('.')[0] === prefix)) {
    try {
      checkWhole(buildDir(dist, name));
      return name;
    } catch (error) {
      console.error(`building again: ${messageOf(error)}`);
    }
  }
  return null;
}

async function writeBuild({ base, baseName, steps, text }: OwnPlan, dir: string): Promise<void> {
  const step = steps.at(-1)!;
  shareFiles(base.dir, dir);
  const files = new HistoryFiles(dir);
  packOwnHistory(base, files, steps);
  files.finish();
  const history = openHistory(dir, readIndex(join(dir, HISTORY_INDEX)));
  let written: Written;
  try {
    written = await writeArtifacts(
      base,
      await loadData(history),
      step,
      text,
      join(dir, 'releases', step.id),
    );
  } finally {
    history.close();
  }
  const { library_version } = base.record.releases.at(-1)!;
  const { id, generated_at, note, digest } = step;
  const key = sha256Of(text);
  const own: BuiltRelease = { id, library_version, generated_at, note, key, ...written };
  recordBuild(dir, {
    made_from: base.record.made_from,
    chosen: base.record.chosen,
    releases: [...base.record.releases, own],
    own: { base: baseName, digest },
  });
}

/** The files to make. */
const OWN_FILES = [HISTORY_INDEX, RECORD_FILE];

function shareFiles(from: string, to: string): void {
  const share = (folder: string) => {
    mkdirSync(join(to, folder), { recursive: true });
    for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) share(path);
      else if (!OWN_FILES.includes(path)) shareFile(join(from, path), join(to, path));
    }
  };
  share('');
}

function shareFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Not every file system supports links.
    copyFileSync(from, to);
  }
}

interface Manifest {
  readonly chain?: readonly ChainLink[];
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

/** The files of the release; unchanged calendars have the files of the base build. */
async function writeArtifacts(
  base: BaseBuild,
  data: ReleaseData,
  { id, overlaid }: OwnStep,
  text: string,
  dir: string,
): Promise<Written> {
  mkdirSync(dir, { recursive: true });
  const below = join(base.dir, 'releases', base.last.id);
  const manifest = JSON.parse(readFileSync(join(below, MANIFEST_FILE), 'utf8')) as Manifest;
  const sums = readSums(readFileSync(join(below, SUMS_FILE), 'latin1'));
  const shared = (name: string): WrittenFile => {
    const stored = [`${name}.gz`].map((one) => ({ name: one, sha256: sums.get(one)! }));
    for (const one of stored) shareFile(join(below, one.name), join(dir, one.name));
    return { name, ...manifest.files[name]!, stored };
  };
  const files: WrittenFile[] = [];
  for (const [index, [calendar]] of data.ids.entries()) {
    const name = fileName(calendar!);
    const own = overlaid.calendars.has(calendar!)
      ? await writeCalendarFiles(data, dir, [index], () => {})
      : [shared(`csv/${name}.csv`), shared(`ics/${name}.ics`)];
    files.push(...own);
  }
  const link: ChainLink = { id, sha256: sha256Of(text) } as ChainLink;
  const chain = [...(manifest.chain ?? []), link];
  return finishArtifacts(
    data,
    dir,
    { chain, releaseJson: text, signer: configuredSigner() },
    files,
  );
}

/** Copies a build into another dist/builds, as a base for others; returns its name. */
export function adoptBuild(dist: string, from: string): string {
  const record = readRecord(join(from, RECORD_FILE));
  const ids = record.releases.map(({ id }) => id).join();
  const name = sha256Of(`${record.made_from} ${ids}`).slice(0, 20);
  if (existsSync(buildDir(dist, name))) return name;
  const draft = join(draftDir(dist), 'base');
  cpSync(from, draft, { recursive: true });
  mkdirSync(join(dist, 'builds'), { recursive: true });
  renameSync(draft, buildDir(dist, name));
  return name;
}
