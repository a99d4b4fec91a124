import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packCalendar, provenanceOf } from '../../build/dist/pack-calendar.js';
import { entryKey } from '../../build/expand/entry.js';
import { sortedEntries } from '../../build/release/state.js';
import { sha256Of } from '../../server/store/build-record.js';
import { bundleHead } from '../../server/store/bundle.js';
import { type FileBytes, PACK_FORMAT } from '../../server/store/pack.js';
import { calendar, entry, source, state } from '../helpers/history.js';

/**
 * The bytes of a pack, as readers elsewhere read them. If a test fails here, packs have another form: raise PACK_FORMAT (and FORMAT
 * of reader/kalends/pack.py, and HISTORY_FORMAT), or BUNDLE_FORMAT for the directory, then write down the new bytes. Never change the bytes below alone.
 */

/** A made-up calendar with everything that a pack has a place for. */
function madeUp(): FileBytes {
  const made = state(
    [
      [
        calendar('XNYS', { data_years: [2024, 2025], sources: ['list'] }),
        [
          // A feast that the table of names has, the same in every language of Latin letters.
          entry('2024-01-01', 'Tiradentes', { sources: ['list'], coverage: 'verified' }),
          entry('2024-12-24', 'An evening', { kind: 'early_close', close_time: '13:00' }),
          entry('2025-03-31', 'Feast', {
            names: { en: 'Feast', de: 'Fest' },
            status: 'estimated',
            may_move_days: 1,
          }),
        ],
      ],
    ],
    [source('list')],
  );
  const entries = sortedEntries(made, 'XNYS');
  const { day, payload } = entries[2]!;
  const row = {
    kind: 'rule',
    words: 'the last Monday of March',
    basis: 'law',
    years: [2020, null],
    url: 'https://law.example/1',
    evidence: 'original',
  } as const;
  const rowOf = new Map([[entryKey({ day, kind: payload.kind }), 0]]);
  return packCalendar(
    {
      record: made.calendars.get('XNYS')!,
      entries,
      provenance: provenanceOf({ rows: [row], rowOf }, entries),
    },
    (id) => made.sources.get(id),
  );
}

/** Bytes of a file as hexadecimal digits. */
const hex = (file: FileBytes, from: number, to: number) =>
  Buffer.from(file.subarray(from, to)).toString('hex');

test('the bytes of a pack are those of its format', () => {
  const file = madeUp();
  assert.equal(
    { format: PACK_FORMAT, bytes: file.length, sha256: sha256Of(file) },
    {
      format: 6,
      bytes: 1432,
      sha256: '03d4f6a7d6cf5c961b61eebc284a7a456c7ed827c5ccd2b2a6c28456fa076b11',
    },
  );
});

test('its header, the first words of its days, its entries and rows are where they were', () => {
  const file = madeUp();
  assert.is(hex(file, 0, 32), '4b4c4e440600000098050000004d0000180000000b4d0000e54f000003000000');
  assert.is(hex(file, 32, 60), '0100000001000000010000004a010000b8010000a800000078000000');
  assert.is(hex(file, 60, 76), '00f07c3e9fcfe7f3f97c3e9fcfe7f3f9');
  const words = new Uint32Array(file.buffer)[4]!;
  assert.is(words, 24);
  // Open, uncertain and unverified days, then the entries.
  const entries = 60 + 3 * 4 * words;
  assert.is(hex(file, entries, entries + 6), '0b0066016100', 'days since the one before');
  assert.is(hex(file, entries + 6, entries + 12), '000001000200', 'payloads');
  assert.is(hex(file, entries + 12, entries + 18), '000000000100', 'rows');
  assert.is(hex(file, entries + 18, entries + 19), '01', 'the basis of the row');
});

test('the head of a bundle is the bytes that it was', () => {
  const release = {
    id: '20250102T030405Z',
    library_version: '1.0.0',
    generated_at: '2025-01-02T03:04:05+00:00',
  };
  const listed = { id: 'XNYS', languages: ['de', 'en'], sha256: 'ab', offset: 0, bytes: 8 };
  const head = bundleHead({ release, calendars: [listed] });
  assert.is(hex(head, 0, 12), '4b4c4e4201000000c1000000');
  assert.is(
    Buffer.from(head.subarray(12)).toString('utf8').replace(/\0+$/, ''),
    '{"release":{"id":"20250102T030405Z","library_version":"1.0.0","generated_at":"2025-01-02T03:04:05+00:00"},"calendars":[{"id":"XNYS","languages":["de","en"],"sha256":"ab","offset":0,"bytes":8}]}',
  );
});

test.run();
