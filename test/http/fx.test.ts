import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type AddAnswer, ask, askCsv, askProblem, askText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/fx/spot: published examples, and each kind of rule on days where it decides. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface SpotAnswer {
  pair: string;
  date: string;
  tenor: string;
  spot: string;
  near: string;
  result: string;
  lag: number;
  calendars: string[];
  convention_source: string | null;
  conventions: { currency: string; lag: number; intermediate: string; source: { url: string } | null; note: string }[];
  coverage: string;
  estimated: boolean;
}

const spot = (query: string) => ask<SpotAnswer>(server, `/v1/fx/spot?${query}`);
const value = async (pair: string, date: string, tenor = 'SP') =>
  (await spot(`pair=${pair}&date=${date}&tenor=${tenor}`)).result;

/** Where a public text tells the value date of a trade. */
const PUBLISHED: readonly [pair: string, trade: string, tenor: string, result: string, source: string][] = [
  ['EURUSD', '2023-06-16', 'SP', '2023-06-20', 'https://quant.stackexchange.com/q/79295'],
  ['EURUSD', '2017-07-03', 'SP', '2017-07-05', 'https://github.com/lballabio/QuantLib/pull/121'],
  ['EURGBP', '2013-07-02', 'SP', '2013-07-05', 'http://objectlabkit.sourceforge.net/currency.html'],
  ...(
    [
      ['SP', '2016-04-29'],
      ['1M', '2016-05-31'],
      ['2M', '2016-06-30'],
      ['3M', '2016-07-29'],
      ['4M', '2016-08-31'],
    ] as const
  ).map(([tenor, result]): (typeof PUBLISHED)[number] => [
    ...(['EURUSD', '2016-04-27', tenor, result, 'https://github.com/Appendium/objectlabkit/issues/13'] as const),
  ]),
];

test('published examples', async () => {
  for (const [pair, trade, tenor, result, source] of PUBLISHED) {
    assert.is(await value(pair, trade, tenor), result, `${pair} ${trade} ${tenor} (${source})`);
  }
});

test('a New York holiday: between it does not count, on the value date it does, for crosses too', async () => {
  // Columbus Day 2026, Monday 12 October; Independence Day 2025, a Friday.
  assert.is(await value('EURUSD', '2026-10-09'), '2026-10-13');
  assert.is(await value('EURUSD', '2026-10-08'), '2026-10-13');
  assert.is(await value('EURGBP', '2025-07-02'), '2025-07-07');
  assert.is(await value('GBPUSD', '2025-07-02'), '2025-07-07');
  assert.is(await value('GBPUSD', '2025-07-03'), '2025-07-07');
  const counted = await ask<AddAnswer>(server, '/v1/business-days/add?date=2026-10-09&n=2&calendars=EUR,USD');
  assert.is(counted.result, '2026-10-14', 'days of both are counted there');
});

test('Latin America: a New York holiday on the day between does count', async () => {
  // Veterans Day 2025, a Tuesday: the example of London FX.
  assert.is(await value('EURUSD', '2025-11-10'), '2025-11-12');
  assert.is(await value('USDMXN', '2025-11-10'), '2025-11-13');
  assert.is(await value('USDBRL', '2025-11-10'), '2025-11-13');
  assert.is(await value('USDCLP', '2025-11-10'), '2025-11-13');
  assert.is(await value('USDARS', '2025-11-10'), '2025-11-13');
  assert.is(await value('EURMXN', '2025-11-10'), '2025-11-13', 'the later of both');
  assert.is(await value('USDPEN', '2025-11-10'), '2025-11-12');
});

test('lags: one day, none, and the later one for crosses', async () => {
  assert.is(await value('USDCAD', '2025-06-04'), '2025-06-05');
  assert.is(await value('CADUSD', '2026-10-09'), '2026-10-13', 'Columbus Day and Thanksgiving');
  assert.is(await value('USDCAD', '2025-05-23'), '2025-05-27', 'Memorial Day is no value date');
  assert.is(await value('GBPCAD', '2025-06-04'), '2025-06-06');
  assert.is(await value('USDTRY', '2025-05-13'), '2025-05-14');
  assert.is(await value('EURTRY', '2025-05-13'), '2025-05-15');
  assert.is(await value('USDPHP', '2025-06-04'), '2025-06-05');
  assert.is(await value('USDCOP', '2025-06-04'), '2025-06-04');
  assert.is(await value('USDCOP', '2025-07-04'), '2025-07-07', 'not on a New York holiday');
  assert.is(await value('USDUAH', '2025-06-04'), '2025-06-04');
  assert.equal(
    [await value('USDKZT', '2018-09-05'), await value('USDKZT', '2018-09-11')],
    ['2018-09-05', '2018-09-12'],
  );
});

test('weekends of Friday and Saturday, and the dirham before and after 2022', async () => {
  // Wednesday 6 to Monday 11 March 2019.
  const ofDirham = ['2019-03-06', '2019-03-07', '2019-03-08', '2019-03-11'].map((date) => value('USDAED', date));
  assert.equal(await Promise.all(ofDirham), ['2019-03-11', '2019-03-11', '2019-03-11', '2019-03-13']);
  assert.is(await value('USDAED', '2024-03-06'), '2024-03-08', 'a Friday');
  // Wednesday 8 and Thursday 9 May 2024.
  assert.equal(
    [await value('USDSAR', '2024-05-08'), await value('USDSAR', '2024-05-09')],
    ['2024-05-13', '2024-05-14'],
  );
  assert.equal(
    [await value('USDKWD', '2024-05-08'), await value('USDKWD', '2024-05-09')],
    ['2024-05-13', '2024-05-13'],
  );
});

test('pairs that are delivered on New York holidays', async () => {
  assert.equal(
    [await value('EURRSD', '2025-07-02'), await value('EURRON', '2025-07-02')],
    ['2025-07-04', '2025-07-07'],
  );
  assert.equal((await spot('pair=EURRSD&date=2025-07-02')).calendars, ['EUR', 'RSD']);
});

test('short tenors', async () => {
  const dates = async (date: string, tenor: string) => {
    const { near, result } = await spot(`pair=EUR/USD&date=${date}&tenor=${tenor}`);
    return [near, result];
  };
  assert.equal(await dates('2026-12-23', 'ON'), ['2026-12-23', '2026-12-24']);
  assert.equal(await dates('2026-12-23', 'TN'), ['2026-12-24', '2026-12-28']);
  assert.equal(await dates('2026-12-23', 'SP'), ['2026-12-28', '2026-12-28']);
  assert.equal(await dates('2026-12-23', 'SN'), ['2026-12-28', '2026-12-29']);
  assert.equal(await dates('2026-12-23', '1w'), ['2026-12-28', '2027-01-04']);
  // Juneteenth between: the next day is spot.
  assert.equal(await dates('2023-06-16', 'ON'), ['2023-06-16', '2023-06-20']);
  assert.equal(await dates('2023-06-16', 'TN'), ['2023-06-20', '2023-06-21']);
});

test('what an answer rests on', async () => {
  const euro = await spot('pair=eurusd&date=2026-10-09');
  assert.equal([euro.pair, euro.tenor, euro.lag], ['EURUSD', 'SP', 2]);
  assert.equal(euro.calendars, ['EUR', 'USD']);
  assert.equal([euro.coverage, euro.estimated], ['verified', false]);
  assert.match(euro.convention_source!, /londonfx/);
  const peso = await spot('pair=USDPHP&date=2026-10-09');
  assert.match(peso.convention_source!, /bap\.org\.ph/);
  const kiwi = await spot('pair=NZDUSD&date=2026-10-07');
  assert.equal([kiwi.convention_source, kiwi.lag], [null, 2]);
  assert.match(kiwi.conventions[0]!.note, /assumed/);
  const cross = await spot('pair=EURNZD&date=2026-10-07');
  assert.is(cross.convention_source, null, 'one of both has none');
  assert.equal(cross.calendars, ['EUR', 'NZD', 'USD']);
  assert.equal((await spot('pair=EURGBP&date=2026-10-07')).conventions.length, 2);
});

test('csv, text, today, and days that are estimated', async () => {
  assert.is(await askText(server, '/v1/fx/spot?pair=EURUSD&date=2026-10-09&format=text'), '2026-10-13');
  const { rows } = await askCsv(server, '/v1/fx/spot?pair=USDCAD&date=2026-10-07&tenor=1M&format=csv');
  const { calendars, pair, result, lag } = rows[0]!;
  assert.equal([calendars, pair, result, lag], ['USD CAD', 'USDCAD', '2026-11-09', '1']);
  assert.equal([(await spot('pair=EURUSD&date=today&tz=Asia/Tokyo')).date], ['2026-11-20']);
  assert.is((await spot('pair=USDAED&date=2040-10-04')).estimated, true, 'Eid al-Fitr, around 7 October');
});

test('what is wrong is named', async () => {
  const refused = (query: string, ...words: string[]) =>
    askProblem(server, `/v1/fx/spot?${query}`, 400, 'invalid_parameter', ...words);
  await refused('date=2026-10-09', 'pair', 'missing', 'EURUSD');
  await refused('pair=EURUSD', 'date', 'missing');
  await refused('pair=EURUS&date=2026-10-09', 'pair', '"EURUS"', 'ISO 4217');
  await refused('pair=EUREUR&date=2026-10-09', 'pair', '"EUREUR"', 'two currencies');
  await refused('pair=EURXXX&date=2026-10-09', 'pair', 'XXX', 'AED', 'ZAR');
  await refused('pair=USDATH&date=2026-10-09', 'pair', 'ATH');
  await refused('pair=EURUSD&date=2026-10-09&tenor=3Y', 'tenor', '"3Y"', 'two years');
  await refused(`pair=${'EUR'.repeat(1000)}&date=2026-10-09`, 'pair');
  const outside = (query: string, ...words: string[]) =>
    askProblem(server, `/v1/fx/spot?${query}`, 422, 'out_of_coverage', ...words);
  await outside('pair=EURUSD&date=1998-10-09', '1998-10-09', 'EUR');
  await outside('pair=EURUSD&date=2060-12-31', 'after', 'EUR');
  await outside('pair=EURUSD&date=2060-12-01&tenor=1M', 'after', 'EUR');
});

test.run();
