import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/fx/option: expiry and delivery from a tenor, on days where each part of the rule decides. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface OptionAnswer {
  date: string;
  tenor: string;
  expiry: string;
  delivery: string;
  spot: string;
  closed: string[];
  counted_from: string;
  option_source: string;
  trade_date: string;
  note: string | null;
  estimated: boolean;
  earliest?: string;
  latest?: string;
  delivery_earliest?: string;
  delivery_latest?: string;
}

const option = (query: string) => request<OptionAnswer>(server, `/v1/fx/option?${query}`);
const dates = async (pair: string, date: string, tenor: string) => {
  const { expiry, delivery } = await option(`pair=${pair}&date=${date}&tenor=${tenor}`);
  return [expiry, delivery];
};

test('overnight, days and weeks: from the trade, any weekday, holidays too; delivery is its spot', async () => {
  // Thursday 8 October 2026, before Columbus Day, Monday the 12th.
  assert.equal(await dates('EURUSD', '2026-10-08', 'ON'), ['2026-10-09', '2026-10-13']);
  assert.equal(await dates('EURUSD', '2026-10-09', 'ON'), ['2026-10-12', '2026-10-14']);
  assert.equal(await dates('EURUSD', '2026-10-08', '2D'), ['2026-10-12', '2026-10-14']);
  assert.equal(await dates('EURUSD', '2026-10-08', '1W'), ['2026-10-15', '2026-10-19']);
  assert.equal(await dates('USDCAD', '2026-10-08', '1W'), ['2026-10-15', '2026-10-16']);
  const { closed, counted_from } = await option('pair=EURUSD&date=2026-10-09&tenor=on');
  assert.equal([closed, counted_from], [['USD'], 'expiry']);
});

test('never on 1 January', async () => {
  assert.equal(await dates('EURUSD', '2026-12-31', 'ON'), ['2027-01-04', '2027-01-06']);
  assert.equal(await dates('EURUSD', '2025-12-25', '1W'), ['2026-01-02', '2026-01-06']);
  // Delivery of a month from spot 3 December 2024 is 3 January; that is the spot date of 31 December too.
  assert.equal(await dates('EURUSD', '2024-12-01', '1M'), ['2025-01-02', '2025-01-06']);
});

test('months and years: delivery of the forward, the last day with that spot date', async () => {
  assert.equal(await dates('EURUSD', '2026-10-09', '1M'), ['2026-11-11', '2026-11-13']);
  // End to end: spot 31 March 2026, delivery 30 April.
  assert.equal(await dates('EURUSD', '2026-03-27', '1M'), ['2026-04-28', '2026-04-30']);
  const { result } = await request<{ result: string }>(
    server,
    '/v1/fx/spot?pair=EURUSD&date=2026-10-09&tenor=1Y',
  );
  const year = await option('pair=EURUSD&date=2026-10-09&tenor=1Y');
  assert.equal([year.delivery, year.counted_from], [result, 'delivery']);
  const back = await request<{ result: string }>(
    server,
    `/v1/fx/spot?pair=EURUSD&date=${year.expiry}`,
  );
  assert.is(back.result, year.delivery);
  assert.match(year.option_source, /handwiki\.org/);
});

test('of a currency with non-deliverable forwards, on a business day of it', async () => {
  // Monday 26 January 2026 is Republic Day in India.
  assert.equal((await dates('USDINR', '2026-01-19', '1W'))[0], '2026-01-27');
  assert.equal((await dates('EURUSD', '2026-01-19', '1W'))[0], '2026-01-26');
});

test('a trade date on which nobody trades, an instant, many dates, CSV and text', async () => {
  const moved = await option('pair=EURUSD&date=2026-10-10&tenor=ON');
  assert.equal([moved.trade_date, moved.expiry], ['2026-10-12', '2026-10-13']);
  assert.match(moved.note!, /nobody trades EURUSD on 2026-10-10/);
  const at = await option('pair=EURUSD&at=2026-10-08T21:30:00Z&tenor=ON');
  assert.equal([at.date, at.expiry], ['2026-10-09', '2026-10-12']);
  const path = '/v1/fx/option?pair=EURUSD&tenor=1W&dates=2026-10-08,2026-10-09';
  assert.is(await requestText(server, `${path}&format=text`), '2026-10-15\n2026-10-16');
  const { rows } = await requestCsv(server, `${path}&format=csv`);
  assert.equal(
    rows.map(({ expiry, delivery }) => [expiry, delivery]),
    [
      ['2026-10-15', '2026-10-19'],
      ['2026-10-16', '2026-10-20'],
    ],
  );
  const one = '/v1/fx/option?pair=EURUSD&tenor=1W&date=2026-10-08&format=text';
  assert.is(await requestText(server, one), '2026-10-15');
});

test('dates that announcements could move have a range, and delivery its own', async () => {
  const { estimated, earliest, latest, expiry, delivery, ...more } = await option(
    'pair=USDAED&date=2027-03-02&tenor=1W',
  );
  assert.is(estimated, true);
  assert.equal([earliest, latest], [expiry, expiry], 'the expiry does not look at holidays');
  assert.ok(more.delivery_earliest! <= delivery && delivery <= more.delivery_latest!);
  assert.ok(more.delivery_earliest! < more.delivery_latest!);
  const certain = await option('pair=EURUSD&date=2026-10-09&tenor=1M');
  assert.equal([certain.estimated, 'earliest' in certain], [false, false]);
});

test('explained: the days of the trade, of the expiry and of its spot date, by calendar', async () => {
  interface Explained extends OptionAnswer {
    explanation?: {
      omitted: number;
      days: {
        step: string;
        date: string;
        currency: string | null;
        is_result: boolean;
        calendars: { id: string; status: string }[];
      }[];
    };
  }
  const explained = async (query: string) => {
    const path = `/v1/fx/option?${query}`;
    const { explanation, ...answer } = await request<Explained>(server, `${path}&explain=true`);
    assert.equal(answer, await request(server, path), 'explaining changes nothing');
    assert.is(explanation!.omitted, 0);
    return explanation!.days;
  };
  const shown = (days: Awaited<ReturnType<typeof explained>>) =>
    days.map(({ step, date, is_result }) => `${step} ${date.slice(5)}${is_result ? ' *' : ''}`);
  assert.equal(shown(await explained('pair=EURUSD&date=2026-10-09&tenor=1W')), [
    'trade 10-09 *',
    'expiry 10-16 *',
    'count 10-17',
    'count 10-18',
    'count 10-19',
    'count 10-20 *',
    'value 10-20 *',
  ]);
  // Delivery is 13 November; Wednesday the 11th, a holiday in New York, is the last day whose spot date it is.
  const month = await explained('pair=EURUSD&date=2026-10-09&tenor=1M');
  const expiries = month.filter(({ step }) => step === 'expiry');
  assert.equal(shown(expiries), ['expiry 11-11 *', 'expiry 11-12', 'expiry 11-13']);
  assert.equal(
    expiries[0]!.calendars.map(({ id, status }) => `${id} ${status}`),
    ['EUR open', 'USD closed'],
  );
  const after = month.slice(month.lastIndexOf(expiries.at(-1)!) + 1);
  assert.equal(shown(after), [
    'count 11-12',
    'count 11-13 *',
    'value 11-13 *',
    // Of the day after the expiry, which is too late.
    'count 11-13',
    'count 11-14',
    'count 11-15',
    'count 11-16',
    'value 11-16',
  ]);
  // Of a currency that is not deliverable its own days decide.
  const rupee = await explained('pair=USDINR&date=2026-01-19&tenor=1W');
  assert.equal(
    rupee
      .filter(({ step }) => step === 'expiry')
      .map(({ date, currency, calendars }) => `${date} ${currency} ${calendars[0]!.status}`),
    ['2026-01-26 INR closed', '2026-01-27 INR open'],
  );
  const path = '/v1/fx/option?pair=EURUSD&date=2026-10-09&tenor=1W&explain=true';
  const { rows } = await requestCsv(server, `${path}&format=csv`);
  assert.is(rows[2]!.step, 'expiry');
  await requestProblem(server, `${path}&format=text`, 400, 'invalid_parameter', 'explain');
});

test('what is no tenor of options, and what is missing or outside the data', async () => {
  const wrong = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/fx/option?${query}`, 400, 'invalid_parameter', ...words);
  const on = 'pair=EURUSD&date=2026-10-09';
  for (const tenor of ['SP', 'TN', 'IMM1', '1M1W'])
    await wrong(`${on}&tenor=${tenor}`, 'tenor', 'no swap, spot or IMM');
  await wrong(`${on}&tenor=soon`, 'tenor', '3M');
  await wrong(on, 'tenor');
  await wrong('pair=EURUSD&tenor=1W', 'date: is missing');
  await wrong('pair=EURXXX&date=2026-10-09&tenor=1W', 'XXX');
  await wrong(`${on}&tenor=1W&dates=2026-10-09`, 'dates');
  await wrong(`${on}&tenor=1W&at=2026-10-08T21:30:00Z`, 'at');
  const late = '/v1/fx/option?pair=EURUSD&date=2100-12-30&tenor=1Y';
  await requestProblem(server, late, 422, 'out_of_coverage');
});

test.run();
