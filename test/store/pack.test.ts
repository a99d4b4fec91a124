import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayBits } from '../../build/dist/day-bits.js';
import {
  NO_PROVENANCE,
  packCalendar,
  provenanceOf,
  unpackCalendar,
} from '../../build/dist/pack-calendar.js';
import { type ReleaseState, sortedEntries } from '../../build/release/state.js';
import { countDirectory } from '../../server/engine/bits.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { directoryLength, readDirectory, writeBundle } from '../../server/store/bundle.js';
import {
  dataSpan,
  epochOf,
  type FileBytes,
  openPack,
  PACK_FORMAT,
} from '../../server/store/pack.js';
import { SharedPayloads } from '../../server/store/payloads.js';
import { calendar, entry, KINDS, source, state } from '../helpers/history.js';

/** A pack gives back what it was made of; one that is cut, changed or of another format is refused. */

const FIRST_DAY = mustParseDay('2024-01-01');
const packs: fc.Arbitrary<ReleaseState> = fc
  .record({
    years: fc.constantFrom([2024, 2024], [2024, 2026], [1999, 2031]),
    complete: fc.constantFrom([], [2024]),
    entries: fc.uniqueArray(
      fc.record({
        day: fc.nat(360),
        kind: fc.constantFrom(...KINDS),
        name: fc.constantFrom('One', 'Other', 'Ünïcode'),
        status: fc.constantFrom('confirmed', 'estimated', 'provisional'),
        coverage: fc.constantFrom('verified', 'library'),
        moves: fc.constantFrom(undefined, 0, 2),
        sources: fc.constantFrom([], ['list'], ['list', 'other']),
      }),
      { maxLength: 40, selector: ({ day, kind }) => `${day} ${kind}` },
    ),
  })
  .map(({ years, complete, entries }) =>
    state(
      [
        [
          calendar('XNYS', {
            data_years: years as [number, number],
            complete_years: complete,
            sources: ['list'],
          }),
          entries.map(({ day, kind, name, status, coverage, moves, sources }) =>
            entry(formatDay(FIRST_DAY + day), name, {
              kind,
              sources,
              names: { en: name, de: `${name} (de)` },
              status: status as 'confirmed',
              coverage: coverage as 'verified',
              close_time: kind === 'early_close' ? '13:00' : null,
              ...(moves !== undefined && { may_move_days: moves }),
            }),
          ),
        ],
      ],
      [source('list'), source('other')],
    ),
  );

function packOf(made: ReleaseState): FileBytes {
  const record = made.calendars.get('XNYS')!;
  const entries = sortedEntries(made, 'XNYS');
  return packCalendar({ record, entries, provenance: provenanceOf(NO_PROVENANCE, entries) }, (id) =>
    made.sources.get(id),
  );
}

const MADE = state([
  [calendar('XNYS', { data_years: [2024, 2026] }), [entry('2025-12-25', 'Christmas Day')]],
]);

test('record, entries, days and sources are those that it was made of', () => {
  fc.assert(
    fc.property(packs, (made) => {
      const record = made.calendars.get('XNYS')!;
      const entries = sortedEntries(made, 'XNYS');
      const pack = openPack(packOf(made), new SharedPayloads('recorded'));
      const built = unpackCalendar(pack);
      assert.equal([built.record, built.entries], [record, entries]);
      assert.ok(
        pack.sources().some(({ id }) => id === 'list'),
        'with its sources',
      );
      const [first, last] = dataSpan(record);
      const bits = dayBits(record, entries, epochOf(first), last - epochOf(first) + 1);
      const days = pack.days();
      assert.equal([days.epoch, days.first, days.last], [epochOf(first), first, last]);
      assert.equal(
        [days.open, days.uncertain, days.unverified],
        [bits.open, bits.uncertain, bits.unverified],
      );
      assert.equal(days.openCounts, countDirectory(bits.open));
    }),
  );
});

test('a calendar is the same bytes whatever else is made; open days are read where they are', () => {
  assert.equal(packOf(MADE), packOf(state([[calendar('AAAA'), []], ...entriesOf(MADE)])));
  const file = packOf(MADE);
  assert.is(openPack(file, new SharedPayloads()).days().open.buffer, file.buffer);
});

test('names in other languages stand beside the recorded ones, which a build goes on from', () => {
  const file = packOf(MADE);
  const namesIn = (shared: SharedPayloads) => openPack(file, shared).entries().payload(0).names;
  assert.equal(namesIn(new SharedPayloads('recorded')), { en: 'Christmas Day' });
  const { en, pt, ko } = namesIn(new SharedPayloads());
  assert.equal([en, pt, ko], ['Christmas Day', 'Natal', '크리스마스']);
});

function entriesOf(made: ReleaseState) {
  return [...made.calendars.values()].map(
    (record) =>
      [
        record,
        sortedEntries(made, record.id).map(({ day, payload }) => ({ ...payload, day })),
      ] as const,
  );
}

test('what is cut, changed in its header or of another format is refused with what was found', () => {
  const refused = (change: (file: FileBytes) => FileBytes, expected: RegExp) =>
    assert.throws(() => openPack(change(packOf(MADE)), new SharedPayloads()), expected);
  const withWord = (word: number, value: number) => (file: FileBytes) => {
    new Int32Array(file.buffer)[word] = value;
    return file;
  };
  refused((file) => file.slice(0, 20), /^.*20 bytes are too few for a pack/);
  refused((file) => file.slice(0, -8), /the pack has \d+ bytes when its header says \d+/);
  refused(withWord(0, 7), /are no pack: they do not begin with "KLND"/);
  refused(
    withWord(1, PACK_FORMAT + 1),
    new RegExp(`got a pack of format ${PACK_FORMAT + 1} when expected format ${PACK_FORMAT}`),
  );
  refused(withWord(7, 100), /the parts of the pack take \d+ bytes when it has \d+/);
  refused(withWord(6, 1 << 28), /days \d+ to \d+ of the pack are outside its \d+ words/);
  refused(
    (file) => new Uint8Array([0, ...file]).subarray(1),
    /must start at a multiple of 8 bytes/,
  );
});

test('a bundle has the packs of its directory, each at a multiple of 8 bytes', () => {
  const pack = packOf(MADE);
  const listed = { sha256: '', bytes: pack.length, languages: ['en'], offset: 0, in: 'elsewhere' };
  const release = {
    id: '20250102T030405Z',
    library_version: '1',
    generated_at: '2025-01-02T03:04:05+00:00',
  };
  const calendars = [
    { ...listed, id: 'A' },
    { ...listed, id: 'B', aliases: ['C'] },
  ];
  const file = writeBundle({ release, calendars }, () => pack);
  const { directory, start } = readDirectory(file);
  assert.equal(directory.release, release);
  for (const { offset, bytes, in: home } of directory.calendars) {
    assert.is(home, undefined);
    assert.equal(file.slice(start + offset, start + offset + bytes), pack);
    assert.is((start + offset) % 8, 0);
  }
  assert.is(directory.calendars[1]!.offset, pack.length);
  assert.throws(
    () => readDirectory(file.slice(0, 40)),
    /the bundle ends after 40 bytes, within its directory/,
  );
  assert.throws(
    () => directoryLength(pack),
    /are no bundle of packs: they do not begin with "KLNB"/,
  );
  const later = file.slice();
  later[4] = 9;
  assert.throws(() => readDirectory(later), /got a bundle of format 9 when expected format 1/);
});

test.run();
