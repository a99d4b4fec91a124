import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHANGES_FILE } from '../core/changes-file.js';
import { openRelease, type ReleaseData } from '../core/packed.js';
import { openPagedFile } from './paged-file.js';

/**
 * The packed data of a file, with the file of changes beside it, which stays open. Read once into a buffer of its own (a second copy would stay in memory for long). Throws
 * an Error that names the file and says what is wrong with it.
 */
export function loadRelease(path: string): ReleaseData {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(fstatSync(file).size);
    for (let read = 0; read < bytes.length; ) {
      const more = readSync(file, bytes, read, bytes.length - read, read);
      if (more === 0) throw new Error(`it ends after ${read} of ${bytes.length} bytes`);
      read += more;
    }
    return openRelease(bytes, (length, digests) => openPagedFile(join(dirname(path), CHANGES_FILE), length, digests));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    closeSync(file);
  }
}
