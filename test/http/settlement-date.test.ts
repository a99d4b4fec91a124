import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SETTLEMENT_EXAMPLES } from '../data/settlement-examples.js';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { cases, sampled } from '../helpers/needs.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York. */
const LAST = lastYear('XNYS');

/** GET /v1/settlement: published trades, every parameter, every mistake, and the rule written once more. */

interface Cycle {
  readonly name: string;
  readonly days: number;
  readonly from: string;
  readonly start: string;
  readonly status: string;
  readonly source: string | null;
  readonly evidence: string | null;
}
interface Settled {
  readonly market: string;
  readonly instrument: string;
  readonly date: string;
  readonly trade_date: string;
  readonly result: string;
  readonly cycle: Cycle;
  readonly calendars: readonly string[];
  readonly coverage: string;
  readonly estimated: boolean;
  readonly earliest?: string | null;
  readonly latest?: string | null;
  readonly note: string | null;
}

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const settled = (query: string) => request<Settled>(server, `/v1/settlement?${query}`);
const settles = async (market: string, date: string) =>
  (await settled(`market=${market}&trade_date=${date}`)).result;

test('a market that counts on its own trading days names its calendar once', async () => {
  assert.equal((await settled('market=XDFM&trade_date=2026-10-09')).calendars, ['XDFM']);
  const csv = await requestCsv(
    server,
    '/v1/settlement?market=XDFM&trade_date=2026-10-09&format=csv',
  );
  assert.is(csv.rows[0]!.calendars, 'XDFM');
});

test('the day before Columbus Day: traded, and settled when the banks are back', async () => {
  const answer = await settled('market=XNYS&trade_date=2026-10-09');
  assert.is(answer.result, '2026-10-13');
  assert.equal(answer.calendars, ['XNYS', 'XNYS:SETTLEMENT']);
  assert.equal(
    [answer.cycle.name, answer.cycle.from, answer.cycle.start],
    ['T+1', '2024-05-28', 'changed'],
  );
  assert.match(answer.cycle.source!, /^https:\/\/finra\.org/);
  assert.is(answer.cycle.evidence, 'original');
  assert.equal([answer.trade_date, answer.note, answer.estimated], ['2026-10-09', null, false]);
});

test('the cycle in force on the trade date, across the changes', async () => {
  for (const [date, name] of [
    ['1994-07-01', 'T+5'],
    ['1995-06-06', 'T+5'],
    ['1995-06-07', 'T+3'],
    ['2017-09-01', 'T+3'],
    ['2017-09-05', 'T+2'],
    ['2024-05-24', 'T+2'],
    ['2024-05-28', 'T+1'],
  ]) {
    assert.is((await settled(`market=XNAS&trade_date=${date}`)).cycle.name, name, date);
  }
  // 3 October (T+3) and 6 October 2014 (T+2) both settle on 8 October.
  for (const market of ['XLON', 'XPAR', 'XSTO', 'XSWX', 'XOSL', 'XWAR']) {
    assert.equal(
      [await settles(market, '2014-10-03'), await settles(market, '2014-10-06')],
      ['2014-10-08', '2014-10-08'],
    );
  }
  assert.is(await settles('XTKS', '2019-07-12'), '2019-07-18');
  assert.is(await settles('XTKS', '2019-07-16'), '2019-07-18');
  assert.is(await settles('XBUE', '2017-09-04'), '2017-09-07');
  assert.is(await settles('XBUE', '2017-09-05'), '2017-09-07');
});

test('the published examples, by the cycle alone', async () => {
  let compared = 0;
  for (const { calendars, trade, n, settles: expected, source } of SETTLEMENT_EXAMPLES) {
    const [market] = calendars[0]!.split(':');
    const response = await server.get(`/v1/settlement?market=${market}&trade_date=${trade}`);
    // Before the first cycle that is known, or the first day of its calendar; or a market whose cycle waits for its release.
    if (response.status === 422) continue;
    if (!releaseData().meta.calendars.find(({ id }) => id === market)?.settlement_cycles) continue;
    const answer = (await response.json()) as Settled;
    // An example may lie on a day on which the exchange is closed and its trades settle.
    if (answer.trade_date !== trade) continue;
    assert.equal(
      [answer.result, answer.cycle.days],
      [expected, n],
      `${market} ${trade} (${source})`,
    );
    compared++;
  }
  assert.ok(compared >= 60, String(compared));
});

test('what is announced is in, and estimated: the cycle of today bounds it', async () => {
  const london = await settled('market=XLON&trade_date=2027-10-11');
  assert.equal(
    [london.cycle.name, london.cycle.status, london.result],
    ['T+1', 'announced', '2027-10-12'],
  );
  assert.equal(
    [london.estimated, london.earliest, london.latest],
    [true, '2027-10-12', '2027-10-13'],
  );
  const before = await settled('market=XLON&trade_date=2027-10-08');
  assert.equal([before.cycle.name, before.result, before.estimated], ['T+2', '2027-10-12', false]);
  for (const market of ['XETR', 'XPAR', 'XSWX', 'XMAD', 'XWAR']) {
    assert.is((await settled(`market=${market}&trade_date=2027-10-11`)).cycle.days, 1, market);
  }
});

test('a date on which nobody trades: the next one is used, with a note', async () => {
  const saturday = await settled('market=XNYS&trade_date=2026-10-10');
  assert.equal(
    [saturday.date, saturday.trade_date, saturday.result],
    ['2026-10-10', '2026-10-12', '2026-10-13'],
  );
  assert.match(
    saturday.note!,
    /XNYS does not trade on 2026-10-10, a Saturday: 2026-10-12 was used/,
  );
});

test('other instruments: gilts, Japanese government bonds, the optional T+0 of India, B shares', async () => {
  const t0 = await settled('market=XNSE&trade_date=2026-10-07&instrument=equity_t0');
  assert.equal([t0.cycle.name, t0.result], ['T+0', '2026-10-07']);
  assert.is((await settled('market=XSHG&trade_date=2026-11-02&instrument=b_share')).cycle.days, 3);
  assert.is((await settled('market=XSHG&trade_date=2026-11-02')).cycle.days, 1);
});

test('dates=, csv, text, today', async () => {
  const path = '/v1/settlement?market=XNYS&dates=2026-10-08,2026-10-09';
  const { results } = await request<{ results: Settled[] }>(server, path);
  assert.equal(
    results.map(({ result }) => result),
    ['2026-10-09', '2026-10-13'],
  );
  assert.is(await requestText(server, `${path}&format=text`), '2026-10-09\n2026-10-13');
  const { rows, columns } = await requestCsv(server, `${path}&format=csv`);
  assert.equal(columns.slice(0, 6), [
    'market',
    'instrument',
    'date',
    'trade_date',
    'result',
    'cycle',
  ]);
  assert.equal(
    [rows[1]!.result, rows[1]!.cycle, rows[1]!.calendars],
    ['2026-10-13', 'T+1', 'XNYS XNYS:SETTLEMENT'],
  );
  assert.is(
    await requestText(server, '/v1/settlement?market=xnys&trade_date=today&format=text'),
    '2026-11-23',
  );
});

test('what the cycle rests on is in the table too: its note, and the other cycle', async () => {
  const { rows, columns } = await requestCsv(
    server,
    '/v1/settlement?market=XETR&dates=2026-10-09,2027-10-11&format=csv',
  );
  assert.equal(columns.slice(-3), ['note', 'cycle_or_days', 'cycle_note']);
  assert.equal(
    [rows[0]!.cycle_or_days, rows[0]!.cycle_note],
    ['', 'Shares held at Clearstream Frankfurt.'],
  );
  assert.match(rows[1]!.cycle_note!, /^Regulation \(EU\) 2025\/2075/);
  const { cycle } = await settled('market=XETR&trade_date=2027-10-11');
  assert.is(rows[1]!.cycle_note, (cycle as Cycle & { note: string }).note);
});

test('explained: the days to the trade, and those to its settlement', async () => {
  interface Explained extends Settled {
    readonly explanation: {
      days: { step: string; date: string; number: number | null; is_result: boolean }[];
    };
  }
  const { explanation } = await request<Explained>(
    server,
    '/v1/settlement?market=XNYS&trade_date=2026-10-10&explain=true',
  );
  assert.equal(
    explanation.days.map(
      ({ step, date, number, is_result }) => `${step} ${date} ${number} ${is_result}`,
    ),
    [
      'trade 2026-10-10 null false',
      'trade 2026-10-11 null false',
      'trade 2026-10-12 1 true',
      'count 2026-10-13 1 true',
    ],
  );
  const csv = await requestCsv(
    server,
    '/v1/settlement?market=XNYS&trade_date=2026-10-10&explain=true&format=csv',
  );
  assert.is(csv.rows.length, 4);
});

test('mistakes say what there is; no cycle is carried backwards', async () => {
  const at = '/v1/settlement?';
  await requestProblem(
    server,
    `${at}trade_date=2026-10-09`,
    400,
    'invalid_parameter',
    'market',
    'XNYS',
  );
  await requestProblem(
    server,
    `${at}market=&trade_date=2026-10-09`,
    400,
    'invalid_parameter',
    'market',
  );
  await requestProblem(
    server,
    `${at}market=NYSEE&trade_date=2026-10-09`,
    400,
    'unknown_calendar',
    'NYSEE',
    'XNYS',
  );
  await requestProblem(
    server,
    `${at}market=DE&trade_date=2026-10-09`,
    400,
    'invalid_parameter',
    'DE',
    'XNYS',
    'XHKG',
  );
  const t0 = `${at}market=XNYS&instrument=equity_t0&trade_date=2026-10-09`;
  await requestProblem(
    server,
    t0,
    400,
    'invalid_parameter',
    'instrument',
    'equity_t0',
    'it has: equity',
  );
  const share = `${at}market=XNYS&instrument=share&trade_date=2026-10-09`;
  await requestProblem(server, share, 400, 'invalid_parameter', 'instrument', 'share', 'b_share');
  await requestProblem(
    server,
    `${at}market=XNYS`,
    400,
    'invalid_parameter',
    'trade_date',
    'missing',
  );
  await requestProblem(
    server,
    `${at}market=XNYS&trade_date=2026-02-30`,
    400,
    'invalid_parameter',
    'trade_date',
  );
  const both = `${at}market=XNYS&trade_date=2026-10-09&dates=2026-10-09`;
  await requestProblem(server, both, 400, 'invalid_parameter', 'dates', 'trade_date');
  await requestProblem(
    server,
    `${at}market=XNYS&trade_date=1992-11-02`,
    422,
    'out_of_coverage',
    'T+5',
    '1992-11-03',
  );
  await requestProblem(
    server,
    `${at}market=XSHG&trade_date=2019-09-06`,
    422,
    'out_of_coverage',
    '2019-09-09',
    'T+1',
  );
  await requestProblem(
    server,
    `${at}market=XNYS&trade_date=${LAST}-12-31`,
    422,
    'out_of_coverage',
    `${LAST}`,
  );
  await requestProblem(
    server,
    `${at}market=XNYS&trade_date=1980-01-01`,
    422,
    'out_of_coverage',
    'XNYS',
  );
  await requestProblem(
    server,
    `${at}market=XNYS&dates=2026-10-09,1992-01-02`,
    422,
    'out_of_coverage',
    'number 2',
  );
  for (const wrong of [
    '%00',
    'XNYS,XLON',
    '../etc',
    'x'.repeat(4000),
    '%27%3B--',
    '__proto__',
    'constructor',
  ]) {
    const response = await server.get(`${at}market=${wrong}&trade_date=2026-10-09`);
    assert.is(response.status, 400, wrong);
  }
});

sampled('every market, any date: the rule written once more over the served days', async () => {
  const { meta } = releaseData();
  const known = new Set(meta.calendars.map(({ id }) => id));
  const markets = meta.calendars.filter(
    ({ id, settlement_cycles: cycles }) =>
      cycles?.some(({ instrument }) => instrument === 'equity') &&
      cycles.every(({ calendar }) => known.has(calendar ?? `${id}:SETTLEMENT`)),
  );
  assert.ok(markets.length >= 35, String(markets.length));
  const property = fc.asyncProperty(
    fc.constantFrom(...markets),
    fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(2040, 0, 1) }),
    async ({ id, settlement_cycles: cycles }, instantMs) => {
      const date = new Date(instantMs).toISOString().slice(0, 10);
      const response = await server.get(`/v1/settlement?market=${id}&trade_date=${date}`);
      const body = (await response.json()) as Settled & { detail: string };
      const equity = cycles!.filter(({ instrument }) => instrument === 'equity');
      const trade = await nextOpen(id, date);
      const cycle = equity.filter(({ from }) => trade !== null && from <= trade).at(-1);
      if (response.status !== 200) {
        assert.is(response.status, 422, body.detail);
        const covered =
          cycle && (await nextOpen(cycle.calendar ?? `${id}:SETTLEMENT`, trade!)) !== null;
        assert.not.ok(covered, `${id} ${date}: ${body.detail}`);
        return;
      }
      let day = trade!;
      for (let left = cycle!.days; left > 0; left--)
        day = (await nextOpen(cycle!.calendar ?? `${id}:SETTLEMENT`, after(day)))!;
      if (cycle!.days === 0) day = (await nextOpen(cycle!.calendar ?? `${id}:SETTLEMENT`, day))!;
      assert.equal(
        [body.trade_date, body.result, body.cycle.days],
        [trade, day, cycle!.days],
        `${id} ${date}`,
      );
      if (!body.estimated) return;
      assert.ok(body.earliest === null || body.earliest! <= body.result, `${id} ${date}`);
      assert.ok(body.latest === null || body.latest! >= body.result, `${id} ${date}`);
    },
  );
  await fc.assert(property, { numRuns: cases(150) });
});

function after(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/** The date itself where it is a business day, else the next one, as the service says; null outside the data. */
async function nextOpen(calendar: string, date: string): Promise<string | null> {
  const path = `/v1/business-days/next?calendars=${calendar}&date=${date}&inclusive=true&format=text`;
  const response = await server.get(path);
  return response.status === 200 ? response.text() : null;
}

test.run();
