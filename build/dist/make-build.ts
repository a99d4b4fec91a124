import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRelease } from '../../server/core/build-record.js';
import { CHANGES_FILE } from '../../server/core/changes-file.js';
import { PINNED_INDEX } from '../../server/core/pinned-file.js';
import { DATA_FILE } from '../../server/service/load.js';
import { openBuiltData } from '../docs/built-data.js';
import { progressBar } from '../progress.js';
import { type ChainLink, chainOf, type ReleaseFile, readDescriptions, releaseText } from '../release/release-files.js';
import { replayReleases } from '../release/replay.js';
import { type Provenance, type Written, writeArtifacts } from './artifacts.js';
import { bundleServer } from './bundle.js';
import { openPacked, packState } from './pack.js';
import { ChangesPacker } from './pack-changes.js';
import { PinnedPacker } from './pack-pinned.js';
import { writePages } from './pages.js';
import { recordBuild } from './record-build.js';
import type { Signer } from './signing.js';
import { takeOverData, takeOverRelease } from './take-over.js';

/** Makes a build in a folder of its own; what an earlier build made from the same is taken over. */

export interface Plan {
  /** The checkout, and the folder to write into. */
  readonly root: string;
  readonly dir: string;
  /** For the record: see `BuildRecord`. */
  readonly madeFrom: string;
  readonly chosen: string;
  /** Releases whose artifacts are wanted, oldest first; the last one answers. */
  readonly ids: readonly string[];
  /** Digest of what the files of each release are made from. */
  readonly keys: ReadonlyMap<string, string>;
  /** Folders of other builds. */
  readonly others: readonly string[];
  /** Signs the manifests, if there is one. */
  readonly signer: Signer | null;
}

/** What the folder of a release holds, by id. */
type Releases = Map<string, Written>;

export async function makeBuild(plan: Plan): Promise<void> {
  mkdirSync(plan.dir, { recursive: true });
  const releases = takeOver(plan);
  await makeMissing(plan, releases);
  const data = openBuiltData(plan.dir);
  try {
    writePages(join(plan.dir, 'pages'), data);
  } finally {
    data.close();
  }
  await bundleServer(plan.root, plan.dir);
  recordBuild(plan.dir, { made_from: plan.madeFrom, chosen: plan.chosen, releases: listed(plan, releases) });
}

function takeOver({ dir, ids, keys, others }: Plan): Releases {
  const releases: Releases = new Map();
  for (const id of ids) {
    const written = takeOverRelease(others, id, keys.get(id)!, releaseDir(dir, id));
    if (written) releases.set(id, written);
  }
  takeOverData(others, keys.get(ids.at(-1)!)!, dir);
  const count = releases.size;
  if (count > 0) console.error(`artifacts of ${count} of ${ids.length} releases: taken over from an earlier build`);
  return releases;
}

async function makeMissing(plan: Plan, releases: Releases): Promise<void> {
  const { root, dir, ids } = plan;
  const last = ids.at(-1)!;
  const isMissing = (id: string) =>
    (ids.includes(id) && !releases.has(id)) || (id === last && !existsSync(join(dir, PINNED_INDEX)));
  if (!ids.some(isMissing)) return;

  const chain = chainOf(readDescriptions(join(root, 'releases')));
  const changes = new ChangesPacker();
  const pinned = existsSync(join(dir, PINNED_INDEX)) ? null : new PinnedPacker(dir);
  for (const step of replayReleases({ dir: join(root, 'releases') })) {
    const { release, state } = step;
    changes.add(step, state);
    pinned?.add(step, state);
    console.error(`${release.id}: replayed`);
    if (!isMissing(release.id)) continue;
    const bar = progressBar(`${release.id}: packing`, 'calendars');
    const packed = packState(state, changes, (done) => bar.update(done, state.calendars.size));
    bar.stop();
    if (release.id === last) {
      writeFileSync(join(dir, DATA_FILE), packed.data);
      writeFileSync(join(dir, CHANGES_FILE), packed.changes);
    }
    if (releases.has(release.id)) continue;
    const writing = progressBar(`${release.id}: writing artifacts of`, 'calendars');
    const written = await writeArtifacts(
      openPacked(packed),
      releaseDir(dir, release.id),
      provenanceOf(plan, chain, release.id),
      (done) => writing.update(done, state.calendars.size),
    );
    writing.stop();
    releases.set(release.id, written);
  }
  pinned?.finish();
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
