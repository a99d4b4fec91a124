import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { openRelease, type ReleaseData } from '../core/packed.js';

/**
 * The packed data of a file, read once into a buffer of its own (a second copy would stay in memory for long). Throws
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
    return openRelease(bytes);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    closeSync(file);
  }
}
