import { readFileSync } from 'node:fs';
import { openRelease, type ReleaseData } from '../../server/core/packed.js';

export const DIST_DIR = new URL('../../dist/', import.meta.url).pathname;

/** The data of dist/, which `npm test` builds first. */
export function loadRelease(): ReleaseData {
  const file = readFileSync(`${DIST_DIR}kalends.bin`);
  const bytes = new Uint8Array(file.length);
  bytes.set(file);
  return openRelease(bytes);
}
