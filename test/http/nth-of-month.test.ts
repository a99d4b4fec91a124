import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestProblem, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** /v1/business-days/list with only=nth_of_month. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const PATH = '/v1/business-days/list';

test('the fifth business day of each month, and the third Friday', async () => {
  const query = 'from=2026-10-01&to=2026-12-31&only=nth_of_month&calendars=XNYS';
  assert.is(
    await requestText(server, `${PATH}?${query}&nth=5&format=text`),
    '2026-10-07\n2026-11-06\n2026-12-07',
  );
  const { only, nth, dates } = await request<Record<string, unknown>>(
    server,
    `${PATH}?${query}&nth=-1`,
  );
  assert.equal(
    [only, nth, dates],
    ['nth_of_month', -1, ['2026-10-30', '2026-11-30', '2026-12-31']],
  );
  const friday = await request<Record<string, unknown>>(server, `${PATH}?${query}&nth=3&weekday=5`);
  assert.equal(
    [friday.weekday, friday.convention, friday.dates],
    [5, 'following', ['2026-10-16', '2026-11-20', '2026-12-18']],
  );
  const next = `${PATH}?from=2026-11-28&n=2&only=nth_of_month&nth=5&calendars=XNYS&format=text`;
  assert.is(await requestText(server, next), '2026-12-07\n2027-01-08');
});

test('what is wrong is named with what would be right', async () => {
  const refused = (query: string, ...words: string[]) =>
    requestProblem(
      server,
      `${PATH}?calendars=EUR&from=2026-01-01&${query}`,
      400,
      'invalid_parameter',
      ...words,
    );
  await refused('nth=3', 'nth: 3 was read', 'only=nth_of_month');
  await refused('only=last_of_month&nth=3', 'nth: 3 was read');
  await refused('only=nth_of_month&nth=0', 'nth: "0"');
  await refused('only=nth_of_month&nth=24', 'nth: "24"', '23');
  await refused('only=nth_of_month&nth=6&weekday=3', 'nth: 6', 'weekday', '-5 to 5');
  await refused('only=nth_of_month&convention=preceding', 'convention: preceding', 'weekday');
});

test('a weekday that a convention moves over the edge of its month is in the month that it falls into', async () => {
  const list = async (query: string) =>
    (await request<{ dates: string[] }>(server, `${PATH}?calendars=EUR&only=nth_of_month&${query}`))
      .dates;
  assert.equal(await list('nth=-1&weekday=6&from=2026-03-01&to=2026-03-31'), [
    '2026-03-02',
    '2026-03-30',
  ]);
  assert.equal(await list('nth=-1&weekday=6&from=2026-03-01&n=1'), ['2026-03-02']);
  const early = 'nth=1&weekday=7&convention=preceding';
  assert.equal(await list(`${early}&from=2026-02-01&to=2026-02-28`), ['2026-02-27']);
  assert.equal(await list(`${early}&from=2026-02-28&n=-1`), ['2026-02-27']);
  const whole = await list('nth=-1&weekday=6&from=2020-01-01&to=2024-12-31');
  const months = Array.from({ length: 60 }, (_, at) => {
    const [first, last] = [Date.UTC(2020, at, 1), Date.UTC(2020, at + 1, 0)];
    const [from, to] = [first, last].map((one) => new Date(one).toISOString().slice(0, 10));
    return list(`nth=-1&weekday=6&from=${from}&to=${to}`);
  });
  assert.equal((await Promise.all(months)).flat(), whole);
});

test.run();
