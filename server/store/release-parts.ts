import type { ChangesReader } from './changes.js';
import { bundlePath, type History, releaseChanges } from './history.js';
import type { ReleaseParts } from './release-data.js';

/** The parts of a release in the files of a build, except the bytes of its packs. Throws an Error that names a damaged file. */
export function releaseDataParts(
  history: History,
  id: string,
  changes: ChangesReader,
): Omit<ReleaseParts, 'bytes'> {
  const { directory } = history.bundle(id);
  const found = directory.release.id;
  if (found !== id) throw new Error(`${bundlePath(id)} is of the release ${found}, not of ${id}`);
  const upToIt = history.releases.slice(
    0,
    history.releases.findIndex((release) => release.id === id) + 1,
  );
  return {
    directory,
    releases: releaseChanges(upToIt),
    search: () => history.search(id),
    changes,
  };
}
