import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildRecord, sha256Of } from '../../server/store/build-record.js';
import { forEachAtOnce } from '../concurrency-limit.js';
import { linkChecked, recordOf } from './take-over.js';

/** The compressed copies of the pages of a build. A page that another build has, byte for byte, is a link to it, with its copies. */

/** A tenth of the time of the best, for some hundredths more bytes. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const GZIP = { level: 9 };
/** Pages that are compressed beside each other, by the threads of Node. */
const MAX_AT_ONCE = 4;
/** Archives are not compressed again, because some clients would unpack them twice. */
const ARCHIVE = /\.(?:tgz|whl)$/;
const COPIES = ['.br', '.gz'] as const;

const toBrotli = promisify<Uint8Array, object, Buffer>(brotliCompress);
const toGzip = promisify<Uint8Array, object, Buffer>(gzip);

interface OtherBuild extends Pick<BuildRecord, 'files'> {
  /** Its folder. */
  readonly build: string;
}

/** Completes the pages in the folder of a build with their copies, those that are smaller. `builds`: folders of other builds. */
export async function compressPages(dir: string, builds: readonly string[]): Promise<void> {
  const names = readdirSync(join(dir, 'pages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ARCHIVE.test(entry.name))
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name).slice(dir.length + 1));
  const others = builds.flatMap((build): OtherBuild[] => {
    const record = recordOf(build);
    return record ? [{ build, files: record.files }] : [];
  });
  await forEachAtOnce(names, MAX_AT_ONCE, async (name) => {
    const bytes = readFileSync(join(dir, name));
    const sha256 = sha256Of(bytes);
    const other = others.find(({ files }) => files[name]?.sha256 === sha256);
    if (!other || !takeOver(other, dir, name, bytes)) await writeCopies(join(dir, name), bytes);
  });
}

/** Replaces a page by a link to that of another build, with its copies; false, and the page stays, if they are damaged. */
function takeOver({ build, files }: OtherBuild, dir: string, name: string, page: Buffer): boolean {
  const all = ['', ...COPIES].map((suffix) => name + suffix).filter((one) => files[one]);
  try {
    for (const one of all) {
      rmSync(join(dir, one), { force: true });
      linkChecked(build, dir, one, files[one]!.sha256);
    }
    return true;
  } catch {
    for (const one of all) rmSync(join(dir, one), { force: true });
    writeFileSync(join(dir, name), page);
    return false;
  }
}

async function writeCopies(path: string, bytes: Buffer): Promise<void> {
  const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const copies = { '.br': await toBrotli(bytes, { params }), '.gz': await toGzip(bytes, GZIP) };
  for (const suffix of COPIES)
    if (copies[suffix].length < bytes.length) writeFileSync(path + suffix, copies[suffix]);
}
