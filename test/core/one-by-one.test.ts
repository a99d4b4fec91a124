import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { oneByOne } from '../../server/http/one-by-one.js';

/** Long work in turns. */

test('one at a time, in the turns of those who wait, with room for others between', async () => {
  const inTurn = oneByOne();
  const done: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running++;
    assert.is(running, 1);
    await Promise.resolve();
    done.push(name);
    running--;
    return name;
  };
  let others = 0;
  const count = () => {
    others++;
    if (done.length < 7) setImmediate(count);
  };
  setImmediate(count);
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
  const results = await Promise.all(asked.map((name) => inTurn(name[0]!, work(name))));
  assert.equal(results, asked);
  assert.equal(done, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  assert.ok(others >= 6, `${others} others had a turn`);
});

test('what fails keeps nobody from theirs, and later work begins again', async () => {
  const inTurn = oneByOne();
  const failing = inTurn('a', () => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
  assert.equal(await Promise.all([failing, inTurn('a', async () => 1), inTurn('b', async () => 2)]), ['no', 1, 2]);
  assert.is(await inTurn('a', async () => 3), 3);
});

test.run();
