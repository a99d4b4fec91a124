import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CalendarDigests,
  DIGESTS_FILE,
  HistoryFiles,
} from '../../build/dist/history-files.js';
import { ReleasePacker } from '../../build/dist/release-packer.js';
import { stateDigest } from '../../build/release/digest.js';
import {
  diffStates,
  emptyState,
  type ReleaseState,
  sortedEntries,
} from '../../build/release/state.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { countEntries } from '../../server/store/changes.js';
import { bundlePath, HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { takeChanges } from '../../server/store/take-changes.js';
import { datedEntries } from '../helpers/data.js';
import {
  calendar,
  entry,
  nextRelease,
  source,
  state,
  stepOf,
  storedHistory,
} from '../helpers/history.js';

/** The files of all releases: what was added says what the states did, and is added to as if it had been made at once. */

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

function addAll(packer: ReleasePacker, all: readonly ReleaseState[], from = 0): void {
  for (let index = from; index < all.length; index++) {
    packer.add(nextRelease(steps[index]!, all[index - 1] ?? emptyState(), all[index]!));
  }
}

let made = 0;
/** A new folder with these releases. */
function stored(all: readonly ReleaseState[]): { dir: string; packer: ReleasePacker } {
  const dir = join(folder, String(made++));
  const files = new HistoryFiles(dir);
  const packer = new ReleasePacker(files);
  addAll(packer, all);
  files.finish(packer.digests());
  return { dir, packer };
}

/** The files of a folder by their path. */
function filesOf(dir: string): Map<string, Buffer> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const paths = entries.map(({ parentPath, path, name }) => join(parentPath ?? path, name)).sort();
  return new Map(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path)]));
}

/** Adding to a build of the first of these releases gives the bytes of all at once. */
function checkAddedTo(all: readonly ReleaseState[], after: number): void {
  const early = Math.min(after + 1, all.length - 1);
  const whole = stored(all);
  const begun = stored(all.slice(0, early));
  const before = filesOf(begun.dir);

  const history = openHistory(begun.dir, readIndex(join(begun.dir, HISTORY_INDEX)));
  const files = new HistoryFiles(begun.dir, history.releases);
  const digests = JSON.parse(
    readFileSync(join(begun.dir, DIGESTS_FILE), 'utf8'),
  ) as CalendarDigests;
  const goneOn = ReleasePacker.from(files, history, digests);
  addAll(goneOn, all, early);
  files.finish(goneOn.digests());
  history.close();

  for (const packer of [whole.packer, goneOn]) assert.is(packer.digest(), stateDigest(all.at(-1)!));
  const [a, b] = [filesOf(whole.dir), filesOf(begun.dir)];
  assert.equal([...a.keys()], [...b.keys()]);
  for (const [name, bytes] of a) assert.ok(bytes.equals(b.get(name)!), `${name} is another one`);
  for (const [name, bytes] of before) {
    if (/\//.test(name))
      assert.ok(bytes.equals(b.get(name)!), `${name} was written and is changed`);
  }
}

test('added to after a build that was made before, the bytes are those of all at once; the digests too', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 2, maxLength: IDS.length }), fc.nat(2), checkAddedTo),
    { numRuns: 40 },
  );
});

test('so are those of a calendar that became what it was, or came back', () => {
  const one = state([[calendar('XNYS'), [entry('2026-12-25', 'One')]]]);
  const other = state([[calendar('XNYS'), [entry('2026-12-25', 'Other')]]]);
  const without = state([[calendar('EUR'), [entry('2026-12-25', 'One')]]]);
  for (const between of [other, without]) checkAddedTo([one, between, one], 1);
});

test('what is packed of each release says what its state did, and what it changed', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 1, maxLength: IDS.length }), (all) => {
      const history = storedHistory(stored(all).dir);
      for (const [index, state] of all.entries()) says(history.data(IDS[index]!), state);
      const found: string[] = [];
      takeChanges(
        history.data(),
        0,
        {},
        ({ release, calendar, day, kind, before, after }) => {
          return found.push(JSON.stringify([release.id, calendar, day, kind, before, after])) > 0;
        },
        Number.POSITIVE_INFINITY,
      );
      const expected = all
        .slice(1)
        .flatMap((state, index) =>
          diffStates(all[index]!, state).map(({ calendar, day, kind, before, after }) =>
            JSON.stringify([IDS[index + 1], calendar, day, kind, before, after]),
          ),
        );
      assert.equal(found, expected);
      const { releases } = history.data().meta;
      assert.is(releases.at(-1)!.changes[1], expected.length);
      for (const release of releases) {
        for (const [index, { id, ...counts }] of release.calendars.entries()) {
          assert.equal(
            { id, ...counts },
            countEntries(id, history.data().changes.entries(release, index)),
          );
        }
      }
      history.files.close();
    }),
    { numRuns: 40 },
  );
});

test('a calendar that stays is stored once, whatever the number of releases', () => {
  const one = state([
    [calendar('EUR'), [entry('2025-01-01', 'A day')]],
    [calendar('XNYS'), []],
  ]);
  const other = state([
    [calendar('EUR'), [entry('2025-01-01', 'Another')]],
    [calendar('XNYS'), []],
  ]);
  const { files } = storedHistory(stored([one, other, one]).dir);
  const places = IDS.slice(0, 3).map((id) => files.bundle(id).directory.calendars);
  assert.equal(
    places.map(([, xnys]) => xnys!.in),
    [undefined, IDS[0], IDS[0]],
  );
  // What comes back is the same pack.
  assert.equal(
    places.map(([eur]) => eur!.in),
    [undefined, undefined, IDS[0]],
  );
  assert.is(new Set(places.map(([, xnys]) => xnys!.sha256)).size, 1);
  files.close();
});

function says(data: ReleaseData, made: ReleaseState): void {
  assert.equal(
    data.meta.calendars.map(({ id, data_years }) => [id, data_years]),
    [...made.calendars.values()].map(({ id, data_years }) => [id, data_years]).sort(),
  );
  assert.equal(data.meta.sources, [...made.sources.values()]);
  for (const [index, [id]] of data.ids.entries()) {
    const entries = datedEntries(data, index).map(({ day, payload }) => ({ day, payload }));
    assert.equal(entries, sortedEntries(made, id!));
  }
}

test('a change that does not fit, or dates of a calendar without a record, end it with their name', () => {
  const one = state([[calendar('EUR'), [entry('2025-01-01', 'A day')]]]);
  const other = state([[calendar('EUR'), [entry('2025-01-01', 'Another')]]]);
  const { packer } = stored([one]);
  assert.throws(
    () => packer.add(nextRelease(steps[1]!, other, one)),
    /EUR 2025-01-01 holiday: found .*"A day"/,
  );
  const bare = new ReleasePacker(new HistoryFiles(join(folder, 'bare')));
  const { calendars: _none, ...rest } = nextRelease(steps[0]!, emptyState(), one);
  const calendars = new Map([['XNYS', calendar('XNYS')]]);
  assert.throws(() => bare.add({ ...rest, calendars }), /EUR has 1 dates and no record/);
});

test('a flipped bit and a cut are found where they are read, and only there', () => {
  const one = state([
    [calendar('EUR'), [entry('2025-01-01', 'A day')]],
    [calendar('XNYS'), []],
  ]);
  const { dir } = stored([one]);
  const path = join(dir, bundlePath(IDS[0]!));
  const { start, directory } = storedHistory(dir).files.bundle(IDS[0]!);
  const bytes = readFileSync(path);
  const [eur, xnys] = directory.calendars;
  bytes[start + xnys!.offset + 60]! ^= 1;
  writeFileSync(path, bytes);
  const { files, data } = storedHistory(dir);
  assert.is(data().record(0).id, 'EUR');
  assert.throws(
    () => data().record(1),
    new RegExp(`${IDS[0]}\\.bin: the pack of XNYS is damaged: it cannot be unpacked: `),
  );
  truncateSync(path, start + eur!.gzip! - 1);
  assert.throws(() => data().record(0), /\.bin ends at \d+/);
  files.close();
  bytes[20]! ^= 1;
  writeFileSync(path, bytes);
  const again = storedHistory(dir);
  assert.throws(() => again.data(), /the directory of .*\.bin is damaged/);
  again.files.close();
  rmSync(path);
  assert.throws(() => storedHistory(dir), /ENOENT/);
});

test('the packs of another release, listed as those of this one, are refused', () => {
  const { dir } = stored([
    state([[calendar('EUR'), []]]),
    state([[calendar('EUR'), [entry('2025-01-01', 'A day')]]]),
  ]);
  writeFileSync(join(dir, bundlePath(IDS[0]!)), readFileSync(join(dir, bundlePath(IDS[1]!))));
  const index = readIndex(join(dir, HISTORY_INDEX));
  const [first, second] = index.releases;
  const releases = [{ ...first!, sha256: { ...first!.sha256, ...second!.sha256 } }, second];
  writeFileSync(join(dir, HISTORY_INDEX), JSON.stringify({ ...index, releases }));
  const { files, data } = storedHistory(dir);
  assert.is(data(IDS[1]!).release.id, IDS[1]);
  assert.throws(() => data(IDS[0]!), `is of the release ${IDS[1]}, not of ${IDS[0]}`);
  files.close();
});

test('files that are removed while they are open go on being read', () => {
  const { dir } = stored([
    state([[calendar('EUR'), []]]),
    state([[calendar('EUR'), [entry('2025-01-01', 'A day')]]]),
  ]);
  const { files, data } = storedHistory(dir);
  rmSync(dir, { recursive: true });
  assert.is(datedEntries(data(IDS[1]), 0).length, 1);
  assert.is(data().changes.description(data().meta.releases[1]!), '{"note":"Note 1","reasons":[]}');
  files.close();
});

test.run();
