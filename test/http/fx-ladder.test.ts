import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FIXING_RULES } from '../../server/engine/fx-ndf-table.js';
import { STANDARD_TENORS } from '../../server/engine/fx-tenor.js';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/fx/ladder, /v1/fx/value-date and /v1/fx/fixing, and the tenors beside weeks, months and years. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface SpotAnswer {
  near: string | null;
  result: string | null;
  reason: string | null;
  coverage: string;
  estimated: boolean;
  lag: number;
  convention_source: string | null;
}
interface Option {
  expiry: string;
  delivery: string;
  coverage: string;
  estimated: boolean;
}
interface LadderAnswer {
  spot: string;
  trade_date: string;
  tenors: (Omit<SpotAnswer, 'lag' | 'convention_source'> & {
    tenor: string;
    option: Option | null;
  })[];
}
interface ValueDateAnswer {
  is_value_date: boolean;
  next: string;
  previous: string;
  closed: string[];
  calendars: string[];
}
interface FixingAnswer {
  value_date: string;
  fixing_date: string;
  lag: number;
  fixing_calendars: string[];
  convention: {
    currency: string;
    source: { url: string } | null;
    source_of: string | null;
    note: string | null;
  };
  date: string | null;
  tenor: string | null;
  note: string | null;
  estimated: boolean;
  earliest?: string | null;
  latest?: string | null;
}

const spot = (query: string) => request<SpotAnswer>(server, `/v1/fx/spot?${query}`);
const value = async (tenor: string, pair = 'EURUSD', date = '2026-10-08') =>
  (await spot(`pair=${pair}&date=${date}&tenor=${tenor}`)).result;
const isValueDate = (query: string) =>
  request<ValueDateAnswer>(server, `/v1/fx/value-date?${query}`);
const fixing = (query: string) => request<FixingAnswer>(server, `/v1/fx/fixing?${query}`);

test('days, compound periods, IMM dates, today and tomorrow', async () => {
  // A Thursday; Monday 12 October is a New York holiday, so that spot is the 13th.
  assert.equal(await value('SP'), '2026-10-13');
  assert.equal([await value('TOD'), await value('TOM')], ['2026-10-08', '2026-10-09']);
  assert.equal([await value('3D'), await value('4D')], ['2026-10-16', '2026-10-19']);
  assert.equal([await value('1Y6M'), await value('18M')], ['2028-04-13', '2028-04-13']);
  assert.is(await value('1M1W'), '2026-11-20');
  assert.equal(
    [await value('IMM'), await value('IMM1'), await value('IMM2')],
    ['2026-12-16', '2026-12-16', '2027-03-17'],
  );
  assert.is(await value('10Y'), '2036-10-14', '13 October 2036 is Columbus Day');
  const closed = await spot('pair=EURUSD&date=2026-10-12&tenor=TOD');
  assert.is(closed.result, null);
  assert.match(
    closed.reason!,
    /there is no TOD: the trade date, 2026-10-12, is no business day of USD/,
  );
});

test('a pair with a convention of its own: EUR/TRY two days, USD/TRY one', async () => {
  const [euro, dollar] = [
    await spot('pair=EURTRY&date=2026-11-18'),
    await spot('pair=USDTRY&date=2026-11-18'),
  ];
  assert.equal([euro.lag, euro.result], [2, '2026-11-20']);
  assert.equal([dollar.lag, dollar.result], [1, '2026-11-19']);
  assert.match(euro.convention_source!, /Handbook-2023\/157$/);
  // 29 October is Republic Day in Turkey: both count two days of their own.
  assert.is(await value('SP', 'EURTRY', '2026-10-27'), '2026-10-30');
});

test('a ladder has every standard tenor, each as in /v1/fx/spot', async () => {
  for (const pair of ['EURUSD', 'USDJPY', 'GBPCAD', 'USDSAR']) {
    const ladder = await request<LadderAnswer>(
      server,
      `/v1/fx/ladder?pair=${pair}&date=2026-11-25`,
    );
    assert.equal(
      ladder.tenors.map(({ tenor }) => tenor),
      STANDARD_TENORS,
    );
    for (const { tenor, ...row } of ladder.tenors) {
      const alone = await spot(`pair=${pair}&date=2026-11-25&tenor=${tenor}`);
      assert.equal(
        [row.near, row.result, row.reason, row.coverage, row.estimated],
        [alone.near, alone.result, alone.reason, alone.coverage, alone.estimated],
        `${pair} ${tenor}`,
      );
    }
  }
});

test('the option of each tenor is that of /v1/fx/option; tenors without one have none', async () => {
  for (const pair of ['EURUSD', 'USDBRL']) {
    const { tenors } = await request<LadderAnswer>(
      server,
      `/v1/fx/ladder?pair=${pair}&date=2026-11-25`,
    );
    for (const { tenor, option } of tenors) {
      const path = `/v1/fx/option?pair=${pair}&date=2026-11-25&tenor=${tenor}`;
      const isNone = /^(TN|SP|SN|IMM\d)$/.test(tenor);
      assert.is(option === null, isNone, tenor);
      if (isNone) await requestProblem(server, path, 400, 'invalid_parameter', 'tenor', tenor);
      else {
        const { expiry, delivery, coverage, estimated } = await request<Option>(server, path);
        assert.equal(option, { expiry, delivery, coverage, estimated }, `${pair} ${tenor}`);
      }
    }
  }
});

test('a ladder as csv and text; tenors after the data say so', async () => {
  const path = '/v1/fx/ladder?pair=EURUSD&date=2095-06-01';
  const { tenors } = await request<LadderAnswer>(server, path);
  const last = tenors.find(({ tenor }) => tenor === '10Y')!;
  assert.equal([last.result, last.coverage], [null, null]);
  assert.match(last.reason!, /lies after the data/);
  const { rows } = await requestCsv(server, `${path}&format=csv`);
  assert.equal(
    [rows.length, rows[0]!.tenor, rows[0]!.calendars],
    [STANDARD_TENORS.length, 'ON', 'EUR USD'],
  );
  const lines = (await requestText(server, `${path}&format=text`)).split('\n');
  assert.ok(lines.includes('10Y none') && lines.some((line) => /^1W 2095-06-\d\d$/.test(line)));
  await requestProblem(
    server,
    '/v1/fx/ladder?pair=EURUSD&date=2101-01-01',
    422,
    'out_of_coverage',
    'date: ',
  );
});

test('broken dates: whether a pair is delivered on one, and the next good one', async () => {
  const thanksgiving = await isValueDate('pair=EURGBP&value_date=2026-11-26');
  assert.equal(
    [thanksgiving.is_value_date, thanksgiving.next, thanksgiving.previous, thanksgiving.closed],
    [false, '2026-11-27', '2026-11-25', ['USD']],
  );
  const good = await isValueDate('pair=EURGBP&value_date=2026-11-25');
  assert.equal(
    [good.is_value_date, good.next, good.previous, good.closed],
    [true, '2026-11-25', '2026-11-25', []],
  );
  const exception = await isValueDate('pair=EURRSD&value_date=2026-11-26');
  assert.equal([exception.is_value_date, exception.calendars], [true, ['EUR', 'RSD']]);
  const christmas = '/v1/fx/value-date?pair=EURUSD&dates=2026-12-25,2026-12-28';
  assert.is(await requestText(server, `${christmas}&format=text`), '2026-12-28\n2026-12-28');
  const { rows } = await requestCsv(server, `${christmas}&format=csv`);
  assert.equal(
    rows.map((row) => [row.is_value_date, row.closed]),
    [
      ['false', 'EUR USD'],
      ['true', ''],
    ],
  );
});

test('fixings of non-deliverable forwards are counted back from the value date', async () => {
  const dates = async (pair: string, day: string) => {
    const answer = await fixing(`pair=${pair}&value_date=${day}`);
    return [answer.fixing_date, answer.lag];
  };
  // 26 January is a holiday in India, 25 December nearly everywhere, 1 March in Korea.
  assert.equal(await dates('USDINR', '2027-01-28'), ['2027-01-25', 2]);
  assert.equal(await dates('USDKRW', '2027-03-03'), ['2027-02-26', 2]);
  assert.equal(await dates('USDPHP', '2026-11-18'), ['2026-11-17', 1]);
  assert.equal(await dates('COPUSD', '2026-11-18'), ['2026-11-17', 1]);
  // 26 November 2026 is a holiday in New York: between fixing and value date it counts, but not for the real and the Chilean peso.
  assert.equal(await dates('USDTWD', '2026-11-27'), ['2026-11-25', 2]);
  assert.equal(await dates('USDBRL', '2026-11-27'), ['2026-11-24', 2]);
  assert.equal(await dates('USDCLP', '2026-11-27'), ['2026-11-24', 2]);
  // The pesos count New York's holidays, the tenge one day; Sundays are days of Egypt's banks.
  assert.equal(await dates('USDARS', '2026-11-27'), ['2026-11-24', 2]);
  assert.equal(await dates('USDKZT', '2026-11-18'), ['2026-11-17', 1]);
  assert.equal(await dates('USDEGP', '2026-11-16'), ['2026-11-12', 2]);
  assert.equal(await dates('USDNGN', '2026-11-18'), ['2026-11-16', 2]);
  assert.equal(await dates('USDVND', '2026-11-18'), ['2026-11-16', 2]);
  for (const { currency, source, counted } of FIXING_RULES) {
    const { convention, fixing_calendars } = await fixing(
      `pair=USD${currency}&value_date=2026-11-18`,
    );
    assert.equal([convention.currency, fixing_calendars], [currency, counted]);
    assert.is(convention.source === null, source === null, currency);
    if (convention.source === null)
      assert.match(convention.note!, /^assumed: .* no publication/, currency);
    // Of an assumed number of days only the most is known.
    const assumed = await fixing(`pair=USD${currency}&value_date=2026-11-18`);
    if (source === null)
      assert.equal(
        [assumed.estimated, assumed.earliest, assumed.latest],
        [true, assumed.fixing_date, assumed.value_date],
      );
  }
});

test('the value date may follow from a trade and a tenor, or be the next good one', async () => {
  const traded = await fixing('pair=USDINR&date=2026-10-08&tenor=1M');
  assert.is(traded.value_date, (await spot('pair=USDINR&date=2026-10-08&tenor=1M')).result);
  assert.equal([traded.date, traded.tenor], ['2026-10-08', '1M']);
  const moved = await fixing('pair=USDTWD&value_date=2026-11-21');
  assert.equal([moved.value_date, moved.fixing_date], ['2026-11-23', '2026-11-19']);
  assert.match(moved.note!, /nothing is delivered on 2026-11-21/);
  const { rows } = await requestCsv(
    server,
    '/v1/fx/fixing?pair=USDPHP&dates=2026-11-18,2026-11-19&format=csv',
  );
  assert.equal(
    rows.map(({ fixing_date }) => fixing_date),
    ['2026-11-17', '2026-11-18'],
  );
});

test('a forward whose rate would be fixed before it is traded does not exist', async () => {
  const before = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/fx/fixing?${query}`, 400, 'invalid_parameter', ...words);
  await before(
    'pair=USDINR&date=2026-11-23&tenor=ON',
    'tenor: there is no ON',
    '2026-11-20',
    'another tenor',
  );
  await before('pair=USDINR&date=2026-11-23&tenor=TOD', 'tenor: there is no TOD', '2026-11-19');
  await before('pair=USDINR&date=2026-11-23&tenor=ON&format=csv', 'tenor: there is no ON');
  await before('pair=USDINR&date=2026-11-23&tenor=TOM&format=text', 'tenor: there is no TOM');
  // The spot of the peso is for the same day, and fixed one day before.
  await before('pair=USDCOP&date=2026-11-24', 'tenor: there is no SP');
  // A Sunday: the trade date is the Monday.
  await before('pair=USDINR&date=2026-11-22&tenor=ON', '2026-11-23');
  // Fixed on the trade date itself.
  assert.is((await fixing('pair=USDTWD&date=2026-12-01')).fixing_date, '2026-12-01');
  assert.is((await fixing('pair=USDPHP&date=2026-11-23&tenor=TOM')).fixing_date, '2026-11-23');
});

test('a spot trade that is fixed as many days before its value date as spot lies after it is fixed on its day', async () => {
  for (const pair of ['USDBRL', 'USDCLP']) {
    for (const date of ['2026-11-24', '2026-12-23', '2027-01-13', '2027-05-28', '2027-07-01']) {
      const answer = await fixing(`pair=${pair}&date=${date}`);
      assert.equal(
        [answer.value_date, answer.fixing_date],
        [(await spot(`pair=${pair}&date=${date}`)).result, date],
      );
    }
  }
});

test('no fixing lies before its trade, and no earliest one', async () => {
  for (const { currency } of FIXING_RULES) {
    for (const tenor of ['TOD', 'ON', 'TOM', 'TN', 'SP', 'SN', '1W', '1M']) {
      for (const date of ['2026-11-24', '2027-02-03', '2027-03-05', '2027-05-14']) {
        const response = await server.get(
          `/v1/fx/fixing?pair=USD${currency}&date=${date}&tenor=${tenor}`,
        );
        const answer = (await response.json()) as FixingAnswer & { earliest?: string };
        if (response.status === 400) continue;
        assert.ok(
          answer.fixing_date >= date,
          `${currency} ${date} ${tenor}: ${answer.fixing_date}`,
        );
        assert.ok(
          (answer.earliest ?? date) >= date,
          `${currency} ${date} ${tenor}: ${answer.earliest}`,
        );
      }
    }
  }
});

test('a pair without a convention, and questions that say too much or too little, are refused', async () => {
  const refused = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/fx/fixing?${query}`, 400, 'invalid_parameter', ...words);
  await refused(
    'pair=EURUSD&value_date=2026-11-18',
    'neither currency has a convention',
    'expected one of ARS, BRL, CLP',
  );
  await refused('pair=USDUAH&value_date=2026-11-18', 'no convention of UAH', 'no text', 'ARS, BRL');
  await refused('pair=USDKZT&value_date=2018-09-10', 'value_date: 2018-09-10', 'after 2018-09-10');
  await refused('pair=INRKRW&value_date=2026-11-18', 'both currencies have a convention');
  await refused('pair=USDXXX&value_date=2026-11-18', 'neither currency');
  await refused('pair=INRXXX&value_date=2026-11-18', 'there is no settlement calendar of XXX');
  await refused('pair=USDINR', 'value_date: is missing');
  await refused('pair=USDINR&tenor=1M', 'date: is missing');
  await refused(
    'pair=USDINR&value_date=2026-11-18&tenor=1M',
    'value_date: was given together with tenor',
  );
  await refused(
    'pair=USDINR&dates=2026-11-18&value_date=2026-11-18',
    'dates: was given together with value_date',
  );
  await requestProblem(
    server,
    '/v1/fx/fixing?pair=USDINR&value_date=2199-01-01',
    422,
    'out_of_coverage',
    'value_date: 2199',
  );
  await requestProblem(
    server,
    '/v1/fx/value-date?pair=EURXXX&value_date=2026-11-18',
    400,
    'invalid_parameter',
    'XXX',
  );
  await requestProblem(server, '/v1/fx/ladder?pair=EURUSD', 400, 'invalid_parameter', 'date');
});

test.run();
