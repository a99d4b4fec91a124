import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { type DayAnswer, request, requestCsv, requestProblem } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** explain=true: every day that was looked at, and what each calendar says of it. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface Explained {
  date: string;
  is_business_day: boolean;
  number: number | null;
  calendars: {
    id: string;
    status: string;
    coverage: string;
    sources: string[];
    entries: { name: string }[];
  }[];
  step?: string;
  currency?: string | null;
  is_result?: boolean;
}
interface Answer {
  result: string;
  count: number;
  estimated: boolean;
  explanation: { days: Explained[]; omitted: number };
}

const BASE = '/v1/business-days';
const explained = (path: string) => request<Answer>(server, `${path}&explain=true`);
const shown = ({ explanation: { days } }: Answer) =>
  days.map(({ date, number }) => (number === null ? date : `${date}=${number}`)).join(' ');

test('the skipped days in order, numbered if they count', async () => {
  const all: [string, string][] = [
    ['next?date=2026-12-24&calendars=XNYS', '2026-12-25 2026-12-26 2026-12-27 2026-12-28=1'],
    ['next?date=2026-12-24&inclusive=true&calendars=XNYS', '2026-12-24=1'],
    ['next?date=2026-12-26&inclusive=true&calendars=XNYS', '2026-12-26 2026-12-27 2026-12-28=1'],
    ['previous?date=2026-12-28&calendars=XNYS', '2026-12-27 2026-12-26 2026-12-25 2026-12-24=1'],
    [
      'previous?date=2026-12-27&inclusive=true&calendars=EUR',
      '2026-12-27 2026-12-26 2026-12-25 2026-12-24=1',
    ],
    [
      'add?date=2026-10-09&n=2&calendars=USD,EUR',
      '2026-10-10 2026-10-11 2026-10-12 2026-10-13=1 2026-10-14=2',
    ],
    [
      'add?date=2026-12-28&n=-2&calendars=XNYS',
      '2026-12-27 2026-12-26 2026-12-25 2026-12-24=1 2026-12-23=2',
    ],
    ['add?date=2026-12-26&n=0&calendars=XNYS', '2026-12-26 2026-12-27 2026-12-28=1'],
    [
      'count?from=2026-12-24&to=2026-12-29&calendars=XNYS',
      '2026-12-24=1 2026-12-25 2026-12-26 2026-12-27 2026-12-28=2',
    ],
    ['count?from=2026-12-24&to=2026-12-24&calendars=XNYS', ''],
    ['adjust?date=2026-12-24&convention=following&calendars=XNYS', '2026-12-24=1'],
    [
      'adjust?date=2026-05-30&convention=modified_following&calendars=EUR',
      '2026-05-30 2026-05-31 2026-05-29=1',
    ],
    [
      'adjust?date=2026-08-02&convention=modified_preceding&calendars=EUR',
      '2026-08-02 2026-08-01 2026-08-03=1',
    ],
    ['adjust?date=2026-05-31&convention=nearest&calendars=EUR', '2026-05-31 2026-06-01=1'],
  ];
  for (const [query, expected] of all)
    assert.is(shown(await explained(`${BASE}/${query}`)), expected, query);
});

test('why T+2 of euro and dollar in October is a day late', async () => {
  const { explanation } = await explained(`${BASE}/add?date=2026-10-09&n=2&calendars=USD,EUR`);
  const monday = explanation.days.find(({ date }) => date === '2026-10-12')!;
  assert.is(monday.is_business_day, false);
  const [usd, eur] = monday.calendars;
  assert.equal([usd!.id, usd!.status, usd!.coverage], ['USD', 'closed', 'verified']);
  assert.is(usd!.entries[0]!.name, 'Columbus Day');
  assert.ok(usd!.sources.includes('federal-reserve-k8-2026-2030'));
  assert.equal([eur!.id, eur!.status, eur!.entries.length], ['EUR', 'open', 0]);
  assert.ok(eur!.sources.length > 0, 'an open day rests on the list of its year');
});

test('the same answer, and of each day what /v1/days says of it', async () => {
  const dates = fc
    .integer({ min: mustParseDay('2021-01-01'), max: mustParseDay('2030-12-01') })
    .map(formatDay);
  const kinds = fc.constantFrom(
    'next?date=D&',
    'previous?inclusive=true&date=D&',
    'add?n=7&date=D&',
    'add?n=-4&date=D&',
    'add?n=0&date=D&',
    'adjust?convention=modified_following&date=D&',
    'adjust?convention=modified_preceding&date=D&',
    'count?to=2031-01-01&from=D&',
  );
  const calendars = fc.constantFrom('AE', 'CN,XNYS', 'EUR,USD,JPY', 'XTAE,SA', 'IN,GB:SCT');
  const modes = fc.constantFrom('all', 'any');
  const property = fc.asyncProperty(
    dates,
    kinds,
    calendars,
    modes,
    async (date, kind, list, mode) => {
      const path = `${BASE}/${kind.replace('D', date)}calendars=${list}&mode=${mode}`;
      const { explanation, ...answer } = await explained(path);
      assert.equal(answer, await request(server, path), 'explaining changes nothing');
      const { days, omitted } = explanation;
      if (kind.startsWith('count'))
        assert.is(days.length + omitted, mustParseDay('2031-01-01') - mustParseDay(date));
      else assert.is(days.at(-1)!.date, answer.result);
      assert.is(new Set(days.map((day) => day.date)).size, days.length, 'no day twice');
      const numbers = days.flatMap(({ number }) => number ?? []);
      assert.equal(
        numbers,
        numbers.map((_, index) => index + 1),
      );
      for (const day of days.slice(0, 12)) {
        const query = `calendars=${list}&mode=${mode}&include=sources`;
        const reply = await request<DayAnswer>(server, `/v1/days/${day.date}?${query}`);
        assert.is(day.is_business_day, reply.is_business_day);
        assert.is(day.number !== null, reply.is_business_day);
        assert.equal(day.calendars, reply.calendars);
      }
    },
  );
  await fc.assert(property, { numRuns: 30 });
});

test('up to 400 days, with a count of the rest', async () => {
  const year = await explained(`${BASE}/count?from=2026-01-01&to=2027-01-01&calendars=XNYS`);
  assert.equal([year.explanation.days.length, year.explanation.omitted], [365, 0]);
  assert.is(Math.max(...year.explanation.days.map(({ number }) => number ?? 0)), year.count);
  const long = await explained(`${BASE}/count?from=2000-01-01&to=2050-01-01&calendars=XNYS`);
  const span = mustParseDay('2050-01-01') - mustParseDay('2000-01-01');
  assert.equal([long.explanation.days.length, long.explanation.omitted], [400, span - 400]);
  const back = await explained(`${BASE}/add?date=2026-12-31&n=-1000&calendars=XNYS`);
  const passed = mustParseDay('2026-12-31') - mustParseDay(back.result);
  assert.equal(
    [back.explanation.days[0]!.date, back.explanation.omitted],
    ['2026-12-30', passed - 400],
  );
});

test('spot: the days of each currency, those of the pair, and of a tenor', async () => {
  const spot = await explained('/v1/fx/spot?pair=EURUSD&date=2026-10-09');
  const steps = spot.explanation.days.map(
    ({ step, currency, date, number, is_result }) =>
      `${step} ${currency} ${date} ${number} ${is_result}`,
  );
  assert.equal(steps, [
    'trade null 2026-10-09 null true',
    'count EUR 2026-10-10 null false',
    'count EUR 2026-10-11 null false',
    'count EUR 2026-10-12 1 false',
    'count EUR 2026-10-13 2 true',
    'value null 2026-10-13 null true',
  ]);
  assert.equal(
    spot.explanation.days.map(({ calendars }) => calendars.map(({ id }) => id).join()),
    ['EUR,USD', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR,USD'],
  );
  // The Mexican peso counts days of New York too: Columbus Day is none.
  const peso = await explained('/v1/fx/spot?pair=USDMXN&date=2026-10-09');
  const columbus = peso.explanation.days.find(({ date }) => date === '2026-10-12')!;
  assert.equal([columbus.is_business_day, columbus.number], [false, null]);
  assert.equal(
    columbus.calendars.map(({ id, status }) => `${id} ${status}`),
    ['MXN open', 'USD closed'],
  );
  const months = await explained('/v1/fx/spot?pair=EURUSD&date=2026-10-09&tenor=1M');
  const kinds = new Set(months.explanation.days.map(({ step }) => step));
  assert.equal([...kinds], ['trade', 'count', 'value', 'end_of_month', 'tenor']);
  const results = months.explanation.days.filter(
    ({ step, is_result }) => step === 'tenor' && is_result,
  );
  assert.equal(
    results.map(({ date }) => date),
    [months.result],
  );
});

test('names in the requested language, with Content-Language', async () => {
  const path = `${BASE}/next?date=2026-12-24&calendars=DE&explain=true&lang=de`;
  const response = await server.get(path);
  assert.is(response.headers.get('content-language'), 'de');
  const { explanation } = (await response.json()) as Answer;
  assert.is(explanation.days[0]!.calendars[0]!.entries[0]!.name, '1. Weihnachtstag');
});

test('csv: a row for each calendar of each day', async () => {
  const path = `${BASE}/next?date=2026-12-23&calendars=XNYS,EUR&explain=true&format=csv`;
  const { columns, rows } = await requestCsv(server, path);
  const names = [
    'calendar',
    'date',
    'status',
    'close_time',
    'coverage',
    'name',
    'sources',
    'is_business_day',
    'number',
    'basis',
  ];
  assert.equal(columns, names);
  assert.equal(
    rows.map(({ calendar, date, status, close_time, name, is_business_day, number }) =>
      [calendar, date, status, close_time, name, is_business_day, number].join(';'),
    ),
    ['XNYS;2026-12-24;early_close;13:00;Christmas Eve;true;1', 'EUR;2026-12-24;open;;;true;1'],
  );
  const spot = await requestCsv(
    server,
    '/v1/fx/spot?pair=EURUSD&date=2026-10-09&explain=true&format=csv',
  );
  assert.equal(spot.columns, [...names, 'step', 'currency', 'is_result']);
  assert.is(spot.rows.length, 8);
  const long = `${BASE}/count?from=2020-01-01&to=2026-01-01&calendars=XNYS&explain=true&format=csv`;
  await requestProblem(server, long, 400, 'invalid_parameter', 'csv', '2192', '400', 'json');
});

test('what cannot be explained is refused: bare text, many dates', async () => {
  const all = ['next?', 'previous?', 'add?n=1&', 'adjust?convention=nearest&'];
  for (const query of all) {
    const at = `${BASE}/${query}calendars=XNYS&explain=true`;
    await requestProblem(
      server,
      `${at}&date=2026-12-24&format=text`,
      400,
      'invalid_parameter',
      'explain',
      'format=text',
    );
    await requestProblem(
      server,
      `${at}&dates=2026-12-24`,
      400,
      'invalid_parameter',
      'explain',
      'dates',
    );
    await requestProblem(
      server,
      `${at}&date=2026-12-24&explain=yes`,
      400,
      'invalid_parameter',
      'explain',
    );
  }
  const spot = '/v1/fx/spot?pair=EURUSD&explain=true';
  await requestProblem(
    server,
    `${spot}&date=2026-12-24&format=text`,
    400,
    'invalid_parameter',
    'explain',
  );
  await requestProblem(
    server,
    `${spot}&dates=2026-12-24`,
    400,
    'invalid_parameter',
    'explain',
    'dates',
  );
  const count = `${BASE}/count?calendars=XNYS&from=2026-12-24&explain=true`;
  await requestProblem(
    server,
    `${count}&to=2026-12-29&format=text`,
    400,
    'invalid_parameter',
    'explain',
  );
  await requestProblem(
    server,
    `${count}&dates=2026-12-29`,
    400,
    'invalid_parameter',
    'explain',
    'dates',
  );
});

test.run();
