import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepCopy, readCopy, readIndex } from '../../build/sources/archive.js';
import { makeCopy } from '../../build/sources/copy.js';
import { ARCHIVE_INDEX, readPublications } from '../../build/verify/publication.js';
import { makeDesk, type TestDesk } from './page-server.js';

const copyOf = (text: string) =>
  makeCopy(Buffer.from(text), 'text/plain', 'https://calendar.example/');

test('a missing index is empty; the error of an invalid one names its file and field', () => {
  withDesk(({ archive: { indexFile } }) => {
    assert.is(readIndex(indexFile).size, 0);
    writeFileSync(indexFile, '{}\n');
    assert.is(readIndex(indexFile).size, 0);
    writeFileSync(indexFile, '{');
    assert.throws(() => readIndex(indexFile), /archive\.json: .*JSON/);
    writeFileSync(indexFile, '{ "one": { "sha256": "abc" } }');
    assert.throws(() => readIndex(indexFile), /sha256/);
  });
});

test('an invalid index is never overwritten', () => {
  withDesk(({ archive }) => {
    writeFileSync(archive.indexFile, '<<<<<<< ours');
    assert.throws(() => keepCopy(archive, 'one', copyOf('a')), /archive\.json/);
    assert.is(readFileSync(archive.indexFile, 'utf8'), '<<<<<<< ours');
  });
});

test('the same fetches give the same index in any order', () => {
  const indexes = [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
  ].map((ids) =>
    withDesk(({ archive }) => {
      const copy = { ...copyOf('a'), fetchedAt: '2026-01-02T03:04:05+00:00' };
      for (const id of ids) keepCopy(archive, id, copy);
      return readFileSync(archive.indexFile, 'utf8');
    }),
  );
  assert.is(indexes[0], indexes[1]);
});

test('a damaged copy is not read, and is repaired by the next fetch of the same bytes', () => {
  withDesk(({ archive }) => {
    const { sha256 } = keepCopy(archive, 'one', copyOf('a'));
    writeFileSync(join(archive.dir, sha256.slice(0, 2), sha256), 'damaged');
    assert.is(readCopy(archive.dir, sha256), null);
    keepCopy(archive, 'one', copyOf('a'));
    assert.is(readCopy(archive.dir, sha256)?.toString(), 'a');
  });
});

test('a copy that cannot be written leaves the index as it was', () => {
  withDesk(({ archive, snapshot }) => {
    keepCopy(archive, 'one', copyOf('a'));
    const before = snapshot();
    const blocked = { ...archive, dir: archive.indexFile };
    assert.throws(() => keepCopy(blocked, 'one', copyOf('b')));
    assert.equal(snapshot(), before);
  });
});

test('the index in the folder of publications is not read as a publication', () => {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-official-'));
  try {
    writeFileSync(join(dir, ARCHIVE_INDEX), '{}\n');
    assert.equal(readPublications(dir), []);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

function withDesk<T>(work: (desk: TestDesk) => T): T {
  const desk = makeDesk();
  try {
    return work(desk);
  } finally {
    desk.remove();
  }
}

test.run();
