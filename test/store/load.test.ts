import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HistoryFiles } from '../../build/dist/history-files.js';
import {
  bundlePath,
  HISTORY_FORMAT,
  HISTORY_INDEX,
  openHistory,
  readIndex,
} from '../../server/store/history.js';
import { loadData } from '../../server/store/load.js';
import { PACK_FORMAT } from '../../server/store/pack.js';
import { calendar, entry, FIRST_RELEASE, state, stepOf, storeHistory } from '../helpers/history.js';

/**
 * What a program does with a build that one with another format made: it refuses the build as a whole, by what it is and what it
 * would have to be, so that a running server goes on with the build that it has, and `builds use` back leads to an older program.
 */

const made = state([
  [calendar('EUR'), [entry('2026-12-25', 'Christmas Day')]],
  [calendar('XNYS'), [entry('2026-12-25', 'Christmas Day')]],
]);
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'loaded',
    (error: Error) => error.message,
  );

/** Writes the packs of XNYS anew as if an older program had written them. */
function giveOlderPack(dir: string): void {
  const history = openHistory(dir, readIndex(join(dir, HISTORY_INDEX)));
  const files = new HistoryFiles(dir);
  const { sha256: _sums, search: _search, ...release } = history.releases[0]!;
  const { id } = release;
  const { directory } = history.bundle(id);
  const calendars = directory.calendars.map((place) => {
    const bytes = history.pack(place, id, place.id);
    if (place.id === 'XNYS') new DataView(bytes.buffer).setUint32(4, PACK_FORMAT - 1, true);
    return { ...place, ...files.addPack(id, bytes) };
  });
  const [details, search] = [history.details(id), history.search(id)];
  rmSync(join(dir, bundlePath(id)));
  files.addRelease(release, { ...directory, calendars }, details, search);
  files.finish();
  history.close();
}

test('a build with a pack of another format is refused when it is loaded, not when the pack is asked for', async () => {
  const { dir, files } = storeHistory([[stepOf(FIRST_RELEASE), made]]);
  assert.is((await loadData(files)).ids.length, 2);
  giveOlderPack(dir);
  const older = openHistory(dir, readIndex(join(dir, HISTORY_INDEX)));
  assert.is(
    await refusal(loadData(older)),
    `the pack of XNYS: got a pack of format ${PACK_FORMAT - 1} when expected format ${PACK_FORMAT}`,
  );
  older.close();
});

test('a history of another format is refused before anything of it is read', () => {
  const index = JSON.stringify({ format: HISTORY_FORMAT - 1, releases: [] });
  assert.throws(
    () => readIndex('dist/builds/1/history.json', Buffer.from(index)),
    `dist/builds/1/history.json: got format ${HISTORY_FORMAT - 1} when expected ${HISTORY_FORMAT}: run the build again`,
  );
});

test.run();
