import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AddAnswer,
  request,
  requestCsv,
  requestProblem,
  requestText,
} from '../helpers/answers.js';
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
  near: string | null;
  result: string | null;
  lag: number;
  calendars: string[];
  convention_source: string | null;
  convention_source_of: string | null;
  trade_date: string;
  note: string | null;
  reason: string | null;
  conventions: {
    currency: string;
    lag: number;
    intermediate: string;
    source: { url: string } | null;
    source_of: string | null;
    note: string;
  }[];
  coverage: string;
  estimated: boolean;
}

const spot = (query: string) => request<SpotAnswer>(server, `/v1/fx/spot?${query}`);
const value = async (pair: string, date: string, tenor = 'SP') =>
  (await spot(`pair=${pair}&date=${date}&tenor=${tenor}`)).result;

/** Where a public text tells the value date of a trade. */
const PUBLISHED: readonly [
  pair: string,
  trade: string,
  tenor: string,
  result: string,
  source: string,
][] = [
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
    ...([
      'EURUSD',
      '2016-04-27',
      tenor,
      result,
      'https://github.com/Appendium/objectlabkit/issues/13',
    ] as const),
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
  const counted = await request<AddAnswer>(
    server,
    '/v1/business-days/add?date=2026-10-09&n=2&calendars=EUR,USD',
  );
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
  const ofDirham = ['2019-03-06', '2019-03-07', '2019-03-08', '2019-03-11'].map((date) =>
    value('USDAED', date),
  );
  assert.equal(await Promise.all(ofDirham), [
    '2019-03-11',
    '2019-03-11',
    '2019-03-11',
    '2019-03-13',
  ]);
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
  assert.equal(await dates('2023-06-16', 'TN'), [null, null]);
});

test('a working weekend is no day between trade and value', async () => {
  // The week before Chinese New Year 2025: 26 January, a Sunday, is worked, the holidays end on 4 February.
  assert.is(await value('USDCNY', '2025-01-24'), '2025-02-05');
  assert.is(await value('EURCNY', '2025-01-24'), '2025-02-05');
  // Saturdays worked in Korea until 2002 and Hong Kong until 2006; single ones in Bulgaria, Taiwan and Vietnam.
  assert.is(await value('USDKRW', '2001-03-16'), '2001-03-20', 'a Friday');
  assert.is(await value('USDHKD', '2005-06-03'), '2005-06-07', 'a Friday');
  assert.is(await value('USDBGN', '2015-12-11'), '2015-12-15', '12 December was worked');
  assert.is(await value('USDTWD', '2024-02-16'), '2024-02-20', '17 February was worked');
  assert.is(await value('USDVND', '2024-05-03'), '2024-05-07', '4 May was worked');
  const { explanation } = await request<{
    explanation: { days: { date: string; number: number | null }[] };
  }>(server, '/v1/fx/spot?pair=USDCNY&date=2025-01-24&explain=true');
  assert.equal(
    explanation.days
      .filter(({ number }) => number !== null)
      .map(({ date, number }) => `${date} ${number}`),
    ['2025-01-27 1', '2025-02-05 2'],
  );
});

test('no ON and no TN where there is none, with the reason in every format', async () => {
  const at = (date: string, tenor: string, pair = 'EURUSD') =>
    spot(`pair=${pair}&date=${date}&tenor=${tenor}`);
  const on = await at('2026-10-12', 'ON');
  assert.equal([on.spot, on.near, on.result], ['2026-10-14', null, null]);
  assert.match(on.reason!, /no ON.*2026-10-12.*USD/);
  assert.not.match(on.reason!, /EUR/);
  const neighbour = await at('2026-10-12', 'TN');
  assert.equal(
    [neighbour.near, neighbour.result, neighbour.reason],
    ['2026-10-13', '2026-10-14', null],
  );
  const none = await at('2026-10-09', 'TN');
  assert.equal([none.spot, none.near, none.result], ['2026-10-13', null, null]);
  assert.match(none.reason!, /no TN.*2026-10-09.*2026-10-13/);
  // Pairs of one day: tomorrow is spot; pairs of none: it is the day after spot.
  const cad = await at('2025-06-04', 'TN', 'USDCAD');
  assert.equal([cad.spot, cad.near, cad.result], ['2025-06-05', '2025-06-05', '2025-06-06']);
  assert.match(cad.reason!, /same swap as SN/);
  assert.is(cad.result, (await at('2025-06-04', 'SN', 'USDCAD')).result);
  const cop = await at('2025-06-04', 'TN', 'USDCOP');
  assert.equal([cop.spot, cop.near, cop.result], ['2025-06-04', '2025-06-05', '2025-06-06']);
  assert.match(cop.reason!, /value date after the trade/);
  assert.is((await at('2025-06-04', 'TN', 'GBPCAD')).reason, null);
  const path = '/v1/fx/spot?pair=EURUSD&date=2026-10-12&tenor=ON';
  assert.is(await requestText(server, `${path}&format=text`), on.reason);
  const { rows } = await requestCsv(server, `${path}&format=csv`);
  assert.equal([rows[0]!.near, rows[0]!.result, rows[0]!.reason], ['', '', on.reason]);
  const many = '/v1/fx/spot?pair=EURUSD&dates=2026-10-09,2026-10-12,2026-10-13&tenor=ON';
  assert.equal((await requestText(server, `${many}&format=text`)).split('\n'), [
    '2026-10-13',
    on.reason,
    '2026-10-14',
  ]);
  const explained = await request<
    SpotAnswer & { explanation: { days: { date: string; step: string; is_result: boolean }[] } }
  >(server, `${path}&explain=true`);
  assert.equal([explained.result, explained.reason], [null, on.reason]);
  const tenor = explained.explanation.days.filter(({ step }) => step === 'tenor');
  assert.equal(
    tenor.map(({ date, is_result }) => [date, is_result]),
    [['2026-10-12', false]],
  );
});

test('TN ends on spot on every weekday of a year, or there is none', async () => {
  for (const [pair, changed] of [
    ['EURUSD', 21],
    ['USDJPY', 35],
  ] as const) {
    const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)));
    const dates = days
      .filter((day) => day.getUTCDay() % 6 > 0)
      .map((day) => day.toISOString().slice(0, 10));
    const ask2026 = (tenor: string) =>
      `/v1/fx/spot?pair=${pair}&dates=${dates.join()}&tenor=${tenor}&format=csv`;
    const [tn, on] = [
      await requestCsv(server, ask2026('TN')),
      await requestCsv(server, ask2026('ON')),
    ];
    for (const { date, near, result, spot: spotDate, trade_date } of tn.rows) {
      assert.ok(
        result === '' || (result === spotDate && near! > trade_date! && near! < spotDate!),
        `${pair} ${date}`,
      );
    }
    // Where TN was taken from a later day than tomorrow, or ON from one than the trade date.
    const isOff = (at: number) =>
      on.rows[at]!.near !== on.rows[at]!.date || tn.rows[at]!.result === '';
    assert.is(tn.rows.filter((_, at) => isOff(at)).length, changed, pair);
  }
});

test('a trade date on which nobody trades has a note with the date used', async () => {
  const sunday = await spot('pair=EURUSD&date=2026-10-04');
  assert.equal(
    [sunday.date, sunday.trade_date, sunday.result],
    ['2026-10-04', '2026-10-05', '2026-10-07'],
  );
  assert.match(sunday.note!, /nobody trades EURUSD on 2026-10-04, a Sunday: 2026-10-05 was used/);
  const christmas = await spot('pair=EURUSD&date=2026-12-25');
  assert.equal([christmas.trade_date, christmas.result], ['2026-12-28', '2026-12-30']);
  assert.match(christmas.note!, /a Friday, on which EUR and USD are closed: 2026-12-28/);
  const columbus = await spot('pair=EURUSD&date=2026-10-12');
  assert.equal([columbus.trade_date, columbus.note], ['2026-10-12', null], 'the euro is traded');
  assert.is(
    (await spot('pair=USDCNY&date=2025-01-26')).trade_date,
    '2025-01-27',
    'a working Sunday',
  );
  const riyal = await spot('pair=USDSAR&date=2024-05-12');
  assert.equal(
    [riyal.trade_date, riyal.note],
    ['2024-05-12', null],
    'Sunday is a business day in Riyadh',
  );
  const { rows } = await requestCsv(server, '/v1/fx/spot?pair=EURUSD&date=2026-10-04&format=csv');
  assert.equal([rows[0]!.trade_date, rows[0]!.note], ['2026-10-05', sunday.note]);
  // The rule of the day that was used: KASE's of 10 September 2018, a Monday.
  assert.is((await spot('pair=USDKZT&date=2018-09-09')).lag, 1);
});

test('what an answer rests on', async () => {
  const euro = await spot('pair=eurusd&date=2026-10-09');
  assert.equal([euro.pair, euro.tenor, euro.lag], ['EURUSD', 'SP', 2]);
  assert.equal(euro.calendars, ['EUR', 'USD']);
  assert.equal([euro.coverage, euro.estimated], ['verified', false]);
  assert.match(euro.convention_source!, /londonfx/);
  assert.is(euro.convention_source_of, 'lag_and_days_between');
  const peso = await spot('pair=USDPHP&date=2026-10-09');
  assert.match(peso.convention_source!, /bap\.org\.ph/);
  assert.is(peso.convention_source_of, 'lag');
  const yen = await spot('pair=USDJPY&date=2026-10-09');
  assert.equal(
    [yen.convention_source_of, yen.conventions[0]!.source_of],
    ['lag', 'lag'],
    'the days between: no source',
  );
  assert.is((await spot('pair=USDCLP&date=2026-10-09')).convention_source_of, 'days_between');
  assert.is((await spot('pair=EURRSD&date=2025-07-02')).convention_source_of, 'value_date');
  const kiwi = await spot('pair=NZDUSD&date=2026-10-07');
  assert.equal([kiwi.lag, kiwi.convention_source_of], [2, 'lag']);
  assert.match(kiwi.convention_source!, /eurex/);
  const taka = await spot('pair=USDBDT&date=2026-10-07');
  assert.equal([taka.convention_source, taka.lag], [null, 2]);
  assert.equal([taka.convention_source_of, taka.conventions[0]!.source_of], [null, null]);
  assert.match(taka.conventions[0]!.note, /assumed/);
  const cross = await spot('pair=EURBDT&date=2026-10-07');
  assert.is(cross.convention_source, null, 'one of both has none');
  assert.equal(cross.calendars, ['EUR', 'BDT', 'USD']);
  const sterling = await spot('pair=EURGBP&date=2026-10-07');
  assert.equal([sterling.conventions.length, sterling.convention_source_of], [2, 'cross']);
});

test('csv, text, today, and days that are estimated', async () => {
  assert.is(
    await requestText(server, '/v1/fx/spot?pair=EURUSD&date=2026-10-09&format=text'),
    '2026-10-13',
  );
  const { rows } = await requestCsv(
    server,
    '/v1/fx/spot?pair=USDCAD&date=2026-10-07&tenor=1M&format=csv',
  );
  const { calendars, pair, result, lag } = rows[0]!;
  assert.equal([calendars, pair, result, lag], ['USD CAD:FX', 'USDCAD', '2026-11-09', '1']);
  assert.equal([(await spot('pair=EURUSD&date=today&tz=Asia/Tokyo')).date], ['2026-11-20']);
  assert.is(
    (await spot('pair=USDAED&date=2040-10-04')).estimated,
    true,
    'Eid al-Fitr, around 7 October',
  );
});

test('what is wrong is named', async () => {
  const refused = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/fx/spot?${query}`, 400, 'invalid_parameter', ...words);
  await refused('date=2026-10-09', 'pair', 'missing', 'EURUSD');
  await refused('pair=EURUSD', 'date', 'missing');
  await refused('pair=EURUS&date=2026-10-09', 'pair', '"EURUS"', 'ISO 4217');
  await refused('pair=EUREUR&date=2026-10-09', 'pair', '"EUREUR"', 'two currencies');
  await refused('pair=EURXXX&date=2026-10-09', 'pair', 'XXX', 'AED', 'ZAR');
  await refused('pair=USDATH&date=2026-10-09', 'pair', 'ATH');
  await refused('pair=EURUSD&date=2026-10-09&tenor=11Y', 'tenor', '"11Y"', 'ten years');
  await refused(`pair=${'EUR'.repeat(1000)}&date=2026-10-09`, 'pair');
  const outside = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/fx/spot?${query}`, 422, 'out_of_coverage', ...words);
  await outside('pair=EURUSD&date=1998-10-09', 'date: 1998-10-09', 'EUR');
  const { calendar } = await request<{ calendar: { data_years: [number, number] } }>(
    server,
    '/v1/calendars/EUR',
  );
  const { data_years } = calendar;
  const end = `${data_years[1]}-12-31`;
  await outside(`pair=EURUSD&date=${end}`, `date: ${end} was read; the result`, 'after', 'EUR');
  await outside(`pair=EURUSD&date=${data_years[1]}-12-01&tenor=1M`, 'after', 'EUR');
});

test.run();
