import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRelease } from '../../server/store/build-record.js';
import type { History } from '../../server/store/history.js';
import { readChanges } from '../../server/store/read-changes.js';
import { openReleaseData, type ReleaseData } from '../../server/store/release-data.js';
import { releaseDataParts } from '../../server/store/release-parts.js';
import { openBuiltData } from '../docs/built-data.js';
import { type Progress, progressBar } from '../progress.js';
import {
  type ChainLink,
  chainOf,
  type ReleaseFile,
  readDescriptions,
  releaseText,
} from '../release/release-files.js';
import { type ReleaseOrigin, type Written, writeArtifacts } from './artifacts.js';
import { bundleServer } from './bundle.js';
import { compressPages } from './compress-pages.js';
import { codeDigest } from './inputs.js';
import { KeptFiles } from './kept-files.js';
import { makeHistory } from './make-history.js';
import { recordBuild } from './record-build.js';
import type { Signer } from './signing.js';
import { takeOverProgram, takeOverRelease } from './take-over.js';

/** Makes a build in a folder of its own; files with the same inputs are taken over from an earlier build. */

export interface Plan {
  /** The checkout, and the target folder. */
  readonly root: string;
  readonly dir: string;
  /** For the record: see `BuildRecord`. */
  readonly madeFrom: string;
  readonly chosen: string;
  /** Releases whose files to make, oldest first; the last one is the current release. */
  readonly ids: readonly string[];
  /** Digests of the inputs of each release's files. */
  readonly keys: ReadonlyMap<string, string>;
  /** Folders of other builds. */
  readonly others: readonly string[];
  /** Signs the manifests, if there is one. */
  readonly signer: Signer | null;
}

/** The content of each release's folder, by id. */
type Releases = Map<string, Written>;

export async function makeBuild(plan: Plan): Promise<void> {
  const { root, dir } = plan;
  mkdirSync(dir, { recursive: true });
  const kept = new KeptFiles(plan.others);
  const releases = takeOver(plan, kept);
  const code = codeDigest(root);
  const hasProgram = takeOverProgram(plan.others, code, dir);
  // Runs while the data are made.
  const bundled = hasProgram ? Promise.resolve() : bundleServer(root, dir);
  // Reported below, after all writing has ended.
  bundled.catch(() => {});
  try {
    await makeDataAndFiles(plan, releases, kept);
    kept.write(dir);
  } finally {
    // All writing has ended before the folder may be removed.
    await Promise.allSettled([bundled]);
  }
  await bundled;
  recordBuild(dir, {
    made_from: plan.madeFrom,
    code,
    chosen: plan.chosen,
    releases: listed(plan, releases),
  });
}

async function makeDataAndFiles(plan: Plan, releases: Releases, kept: KeptFiles): Promise<void> {
  const { root, dir, others, keys } = plan;
  let bar: Progress | undefined;
  makeHistory(
    { releases: join(root, 'releases'), dir, builds: others, keys },
    ({ taken, done, total }) => {
      bar ??= progressBar(
        `history${taken === 0 ? '' : `, ${taken} taken over`}: adding`,
        'releases',
      );
      bar.update(done, total);
    },
  );
  bar?.stop();
  // Loaded only now, since it takes memory.
  const { writePages } = await import('./pages.js');
  const built = await openBuiltData(dir);
  try {
    await makeArtifacts(plan, built.history, built.catalog.data, releases, kept);
    writePages(join(dir, 'pages'), built);
    await compressPages(dir, others);
  } finally {
    built.close();
  }
}

/** Takes over files of releases from earlier builds. */
function takeOver({ dir, ids, keys, others }: Plan, kept: KeptFiles): Releases {
  const releases: Releases = new Map();
  for (const id of ids) {
    const taken = takeOverRelease(others, id, keys.get(id)!, releaseDir(dir, id));
    if (!taken) continue;
    releases.set(id, taken.written);
    kept.keepRelease(taken.build, id);
  }
  const count = releases.size;
  if (count > 0)
    console.error(`files of ${count} of ${ids.length} releases: taken over from an earlier build`);
  return releases;
}

/** Makes the files of each chosen release that was not taken over. `last`: the last release. */
async function makeArtifacts(
  plan: Plan,
  history: History,
  last: ReleaseData,
  releases: Releases,
  kept: KeptFiles,
): Promise<void> {
  const { root, dir, ids } = plan;
  const chain = chainOf(readDescriptions(join(root, 'releases')));
  for (const id of ids.filter((one) => !releases.has(one))) {
    const data = id === last.release.id ? last : dataOf(history, id);
    const bar = progressBar(`${id}: writing files of`, 'calendars');
    const { length } = data.ids;
    const onCalendar = (done: number) => bar.update(done, length);
    releases.set(
      id,
      await writeArtifacts(data, releaseDir(dir, id), provenanceOf(plan, chain, id), onCalendar, {
        files: kept,
        releaseKeys: plan.keys,
      }),
    );
    bar.stop();
  }
}

/** The data of a release of a history. */
export function dataOf({ pack, ...history }: History, id: string): ReleaseData {
  const { calendars } = history.bundle(id).directory;
  const bytes = (index: number) =>
    pack(calendars[index]!, id, `the pack of ${calendars[index]!.id}`);
  return openReleaseData({
    ...releaseDataParts({ ...history, pack }, id, readChanges({ ...history, pack })),
    bytes,
  });
}

function provenanceOf(
  { root, signer }: Plan,
  chain: readonly ChainLink[],
  id: string,
): ReleaseOrigin {
  const upToIt = chain.filter((link) => link.id <= id);
  return { chain: upToIt, releaseJson: releaseText(join(root, 'releases'), id), signer };
}

function listed({ root, ids, keys }: Plan, releases: Releases): BuiltRelease[] {
  return ids.map((id) => {
    const { library_version, generated_at, note } = JSON.parse(
      releaseText(join(root, 'releases'), id),
    ) as ReleaseFile;
    return { id, library_version, generated_at, note, key: keys.get(id)!, ...releases.get(id)! };
  });
}

function releaseDir(dir: string, id: string): string {
  return join(dir, 'releases', id);
}
