import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packData } from '../../build/dist/pack.js';
import { type FileBytes, type PackedArray, readContainer, writeContainer } from '../../server/store/container.js';
import { openRelease, type PackedArrays, packRelease } from '../../server/store/packed.js';
import { calendar, entry, FIRST_RELEASE, state, stepOf, storeHistory } from '../helpers/history.js';

const VERSION = 2;

const before = state([[calendar('XAAA'), []]]);
const after = state([
  [calendar('XAAA', { name: 'Größe, “Ä”' }), [entry('2025-01-01', "New Year's Day")]],
  [calendar('XBBB'), []],
]);
const SECOND_RELEASE = { ...FIRST_RELEASE, id: '20250202T030405Z' };
const history = storeHistory([
  [stepOf(FIRST_RELEASE), before],
  [stepOf(SECOND_RELEASE), after],
]);
const packed = packData(history.read, history.index, SECOND_RELEASE.id);
const release = history.data();
const file = packRelease(release.meta, release.arrays);

function copy(bytes: FileBytes): FileBytes {
  return Uint8Array.from(bytes);
}

/** The file with one number of its preamble changed. */
function withPreamble(place: 0 | 1 | 2 | 3, value: number): FileBytes {
  const changed = copy(file);
  new DataView(changed.buffer).setUint32(place * 4, value, true);
  return changed;
}

function refused(bytes: FileBytes, sentence: string | RegExp): void {
  assert.throws(
    () => openRelease(bytes),
    (error: Error) => {
      const matches = typeof sentence === 'string' ? error.message === sentence : sentence.test(error.message);
      assert.ok(matches, `the error was: ${error.message}`);
      return error instanceof Error;
    },
  );
}

const NAMES = fc.uniqueArray(
  fc.string({ minLength: 1, maxLength: 8 }).filter((name) => name !== '__proto__'),
  { maxLength: 6 },
);
const ARRAYS = fc.oneof(
  fc.array(fc.nat(0xff)).map((list) => Uint8Array.from(list)),
  fc.array(fc.nat(0xffff)).map((list) => Uint16Array.from(list)),
  fc.array(fc.nat(0xffff_ffff)).map((list) => Uint32Array.from(list)),
);

test('what was written is read, whatever the names, types and lengths', () => {
  fc.assert(
    fc.property(NAMES, fc.array(ARRAYS, { minLength: 6, maxLength: 6 }), fc.jsonValue(), (names, arrays, value) => {
      const meta = JSON.parse(JSON.stringify({ value })) as unknown;
      const written: Record<string, PackedArray> = Object.fromEntries(names.map((name, at) => [name, arrays[at]!]));
      const read = readContainer(writeContainer(7, meta, written), 7);
      assert.equal(read.meta, meta);
      assert.equal([...read.arrays.keys()].sort(), [...names].sort());
      for (const name of names) assert.equal(read.arrays.get(name), written[name]);
    }),
    { numRuns: 200 },
  );
});

test('a view of a part of a larger array is written as that part', () => {
  const large = Uint16Array.of(1, 2, 3, 4, 5);
  const read = readContainer(writeContainer(1, null, { part: large.subarray(1, 4) }), 1);
  assert.equal([...read.arrays.get('part')!], [2, 3, 4]);
});

test('arrays are read without copying', () => {
  const bytes = writeContainer(1, null, { a: Uint32Array.of(1, 2), b: Uint16Array.of(3) });
  for (const array of readContainer(bytes, 1).arrays.values()) assert.is(array.buffer, bytes.buffer);
});

test('a file within a larger buffer is read where it stands', () => {
  const larger = new Uint8Array(file.length + 16);
  larger.set(file, 8);
  const read = openRelease(larger.subarray(8, 8 + file.length));
  assert.equal(read.meta, release.meta);
  assert.equal(read.arrays.entryDay, release.arrays.entryDay);
});

test('what was packed is opened', () => {
  assert.equal(file, packed);
  const read = openRelease(copy(file));
  assert.equal(read.meta, release.meta);
  assert.equal(read.arrays, release.arrays);
  assert.equal(read.payloads, release.payloads);
});

test('another kind of file', () => {
  const sentence = 'data does not look like a Kalends file (it does not start with "KLND")';
  refused(withPreamble(0, 0), sentence);
  refused(new TextEncoder().encode('{"this": "is JSON and no Kalends file"}') as FileBytes, sentence);
  refused(new Uint8Array(1000), sentence);
  assert.is(new TextDecoder().decode(file.subarray(0, 4)), 'KLND');
});

test('another version, older or newer', () => {
  refused(withPreamble(1, 4), 'got v4 data when expected v3: run the build again');
  refused(withPreamble(1, 0), 'got v0 data when expected v3: run the build again');
  assert.throws(() => readContainer(copy(file), 9), `got v${VERSION} data when expected v9: run the build again`);
});

test('a file cut short', () => {
  for (const length of [0, 1, 15])
    refused(file.slice(0, length), `data of ${length} bytes is too short for a Kalends file`);
  for (const length of [16, 17, 100, file.length - 8, file.length - 1]) {
    refused(file.slice(0, length), `data is ${length} bytes long when its header says ${file.length}`);
  }
});

test('a file with something after its end', () => {
  const longer = new Uint8Array(file.length + 8);
  longer.set(file);
  refused(longer, `data is ${longer.length} bytes long when its header says ${file.length}`);
});

test('a file whose length was changed', () => {
  refused(
    withPreamble(2, file.length + 1),
    `data is ${file.length} bytes long when its header says ${file.length + 1}`,
  );
});

test('a file that is not aligned', () => {
  const larger = new Uint8Array(file.length + 8);
  for (const offset of [1, 2, 4, 7]) {
    larger.set(file, offset);
    refused(larger.subarray(offset, offset + file.length), 'data must start at a multiple of 8 bytes');
  }
});

test('a header of another length is never read as data', () => {
  for (const length of [0, 1, 50, file.length, 0xffff_ffff]) {
    assert.throws(
      () => openRelease(withPreamble(3, length)),
      (error: unknown) => error instanceof Error,
    );
  }
});

test('a preamble with any byte changed is refused', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 255 }), (position, flip) => {
      const changed = copy(file);
      changed[position]! ^= flip;
      assert.throws(
        () => openRelease(changed),
        (error: unknown) => error instanceof Error,
      );
    }),
    { numRuns: 300 },
  );
});

/** The names of the arrays for which a file is opened although that array has another length. */
function acceptedWith(resize: (array: PackedArray) => PackedArray): string[] {
  return (Object.keys(release.arrays) as (keyof PackedArrays)[]).filter((name) => {
    const broken = packRelease(release.meta, { ...release.arrays, [name]: resize(release.arrays[name]!) });
    try {
      openRelease(broken);
      return true;
    } catch (error) {
      assert.match((error as Error).message, /^array \w+ has \d+ elements when expected \d+$/);
      return false;
    }
  });
}

test('an array that is longer than calendars, days and changes make it is refused', () => {
  const longer = (array: PackedArray) =>
    array instanceof Uint16Array ? new Uint16Array(array.length + 1) : new Uint32Array(array.length + 1);
  assert.equal(acceptedWith(longer), []);
});

test('an array that is shorter is refused', () => {
  assert.ok(Object.values(release.arrays).every((array: PackedArray) => array.length > 0));
  assert.equal(
    acceptedWith((array) => array.slice(1)),
    [],
  );
});

test('the sentence of a missing array and of a wrong length', () => {
  const { open: _open, ...others } = release.arrays;
  refused(packRelease(release.meta, others as PackedArrays), /^array open has no elements when expected \d+$/);
  const words = release.arrays.unverified.length;
  const short = packRelease(release.meta, { ...release.arrays, unverified: release.arrays.unverified.slice(1) });
  refused(short, `array unverified has ${words - 1} elements when expected ${words}`);
  const { entryStart: _start, ...noStart } = release.arrays;
  refused(packRelease(release.meta, noStart as PackedArrays), 'array entryStart has no elements when expected 3');
});

test.run();
