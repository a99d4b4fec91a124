import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAssets } from '../../build/dist/bundle-pages.js';
import { writeReader } from '../../build/dist/reader.js';
import type { Manifest, Reader } from '../../server/reader/api.js';
import { open } from '../../server/reader/index.js';
import { sha256Of } from '../../server/store/build-record.js';
import { writeBundle } from '../../server/store/bundle.js';
import { PACK_FORMAT } from '../../server/store/pack.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { once } from '../../server/util/once.js';
import { DIST_DIR, IS_OWN_BUILD, ROOT } from './release.js';
import { releaseData } from './server.js';

/** A release as it is downloaded, made of the data of dist/, and the files of the reader as a build would write them now. */

export interface Downloaded {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly manifest: Manifest;
}

export const downloaded = once((): Downloaded => {
  const data = releaseData();
  const file = bundleOf(data);
  const { id } = data.release;
  return { file, manifest: manifestOf(id, file) };
});

/** That release, opened by the JavaScript reader once for all tests of a worker. */
export const wholeReader = once((): Promise<Reader> => {
  const { file, manifest } = downloaded();
  return open(file, { manifest });
});

/** The packs of a release as they are published. */
export function bundleOf({ directory, pack }: ReleaseData): Uint8Array<ArrayBuffer> {
  return writeBundle(directory, pack);
}

export function manifestOf(id: string, file: Uint8Array): Manifest {
  return {
    release: { id },
    files: { 'packs.bin': { bytes: file.length, sha256: sha256Of(file) } },
  };
}

export const { version: VERSION } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
) as { version: string };
export const FORMAT = PACK_FORMAT;

/** The reader's files by name. */
export const readerFiles = once((): ReadonlyMap<string, Buffer> => {
  const names = [
    `kalends-reader-${VERSION}.tgz`,
    `kalends-reader-${VERSION}.js`,
    `kalends-${VERSION}-py3-none-any.whl`,
    'kalends.py',
    'index.html',
  ];
  const read = (dir: string) =>
    new Map(names.map((name) => [name, readFileSync(join(dir, 'reader', name))]));
  if (IS_OWN_BUILD) return read(join(DIST_DIR, 'pages'));
  const dir = mkdtempSync(join(tmpdir(), 'kalends-pages-'));
  try {
    writeReader(dir, writeAssets(dir));
    return read(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
