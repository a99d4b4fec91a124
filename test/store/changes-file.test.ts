import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { historyInFile } from '../../build/dist/history-writer.js';
import { changeForms } from '../../server/queries/change-forms.js';
import { PAGE_BYTES } from '../../server/store/changes-file.js';
import { changesIn, openHistory } from '../../server/store/history.js';
import { type BlobLocation, HISTORY_FILE, type HistoryIndex } from '../../server/store/history-file.js';
import { loadBuild } from '../../server/store/load.js';
import { type FoundChange, takeChanges } from '../../server/store/take-changes.js';
import { SMALL_RELEASES, writeSmallBuild } from '../helpers/small-dist.js';
import { storeVaried, variedHistory } from '../helpers/varied-history.js';

/** What releases changed: read by position, held to the SHA-256 of its pages. */

const test = suite('changes file');
const folder = mkdtempSync(join(tmpdir(), 'changes-'));
test.after(() => rmSync(folder, { recursive: true }));

/** Writes the bytes as pages of two releases; the first one's last page is a short one, where these end with it. */
function written(bytes: Uint8Array): { path: string; index: Pick<HistoryIndex, 'releases'> } {
  const path = join(folder, `${Math.random()}`);
  const writer = historyInFile(path);
  const pages: BlobLocation[] = [];
  for (let at = 0; at < bytes.length; at += PAGE_BYTES) pages.push(writer.add(bytes.subarray(at, at + PAGE_BYTES)));
  const other = writer.addJson('of no page');
  writer.close();
  const release = (id: string, own: BlobLocation[]) => ({ id, head: other, summary: other, pages: own });
  return { path, index: { releases: [release('A', pages.slice(0, 20)), release('B', pages.slice(20))] } };
}

/** No page like another one: that would be stored once. */
const BYTES = Uint8Array.from(
  { length: 40 * PAGE_BYTES + 17 },
  (_, index) => ((index * 7919) >> 5) + Math.floor(index / PAGE_BYTES),
);

test('any part is read as it is, over the borders of pages too, and when pages are no longer kept', () => {
  const { path, index } = written(BYTES);
  const file = openHistory(path);
  const changes = changesIn(file.read, index);
  const place = fc.oneof(
    fc.nat(BYTES.length),
    fc.nat(40).map((page) => Math.max(0, page * PAGE_BYTES - 2)),
  );
  fc.assert(
    fc.property(place, fc.nat(3 * PAGE_BYTES), (offset, length) => {
      assert.ok(Buffer.from(BYTES.subarray(offset, offset + length)).equals(changes.read(offset, length)));
    }),
  );
  file.close();
  file.close();
});

test('a flipped bit and a cut are found where they are read, and only there', () => {
  const { path, index } = written(BYTES);
  const { offset, length } = index.releases[0]!.pages[5]!;
  const bytes = readFileSync(path);
  bytes[offset + 9]! ^= 1;
  writeFileSync(path, bytes);
  truncateSync(path, index.releases[1]!.pages.at(-1)!.offset + 3);
  const file = openHistory(path);
  const changes = changesIn(file.read, index);
  const damaged = `${path} is damaged: bytes ${offset} to ${offset + length}, changes of the release A, have SHA-256`;
  assert.is(changes.read(4 * PAGE_BYTES, PAGE_BYTES).length, PAGE_BYTES);
  assert.throws(() => changes.read(5 * PAGE_BYTES + 9, 1), damaged);
  assert.throws(() => changes.read(5 * PAGE_BYTES - 1, 2), damaged);
  assert.throws(() => changes.read(40 * PAGE_BYTES, 1), /ends at \d+: changes of the release B cannot be read/);
  file.close();
  assert.throws(() => openHistory(join(folder, 'none')), /ENOENT/);
});

test('a file that is removed or replaced while it is open goes on being read', () => {
  const { path, index } = written(BYTES);
  const file = openHistory(path);
  rmSync(path);
  writeFileSync(path, 'another');
  const found = changesIn(file.read, index).read(30 * PAGE_BYTES, 10);
  assert.ok(found.equals(Buffer.from(BYTES.subarray(30 * PAGE_BYTES, 30 * PAGE_BYTES + 10))));
  file.close();
});

test('every change of eight releases is told as it was', () => {
  const release = storeVaried().data();
  const expected = variedHistory().steps.flatMap((step) =>
    step.changes.map((change) => ({ id: step.release.id, change })),
  );
  let position = 0;
  const found: FoundChange[] = [];
  const take = (change: FoundChange) => found.push(change) > 0;
  const forms = changeForms(release, 'en');
  assert.is(takeChanges(release, 0, {}, take, Number.POSITIVE_INFINITY), null);
  for (const at of found) {
    const { id, change } = expected[position]!;
    if (at.position !== position) assert.unreachable(`${at.position} instead of ${position}`);
    const answer = JSON.parse(forms.json(at));
    const { date, ...before } = answer.before ?? {};
    assert.equal([answer.release_id, answer.calendar_id, answer.kind], [id, change.calendar, change.kind]);
    assert.equal(answer.before && before, change.before && { ...change.before });
    assert.is(answer.after === null, change.after === null);
    assert.ok(date === undefined || date === answer.date);
    position++;
  }
  assert.is(position, expected.length);
});

test('a build is refused without its history, or with one of another length', async () => {
  const name = '0123456789abcdef0123';
  const build = await writeSmallBuild(folder, { name, releases: SMALL_RELEASES.slice(0, 2), holiday: 'Christmas Day' });
  const path = join(build, HISTORY_FILE);
  const whole = readFileSync(path);
  const loaded = await loadBuild(build);
  assert.match(loaded.data.changes.read(4, 100).toString('latin1'), /^\{"note":""/);
  loaded.history.file.close();
  const isRefused = async () => {
    try {
      await loadBuild(build);
      return 'loaded';
    } catch (error) {
      return String(error);
    }
  };
  writeFileSync(path, whole.subarray(1));
  assert.match(await isRefused(), /history\.bin is damaged: it has \d+ bytes/);
  writeFileSync(path, whole);
  appendFileSync(path, 'x');
  assert.match(await isRefused(), /history\.bin is damaged: it has \d+ bytes/);
  rmSync(path);
  assert.match(await isRefused(), /history\.bin is missing/);
});

test.run();
