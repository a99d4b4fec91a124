import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'fflate';
import { create } from 'tar';

/** The fixed date that npm uses for its packages. */
const DATED = new Date('1985-10-26T08:15:00.000Z');
const MODE = 0o644;

/**
 * A package for npm: `files` by their paths in the package, under package/. The same files give the same bytes, since lock files
 * check them: nothing depends on the machine, and fflate compresses, since the zlib of Node differs between versions.
 */
export function tarball(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-package-'));
  try {
    for (const [name, bytes] of files) {
      const path = join(dir, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      chmodSync(path, MODE);
    }
    const packed = create(
      { sync: true, cwd: dir, prefix: 'package', portable: true, mtime: DATED },
      [...files.keys()],
    );
    return Buffer.from(gzipSync(packed.read()!, { level: 9, mtime: 0 }));
  } finally {
    rmSync(dir, { recursive: true });
  }
}
