import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { create } from 'tar';

/**
 * The files of a release in one archive, so that who wants all of them sends one request: manifest.json and what it
 * lists, under the id of the release. It is not in the manifest, since compressors differ between versions of Node; what
 * is unpacked is held to the manifest file by file.
 */
export const ARCHIVE_FILE = 'release.tgz';

interface Release {
  readonly id: string;
  readonly generated_at: string;
}

/**
 * Packs `names` of the folder `dir` into its archive, those that are stored compressed alone (.gz) as they were before;
 * all files are of the time of the release.
 */
export async function writeArchive(
  dir: string,
  { id, generated_at }: Release,
  names: readonly string[],
): Promise<void> {
  const unpacked = `${dir}.unpacked`;
  try {
    for (const name of names) {
      mkdirSync(dirname(join(unpacked, name)), { recursive: true });
      writeFileSync(join(unpacked, name), readStored(join(dir, name)));
    }
    const file = join(dir, ARCHIVE_FILE);
    const mtime = new Date(generated_at);
    await create({ file, cwd: unpacked, prefix: id, gzip: true, portable: true, mtime }, [...names]);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

function readStored(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`));
}
