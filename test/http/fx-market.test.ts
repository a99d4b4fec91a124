import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FIXING_RULES, WITHOUT_FIXING_RULE } from '../../server/engine/fx-ndf-table.js';
import { request, requestCsv } from '../helpers/answers.js';
import {
  type CurrencyOf,
  type Market,
  marketOptionDates,
  marketValueDate,
  nextDay,
} from '../helpers/market-value-date.js';
import { isLongRun, sampled, some } from '../helpers/needs.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** Every pair with the dollar and many crosses, every tenor, against the market's rule written once more. */

const FROM = '2010-01-01';
const TO = '2035-12-31';
const END = '2040-12-31';
const MAX_DATES = 1000;
const TENORS = [
  'ON',
  'TN',
  'TOD',
  'TOM',
  'SN',
  '3D',
  '1W',
  '2W',
  '1M',
  '2M',
  '3M',
  '6M',
  '9M',
  '1Y',
  '2Y',
];
const CROSSES = 40;
/** In the daily run every so many currencies and crosses. */
const STEP = 10;
/** Of a pair, on every weekday alike. */
const MAX_TRADES = 1200;

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly data_years: readonly [number, number];
  readonly weekend: readonly { start: string; days: number[] }[];
}

let server: TestServer;
let market: Market;
let listed: readonly Listed[];
test.before(async () => {
  server = await startServer();
  const { calendars } = await request<{ calendars: Listed[] }>(
    server,
    '/v1/calendars?kind=settlement',
  );
  // The days of a currency are those of its market where it has a calendar of its own, else of its payment system.
  const marketOf = (id: string) => calendars.find((one) => one.id === `${id}:FX`);
  listed = calendars
    .filter(({ id }) => /^[A-Z]{3}$/.test(id))
    .map((paying) => ({ ...paying, data_years: (marketOf(paying.id) ?? paying).data_years }));
  const currencies = new Map<string, CurrencyOf>();
  for (const paying of listed)
    currencies.set(paying.id, await currencyOf(marketOf(paying.id) ?? paying));
  market = { currencies, end: END };
});
test.after(() => server.close());

async function currencyOf({ id, weekend, data_years }: Listed): Promise<CurrencyOf> {
  const last = `${Math.min(data_years[1], 2040)}-12-31`;
  const path = `/v1/holidays?calendars=${id}&kind=holiday&from=${data_years[0]}-01-01&to=${last}&format=csv`;
  const { rows } = await requestCsv(server, path);
  const weekends = weekend.map(({ start, days }) => ({ start, days: days.map((day) => day % 7) }));
  return { weekends, holidays: new Set(rows.map(({ date }) => date!)) };
}

/** The dates of a pair: all of them, or so many spread over the years. */
function datesOf(pair: string, limit: number): string[] {
  const years = [pair.slice(0, 3), pair.slice(3), 'USD'].map(
    (id) => listed.find((one) => one.id === id)!.data_years,
  );
  const [first, last] = [
    Math.max(...years.map(([from]) => from)),
    Math.min(...years.map(([, to]) => to)),
  ];
  const from = first > 2010 ? `${first}-01-01` : FROM;
  // A value date of two years later lies in the data.
  const to = last < 2040 ? `${last - 3}-12-31` : TO;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const about = Math.max(1, Math.floor(days / limit));
  // Every weekday comes.
  const step = about % 7 === 0 ? about + 1 : about;
  const dates: string[] = [];
  for (let date = from; date <= to; date = nextDay(date, step)) dates.push(date);
  return dates;
}

async function hold(pair: string, tenor: string, dates: readonly string[]): Promise<number> {
  for (let at = 0; at < dates.length; at += MAX_DATES) {
    const requested = dates.slice(at, at + MAX_DATES);
    const path = `/v1/fx/spot?pair=${pair}&dates=${requested.join()}&tenor=${tenor}&format=csv`;
    const { rows } = await requestCsv(server, path);
    for (const [place, { spot, near, result, trade_date, reason }] of rows.entries()) {
      const date = requested[place]!;
      const expected = marketValueDate(market, pair, date, tenor)!;
      const answer = [trade_date, spot, near || null, result || null];
      assert.equal(
        answer,
        [expected.trade, expected.spot, expected.near, expected.far],
        `${pair} ${date} ${tenor}`,
      );
      assert.is(reason !== '', expected.isTold, `${pair} ${date} ${tenor}`);
    }
  }
  return dates.length;
}

sampled('spot of every currency against the dollar, from 2010 to 2035', async () => {
  let held = 0;
  for (const { id } of some(listed, STEP)) {
    if (id === 'USD') continue;
    const pair = id < 'P' ? `${id}USD` : `USD${id}`;
    held += await hold(pair, 'SP', datesOf(pair, MAX_TRADES));
  }
  assert.ok(
    listed.length > 50 && held > 60_000 / (isLongRun ? 1 : STEP),
    `${listed.length} currencies, ${held} trades`,
  );
});

sampled('every tenor of every currency against the dollar', async () => {
  for (const [place, { id }] of some([...listed.entries()], STEP)) {
    if (id === 'USD') continue;
    for (const tenor of TENORS)
      await hold(`USD${id}`, tenor, datesOf(`USD${id}`, 43 + (place % 7)));
  }
});

sampled('crosses, those without the dollar too', async () => {
  const others = listed.map(({ id }) => id).filter((id) => id !== 'USD');
  const pairs = Array.from({ length: CROSSES }, (_, at) => {
    const [one, other] = [
      others[(at * 7) % others.length]!,
      others[(at * 13 + 5) % others.length]!,
    ];
    return one === other ? 'EURGBP' : `${one}${other}`;
  });
  for (const pair of [...some(pairs, STEP), 'EURRSD', 'RSDEUR']) {
    await hold(pair, 'SP', datesOf(pair, 200));
    for (const tenor of ['ON', 'TN', '1M']) await hold(pair, tenor, datesOf(pair, 41));
  }
});

sampled('expiry and delivery of options, of deliverable and other currencies', async () => {
  const nonDeliverable = [
    ...FIXING_RULES.map(({ currency }) => currency),
    ...Object.keys(WITHOUT_FIXING_RULE),
  ];
  const others = listed.map(({ id }) => id).filter((id) => id !== 'USD');
  const pairs = some(others, STEP).map((id) => `USD${id}`);
  for (const pair of [...pairs, 'EURUSD', 'USDINR', 'EURBRL', 'USDSAR', 'USDEGP', 'EURRSD'])
    for (const tenor of ['ON', '3D', '1W', '2W', '1M', '2M', '1Y']) {
      const dates = datesOf(pair, 43);
      const path = `/v1/fx/option?pair=${pair}&dates=${dates.join()}&tenor=${tenor}&format=csv`;
      const { rows } = await requestCsv(server, path);
      for (const [place, { expiry, delivery }] of rows.entries()) {
        const date = dates[place]!;
        const expected = marketOptionDates(market, pair, date, tenor, nonDeliverable);
        assert.equal({ expiry, delivery }, expected, `${pair} ${date} ${tenor}`);
      }
    }
});

test.run();
