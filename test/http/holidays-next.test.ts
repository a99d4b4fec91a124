import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type NextHolidaysAnswer,
  request,
  requestCsv,
  requestProblem,
  requestText,
} from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** GET /v1/holidays/next */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const PATH = '/v1/holidays/next';
const next = (query: string) => request<NextHolidaysAnswer>(server, `${PATH}?${query}`);
const dates = async (query: string) =>
  (await next(query)).calendars[0]!.entries.map(({ date }) => date);
const refused = (query: string, ...words: string[]) =>
  requestProblem(server, `${PATH}?${query}`, 400, 'invalid_parameter', ...words);

test('the next holidays and early closes from a date', async () => {
  const { from, calendars } = await next('calendars=XNYS&from=2026-11-01&n=4');
  assert.is(from, '2026-11-01');
  assert.equal([calendars[0]!.id, calendars[0]!.complete], ['XNYS', true]);
  assert.equal(
    calendars[0]!.entries.map(({ date, kind }) => `${date} ${kind}`),
    [
      '2026-11-26 holiday',
      '2026-11-27 early_close',
      '2026-12-24 early_close',
      '2026-12-25 holiday',
    ],
  );
});

test('from is inclusive', async () => {
  assert.equal(await dates('calendars=XNYS&from=2026-12-25&n=1'), ['2026-12-25']);
  assert.equal(await dates('calendars=XNYS&from=2026-12-26&n=1'), ['2027-01-01']);
});

test('defaults: from today, ten of them', async () => {
  const { from, calendars } = await next('calendars=XNYS');
  assert.is(from, '2026-11-20');
  assert.is(calendars[0]!.entries.length, 10);
  assert.is(calendars[0]!.entries[0]!.date, '2026-11-26');
});

test('today in the zone of tz', async () => {
  const newYearsEve = await startServer({ now: () => Date.UTC(2026, 11, 31, 10, 30) });
  try {
    const from = async (query: string) =>
      (await request<NextHolidaysAnswer>(newYearsEve, `${PATH}?calendars=XNYS${query}`)).from;
    assert.is(await from(''), '2026-12-31');
    assert.is(await from('&tz=Pacific/Kiritimati'), '2027-01-01');
    assert.is(await from('&from=today&tz=Pacific/Pago_Pago'), '2026-12-30');
  } finally {
    await newYearsEve.close();
  }
});

test('every calendar has its own n', async () => {
  const { calendars } = await next('calendars=XNYS,eur,EUR&from=2026-12-01&n=3');
  assert.equal(
    calendars.map(({ id, entries }) => `${id} ${entries.map(({ date }) => date).join(' ')}`),
    ['XNYS 2026-12-24 2026-12-25 2027-01-01', 'EUR 2026-12-25 2026-12-26 2027-01-01'],
  );
});

test('working weekend days only when they are asked for', async () => {
  const { calendars } = await next('calendars=CN&from=2026-01-01&n=30');
  assert.ok(calendars[0]!.entries.every(({ kind }) => kind !== 'weekend_workday'));
  assert.equal(await dates('calendars=CN&from=2026-02-01&n=2&kind=weekend_workday'), [
    '2026-02-14',
    '2026-02-28',
  ]);
  assert.equal(await dates('calendars=XNYS&from=2026-02-01&n=2&kind=early_close'), [
    '2026-11-27',
    '2026-12-24',
  ]);
  assert.equal(await dates('calendars=XNYS&from=2026-11-27&n=1&kind=holiday'), ['2026-12-25']);
});

test('complete is false when the data ends first', async () => {
  const end = (await next(`calendars=XNYS&from=${LAST}-12-01&n=10`)).calendars[0]!;
  assert.is(end.complete, false);
  assert.ok(end.entries.length < 10 && end.entries.some(({ date }) => date === `${LAST}-12-25`));
  const exact = (await next(`calendars=XNYS&from=${LAST}-12-01&n=${end.entries.length}`))
    .calendars[0]!;
  assert.is(exact.complete, true, 'as many as there are');
  const none = (await next('calendars=XNYS&from=2026-01-01&n=1&kind=weekend_workday'))
    .calendars[0]!;
  assert.equal([none.complete, none.entries], [false, []]);
});

test('include=sources and lang', async () => {
  const { calendars } = await next('calendars=EUR&from=2026-01-01&n=1&include=sources');
  assert.ok(calendars[0]!.entries[0]!.sources!.length > 0);
  assert.ok(!('sources' in (await next('calendars=EUR&n=1')).calendars[0]!.entries[0]!));
  const name = async (lang: string) =>
    (await next(`calendars=DE&from=2026-01-01&n=1&lang=${lang}`)).calendars[0]!.entries[0]!.name;
  assert.equal(
    [await name('de'), await name('DE'), await name('xx')],
    ['Neujahr', 'Neujahr', "New Year's Day"],
  );
});

test('text: one date a line, for one calendar', async () => {
  const text = await requestText(server, `${PATH}?calendars=XNYS&from=2026-12-01&n=3&format=text`);
  assert.is(text, '2026-12-24\n2026-12-25\n2027-01-01');
  await refused('calendars=XNYS,EUR&format=text', 'format', 'text', '2', 'one');
});

test('csv: one row an entry', async () => {
  const { columns, rows } = await requestCsv(
    server,
    `${PATH}?calendars=XNYS,EUR&from=2026-12-24&n=1&format=csv`,
  );
  assert.equal(columns, [
    'calendar',
    'date',
    'kind',
    'name',
    'close_time',
    'status',
    'observed',
    'coverage',
    'may_move_days',
    'basis',
  ]);
  assert.equal(
    rows.map(({ calendar, date, kind, close_time, observed }) =>
      [calendar, date, kind, close_time, observed].join(' '),
    ),
    ['XNYS 2026-12-24 early_close 13:00 false', 'EUR 2026-12-25 holiday  false'],
  );
  const withSources = await requestCsv(
    server,
    `${PATH}?calendars=EUR&n=1&format=csv&include=sources`,
  );
  assert.equal(withSources.columns.slice(-2), ['sources', 'citation']);
});

test('n within its bounds', async () => {
  assert.is((await dates('calendars=XNYS&from=1990-01-01&n=1000')).length > 500, true);
  for (const wrong of ['0', '-1', '1001', '2.5', 'ten', '', '+1001', '+', '1e2']) {
    await refused(`calendars=XNYS&n=${encodeURIComponent(wrong)}`, 'n', `"${wrong}"`, '1 to 1000');
  }
});

test('a start outside the data', async () => {
  const outside = (query: string, ...words: string[]) =>
    requestProblem(server, `${PATH}?${query}`, 422, 'out_of_coverage', ...words);
  await outside(`calendars=XNYS&from=${AFTER}-01-01`, `${AFTER}-01-01`, 'XNYS', '1990', `${LAST}`);
  await outside('calendars=XNYS,EUR&from=1998-12-31', '1998-12-31', 'EUR', '1999');
});

test('dates, words and repeated parameters', async () => {
  await refused('calendars=XNYS&from=2026-02-30', 'from', '"2026-02-30"', 'YYYY-MM-DD');
  await refused('calendars=XNYS&kind=all', 'kind', '"all"', 'weekend_workday');
  await refused('calendars=XNYS&include=names', 'include', '"names"', 'sources');
  await refused('calendars=XNYS&format=html', 'format', '"html"', 'text');
  await refused('calendars=XNYS&tz=Moon', 'tz', '"Moon"', 'IANA');
  await refused('n=3', 'calendars', 'missing');
  for (const name of ['calendars', 'lang', 'include', 'kind', 'tz', 'format', 'from', 'n']) {
    await refused(`calendars=XNYS&${name}=1&${name}=1`, name, 'more than once');
  }
  await requestProblem(server, `${PATH}?calendars=EURO`, 400, 'unknown_calendar', '"EURO"', 'EUR');
  const eleven = Array.from({ length: 11 }, () => 'XNYZ').join();
  await requestProblem(
    server,
    `${PATH}?calendars=${eleven}`,
    400,
    'too_many_calendars',
    'calendars',
    '11',
    '10',
  );
});

test.run();
