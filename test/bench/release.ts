import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGES_FILE } from '../../server/core/changes-file.js';
import { openRelease, type ReleaseData } from '../../server/core/packed.js';
import { openPagedFile } from '../../server/service/paged-file.js';

/** The data in the folder of a build. */
export function loadBenchRelease(dir: string): ReleaseData {
  return openRelease(new Uint8Array(readFileSync(join(dir, 'kalends.bin'))), (length, digests) =>
    openPagedFile(join(dir, CHANGES_FILE), length, digests),
  );
}
