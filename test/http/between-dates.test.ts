import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** Whole periods and year fractions between two dates, and the number of a business day in its month. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const COUNT = '/v1/business-days/count';
const FRACTION = '/v1/business-days/year-fraction';
const NUMBER = '/v1/business-days/number';

test('whole periods between dates, with the days left', async () => {
  const count = (query: string) => requestText(server, `${COUNT}?${query}&format=text`);
  assert.is(await count('from=2026-01-31&to=2026-07-30&period=1M&calendars=EUR'), '5');
  assert.is(await count('from=2026-01-31&to=2026-07-31&period=1M&calendars=EUR'), '6');
  assert.is(await count('from=2000-02-29&to=2026-02-28&period=1Y&calendars=EUR'), '26');
  assert.is(await count('from=2026-01-15&to=2026-02-15&period=1M&calendars=EUR'), '1');
  // 15 February 2026 is a Sunday: with `following` the month ends on the 16th.
  const following = 'from=2026-01-15&to=2026-02-15&period=1M&convention=following&calendars=EUR';
  assert.is(await count(following), '0');
  const path = `${COUNT}?from=2026-01-31&to=2026-07-30&period=1M&calendars=EUR`;
  const answer = await request<Record<string, unknown>>(server, path);
  const { count: n, period, convention, last, days_left, coverage, estimated } = answer;
  assert.equal(
    [n, period, convention, last, days_left, coverage, estimated],
    [5, '1M', 'unadjusted', '2026-06-30', 30, 'verified', false],
  );
  const { columns, rows } = await requestCsv(server, `${path}&format=csv`);
  assert.equal(columns.slice(-4), ['period', 'convention', 'last', 'days_left']);
  assert.is(rows[0]!.last, '2026-06-30');
});

test('the count of periods is the n by which /add leads there', async () => {
  for (const [to, n] of [
    ['2026-11-30', 3],
    ['2026-12-01', 3],
  ] as const) {
    const path = `${COUNT}?from=2026-08-31&to=${to}&period=1M&convention=modified_following&calendars=EUR,USD`;
    const { count, last } = await request<{ count: number; last: string }>(server, path);
    assert.is(count, n);
    const added = `/v1/business-days/add?date=2026-08-31&n=${n}&period=1M&convention=modified_following&calendars=EUR,USD&format=text`;
    assert.is(await requestText(server, added), last);
  }
});

test('periods that lead nowhere, and terms that contradict each other', async () => {
  const of = (query: string, ...words: string[]) =>
    requestProblem(
      server,
      `${COUNT}?from=2026-01-01&to=2026-12-31&calendars=EUR&${query}`,
      400,
      'invalid_parameter',
      ...words,
    );
  await of('period=-1M', 'period', '-1M');
  await of('period=0D', 'period', '0D');
  await of('period=1%20month', 'period', '1M?');
  await of('convention=following', 'convention', 'period');
  await of('period=1M&by=month', 'by', 'period');
});

test('a year fraction of two dates by each day count', async () => {
  const of = (query: string) => requestText(server, `${FRACTION}?${query}&format=text`);
  const HALF = 'from=2026-01-31&to=2026-07-31';
  for (const [dayCount, fraction] of [
    ['ACT/360', 181 / 360],
    ['act/365 fixed', 181 / 365],
    ['30/360', 0.5],
    ['30E/360', 0.5],
    ['30E/360 ISDA', 0.5],
    ['ACT/ACT ISDA', 181 / 365],
    ['NL/365', 181 / 365],
    ['1/1', 1],
    ['ACT/ACT ICMA&frequency=6M', 0.5],
    ['ACT/ACT ICMA&frequency=3M', 0.5],
    ['ACT/365L&frequency=1Y', 181 / 365],
  ] as const)
    assert.is(await of(`${HALF}&day_count=${dayCount}`), String(fraction), dayCount);
  // The end of February is a 30th, unless the contract ends on it.
  const february = 'from=2026-08-28&to=2027-02-28&day_count=30E/360%20ISDA';
  assert.is(await of(february), String(182 / 360));
  assert.is(await of(`${february}&termination=2027-02-28`), String(180 / 360));
  assert.is(await of(`${february}&termination=2028-02-28`), String(182 / 360));
  const path = `${FRACTION}?from=2026-01-01&to=2027-01-01&day_count=BUS/252&calendars=BRL`;
  const answer = await request<Record<string, unknown>>(server, path);
  const { count } = await request<{ count: number }>(
    server,
    `${COUNT}?from=2026-01-01&to=2027-01-01&calendars=BRL`,
  );
  assert.equal([answer.days, answer.year_fraction], [count, count / 252]);
  assert.ok('coverage' in answer && 'estimated' in answer);
  const { rows } = await requestCsv(server, `${FRACTION}?${HALF}&day_count=ACT/360&format=csv`);
  assert.equal(
    [rows[0]!.days, rows[0]!.year_fraction, rows[0]!.coverage],
    ['181', String(181 / 360), ''],
  );
});

test('a fraction that lacks what it counts by, and a day count that is not known', async () => {
  const of = (query: string, ...words: string[]) =>
    requestProblem(server, `${FRACTION}?${query}`, 400, 'invalid_parameter', ...words);
  const YEAR = 'from=2026-01-01&to=2027-01-01';
  await of(`${YEAR}&day_count=ACT/ACT%20ICMA`, 'frequency', 'ACT/ACT ICMA');
  await of(`${YEAR}&day_count=ACT/365L`, 'frequency', 'ACT/365L');
  await of(`${YEAR}&day_count=BUS/252`, 'calendars', 'BUS/252');
  await of(`${YEAR}&day_count=ACT/361`, 'day_count', 'ACT/360?');
  await of('from=2027-01-01&to=2026-01-01&day_count=ACT/360', 'from', 'after to');
  await of(`${YEAR}&day_count=ACT/365L&frequency=1W`, 'frequency', '1W');
  const outside = `${FRACTION}?from=2026-01-01&to=2190-01-01&day_count=BUS/252&calendars=BRL`;
  await requestProblem(server, outside, 422, 'out_of_coverage', 'to: 2190-01-01');
});

test('the number of a business day in its month, from both ends', async () => {
  const answer = await request<Record<string, unknown>>(
    server,
    `${NUMBER}?date=2026-12-04&calendars=EUR`,
  );
  const { date, of, nth, nth_from_end, count } = answer;
  assert.equal([date, of, nth, nth_from_end, count], ['2026-12-04', 'month', 4, -19, 22]);
  const listed = `/v1/business-days/list?from=2026-12-01&to=2026-12-31&only=nth_of_month&calendars=EUR&format=text`;
  assert.is(await requestText(server, `${listed}&nth=4`), '2026-12-04');
  assert.is(await requestText(server, `${listed}&nth=-19`), '2026-12-04');
  const { columns, rows } = await requestCsv(
    server,
    `${NUMBER}?dates=2026-12-25,2026-12-31&of=quarter&calendars=EUR&format=csv`,
  );
  assert.equal(columns.slice(0, 6), ['calendars', 'date', 'of', 'nth', 'nth_from_end', 'count']);
  assert.equal(
    rows.map(({ nth: n, nth_from_end: end, count: all }) => [n, end, all]),
    [
      ['', '', '65'],
      ['65', '-1', '65'],
    ],
  );
  assert.is(await requestText(server, `${NUMBER}?date=2026-12-25&calendars=EUR&format=text`), '');
  const { explanation } = await request<{ explanation: { days: unknown[] } }>(
    server,
    `${NUMBER}?date=2026-12-04&calendars=EUR&explain=true`,
  );
  assert.is(explanation.days.length, 31);
});

test.run();
