import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SETTLEMENT_EXAMPLES } from '../data/settlement-examples.js';
import { type AddAnswer, type CountAnswer, request, requestCsv } from '../helpers/answers.js';
import { isLongRun, sampled, some } from '../helpers/needs.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** When trades settle: published examples of T+n, and the joint days of currency pairs, asked over HTTP. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

async function settles(trade: string, n: number, calendars: string, mode = 'all'): Promise<string> {
  const query = `date=${trade}&n=${n}&calendars=${calendars}&mode=${mode}`;
  return (await request<AddAnswer>(server, `/v1/business-days/add?${query}`)).result;
}

const released = new Set(releaseData().meta.calendars.map(({ id }) => id));
/** A calendar that is defined and not released yet waits for its release. */
const markets = [...new Set(SETTLEMENT_EXAMPLES.flatMap(({ calendars }) => calendars))].filter(
  (id) => released.has(id),
);

for (const market of markets) {
  test(`${market}: the published examples`, async () => {
    for (const { calendars, trade, n, settles: expected, source } of SETTLEMENT_EXAMPLES) {
      if (calendars.includes(market)) {
        assert.is(
          await settles(trade, n, calendars.join(',')),
          expected,
          `${trade} T+${n} (${source})`,
        );
      }
    }
  });
}

test('there are examples of many markets', () => {
  assert.ok(markets.length >= 12 && SETTLEMENT_EXAMPLES.length >= 60);
});

// Closing days: Federal Reserve K.8; ECB, long-term calendar; gov.uk; Cabinet Office of Japan and the Banking Act.
test('spot of currency pairs: a day counts when both currencies settle', async () => {
  // Independence Day 2025, a Friday: closed in the United States only.
  assert.is(await settles('2025-07-02', 2, 'EUR,USD'), '2025-07-07');
  assert.is(await settles('2025-07-02', 2, 'EUR,GBP'), '2025-07-04');
  // Labour Day 2025 closes TARGET; the early May bank holiday, 5 May, closes CHAPS.
  assert.is(await settles('2025-04-30', 2, 'EUR,USD'), '2025-05-05');
  assert.is(await settles('2025-04-30', 2, 'EUR,GBP'), '2025-05-06');
  // Japan's ten days of 2019: 27 April to 6 May.
  assert.is(await settles('2019-04-24', 2, 'USD,JPY'), '2019-04-26');
  assert.is(await settles('2019-04-25', 2, 'USD,JPY'), '2019-05-07');
  assert.is(await settles('2019-04-25', 2, 'USD,JPY', 'any'), '2019-04-29');
  // Christmas 2024: TARGET and CHAPS closed on the 25th and 26th, Fedwire on the 25th.
  assert.is(await settles('2024-12-23', 2, 'GBP,USD'), '2024-12-27');
  assert.is(await settles('2024-12-23', 2, 'CAD,USD'), '2024-12-27');
  assert.is(await settles('2024-12-23', 2, 'USD'), '2024-12-26');
});

test('spot with a weekend of its own: Israel rests on Saturday alone, Saudi Arabia keeps Friday, China works on Saturdays around its holidays', async () => {
  // Thursday 6 November 2025: Friday and Monday are days of both.
  assert.is(await settles('2025-11-06', 2, 'ILS,EUR'), '2025-11-10');
  assert.is(await settles('2025-11-06', 2, 'ILS'), '2025-11-09');
  // Saturday 14 February 2026 is a working day in China, and in no other currency (State Council, 4 November 2025).
  assert.is(await settles('2026-02-12', 2, 'CNY'), '2026-02-14');
  assert.is(await settles('2026-02-12', 2, 'CNY,EUR'), '2026-02-24');
});

test('a bank holiday is no exchange holiday: Columbus Day and Veterans Day', async () => {
  // The exchange trades, Fedwire and the depository do not settle.
  assert.is(await settles('2025-10-10', 1, 'XNYS'), '2025-10-13');
  assert.is(await settles('2025-10-10', 1, 'XNYS:SETTLEMENT'), '2025-10-14');
  const trading = await request<CountAnswer>(
    server,
    '/v1/business-days/count?from=2025-01-01&to=2026-01-01&calendars=XNYS',
  );
  const settling = await request<CountAnswer>(
    server,
    '/v1/business-days/count?from=2025-01-01&to=2026-01-01&calendars=XNYS:SETTLEMENT',
  );
  // Two days fewer, and the day of mourning of 9 January more.
  assert.is(trading.count - settling.count, 1);
});

test('a settlement calendar names the calendars it is built on', async () => {
  const { calendars } = await request<{
    calendars: { id: string; kind: string; bases?: string[] }[];
  }>(server, '/v1/calendars?kind=settlement');
  const bases = new Map(calendars.map((calendar) => [calendar.id, calendar.bases]));
  assert.equal(bases.get('XNYS:SETTLEMENT'), ['USD', 'XNYS']);
  assert.equal(bases.get('GBP'), ['GB:ENG']);
  assert.ok(
    calendars.every((calendar) => Array.isArray(calendar.bases)),
    'every settlement calendar has the field, though it may be empty',
  );
});

interface Settled extends AddAnswer {
  readonly settlement?: {
    calendars: string[];
    result: string;
    coverage: string;
    estimated: boolean;
  };
}

test('T+n of an exchange: beside the answer, when its trades settle, where that is another date', async () => {
  const add = (query: string) => request<Settled>(server, `/v1/business-days/add?${query}`);
  const columbus = await add('date=2026-10-09&n=1&calendars=XNYS');
  assert.is(columbus.result, '2026-10-12', 'New York trades');
  const of = await add('date=2026-10-09&n=1&calendars=XNYS:SETTLEMENT');
  const { coverage, estimated } = of;
  assert.equal(columbus.settlement, {
    calendars: ['XNYS:SETTLEMENT'],
    result: '2026-10-13',
    coverage,
    estimated,
  });
  assert.is(of.settlement, undefined, 'it was asked of the settlement calendar');
  assert.is(
    (await add('date=2026-10-05&n=1&calendars=XNYS')).settlement,
    undefined,
    'the same date',
  );
  assert.is((await add('date=2026-10-12&n=0&calendars=XNYS')).settlement!.result, '2026-10-13');
  assert.is(
    (await add('date=2026-10-13&n=-1&calendars=XNYS')).settlement,
    undefined,
    'nothing settles backward',
  );
  assert.is((await add('date=2026-10-09&n=1&calendars=EUR')).settlement, undefined);
  assert.is(
    (await add('date=1991-10-11&n=1&calendars=XLON')).settlement,
    undefined,
    'before its settlement data',
  );
  const both = await add('date=2026-10-09&n=1&calendars=xnys,EUR,XLON');
  assert.equal(both.settlement!.calendars, ['XNYS:SETTLEMENT', 'EUR', 'XLON:SETTLEMENT']);
  assert.equal([both.result, both.settlement!.result], ['2026-10-12', '2026-10-13']);
  const explained = await add('date=2026-10-09&n=1&calendars=XNYS&explain=true');
  assert.equal(explained.settlement, columbus.settlement);
  const path = '/v1/business-days/add?dates=2026-10-08,2026-10-09&n=1&calendars=XNYS';
  const { results } = await request<{ results: Settled[] }>(server, path);
  assert.equal([results[0]!.settlement, results[1]!.settlement], [undefined, columbus.settlement]);
  const { columns, rows } = await requestCsv(server, `${path}&format=csv`);
  assert.equal(columns.slice(-2), ['settlement_calendars', 'settlement_result']);
  assert.equal(
    rows.map((row) => [row.result, row.settlement_calendars, row.settlement_result]),
    [
      ['2026-10-09', '', ''],
      ['2026-10-12', 'XNYS:SETTLEMENT', '2026-10-13'],
    ],
  );
  const plain = await requestCsv(
    server,
    '/v1/business-days/add?date=2026-10-09&n=1&calendars=XNYS:SETTLEMENT&format=csv',
  );
  assert.equal([plain.columns, plain.rows[0]!.settlement_result], [columns, '']);
});

sampled('every day of a year, of every exchange that has a settlement calendar', async () => {
  const { calendars } = await request<{ calendars: { id: string }[] }>(
    server,
    '/v1/calendars?kind=settlement',
  );
  const markets = calendars.flatMap(({ id }) =>
    id.endsWith(':SETTLEMENT') ? [id.split(':')[0]!] : [],
  );
  assert.ok(markets.length >= 40, String(markets.length));
  const dates = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  let differing = 0;
  for (const market of some(markets, 4)) {
    const at = (id: string) => `/v1/business-days/add?dates=${dates.join()}&n=2&calendars=${id}`;
    const own = (await request<{ results: Settled[] }>(server, at(market))).results;
    const settling = (await request<{ results: Settled[] }>(server, at(`${market}:SETTLEMENT`)))
      .results;
    for (const [place, { date, result, settlement }] of own.entries()) {
      const { result: expected, coverage, estimated } = settling[place]!;
      const answer = { calendars: [`${market}:SETTLEMENT`], result: expected, coverage, estimated };
      assert.equal(settlement, expected === result ? undefined : answer, `${market} ${date}`);
      if (settlement) differing++;
    }
  }
  assert.ok(differing > (isLongRun ? 200 : 40), String(differing));
});

test.run();
