import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AddAnswer,
  type CountAnswer,
  request,
  requestCsv,
  requestProblem,
  requestText,
  type StepAnswer,
} from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** A calendar on which no publication was found. */
const UNVERIFIED = releaseData().meta.calendars.find(({ sources }) => sources.length === 0)!.id;

/** GET /v1/business-days/next, /previous, /add and /count */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const BASE = '/v1/business-days';
const step = (name: 'next' | 'previous', query: string) =>
  request<StepAnswer>(server, `${BASE}/${name}?${query}`);
const add = (query: string) => request<AddAnswer>(server, `${BASE}/add?${query}`);
const count = (query: string) => request<CountAnswer>(server, `${BASE}/count?${query}`);
const next = async (date: string, calendars: string) =>
  (await step('next', `date=${date}&calendars=${calendars}`)).result;
const previous = async (date: string, calendars: string) =>
  (await step('previous', `date=${date}&calendars=${calendars}`)).result;
const plus = async (date: string, n: number, calendars: string) =>
  (await add(`date=${date}&n=${n}&calendars=${calendars}`)).result;

/** What each of the four needs beside `calendars`. */
const REQUIRED = {
  next: 'date=2026-12-24',
  previous: 'date=2026-12-24',
  add: 'date=2026-12-24&n=2',
  count: 'from=2026-12-01&to=2026-12-31',
};
const NAMES = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];

test('next and previous across Christmas', async () => {
  const answer = await step('next', 'date=2026-12-24&calendars=XNYS');
  assert.equal([answer.date, answer.result, answer.mode], ['2026-12-24', '2026-12-28', 'all']);
  assert.is(await previous('2026-12-28', 'XNYS'), '2026-12-24', 'an early close is a business day');
  assert.is(await next('2026-12-25', 'XNYS'), '2026-12-28');
  assert.is(await next('2026-02-13', 'CN'), '2026-02-14', 'a working Saturday');
  assert.is(await next('2026-02-14', 'CN'), '2026-02-24', 'then the Spring Festival');
});

test('inclusive returns the date itself when it is a business day', async () => {
  const result = async (name: 'next' | 'previous', date: string, inclusive: string) =>
    (await step(name, `date=${date}&calendars=XNYS&inclusive=${inclusive}`)).result;
  assert.is(await result('next', '2026-12-24', 'true'), '2026-12-24');
  assert.is(await result('next', '2026-12-24', 'false'), '2026-12-28');
  assert.is(await result('next', '2026-12-25', 'true'), '2026-12-28');
  assert.is(await result('previous', '2026-12-24', 'true'), '2026-12-24');
  assert.is(await result('previous', '2026-12-24', 'false'), '2026-12-23');
  assert.is(await result('previous', '2026-12-27', 'true'), '2026-12-24');
});

test('mode: all settle, any trades', async () => {
  // 1 May 2026 is a Friday: T2 is closed, New York open.
  assert.is(await next('2026-04-30', 'EUR,XNYS'), '2026-05-04');
  assert.is(await next('2026-04-30', 'EUR,XNYS&mode=any'), '2026-05-01');
  assert.is(await previous('2026-05-04', 'EUR,XNYS'), '2026-04-30');
  assert.is(await previous('2026-05-04', 'EUR,XNYS&mode=any'), '2026-05-01');
  assert.is(await plus('2026-04-30', 1, 'XNYS,EUR'), '2026-05-04');
  assert.is(await plus('2026-04-30', 1, 'XNYS,EUR&mode=any'), '2026-05-01');
  assert.is((await count('from=2026-04-30&to=2026-05-05&calendars=EUR,XNYS')).count, 2);
  assert.is((await count('from=2026-04-30&to=2026-05-05&calendars=EUR,XNYS&mode=any')).count, 3);
});

test('T+2 over the end of the year', async () => {
  const answer = await add('date=2026-12-30&n=2&calendars=XNYS,EUR');
  assert.equal([answer.date, answer.n, answer.result], ['2026-12-30', 2, '2027-01-04']);
  assert.is(
    await plus('2026-12-23', 2, 'XNYS'),
    '2026-12-28',
    'the early close counts, Christmas does not',
  );
  assert.is(await plus('2026-12-31', 2, 'EUR'), '2027-01-05');
});

test('n = 0: the date itself, or the next business day', async () => {
  assert.is(await plus('2026-12-24', 0, 'XNYS'), '2026-12-24');
  assert.is(await plus('2026-12-25', 0, 'XNYS'), '2026-12-28');
  assert.is(await plus('2026-12-26', 0, 'XNYS'), '2026-12-28');
});

test('negative n, from open and closed days', async () => {
  assert.is(await plus('2026-12-28', -1, 'XNYS'), '2026-12-24');
  assert.is(await plus('2026-12-28', -2, 'XNYS'), '2026-12-23');
  assert.is(await plus('2026-12-25', -1, 'XNYS'), '2026-12-24', 'the first before a closed day');
  assert.is(await plus('2026-12-26', 1, 'XNYS'), '2026-12-28', 'the first after a weekend day');
  assert.is(await plus('2027-01-04', -2, 'XNYS,EUR'), '2026-12-30');
  const answer = await add('date=2026-12-28&n=-0&calendars=XNYS');
  assert.is(answer.n, 0);
});

test('far away in one step', async () => {
  const year = (await count('from=2026-01-01&to=2027-01-01&calendars=XNYS')).count;
  assert.is(await plus('2025-12-31', year, 'XNYS'), '2026-12-31', 'the last of the year');
  const all = (await count(`from=1990-01-01&to=${LAST}-12-31&calendars=XNYS`)).count;
  assert.ok(all > 17_000);
  const wholeYear = (await count(`from=${LAST}-01-01&to=${AFTER}-01-01&calendars=XNYS,EUR`)).count;
  const toItsLast = (await count(`from=${LAST}-01-01&to=${LAST}-12-31&calendars=XNYS,EUR`)).count;
  assert.is(
    wholeYear,
    toItsLast + 1,
    `the last day of data can be counted: 31 December ${LAST} is a Friday`,
  );
  assert.is((await count(`from=${LAST}-12-31&to=${AFTER}-01-01&calendars=XNYS&mode=any`)).count, 1);
  assert.is(await plus('1990-01-01', all, 'XNYS'), await previous(`${LAST}-12-31`, 'XNYS'));
});

test('count: from counted, to not', async () => {
  const answer = await count('from=2026-12-24&to=2026-12-28&calendars=XNYS');
  assert.equal([answer.from, answer.to, answer.count], ['2026-12-24', '2026-12-28', 1]);
  const counted = async (from: string, to: string, calendar: string) =>
    (await count(`from=${from}&to=${to}&calendars=${calendar}`)).count;
  assert.is(await counted('2026-12-24', '2026-12-29', 'XNYS'), 2);
  assert.is(await counted('2026-12-24', '2026-12-24', 'XNYS'), 0, 'an empty range');
  assert.is(await counted('2026-12-25', '2026-12-28', 'XNYS'), 0);
  assert.is(
    await counted('2026-01-01', '2027-01-01', 'XNYS'),
    251,
    '261 weekdays, ten of them closed',
  );
  assert.is(
    await counted('2026-01-01', '2027-01-01', 'EUR'),
    256,
    '261 weekdays, five of them closed',
  );
});

test('coverage: of the days that the answer depended on', async () => {
  const coverage = async (name: string, query: string) =>
    (await request<StepAnswer>(server, `${BASE}/${name}?${query}`)).coverage;
  assert.is(await coverage('count', 'from=2026-01-01&to=2027-01-01&calendars=EUR'), 'verified');
  assert.is(
    await coverage('count', `from=2058-01-01&to=${LAST - 1}-01-01&calendars=EUR`),
    'library',
  );
  assert.is(
    await coverage('count', `from=2026-06-01&to=2026-06-30&calendars=EUR,${UNVERIFIED}`),
    'library',
    'one is not',
  );
  assert.is(await coverage('next', 'date=2026-12-24&calendars=EUR'), 'verified');
  assert.is(await coverage('next', 'date=2058-12-24&calendars=EUR'), 'library');
});

test('coverage: the date itself does not count, unless inclusive', async () => {
  // The last verified day of T2 and the first that is not, wherever they are in the data.
  const { calendar } = await server.json<{ calendar: { verified_years: number[] } }>(
    '/v1/calendars/EUR',
  );
  const last = calendar.verified_years.at(-1)!;
  const coverage = async (name: string, query: string) =>
    (await request<StepAnswer>(server, `${BASE}/${name}?${query}&calendars=EUR`)).coverage;
  const [eve, day] = [`${last}-12-31`, `${last + 1}-01-01`];
  assert.is(
    await coverage('previous', `date=${day}`),
    'verified',
    'back from the first unverified day',
  );
  assert.is(await coverage('previous', `date=${day}&inclusive=true`), 'library');
  assert.is(await coverage('next', `date=${eve}`), 'library', 'on from the last verified day');
  assert.is(await coverage('add', `date=${day}&n=-1`), 'verified');
  assert.is(await coverage('add', `date=${day}&n=0`), 'library');
  assert.is(await coverage('count', `from=${eve}&to=${day}`), 'verified', 'the end is not counted');
  assert.is(
    await coverage('count', `from=${day}&to=${day}`),
    'verified',
    'nothing is doubtful in no days',
  );
});

test('estimated: a date that the moon decides could change the answer', async () => {
  const estimated = async (query: string) => (await count(query)).estimated;
  // Eid al-Fitr 2040 falls around 7 October, a Sunday; no Islamic holiday is near June.
  assert.is(await estimated('from=2040-10-01&to=2040-10-13&calendars=AE'), true);
  assert.is(await estimated('from=2040-06-04&to=2040-06-09&calendars=AE'), false);
  assert.is(await estimated('from=2040-10-01&to=2040-10-13&calendars=XNYS'), false);
  assert.is(
    await estimated('from=2040-10-08&to=2040-10-13&calendars=AE,XNYS'),
    true,
    'all: the other is open',
  );
  assert.is(
    await estimated('from=2040-10-08&to=2040-10-13&calendars=AE,XNYS&mode=any'),
    false,
    'any: it is open',
  );
});

test('today in the zone of tz', async () => {
  const newYearsEve = await startServer({ now: () => Date.UTC(2026, 11, 31, 10, 30) });
  try {
    const results = async (tz: string) => {
      const answer = (name: string, query: string) =>
        request<StepAnswer & AddAnswer & CountAnswer>(
          newYearsEve,
          `${BASE}/${name}?${query}&calendars=XNYS&tz=${tz}`,
        );
      const { date, result } = await answer('next', 'date=today');
      const before = await answer('previous', 'date=today');
      const added = await answer('add', 'date=today&n=0');
      const counted = await answer('count', 'from=2026-12-28&to=today');
      return [date, result, before.result, added.result, counted.to, counted.count].join(' ');
    };
    assert.is(await results('UTC'), '2026-12-31 2027-01-04 2026-12-30 2026-12-31 2026-12-31 3');
    assert.is(
      await results('Pacific/Kiritimati'),
      '2027-01-01 2027-01-04 2026-12-31 2027-01-04 2027-01-01 4',
    );
    assert.is(
      await results('Pacific/Pago_Pago'),
      '2026-12-30 2026-12-31 2026-12-29 2026-12-30 2026-12-30 2',
    );
  } finally {
    await newYearsEve.close();
  }
});

test('text: the bare result', async () => {
  const texts = await Promise.all(
    NAMES.map((name) =>
      requestText(server, `${BASE}/${name}?${REQUIRED[name]}&calendars=XNYS,EUR&format=text`),
    ),
  );
  // December 2026 to the 30th: 22 weekdays, of which Christmas Day is closed.
  assert.equal(texts, ['2026-12-28', '2026-12-23', '2026-12-29', '21']);
});

test('csv: one row with the fields, the calendars first', async () => {
  const columns = {
    next: ['date', 'result'],
    previous: ['date', 'result'],
    add: ['date', 'n', 'result'],
    count: ['from', 'to', 'count'],
  };
  for (const name of NAMES) {
    const query = `${REQUIRED[name]}&calendars=eur,XNYS,EUR`;
    const csv = await requestCsv(server, `${BASE}/${name}?${query}&format=csv`);
    const settlement = name === 'add' ? { settlement_calendars: '', settlement_result: '' } : {};
    const bounds = name === 'count' ? { least: '', most: '' } : { earliest: '', latest: '' };
    const trust = ['mode', 'coverage', 'estimated', ...Object.keys(bounds)];
    assert.equal(csv.columns, [
      'calendars',
      ...columns[name],
      ...trust,
      ...Object.keys(settlement),
    ]);
    const json = await server.json<Record<string, unknown>>(`${BASE}/${name}?${query}`);
    const { data_release: _release, ...fields } = json;
    const expected = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, String(value)]),
    );
    assert.equal(csv.rows, [{ calendars: 'EUR XNYS', ...expected, ...bounds, ...settlement }]);
  }
});

test('ids in any case, repeated, and in any order are the same question', async () => {
  const answer = await add('date=2026-12-23&n=5&calendars=XNYS,EUR');
  assert.equal(await add('date=2026-12-23&n=5&calendars=eur,XNYS,Eur'), answer);
});

test('dates outside the data, and results', async () => {
  const outside = (name: string, query: string, ...words: string[]) =>
    requestProblem(server, `${BASE}/${name}?${query}`, 422, 'out_of_coverage', ...words);
  await outside(
    'next',
    `date=${AFTER}-01-01&calendars=XNYS`,
    `${AFTER}-01-01`,
    'XNYS',
    '1990',
    `${LAST}`,
  );
  await outside('next', `date=${LAST}-12-31&calendars=XNYS`, 'XNYS', '1990', `${LAST}`);
  await outside('previous', 'date=1990-01-01&calendars=XNYS', 'XNYS', '1990', `${LAST}`);
  await outside('previous', 'date=1999-01-01&calendars=XNYS,EUR', 'EUR', '1999');
  await outside('add', 'date=2026-01-01&n=30000&calendars=XNYS', 'XNYS', `${LAST}`);
  await outside('add', 'date=2026-01-01&n=-30000&calendars=XNYS,EUR', 'EUR', '1999');
  await outside('add', 'date=2026-01-01&n=99999999999999999999&calendars=XNYS', 'XNYS', `${LAST}`);
  await outside('add', 'date=1989-12-31&n=1&calendars=XNYS', '1989-12-31', 'XNYS');
  await outside('count', 'from=1989-12-31&to=2000-01-01&calendars=XNYS', '1989-12-31', 'XNYS');
  await outside(
    'count',
    `from=${LAST}-01-01&to=${AFTER}-01-02&calendars=XNYS`,
    `${AFTER}-01-01`,
    'XNYS',
  );
  await outside(
    'count',
    `from=${AFTER}-01-01&to=${AFTER}-01-01&calendars=XNYS`,
    `${AFTER}-01-01`,
    'XNYS',
  );
  await outside(
    'count',
    'from=1998-01-01&to=2000-01-01&calendars=XNYS,EUR&mode=any',
    '1998-01-01',
    'EUR',
    '1999',
  );
});

test('count: from after to', async () => {
  const path = `${BASE}/count?from=2026-12-31&to=2026-12-30&calendars=XNYS`;
  await requestProblem(
    server,
    path,
    400,
    'invalid_parameter',
    'from',
    '2026-12-31',
    'to',
    '2026-12-30',
  );
});

test('add: n is an integer', async () => {
  for (const wrong of ['', 'two', '1.5', '++1', '1e3', '--1', '+-1', '- 1', '0x2']) {
    const path = `${BASE}/add?date=2026-12-24&calendars=XNYS&n=${encodeURIComponent(wrong)}`;
    await requestProblem(server, path, 400, 'invalid_parameter', 'n', `"${wrong}"`, 'integer');
  }
});

test('required parameters', async () => {
  const missing: [string, string, string][] = [
    ['next', 'calendars=XNYS', 'date'],
    ['previous', 'calendars=XNYS', 'date'],
    ['add', 'n=1&calendars=XNYS', 'date'],
    ['add', 'date=2026-12-24&calendars=XNYS', 'n'],
    ['count', 'to=2026-12-24&calendars=XNYS', 'from'],
    ['count', 'from=2026-12-24&calendars=XNYS', 'to'],
    ...NAMES.map((name): [string, string, string] => [name, REQUIRED[name], 'calendars']),
  ];
  for (const [name, query, parameter] of missing) {
    await requestProblem(
      server,
      `${BASE}/${name}?${query}`,
      400,
      'invalid_parameter',
      parameter,
      'missing',
    );
  }
});

test('wrong values and repeated parameters, everywhere', async () => {
  for (const name of NAMES) {
    const at = `${BASE}/${name}?${REQUIRED[name]}&calendars=XNYS`;
    const refused = (query: string, ...words: string[]) =>
      requestProblem(server, `${at}&${query}`, 400, 'invalid_parameter', ...words);
    await refused('mode=some', 'mode', '"some"', 'all', 'any');
    await refused('format=ods', 'format', '"ods"', 'json', 'csv', 'text');
    await refused('tz=Atlantis/Center', 'tz', '"Atlantis/Center"', 'IANA');
    const names = [
      'calendars',
      'mode',
      'format',
      'tz',
      ...REQUIRED[name].split('&').map((pair) => pair.split('=')[0]!),
    ];
    for (const parameter of names)
      await refused(`${parameter}=1&${parameter}=1`, parameter, 'more than once');
    const wrongDate = at.replace(/=2026-12-\d\d/, '=2026-11-31');
    await requestProblem(
      server,
      wrongDate,
      400,
      'invalid_parameter',
      '"2026-11-31"',
      'YYYY-MM-DD',
      'today',
    );
    await requestProblem(
      server,
      at.replace('XNYS', 'XNYZ'),
      400,
      'unknown_calendar',
      '"XNYZ"',
      'XNYS',
    );
    await requestProblem(
      server,
      at.replace('XNYS', 'A,'.repeat(11)),
      400,
      'too_many_calendars',
      'calendars',
      '10',
    );
  }
  for (const name of ['next', 'previous']) {
    const path = `${BASE}/${name}?date=2026-12-24&calendars=XNYS&inclusive=1`;
    await requestProblem(
      server,
      path,
      400,
      'invalid_parameter',
      'inclusive',
      '"1"',
      'true',
      'false',
    );
  }
});

test.run();
