import { replayReleases } from '../../build/release/replay.js';
import { emptyState, type ReleaseState } from '../../build/release/state.js';
import { writeRelease } from '../../build/release/store.js';
import { calendar, entry, state } from '../helpers/history.js';

/** Writes a release with a holiday of that name into a folder, after those that are there: to be killed meanwhile. */
const [dir, id, holiday] = process.argv.slice(2) as [string, string, string];

let last: ReleaseState = emptyState();
for (const step of replayReleases({ dir })) last = step.state;
const next = state([
  [calendar('EUR', { kind: 'settlement', bases: [] }), [entry('2026-12-25', holiday)]],
]);
console.log('writing');
writeRelease(
  { id, library_version: '1.0.0', generated_at: '2026-01-01T00:00:00+00:00' },
  { note: id, reasons: [] },
  last,
  next,
  dir,
);
console.log('written');
