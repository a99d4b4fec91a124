import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Remembered } from '../../server/util/remembered.js';

test('a value is made once and found again', () => {
  const remembered = new Remembered<string, object>(10);
  let made = 0;
  const make = () => ({ number: ++made });
  const first = remembered.get('a', make);
  assert.is(remembered.get('a', make), first);
  assert.is(remembered.find('a'), first);
  assert.is(remembered.find('b'), undefined);
  assert.is(made, 1);
});

test('what make throws is not remembered', () => {
  const remembered = new Remembered<string, number>(10);
  const fail = () => {
    throw new Error('cannot');
  };
  assert.throws(() => remembered.get('a', fail), 'cannot');
  assert.is(
    remembered.get('a', () => 7),
    7,
  );
});

test('what is asked for again stays, however much comes between', () => {
  const remembered = new Remembered<number, number>(8);
  remembered.keep(-1, 1);
  for (let key = 0; key < 1000; key++) {
    remembered.keep(key, key);
    assert.is(remembered.find(-1), 1, `after ${key}`);
  }
});

test('what would take a generation for itself is not kept, and forgets nothing', () => {
  const remembered = new Remembered<string, string>(20, (_key, value) => value.length);
  remembered.keep('small', 'x');
  remembered.keep('large', 'x'.repeat(11));
  assert.is(remembered.find('large'), undefined);
  assert.is(remembered.find('small'), 'x');
});

/** Keys asked for in turn, with a weight each. */
const ASKED = fc.array(fc.record({ key: fc.nat(30), weight: fc.integer({ min: 1, max: 12 }) }), { maxLength: 300 });
const ROOM = 40;

test('it finds what was kept under the key, holds no more than its room, and at least the last half of it', () => {
  fc.assert(
    fc.property(ASKED, (asked) => {
      const weights = new Map(asked.map(({ key, weight }) => [key, weight]));
      const remembered = new Remembered<number, { key: number }>(ROOM, (key) => weights.get(key)!);
      const order: number[] = [];
      for (const { key } of asked) {
        assert.is(remembered.get(key, () => ({ key })).key, key);
        order.push(key);
      }
      // The last ones that fit into a generation together, the one that filled it not counted.
      let together = 0;
      for (const key of new Set(order.reverse())) {
        together += weights.get(key)!;
        if (together > ROOM / 2) break;
        assert.ok(remembered.has(key), `${key} was asked for lately`);
      }
    }),
  );
});

test('both generations together hold no more than the room', () => {
  fc.assert(
    fc.property(ASKED, (asked) => {
      const weights = new Map(asked.map(({ key, weight }) => [key, weight]));
      const remembered = new Remembered<number, { key: number }>(ROOM, (key) => weights.get(key)!);
      for (const { key } of asked) {
        remembered.get(key, () => ({ key }));
        const held = [...weights.keys()].filter((one) => remembered.has(one));
        const total = held.reduce((sum, one) => sum + weights.get(one)!, 0);
        assert.ok(total <= ROOM, `${total} are held`);
      }
    }),
  );
});

test.run();
