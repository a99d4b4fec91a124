import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberAnswers } from '../../server/http/remembered-answers.js';

/** Which answers are kept for the next one who asks. */

const ANSWER = { contentType: 'text/plain', body: '2026-12-24' };

function isKept(address: string, answer = ANSWER as typeof ANSWER & { asOf?: string }): boolean {
  const answers = rememberAnswers();
  answers.keep(address, answer);
  return answers.find(address) !== undefined;
}

test('an address without a key, and a plain answer', () => {
  assert.ok(isKept('/v1/days/2026-12-24?calendars=XNYS'));
  assert.ok(isKept('/v1/days/2026-12-24?calendars=XNYS&monkey=1'));
});

test('none for an address with a key, wherever it stands and however it is written', () => {
  for (const address of [
    '/v1/days/2026-12-24?key=secret&calendars=XNYS',
    '/v1/days/2026-12-24?calendars=XNYS&key=secret',
    '/v1/days/2026-12-24?calendars=XNYS&%6Bey=secret',
    '/v1/days/2026-12-24?calendars=XNYS&k%65y=secret',
  ]) {
    assert.not.ok(isKept(address), address);
  }
});

test('none that depends on the day, and none that is long', () => {
  assert.not.ok(isKept('/v1/days/today?calendars=XNYS', { ...ANSWER, asOf: '2026-12-24' }));
  assert.not.ok(isKept('/v1/calendars', { ...ANSWER, body: 'x'.repeat(32_001) }));
});

test.run();
