import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AskedBefore } from '../../server/core/asked-before.js';

test('a text is new once, and known after', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const asked = new AskedBefore(64);
      assert.equal([asked.check(text), asked.check(text), asked.check(text)], [false, true, true]);
    }),
  );
});

test('of as many texts as there are slots most are recognised, and none that was not asked', () => {
  const asked = new AskedBefore(1024);
  const addresses = Array.from({ length: 1024 }, (_, index) => `/v1/days/2026-01-01?calendars=XNYS&_=${index}`);
  assert.is(addresses.filter((address) => asked.check(address)).length, 0);
  // A slot is left to one text: 1 - 1/e of 1024 differ.
  const known = addresses.toReversed().filter((address) => asked.check(address)).length;
  assert.ok(known > 350, `${known} were recognised`);
});

test.run();
