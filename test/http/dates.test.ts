import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { cases, sampled } from '../helpers/needs.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** dates=: many dates in one request, each answered as it would be alone. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

type Members = Record<string, unknown>;
interface Many {
  data_release: object;
  results: Members[];
}

const CALENDARS = 'calendars=XNYS,EUR';
/** Every question that can be put of many dates, and how of one of them. */
const QUESTIONS: readonly { many: string; one: (date: string) => string }[] = [
  {
    many: `/v1/days?${CALENDARS}&mode=any&lang=de`,
    one: (date) => `/v1/days/${date}?${CALENDARS}&mode=any&lang=de`,
  },
  {
    many: '/v1/days?calendars=XNYS&include=sources',
    one: (date) => `/v1/days/${date}?calendars=XNYS&include=sources`,
  },
  ...[
    `next?${CALENDARS}&inclusive=true`,
    `previous?${CALENDARS}`,
    `add?${CALENDARS}&n=-3`,
    `adjust?${CALENDARS}&mode=any&convention=modified_following`,
  ].map((query) => ({
    many: `/v1/business-days/${query}`,
    one: (date: string) => `/v1/business-days/${query}&date=${date}`,
  })),
  {
    many: `/v1/business-days/count?${CALENDARS}&from=2020-01-01`,
    one: (date) => `/v1/business-days/count?${CALENDARS}&from=2020-01-01&to=${date}`,
  },
  {
    many: `/v1/business-days/count?${CALENDARS}&to=2040-01-01`,
    one: (date) => `/v1/business-days/count?${CALENDARS}&from=${date}&to=2040-01-01`,
  },
  {
    many: '/v1/fx/spot?pair=EURMXN&tenor=1M',
    one: (date) => `/v1/fx/spot?pair=EURMXN&tenor=1M&date=${date}`,
  },
];

const DATES = fc.array(
  fc.integer({ min: mustParseDay('2020-01-01'), max: mustParseDay('2039-12-01') }).map(formatDay),
  { minLength: 1, maxLength: 8 },
);

sampled(
  'each is answered as it would be alone, in their order, in json, csv and text',
  async () => {
    for (const { many, one } of QUESTIONS) {
      const property = fc.asyncProperty(DATES, async (dates) => {
        const { results, data_release } = await request<Many>(server, `${many}&dates=${dates}`);
        const alone = await Promise.all(dates.map((date) => request<Members>(server, one(date))));
        const expected = alone.map(({ data_release: release, ...members }) => {
          assert.equal(release, data_release);
          return members;
        });
        assert.equal(results, expected, many);

        const text = await requestText(server, `${many}&dates=${dates}&format=text`);
        const texts = await Promise.all(
          dates.map((date) => requestText(server, `${one(date)}&format=text`)),
        );
        assert.is(text, texts.join('\n'));
        const csv = await requestCsv(server, `${many}&dates=${dates}&format=csv`);
        assert.is(csv.rows.length, dates.length, 'one row each');
        if (many.startsWith('/v1/days')) return;
        const tables = await Promise.all(
          dates.map((date) => requestCsv(server, `${one(date)}&format=csv`)),
        );
        assert.equal(csv, {
          columns: tables[0]!.columns,
          rows: tables.flatMap(({ rows }) => rows),
        });
      });
      await fc.assert(property, { numRuns: cases(15) });
    }
  },
);

test('/v1/days: one row a date, whatever the number of calendars', async () => {
  const query = 'dates=2026-12-25,2026-12-24,2026-12-26&format=csv';
  const both = await requestCsv(server, `/v1/days?${query}&calendars=XNYS,EUR`);
  const columns = [
    'calendars',
    'date',
    'mode',
    'is_business_day',
    'status',
    'close_time',
    'coverage',
    'name',
    'estimated',
    'basis',
  ];
  assert.equal(both.columns, columns);
  const rows = both.rows.map(
    ({ coverage: _coverage, estimated: _estimated, basis: _basis, ...row }) =>
      Object.values(row).join(';'),
  );
  assert.equal(rows, [
    'XNYS EUR;2026-12-25;all;false;closed closed;- -;Christmas Day',
    'XNYS EUR;2026-12-24;all;true;early_close open;13:00 -;Christmas Eve',
    'XNYS EUR;2026-12-26;all;false;weekend closed;- -;Christmas Holiday',
  ]);
  const one = await requestCsv(server, `/v1/days?${query}&calendars=EUR&include=sources`);
  assert.equal(one.columns, [...columns, 'sources']);
  assert.equal(
    one.rows.map(({ status, close_time, sources }) => [status, close_time, sources]),
    [
      ['closed', '', 'ecb-target-long-term-calendar'],
      ['open', '', 'ecb-target-long-term-calendar'],
      ['closed', '', 'ecb-target-long-term-calendar'],
    ],
  );
});

test('/v1/days, text: the field, one a line', async () => {
  const path = '/v1/days?dates=2026-12-24,2026-12-25,2026-12-24&format=text';
  assert.is(await requestText(server, `${path}&calendars=XNYS,EUR`), 'true\nfalse\ntrue');
  assert.is(
    await requestText(server, `${path}&calendars=XNYS&field=status`),
    'early_close\nclosed\nearly_close',
  );
  const response = await server.get(`${path}&calendars=XNYS&field=close_time`);
  assert.is(await response.text(), '13:00\n\n13:00', 'a line for each, an empty one too');
  await requestProblem(
    server,
    `${path}&calendars=XNYS,EUR&field=status`,
    400,
    'invalid_parameter',
    'field',
    '2',
  );
  const json = `/v1/days?dates=2026-12-24&calendars=XNYS&field=status`;
  await requestProblem(server, json, 400, 'invalid_parameter', 'field', 'format=text');
});

test('at most 1,000, which fit into an address, commas escaped or not', async () => {
  const thousand = Array.from({ length: 1000 }, (_, index) =>
    formatDay(mustParseDay('2026-01-01') + index),
  );
  for (const comma of [',', '%2C']) {
    const { results } = await request<Many>(
      server,
      `/v1/business-days/next?calendars=XNYS&dates=${thousand.join(comma)}`,
    );
    assert.is(results.length, 1000);
    assert.is(results.at(-1)!.date, thousand.at(-1));
  }
  const more = `/v1/days?calendars=XNYS&dates=${thousand},2026-12-24`;
  await requestProblem(server, more, 400, 'invalid_parameter', 'dates', '1001', '1 to 1000');
});

test('what is wrong names the date and its place', async () => {
  const at = (query: string) => `/v1/business-days/add?calendars=XNYS,EUR&n=2&${query}`;
  const wrong = (dates: string, ...words: string[]) =>
    requestProblem(server, at(`dates=${dates}`), 400, 'invalid_parameter', 'dates: ', ...words);
  await wrong(
    '2026-01-02,2026-02-30,2026-02-31',
    'number 2 is "2026-02-30"',
    'YYYY-MM-DD',
    'today',
  );
  await wrong('2026-01-02,,2026-01-05', 'number 2 is ""');
  await wrong('', 'number 1 is ""');
  await wrong('2026-01-02;2026-01-05', 'number 1 is');
  const outside = (path: string, ...words: string[]) =>
    requestProblem(server, path, 422, 'out_of_coverage', ...words);
  await outside(
    at(`dates=2026-01-02,${AFTER}-01-01`),
    'dates: number 2',
    `${AFTER}-01-01`,
    'XNYS',
    `1990 to ${LAST}`,
  );
  await outside(
    at(`dates=2026-01-02,2026-01-03,${LAST}-12-30`),
    'dates: number 3',
    'the result lies after',
    `${LAST}`,
  );
  await outside(
    '/v1/days?calendars=XNYS,EUR&dates=2026-01-02,1998-01-02',
    'dates: number 2',
    '1998-01-02',
    'EUR',
  );
  await outside('/v1/fx/spot?pair=EURUSD&dates=2026-01-02,1998-01-02', 'dates: number 2', 'EUR');
  const count =
    '/v1/business-days/count?calendars=XNYS&from=2026-01-05&dates=2026-01-06,2026-01-02';
  await requestProblem(
    server,
    count,
    400,
    'invalid_parameter',
    'dates: number 2: from: 2026-01-05 is after to, 2026-01-02',
  );
});

test('dates and date are two ways to ask; one of them must be there', async () => {
  for (const path of ['next?', 'previous?', 'add?n=1&', 'adjust?convention=nearest&']) {
    const at = `/v1/business-days/${path}calendars=XNYS`;
    await requestProblem(
      server,
      `${at}&date=2026-01-02&dates=2026-01-02`,
      400,
      'invalid_parameter',
      'dates',
      'date',
    );
    await requestProblem(server, at, 400, 'invalid_parameter', 'date: is missing', 'dates=');
  }
  const spot = '/v1/fx/spot?pair=EURUSD';
  await requestProblem(
    server,
    `${spot}&date=2026-01-02&dates=2026-01-02`,
    400,
    'invalid_parameter',
    'dates',
    'date',
  );
  await requestProblem(server, spot, 400, 'invalid_parameter', 'date: is missing');
  const count = '/v1/business-days/count?calendars=XNYS&dates=2026-01-02';
  await requestProblem(server, count, 400, 'invalid_parameter', 'dates', 'neither from nor to');
  await requestProblem(
    server,
    `${count}&from=2026-01-01&to=2026-01-09`,
    400,
    'invalid_parameter',
    'both from and to',
  );
  await requestProblem(
    server,
    '/v1/days?calendars=XNYS',
    400,
    'invalid_parameter',
    'dates: is missing',
  );
});

test('today among them is resolved, and the answer not kept by caches; spaces do no harm', async () => {
  for (const path of ['/v1/days', '/v1/business-days/next', '/v1/fx/spot']) {
    const query = path.endsWith('spot') ? 'pair=EURUSD' : 'calendars=XNYS';
    const dated = await server.get(
      `${path}?${query}&dates=2026-12-24,%20Today%20,today&tz=Asia/Tokyo`,
    );
    assert.match(dated.headers.get('cache-control')!, /max-age=0/);
    const { results } = (await dated.json()) as Many;
    assert.equal(
      results.map(({ date }) => date),
      ['2026-12-24', '2026-11-20', '2026-11-20'],
    );
    const stable = await server.get(`${path}?${query}&dates=2026-12-24`);
    assert.not.match(stable.headers.get('cache-control')!, /max-age=0/);
    await stable.text();
  }
  const count = await server.get(
    '/v1/business-days/count?calendars=XNYS&from=today&dates=2026-12-24',
  );
  assert.match(count.headers.get('cache-control')!, /max-age=0/);
  assert.is(((await count.json()) as Many).results[0]!.from, '2026-11-20');
});

test.run();
