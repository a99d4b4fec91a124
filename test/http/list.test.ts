import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CountAnswer,
  request,
  requestCsv,
  requestProblem,
  requestText,
} from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/business-days/list */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface ListAnswer {
  from: string;
  to: string | null;
  n: number | null;
  only: string | null;
  count: number;
  coverage: string;
  estimated: boolean;
  dates: string[];
}

const PATH = '/v1/business-days/list';
const list = (query: string) => request<ListAnswer>(server, `${PATH}?${query}`);
const dates = async (query: string) => (await list(query)).dates;

test('a range, both ends counted', async () => {
  const answer = await list('from=2026-12-23&to=2026-12-29&calendars=EUR,USD');
  assert.equal(answer.dates, ['2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29']);
  const { from, to, n, only, count, coverage, estimated } = answer;
  assert.equal([from, to, n, only, count], ['2026-12-23', '2026-12-29', null, null, 4]);
  assert.equal([coverage, estimated], ['verified', false]);
  assert.equal(await dates('from=2026-12-26&to=2026-12-27&calendars=EUR'), []);
});

test('a year has as many as count says', async () => {
  const year = await list('from=2026-01-01&calendars=XNYS');
  assert.is(year.to, '2026-12-31', 'the default');
  const counted = await request<CountAnswer>(
    server,
    '/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=XNYS',
  );
  assert.equal([year.count, year.dates.length], [counted.count, counted.count]);
});

test('the next n, and the last n', async () => {
  const next = await list('from=2026-12-24&n=3&calendars=XNYS');
  assert.equal(
    [next.dates, next.to, next.n],
    [['2026-12-24', '2026-12-28', '2026-12-29'], null, 3],
  );
  assert.equal(await dates('from=2026-12-27&n=-2&calendars=XNYS'), ['2026-12-23', '2026-12-24']);
});

test('first and last of months, quarters and years', async () => {
  const months = 'from=2026-01-15&to=2026-04-29&calendars=EUR';
  assert.equal(await dates(`${months}&only=last_of_month`), [
    '2026-01-30',
    '2026-02-27',
    '2026-03-31',
  ]);
  assert.equal(await dates(`${months}&only=first_of_month`), [
    '2026-02-02',
    '2026-03-02',
    '2026-04-01',
  ]);
  assert.equal(await dates('from=2026-01-01&calendars=EUR&only=last_of_quarter'), [
    '2026-03-31',
    '2026-06-30',
    '2026-09-30',
    '2026-12-31',
  ]);
  assert.equal(await dates('from=2026-06-01&n=3&calendars=EUR&only=first_of_year'), [
    '2027-01-04',
    '2028-01-03',
    '2029-01-02',
  ]);
  const text = await requestText(
    server,
    `${PATH}?from=2026-02-10&n=1&only=last_of_month&calendars=EUR&format=text`,
  );
  assert.is(text, '2026-02-27');
});

test('csv, and text', async () => {
  const query = 'from=2026-12-28&to=2026-12-29&calendars=usd,EUR';
  const { columns, rows } = await requestCsv(server, `${PATH}?${query}&format=csv`);
  assert.equal(columns, ['calendars', 'date', 'coverage', 'estimated']);
  assert.equal(Object.values(rows[1]!), ['USD EUR', '2026-12-29', 'verified', 'false']);
  assert.is(await requestText(server, `${PATH}?${query}&format=text`), '2026-12-28\n2026-12-29');
});

test('what is wrong is named, and answers are bounded', async () => {
  const refused = (query: string, ...words: string[]) =>
    requestProblem(server, `${PATH}?calendars=EUR&${query}`, 400, 'invalid_parameter', ...words);
  await refused('from=2026-01-01&to=2026-02-01&n=3', 'to, n', 'both');
  await refused('from=2026-01-01&n=0', 'n', '"0"');
  await refused('from=2026-01-01&n=4001', 'n', '4000');
  await refused('from=2026-02-01&to=2026-01-01', 'from', '2026-02-01', '2026-01-01');
  await refused('from=2000-01-01&to=2020-01-01', 'to', '4000');
  await refused('from=2026-01-01&only=month', 'only', '"month"', 'last_of_month');
  const outside = (query: string, ...words: string[]) =>
    requestProblem(server, `${PATH}?calendars=EUR&${query}`, 422, 'out_of_coverage', ...words);
  await outside('from=2100-06-01&to=2101-01-01', '2101-01-01', 'EUR');
  await outside('from=2100-12-01&n=100', 'after', 'EUR');
  await outside('from=2095-12-01&n=10&only=last_of_year', 'after', 'EUR');
  await outside('from=1999-01-10&n=-100', 'before', 'EUR');
  await outside('from=9999-01-01', '9999-01-01', 'EUR');
  const most = await list('from=2000-01-01&n=4000&calendars=EUR');
  assert.is(most.dates.length, 4000);
  assert.is(
    (await list('from=1999-01-01&to=2060-12-31&calendars=EUR&only=last_of_month')).count,
    62 * 12,
  );
});

test.run();
