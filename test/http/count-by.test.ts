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

/** GET /v1/business-days/count with `by`: the business days of each month, quarter or year of a range. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface ByAnswer extends CountAnswer {
  by: string;
  periods: (Omit<CountAnswer, 'data_release'> & {
    period: string;
    least?: number;
    most?: number;
  })[];
}

const PATH = '/v1/business-days/count';
const counts = async (query: string) =>
  (await request<ByAnswer>(server, `${PATH}?${query}`)).periods.map(({ period, count }) => [
    period,
    count,
  ]);

test('a year by months, quarters and years: each period matches its own request, and they add up', async () => {
  const year = 'from=2026-01-01&to=2027-01-01&calendars=XNYS';
  const { count } = await request<CountAnswer>(server, `${PATH}?${year}`);
  for (const [by, size] of [
    ['month', 12],
    ['quarter', 4],
    ['year', 1],
  ] as const) {
    const answer = await request<ByAnswer>(server, `${PATH}?${year}&by=${by}`);
    assert.equal([answer.by, answer.count, answer.periods.length], [by, count, size]);
    assert.is(
      answer.periods.reduce((sum, one) => sum + one.count, 0),
      count,
    );
    for (const { period, ...part } of answer.periods) {
      const { data_release, ...alone } = await request<CountAnswer>(
        server,
        `${PATH}?from=${part.from}&to=${part.to}&calendars=XNYS`,
      );
      assert.ok(data_release);
      assert.equal(part, alone, period);
    }
  }
  assert.equal((await counts(`${year}&by=quarter`))[0], ['2026-Q1', 61]);
});

test('the first and the last period are cut off where the range is', async () => {
  const { periods } = await request<ByAnswer>(
    server,
    `${PATH}?from=2026-11-20&to=2027-02-02&calendars=EUR&by=month`,
  );
  assert.equal(
    periods.map(({ period, from, to }) => [period, from, to]),
    [
      ['2026-11', '2026-11-20', '2026-12-01'],
      ['2026-12', '2026-12-01', '2027-01-01'],
      ['2027-01', '2027-01-01', '2027-02-01'],
      ['2027-02', '2027-02-01', '2027-02-02'],
    ],
  );
  assert.equal(
    await counts('from=2026-11-20&to=2026-11-20&calendars=EUR&by=month'),
    [],
    'an empty range has none',
  );
});

test('csv has a row a period and text a line', async () => {
  const query = 'from=2026-01-01&to=2027-01-01&calendars=EUR,USD&by=quarter';
  const { columns, rows } = await requestCsv(server, `${PATH}?${query}&format=csv`);
  assert.equal(columns.slice(0, 4), ['calendars', 'from', 'to', 'count']);
  assert.equal([columns.at(-1), rows.length, rows[1]!.period], ['period', 4, '2026-Q2']);
  const lines = (await requestText(server, `${PATH}?${query}&format=text`)).split('\n');
  assert.equal(
    lines,
    rows.map(({ count }) => count),
  );
});

test('a period whose count may change says between what it lies', async () => {
  const { periods, estimated } = await request<ByAnswer>(
    server,
    `${PATH}?from=2030-01-01&to=2031-01-01&calendars=AE&by=month`,
  );
  assert.is(estimated, true);
  const sure = periods.filter((part) => !part.estimated);
  const unsure = periods.filter((part) => part.estimated);
  assert.ok(sure.length > 0 && unsure.length > 0);
  for (const part of unsure)
    assert.ok(part.least! <= part.count && part.count <= part.most!, part.period);
  for (const part of sure) assert.ok(!('least' in part), part.period);
});

test('by is for one range; another word is refused', async () => {
  const refused = async (query: string, ...words: string[]) =>
    requestProblem(server, `${PATH}?${query}`, 400, 'invalid_parameter', ...words);
  const range = 'from=2026-01-01&to=2027-01-01&calendars=EUR';
  await refused(`${range}&by=week`, 'by: "week" was read', 'month, quarter, year');
  await refused('from=2026-01-01&dates=2026-02-01&calendars=EUR&by=month', 'beside dates');
  await refused(`${range}&by=month&explain=true`, 'beside explain');
});

test.run();
