import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  bitAt,
  countDirectory,
  fillCounts,
  hasBit,
  maskWithin,
  popCount,
  rank,
  select,
  setBit,
  wordsFor,
} from '../../server/engine/bits.js';

const WORDS = fc.array(
  fc.oneof(
    fc.constantFrom(0, 1, 0x8000_0000, 0xffff_ffff, 0x7fff_ffff, 0xaaaa_aaaa),
    fc.integer({ min: 0, max: 0xffff_ffff }),
  ),
  { minLength: 1, maxLength: 40 },
);
const RUNS = { numRuns: 300 };

/** Places of the set bits, one by one. */
function placesOf(words: Uint32Array): number[] {
  const places: number[] = [];
  for (let index = 0; index < words.length * 32; index++) {
    if (Math.floor(words[Math.floor(index / 32)]! / 2 ** (index % 32)) % 2 === 1)
      places.push(index);
  }
  return places;
}

test('popCount counts the ones of the binary digits', () => {
  const ones = (word: number) => (word >>> 0).toString(2).replaceAll('0', '').length;
  const edges = [0, 1, 2, 3, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, -1, -(2 ** 31)];
  for (const word of edges) assert.is(popCount(word), ones(word), String(word));
  for (let bit = 0; bit < 32; bit++) assert.is(popCount(1 << bit), 1);
  fc.assert(
    fc.property(
      fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }),
      (word) => popCount(word) === ones(word),
    ),
    { numRuns: 2000 },
  );
});

test('rank is the number of set bits below, at every place and at the end', () => {
  fc.assert(
    fc.property(WORDS, (list) => {
      const words = Uint32Array.from(list);
      const counts = countDirectory(words);
      const places = placesOf(words);
      let below = 0;
      for (let index = 0; index <= words.length * 32; index++) {
        assert.is(rank(words, counts, index), below);
        if (places[below] === index) below++;
      }
    }),
    RUNS,
  );
});

test('select is the place of the k-th set bit, and -1 outside', () => {
  fc.assert(
    fc.property(WORDS, (list) => {
      const words = Uint32Array.from(list);
      const counts = countDirectory(words);
      const places = placesOf(words);
      for (const [k, place] of places.entries()) assert.is(select(words, counts, k), place);
      for (const k of [-1, -1000, places.length, places.length + 1, 1e9])
        assert.is(select(words, counts, k), -1);
    }),
    RUNS,
  );
});

test('rank and select undo each other', () => {
  fc.assert(
    fc.property(WORDS, fc.nat(), (list, seed) => {
      const words = Uint32Array.from(list);
      const counts = countDirectory(words);
      const total = counts.at(-1)!;
      fc.pre(total > 0);
      const k = seed % total;
      const position = select(words, counts, k);
      return (
        hasBit(words, position) &&
        rank(words, counts, position) === k &&
        rank(words, counts, position + 1) === k + 1
      );
    }),
    RUNS,
  );
});

test('the bits of a word within a range, and the k-th of them', () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), (a, b) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      for (let word = from >> 5; word <= to >> 5; word++) {
        const mask = maskWithin(word, from, to);
        const within = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => {
          const index = 32 * word + bit;
          return index >= from && index <= to;
        });
        assert.equal(placesOf(Uint32Array.of(mask)), within);
        for (const [k, bit] of within.entries()) assert.is(bitAt(mask, k), bit);
      }
    }),
    RUNS,
  );
});

test('setBit sets that bit alone, and hasBit reads it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(319), { maxLength: 60 }), (places) => {
      const words = new Uint32Array(wordsFor(320));
      for (const position of places) setBit(words, position);
      for (const position of places) setBit(words, position);
      assert.equal(
        placesOf(words),
        [...places].sort((a, b) => a - b),
      );
      for (let index = 0; index < 320; index++)
        assert.is(hasBit(words, index), places.includes(index));
    }),
    RUNS,
  );
});

test('the directory has the counts before each word and the total', () => {
  assert.equal([...countDirectory(Uint32Array.of(0b101, 0, 0xffff_ffff))], [0, 2, 2, 34]);
  const shared = new Uint16Array(6);
  fillCounts(Uint32Array.of(1, 3), shared.subarray(2, 5));
  assert.equal([...shared], [0, 0, 0, 1, 3, 0], 'only its own part is written');
});

test('a word more for the bits that are left over', () => {
  assert.equal([0, 1, 31, 32, 33, 64, 65].map(wordsFor), [0, 1, 1, 1, 2, 2, 3]);
});

test('no bits at all', () => {
  const none = new Uint32Array(0);
  const counts = countDirectory(none);
  assert.is(rank(none, counts, 0), 0);
  assert.is(select(none, counts, 0), -1);
});

test('179 years of business days still fit the directory', () => {
  const words = new Uint32Array(wordsFor(65_535)).fill(0xffff_ffff);
  words[words.length - 1] = 0x7fff_ffff;
  const counts = countDirectory(words);
  assert.is(counts.at(-1), 65_535);
  assert.is(select(words, counts, 65_534), 65_534);
});

test.run();
