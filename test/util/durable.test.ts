import fs, { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDir, pointTo } from '../../server/store/dist-folder.js';

/** What is put on the disk, and in which order, so that a power cut leaves the build before or this one. */

const NAME = 'a'.repeat(20);

/** The names of files and folders that were synced, and of those that got their name, in order. */
function syncsOf(work: () => void): string[] {
  const done: string[] = [];
  const { fsyncSync, renameSync } = fs;
  fs.fsyncSync = (file) => {
    done.push(`sync ${basename(readlinkSync(`/proc/self/fd/${file}`))}`);
    fsyncSync(file);
  };
  fs.renameSync = (from, to) => {
    done.push(`name ${basename(String(to))}`);
    renameSync(from, to);
  };
  syncBuiltinESMExports();
  try {
    work();
  } finally {
    Object.assign(fs, { fsyncSync, renameSync });
    syncBuiltinESMExports();
  }
  return done;
}

test('the files of a build, its name and the pointer are on the disk before the pointer gets its name, and then the name', () => {
  const dist = mkdtempSync(join(tmpdir(), 'kalends-durable-'));
  const dir = buildDir(dist, NAME);
  mkdirSync(join(dir, 'pages'), { recursive: true });
  for (const file of ['build.json', 'server.mjs']) writeFileSync(join(dir, file), file);
  assert.equal(
    syncsOf(() => pointTo(dist, NAME)),
    [
      'sync build.json',
      'sync server.mjs',
      `sync ${NAME}`,
      'sync builds',
      'sync current',
      'name current',
      `sync ${basename(dist)}`,
    ],
  );
  rmSync(dist, { recursive: true });
});

test.run();
