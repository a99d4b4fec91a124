import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';

/**
 * The files of a release in one archive, for downloading them with one request: manifest.json and the files in it, under the id of
 * the release. The archive is not in the manifest, since compressors differ between versions of Node; unpacked files are checked
 * against the manifest one by one.
 *
 * A gzip file may have several members, whose contents follow each other. The stored files (.gz) are members of the archive as they
 * are, between members with the headers of the tar format, so nothing is compressed twice.
 */
export const ARCHIVE_FILE = 'release.tgz';

interface Release {
  readonly id: string;
  readonly generated_at: string;
}

const BLOCK_BYTES = 512;
const MODE = 0o644;

/** Packs the files `names` of the folder `dir`, each stored as .gz, into its archive. All files have the time of the release. */
export function writeArchive(
  dir: string,
  { id, generated_at }: Release,
  names: readonly string[],
): void {
  const mtime = new Date(generated_at);
  const archive = openSync(join(dir, ARCHIVE_FILE), 'w');
  try {
    /** The zeros that fill the last block of the file before. */
    let padding = 0;
    for (const name of names) {
      const member = readFileSync(join(dir, `${name}.gz`));
      const size = sizeOf(member);
      writeSync(
        archive,
        gzipSync(Buffer.concat([Buffer.alloc(padding), headerOf(`${id}/${name}`, size, mtime)])),
      );
      writeSync(archive, member);
      padding = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
    }
    writeSync(archive, gzipSync(Buffer.alloc(padding + 2 * BLOCK_BYTES)));
  } finally {
    closeSync(archive);
  }
}

function headerOf(path: string, size: number, mtime: Date): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  const isLong = new Header({ path, size, mtime, mode: MODE, type: 'File' }).encode(block, 0);
  if (isLong) throw new Error(`the path ${path} is too long for an archive`);
  return block;
}

/** The length of the content of a gzip file: its last four bytes. */
function sizeOf(gzip: Buffer): number {
  return gzip.readUInt32LE(gzip.length - 4);
}
