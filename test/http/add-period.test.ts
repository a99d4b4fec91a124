import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { wholeReader } from '../helpers/reader.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** /v1/business-days/add by a period or by calendar days. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const PATH = '/v1/business-days/add';
const result = (query: string) => requestText(server, `${PATH}?${query}&format=text`);

test('a period by the calendar, then a business day', async () => {
  assert.is(await result('date=2026-08-31&n=1&period=6M&calendars=EUR'), '2027-03-01');
  assert.is(
    await result('date=2026-08-31&n=1&period=6M&convention=modified_following&calendars=EUR'),
    '2027-02-26',
  );
  assert.is(
    await result('date=2026-08-31&n=1&period=6M&convention=unadjusted&calendars=EUR'),
    '2027-02-28',
  );
  assert.is(await result('date=2026-11-27&n=1&period=2w&calendars=XNYS'), '2026-12-11');
  assert.is(await result('date=2026-11-27&n=1&period=-1Y&calendars=XNYS'), '2025-11-28');
  assert.is(await result('date=2026-01-15&n=1&period=1Y6M&calendars=EUR'), '2027-07-15');
  assert.is(await result('date=2026-12-15&n=1&period=10D&calendars=EUR'), '2026-12-28');
  assert.is(await result('date=2026-12-15&n=10&unit=calendar&calendars=EUR'), '2026-12-28');
  assert.is(await result('date=2026-12-15&n=10&unit=business&calendars=EUR'), '2026-12-30');
});

// QuantLib's Calendar.advance with endOfMonth: from the last business day of a month to the last one of another.
test('the end of a month is kept, if requested', async () => {
  const of = (query: string) => result(`calendars=EUR&end_of_month=true&${query}`);
  assert.is(await of('date=2027-02-26&n=1&period=1M'), '2027-03-31');
  assert.is(await of('date=2026-02-27&n=1&period=3M'), '2026-05-29');
  assert.is(await of('date=2026-02-26&n=1&period=3M'), '2026-05-26');
  assert.is(await of('date=2026-02-27&n=1&period=3M&convention=unadjusted'), '2026-05-31');
  const answer = await request<Record<string, unknown>>(
    server,
    `${PATH}?date=2026-02-27&n=1&period=3M&end_of_month=true&calendars=EUR`,
  );
  const { n, period, unadjusted, convention, end_of_month, unit } = answer;
  assert.equal(
    [n, period, unadjusted, convention, end_of_month, unit],
    [1, '3M', '2026-05-31', 'following', true, undefined],
  );
});

test('csv, many dates, and the explanation of the days after the date by the calendar', async () => {
  const { columns, rows } = await requestCsv(
    server,
    `${PATH}?dates=2026-08-31,2026-11-25&n=1&period=1M&calendars=EUR,USD&format=csv`,
  );
  assert.equal(columns.slice(0, 4), ['calendars', 'date', 'n', 'result']);
  assert.equal(columns.slice(-5), ['period', 'unit', 'unadjusted', 'convention', 'end_of_month']);
  assert.equal(
    rows.map(({ result: day, unadjusted, n }) => [day, unadjusted, n]),
    [
      ['2026-09-30', '2026-09-30', '1'],
      ['2026-12-28', '2026-12-25', '1'],
    ],
  );
  const { explanation } = await request<{ explanation: { days: { date: string }[] } }>(
    server,
    `${PATH}?date=2026-11-25&n=1&period=1M&calendars=EUR&explain=true`,
  );
  assert.equal(
    explanation.days.map(({ date }) => date),
    ['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'],
  );
});

test('an estimated holiday moves the result: earliest and latest', async () => {
  // Eid al-Fitr 2040 is announced when the moon is seen.
  const answer = await request<Record<string, unknown>>(
    server,
    `${PATH}?date=2040-09-07&n=1&period=1M&calendars=AE`,
  );
  assert.is(answer.estimated, true);
  assert.ok(
    String(answer.earliest) <= String(answer.result) &&
      String(answer.result) <= String(answer.latest),
  );
});

test('unadjusted, an end of month that is in doubt is the last day of the month', async () => {
  const asked = async (date: string) => {
    const { earliest, latest, ...answer } = await request<Record<string, unknown>>(
      server,
      `${PATH}?date=${date}&n=1&period=1M&convention=unadjusted&end_of_month=true&calendars=AE`,
    );
    return [answer.estimated, earliest, latest];
  };
  // Eid al-Fitr may close the last two days of February 2028.
  assert.equal(await asked('2028-02-25'), [true, '2028-03-25', '2028-03-31']);
  // The new year may close 4 June 2027, but not the rest of that month.
  assert.equal(await asked('2027-06-03'), [true, '2027-07-03', '2027-07-03']);
});

test('what is wrong is named with what would be right', async () => {
  const refused = (query: string, ...words: string[]) =>
    requestProblem(
      server,
      `${PATH}?calendars=EUR&date=2026-01-15&${query}`,
      400,
      'invalid_parameter',
      ...words,
    );
  await refused('n=1&period=P6M', 'period: "P6M" was read', '6M?');
  await refused('n=1&period=2 weeks', '2W?');
  await refused('n=1&period=1Q', '3M?');
  await refused('n=1&period=9999Y', 'period: "9999Y" was read', 'for earlier');
  await refused('n=1&period=soon', 'period: "soon" was read', '1Y6M');
  await refused('n=1&period=6M&unit=calendar', 'unit: calendar', '6M');
  await refused('n=1&convention=following', 'convention: following', 'n 1');
  await refused('n=1&period=2W&end_of_month=true', 'end_of_month', '2W', 'months');
  await refused('n=3&unit=weeks', 'unit: "weeks"', 'business, calendar');
  for (const query of ['n=1&period=999Y', 'n=1&period=-999Y', 'n=1000000000&unit=calendar'])
    await requestProblem(
      server,
      `${PATH}?calendars=EUR&date=2026-01-15&${query}`,
      422,
      'out_of_coverage',
      'EUR',
    );
});

test('the JavaScript reader answers the same', async () => {
  const reader = await wholeReader();
  for (const [date, period, convention, endOfMonth] of [
    ['2026-08-31', '6M', 'modified_following', false],
    ['2027-02-26', '1m', 'following', true],
    ['2040-09-07', '1M', 'following', true],
    ['2026-01-31', '-2W', 'unadjusted', false],
  ] as const) {
    const query = `date=${date}&n=1&period=${period}&convention=${convention}&end_of_month=${endOfMonth}&calendars=AE,EUR`;
    const { data_release: _release, ...expected } = await request<Record<string, unknown>>(
      server,
      `${PATH}?${query}`,
    );
    const options = { convention, endOfMonth };
    assert.equal(
      JSON.parse(JSON.stringify(reader.all('AE', 'EUR').addPeriod(date, period, options))),
      expected,
    );
  }
  assert.throws(
    () => reader.all('EUR').addPeriod('2026-01-15', 'P6M'),
    /period: "P6M" was read.*: 6M\?/,
  );
  assert.throws(() => reader.all('EUR').addPeriod('2026-01-15', '90Y'), /after the data of EUR/);
});

test.run();
