import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { instantOf, instantsOf } from '../../server/queries/zone-offsets.js';
import { request, requestProblem, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** Deals in foreign exchange by the instant at which they are done: the roll of the trade date. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface Spot {
  date: string;
  trade_date: string;
  result: string;
  at?: string;
  roll?: string;
}
const spot = (query: string) =>
  request<Spot>(server, `/v1/fx/spot?${query.replaceAll('+', '%2B')}`);

test('the trade date changes at 17:00 in New York', async () => {
  for (const [at, date] of [
    ['2026-10-07T20:59:59Z', '2026-10-07'],
    ['2026-10-07T21:00:00Z', '2026-10-08'],
    ['2026-10-07T16:59-04:00', '2026-10-07'],
    ['2026-10-07T17:00-04:00', '2026-10-08'],
    ['2026-10-08T03:00:00Z', '2026-10-08'],
    // In winter an hour later in UTC.
    ['2026-12-02T21:59:00Z', '2026-12-02'],
    ['2026-12-02T22:00:00Z', '2026-12-03'],
  ] as const) {
    const answer = await spot(`pair=EURUSD&at=${at}`);
    assert.is(answer.date, date, at);
    const plain = await spot(`pair=EURUSD&date=${date}`);
    assert.is(answer.result, plain.result, at);
  }
  const { at, roll } = await spot('pair=EURUSD&at=2026-10-07T17:30-04:00');
  assert.is(at, '2026-10-07T21:30:00Z');
  assert.is(
    roll,
    '17:30 on 2026-10-07 in New York, where the trade date changes at 17:00: 2026-10-08',
  );
});

test('a deal of Friday evening is one of Monday', async () => {
  const { date, trade_date } = await spot('pair=EURUSD&at=2026-11-06T22:30:00Z');
  assert.equal([date, trade_date], ['2026-11-07', '2026-11-09']);
  const sunday = await spot('pair=EURUSD&at=2026-11-08T22:30:00Z');
  assert.equal([sunday.date, sunday.trade_date], ['2026-11-09', '2026-11-09']);
});

test('NZD/USD at 07:00 in Auckland, USD/SAR at noon in Riyadh, crosses as the others', async () => {
  const dateOf = async (query: string) => (await spot(query)).date;
  // NZDT is UTC+13: 07:00 on the 8th is 18:00 UTC on the 7th.
  assert.is(await dateOf('pair=NZDUSD&at=2026-10-07T17:59:00Z'), '2026-10-07');
  assert.is(await dateOf('pair=USDNZD&at=2026-10-07T18:00:00Z'), '2026-10-08');
  assert.is(await dateOf('pair=AUDNZD&at=2026-10-07T18:00:00Z'), '2026-10-07');
  assert.is(await dateOf('pair=USDSAR&at=2026-10-07T08:59:00Z'), '2026-10-07');
  assert.is(await dateOf('pair=USDSAR&at=2026-10-07T09:00:00Z'), '2026-10-08');
});

test('local times of a zone, the ladder and fixings', async () => {
  const local = await spot('pair=EURUSD&at=2026-10-07T22:30&tz=Europe/London');
  assert.is(local.at, '2026-10-07T21:30:00Z');
  assert.is(local.date, '2026-10-08');
  const ladder = await request<Spot & { spot: string }>(
    server,
    '/v1/fx/ladder?pair=EURUSD&at=2026-10-07T21:30:00Z',
  );
  assert.equal([ladder.date, ladder.spot, ladder.at], ['2026-10-08', local.result, local.at]);
  const fixing = await request<Spot>(
    server,
    '/v1/fx/fixing?pair=USDINR&tenor=1M&at=2026-10-07T21:30:00Z',
  );
  assert.equal([fixing.date, fixing.at], ['2026-10-08', local.at]);
  assert.match(fixing.roll!, /New York/);
  // 17:30 in New York on the 9th, a Friday: the 10th, which is no value date.
  const checked = await request<Spot & { value_date: string; next: string }>(
    server,
    '/v1/fx/value-date?pair=EURUSD&at=2026-10-09T21:30:00Z',
  );
  assert.equal([checked.value_date, checked.next], ['2026-10-10', '2026-10-13']);
  assert.equal([checked.at, /New York/.test(checked.roll!)], ['2026-10-09T21:30:00Z', true]);
  for (const other of ['value_date=2026-10-09', 'dates=2026-10-09'])
    await requestProblem(
      server,
      `/v1/fx/value-date?pair=EURUSD&at=2026-10-09T21:30:00Z&${other}`,
      400,
      'invalid_parameter',
      'at',
      'expected one of the two',
    );
  const midnight = '/v1/fx/value-date?pair=EURUSD&at=2026-10-07T17:30';
  await requestProblem(server, midnight, 400, 'invalid_parameter', 'at', 'tz=America/New_York');
});

test('instants that are not clear are refused, with what to send', async () => {
  const of = (query: string, ...words: string[]) =>
    requestProblem(
      server,
      `/v1/fx/spot?pair=EURUSD&${query}`,
      400,
      'invalid_parameter',
      'at',
      ...words,
    );
  await of('at=2026-10-07T17:30', '2026-10-07T17:30Z', 'tz=America/New_York');
  await of('at=2026-10-25T02:30&tz=Europe/Berlin', 'twice', '+02:00', '+01:00');
  await of('at=2026-03-29T02:30&tz=Europe/Berlin', 'does not exist');
  await of('at=2026-11-01T01:30&tz=America/New_York', 'twice', '-04:00', '-05:00');
  await of('at=yesterday', '2026-11-27T15:30:00Z');
  await of('at=2026-02-30T12:00:00Z', '2026-11-27T15:30:00Z');
  await of('at=2026-10-07T21:30:00Z&date=2026-10-07', 'date');
  await of('at=2026-10-07T21:30:00Z&dates=2026-10-07', 'dates');
  const now = '/v1/sessions/now?calendars=XNYS&at=2026-11-27T10:30';
  await requestProblem(server, now, 400, 'invalid_parameter', 'at', 'tz=America/New_York');
  const { at } = await request<{ at: string }>(server, `${now}&tz=America/New_York`);
  assert.is(at, '2026-11-27T15:30:00Z');
  assert.is(await requestText(server, `${now}&tz=America/New_York&format=text`), 'open');
});

test('a local time has one instant, none or two', () => {
  const local = (text: string) => Date.parse(`${text}Z`);
  const zone = 'Europe/Berlin';
  assert.is(instantsOf(zone, local('2026-07-01T12:00')).length, 1);
  assert.is(instantsOf(zone, local('2026-03-29T02:00')).length, 0);
  assert.is(instantsOf(zone, local('2026-03-29T03:00')).length, 1);
  assert.is(instantsOf(zone, local('2026-10-25T02:00')).length, 2);
  assert.is(instantsOf(zone, local('2026-10-25T03:00')).length, 1);
  assert.is(
    instantOf(zone, local('2026-10-25T02:30')),
    instantsOf(zone, local('2026-10-25T02:30'))[0],
  );
});

test.run();
