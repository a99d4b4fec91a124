import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LruCache } from '../../server/util/lru-cache.js';

test('a value is made once and found again', () => {
  const cache = new LruCache<string, object>(10);
  let made = 0;
  const make = () => ({ number: ++made });
  const first = cache.getOrMake('a', make);
  assert.is(cache.getOrMake('a', make), first);
  assert.is(cache.get('a'), first);
  assert.is(cache.get('b'), undefined);
  assert.is(made, 1);
});

test('what make throws is not kept', () => {
  const cache = new LruCache<string, number>(10);
  const fail = () => {
    throw new Error('cannot');
  };
  assert.throws(() => cache.getOrMake('a', fail), 'cannot');
  assert.is(
    cache.getOrMake('a', () => 7),
    7,
  );
});

test('recently used values stay', () => {
  const cache = new LruCache<number, number>(8);
  cache.set(-1, 1);
  for (let key = 0; key < 1000; key++) {
    cache.set(key, key);
    assert.is(cache.get(-1), 1, `after ${key}`);
  }
});

test('a value as large as a generation is not stored and evicts nothing', () => {
  const cache = new LruCache<string, string>(20, (_key, value) => value.length);
  cache.set('small', 'x');
  cache.set('large', 'x'.repeat(11));
  assert.is(cache.get('large'), undefined);
  assert.is(cache.get('small'), 'x');
});

/** Keys asked for in turn, with a weight each. */
const ASKED = fc.array(fc.record({ key: fc.nat(30), weight: fc.integer({ min: 1, max: 12 }) }), { maxLength: 300 });
const ROOM = 40;

test('it returns stored values, within its capacity, and keeps at least the last half of it', () => {
  fc.assert(
    fc.property(ASKED, (requested) => {
      const weights = new Map(requested.map(({ key, weight }) => [key, weight]));
      const cache = new LruCache<number, { key: number }>(ROOM, (key) => weights.get(key)!);
      const order: number[] = [];
      for (const { key } of requested) {
        assert.is(cache.getOrMake(key, () => ({ key })).key, key);
        order.push(key);
      }
      // The last ones that fit into a generation together, the one that filled it not counted.
      let together = 0;
      for (const key of new Set(order.reverse())) {
        together += weights.get(key)!;
        if (together > ROOM / 2) break;
        assert.ok(cache.has(key), `${key} was asked for lately`);
      }
    }),
  );
});

test('both generations together hold no more than the room', () => {
  fc.assert(
    fc.property(ASKED, (requested) => {
      const weights = new Map(requested.map(({ key, weight }) => [key, weight]));
      const cache = new LruCache<number, { key: number }>(ROOM, (key) => weights.get(key)!);
      for (const { key } of requested) {
        cache.getOrMake(key, () => ({ key }));
        const held = [...weights.keys()].filter((one) => cache.has(one));
        const total = held.reduce((sum, one) => sum + weights.get(one)!, 0);
        assert.ok(total <= ROOM, `${total} are held`);
      }
    }),
  );
});

test.run();
