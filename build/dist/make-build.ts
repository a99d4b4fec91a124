import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRelease } from '../../server/store/build-record.js';
import type { FileBytes } from '../../server/store/container.js';
import { changesIn, openHistory, readIndex } from '../../server/store/history.js';
import {
  HISTORY_FILE,
  HISTORY_INDEX,
  type HistoryIndex,
  type ReleaseHead,
  readJson,
} from '../../server/store/history-file.js';
import { DATA_FILE } from '../../server/store/load.js';
import { openRelease, type ReleaseData } from '../../server/store/packed.js';
import { openBuiltData } from '../docs/built-data.js';
import { progressBar } from '../progress.js';
import { type ChainLink, chainOf, type ReleaseFile, readDescriptions, releaseText } from '../release/release-files.js';
import { finishArtifacts, type Provenance, type Written } from './artifacts.js';
import { bundleServer } from './bundle.js';
import { makeDataInThread } from './history-in-thread.js';
import { packData } from './pack.js';
import { readData } from './read-data.js';
import { recordBuild } from './record-build.js';
import type { Signer } from './signing.js';
import { takeOverData, takeOverRelease } from './take-over.js';
import { type ThreadPrograms, threadPrograms } from './thread-programs.js';
import { writeInThreads } from './write-in-threads.js';

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
  const releases = takeOver(plan);
  const programs = await threadPrograms();
  // Runs while the data are made.
  const bundled = bundleServer(root, dir);
  // Reported below, after all writing has ended.
  bundled.catch(() => {});
  try {
    await makeDataAndFiles(plan, programs, releases);
  } finally {
    // All writing has ended before the folder may be removed.
    await Promise.allSettled([bundled]);
  }
  await bundled;
  recordBuild(dir, { made_from: plan.madeFrom, chosen: plan.chosen, releases: listed(plan, releases) });
}

async function makeDataAndFiles(plan: Plan, programs: ThreadPrograms, releases: Releases): Promise<void> {
  const { root, dir, others, keys } = plan;
  if ([HISTORY_INDEX, DATA_FILE].some((name) => !existsSync(join(dir, name)))) {
    await makeDataInThread({ releases: join(root, 'releases'), dir, builds: others, keys }, programs);
  }
  // Loaded only now, since it takes memory.
  const { writePages } = await import('./pages.js');
  const history = builtHistory(dir);
  const built = openBuiltData(dir);
  try {
    // In threads, in parallel with the rest.
    const artifacts = makeArtifacts(plan, programs, history, built.catalog.data, releases);
    artifacts.catch(() => {});
    try {
      writePages(join(dir, 'pages'), built);
    } finally {
      await Promise.allSettled([artifacts]);
    }
    await artifacts;
  } finally {
    built.close();
    history.close();
  }
}

/** Takes over files of earlier builds; the data and the history only if the last release is the same. */
function takeOver({ dir, ids, keys, others }: Plan): Releases {
  const releases: Releases = new Map();
  for (const id of ids) {
    const written = takeOverRelease(others, id, keys.get(id)!, releaseDir(dir, id));
    if (written) releases.set(id, written);
  }
  takeOverData(others, keys.get(ids.at(-1)!)!, dir);
  const count = releases.size;
  if (count > 0) console.error(`files of ${count} of ${ids.length} releases: taken over from an earlier build`);
  return releases;
}

interface BuiltHistory extends ReturnType<typeof openHistory> {
  readonly path: string;
  readonly index: HistoryIndex;
}

function builtHistory(dir: string): BuiltHistory {
  const path = join(dir, HISTORY_FILE);
  return { path, ...openHistory(path), index: readIndex(join(dir, HISTORY_INDEX)) };
}

/** The packed data as of a release. */
function dataOf({ read, index }: BuiltHistory, id: string): FileBytes {
  const bar = progressBar(`${id}: packing`, 'calendars');
  const data = packData(read, index, id, bar.update);
  bar.stop();
  return data;
}

/** Makes the files of each chosen release that was not taken over; those of calendars in threads. `last`: the last release. */
async function makeArtifacts(
  plan: Plan,
  programs: ThreadPrograms,
  history: BuiltHistory,
  last: ReleaseData,
  releases: Releases,
): Promise<void> {
  const { root, dir, ids } = plan;
  const chain = chainOf(readDescriptions(join(root, 'releases')));
  for (const id of ids.filter((one) => !releases.has(one))) {
    const isLast = id === ids.at(-1);
    const dataPath = isLast ? join(dir, DATA_FILE) : join(dir, `${id}.bin`);
    if (!isLast) writeFileSync(dataPath, dataOf(history, id));
    const count = calendarsOf(history, id);
    const task = { dataPath, historyPath: history.path, index: history.index, dir: releaseDir(dir, id) };
    const bar = progressBar(`${id}: writing files of`, 'calendars');
    let done = 0;
    const data = isLast ? last : openRelease(readData(dataPath), changesIn(history.read, history.index));
    const written = writeInThreads(programs['calendar-files-thread'], task, count, () => bar.update(++done, count));
    releases.set(id, await finishArtifacts(data, releaseDir(dir, id), provenanceOf(plan, chain, id), written));
    if (!isLast) rmSync(dataPath);
    bar.stop();
  }
}

function calendarsOf({ read, index }: BuiltHistory, id: string): number {
  const { head } = index.releases.find((release) => release.id === id)!;
  return readJson<ReleaseHead>(read(head, `the release ${id}`)).ids.length;
}

function provenanceOf({ root, signer }: Plan, chain: readonly ChainLink[], id: string): Provenance {
  const upToIt = chain.filter((link) => link.id <= id);
  return { chain: upToIt, releaseJson: releaseText(join(root, 'releases'), id), signer };
}

function listed({ root, ids, keys }: Plan, releases: Releases): BuiltRelease[] {
  return ids.map((id) => {
    const { library_version, generated_at, note } = JSON.parse(releaseText(join(root, 'releases'), id)) as ReleaseFile;
    return { id, library_version, generated_at, note, key: keys.get(id)!, ...releases.get(id)! };
  });
}

function releaseDir(dir: string, id: string): string {
  return join(dir, 'releases', id);
}
