import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { create } from 'tar';

/**
 * The files of a release in one archive, for downloading them with one request: manifest.json and the files in it, under the id of
 * the release. The archive is not in the manifest, since compressors differ between versions of Node; unpacked files are checked
 * against the manifest one by one.
 */
export const ARCHIVE_FILE = 'release.tgz';

interface Release {
  readonly id: string;
  readonly generated_at: string;
}

/**
 * Packs the files `names` of the folder `dir` into its archive, unpacking those stored only compressed (.gz). All files have the
 * time of the release.
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
