import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** Schedules that desks use daily: rolls of futures and weekdays, FRN, business-day frequencies, overnight rates. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const PATH = '/v1/business-days/schedule';
const dates = async (query: string) =>
  (await requestText(server, `${PATH}?${query}&format=text`)).split('\n');

test('rolls of futures, of quarters and of months', async () => {
  const year =
    'start=2026-01-05&end=2026-12-31&frequency=3M&direction=forward&convention=unadjusted&calendars=AUD';
  assert.equal((await dates(`${year}&roll=SFE`)).slice(1, -1), [
    '2026-03-13',
    '2026-06-12',
    '2026-09-11',
    '2026-12-11',
  ]);
  assert.equal((await dates(`${year}&roll=IMMAUD`)).slice(1, 3), ['2026-03-12', '2026-06-11']);
  assert.equal((await dates(`${year}&roll=IMMCAD`)).slice(1, 3), ['2026-03-16', '2026-06-15']);
  assert.equal((await dates(`${year}&roll=IMMNZD`)).slice(1, 3), ['2026-03-11', '2026-06-10']);
});

test('weekdays, and auctions of Treasury bills on a Tuesday after a holiday', async () => {
  // Strata's TBILL: Monday, and Tuesday 4 September 2018 after Labor Day.
  const bills =
    'start=2018-08-27&count=2&frequency=1W&roll=TBILL&convention=following&calendars=USD';
  assert.equal(await dates(bills), ['2018-08-27', '2018-09-04', '2018-09-10']);
  const fridays =
    'start=2026-01-01&end=2026-01-31&frequency=1W&roll=FRI&direction=forward&convention=unadjusted&calendars=EUR';
  assert.equal((await dates(fridays)).slice(1, -1), [
    '2026-01-02',
    '2026-01-09',
    '2026-01-16',
    '2026-01-23',
    '2026-01-30',
  ]);
});

test('every tenth business day', async () => {
  const ten = 'start=2026-12-01&count=3&frequency=10B&calendars=EUR';
  const made = await dates(ten);
  for (const [at, from] of made.slice(0, -1).entries())
    assert.is(
      await requestText(
        server,
        `/v1/business-days/count?from=${from}&to=${made[at + 1]}&calendars=EUR&format=text`,
      ),
      '10',
    );
  const back = await dates('start=2026-11-30&end=2026-12-31&frequency=10B&calendars=EUR');
  assert.equal(back, ['2026-11-30', '2026-12-02', '2026-12-16', '2026-12-31']);
});

test('the FRN convention counts from the date before, and keeps ends of months', async () => {
  // 28 February 2027 is a Sunday: paid on Friday the 26th, the last business day, so on ends of months from then on.
  assert.equal(await dates('start=2026-12-28&count=4&frequency=2M&roll=FRN&calendars=EUR'), [
    '2026-12-28',
    '2027-02-26',
    '2027-04-30',
    '2027-06-30',
    '2027-08-31',
  ]);
  // 15 August 2026 is a Saturday: paid on the 17th, from which the next is counted.
  assert.equal(await dates('start=2026-05-15&count=3&frequency=3M&roll=FRN&calendars=EUR'), [
    '2026-05-15',
    '2026-08-17',
    '2026-11-17',
    '2027-02-17',
  ]);
});

test('lookback, observation shift, lockout, payment in advance', async () => {
  const leg =
    'start=2026-09-16&end=2026-12-16&frequency=3M&calendars=USD&fixing_calendars=USD:BOND';
  const of = async (query: string) =>
    (await request<{ periods: Record<string, unknown>[] }>(server, `${PATH}?${leg}&${query}`))
      .periods[0]!;
  const back = (date: string, n: number) =>
    requestText(
      server,
      `/v1/business-days/add?date=${date}&n=-${n}&calendars=USD:BOND&format=text`,
    );
  const plain = await of('lookback=5');
  assert.equal(
    [plain.observation_start, plain.observation_end, plain.rate_cutoff_date, plain.weight_days],
    [await back('2026-09-16', 5), await back('2026-12-16', 5), null, 91],
  );
  const shifted = await of('lookback=5&observation_shift=true');
  const length =
    (Date.parse(String(shifted.observation_end)) - Date.parse(String(shifted.observation_start))) /
    86_400_000;
  assert.equal([shifted.observation_start, shifted.weight_days], [plain.observation_start, length]);
  // The last two days have the rate of the third last: that of the day three business days before the end.
  const locked = await of('lockout=2');
  assert.equal(
    [locked.observation_start, locked.observation_end, locked.rate_cutoff_date],
    ['2026-09-16', '2026-12-16', await back('2026-12-16', 3)],
  );
  const advance = await of('payment_in=advance&payment_lag=2');
  assert.is(advance.payment_date, '2026-09-18');
  assert.not.ok('observation_start' in advance);
  const { columns, rows } = await requestCsv(server, `${PATH}?${leg}&lookback=5&format=csv`);
  assert.equal(columns.slice(-4), [
    'observation_start',
    'observation_end',
    'rate_cutoff_date',
    'weight_days',
  ]);
  assert.equal([rows[0]!.observation_start, rows[0]!.weight_days], [plain.observation_start, '91']);
});

test('a roll or a frequency that is not known names the nearest', async () => {
  const of = (query: string, ...words: string[]) =>
    requestProblem(
      server,
      `${PATH}?start=2026-01-05&end=2026-12-31&calendars=EUR&${query}`,
      400,
      'invalid_parameter',
      ...words,
    );
  await of('frequency=3M&roll=31st', 'roll', '31?');
  await of('frequency=3M&roll=IMMA', 'roll', 'IMM');
  await of('frequency=3M&roll=EOMM', 'roll', 'EOM?');
  await of('frequency=1W&roll=Wednesday', 'roll', 'WED?');
  await of('frequency=monthly', 'frequency', '1M?');
  await of('frequency=quaterly', 'frequency', '3M?');
  await of('frequency=P6M', 'frequency', '6M?');
  await of('frequency=3M&roll=WED', 'roll', '1W');
  await of('frequency=1W&roll=SFE', 'roll', 'months');
  await of('frequency=2M&roll=SFE', 'roll', 'quarters');
  await of('frequency=3M&roll=FRN&convention=following', 'convention', 'modified_following');
  await of('frequency=1W&roll=FRN', 'roll', 'months');
  await of('frequency=10B&roll=15', 'roll', '10B');
  await of('frequency=10B&end_of_month=true', 'end_of_month', '10B');
  await of('frequency=3M&observation_shift=true', 'lookback', 'observation_shift');
});

test.run();
