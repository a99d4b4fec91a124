import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type HolidaysAnswer,
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

/** GET /v1/holidays */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const holidays = (query: string) => request<HolidaysAnswer>(server, `/v1/holidays?${query}`);
const refused = (query: string, ...words: string[]) =>
  requestProblem(server, `/v1/holidays?${query}`, 400, 'invalid_parameter', ...words);

/** New York 2026: ten holidays, one of them observed a day early as well, and two early closes. */
const NEW_YORK_2026 = [
  '2026-01-01 holiday',
  '2026-01-19 holiday',
  '2026-02-16 holiday',
  '2026-04-03 holiday',
  '2026-05-25 holiday',
  '2026-06-19 holiday',
  '2026-07-03 holiday',
  '2026-07-04 holiday',
  '2026-09-07 holiday',
  '2026-11-26 holiday',
  '2026-11-27 early_close',
  '2026-12-24 early_close',
  '2026-12-25 holiday',
];
/** The working weekends of China 2026 as the State Council set them. */
const CHINA_WORKS_2026 = [
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
];

test('the year of New York', async () => {
  const { from, to, calendars } = await holidays('calendars=XNYS&from=2026-01-01&to=2026-12-31');
  assert.equal([from, to, calendars.length], ['2026-01-01', '2026-12-31', 1]);
  assert.equal([calendars[0]!.id, calendars[0]!.name], ['XNYS', 'New York Stock Exchange']);
  assert.equal(
    calendars[0]!.entries.map(({ date, kind }) => `${date} ${kind}`),
    NEW_YORK_2026,
  );
  assert.equal(
    calendars[0]!.entries.filter(({ observed }) => observed).map(({ date }) => date),
    ['2026-07-03'],
  );
});

test('the closing days of T2 and the working weekends of China', async () => {
  const { calendars } = await holidays('calendars=EUR,CN&from=2026-01-01&to=2026-12-31');
  assert.equal(
    calendars[0]!.entries.map(({ date }) => date),
    ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2026-12-26'],
  );
  const works = calendars[1]!.entries.filter(({ kind }) => kind === 'weekend_workday');
  assert.equal(
    works.map(({ date }) => date),
    CHINA_WORKS_2026,
  );
});

test('both ends of the range count', async () => {
  const { calendars } = await holidays('calendars=XNYS&from=2026-11-26&to=2026-12-24');
  assert.equal(
    calendars[0]!.entries.map(({ date }) => date),
    ['2026-11-26', '2026-11-27', '2026-12-24'],
  );
  assert.is(
    (await holidays('calendars=XNYS&from=2026-11-26&to=2026-11-26')).calendars[0]!.entries.length,
    1,
  );
  assert.equal(
    (await holidays('calendars=XNYS&from=2026-08-01&to=2026-08-31')).calendars[0]!.entries,
    [],
  );
});

test('defaults: this year; to the end of the year of from', async () => {
  const thisYear = await holidays('calendars=XNYS');
  assert.equal([thisYear.from, thisYear.to], ['2026-01-01', '2026-12-31']);
  const later = await holidays('calendars=XNYS&from=2031-07-01');
  assert.equal([later.from, later.to], ['2031-07-01', '2031-12-31']);
  const until = await holidays('calendars=XNYS&to=2026-03-01');
  assert.equal([until.from, until.to], ['2026-01-01', '2026-03-01']);
});

test('today in both ends, and the year that it is there', async () => {
  const newYearsEve = await startServer({ now: () => Date.UTC(2026, 11, 31, 10, 30) });
  try {
    const range = async (query: string) => {
      const { from, to } = await request<HolidaysAnswer>(
        newYearsEve,
        `/v1/holidays?calendars=XNYS${query}`,
      );
      return `${from} ${to}`;
    };
    assert.is(await range('&from=today'), '2026-12-31 2026-12-31');
    assert.is(await range('&from=today&tz=Pacific/Kiritimati'), '2027-01-01 2027-12-31');
    assert.is(await range('&from=today&tz=Pacific/Pago_Pago'), '2026-12-30 2026-12-31');
    assert.is(
      await range('&tz=Pacific/Kiritimati'),
      '2027-01-01 2027-12-31',
      'the default is of the zone as well',
    );
    assert.is(await range('&tz=Pacific/Pago_Pago'), '2026-01-01 2026-12-31');
    assert.is(await range('&from=2026-12-01&to=today'), '2026-12-01 2026-12-31');
    assert.is(await range('&from=today&days=3'), '2026-12-31 2027-01-02');
  } finally {
    await newYearsEve.close();
  }
});

test('days instead of to', async () => {
  const week = await holidays('calendars=XNYS&from=2026-12-24&days=2');
  assert.equal(
    [week.from, week.to, week.calendars[0]!.entries.length],
    ['2026-12-24', '2026-12-25', 2],
  );
  const one = await holidays('calendars=XNYS&from=2026-12-25&days=1');
  assert.equal([one.to, one.calendars[0]!.entries.length], ['2026-12-25', 1]);
  assert.is(
    (await holidays('calendars=XNYS&days=31')).to,
    '2026-01-31',
    'from 1 January when from is not given',
  );
  assert.is(
    (await holidays('calendars=US&from=1990-01-01&days=25933')).to,
    `${lastYear('US')}-12-31`,
    'all 71 years',
  );
});

test('days and to together, days out of bounds', async () => {
  await refused('calendars=XNYS&from=2026-01-01&to=2026-01-31&days=31', 'days', 'to');
  for (const wrong of [
    '0',
    '-5',
    '36601',
    '1.5',
    '1e3',
    '0x10',
    '',
    'ten',
    '99999999999999999999',
  ]) {
    await refused(`calendars=XNYS&days=${wrong}`, 'days', `"${wrong}"`, '1 to 36600');
  }
});

test('from after to', async () => {
  await refused(
    'calendars=XNYS&from=2026-05-01&to=2026-04-30',
    'from',
    '2026-05-01',
    'to',
    '2026-04-30',
  );
  await refused('calendars=XNYS&to=2025-12-31', 'from', '2026-01-01', '2025-12-31');
});

test('kind keeps one kind', async () => {
  const only = async (kind: string, calendar: string) =>
    (await holidays(`calendars=${calendar}&from=2026-01-01&kind=${kind}`)).calendars[0]!.entries;
  assert.equal(
    (await only('early_close', 'XNYS')).map(({ date, close_time }) => `${date} ${close_time}`),
    ['2026-11-27 13:00', '2026-12-24 13:00'],
  );
  assert.is((await only('holiday', 'XNYS')).length, 11);
  assert.equal(await only('weekend_workday', 'XNYS'), []);
  assert.equal(
    (await only('weekend_workday', 'CN')).map(({ date }) => date),
    CHINA_WORKS_2026,
  );
});

test('include=sources names the sources, otherwise none are there', async () => {
  const { calendars } = await holidays('calendars=EUR,AD&from=2026-01-01&include=sources');
  for (const entry of calendars[0]!.entries) {
    assert.is(entry.coverage, 'verified');
    assert.ok(entry.sources!.length > 0, 'a verified date names its source');
  }
  assert.ok(calendars[1]!.entries.every(({ sources }) => Array.isArray(sources)));
  const without = await holidays('calendars=EUR&from=2026-01-01');
  assert.ok(without.calendars[0]!.entries.every((entry) => !('sources' in entry)));
});

test('the ids of sources are those of the calendar', async () => {
  const { calendars } = await holidays(
    'calendars=XNYS&from=2015-01-01&to=2030-12-31&include=sources',
  );
  const { calendar } = await server.json<{ calendar: { sources: { id: string }[] } }>(
    '/v1/calendars/XNYS',
  );
  const known = new Set(calendar.sources.map(({ id }) => id));
  for (const { sources } of calendars[0]!.entries)
    for (const id of sources!) assert.ok(known.has(id), id);
});

test('names in the language asked, else in English', async () => {
  const first = async (calendar: string, lang: string) =>
    (await holidays(`calendars=${calendar}&from=2026-01-01&lang=${lang}`)).calendars[0]!.entries[0]!
      .name;
  assert.is(await first('DE', 'de'), 'Neujahr');
  assert.is(await first('DE', 'en'), "New Year's Day");
  assert.is(await first('DE', 'qqq'), "New Year's Day");
  assert.is(await first('JP', 'ja'), '元日');
});

test('ids in any case, each once, in the order asked', async () => {
  const { calendars } = await holidays('calendars=eur,XNYS,EUR&from=2026-01-01');
  assert.equal(
    calendars.map(({ id }) => id),
    ['EUR', 'XNYS'],
  );
});

test('text: one date a line, for one calendar', async () => {
  const text = await requestText(server, '/v1/holidays?calendars=XNYS&from=2026-12-01&format=text');
  assert.is(text, '2026-12-24\n2026-12-25');
  const none = await requestText(
    server,
    '/v1/holidays?calendars=XNYS&from=2026-08-01&days=5&format=text',
  );
  assert.is(none, '');
  await refused('calendars=XNYS,EUR&format=text', 'format', 'text', '2', 'one');
});

test('csv: one row an entry, the same as json', async () => {
  const query = 'calendars=XNYS,EUR,CN&from=2026-01-01&to=2026-12-31';
  const { columns, rows } = await requestCsv(server, `/v1/holidays?${query}&format=csv`);
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
  const { calendars } = await holidays(query);
  const expected = calendars.flatMap(({ id, entries }) =>
    entries.map(({ close_time, observed, may_move_days, basis, ...rest }) => ({
      calendar: id,
      ...rest,
      close_time: close_time ?? '',
      observed: String(observed),
      may_move_days: String(may_move_days ?? ''),
      basis: String(basis ?? ''),
    })),
  );
  assert.equal(rows, expected);
  assert.ok(rows.some(({ name }) => name === 'Martin Luther King, Jr. Day'));
});

test('csv with sources, separated by spaces', async () => {
  const query = 'calendars=XNYS&from=2026-01-01&include=sources';
  const { columns, rows } = await requestCsv(server, `/v1/holidays?${query}&format=csv`);
  assert.equal(columns.slice(-2), ['sources', 'citation']);
  const { calendars } = await holidays(query);
  assert.equal(
    rows.map(({ sources }) => sources),
    calendars[0]!.entries.map(({ sources }) => sources!.join(' ')),
  );
});

test('statuses: confirmed by rule, estimated for moon-sighted feasts', async () => {
  const { calendars } = await holidays('calendars=AE,XNYS&from=2040-01-01');
  const eid = calendars[0]!.entries.filter(({ name }) => name.includes('Eid al-Fitr'));
  assert.ok(eid.length > 0 && eid.every(({ status }) => status === 'estimated'));
  assert.ok(calendars[1]!.entries.every(({ status }) => status === 'confirmed'));
});

test('a range that leaves the data of any calendar asked', async () => {
  const outside = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/holidays?${query}`, 422, 'out_of_coverage', ...words);
  await outside(
    'calendars=XNYS&from=1989-12-31&to=1990-01-31',
    '1989-12-31',
    'XNYS',
    '1990',
    `${LAST}`,
  );
  await outside(`calendars=XNYS&from=${LAST}-12-01&days=32`, `${AFTER}-01-01`, 'XNYS', `${LAST}`);
  await outside('calendars=XNYS,EUR&from=1995-01-01', '1995-01-01', 'EUR', '1999');
  await outside('calendars=XNYS&from=9999-12-31&days=36600', 'XNYS');
});

test('dates, words and repeated parameters', async () => {
  await refused('calendars=XNYS&from=2026-02-30', 'from', '"2026-02-30"', 'YYYY-MM-DD');
  await refused('calendars=XNYS&to=2026-04-31', 'to', '"2026-04-31"', 'YYYY-MM-DD');
  await refused('calendars=XNYS&from=', 'from', '""', 'YYYY-MM-DD');
  await refused(
    'calendars=XNYS&kind=party',
    'kind',
    '"party"',
    'holiday',
    'early_close',
    'weekend_workday',
  );
  await refused('calendars=XNYS&include=all', 'include', '"all"', 'sources');
  await refused('calendars=XNYS&format=ics', 'format', '"ics"', 'csv');
  await refused('calendars=XNYS&tz=Nowhere', 'tz', '"Nowhere"', 'IANA');
  await refused('from=2026-01-01', 'calendars', 'missing');
  for (const name of [
    'calendars',
    'lang',
    'include',
    'kind',
    'tz',
    'format',
    'from',
    'to',
    'days',
  ]) {
    await refused(`calendars=XNYS&${name}=1&${name}=1`, name, 'more than once');
  }
  await requestProblem(
    server,
    '/v1/holidays?calendars=XNYZ',
    400,
    'unknown_calendar',
    '"XNYZ"',
    'XNYS',
  );
  const eleven = Array.from({ length: 11 }, (_, at) => `DE:${at}`).join();
  await requestProblem(
    server,
    `/v1/holidays?calendars=${eleven}`,
    400,
    'too_many_calendars',
    'calendars',
    '11',
    '10',
  );
});

test.run();
