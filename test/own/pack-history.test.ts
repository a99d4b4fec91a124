import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HistoryFiles } from '../../build/dist/history-files.js';
import type { Entry } from '../../build/expand/entry.js';
import { baseOf } from '../../build/own/base.js';
import { readCorrections } from '../../build/own/corrections.js';
import type { OwnStep } from '../../build/own/history.js';
import { applyOverlay } from '../../build/own/merge-overlay.js';
import { packOwnHistory } from '../../build/own/pack-history.js';
import type { ReleaseState } from '../../build/release/state.js';
import { formatDay } from '../../server/engine/civil-date.js';
import type { Payload } from '../../server/engine/types.js';
import type { BuildRecord } from '../../server/store/build-record.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { takeChanges } from '../../server/store/take-changes.js';
import { datedEntries } from '../helpers/data.js';
import { calendar, entry, state, stepOf, storedHistory, storeHistory } from '../helpers/history.js';

/** Releases of one's own among those below: whoever replays what changed comes to what is served. */

const ids = ['20260101T000000Z', '20260105T000000Z', '20260109T000000Z'] as const;
const generated_at = '2026-01-01T00:00:00+00:00';
let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-own-history-'));
});
test.after(() => rmSync(folder, { recursive: true }));

const upstream = (pe: readonly Entry[], more: readonly Entry[]): ReleaseState =>
  state([
    [calendar('PE', { kind: 'country' }), pe],
    [calendar('PEN', { kind: 'settlement', bases: ['PE'] }), pe],
    [calendar('AA', { kind: 'country' }), more],
    [calendar('ZZ', { kind: 'country' }), more],
  ]);
const MAY = entry('2026-05-01', 'May Day');
const STATES = [
  upstream([MAY], [MAY]),
  upstream(
    [MAY, entry('2026-12-07', 'Theirs, too'), entry('2026-07-01', 'July')],
    [entry('2026-05-01', 'Labour Day')],
  ),
  upstream([entry('2026-07-01', 'July Day')], [MAY, entry('2026-12-08', 'December')]),
];
const HEAD = 'calendar,date,kind,name,source,why,upstream';
const rowOf = (text: string) => `${text},https://example.org,why,nothing`;

/** The entries of all calendars as lines. */
function linesOf(data: ReleaseData): string[] {
  return data.ids.flatMap(([id], index) =>
    datedEntries(data, index).map(
      ({ day, payload }) => `${id} ${formatDay(day)} ${payload.kind} ${JSON.stringify(payload)}`,
    ),
  );
}

test('base releases after an own release keep their content and follow it', () => {
  const path = join(folder, 'below');
  const stored = storeHistory(
    STATES.map(
      (made, at) => [stepOf({ id: ids[at]!, library_version: '1', generated_at }), made] as const,
    ),
    path,
  );
  const whole = baseOf(path, {} as BuildRecord, stored.files);
  const upTo = (count: number) =>
    baseOf(path, {} as BuildRecord, {
      ...stored.files,
      releases: stored.files.releases.slice(0, count),
    });
  const step = (id: string, below: number, rows: readonly string[], withOwn: boolean): OwnStep => {
    const { corrections, mistakes } = readCorrections([HEAD, ...rows.map(rowOf)].join('\n'));
    assert.equal(mistakes, []);
    const joint = {
      file: 'J',
      joint: { id: 'OWN:J', name: 'J', timezone: null, closedIf: 'any', of: ['PE', 'AA'] },
    } as const;
    const overlay = {
      digest: id,
      files: new Map(),
      corrections,
      calendars: withOwn ? [joint] : [],
    };
    const { overlaid } = applyOverlay(upTo(below), overlay);
    return { id, generated_at, base: ids[below - 1]!, digest: id, note: 'own', overlaid };
  };
  const steps = [
    step('20260102T000000Z', 1, ['PE,2026-12-07,holiday,Ours'], false),
    step('20260103T000000Z', 1, ['PE,2026-12-07,holiday,Ours', 'PE,2026-12-09,holiday,More'], true),
    step('20260106T000000Z', 2, ['PE,2026-12-09,holiday,More'], true),
    step('20260110T000000Z', 3, ['PE,2026-12-07,holiday,Ours again'], false),
  ];
  const copy = join(folder, 'own');
  cpSync(path, copy, { recursive: true });
  const writer = new HistoryFiles(copy);
  packOwnHistory(whole, writer, steps);
  writer.finish();
  const own = storedHistory(copy);
  const order = [ids[0], steps[0]!.id, steps[1]!.id, ids[1], steps[2]!.id, ids[2], steps[3]!.id];
  assert.equal(
    own.files.releases.map(({ id }) => id),
    order,
  );

  const dataOf = (id: string) => own.data(id);
  for (const [at, id] of ids.entries()) {
    assert.equal(linesOf(dataOf(id)), linesOf(stored.data(ids[at])), `${id} says what it said`);
  }
  const last = dataOf(order.at(-1)!);
  const lines = new Set(linesOf(dataOf(order[0]!)));
  const answer = new Map<string, number>();
  takeChanges(last, 0, {}, ({ release, calendar: id, day, kind, before, after }) => {
    const at = `${id} ${formatDay(day)} ${kind} `;
    const line = (payload: Payload) => at + JSON.stringify(payload);
    if (before !== null) {
      // A release below tells of its own day, which another took the place of.
      const isThere = lines.delete(line(before));
      if (!isThere) for (const one of lines) if (one.startsWith(at)) lines.delete(one);
      assert.ok(isThere || !release.own, `${release.id}: ${line(before)}`);
    }
    for (const one of lines) if (one.startsWith(at)) lines.delete(one);
    if (after !== null) lines.add(line(after));
    answer.set(release.id, (answer.get(release.id) ?? 0) + 1);
    return true;
  });
  assert.equal([...lines].sort(), linesOf(last).sort(), 'replayed');
  assert.equal(
    last.meta.releases.map(({ id, changes }) => [id, changes[1] - changes[0]]),
    order.map((id) => [id, answer.get(id) ?? 0]),
  );
  for (const below of ids.slice(1)) {
    const rows = (data: ReleaseData) => {
      const found: string[] = [];
      takeChanges(data, 0, {}, ({ release, calendar: id, day, kind, before, after }) => {
        if (release.id === below) found.push(JSON.stringify([id, day, kind, before, after]));
        return true;
      });
      return found;
    };
    assert.equal(rows(last), rows(stored.data()), `the changes of ${below} are the same`);
  }
  const some: string[] = [];
  takeChanges(last, 0, { calendars: ['ZZ'] }, ({ release }) => {
    some.push(release.id);
    return true;
  });
  assert.equal([...new Set(some)], [ids[1], ids[2]], 'found by calendar');
  own.files.close();
});

test.run();
