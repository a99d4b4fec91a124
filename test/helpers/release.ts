import { join } from 'node:path';
import type { ReleaseData } from '../../server/core/packed.js';
import { loadRelease as load } from '../../server/service/load.js';

export const DIST_DIR = new URL('../../dist/', import.meta.url).pathname;

/** The data of dist/, which `npm test` builds first. */
export function loadRelease(): ReleaseData {
  return load(join(DIST_DIR, 'kalends.bin'));
}
