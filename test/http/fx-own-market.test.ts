import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answersFrom } from '../../server/api/openapi-examples.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { calendar, entry, FIRST_RELEASE, state, stepOf, storeHistory } from '../helpers/history.js';

/** Foreign exchange by the days of a currency's market where they are not those of its payment system. */

const paying = (id: string, more = {}) => calendar(id, { kind: 'settlement', ...more });
const data = storeHistory([
  [
    stepOf(FIRST_RELEASE),
    state([
      [paying('AUD'), [entry('2026-01-26', 'Australia Day')]],
      [paying('AUD:FX'), [entry('2026-01-26', 'Australia Day'), entry('2026-10-05', 'Labour Day')]],
      [paying('EUR', { aliases: ['EUR:FX'] }), []],
      [paying('TWD'), []],
      [paying('USD'), [entry('2026-10-12', 'Columbus Day')]],
    ]),
  ],
]).data();
const ask = answersFrom(openCatalog(data)) as (path: string) => Record<string, unknown>;

test('spot is counted on the days of the market, and the answer names the calendars', () => {
  const { spot, calendars, payment_system_days } = ask('/v1/fx/spot?pair=AUDUSD&date=2026-10-01');
  assert.is(spot, '2026-10-06');
  assert.equal(calendars, ['AUD:FX', 'USD']);
  assert.equal(payment_system_days, ['USD']);
});

test('the day is no value date, nor one of a cross, and nobody trades on it alone', () => {
  const on = ask('/v1/fx/value-date?pair=AUDUSD&value_date=2026-10-05');
  assert.equal([on.is_value_date, on.next, on.closed], [false, '2026-10-06', ['AUD:FX']]);
  const cross = ask('/v1/fx/spot?pair=EURAUD&date=2026-10-01');
  assert.equal([cross.spot, cross.calendars], ['2026-10-06', ['EUR', 'AUD:FX', 'USD']]);
  const ladder = ask('/v1/fx/ladder?pair=AUDUSD&date=2026-10-01');
  assert.equal(ladder.calendars, ['AUD:FX', 'USD']);
});

test('an alias says that a text was read: only the others stand on the payment system', () => {
  assert.equal(ask('/v1/fx/spot?pair=EURUSD&date=2026-10-01').payment_system_days, ['USD']);
  const fixing = ask('/v1/fx/fixing?pair=USDTWD&value_date=2026-10-08');
  assert.equal(fixing.payment_system_days, ['USD', 'TWD']);
});

test.run();
