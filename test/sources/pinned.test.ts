import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isAtCommit, pin, pinnedCopy, readPinned } from '../../build/sources/pinned.js';
import { OFFICIAL_DIR, PINNED_INDEX } from '../../build/verify/publication.js';
import { publication } from '../helpers/publications.js';
import { realPublications } from '../helpers/real-publications.js';

/** Texts at addresses that name a commit: their SHA-256 says what was read. */

const test = suite('pinned');
const dir = mkdtempSync(join(tmpdir(), 'pinned-'));
test.after(() => rmSync(dir, { recursive: true }));

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const ADDRESS = `https://github.com/somebody/law/blob/${COMMIT}/act.md`;
const SHA_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('the SHA-256 of the bytes is recorded with their address, and counts only for that address', () => {
  const index = join(dir, 'pinned.json');
  const file = join(dir, 'act.md');
  writeFileSync(file, 'abc');
  const act = publication('act', {}, { read_at: ADDRESS });
  const now = '2026-11-28T11:00:00.000Z';
  assert.equal(pinnedCopy(act, readPinned(index)), null, 'there is none before');
  pin([act], ['act', file], index, now);
  const expected = { at: ADDRESS, fetched_at: now, sha256: SHA_OF_ABC };
  assert.equal(pinnedCopy(act, readPinned(index)), expected);
  assert.ok(readFileSync(index, 'utf8').endsWith('}\n'));
  const moved = { ...act, read_at: ADDRESS.replace('0123', '9999') };
  assert.equal(pinnedCopy(moved, readPinned(index)), null);
});

test('an address that names a branch, or no file, cannot be pinned', () => {
  for (const address of [
    'https://github.com/somebody/law/blob/main/act.md',
    `https://github.com/somebody/law/commit/${COMMIT}`,
    'https://example.org/act',
  ]) {
    assert.not.ok(isAtCommit(address), address);
    const act = publication('act', {}, { read_at: address });
    assert.throws(
      () => pin([act], ['act', 'act.md'], join(dir, 'none.json'), ''),
      /names no commit/,
    );
  }
  assert.ok(isAtCommit(`https://raw.githubusercontent.com/somebody/law/${COMMIT}/act.md`));
});

test('every row is of a publication that is read at its address', () => {
  const byId = new Map(realPublications().map((one) => [one.id, one]));
  for (const [id, { at }] of readPinned(join(OFFICIAL_DIR, PINNED_INDEX))) {
    assert.is(byId.get(id)?.read_at, at, id);
    assert.ok(isAtCommit(at!), id);
  }
});

test.run();
