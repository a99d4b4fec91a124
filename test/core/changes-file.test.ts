import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packHistory, packState } from '../../build/dist/pack.js';
import { ChangesPacker } from '../../build/dist/pack-changes.js';
import { CHANGES_FILE, PAGE_BYTES, pagesInMemory } from '../../server/core/changes-file.js';
import { openRelease } from '../../server/core/packed.js';
import { type FoundChange, takeChanges } from '../../server/core/take-changes.js';
import { changeForms } from '../../server/service/change-forms.js';
import { loadBuild } from '../../server/service/load.js';
import { openPagedFile } from '../../server/service/paged-file.js';
import { realHistory } from '../helpers/history.js';
import { SMALL_RELEASES, writeSmallBuild } from '../helpers/small-dist.js';

/** The file of changes: read by position, held to the SHA-256 of its pages. */

const test = suite('changes file');
const folder = mkdtempSync(join(tmpdir(), 'changes-'));
test.after(() => rmSync(folder, { recursive: true }));

function digestsOf(bytes: Uint8Array): Uint8Array {
  const pages = Math.ceil(bytes.length / PAGE_BYTES);
  return Buffer.concat(
    Array.from({ length: pages }, (_, page) =>
      createHash('sha256')
        .update(bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES))
        .digest(),
    ),
  );
}

function written(bytes: Uint8Array): string {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, bytes);
  return path;
}

const BYTES = Uint8Array.from({ length: 40 * PAGE_BYTES + 17 }, (_, index) => (index * 7919) >> 5);

test('any part is read as it is, over the borders of pages too, and when pages are no longer kept', () => {
  const file = openPagedFile(written(BYTES), BYTES.length, digestsOf(BYTES));
  const place = fc.oneof(
    fc.nat(BYTES.length),
    fc.nat(40).map((page) => Math.max(0, page * PAGE_BYTES - 2)),
  );
  fc.assert(
    fc.property(place, fc.nat(3 * PAGE_BYTES), (offset, length) => {
      assert.ok(Buffer.from(BYTES.subarray(offset, offset + length)).equals(file.read(offset, length)));
    }),
  );
  file.close();
  file.close();
});

test('a file of another length is refused, with its name', () => {
  for (const change of [(path: string) => truncateSync(path, 100), (path: string) => appendFileSync(path, 'x')]) {
    const path = written(BYTES);
    change(path);
    assert.throws(() => openPagedFile(path, BYTES.length, digestsOf(BYTES)), new RegExp(`${path} has \\d+ bytes`));
  }
  assert.throws(() => openPagedFile(join(folder, 'none'), 1, new Uint8Array(32)), /ENOENT/);
});

test('a flipped bit is found where it is read, and only there', () => {
  const damaged = Uint8Array.from(BYTES);
  damaged[5 * PAGE_BYTES + 3]! ^= 1;
  const path = written(damaged);
  const file = openPagedFile(path, BYTES.length, digestsOf(BYTES));
  assert.is(file.read(4 * PAGE_BYTES, PAGE_BYTES).length, PAGE_BYTES);
  assert.throws(() => file.read(5 * PAGE_BYTES + 9, 1), new RegExp(`${path} is damaged: bytes 327680 to 393216`));
  assert.throws(() => file.read(5 * PAGE_BYTES - 1, 2), /is damaged/);
  file.close();
});

test('a file that is removed or replaced while it is open goes on being read', () => {
  const path = written(BYTES);
  const file = openPagedFile(path, BYTES.length, digestsOf(BYTES));
  rmSync(path);
  writeFileSync(path, 'another');
  assert.ok(file.read(30 * PAGE_BYTES, 10).equals(Buffer.from(BYTES.subarray(30 * PAGE_BYTES, 30 * PAGE_BYTES + 10))));
  file.close();
});

const history = realHistory();
const { data, changes } = packHistory(history, () => {});

test('every change of the real history is told as it was', () => {
  const release = openRelease(data, () => pagesInMemory(changes));
  const expected = history.steps.flatMap((step) => step.changes.map((change) => ({ id: step.release.id, change })));
  let position = 0;
  const found: FoundChange[] = [];
  const take = (change: FoundChange) => found.push(change) > 0;
  const forms = changeForms(release, 'en');
  assert.is(takeChanges(release, 0, {}, take, Number.POSITIVE_INFINITY), null);
  for (const at of found) {
    const { id, change } = expected[position]!;
    if (at.position !== position) assert.unreachable(`${at.position} instead of ${position}`);
    // Each of them takes seconds: some of everywhere do.
    if (position % 97 === 0) {
      const told = JSON.parse(forms.json(at));
      const { date, ...before } = told.before ?? {};
      assert.equal([told.release_id, told.calendar_id, told.kind], [id, change.calendar, change.kind]);
      assert.equal(told.before && before, change.before && { ...change.before });
      assert.is(told.after === null, change.after === null);
      assert.ok(date === undefined || date === told.date);
    }
    position++;
  }
  assert.is(position, expected.length);
});

test('the file of an earlier release is the beginning of a later one', () => {
  const packer = new ChangesPacker();
  for (const step of history.steps.slice(0, 3)) packer.add(step);
  const early = packState(history.state, packer, () => {}).changes;
  assert.ok(early.length > 1000 && early.length < changes.length);
  assert.ok(Buffer.from(early).equals(Buffer.from(changes.subarray(0, early.length))));
});

test('a build is refused without its file of changes, or with another one', async () => {
  const name = '0123456789abcdef0123';
  const build = await writeSmallBuild(folder, { name, releases: SMALL_RELEASES.slice(0, 2), holiday: 'Christmas Day' });
  const path = join(build, CHANGES_FILE);
  const whole = readFileSync(path);
  const loaded = await loadBuild(build);
  assert.ok(loaded.data.changes.read(0, 100).equals(whole.subarray(0, 100)));
  loaded.data.changes.close();
  const isRefused = async () => {
    try {
      await loadBuild(build);
      return 'loaded';
    } catch (error) {
      return String(error);
    }
  };
  writeFileSync(path, whole.subarray(1));
  assert.match(await isRefused(), /changes\.bin is damaged: it has \d+ bytes/);
  rmSync(path);
  assert.match(await isRefused(), /changes\.bin is missing/);
});

test.run();
