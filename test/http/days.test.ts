import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type DayAnswer,
  request,
  requestCsv,
  requestProblem,
  requestText,
} from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** A calendar on which no publication was found. */
const UNVERIFIED = releaseData().meta.calendars.find(({ sources }) => sources.length === 0)!.id;

/** GET /v1/days/{date} */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const day = (date: string, calendars: string, more = '') =>
  request<DayAnswer>(server, `/v1/days/${date}?calendars=${calendars}${more}`);
const text = (date: string, calendars: string, more = '') =>
  requestText(server, `/v1/days/${date}?calendars=${calendars}&format=text${more}`);
const ELEVEN = 'AT,BE,CH,DE,DK,ES,FI,FR,IE,IT,NL';

test('New York closes at 13:00 on Christmas Eve 2026', async () => {
  const { date, mode, is_business_day, calendars } = await day('2026-12-24', 'XNYS');
  assert.equal([date, mode, is_business_day], ['2026-12-24', 'all', true]);
  const { id, status, close_time, entries } = calendars[0]!;
  assert.equal([id, status, close_time], ['XNYS', 'early_close', '13:00']);
  assert.is(entries.length, 1);
  assert.equal([entries[0]!.kind, entries[0]!.close_time], ['early_close', '13:00']);
});

test('closed, weekend and open days', async () => {
  const christmas = (await day('2026-12-25', 'XNYS')).calendars[0]!;
  assert.equal(
    [christmas.status, christmas.is_business_day, christmas.close_time],
    ['closed', false, null],
  );
  assert.is(christmas.entries[0]!.name, 'Christmas Day');
  const saturday = (await day('2026-12-19', 'XNYS')).calendars[0]!;
  assert.equal(
    [saturday.status, saturday.is_business_day, saturday.entries],
    ['weekend', false, []],
  );
  const monday = (await day('2026-12-21', 'XNYS')).calendars[0]!;
  assert.equal([monday.status, monday.is_business_day, monday.entries], ['open', true, []]);
});

test('a holiday on a Saturday is closed, and the Friday before is its observed day', async () => {
  const fourth = (await day('2026-07-04', 'XNYS')).calendars[0]!;
  assert.equal(
    [fourth.status, fourth.entries[0]!.kind, fourth.entries[0]!.observed],
    ['closed', 'holiday', false],
  );
  const third = (await day('2026-07-03', 'XNYS')).calendars[0]!;
  assert.equal(
    [third.status, third.entries[0]!.kind, third.entries[0]!.observed],
    ['closed', 'holiday', true],
  );
});

test('T2 is open on Armistice Day, on which France is closed', async () => {
  const all = await day('2026-11-11', 'EUR,FR');
  assert.is(all.is_business_day, false);
  assert.equal(
    all.calendars.map(({ id, status }) => `${id} ${status}`),
    ['EUR open', 'FR closed'],
  );
  const any = await day('2026-11-11', 'EUR,FR', '&mode=any');
  assert.equal([any.mode, any.is_business_day], ['any', true]);
  assert.equal(any.calendars, all.calendars, 'the mode only combines');
});

test('China works on the Saturday before the Spring Festival of 2026', async () => {
  const { calendars, is_business_day } = await day('2026-02-14', 'CN');
  assert.is(is_business_day, true);
  assert.equal([calendars[0]!.status, calendars[0]!.entries[0]!.kind], ['open', 'weekend_workday']);
  assert.is(
    (await day('2026-02-15', 'CN')).calendars[0]!.status,
    'closed',
    'the festival begins on the Sunday',
  );
  assert.is(
    (await day('2026-02-07', 'CN')).calendars[0]!.status,
    'weekend',
    'other Saturdays are free',
  );
});

test('coverage: verified only when every calendar is', async () => {
  const verified = await day('2026-12-25', 'XNYS,EUR');
  assert.equal(
    [verified.coverage, ...verified.calendars.map(({ coverage }) => coverage)],
    Array(3).fill('verified'),
  );
  const mixed = await day('2026-12-25', `EUR,${UNVERIFIED}`, '&mode=any');
  assert.is(mixed.coverage, 'library');
  assert.is(mixed.calendars[0]!.coverage, 'verified');
  assert.is(mixed.calendars[1]!.coverage, 'library');
  assert.is(
    (await day('2058-12-25', 'EUR')).coverage,
    'library',
    'nobody has published so far ahead',
  );
});

test('ids in any case and with spaces, each once, in the order asked', async () => {
  const { calendars } = await day('2026-12-25', 'eur,xnys,EUR,%20de:by,Xnys');
  assert.equal(
    calendars.map(({ id }) => id),
    ['EUR', 'XNYS', 'DE:BY'],
  );
});

test('ten calendars are answered, eleven are too many', async () => {
  const ten = ELEVEN.split(',').slice(0, 10);
  assert.equal(
    (await day('2026-12-25', ten.join())).calendars.map(({ id }) => id),
    ten,
  );
  await requestProblem(
    server,
    `/v1/days/2026-12-25?calendars=${ELEVEN}`,
    400,
    'too_many_calendars',
    'calendars',
    '11',
    '10',
  );
});

test('names in the language asked, else in English', async () => {
  const name = async (calendar: string, lang: string) =>
    (await day('2026-01-01', calendar, lang)).calendars[0]!.entries[0]!.name;
  assert.is(await name('DE', ''), "New Year's Day");
  assert.is(await name('DE', '&lang=de'), 'Neujahr');
  assert.is(await name('DE', '&lang=DE'), 'Neujahr');
  assert.is(await name('FR', '&lang=fr'), 'Nouvel An');
  assert.is(await name('DE', '&lang=qq'), "New Year's Day");
  const { calendars } = await day('2026-11-26', 'XNYS', '&lang=sw');
  assert.is(calendars[0]!.entries[0]!.name, 'Thanksgiving Day', 'a name that has no such language');
});

test('text: each field', async () => {
  assert.is(await text('2026-12-24', 'XNYS'), 'true');
  assert.is(await text('2026-12-25', 'XNYS'), 'false');
  assert.is(await text('2026-11-11', 'EUR,FR'), 'false');
  assert.is(await text('2026-11-11', 'EUR,FR', '&mode=any&field=is_business_day'), 'true');
  assert.is(await text('2026-12-25', 'XNYS', '&field=is_holiday'), 'true');
  assert.is(await text('2026-12-24', 'XNYS', '&field=is_holiday'), 'false');
  assert.is(
    await text('2026-12-19', 'XNYS', '&field=is_holiday'),
    'false',
    'a weekend is no holiday',
  );
  assert.is(await text('2026-12-24', 'XNYS', '&field=is_early_close'), 'true');
  assert.is(await text('2026-12-25', 'XNYS', '&field=is_early_close'), 'false');
  assert.is(await text('2026-12-24', 'XNYS', '&field=close_time'), '13:00');
  assert.is(await text('2026-12-23', 'XNYS', '&field=close_time'), '', 'null is empty');
  assert.is(await text('2026-12-24', 'XNYS', '&field=status'), 'early_close');
  assert.is(await text('2026-12-25', 'XNYS', '&field=status'), 'closed');
  assert.is(await text('2026-12-26', 'XNYS', '&field=status'), 'weekend');
  assert.is(await text('2026-12-28', 'XNYS', '&field=status'), 'open');
});

test('text: a field of one calendar needs exactly one', async () => {
  for (const field of ['is_holiday', 'is_early_close', 'close_time', 'status']) {
    const path = `/v1/days/2026-12-24?calendars=XNYS,EUR&format=text&field=${field}`;
    await requestProblem(
      server,
      path,
      400,
      'invalid_parameter',
      'field',
      field,
      'exactly one calendar',
    );
    assert.type(
      await text('2026-12-24', 'XNYS,xnys', `&field=${field}`),
      'string',
      'the same one twice is one',
    );
  }
});

test('csv: one row a calendar', async () => {
  const { columns, rows } = await requestCsv(
    server,
    '/v1/days/2026-12-24?calendars=XNYS,EUR,FR&format=csv',
  );
  assert.equal(columns, [
    'calendar',
    'date',
    'status',
    'is_business_day',
    'close_time',
    'coverage',
    'name',
    'estimated',
    'basis',
  ]);
  assert.equal(
    rows.map(({ calendar, date, status, is_business_day, close_time }) =>
      [calendar, date, status, is_business_day, close_time].join(' '),
    ),
    [
      'XNYS 2026-12-24 early_close true 13:00',
      'EUR 2026-12-24 open true ',
      'FR 2026-12-24 open true ',
    ],
  );
  const king = await requestCsv(server, '/v1/days/2026-01-19?calendars=XNYS&format=csv');
  assert.is(king.rows[0]!.name, 'Martin Luther King, Jr. Day', 'a name with a comma');
});

test('today with tz=local: the date that it is in each calendar', async () => {
  // 00:30 in Tokyo, a holiday; 10:30 in New York, the day before.
  const yearsEnd = await startServer({ now: () => Date.UTC(2026, 11, 31, 15, 30) });
  try {
    const path = '/v1/days/today?calendars=XTKS,XNYS&tz=local';
    const answer = await request<DayAnswer>(yearsEnd, path);
    const parts = answer.calendars as (DayAnswer['calendars'][number] & {
      date: string;
      timezone: string;
    })[];
    assert.equal(
      parts.map(({ id, date, timezone, status }) => [id, date, timezone, status]),
      [
        ['XTKS', '2027-01-01', 'Asia/Tokyo', 'closed'],
        ['XNYS', '2026-12-31', 'America/New_York', 'open'],
      ],
    );
    assert.equal(
      [answer.date, answer.is_business_day],
      ['2027-01-01', false],
      'the date of the first',
    );
    assert.is(parts[0]!.entries[0]!.date, '2027-01-01');
    assert.is(await requestText(yearsEnd, `${path}&mode=any&format=text`), 'true');
    const { rows } = await requestCsv(yearsEnd, `${path}&format=csv`);
    assert.equal(
      rows.map(({ date }) => date),
      ['2027-01-01', '2026-12-31'],
    );
    const first = await yearsEnd.get(path);
    const etag = first.headers.get('etag')!;
    assert.match(etag, /2027-01-01_2026-12-31/);
    assert.match(first.headers.get('cache-control')!, /max-age=0/);
    assert.is((await yearsEnd.get(path, { headers: { 'if-none-match': etag } })).status, 304);
    // Beside a date it means nothing, and elsewhere it is no zone.
    const dated = await request<DayAnswer>(
      yearsEnd,
      '/v1/days/2026-12-31?calendars=XTKS,XNYS&tz=local',
    );
    assert.equal([dated.date, 'date' in dated.calendars[0]!], ['2026-12-31', false]);
    const elsewhere = '/v1/business-days/next?date=today&calendars=XNYS&tz=local';
    await requestProblem(yearsEnd, elsewhere, 400, 'invalid_parameter', 'tz', '"local"', 'IANA');
  } finally {
    await yearsEnd.close();
  }
});

test('today in the zone of tz: three dates at one instant', async () => {
  const newYearsEve = await startServer({ now: () => Date.UTC(2026, 11, 31, 10, 30) });
  try {
    const today = async (tz: string) => {
      const path = `/v1/days/today?calendars=XNYS${tz}`;
      const { date, calendars } = await request<DayAnswer>(newYearsEve, path);
      return `${date} ${calendars[0]!.status}`;
    };
    assert.is(await today(''), '2026-12-31 open', 'UTC is the default');
    assert.is(await today('&tz=Pacific/Kiritimati'), '2027-01-01 closed', 'UTC+14');
    assert.is(await today('&tz=Pacific/Pago_Pago'), '2026-12-30 open', 'UTC-11');
    assert.is(await today('&tz=pacific/kiritimati'), '2027-01-01 closed', 'zone names in any case');
    assert.is(await today('&tz=Asia/Tokyo'), '2026-12-31 open');
  } finally {
    await newYearsEve.close();
  }
});

test('a zone changes nothing where a date is given', async () => {
  assert.equal(
    await day('2026-12-24', 'XNYS', '&tz=Pacific/Kiritimati'),
    await day('2026-12-24', 'XNYS'),
  );
});

test('dates that do not exist or have another form', async () => {
  const wrong = [
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2027-02-29',
    '26-01-01',
    '2026-1-1',
    '20260101',
    'to day',
  ];
  for (const date of [...wrong, 'tomorrow', '2026-01-01T00:00', '+2026-01-01', '２０２６-01-01']) {
    const path = `/v1/days/${encodeURIComponent(date)}?calendars=XNYS`;
    await requestProblem(
      server,
      path,
      400,
      'invalid_parameter',
      'date',
      `"${date}"`,
      'YYYY-MM-DD',
      'today',
    );
  }
  assert.is((await day('2028-02-29', 'XNYS')).date, '2028-02-29', 'a leap day');
});

test('a date outside the data of any calendar asked', async () => {
  const outside = (date: string, calendars: string, ...words: string[]) =>
    requestProblem(
      server,
      `/v1/days/${date}?calendars=${calendars}`,
      422,
      'out_of_coverage',
      date,
      ...words,
    );
  await outside('1989-12-31', 'XNYS', 'XNYS', '1990', `${LAST}`);
  await outside(`${AFTER}-01-01`, 'XNYS', 'XNYS', '1990', `${LAST}`);
  await outside('1998-12-31', 'XNYS,EUR', 'EUR', '1999');
  await outside('1998-12-31', 'XNYS,EUR&mode=any', 'EUR', '1999');
  await outside('0000-01-01', 'XNYS', 'XNYS');
  await outside('9999-12-31', 'XNYS', 'XNYS');
  assert.is(
    (await day('1990-01-01', 'XNYS')).calendars[0]!.status,
    'closed',
    'the first day of data',
  );
  assert.is((await day(`${LAST}-12-31`, 'XNYS')).date, `${LAST}-12-31`, 'the last day of data');
});

test('calendars: missing, empty, unknown', async () => {
  const at = '/v1/days/2026-12-24';
  await requestProblem(server, at, 400, 'invalid_parameter', 'calendars', 'missing', 'ids');
  await requestProblem(
    server,
    `${at}?calendars=`,
    400,
    'invalid_parameter',
    'calendars',
    '""',
    'ids',
  );
  await requestProblem(
    server,
    `${at}?calendars=XNYS,,EUR`,
    400,
    'invalid_parameter',
    'calendars',
    'empty',
  );
  await requestProblem(
    server,
    `${at}?calendars=XNYS,XLONN`,
    400,
    'unknown_calendar',
    '"XLONN"',
    'XLON',
  );
  await requestProblem(
    server,
    `${at}?calendars=DE-BZ`,
    400,
    'unknown_calendar',
    '"DE-BZ"',
    'DE:SN-BZ',
  );
});

test('wrong words and repeated parameters', async () => {
  const at = '/v1/days/2026-12-24?calendars=XNYS';
  const refused = (query: string, ...words: string[]) =>
    requestProblem(server, `${at}&${query}`, 400, 'invalid_parameter', ...words);
  await refused('mode=both', 'mode', '"both"', 'all', 'any');
  await refused('format=xml', 'format', '"xml"', 'json', 'csv', 'text');
  await refused('field=open', 'field', '"open"', 'is_business_day', 'close_time');
  await refused('tz=Mars/Phobos', 'tz', '"Mars/Phobos"', 'IANA');
  await refused('tz=', 'tz', '""', 'IANA');
  await refused('tz=%2B05:00', 'tz', '"+05:00"', 'IANA');
  await refused('lang=d', 'lang', '"d"', 'language');
  await refused('lang=en_US', 'lang', '"en_US"', 'language');
  for (const name of ['calendars', 'mode', 'format', 'tz', 'lang', 'field']) {
    await refused(`${name}=a&${name}=a`, name, 'more than once');
  }
});

test.run();
