import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayBits } from '../../build/dist/day-bits.js';
import { HistoryBuilder } from '../../build/dist/history-builder.js';
import { historyInFile } from '../../build/dist/history-writer.js';
import { packData, timelineOf } from '../../build/dist/pack.js';
import { stateDigest } from '../../build/release/digest.js';
import { emptyState, type ReleaseState, sortedEntries } from '../../build/release/state.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { openRelease, type ReleaseData } from '../../server/store/packed.js';
import { calendar, entry, nextRelease, source, state, stepOf } from '../helpers/history.js';

/** The file of all releases: what was added says what the states did, and is added to as if it had been made at once. */

const folder = mkdtempSync(join(tmpdir(), 'kalends-stored-'));
test.after(() => rmSync(folder, { recursive: true }));

const IDS = ['20250102T030405Z', '20250202T030405Z', '20250302T030405Z', '20250402T030405Z'];
const FIRST_DAY = mustParseDay('2024-03-01');

/** States in which calendars come, go, get other years (and the days of all another beginning), dates and sources. */
const states: fc.Arbitrary<ReleaseState> = fc
  .array(
    fc.record({
      id: fc.constantFrom('EUR', 'XNYS', 'XLON', 'A:B'),
      years: fc.constantFrom([2024, 2025], [2024, 2026], [2023, 2026]),
      complete: fc.constantFrom([], [2024]),
      unsettled: fc.constantFrom(undefined, ['2024-03-04']),
      url: fc.constantFrom('https://example.org/1', 'https://example.org/2'),
      days: fc.uniqueArray(fc.tuple(fc.nat(300), fc.constantFrom('One', 'Other')), {
        maxLength: 8,
        selector: ([d]) => d,
      }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((rows) => {
    const byId = new Map([...rows].map((row) => [row.id, row]));
    return state(
      [...byId.values()].map(({ id, years, complete, unsettled, days }) => [
        calendar(id, {
          data_years: years as [number, number],
          complete_years: complete,
          ...(unsettled && { unsettled_days: unsettled }),
        }),
        days.map(([day, name]) => entry(formatDay(FIRST_DAY + day), name)),
      ]),
      [{ ...source('list'), url: rows[0]!.url }],
    );
  });

const steps = IDS.map((id, index) =>
  stepOf(
    { id, library_version: '1.0.0', generated_at: `2025-0${index + 1}-02T03:04:05+00:00` },
    { note: `Note ${index}` },
  ),
);

function addAll(builder: HistoryBuilder, all: readonly ReleaseState[], from = 0): void {
  for (let index = from; index < all.length; index++) {
    builder.add(nextRelease(steps[index]!, all[index - 1] ?? emptyState(), all[index]!));
  }
}

test('added to after a build that was made before, the bytes are those of all at once; the digests too', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 2, maxLength: IDS.length }), fc.nat(2), (all, after) => {
      const early = Math.min(after + 1, all.length - 1);
      const once = historyInFile(join(folder, 'once'));
      const whole = new HistoryBuilder(once);
      addAll(whole, all);

      const path = join(folder, 'early');
      const first = historyInFile(path);
      const begun = new HistoryBuilder(first);
      addAll(begun, all.slice(0, early));
      begun.digest();
      const index = begun.finish();
      first.close();
      const copy = join(folder, 'later');
      copyFileSync(path, copy);
      const later = historyInFile(copy, statSync(copy).size);
      const goneOn = HistoryBuilder.from(later, JSON.parse(JSON.stringify(index)));
      addAll(goneOn, all, early);

      const last = all.at(-1)!;
      for (const builder of [whole, goneOn]) {
        assert.is(builder.digest(), stateDigest(last));
      }
      for (const [at] of all.entries()) {
        const [a, b] = [packData(once.read, whole, IDS[at]!), packData(later.read, goneOn, IDS[at]!)];
        assert.ok(Buffer.from(a).equals(Buffer.from(b)), `${IDS[at]} is another one`);
      }
      const [before, now] = [readFileSync(path), readFileSync(copy)];
      assert.ok(now.subarray(0, before.length).equals(before), 'nothing that was written is changed');
      once.close();
      later.close();
    }),
    { numRuns: 60 },
  );
});

test('what is packed of each release says what its state did', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 1, maxLength: IDS.length }), (all) => {
      const writer = historyInFile(join(folder, 'said'));
      const builder = new HistoryBuilder(writer);
      addAll(builder, all);
      for (const [index, made] of all.entries()) says(openRelease(packData(writer.read, builder, IDS[index]!)), made);
      writer.close();
    }),
    { numRuns: 60 },
  );
});

function says({ meta, arrays, payloads }: ReleaseData, made: ReleaseState): void {
  const { epoch, dayCount } = timelineOf([...made.calendars.values()]);
  assert.equal([meta.epoch, meta.dayCount], [epoch, dayCount]);
  assert.equal(
    meta.calendars.map(({ id, data_years }) => [id, data_years]),
    [...made.calendars.values()].map(({ id, data_years }) => [id, data_years]).sort(),
  );
  assert.equal(meta.sources, [...made.sources.values()]);
  for (const [index, { id }] of meta.calendars.entries()) {
    const entries = sortedEntries(made, id);
    const positions = Array.from(
      { length: arrays.entryStart[index + 1]! - arrays.entryStart[index]! },
      (_, at) => arrays.entryStart[index]! + at,
    );
    assert.equal(
      positions.map((at) => ({ day: epoch + arrays.entryDay[at]!, payload: payloads[arrays.entryPayload[at]!] })),
      entries,
    );
    const bits = dayBits(made.calendars.get(id)!, entries, epoch, dayCount);
    const words = bits.open.length;
    for (const name of ['open', 'uncertain', 'unverified'] as const) {
      assert.equal(arrays[name].slice(index * words, (index + 1) * words), bits[name], `${id} ${name}`);
    }
  }
}

test('a change that does not fit, or dates of a calendar without a record, end it with their name', () => {
  const one = state([[calendar('EUR'), [entry('2025-01-01', 'A day')]]]);
  const other = state([[calendar('EUR'), [entry('2025-01-01', 'Another')]]]);
  const builder = new HistoryBuilder(historyInFile(join(folder, 'wrong')));
  addAll(builder, [one]);
  assert.throws(() => builder.add(nextRelease(steps[1]!, other, one)), /EUR 2025-01-01 holiday: found .*"A day"/);
  const bare = new HistoryBuilder(historyInFile(join(folder, 'bare')));
  const { calendars: _none, ...rest } = nextRelease(steps[0]!, emptyState(), one);
  const calendars = new Map([['XNYS', calendar('XNYS')]]);
  assert.throws(() => bare.add({ ...rest, calendars }), /EUR has 1 dates and no record/);
});

test.run();
